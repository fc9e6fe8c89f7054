extension PastedReader {
  /// `let a = UILabel()`, `let bar: UIStackView = { … return stack }()`; returns whether it makes a view.
  mutating func defineView(_ name: String, _ value: PastedExpression) throws(UnreadableCode) -> Bool {
    if case .call(.closure(let body), _) = value { return try defineView(name, by: body) }
    guard let call = value.nameCall ?? value.initCall, let kind = kindsOfClasses[call.name] else {
      return false
    }
    var view = PastedView(name: name, kind: kind)
    view.usesMargins = kind != "stack"
    if let members = call.arguments["arrangedSubviews"] { try add(members, to: &view) }
    if kind == "image", let image = call.arguments["image"] { view.set("size \(size(ofImage: image))") }
    views.removeAll { $0.name == name }
    views.append(view)
    return true
  }

  /// A closure that makes a view under a name of its own.
  private mutating func defineView(_ name: String, by body: [PastedStatement]) throws(UnreadableCode) -> Bool
  {
    let count = views.count
    try read(body)
    guard views.count > count else { return false }
    views[count].name = name
    return true
  }

  /// A stack that the code only speaks of: it is made where its first property is set.
  private mutating func stack(named name: String) -> Int {
    if let index = views.firstIndex(where: { $0.name == name }) { return index }
    var view = PastedView(name: name, kind: "stack")
    view.usesMargins = false
    views.append(view)
    unknownViews.removeAll { $0 == name }
    return views.count - 1
  }

  // MARK: - Properties

  /// `bar.spacing = 8`, `title.text = "x"`
  mutating func setProperty(
    _ property: String, of name: String, to value: PastedExpression
  ) throws(UnreadableCode) {
    if propertiesOfStacks.contains(property) {
      let index = stack(named: name)
      return try set(property, ofStack: index, to: value)
    }
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    switch (property, value) {
    case ("text", .string(let text)), ("placeholder", .string(let text)), ("title", .string(let text)):
      views[index].text = text
    case ("font", _): if let font = font(value) { views[index].set("font \(font)") }
    case ("numberOfLines", _): if let number = number(value) { views[index].set("lines \(number.text)") }
    case ("textAlignment", _):
      if let word = value.lastName, textAlignments.contains(word) { views[index].set("align \(word)") }
    case ("textColor", _): if let color = color(value) { views[index].set("color \(color)") }
    case ("backgroundColor", _): if let color = color(value) { views[index].set("fill \(color)") }
    case ("isHidden", .name("true")), ("hidden", .name("YES")): views[index].set("hidden")
    case ("cornerRadius", _): if let number = number(value) { views[index].set("corner \(number.text)") }
    case ("image", _): if views[index].kind == "image" { views[index].set("size \(size(ofImage: value))") }
    default: break
    }
  }

  private mutating func set(
    _ property: String, ofStack index: Int, to value: PastedExpression
  ) throws(UnreadableCode) {
    let word = value.lastName.map(lowercasedCase)
    switch property {
    case "axis":
      guard let word else { throw UnreadableCode() }
      views[index].set(word.hasSuffix("ertical") ? "column" : "row")
      if word.hasSuffix("ertical") { views[index].properties.removeAll { $0 == "row" } }
    case "spacing": views[index].set("spacing \(try constant(value).text)")
    case "alignment":
      guard let word = word.flatMap({ alignments[$0] }) else { throw UnreadableCode() }
      views[index].set("align \(word)")
    case "distribution":
      guard let word, distributions.contains(word) else { throw UnreadableCode() }
      views[index].set("distribute \(word)")
    case "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement":
      views[index].usesMargins = value == .name("true") || value == .name("YES")
      if views[index].margins == nil { views[index].margins = "8" }
    default: views[index].margins = try sides(value)
    }
  }

  // MARK: - Calls

  /// `bar.addArrangedSubview(a)`, `bar.setCustomSpacing(16, after: a)`, `button.setTitle("OK", for: .normal)`,
  /// `view.addSubview(a)`.
  mutating func readStackCall(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    guard let call = expression.memberCall, let name = call.base?.path?.last(where: { $0 != "self" }) else {
      return false
    }
    switch call.name {
    case "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews":
      let index = stack(named: name)
      var view = views[index]
      for argument in call.arguments where argument.label == nil { try add(argument.value, to: &view) }
      views[index] = view
      return true
    case "setCustomSpacing":
      guard let first = call.arguments.first?.value, let member = call.arguments["after"]?.path?.last else {
        throw UnreadableCode()
      }
      let index = stack(named: name)
      let distance = try constant(first).text
      guard let place = views[index].members.firstIndex(where: { $0.name == member }) else {
        throw UnreadableCode()
      }
      views[index].members[place].spacingAfter = distance
      return true
    case "setTitle":
      guard case .string(let text)? = call.arguments.first?.value,
        let index = views.firstIndex(where: { $0.name == name })
      else { return true }
      views[index].text = text
      return true
    case "addSubview":
      // What the code made goes into what it made; otherwise the file's tree says where views are.
      guard let index = views.firstIndex(where: { $0.name == name }), views[index].kind != "stack",
        let member = call.arguments.first?.value
      else { return true }
      var view = views[index]
      try add(member, to: &view)
      views[index] = view
      return true
    default:
      return false
    }
  }

  /// Adds members: names, calls such as `UIView()`, an array of them.
  private mutating func add(_ expression: PastedExpression, to view: inout PastedView) throws(UnreadableCode)
  {
    if case .array(let elements) = expression {
      for element in elements { try add(element, to: &view) }
      return
    }
    if let call = expression.nameCall ?? expression.initCall, let kind = kindsOfClasses[call.name] {
      let inner = PastedView(name: freeName(kind == "view" ? "spacer" : "\(kind)1"), kind: kind)
      view.members.append(PastedView.Member(name: inner.name, view: inner))
      return
    }
    guard let name = expression.path?.last else { throw UnreadableCode() }
    if let index = views.firstIndex(where: { $0.name == name }) { views[index].isMember = true }
    unknownViews.removeAll { $0 == name }
    view.members.append(PastedView.Member(name: name))
  }
}

extension PastedExpression {
  /// `UILabel.init()`
  fileprivate var initCall: (name: String, arguments: [PastedArgument])? {
    guard case .call(.member(.name(let name)?, "init"), let arguments) = self else { return nil }
    return (name, arguments)
  }
}

/// `fillEqually` for Objective-C's `UIStackViewDistributionFillEqually`.
private func lowercasedCase(_ name: String) -> String {
  for prefix in ["UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis"]
  where name.hasPrefix(prefix) {
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
  return name
}

private let kindsOfClasses = [
  "UIView": "view", "UILabel": "label", "UIButton": "button", "UITextField": "field", "UITextView": "field",
  "UISearchBar": "field", "UIImageView": "image", "UIStackView": "stack", "UIScrollView": "scroll",
  "UILayoutGuide": "guide",
]

private let propertiesOfStacks: Set<String> = [
  "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement",
  "layoutMarginsRelativeArrangement", "layoutMargins", "directionalLayoutMargins",
]

private let alignments = [
  "fill": "fill", "leading": "leading", "trailing": "trailing", "top": "top", "bottom": "bottom",
  "center": "center", "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline",
]

private let distributions: Set<String> = [
  "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
]

private let textAlignments: Set<String> = ["natural", "left", "center", "right"]
