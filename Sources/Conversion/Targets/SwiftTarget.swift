import LayoutLanguage
import LayoutModel

/// Swift code with LayoutDSL's operators, which makes the same `Layout`.
public enum SwiftTarget: ConversionTarget {
  public static let name = "swift"
  public static let fileExtension = "swift"
  public static let summary = "Swift code in this package's LayoutDSL"

  public static func convert(_ source: ConversionSource) -> Conversion {
    var source = source
    source.layout = UIKitCode.withoutStackConstraints(source.layout.withNamedRoot)
    let pass = SpacerPass(source)
    var code = SwiftCode(pass.layout)
    code.addHeading()
    code.addViews()
    code.addConstraints(pass)
    return code.conversion
  }
}

/// Swift code for LayoutDSL while it is written.
private struct SwiftCode {
  private let layout: Layout
  private let names: [String]
  private var lines: [String] = []
  private var findings: [ConversionFinding] = []

  init(_ layout: Layout) {
    self.layout = layout
    names = swiftNames(of: layout)
  }

  var conversion: Conversion {
    var lines = lines + ["}"]
    if layout.canvases.count > 1 {
      lines = ["let layout: Layout = {"] + lines.map { $0.isEmpty ? $0 : "  " + $0 }
      lines.append("  layout.canvases = [")
      lines += layout.canvases.map { "    \(canvas($0))," }
      lines += ["  ]", "  return layout", "}()"]
    }
    lines = ["import LayoutDSL", "import LayoutDraw", ""] + lines
    return Conversion(text: lines.map { $0 + "\n" }.joined(), findings: findings)
  }

  mutating func addHeading() {
    let root = layout.convertedName(of: .root)
    let rootName = root == "view" ? "" : ", rootName: \(swiftLiteral(root))"
    let isChanged = layout.canvases.count > 1
    lines.append(
      "\(isChanged ? "var" : "let") layout = Layout(canvas: \(canvas(layout.canvases[0]))\(rootName)) { \(names[0]) in"
    )
  }

  private func canvas(_ canvas: Canvas) -> String {
    var arguments: [String] = []
    if let name = canvas.name { arguments.append("name: \(swiftLiteral(name))") }
    if let width = canvas.width { arguments.append("width: \(spelled(width))") }
    if let height = canvas.height { arguments.append("height: \(spelled(height))") }
    if canvas.direction == .rightToLeft { arguments.append("direction: .rightToLeft") }
    if canvas.margins != Margins(all: 8) { arguments.append("margins: \(margins(canvas.margins))") }
    if !canvas.safeArea.isZero {
      let safe = canvas.safeArea
      arguments.append(
        "safeArea: EdgeInsets(top: \(spelled(safe.top)), left: \(spelled(safe.left)), "
          + "bottom: \(spelled(safe.bottom)), right: \(spelled(safe.right)))")
    }
    if let scale = canvas.scale { arguments.append("scale: \(spelled(scale))") }
    return "Canvas(\(arguments.joined(separator: ", ")))"
  }

  private func margins(_ margins: Margins) -> String {
    "Margins(top: \(spelled(margins.top)), leading: \(spelled(margins.leading)), "
      + "bottom: \(spelled(margins.bottom)), trailing: \(spelled(margins.trailing)))"
  }

  mutating func addViews() {
    for index in layout.views.indices.dropFirst() {
      let view = layout.views[index]
      let parent = names[view.parent?.index ?? 0]
      var arguments = [".\(view.kind.rawValue)", swiftLiteral(layout.convertedName(of: ViewID(index)))]
      if let text = view.text { arguments.append(swiftLiteral(text)) }
      let properties = properties(of: view)
      let closure = properties.isEmpty ? "" : " { \(properties.map { "$0.\($0)" }.joined(separator: "; ")) }"
      lines.append("  let \(names[index]) = \(parent).add(\(arguments.joined(separator: ", ")))\(closure)")
    }
  }

  private func properties(of view: View) -> [String] {
    let plain = View(name: view.name, kind: view.kind, parent: view.parent)
    var texts: [String] = []
    if view.hasExplicitSize {
      let size = view.explicitSize
      texts.append("hasExplicitSize = true")
      texts.append(
        "explicitSize = PerAxis(horizontal: \(size.horizontal.map { spelled($0) } ?? "nil"), vertical: \(size.vertical.map { spelled($0) } ?? "nil"))"
      )
    }
    if view.textStyle != plain.textStyle {
      texts.append(
        "textStyle = TextStyle(size: \(spelled(view.textStyle.writtenSize)), weight: .\(view.textStyle.weight.rawValue))"
      )
    }
    if view.lineLimit != plain.lineLimit { texts.append("lineLimit = \(view.lineLimit)") }
    if view.margins != plain.margins { texts.append("margins = \(margins(view.margins))") }
    if view.hugging != plain.hugging { texts.append("hugging = \(perAxis(view.hugging))") }
    if view.compression != plain.compression { texts.append("compression = \(perAxis(view.compression))") }
    if view.fill != plain.fill { texts.append("fill = \(color(view.fill))") }
    if view.stroke != plain.stroke { texts.append("stroke = \(color(view.stroke))") }
    if let radius = view.cornerRadius { texts.append("cornerRadius = \(spelled(radius))") }
    if view.textColor != plain.textColor { texts.append("textColor = \(color(view.textColor))") }
    if let alignment = view.textAlignment { texts.append("textAlignment = .\(alignment.rawValue)") }
    if view.control != plain.control, let code = controlCode(view.control) { texts.append("control = Control(\(code))") }
    if view.isHidden { texts.append("isHidden = true") }
    if view.isUnnamed { texts.append("isUnnamed = true") }
    if let distance = view.spacingAfter { texts.append("spacingAfter = \(spelled(distance))") }
    if let stack = view.stack { texts += arrangement(stack) }
    if view.zIndex != 0 { texts.append("zIndex = \(view.zIndex)") }
    return texts
  }

  /// What of a stack differs from one that says nothing.
  private func arrangement(_ stack: StackArrangement) -> [String] {
    var texts: [String] = []
    if stack.axis != .horizontal { texts.append("stack?.axis = .\(stack.axis.rawValue)") }
    if stack.spacing != 0 { texts.append("stack?.spacing = \(spelled(stack.spacing))") }
    if stack.alignment != .fill { texts.append("stack?.alignment = .\(stack.alignment.rawValue)") }
    if stack.distribution != .fill { texts.append("stack?.distribution = .\(stack.distribution.rawValue)") }
    if stack.usesMargins { texts.append("stack?.usesMargins = true") }
    return texts
  }

  private func controlCode(_ control: Control?) -> String? {
    func list(_ titles: [String]) -> String { "[\(titles.map { swiftLiteral($0) }.joined(separator: ", "))]" }
    return switch control?.shape {
    case .toggle(let isOn)?: ".toggle(isOn: \(isOn))"
    case .slider(let value)?: ".slider(\(spelled(value)))"
    case .progress(let value)?: ".progress(\(spelled(value)))"
    case .pages(let count, let current)?: ".pages(count: \(count), current: \(current))"
    case .segments(let titles, let selected)?: ".segments(\(list(titles)), selected: \(selected))"
    case .items(let titles)?: ".items(\(list(titles)))"
    case .symbol(let name)?: ".symbol(name: \(swiftLiteral(name)))"
    case nil, .stepper?, .activity?, .picker?, .image?, .search?, .text?, .accessory?, .bar?, .screen?: nil
    }
  }

  private func perAxis(_ values: PerAxis<Double>) -> String {
    "PerAxis(horizontal: \(spelled(values.horizontal)), vertical: \(spelled(values.vertical)))"
  }

  private func color(_ color: ViewColor) -> String {
    switch color {
    case .automatic: return ".automatic"
    case .none: return ".none"
    case .color(let color), .adaptive(light: let color, dark: _):
      return
        ".color(Color(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha)))"
    }
  }

  mutating func addConstraints(_ pass: SpacerPass) {
    if !layout.constraints.isEmpty { lines.append("") }
    for (index, constraint) in layout.constraints.enumerated() {
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        lines.append(
          "  // \(commentText(layout.equation(constraint)))  // LayoutDSL relates at most two items")
        note(.moreThanTwoItems, .comment, constraint)
        continue
      }
      if pass.usesGuides[index] { note(.moreThanTwoItems, .spacers, constraint) }
      var text = "\(item(first)) \(constraint.relation.rawValue) "
      if let second {
        text += item(second)
        if multiplier != 1 { text += " * \(spelled(multiplier))" }
        if constant != 0 { text += signed(constant) }
      } else {
        text += spelled(constant)
      }
      if constraint.priority != Priority.required { text += " ~ \(spelled(constraint.priority))" }
      if let identifier = constraint.identifier { text = "(\(text)).named(\(swiftLiteral(identifier)))" }
      lines.append("  " + text)
    }
    for assertion in layout.assertions {
      lines.append("  // \(commentText(layout.text(of: assertion)))")
      findings.append(
        ConversionFinding(reason: .assertion, outcome: .comment, span: assertion.span, notation: "LayoutDSL"))
    }
  }

  private func item(_ item: Item) -> String {
    "\(names[item.view.index]).\(item.guide.map { "\($0.rawValue)." } ?? "")\(item.attribute.rawValue)"
  }

  private mutating func note(
    _ reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome, _ constraint: Constraint
  ) {
    findings.append(
      ConversionFinding(reason: reason, outcome: outcome, span: constraint.span, notation: "LayoutDSL"))
  }
}
