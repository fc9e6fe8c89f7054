import LayoutModel

/// The content sizes of views; as in `UIStackView`, a stack has the size that its members need.
struct StackSizes {
  private let layout: Layout
  private let content: [ViewContent]
  private var members: [[ViewID]]

  init(_ layout: Layout, _ content: [ViewContent]) {
    self.layout = layout
    self.content = content
    members = [[ViewID]](repeating: [], count: layout.views.count)
    for (index, view) in layout.views.enumerated() where view.isArranged && !view.isHidden {
      if let parent = view.parent { members[parent.index].append(ViewID(index)) }
    }
  }

  /// Returns the content size of a view or stack along an axis, or `nil` if it has no content size.
  func size(of view: ViewID, _ axis: Axis) -> Double? {
    guard let stack = layout[view].stack else { return content[view.index].intrinsicSize[axis] }
    let members = members[view.index]
    let sizes = members.compactMap { size(of: $0, axis) }
    guard let largest = sizes.max() else { return nil }
    let margins = layout[view].margins
    let around =
      !stack.usesMargins
      ? 0 : margins.sum(axis)
    guard axis == stack.axis else { return largest + around }
    let gaps = members.dropLast().reduce(0) { $0 + (layout[$1].spacingAfter ?? stack.spacing) }
    let room =
      stack.distribution == .fillEqually ? largest * Double(members.count) : sizes.reduce(0, +)
    return room + gaps + around
  }
}
