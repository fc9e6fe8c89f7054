import Diagnostics
import LayoutModel

extension EntryReader {
  func lower(
    _ body: EntryBody, for head: Head, _ table: inout LogViewTable
  ) throws(LogError) -> LogConstraint {
    guard 1...1000 ~= priority else { throw .priorityOutOfRange }
    let superview = names.superview.map { table.place(of: $0) }
    let constraint: Constraint
    var isInSuperview = false
    switch body {
    case .size(let view, let axis, let relation, let length):
      constraint = items(sizeItem(view, axis, &table), relation, nil, 1, length)
    case .equalSize(let view, let axis, let relation, let other):
      constraint = items(sizeItem(view, axis, &table), relation, sizeItem(other, axis, &table), 1, 0)
    case .gap(let from, let to, let axis, let relation, let length):
      constraint = gap(from, to, axis, relation, length, in: superview, &table)
      isInSuperview = from == nil || to == nil
    case .equation(let first, let relation, let second, let multiplier, let constant):
      constraint = try equation(first, relation, second, multiplier, constant, in: superview, &table)
      isInSuperview = second == nil && constraint.items.count > 1
    }
    let view = constraint.items[0].view.index
    return LogConstraint(
      constraint: constraint, contentSize: contentSize(constraint, head), className: head.className,
      address: head.address, label: head.label.flatMap { $0.isEmpty ? nil : $0 },
      autoresizing: head.autoresizing,
      containment: isInSuperview
        ? superview.map { LogConstraint.Containment(view: view, superview: $0) } : nil,
      rounding: rounding, line: head.line)
  }

  private func sizeItem(_ view: LogView, _ axis: Axis, _ table: inout LogViewTable) -> Item {
    item(table.place(of: view), axis == .horizontal ? .width : .height)
  }

  private func item(_ view: Int?, _ attribute: Attribute) -> Item {
    Item(view.map(ViewID.init) ?? LogConstraint.superview, attribute)
  }

  private func items(
    _ first: Item, _ relation: Relation, _ second: Item?, _ multiplier: Double, _ constant: Double
  ) -> Constraint {
    Constraint(
      .items(first: first, second: second, multiplier: multiplier, constant: constant), relation,
      priority: priority, notation: .equation, span: SourceSpan(start: 0, end: 0))
  }

  /// Returns the constraint for a gap between two views, where `nil` represents the superview's edge.
  private func gap(
    _ from: LogView?, _ to: LogView?, _ axis: Axis, _ relation: Relation, _ length: Double,
    in superview: Int?, _ table: inout LogViewTable
  ) -> Constraint {
    let (start, end) = edges(axis)
    let isMirrored = axis == .horizontal && isRightToLeft == true
    let (distance, comparison) = isMirrored ? (-length, relation.mirrored) : (length, relation)
    switch (from, to) {
    case (let from?, let to?):
      let first = table.place(of: from)
      return items(
        item(table.place(of: to), start), comparison, item(first, end), 1, distance)
    case (nil, let to?):
      return items(item(table.place(of: to), start), comparison, item(superview, start), 1, distance)
    case (let from, nil):
      let view = from.map { table.place(of: $0) }
      return items(item(view, end), comparison.mirrored, item(superview, end), 1, -distance)
    }
  }

  private func edges(_ axis: Axis) -> (Attribute, Attribute) {
    switch (axis, isRightToLeft) {
    case (.vertical, _): (.top, .bottom)
    case (.horizontal, nil): (.leading, .trailing)
    case (.horizontal, false): (.left, .right)
    case (.horizontal, true): (.right, .left)
    }
  }

  private func equation(
    _ first: (view: LogView, attribute: EntryAttribute), _ relation: Relation,
    _ second: (view: LogView, attribute: EntryAttribute)?, _ multiplier: Double, _ constant: Double,
    in superview: Int?, _ table: inout LogViewTable
  ) throws(LogError) -> Constraint {
    let view = table.place(of: first.view)
    let isUpward = isAppKit && first.attribute.isVerticalCoordinate
    let attribute = first.attribute.attribute(isUpward: isUpward)
    let (distance, comparison) = isUpward ? (-constant, relation.mirrored) : (constant, relation)
    guard let second else {
      if attribute.isSize { return items(item(view, attribute), relation, nil, 1, constant) }
      let origin = first.attribute.origin(isUpward: isUpward) ?? attribute
      return items(item(view, attribute), comparison, item(superview, origin), 1, distance)
    }
    let other = second.attribute.attribute(isUpward: isAppKit && second.attribute.isVerticalCoordinate)
    guard multiplier != 0 else { throw .multiplierZero }
    guard attribute.isComparable(to: other) else { throw .mixedAttributes(attribute, other) }
    return items(
      item(view, attribute), comparison, item(table.place(of: second.view), other), multiplier, distance
    )
  }

  /// Returns the priorities of an intrinsic content size, where a missing or invalid priority counts as required; `nil`
  /// for any other constraint.
  private func contentSize(_ constraint: Constraint, _ head: Head) -> LogConstraint.ContentSize? {
    guard head.className.contains("ContentSize") || hugging != nil || compression != nil,
      case .items(_, nil, _, let length) = constraint.form, constraint.relation == .equal, length >= 0
    else { return nil }
    let range = 1.0...1000
    return LogConstraint.ContentSize(
      hugging: hugging.flatMap { range ~= $0 ? $0 : nil } ?? Priority.required,
      compression: compression.flatMap { range ~= $0 ? $0 : nil } ?? Priority.required)
  }
}

extension EntryAttribute {
  fileprivate var isVerticalCoordinate: Bool {
    if case .coordinate = self { attribute(isUpward: false).axis == .vertical } else { false }
  }

  /// Returns the layout attribute for an attribute or a coordinate. For example, `minY` is the bottom edge if the y
  /// axis points up (`isUpward`), and otherwise the top edge.
  fileprivate func attribute(isUpward: Bool) -> Attribute {
    switch self {
    case .attribute(let attribute): attribute
    case .coordinate(let name): Attribute(coordinate: name, isUpward: isUpward) ?? .left
    }
  }

  /// Returns the superview's edge from which a coordinate, such as `minY`, is measured; `nil` for other attributes.
  fileprivate func origin(isUpward: Bool) -> Attribute? {
    guard case .coordinate = self else { return nil }
    return isVerticalCoordinate ? isUpward ? .bottom : .top : .left
  }
}
