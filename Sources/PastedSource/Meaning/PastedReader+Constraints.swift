internal import LayoutModel

extension PastedReader {
  /// Reads an expression that makes constraints. Returns `false` for other expressions.
  mutating func readConstraints(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    switch expression {
    case .array(let elements): return readList(elements)
    case .arithmetic(let left, "+", let right):
      let isList = try readConstraints(left)
      guard try readConstraints(right) == isList else { throw UnreadableCode() }
      return isList
    case .name(let name): return namedConstraints[name] != nil
    case .number, .string, .dictionary, .member, .call, .closure, .minus, .arithmetic: break
    }
    if let call = expression.nameCall, call.name == "NSLayoutConstraint" {
      try readItemConstraint(call.arguments)
      return true
    }
    guard let call = expression.memberCall else { return false }
    let first = call.arguments.first?.value
    switch call.name {
    case "activate" where first != nil, "addConstraints", "addConstraint":
      guard let first, try readConstraints(first) else { throw UnreadableCode() }
    case "flatMap", "compactMap":
      return try call.base.map { base throws(UnreadableCode) in try readConstraints(base) } ?? false
    case "constraint":
      try readAnchors(call.base, call.arguments)
    case "constraints" where call.arguments["withVisualFormat"] != nil:
      try readVisualFormat(call.arguments)
    case let name where name.hasSuffix("Constraints"):
      guard case .closure(let body)? = call.arguments.last?.value, let base = call.base?.path else {
        return false
      }
      readMaker(body, of: resolved(base))
    default:
      if try readMakerLine(expression) { return true }
      // A further call may set the priority or activate the constraints, as in
      // `a.….constraint(…).withPriority(.defaultHigh)`.
      let start = outputs.count
      guard let base = call.base,
        ["withPriority", "priority", "with", "set", "activate"].contains(call.name),
        try readConstraints(base)
      else { return false }
      if let first { setPriority(first, of: start..<outputs.count) }
    }
    return true
  }

  /// Reads a list of constraints. Returns `false` if the list has elements, but none of them can be read as a
  /// constraint.
  private mutating func readList(_ elements: [PastedStatement]) -> Bool {
    let before = self
    for element in elements {
      attempt(element) { reader throws(UnreadableCode) in
        guard let expression = element.expression, try reader.readConstraints(expression) else {
          throw UnreadableCode()
        }
      }
    }
    let failures = unread.count - before.unread.count
    if outputs.count > before.outputs.count || elements.isEmpty || failures < elements.count { return true }
    self = before
    return false
  }

  /// Reads `base.constraint(equalTo: …, multiplier: …, constant: …)`.
  private mutating func readAnchors(_ base: PastedExpression?, _ arguments: [PastedArgument])
    throws(UnreadableCode)
  {
    guard let label = arguments.first?.label, let operand = arguments.first?.value,
      let relation = Relation(callName: label)
    else { throw UnreadableCode() }
    var constraint = PastedConstraint(first: try anchor(base), relation: relation)
    if label.hasSuffix("Constant") {
      constraint.constant = try constant(operand)
    } else {
      constraint.second = try anchor(operand)
    }
    if label.contains("SystemSpacing") {
      guard let times = arguments["multiplier"].map(value) ?? 1 else { throw UnreadableCode() }
      let axis: Axis = label.hasSuffix("After") ? .horizontal : .vertical
      constraint.constant = PastedNumber(surroundings.spacing[axis] * times)
    } else if let multiplier = arguments["multiplier"] {
      constraint.factor = try factor(multiplier)
    }
    if let constant = arguments["constant"] { constraint.constant = try self.constant(constant) }
    try add(constraint)
  }

  /// Returns the view, guide and attribute of an anchor such as `self.a.topAnchor` or
  /// `view.safeAreaLayoutGuide.topAnchor`.
  private mutating func anchor(_ expression: PastedExpression?) throws(UnreadableCode) -> PastedItem {
    guard let written = expression?.path else { throw UnreadableCode() }
    var path = resolved(written)
    guard let attribute = path.popLast().flatMap(Attribute.init(anchor:)) else { throw UnreadableCode() }
    return item(path, attribute)
  }

  mutating func item(_ path: [String], _ attribute: Attribute?) -> PastedItem {
    guard let last = path.last, let known = LayoutGuide.named(last) else {
      return PastedItem(view: view(path), attribute: attribute)
    }
    return PastedItem(view: view(path.dropLast()), guide: known.guide, attribute: known.side ?? attribute)
  }

  /// Reads `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, …)`.
  private mutating func readItemConstraint(_ arguments: [PastedArgument]) throws(UnreadableCode) {
    let attributes = arguments.filter { $0.label == "attribute" }.map {
      Attribute(caseName: $0.value.lastName ?? "")
    }
    guard let path = arguments["item"]?.path, attributes.count > 1, let first = attributes[0],
      let relation = Relation(caseName: arguments["relatedBy"]?.lastName ?? "")
    else { throw UnreadableCode() }
    var constraint = PastedConstraint(first: item(resolved(path), first), relation: relation)
    if let other = arguments["toItem"]?.path, other != ["nil"] {
      constraint.second = item(resolved(other), attributes[1])
      if let multiplier = arguments["multiplier"] { constraint.factor = try factor(multiplier) }
    }
    if let constant = arguments["constant"] { constraint.constant = try self.constant(constant) }
    try add(constraint)
  }

  /// Reads `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: views)`.
  private mutating func readVisualFormat(_ arguments: [PastedArgument]) throws(UnreadableCode) {
    guard case .string(var line)? = arguments["withVisualFormat"], !line.isEmpty, !line.contains("\\") else {
      throw UnreadableCode()
    }
    // 1. In the line, replace each key of the dictionary `views` with the name of its view.
    var names: [String: String] = [:]
    if case .dictionary(let pairs)? = arguments["views"] {
      for pair in pairs {
        guard let key = pair.label, let path = pair.value.path, case .named(let name) = view(resolved(path))
        else { continue }
        names[key] = name
      }
    }
    line = renaming(line, names)
    // 2. Add the metrics in the dictionary `metrics`, except those that the layout file already defines.
    if case .dictionary(let pairs)? = arguments["metrics"] {
      for pair in pairs {
        if let key = pair.label, let number = number(pair.value) { addMetric(key, number.text) }
      }
    }
    // 3. Add the line, followed by its options.
    add(([line] + (arguments["options"].map(optionNames) ?? [])).joined(separator: " "))
  }

  private func optionNames(_ expression: PastedExpression) -> [String] {
    switch expression {
    case .array(let elements): return elements.compactMap(\.expression).flatMap(optionNames)
    case .member(_, let name), .name(let name):
      let word = name.hasPrefix("NSLayoutFormat") ? name.dropFirst(14).lowercasedFirst : name
      return ["alignAll", "direction", "spacing"].contains(where: word.hasPrefix) ? [word] : []
    case .arithmetic(let left, _, let right): return optionNames(left) + optionNames(right)
    case .number, .string, .dictionary, .call, .closure, .minus: return []
    }
  }

  /// Returns a line of the Visual Format Language with its views renamed and its metrics unchanged.
  private func renaming(_ line: String, _ names: [String: String]) -> String {
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      let isName = !first.isNumber && "[=<>(,".contains(result.last ?? " ")
      result += word.isEmpty ? String(first) : isName ? names[String(word)] ?? String(word) : String(word)
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }
}
