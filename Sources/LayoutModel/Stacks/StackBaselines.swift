/// The members that provide the baselines of stacks, by the rules of UIKit or AppKit.
public struct StackBaselines {
  private var first: [ViewID?]
  private var last: [ViewID?]

  /// Finds the members that provide the baselines of each stack; `nil` if the layout has no stacks.
  ///
  /// Cost: linear in the number of views.
  public init?(_ layout: Layout) {
    guard layout.views.contains(where: { $0.stack != nil }) else { return nil }
    first = Array(repeating: nil, count: layout.views.count)
    last = first
    for (index, view) in layout.views.enumerated() {
      guard view.isArranged, !view.isHidden, let stack = view.parent?.index else { continue }
      if let arrangement = layout.views[stack].stack, arrangement.rules != .uiKit,
        arrangement.axis == .horizontal
      {
        guard first[stack] == nil, view.baselines != nil || view.stack != nil else { continue }
        (first[stack], last[stack]) = (ViewID(index), ViewID(index))
      } else {
        first[stack] = first[stack] ?? ViewID(index)
        last[stack] = ViewID(index)
      }
    }
  }

  /// Returns the view that provides a view's baseline: for a stack, a member of the stack or of a stack nested in it;
  /// otherwise, the view itself.
  public func source(of view: ViewID, _ baseline: Attribute) -> ViewID {
    var view = view
    while let member = baseline == .firstBaseline ? first[view.index] : last[view.index] { view = member }
    return view
  }
}

extension Layout {
  /// Returns the view that provides a view's baseline, which is the view itself unless it is a stack.
  ///
  /// Cost: linear in the number of views.
  public func baselineSource(of view: ViewID, _ baseline: Attribute) -> ViewID {
    self[view].stack == nil ? view : StackBaselines(self)?.source(of: view, baseline) ?? view
  }
}
