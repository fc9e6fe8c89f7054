import Graphics
import LayoutModel

/// Returns constraints that keep views where an autoresizing mask, a cell, a table or a box places them.
///
/// - Parameter constrained: the indices of the views in the file's constraints.
func fixedFrames(
  of scene: InterfaceScene, _ saved: SavedGeometry, _ platform: InterfaceDocument.Platform,
  constrained: Set<Int>
) -> [Constraint] {
  var constraints: [Constraint] = []
  for (index, view) in scene.views.enumerated() {
    guard let parent = view.parent else { continue }
    func springs(_ axis: Axis, _ springs: Springs) {
      constraints += springs.constraints(index, in: parent, axis, scene, saved).map { constraint in
        var constraint = constraint
        // Xcode does not update the saved frame of a view that its stack has detached, so constraints in the file take
        // precedence over this frame.
        if view.isDetached { constraint.priority = Priority.required - 1 }
        return constraint
      }
    }
    switch view.placement(isConstrained: constrained.contains(index) || platform == .uiKit) {
    case .elsewhere: continue
    case .edges:
      for axis in Axis.allCases { springs(axis, .filling) }
    case .mask:
      let superview = scene.views[parent]
      let mask =
        superview.isScroll || view.role == .barItem ? nil : view.element.child("autoresizingMask")
      // A `UITableView` sets the widths of its rows, headers and footers, and a `UICollectionView` those of its headers
      // and footers.
      let isRow =
        view.entry.part == .rowContent
        || view.role == .cell
          && (superview.entry.className == "UITableView" || view.isSupplement(of: superview))
      springs(.horizontal, isRow ? .row : Springs(mask, .horizontal, isDown: true))
      springs(.vertical, Springs(mask, .vertical, isDown: superview.counts(downFor: view)))
    }
  }
  return constraints
}

/// The lengths along an axis that grow with the superview, as in an autoresizing mask: the view's size, the space
/// before the view, and the space after it.
struct Springs: Equatable {
  var before = false
  var size = false
  var after = false
  /// Indicates whether a view without flexible lengths keeps its distance from the bottom instead of the top, because
  /// the superview's y axis points up.
  var staysAtEnd = false

  /// Indicates whether the distances to the superview's left and right edges swap if the layout is right to left.
  var followsDirection = false

  static let filling = Springs(size: true)
  static let row = Springs(size: true, followsDirection: true)

  /// - Parameter isDown: whether the superview's y axis points down; `true` for the horizontal axis.
  init(_ mask: XMLElement?, _ axis: Axis, isDown: Bool) {
    func isFlexible(_ name: String) -> Bool { mask?.flag(name) == true }
    let (least, most) =
      axis == .horizontal ? ("flexibleMinX", "flexibleMaxX") : ("flexibleMinY", "flexibleMaxY")
    (before, after) = isDown ? (isFlexible(least), isFlexible(most)) : (isFlexible(most), isFlexible(least))
    size = isFlexible(axis == .horizontal ? "widthSizable" : "heightSizable")
    staysAtEnd = !isDown
  }

  private init(size: Bool, followsDirection: Bool = false) {
    (self.size, self.followsDirection) = (size, followsDirection)
  }

  fileprivate func constraints(
    _ index: Int, in parent: Int, _ axis: Axis, _ scene: InterfaceScene, _ saved: SavedGeometry
  ) -> [Constraint] {
    let (view, superview) = (ViewID(index), ViewID(parent))
    let size = axis.size
    let (rect, outer) = (saved.alignmentRects[index], saved.alignmentRects[parent])
    let place = axis == .horizontal ? rect.x - outer.x : rect.y - outer.y
    let length = axis == .horizontal ? rect.width : rect.height
    let room = axis == .horizontal ? outer.width : outer.height
    let isMirrored = followsDirection && abs(room - length - 2 * place) > 0.01
    let (start, end) =
      axis == .vertical
      ? (Attribute.top, Attribute.bottom) : isMirrored ? (.leading, .trailing) : (.left, .right)
    func constrain(
      _ attribute: Attribute, _ second: Attribute?, _ constant: Double, times multiplier: Double = 1
    ) -> Constraint {
      // If the superview is an `NSScrollView`, the new constraint refers to the edges of the superview's frame, not to
      // those of its content.
      let guide: LayoutGuide? =
        second?.isSize == false && scene.views[parent].showsPart ? .frame : nil
      return Constraint(
        .items(
          first: Item(view, attribute), second: second.map { Item(superview, guide, $0) },
          multiplier: multiplier, constant: constant), .equal, notation: .interfaceBuilder,
        span: scene.views[index].element.span)
    }
    let atStart = constrain(start, start, place)
    let atEnd = constrain(end, end, place + length - room)
    let asLong = constrain(size, nil, length)
    let after = max(0, room - place - length)
    /// Returns the fraction of the superview's growth that a flexible length receives, in proportion to the saved
    /// lengths: `share(10, beside: 30)` is 0.25. If both lengths are 0, the fraction is 0.5.
    func share(_ own: Double, beside others: Double) -> Double {
      own + others > 0 ? min(1, max(0, own / (own + others))) : 0.5
    }
    func growing(_ part: Double, _ one: Constraint, _ whole: Constraint) -> [Constraint] {
      part > 0.999
        ? [whole, one]
        : part < 0.001 ? [one, asLong] : [one, constrain(size, size, length - part * room, times: part)]
    }
    switch (before, self.size, self.after) {
    case (false, false, false): return staysAtEnd ? [atEnd, asLong] : [atStart, asLong]
    case (false, false, true): return [atStart, asLong]
    case (true, false, false): return [atEnd, asLong]
    case (false, true, false):
      // In a scroll view, the end edge would be that of the content, so constrain the view's size to the size of the
      // scroll view's frame instead.
      return [atStart, scene.views[parent].isScroll ? constrain(size, size, length - room) : atEnd]
    case (false, true, true): return growing(share(length, beside: after), atStart, atEnd)
    case (true, true, false): return growing(share(length, beside: max(0, place)), atEnd, atStart)
    case (true, false, true):
      let part = share(max(0, place), beside: after)
      if part < 0.001 { return [atStart, asLong] }
      if part > 0.999 { return [atEnd, asLong] }
      if abs(part - 0.5) < 0.001 {
        return [constrain(axis.middle, axis.middle, place + (length - room) / 2), asLong]
      }
      return [constrain(start, end, place - part * room, times: part), asLong]
    case (true, true, true):
      guard room > 0, place > 0, length > 0 else { return [atStart, atEnd] }
      return [
        constrain(start, end, 0, times: place / room), constrain(size, size, 0, times: length / room),
      ]
    }
  }
}

extension InterfaceView {
  fileprivate enum Placement {
    case elsewhere
    case edges
    case mask
  }

  fileprivate func placement(isConstrained: Bool) -> Placement {
    let keepsMask = element.flag("translatesAutoresizingMaskIntoConstraints") != false
    switch role {
    case .root, .gridded, .gridLine, .pane: return .elsewhere
    case .arranged: return isDetached ? .mask : .elsewhere
    case .cell, .content, .barItem: return .mask
    case .inset: return keepsMask || !isConstrained ? .edges : .elsewhere
    case .subview:
      if keepsMask || element.flag("fixedFrame") == true { return .mask }
      return !isConstrained && element.child("autoresizingMask") != nil ? .mask : .elsewhere
    }
  }

  /// Returns whether the view is a section header or footer of a collection view that scrolls vertically.
  fileprivate func isSupplement(of collection: InterfaceView) -> Bool {
    guard let key = element["key"], ["sectionHeaderView", "sectionFooterView"].contains(key) else {
      return false
    }
    let flow = collection.element.child("collectionViewFlowLayout", key: "collectionViewLayout")
    return flow.map { $0["scrollDirection"] != "horizontal" } ?? false
  }

  func counts(downFor view: InterfaceView) -> Bool {
    switch entry.direction {
    case .down: true
    case .up: false
    case .asDocument: view.entry.direction == .down
    }
  }
}
