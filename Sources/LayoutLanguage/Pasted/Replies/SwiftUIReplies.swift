extension PastedReader {
  /// `HStack(spacing: 8) { … }`, and what stands in one; `nil` for what is not a view of SwiftUI's.
  mutating func swiftUIView(_ expression: PastedExpression) throws(UnreadableCode) -> PastedView? {
    if let call = expression.memberCall, let base = call.base {
      guard var view = try swiftUIView(base) else { return nil }
      apply(call.name, call.arguments, to: &view)
      return view
    }
    if case .name(let name) = expression { return shapes.contains(name) ? named("view", name) : nil }
    guard let call = expression.nameCall, let first = call.name.first, first.isUppercase else { return nil }
    switch call.name {
    case "HStack", "LazyHStack": return try stack(call.arguments, isRow: true)
    case "VStack", "LazyVStack", "Form", "List": return try stack(call.arguments, isRow: false)
    case "ZStack", "Group", "ForEach", "Section", "GeometryReader": throw UnreadableCode()
    case "ScrollView": return try scroll(call.arguments)
    case "Text", "Label":
      let text = plainText(call.arguments)
      return PastedView(name: name(of: text, or: "label"), kind: "label", text: text ?? "Text")
    case "Button", "NavigationLink", "Link":
      let text = plainText(call.arguments)
      return PastedView(name: name(of: text, or: "button"), kind: "button", text: text ?? "Button")
    case "TextField", "SecureField", "TextEditor":
      let text = plainText(call.arguments)
      return PastedView(name: name(of: text, or: "field"), kind: "field", text: text)
    case "Image", "AsyncImage":
      let isSymbol = call.arguments.first?.label == "systemName"
      var view = PastedView(name: name(of: plainText(call.arguments), or: "image"), kind: "image")
      view.set(isSymbol ? "size 20x20" : "size 44x44")
      return view
    case "Spacer": return named("view", "spacer")
    case "Divider": return named("view", "divider")
    default:
      guard shapes.contains(call.name) || call.arguments.allSatisfy({ $0.label != nil }) else { return nil }
      return named(shapes.contains(call.name) ? "view" : "box", call.name)
    }
  }

  // MARK: - Containers

  private mutating func stack(_ arguments: [PastedArgument], isRow: Bool) throws(UnreadableCode) -> PastedView
  {
    var view = PastedView(name: freeName(isRow ? "hstack" : "vstack"), kind: "stack")
    view.set(isRow ? "row" : "column")
    let spacing =
      try arguments["spacing"].map { value throws(UnreadableCode) in try constant(value).text } ?? "8"
    if spacing != "0" { view.set("spacing \(spacing)") }
    let alignment = arguments["alignment"]?.lastName ?? "center"
    guard let word = alignments[alignment] else { throw UnreadableCode() }
    view.set("align \(word)")
    for var member in try content(arguments) {
      if member.name.hasPrefix("divider") { member.set(isRow ? "size 1x-" : "size -x1") }
      view.members.append(PastedView.Member(name: member.name, view: member))
    }
    return view
  }

  private mutating func scroll(_ arguments: [PastedArgument]) throws(UnreadableCode) -> PastedView {
    var view = named("scroll", "scroll")
    let isHorizontal = arguments.first?.value.lastName == "horizontal"
    var members = try content(arguments)
    guard members.count == 1 else { throw UnreadableCode() }
    let name = members[0].name
    view.members = [PastedView.Member(name: name, view: members.removeFirst())]
    view.lines = [
      "|[\(name)]|", "V:|[\(name)]|",
      isHorizontal ? "\(name).height == superview.height" : "\(name).width == superview.width",
    ]
    return view
  }

  private mutating func content(_ arguments: [PastedArgument]) throws(UnreadableCode) -> [PastedView] {
    guard case .closure(let body)? = arguments.last?.value else { throw UnreadableCode() }
    var views: [PastedView] = []
    for statement in body {
      guard case .expression(let expression) = statement, let view = try swiftUIView(expression) else {
        throw UnreadableCode()
      }
      views.append(view)
    }
    return views
  }

  // MARK: - Modifiers

  private mutating func apply(_ modifier: String, _ arguments: [PastedArgument], to view: inout PastedView) {
    let value = arguments.first?.value
    switch modifier {
    case "font": if let font = value.flatMap(font) { view.set("font \(font)") }
    case "bold", "fontWeight":
      let weight = modifier == "bold" ? "bold" : value?.lastName ?? ""
      let size = view.properties.first { $0.hasPrefix("font ") }?.split(separator: " ")[1] ?? "17"
      if LanguageWords.fontWeights.contains(weight) { view.set("font \(size) \(weight)") }
    case "foregroundColor", "foregroundStyle":
      if let color = value.flatMap(color) { view.set("color \(color)") }
    case "background", "fill": if let color = value.flatMap(color) { view.set("fill \(color)") }
    case "cornerRadius": if let number = value.flatMap(number) { view.set("corner \(number.text)") }
    case "lineLimit": if let number = value.flatMap(number) { view.set("lines \(number.text)") }
    case "multilineTextAlignment":
      if value?.lastName == "center" { view.set("align center") }
    case "frame":
      let width = arguments["width"].flatMap(number)?.text
      let height = arguments["height"].flatMap(number)?.text
      if width != nil || height != nil { view.set("size \(width ?? "-")x\(height ?? "-")") }
      if arguments["maxWidth"]?.lastName == "infinity" { view.set("hugging 1 250") }
    case "padding" where view.kind == "stack": view.margins = padding(arguments)
    default: break
    }
  }

  private func padding(_ arguments: [PastedArgument]) -> String {
    let amount = arguments.last.flatMap { number($0.value)?.text } ?? "16"
    switch arguments.first?.value.lastName {
    case "horizontal": return "0 \(amount) 0 \(amount)"
    case "vertical": return "\(amount) 0 \(amount) 0"
    case "top": return "\(amount) 0 0 0"
    case "leading": return "0 \(amount) 0 0"
    case "bottom": return "0 0 \(amount) 0"
    case "trailing": return "0 0 0 \(amount)"
    default: return amount
    }
  }

  // MARK: - Names

  private mutating func named(_ kind: String, _ name: String) -> PastedView {
    PastedView(name: freeName(name.prefix(1).lowercased() + name.dropFirst()), kind: kind)
  }

  private func plainText(_ arguments: [PastedArgument]) -> String? {
    guard case .string(let text)? = arguments.first?.value, !text.contains("\\(") else { return nil }
    return text
  }

  /// `signIn` of "Sign in".
  private mutating func name(of text: String?, or wish: String) -> String {
    let words = (text ?? "").split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(3)
    let parts = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
    let name = parts.joined()
    guard let first = name.first, first.isLetter, name.count <= 24 else { return freeName(wish) }
    return freeName(StatementHead.words.contains(name) ? "\(name)1" : name)
  }
}

private let alignments = [
  "center": "center", "leading": "leading", "trailing": "trailing", "top": "top", "bottom": "bottom",
  "firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline",
]

private let shapes: Set<String> = ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color"]
