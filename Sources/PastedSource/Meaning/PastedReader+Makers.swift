internal import LayoutModel

/// The parts of a SnapKit or Masonry expression such as `make.top.equalTo(b.snp.bottom).offset(8)`.
private struct MakerLine {
  var attributes: [Attribute] = []
  var relation: Relation?
  /// The argument of `equalTo` and similar methods, such as `b.snp.bottom`; `nil` for the superview.
  var target: PastedExpression?
  /// The arguments of `offset`, `inset`, `multipliedBy`, `dividedBy` and `priority`, by method name.
  var numbers: [String: PastedExpression] = [:]
  var identifier: String?
}

extension PastedReader {
  mutating func readMaker(_ body: [PastedStatement], of path: [String]) {
    let view = view(path)
    for statement in body {
      attempt(statement) { reader throws(UnreadableCode) in
        guard let line = statement.expression.flatMap({ reader.makerLine($0) }) else {
          throw UnreadableCode()
        }
        try reader.add(line, about: view)
      }
    }
  }

  /// Reads a line such as `make.top.equalTo(b)` that was pasted without its `makeConstraints` block; returns `false`
  /// for other expressions.
  mutating func readMakerLine(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    guard let line = makerLine(expression) else { return false }
    // The constrained view is named in code that was not pasted, so a default view is used.
    try add(line, about: .named(surroundings.defaultView ?? "a"))
    return true
  }

  private func makerLine(_ expression: PastedExpression) -> MakerLine? {
    var line = MakerLine()
    var rest = expression
    while true {
      switch rest {
      case .call(.member(let base?, let name), let arguments):
        guard take(name, arguments.first?.value, into: &line) else { return nil }
        rest = base
      case .member(let base, let word):
        let attributes = Attribute.attributes(ofMaker: word)
        guard !attributes.isEmpty || ["and", "with", "snp"].contains(word) else { return nil }
        line.attributes = attributes + line.attributes
        guard let base else { return line.relation == nil ? nil : line }
        rest = base
      case .name: return line.relation == nil || line.attributes.isEmpty ? nil : line
      case .number, .string, .array, .dictionary, .call, .closure, .minus, .arithmetic: return nil
      }
    }
  }

  private func take(_ name: String, _ value: PastedExpression?, into line: inout MakerLine) -> Bool {
    let word = name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name
    switch word {
    case "offset", "inset", "multipliedBy", "dividedBy", "priority": line.numbers[word] = value
    case "insets": line.numbers["inset"] = value
    case "priorityMedium", "priorityLow", "priorityHigh":
      line.numbers["priority"] = .name(name.dropFirst(8).lowercased())
    case "labeled", "key":
      guard case .string(let text)? = value else { return false }
      line.identifier = text
    case "update", "isActive", "activate": break
    default:
      let isSuperview = name.hasSuffix("Superview")
      guard let relation = Relation(callName: name), isSuperview || value != nil else { return false }
      (line.relation, line.target) = (relation, isSuperview ? nil : value)
    }
    return true
  }

  private mutating func add(_ line: MakerLine, about view: PastedViewName) throws(UnreadableCode) {
    // 1. Translate `make.edges.equalToSuperview()` into two lines of the Visual Format Language.
    let inset = line.numbers["inset"]
    let isEdges = line.attributes == Attribute.edges || line.attributes == Attribute.directionalEdges
    if isEdges, line.target == nil, line.relation == .equal, line.numbers.keys.allSatisfy({ $0 == "inset" }),
      line.identifier == nil, case .named(let name) = view, let inset = inset.map(value) ?? 0
    {
      let gap = inset == 0 ? "" : inset < 0 ? "-(\(spelled(inset)))-" : "-\(spelled(inset))-"
      add("|\(gap)[\(name)]\(gap)|")
      return add("V:|\(gap)[\(name)]\(gap)|")
    }
    // 2. Collect the relation, priority and other values that all attributes of the line have in common.
    var shared = PastedConstraint(
      first: PastedItem(view: view), relation: line.relation ?? .equal, identifier: line.identifier)
    shared.priority = line.numbers["priority"].flatMap(priority)
    shared.factor =
      try line.numbers["multipliedBy"].map { factor throws(UnreadableCode) in try self.factor(factor) }
      ?? shared.factor
    if let divisor = line.numbers["dividedBy"] {
      shared.factor = try factor(.arithmetic(.number("1"), "/", divisor))
    }
    var sizes: [PastedNumber] = []
    if line.target == nil { shared.second = PastedItem(view: .superview) }
    if let size = line.target?.nameCall, size.name == "CGSize" || size.name == "CGSizeMake" {
      for side in size.arguments { sizes.append(try constant(side.value)) }
      guard sizes.count == 2 else { throw UnreadableCode() }
    } else if let target = line.target {
      if let path = target.path, !isNumber(target) {
        shared.second = makerItem(resolved(path))
      } else {
        shared.constant = try constant(target)
      }
    }
    // 3. Make a constraint for each attribute.
    for attribute in line.attributes {
      var constraint = shared
      constraint.first.attribute = attribute
      if shared.second?.attribute == nil { constraint.second?.attribute = attribute }
      if !sizes.isEmpty { constraint.constant = sizes[attribute.axis == .horizontal ? 0 : 1] }
      if let offset = line.numbers["offset"] { constraint.constant = try constant(offset) }
      let side = attribute.withoutMargin
      if let inset, side.isStart || side.isEnd {
        let amount = try self.inset(inset, side)
        constraint.constant = side.isEnd ? amount.negated : amount
      }
      try add(constraint)
    }
  }

  /// Returns the inset from the edge `side`. The expression `inset` is either a number, which applies to all edges, or
  /// a structure such as `UIEdgeInsets`.
  private mutating func inset(_ inset: PastedExpression, _ side: Attribute) throws(UnreadableCode)
    -> PastedNumber
  {
    guard let sides = inset.nameCall, sides.name.contains("Insets") else { return try constant(inset) }
    let others = ["leading": "left", "trailing": "right", "left": "leading", "right": "trailing"]
    let other = others[side.rawValue].flatMap { sides.arguments[$0] }
    guard let value = sides.arguments[side.rawValue] ?? other else { throw UnreadableCode() }
    return try constant(value)
  }

  private func isNumber(_ expression: PastedExpression) -> Bool {
    if value(expression) != nil { return true }
    guard let path = expression.path, path.count == 1 else { return false }
    return surroundings.hasMetric(path[0]) && !surroundings.hasView(path[0])
  }

  /// Returns the item for a path such as `b.snp.bottom`, `self.view.mas_top`, `view.safeAreaLayoutGuide` or `b`.
  private mutating func makerItem(_ path: [String]) -> PastedItem {
    var path = path
    var attribute: Attribute?
    if path.count > 1, let last = path.last {
      let word = last.hasPrefix("mas_") || last.hasPrefix("snp_") ? String(last.dropFirst(4)) : last
      attribute = Attribute(word: word) ?? Attribute(anchor: last)
      if attribute != nil || !Attribute.attributes(ofMaker: word).isEmpty { path.removeLast() }
    }
    path.removeAll { $0 == "snp" }
    return item(path, attribute)
  }
}
