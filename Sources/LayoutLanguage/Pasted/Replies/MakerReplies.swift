import LayoutModel

/// SnapKit's and Masonry's `make.top.equalTo(b.snp.bottom).offset(8)`, taken apart.
private struct MakerLine {
  var attributes: [String] = []
  var relation = Relation.equal
  /// `nil` for the superview.
  var target: PastedExpression?
  var offset: PastedExpression?
  var inset: PastedExpression?
  var multiplier: PastedExpression?
  var isDivision = false
  var priority: PastedExpression?
  var identifier: String?
  var hasRelation = false
}

extension PastedReader {
  /// The lines of a `makeConstraints` block about a view.
  mutating func readMaker(_ body: [PastedStatement], of path: [String]) throws(UnreadableCode) {
    let view = view(path)
    for statement in body {
      guard case .expression(let expression) = statement, let line = makerLine(expression) else {
        throw UnreadableCode()
      }
      try add(line, about: view)
    }
  }

  /// One such line alone; returns whether it is one.
  mutating func readMakerLine(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    guard let line = makerLine(expression) else { return false }
    // `make.top…` says nothing about whom; `a.snp.makeConstraints { … }` around it did.
    try add(line, about: .named(surroundings.viewAtHand ?? "a"))
    return true
  }

  private func makerLine(_ expression: PastedExpression) -> MakerLine? {
    var line = MakerLine()
    var rest = expression
    while true {
      switch rest {
      case .call(.member(let base?, let name), let arguments):
        guard take(name, arguments, into: &line) else { return nil }
        rest = base
      case .member(let base, let word):
        if let attributes = makerAttributes[word] {
          line.attributes = attributes + line.attributes
        } else if word != "and" && word != "with" && word != "snp" {
          return nil
        }
        guard let base else { return line.hasRelation ? line : nil }
        rest = base
      case .name:
        return line.hasRelation && !line.attributes.isEmpty ? line : nil
      default:
        return nil
      }
    }
  }

  private func take(_ name: String, _ arguments: [PastedArgument], into line: inout MakerLine) -> Bool {
    let value = arguments.first?.value
    switch name {
    case "offset", "mas_offset": line.offset = value
    case "inset", "insets", "mas_inset": line.inset = value
    case "multipliedBy": line.multiplier = value
    case "dividedBy": (line.multiplier, line.isDivision) = (value, true)
    case "priority", "priorityMedium", "priorityLow", "priorityHigh":
      line.priority =
        value ?? .name(name == "priorityLow" ? "low" : name == "priorityHigh" ? "high" : "medium")
    case "labeled", "key":
      guard case .string(let text)? = value else { return false }
      line.identifier = text
    case "update", "isActive", "activate": break
    default:
      guard let relation = makerRelations[name] else { return false }
      line.relation = relation
      line.target = name.hasSuffix("Superview") ? nil : value
      line.hasRelation = name.hasSuffix("Superview") || value != nil
    }
    return true
  }

  // MARK: - Equations

  private mutating func add(_ line: MakerLine, about name: PastedViewName) throws(UnreadableCode) {
    let start = outputs.count
    // 1. Its numbers.
    let factor = try self.factor(of: line)
    var target: PastedItem?
    var sizes: PerAxis<PastedConstant>?
    if let expression = line.target {
      if let size = expression.nameCall, size.name == "CGSize" || size.name == "CGSizeMake",
        size.arguments.count == 2
      {
        sizes = PerAxis(
          horizontal: try constant(size.arguments[0].value), vertical: try constant(size.arguments[1].value))
      } else if !isNumber(expression), let path = expression.path {
        target = makerItem(resolved(path))
      } else {
        sizes = PerAxis(both: try constant(expression))
      }
    } else {
      target = PastedItem(view: .superview)
    }
    // 2. All four edges of the superview are two lines.
    if line.attributes == edges || line.attributes == directionalEdges,
      target == PastedItem(view: .superview), line.offset == nil,
      line.priority == nil, line.relation == .equal, line.identifier == nil, case .named(let view) = name,
      line.inset.map({ value($0) != nil }) ?? true
    {
      return fill(view, inset: line.inset.flatMap(value) ?? 0)
    }
    // 3. An equation for each attribute.
    for attribute in line.attributes {
      guard let word = LayoutLanguage.attribute(named: attribute) else { throw UnreadableCode() }
      var equation = PastedEquation(
        first: PastedItem(view: name, attribute: attribute), relation: line.relation, second: target,
        factor: factor, identifier: line.identifier)
      if let sizes {
        equation.constant = sizes[word.axis]
      } else if equation.second?.attribute == nil {
        equation.second?.attribute = attribute
      }
      try addDistance(of: line, attribute, to: &equation)
      outputs.append(.equation(equation))
    }
    if let priority = line.priority { setPriority(priority, of: start..<outputs.count) }
  }

  /// Two lines that pin a view to its superview's edges.
  mutating func fill(_ view: String, inset: Double) {
    let gap =
      inset == 0 ? "" : inset < 0 ? "-(\(plainNumber(inset) ?? "0"))-" : "-\(plainNumber(inset) ?? "0")-"
    outputs.append(.line("|\(gap)[\(view)]\(gap)|"))
    outputs.append(.line("V:|\(gap)[\(view)]\(gap)|"))
  }

  private mutating func factor(of line: MakerLine) throws(UnreadableCode) -> PastedFactor {
    guard let multiplier = line.multiplier else { return .one }
    if !line.isDivision { return try factor(multiplier) }
    guard let divisor = value(multiplier), divisor != 0, plainNumber(1 / divisor) != nil else {
      throw UnreadableCode()
    }
    return divisor == divisor.rounded() && divisor > 1 && divisor < 9999
      ? PastedFactor(1, to: Int(divisor)) : PastedFactor(1 / divisor)
  }

  /// What is added: an offset as it is, an inset inwards.
  private mutating func addDistance(
    of line: MakerLine, _ attribute: String, to equation: inout PastedEquation
  ) throws(UnreadableCode) {
    if let offset = line.offset { equation.constant = try constant(offset) }
    guard let inset = line.inset else { return }
    let isFar = ["right", "bottom", "trailing", "rightMargin", "bottomMargin", "trailingMargin"]
      .contains(attribute)
    let isNear = !isFar && !["width", "height", "centerX", "centerY"].contains(attribute)
    var amount: PastedConstant
    if let sides = inset.nameCall, insetTypes.contains(sides.name) {
      let side = attribute.replacing("Margin", with: "")
      let other = ["leading": "left", "trailing": "right", "left": "leading", "right": "trailing"][side]
      guard let value = sides.arguments[side] ?? other.flatMap({ sides.arguments[$0] }) else {
        throw UnreadableCode()
      }
      amount = try constant(value)
    } else {
      amount = try constant(inset)
    }
    if isFar { amount = amount.negated }
    if isFar || isNear { equation.constant = amount }
  }

  private func isNumber(_ expression: PastedExpression) -> Bool {
    if value(expression) != nil { return true }
    if case .minus = expression { return true }
    if case .arithmetic = expression { return true }
    guard let path = expression.path, path.count == 1 else { return false }
    return surroundings.metrics.contains(path[0]) && !surroundings.hasView(path[0])
  }

  /// `b.snp.bottom`, `self.view.mas_top`, `view.safeAreaLayoutGuide`, `b`
  private mutating func makerItem(_ path: [String]) -> PastedItem {
    var path = path
    var attribute: String?
    if let last = path.last {
      let word = last.hasPrefix("mas_") || last.hasPrefix("snp_") ? String(last.dropFirst(4)) : last
      if path.count > 1, LayoutLanguage.attribute(named: word) != nil {
        attribute = word
        path.removeLast()
      } else if let anchor = attributeOfAnchor(last) {
        attribute = anchor
        path.removeLast()
      } else if path.count > 1, makerAttributes[word] != nil {
        path.removeLast()
      }
    }
    path.removeAll { $0 == "snp" }
    return item(path, attribute)
  }
}

private let edges = ["left", "top", "right", "bottom"]
private let directionalEdges = ["leading", "top", "trailing", "bottom"]

private let insetTypes: Set<String> = [
  "UIEdgeInsets", "NSDirectionalEdgeInsets", "ConstraintInsets", "UIEdgeInsetsMake", "EdgeInsets",
]

private let makerRelations: [String: Relation] = [
  "equalTo": .equal, "equalToSuperview": .equal, "mas_equalTo": .equal,
  "lessThanOrEqualTo": .lessOrEqual, "lessThanOrEqualToSuperview": .lessOrEqual,
  "mas_lessThanOrEqualTo": .lessOrEqual, "greaterThanOrEqualTo": .greaterOrEqual,
  "greaterThanOrEqualToSuperview": .greaterOrEqual, "mas_greaterThanOrEqualTo": .greaterOrEqual,
]

private let makerAttributes: [String: [String]] = {
  var words: [String: [String]] = [
    "edges": edges, "directionalEdges": directionalEdges,
    "horizontalEdges": ["left", "right"], "verticalEdges": ["top", "bottom"],
    "directionalHorizontalEdges": ["leading", "trailing"], "directionalVerticalEdges": ["top", "bottom"],
    "size": ["width", "height"], "center": ["centerX", "centerY"],
    "margins": [
      "leftMargin", "topMargin", "rightMargin", "bottomMargin",
    ],
  ]
  for word in attributeWords { words[word] = [word] }
  return words
}()
