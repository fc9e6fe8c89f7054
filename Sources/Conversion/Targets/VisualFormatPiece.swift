import LayoutModel

/// The meaning of one constraint in the Visual Format Language: the size of a view, or a distance.
struct VisualFormatPiece {
  enum Direction: Hashable {
    case leadingToTrailing, leftToRight, topToBottom
  }

  /// A view, or the superview's edge next to one.
  enum Element: Hashable {
    case view(ViewID)
    case superview(of: ViewID)
  }

  enum Meaning {
    case size(ViewID, Size)
    case gap(from: Element, to: Element, distance: Distance)
  }

  enum Size {
    case constant(Double)
    case equal(ViewID)
  }

  enum Distance: Equatable {
    case constant(Double)
    /// A superview's margin.
    case standard
  }

  var direction: Direction
  var meaning: Meaning
  var relation: Relation
  var priority: Double

  init(_ constraint: Constraint, in layout: Layout) throws(ConversionRefusal) {
    guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
      throw ConversionRefusal(.moreThanTwoItems)
    }
    guard constraint.identifier == nil else { throw ConversionRefusal(.identifier) }
    guard first.guide == nil, second?.guide == nil else { throw ConversionRefusal(.layoutGuide) }
    guard multiplier == 1 else { throw ConversionRefusal(.multiplier) }
    priority = constraint.priority
    if first.attribute.isSize {
      direction = first.attribute == .width ? .leadingToTrailing : .topToBottom
      relation = constraint.relation
      meaning = .size(first.view, try Self.size(first, second, constant))
      return
    }
    guard let second else { throw ConversionRefusal(.attribute(first.attribute)) }
    // The later of the two, in the line's direction, is measured from the earlier one.
    if let gap = Self.gap(from: second, to: first, in: layout) {
      relation = constraint.relation
      (direction, meaning) = (
        gap.direction, .gap(from: gap.from, to: gap.to, distance: try gap.distance(constant))
      )
    } else if let gap = Self.gap(from: first, to: second, in: layout) {
      relation = constraint.relation.turned
      (direction, meaning) = (
        gap.direction, .gap(from: gap.from, to: gap.to, distance: try gap.distance(0 - constant))
      )
    } else {
      relation = constraint.relation
      let edges: Set<Attribute> = [.left, .right, .top, .bottom, .leading, .trailing]
      let strange = [first.attribute, second.attribute].first { !edges.contains($0) }
      throw ConversionRefusal(.attribute(strange ?? first.attribute))
    }
    // A bare '-' has neither relation nor priority.
    if case .gap(_, _, .standard) = meaning, relation != .equal || priority != Priority.required {
      throw ConversionRefusal(.attribute(first.attribute.isMargin ? first.attribute : second.attribute))
    }
  }

  private static func size(_ first: Item, _ second: Item?, _ constant: Double) throws(ConversionRefusal)
    -> Size
  {
    guard first.view != .root else { throw ConversionRefusal(.root) }
    guard let second else { return .constant(constant) }
    guard second.attribute == first.attribute else { throw ConversionRefusal(.attribute(second.attribute)) }
    guard second.view != first.view else { throw ConversionRefusal(.ownSize) }
    guard constant == 0 else { throw ConversionRefusal(.multiplier) }
    return .equal(second.view)
  }

  private struct Gap {
    var direction: Direction
    var from: Element
    var to: Element
    var isMargin = false

    func distance(_ constant: Double) throws(ConversionRefusal) -> Distance {
      guard isMargin else {
        guard constant >= 0 else { throw ConversionRefusal(.negativeGap) }
        return .constant(constant)
      }
      guard constant == 0 else { throw ConversionRefusal(.attribute(.leadingMargin)) }
      return .standard
    }
  }

  private static func gap(from earlier: Item, to later: Item, in layout: Layout) -> Gap? {
    let isFromSuperview = layout[later.view].parent == earlier.view
    let isToSuperview = layout[earlier.view].parent == later.view
    for (direction, start, end, startMargin, endMargin) in edges {
      let (from, to) = (Element.view(earlier.view), Element.view(later.view))
      switch (earlier.attribute, later.attribute) {
      case (end, start):
        guard earlier.view != .root, later.view != .root, earlier.view != later.view else { return nil }
        return Gap(direction: direction, from: from, to: to)
      case (start, start) where isFromSuperview:
        return Gap(direction: direction, from: .superview(of: later.view), to: to)
      case (startMargin, start) where isFromSuperview:
        return Gap(direction: direction, from: .superview(of: later.view), to: to, isMargin: true)
      case (end, end) where isToSuperview:
        return Gap(direction: direction, from: from, to: .superview(of: earlier.view))
      case (end, endMargin) where isToSuperview:
        return Gap(direction: direction, from: from, to: .superview(of: earlier.view), isMargin: true)
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
