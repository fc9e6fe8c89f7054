import Graphics
import LayoutLanguage
import LayoutModel

/// A Swift function that adds a layout's views to one that is given, for UIKit: what NSLayoutAnchor and SnapKit
/// code have in common. Functions, since names of views would clash with properties of a class.
struct UIKitCode {
  let layout: Layout
  let names: [String]
  let notation: String
  private(set) var lines: [String] = []
  private(set) var findings: [ConversionFinding] = []

  init(_ layout: Layout, notation: String) {
    self.layout = layout
    self.notation = notation
    names = swiftNames(of: layout)
  }

  mutating func add(_ line: String) { lines.append(line) }

  mutating func note(
    _ reason: ConversionFinding.Reason, _ outcome: ConversionFinding.Outcome, at constraint: Constraint? = nil
  ) {
    findings.append(
      ConversionFinding(reason: reason, outcome: outcome, span: constraint?.span, notation: notation))
  }

  /// Adds a constraint that cannot be said as a comment.
  mutating func addComment(_ constraint: Constraint, because reason: ConversionFinding.Reason) {
    lines.append("  // \(commentText(layout.equation(constraint)))  // \(notation) \(reason.predicate)")
    note(reason, .comment, at: constraint)
  }

  /// Ends the function; what it cannot hold stands in comments.
  mutating func end() {
    for assertion in layout.assertions {
      lines.append("  // \(commentText(layout.text(of: assertion)))")
      findings.append(
        ConversionFinding(reason: .assertion, outcome: .comment, span: assertion.span, notation: notation))
    }
    lines.append("}")
  }

  /// The layout without what its stacks ask for: UIStackView asks for it itself.
  static func withoutStackConstraints(_ layout: Layout) -> Layout {
    var layout = layout
    layout.constraints.removeAll { $0.notation == .stack }
    return layout
  }

  /// `list.contentLayoutGuide` for an item of a guide, the view's name for others.
  func owner(of item: Item) -> String {
    let name = names[item.view.index]
    switch item.guide {
    case .safeArea: return "\(name).safeAreaLayoutGuide"
    case .margins: return "\(name).layoutMarginsGuide"
    case .content: return "\(name).contentLayoutGuide"
    case .frame: return "\(name).frameLayoutGuide"
    case .readable: return "\(name).readableContentGuide"
    case .keyboard: return "\(name).keyboardLayoutGuide"
    case nil: return name
    }
  }

  func isGuide(_ view: ViewID) -> Bool { view != .root && layout[view].kind == .guide }

  /// Adds imports, the function's head and its views.
  mutating func addViews(imports: [String]) {
    lines += imports.map { "import \($0)" } + [""]
    let name = commentText(layout.source.name)
    lines.append("/// Adds the views of \(name) to `\(layout.convertedName(of: .root))`\(canvasSizes).")
    lines += [
      "@MainActor", "func add\(swiftTypeName(layout.source.name))(to \(names[0]): UIView) {",
    ]
    if layout.canvases.contains(where: { $0.direction == .rightToLeft }) {
      note(.canvasDirection, .approximation)
    }
    if layout.canvases[0].margins != Margins(all: 8) {
      lines.append("  \(names[0]).directionalLayoutMargins = \(insets(layout.canvases[0].margins))")
    }
    for index in layout.views.indices.dropFirst() { addView(ViewID(index)) }
  }

  private var canvasSizes: String {
    let sizes = layout.canvases.compactMap { canvas in
      canvas.width.flatMap { width in canvas.height.map { "\(spelled(width)) x \(spelled($0))" } }
    }
    return sizes.isEmpty ? "" : ", which is laid out for \(sizes.joined(separator: ", "))"
  }

  private func insets(_ margins: Margins) -> String {
    "NSDirectionalEdgeInsets(top: \(spelled(margins.top)), leading: \(spelled(margins.leading)), "
      + "bottom: \(spelled(margins.bottom)), trailing: \(spelled(margins.trailing)))"
  }

  private mutating func addView(_ id: ViewID) {
    let view = layout[id]
    let name = names[id.index]
    // Guides hold no views: those in one go to the view that holds the guide.
    var owner = view.parent ?? .root
    if isGuide(owner) { note(.subviewsOfGuide, .approximation) }
    while isGuide(owner) { owner = layout[owner].parent ?? .root }
    if view.kind == .guide {
      lines += ["", "  let \(name) = UILayoutGuide()", "  \(names[owner.index]).addLayoutGuide(\(name))"]
      return
    }
    lines += ["", "  let \(name) = \(initializer(view))"]
    lines += properties(of: view, id).map { "  \(name).\($0)" }
    lines.append("  \(name).translatesAutoresizingMaskIntoConstraints = false")
    if view.isArranged, layout[owner].kind == .stack {
      lines.append("  \(names[owner.index]).addArrangedSubview(\(name))")
      if let distance = view.spacingAfter {
        lines.append("  \(names[owner.index]).setCustomSpacing(\(spelled(distance)), after: \(name))")
      }
    } else {
      lines.append("  \(names[owner.index]).addSubview(\(name))")
    }
    if view.kind == .box { note(.boxPadding, .approximation) }
  }

  private func initializer(_ view: View) -> String {
    switch view.kind {
    case .view: "UIView()"
    case .scroll: "UIScrollView()"
    case .stack: "UIStackView()"
    case .label, .box: "UILabel()"
    case .button: "UIButton(type: .system)"
    case .field: "UITextField()"
    case .image: "UIImageView()"
    case .guide: "UILayoutGuide()"
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview,
      .picker, .datepicker, .navbar, .tabbar, .toolbar, .divider, .icon:
      view.controlInitializer
    }
  }

  private func properties(of view: View, _ id: ViewID) -> [String] {
    let plain = View(name: view.name, kind: view.kind, parent: view.parent)
    var texts: [String] = []
    let text = view.kind == .box ? view.text ?? layout.convertedName(of: id) : view.text
    let style = view.textStyle
    let font = "UIFont.systemFont(ofSize: \(spelled(style.writtenSize)), weight: .\(style.weight.rawValue))"
    switch view.kind {
    case .label, .box:
      if let text { texts.append("text = \(swiftLiteral(text))") }
      if style != plain.textStyle { texts.append("font = \(font)") }
      if view.lineLimit != 1 { texts.append("numberOfLines = \(view.lineLimit)") }
      if view.kind == .box, view.textAlignment == nil { texts.append("textAlignment = .center") }
    case .button:
      if let text { texts.append("setTitle(\(swiftLiteral(text)), for: .normal)") }
      if style != plain.textStyle { texts.append("titleLabel?.font = \(font)") }
    case .field:
      if let text { texts.append("placeholder = \(swiftLiteral(text))") }
      if style != plain.textStyle { texts.append("font = \(font)") }
      texts.append("borderStyle = .roundedRect")
    case .view, .image, .guide, .stack, .scroll: break
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview,
      .picker, .datepicker, .navbar, .tabbar, .toolbar, .divider, .icon:
      texts += view.controlProperties
    }
    if let stack = view.stack { texts += arrangement(stack, margins: view.margins) }
    if let ink = view.textColor.given {
      texts.append(
        view.kind == .button
          ? "setTitleColor(\(color(ink)), for: .normal)"
          : "\(view.kind == .icon ? "tintColor" : view.kind == .search ? "searchTextField.textColor" : "textColor") = \(color(ink))"
      )
    }
    if let alignment = view.textAlignment, view.kind != .button {
      texts.append("textAlignment = .\(alignment.rawValue)")
    }
    if view.margins != plain.margins, view.stack == nil {
      texts.append("directionalLayoutMargins = \(insets(view.margins))")
    }
    texts += priorities("Hugging", view.hugging, plain.hugging)
    texts += priorities("CompressionResistance", view.compression, plain.compression)
    if let fill = view.fill.given { texts.append("backgroundColor = \(color(fill))") }
    if let stroke = view.stroke.given {
      texts += ["layer.borderColor = \(color(stroke)).cgColor", "layer.borderWidth = 1"]
    }
    if let radius = view.cornerRadius { texts.append("layer.cornerRadius = \(spelled(radius))") }
    if view.isHidden { texts.append("isHidden = true") }
    if view.zIndex != 0 { texts.append("layer.zPosition = \(view.zIndex)") }
    return texts
  }

  /// What of a stack differs from one that says nothing.
  private func arrangement(_ stack: StackArrangement, margins: Margins) -> [String] {
    var texts: [String] = []
    if stack.axis == .vertical { texts.append("axis = .vertical") }
    if stack.spacing != 0 { texts.append("spacing = \(spelled(stack.spacing))") }
    if stack.alignment != .fill { texts.append("alignment = .\(stack.alignment.rawValue)") }
    if stack.distribution != .fill { texts.append("distribution = .\(stack.distribution.rawValue)") }
    if stack.usesMargins {
      texts += ["isLayoutMarginsRelativeArrangement = true", "directionalLayoutMargins = \(insets(margins))"]
    }
    return texts
  }

  private func priorities(_ name: String, _ values: PerAxis<Double>, _ plain: PerAxis<Double>) -> [String] {
    Axis.allCases.compactMap { axis in
      guard values[axis] != plain[axis] else { return nil }
      return
        "setContent\(name)Priority(UILayoutPriority(rawValue: \(spelled(values[axis]))), for: .\(axis.rawValue))"
    }
  }

  private func color(_ color: Color) -> String {
    func share(_ channel: UInt8) -> String { channel == 0 ? "0" : channel == 255 ? "1" : "\(channel) / 255" }
    return
      "UIColor(red: \(share(color.red)), green: \(share(color.green)), blue: \(share(color.blue)), alpha: \(share(color.alpha)))"
  }

  /// The intrinsic content sizes that the file gave, as the constraints that UIKit makes of such a size.
  var sizeConstraints: [Constraint] {
    layout.views.indices.dropFirst().flatMap { index -> [Constraint] in
      let view = layout.views[index]
      guard view.hasExplicitSize, let span = view.span ?? layout.views[index].nameSpan else { return [] }
      return Axis.allCases.flatMap { axis -> [Constraint] in
        guard let size = view.explicitSize[axis] else { return [] }
        let form = Constraint.Form.items(
          first: Item(ViewID(index), axis == .horizontal ? .width : .height), second: nil, multiplier: 1,
          constant: size)
        return [
          Constraint(form, .lessOrEqual, priority: view.hugging[axis], notation: .equation, span: span),
          Constraint(
            form, .greaterOrEqual, priority: view.compression[axis], notation: .equation, span: span),
        ]
      }
    }
  }
}
