import Graphics
import LayoutModel

/// Swift code with LayoutDSL's operators, which creates the same `Layout` when it runs.
public enum SwiftTarget: ConversionTarget {
  public static let name = "swift"
  public static let fileExtension = "swift"
  public static let summary = "Swift code that uses LayoutDSL, a library of the layoutdraw package"

  public static func convert(_ source: ConversionSource) -> Conversion {
    let pass = SpacerPass(source.withoutStackConstraints)
    var code = SwiftCode(pass.layout, notation: "LayoutDSL")
    code.addOperators(pass)
    return code.conversion
  }
}

extension SwiftCode {
  fileprivate mutating func addOperators(_ pass: SpacerPass) {
    let root = layout.writtenName(of: .root)
    let rootName = root == "view" ? "" : ", rootName: \(swiftLiteral(root))"
    let isChanged = layout.canvases.count > 1
    lines.append(
      "\(isChanged ? "var" : "let") layout = Layout(canvas: \(canvas(layout.canvases[0]))\(rootName)) { \(names[0]) in"
    )
    addDeclarations()
    addConstraints(pass)
    end()
    if isChanged {
      lines = ["let layout: Layout = {"] + lines.map { $0.isEmpty ? $0 : "  " + $0 }
      lines.append("  layout.canvases = [")
      lines += layout.canvases.map { "    \(canvas($0))," }
      lines += ["  ]", "  return layout", "}()"]
    }
    lines = ["import LayoutDSL", "import LayoutDraw", ""] + lines
  }

  private func canvas(_ canvas: Canvas) -> String {
    var arguments: [String] = []
    if let name = canvas.name { arguments.append("name: \(swiftLiteral(name))") }
    if let width = canvas.width { arguments.append("width: \(spelled(width))") }
    if let height = canvas.height { arguments.append("height: \(spelled(height))") }
    if canvas.direction == .rightToLeft { arguments.append("direction: .rightToLeft") }
    if canvas.margins != Margins(all: 8) { arguments.append("margins: \(canvas.margins.code("Margins"))") }
    if !canvas.safeArea.isZero { arguments.append("safeArea: \(canvas.safeArea.code("EdgeInsets"))") }
    if let scale = canvas.scale { arguments.append("scale: \(spelled(scale))") }
    return "Canvas(\(arguments.joined(separator: ", ")))"
  }

  private mutating func addDeclarations() {
    for index in layout.views.indices.dropFirst() {
      let view = layout.views[index]
      let parent = names[view.parent?.index ?? 0]
      var arguments = [".\(view.kind.rawValue)", swiftLiteral(layout.writtenName(of: ViewID(index)))]
      if let text = view.text { arguments.append(swiftLiteral(text)) }
      let properties = fields(of: view)
      let closure = properties.isEmpty ? "" : " { \(properties.map { "$0.\($0)" }.joined(separator: "; ")) }"
      lines.append("  let \(names[index]) = \(parent).add(\(arguments.joined(separator: ", ")))\(closure)")
    }
  }

  private func fields(of view: View) -> [String] {
    var texts = view.givenProperties.flatMap { fields($0, of: view) }
    if view.control != View(name: nil, kind: view.kind, parent: nil).control,
      let code = controlCode(view.control)
    {
      texts.append("control = Control(\(code))")
    }
    if view.stack?.isBaselineRelative == true { texts.append("stack?.isBaselineRelative = true") }
    if view.zIndex != 0 { texts.append("zIndex = \(view.zIndex)") }
    return texts
  }

  private func fields(_ property: ViewProperty, of view: View) -> [String] {
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
      return (view.margins == Margins(all: 8) ? [] : ["margins = \(view.margins.code("Margins"))"])
        + (isUsed ? ["stack?.usesMargins = true"] : [])
    case .hugging: return ["hugging = \(perAxis(view.hugging))"]
    case .compression: return ["compression = \(perAxis(view.compression))"]
    case .fill: return ["fill = \(viewColor(view.fill))"]
    case .stroke: return ["stroke = \(viewColor(view.stroke))"]
    case .corner: return view.cornerRadius.map { ["cornerRadius = \(spelled($0))"] } ?? []
    case .color: return ["textColor = \(viewColor(view.textColor))"]
    case .align:
      return view.stack.map { ["stack?.alignment = .\($0.alignment.rawValue)"] }
        ?? view.textAlignment.map { ["textAlignment = .\($0.rawValue)"] } ?? []
    case .hidden: return ["isHidden = true"]
    case .unnamed: return ["isUnnamed = true"]
    case .baselines:
      return view.baselines.map {
        ["baselines = Baselines(first: \(spelled($0.first)), last: \(spelled($0.last)))"]
      } ?? []
    case .outset: return ["outset = \(view.outset.code("EdgeInsets"))"]
    case .row, .column: return view.stack.map { ["stack?.axis = .\($0.axis.rawValue)"] } ?? []
    case .spacing: return view.stack.map { ["stack?.spacing = \(spelled($0.spacing))"] } ?? []
    case .distribute: return view.stack.map { ["stack?.distribution = .\($0.distribution.rawValue)"] } ?? []
    case .after: return view.spacingAfter.map { ["spacingAfter = \(spelled($0))"] } ?? []
    }
  }

  private func controlCode(_ control: Control?) -> String? {
    switch control?.shape {
    case .toggle(let isOn)?: ".toggle(isOn: \(isOn))"
    case .slider(let value)?: ".slider(\(spelled(value)))"
    case .progress(let value)?: ".progress(\(spelled(value)))"
    case .pages(let count, let current)?: ".pages(count: \(count), current: \(current))"
    case .segments(let titles, let selected)?: ".segments(\(swiftLiteral(titles)), selected: \(selected))"
    case .items(let titles)?: ".items(\(swiftLiteral(titles)))"
    case .symbol(let name)?: ".symbol(name: \(swiftLiteral(name)))"
    case nil, .stepper?, .activity?, .picker?, .datePicker?, .image?, .search?, .text?, .accessory?, .bar?,
      .screen?,
      .desktop?:
      nil
    }
  }

  private func perAxis(_ values: PerAxis<Double>) -> String {
    "PerAxis(horizontal: \(spelled(values.horizontal)), vertical: \(spelled(values.vertical)))"
  }

  private func viewColor(_ color: ViewColor) -> String {
    switch color {
    case .automatic: return ".automatic"
    case .none: return ".none"
    case .color(let color), .adaptive(light: let color, dark: _):
      return
        ".color(Color(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha)))"
    }
  }

  private mutating func addConstraints(_ pass: SpacerPass) {
    if !layout.constraints.isEmpty { lines.append("") }
    for (index, constraint) in layout.constraints.enumerated() {
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        addComment(constraint, because: .moreThanTwoItems)
        continue
      }
      if pass.usesGuides[index] { note(.moreThanTwoItems, .spacers, at: constraint.span) }
      var text = EquationText(
        item(first), constraint.relation.rawValue, second: second.map(item), multiplier: multiplier,
        constant: constant, priority: constraint.priority
      ).text
      if let identifier = constraint.identifier { text = "(\(text)).named(\(swiftLiteral(identifier)))" }
      lines.append("  " + text)
    }
  }

  private func item(_ item: Item) -> String {
    "\(names[item.view.index]).\(item.guide.map { "\($0.rawValue)." } ?? "")\(item.attribute.rawValue)"
  }
}
