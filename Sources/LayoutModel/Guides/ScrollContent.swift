extension Layout {
  /// Returns the item to which a constraint refers under UIKit's rule for scroll views: if an item is an edge or margin
  /// of a scroll view, and `others` contains a direct subview of that scroll view, the constraint refers to the edge or
  /// margin of the scroll view's content. Any other item is returned unchanged.
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
  /// Indicates for each view, by `ViewID.index`, whether a scroll view contains it. Cost: linear in the number of
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
  /// Indicates whether the attribute is an edge or an edge's margin.
  public var isEdgeOrMargin: Bool { withoutMargin.isStart || withoutMargin.isEnd }
}
