import Graphics
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

/// Writes Swift code for LayoutDSL.
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
    let root = layout.writtenName(of: .root)
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
      var arguments = [".\(view.kind.rawValue)", swiftLiteral(layout.writtenName(of: ViewID(index)))]
      if let text = view.text { arguments.append(swiftLiteral(text)) }
      let properties = properties(of: view)
      let closure = properties.isEmpty ? "" : " { \(properties.map { "$0.\($0)" }.joined(separator: "; ")) }"
      lines.append("  let \(names[index]) = \(parent).add(\(arguments.joined(separator: ", ")))\(closure)")
    }
  }

  private func properties(of view: View) -> [String] {
    var texts = view.givenProperties.flatMap { properties($0, of: view) }
    if view.control != View(name: nil, kind: view.kind, parent: nil).control,
      let code = controlCode(view.control)
    {
      texts.append("control = Control(\(code))")
    }
    if view.stack?.isBaselineRelative == true { texts.append("stack?.isBaselineRelative = true") }
    if view.zIndex != 0 { texts.append("zIndex = \(view.zIndex)") }
    return texts
  }

  private func properties(_ property: ViewProperty, of view: View) -> [String] {
    switch property {
    case .size:
      let size = view.explicitSize
      return [
        "hasExplicitSize = true",
        "explicitSize = PerAxis(horizontal: \(size.horizontal.map { spelled($0) } ?? "nil"), vertical: \(size.vertical.map { spelled($0) } ?? "nil"))",
      ]
    case .font:
      let style = view.textStyle
      return [
        "textStyle = TextStyle(size: \(spelled(style.writtenSize)), weight: .\(style.weight.rawValue))"
      ]
    case .lines: return ["lineLimit = \(view.lineLimit)"]
    case .margins:
      let isUsed = view.stack?.usesMargins == true
      return (view.margins == Margins(all: 8) ? [] : ["margins = \(margins(view.margins))"])
        + (isUsed ? ["stack?.usesMargins = true"] : [])
    case .hugging: return ["hugging = \(perAxis(view.hugging))"]
    case .compression: return ["compression = \(perAxis(view.compression))"]
    case .fill: return ["fill = \(color(view.fill))"]
    case .stroke: return ["stroke = \(color(view.stroke))"]
    case .corner: return view.cornerRadius.map { ["cornerRadius = \(spelled($0))"] } ?? []
    case .color: return ["textColor = \(color(view.textColor))"]
    case .align:
      return view.stack.map { ["stack?.alignment = .\($0.alignment.rawValue)"] }
        ?? view.textAlignment.map { ["textAlignment = .\($0.rawValue)"] } ?? []
    case .hidden: return ["isHidden = true"]
    case .unnamed: return ["isUnnamed = true"]
    case .baselines:
      return view.baselines.map {
        ["baselines = Baselines(first: \(spelled($0.first)), last: \(spelled($0.last)))"]
      } ?? []
    case .outset:
      let outset = view.outset
      return [
        "outset = EdgeInsets(top: \(spelled(outset.top)), left: \(spelled(outset.left)), bottom: \(spelled(outset.bottom)), right: \(spelled(outset.right)))"
      ]
    case .row, .column: return view.stack.map { ["stack?.axis = .\($0.axis.rawValue)"] } ?? []
    case .spacing: return view.stack.map { ["stack?.spacing = \(spelled($0.spacing))"] } ?? []
    case .distribute: return view.stack.map { ["stack?.distribution = .\($0.distribution.rawValue)"] } ?? []
    case .after: return view.spacingAfter.map { ["spacingAfter = \(spelled($0))"] } ?? []
    }
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
    case nil, .stepper?, .activity?, .picker?, .image?, .search?, .text?, .accessory?, .bar?, .screen?,
      .desktop?:
      nil
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
      var text = EquationText(
        item(first), constraint.relation.rawValue, second: second.map(item), multiplier: multiplier,
        constant: constant, priority: constraint.priority
      ).text
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
