import LayoutModel

extension EntryReader {
  /// Converts a body to items, and its views to indices in the table.
  func lower(
    _ body: EntryBody, for head: Head, _ table: inout LogViewTable
  ) throws(LogError) -> LogConstraint {
    guard 1...1000 ~= priority else { throw .priorityOutOfRange }
    let superview = names.superview.map { table.place(of: $0) }
    var containment: LogConstraint.Containment?
    let form: LogConstraint.Form
    switch body {
    case .size(let view, let axis, let relation, let length):
      form = items(sizeItem(view, axis, &table), relation, nil, 1, length)
    case .equalSize(let view, let axis, let relation, let other):
      form = items(sizeItem(view, axis, &table), relation, sizeItem(other, axis, &table), 1, 0)
    case .gap(let from, let to, let axis, let relation, let length):
      form = gap(from, to, axis, relation, length, in: superview, &table)
      if case .items(let first, _, _, _, _, _) = form, let superview, from == nil || to == nil {
        containment = first.view.map { LogConstraint.Containment(view: $0, superview: superview) }
      }
    case .equation(let first, let relation, let second, let multiplier, let constant):
      form = try equation(first, relation, second, multiplier, constant, in: superview, &table)
      if second == nil, let superview, case .items(let first, _, _?, _, _, _) = form {
        containment = first.view.map { LogConstraint.Containment(view: $0, superview: superview) }
      }
    }
    return LogConstraint(
      form: contentSize(form, head), className: head.className, address: head.address,
      label: head.label.flatMap { $0.isEmpty ? nil : $0 }, autoresizing: head.autoresizing,
      containment: containment, rounding: rounding, line: head.line)
  }

  private func sizeItem(_ view: LogView, _ axis: Axis, _ table: inout LogViewTable) -> LogItem {
    LogItem(table.place(of: view), axis == .horizontal ? .width : .height)
  }

  private func items(
    _ first: LogItem, _ relation: Relation, _ second: LogItem?, _ multiplier: Double, _ constant: Double
  ) -> LogConstraint.Form {
    .items(
      first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// A distance in reading direction; the first view is the later one.
  private func gap(
    _ from: LogView?, _ to: LogView?, _ axis: Axis, _ relation: Relation, _ length: Double,
    in superview: Int?, _ table: inout LogViewTable
  ) -> LogConstraint.Form {
    let (start, end) = edges(axis)
    let isMirrored = axis == .horizontal && isRightToLeft == true
    let (distance, comparison) = isMirrored ? (-length, relation.turned) : (length, relation)
    switch (from, to) {
    case (let from?, let to?):
      let first = table.place(of: from)
      return items(
        LogItem(table.place(of: to), start), comparison, LogItem(first, end), 1, distance)
    case (nil, let to?):
      return items(LogItem(table.place(of: to), start), comparison, LogItem(superview, start), 1, distance)
    case (let from, nil):
      let view = from.map { table.place(of: $0) }
      return items(LogItem(view, end), comparison.turned, LogItem(superview, end), 1, -distance)
    }
  }

  /// The start and end attributes of an axis.
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
  ) throws(LogError) -> LogConstraint.Form {
    let view = table.place(of: first.view)
    let isUpward = isAppKit && first.attribute.isVerticalCoordinate
    let attribute = first.attribute.attribute(isUpward: isUpward)
    let (distance, comparison) = isUpward ? (-constant, relation.turned) : (constant, relation)
    guard let second else {
      if attribute.isSize { return items(LogItem(view, attribute), relation, nil, 1, constant) }
      let origin = first.attribute.origin(isUpward: isUpward) ?? attribute
      return items(LogItem(view, attribute), comparison, LogItem(superview, origin), 1, distance)
    }
    let other = second.attribute.attribute(isUpward: isAppKit && second.attribute.isVerticalCoordinate)
    guard multiplier != 0 else { throw .multiplierZero }
    guard attribute.goesWith(other) else { throw .mixedAttributes(attribute, other) }
    return items(
      LogItem(view, attribute), comparison, LogItem(table.place(of: second.view), other), multiplier, distance
    )
  }

  /// Converts a content-size constraint to the view's intrinsic size. Where its priorities are not printed, it takes
  /// part in a conflict, so that they must be required.
  private func contentSize(_ form: LogConstraint.Form, _ head: Head) -> LogConstraint.Form {
    guard head.className.contains("ContentSize") || hugging != nil || compression != nil else { return form }
    guard case .items(let first, .equal, nil, _, let length, _) = form, let view = first.view, length >= 0
    else { return form }
    let range = 1.0...1000
    return .contentSize(
      view: view, axis: first.attribute.axis, length: length,
      hugging: hugging.flatMap { range ~= $0 ? $0 : nil } ?? Priority.required,
      compression: compression.flatMap { range ~= $0 ? $0 : nil } ?? Priority.required)
  }
}

extension EntryAttribute {
  fileprivate var isVerticalCoordinate: Bool {
    if case .coordinate = self { attribute(isUpward: false).axis == .vertical } else { false }
  }

  /// The attribute.
  ///
  /// - Parameter isUpward: whether y grows upward, so that the smallest is the bottom.
  fileprivate func attribute(isUpward: Bool) -> Attribute {
    switch self {
    case .attribute(let attribute): attribute
    case .coordinate(let name): Attribute(coordinate: name, isUpward: isUpward) ?? .left
    }
  }

  /// The superview's attribute from which a coordinate counts.
  fileprivate func origin(isUpward: Bool) -> Attribute? {
    guard case .coordinate = self else { return nil }
    return isVerticalCoordinate ? isUpward ? .bottom : .top : .left
  }
}
