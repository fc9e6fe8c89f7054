/// The parts of an equation in a layout file.
public struct EquationText: Sendable, Equatable {
  /// The first item, such as `a.top`.
  public var first: String
  /// The relation: `=` or the raw value of a `Relation`.
  public var relation: String
  /// The second item; `nil` if the equation has only a constant on the right.
  public var second: String?
  /// The second item's factor: a number, a metric, or a ratio such as `16:9`; `nil` for 1.
  public var factor: String?
  /// The constant: a number or a metric, with its sign; `nil` if there is none.
  public var constant: String?
  /// The priority, a number or a metric; `nil` for a required constraint.
  public var priority: String?
  /// The constraint's name, without quotes; `nil` if there is none.
  public var identifier: String?

  public init(
    _ first: String, _ relation: String, second: String? = nil, factor: String? = nil,
    constant: String? = nil,
    priority: String? = nil, identifier: String? = nil
  ) {
    (self.first, self.relation, self.second, self.factor) = (first, relation, second, factor)
    (self.constant, self.priority, self.identifier) = (constant, priority, identifier)
  }

  /// The equation's text, such as `a.top == b.bottom * 2 - 8 ~ 750 "gap"`.
  public var text: String {
    var text = "\(first) \(relation) "
    if let second {
      text += second
      if let factor { text += " * \(factor)" }
      if let constant { text += constant.first == "-" ? " - \(constant.dropFirst())" : " + \(constant)" }
    } else {
      text += constant ?? "0"
    }
    if let priority { text += " ~ \(priority)" }
    if let identifier { text += " \(spelled(identifier))" }
    return text
  }
}

extension EquationText {
  /// Creates an equation with numbers as constant, factor and priority.
  public init(
    _ first: String, _ relation: String, second: String?, multiplier: Double, constant: Double,
    priority: Double = Priority.required, identifier: String? = nil
  ) {
    self.init(
      first, relation, second: second, factor: multiplier == 1 ? nil : spelled(multiplier),
      constant: second != nil && constant == 0 ? nil : spelled(constant),
      priority: priority == Priority.required ? nil : spelled(priority), identifier: identifier)
  }
}

extension Layout {
  /// Returns a view's name for use in a layout file, or `root` for a root without a name.
  public func writtenName(of view: ViewID) -> String { self[view].name ?? "root" }

  /// Returns an item's text, such as `a.safeArea.top`.
  public func text(of item: Item) -> String { text(of: item, calling: writtenName(of: item.view)) }

  private func text(of item: Item, calling name: String) -> String {
    "\(name).\(item.guide.map { "\($0.rawValue)." } ?? "")\(item.attribute.word)"
  }

  /// Returns a constraint as an equation. Layout files can contain this equation only if the constraint has at most two
  /// items.
  public func equation(_ constraint: Constraint) -> String {
    var text: EquationText
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      text = EquationText(
        self.text(of: first), constraint.relation.rawValue, second: second.map { self.text(of: $0) },
        multiplier: multiplier, constant: constant)
    case .terms(let terms, let constant):
      text = EquationText(sum(terms), constraint.relation.rawValue, constant: spelled(constant))
    }
    text.priority = constraint.priority == Priority.required ? nil : spelled(constraint.priority)
    text.identifier = constraint.identifier
    return text.text
  }

  private func sum(_ terms: [Constraint.Term]) -> String {
    terms.enumerated().map { index, term in
      let size = abs(term.coefficient)
      let product = size == 1 ? text(of: term.item) : "\(spelled(size)) * \(text(of: term.item))"
      if index == 0 { return term.coefficient < 0 ? "-\(product)" : product }
      return (term.coefficient < 0 ? " - " : " + ") + product
    }.joined()
  }

  /// Returns a constraint in its shortest form, such as `a.top = 8` for `a.top == view.top + 8`.
  public func shortEquation(_ constraint: Constraint) -> String {
    guard case .items(var first, var second, let multiplier, var constant) = constraint.form else {
      return equation(constraint)
    }
    var relation = constraint.relation
    // Put the superview's item on the right, where it is left out: `view.trailing = a.trailing + 8` becomes
    // `a.trailing = view.trailing - 8`, which is written as `a.trailing = -8`.
    if multiplier == 1, let other = second, first.view == self[other.view].parent,
      first.attribute.isPlainLocation
    {
      (first, second, constant, relation) = (other, first, -constant, relation.mirrored)
    }
    var text = EquationText(
      self.text(of: first), relation == .equal ? "=" : relation.rawValue, second: nil, multiplier: 1,
      constant: constant, priority: constraint.priority, identifier: constraint.identifier)
    if let second {
      let isOwn = second.view == self[first.view].parent
      let isMeant =
        isOwn && multiplier == 1 && second.guide == nil && first.guide == nil
        && second.attribute == first.attribute && first.attribute.isPlainLocation
      if !isMeant {
        text.second = self.text(of: second, calling: isOwn ? "superview" : writtenName(of: second.view))
        text.factor = multiplier == 1 ? nil : factorText(multiplier) ?? spelled(multiplier)
        if constant == 0 { text.constant = nil }
      }
    }
    return text.text
  }

  /// Returns an assertion as a statement of the layout language.
  public func text(of assertion: Assertion) -> String {
    var text: String
    switch assertion.form {
    case .comparison(let first, let relation, let second, let multiplier, let constant):
      let form = Constraint.Form.items(
        first: first, second: second, multiplier: multiplier, constant: constant)
      text = equation(Constraint(form, relation, notation: .equation, span: assertion.span))
    case .property(let property, let isNegated):
      let words =
        switch property {
        case .inside(let a, let b): "inside \(writtenName(of: a)) \(writtenName(of: b))"
        case .apart(let a, let b): "apart \(writtenName(of: a)) \(writtenName(of: b))"
        case .truncated(let view): "truncated \(writtenName(of: view))"
        case .ambiguous(let view): "ambiguous \(writtenName(of: view))"
        }
      text = (isNegated ? "not " : "") + words
    }
    if let identifier = assertion.identifier { text += " \(spelled(identifier))" }
    return "assert \(text)"
  }
}

extension Attribute {
  fileprivate var isPlainLocation: Bool { !isSize && !isBaseline && !isMargin }
}
