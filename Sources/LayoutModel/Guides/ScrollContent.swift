extension Layout {
  /// Returns an item of a constraint, with the guide `content` if the item refers to the content of a scroll view.
  ///
  /// As in UIKit, in a constraint between a scroll view and its subview, edges and margins of the scroll view refer to
  /// its content; widths, heights and centers refer to its frame.
  ///
  /// - Parameter others: the other views of the constraint.
  public func resolvingContentArea(_ item: Item, beside others: some Sequence<ViewID>) -> Item {
    guard item.guide == nil, self[item.view].kind == .scroll, item.attribute.isEdgeOrMargin,
      others.contains(where: { self[$0].parent == item.view })
    else { return item }
    return Item(item.view, .content, item.attribute)
  }
}

extension Layout {
  /// For each view, by `ViewID.index`, indicates whether a scroll view contains the view. Cost: linear in the number of
  /// views.
  public var isInScroll: [Bool] {
    var isInside = [Bool](repeating: false, count: views.count)
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      isInside[index] = isInside[parent.index] || self[parent].kind == .scroll
    }
    return isInside
  }
}

extension Attribute {
  /// Indicates whether the attribute is an edge or the margin at an edge.
  public var isEdgeOrMargin: Bool { withoutMargin.isStart || withoutMargin.isEnd }
}
