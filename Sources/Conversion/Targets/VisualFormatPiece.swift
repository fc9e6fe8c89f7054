import LayoutModel

/// A constraint as a part of a visual format string: a view's size, or the distance between two elements.
struct VisualFormatPiece {
  enum Direction: Hashable {
    case leadingToTrailing, leftToRight, topToBottom
  }

  enum Element: Hashable {
    case view(ViewID)
    case superview(of: ViewID)
  }

  var direction: Direction
  /// The view that has the size or, for a distance, the element before the gap.
  var start: Element
  /// The element after the gap; `nil` for a size.
  var end: Element?
  /// The predicate, such as `>=8@750`; `nil` for the distance to a superview's margin, which is written as a bare `-`.
  var predicate: String?

  init(_ constraint: Constraint, in layout: Layout) throws(ConversionRefusal) {
    guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
      throw .moreThanTwoItems
    }
    guard constraint.identifier == nil else { throw .identifier }
    guard first.guide == nil, second?.guide == nil else { throw .layoutGuide }
    guard multiplier == 1 else { throw .multiplier }
    func predicate(_ relation: Relation, _ object: String) -> String {
      (relation == .equal ? "" : relation.rawValue) + object
        + (constraint.priority == Priority.required ? "" : "@\(spelled(constraint.priority))")
    }
    if first.attribute.isSize {
      direction = first.attribute == .width ? .leadingToTrailing : .topToBottom
      start = .view(first.view)
      self.predicate = predicate(constraint.relation, try Self.size(first, second, constant, in: layout))
      return
    }
    guard let second else { throw .attribute(first.attribute) }
    // If `first` comes before `second` on the line, negate the distance and mirror the relation.
    let (gap, distance, relation): (Gap, Double, Relation)
    if let forward = Self.gap(from: second, to: first, in: layout) {
      (gap, distance, relation) = (forward, constant, constraint.relation)
    } else if let backward = Self.gap(from: first, to: second, in: layout) {
      (gap, distance, relation) = (backward, 0 - constant, constraint.relation.mirrored)
    } else {
      let edges: Set<Attribute> = [.left, .right, .top, .bottom, .leading, .trailing]
      let inexpressible = [first.attribute, second.attribute].first { !edges.contains($0) }
      throw .attribute(inexpressible ?? first.attribute)
    }
    (direction, start, end) = (gap.direction, gap.start, gap.end)
    if !gap.isMargin {
      guard distance >= 0 else { throw .negativeGap }
      self.predicate = predicate(relation, spelled(distance))
    } else if distance != 0 || relation != .equal || constraint.priority != Priority.required {
      // In VFL, only a bare `-`, without a relation or priority, expresses the distance to a margin.
      throw .attribute(first.attribute.isMargin ? first.attribute : second.attribute)
    }
  }

  private static func size(
    _ first: Item, _ second: Item?, _ constant: Double, in layout: Layout
  ) throws(ConversionRefusal) -> String {
    guard first.view != .root else { throw .root }
    guard let second else { return spelled(constant) }
    guard second.attribute == first.attribute else { throw .attribute(second.attribute) }
    guard second.view != first.view else { throw .ownSize }
    guard constant == 0 else { throw .constant }
    return layout.writtenName(of: second.view)
  }

  private typealias Gap = (direction: Direction, start: Element, end: Element, isMargin: Bool)

  private static func gap(from earlier: Item, to later: Item, in layout: Layout) -> Gap? {
    let isFromSuperview = layout[later.view].parent == earlier.view
    let isToSuperview = layout[earlier.view].parent == later.view
    let (from, to) = (Element.view(earlier.view), Element.view(later.view))
    for (direction, start, end, startMargin, endMargin) in edges {
      switch (earlier.attribute, later.attribute) {
      case (end, start):
        guard earlier.view != .root, later.view != .root, earlier.view != later.view else { return nil }
        return (direction, from, to, false)
      case (start, start) where isFromSuperview:
        return (direction, .superview(of: later.view), to, false)
      case (startMargin, start) where isFromSuperview:
        return (direction, .superview(of: later.view), to, true)
      case (end, end) where isToSuperview: return (direction, from, .superview(of: earlier.view), false)
      case (end, endMargin) where isToSuperview: return (direction, from, .superview(of: earlier.view), true)
      default: continue
      }
    }
    return nil
  }

  private static let edges:
    [(direction: Direction, start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute)] =
      [
        (.leadingToTrailing, .leading, .trailing, .leadingMargin, .trailingMargin),
        (.leftToRight, .left, .right, .leftMargin, .rightMargin),
        (.topToBottom, .top, .bottom, .topMargin, .bottomMargin),
      ]
}
