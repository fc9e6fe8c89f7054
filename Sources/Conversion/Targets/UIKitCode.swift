import Graphics
import LayoutModel

// The code for NSLayoutAnchor and SnapKit is generated as a function instead of a class, because the views' names could
// clash with properties that a class inherits.

extension SwiftCode {
  /// Returns the code for the view or layout guide of an item, such as `card.safeAreaLayoutGuide`.
  func owner(of item: Item) -> String {
    framework.owner(item.guide, of: names[item.view.index])
  }

  func isGuide(_ view: ViewID) -> Bool { view != .root && layout[view].kind == .guide }

  mutating func addViews(imports: [String]) {
    lines += imports.map { "import \($0)" } + [""]
    let name = commentText(layout.source.name)
    lines.append("/// Adds the views of \(name) to `\(layout.writtenName(of: .root))`\(canvasSizes).")
    lines += [
      "@MainActor", "func add\(swiftTypeName(layout.source.name))(to \(names[0]): \(framework.viewClass)) {",
    ]
    if layout.canvases.contains(where: { $0.direction == .rightToLeft }) {
      note(.canvasDirection, .approximation)
    }
    if framework == .uiKit, layout.canvases[0].margins != Margins(all: 8) {
      lines.append(
        "  \(names[0]).directionalLayoutMargins = "
          + layout.canvases[0].margins.code("NSDirectionalEdgeInsets"))
    }
    for index in layout.views.indices.dropFirst() { addView(ViewID(index)) }
  }

  private var canvasSizes: String {
    let sizes = layout.canvases.compactMap { canvas in
      canvas.width.flatMap { width in canvas.height.map { "\(spelled(width)) x \(spelled($0))" } }
    }
    return sizes.isEmpty ? "" : ", which is laid out for \(sizes.joined(separator: ", "))"
  }

  private mutating func addView(_ id: ViewID) {
    let view = layout[id]
    let name = names[id.index]
    // In UIKit and AppKit, a layout guide cannot have subviews, so the views inside a guide are added to the view that
    // owns the guide.
    var owner = view.parent ?? .root
    if isGuide(owner) { note(.subviewsOfGuide, .approximation) }
    while isGuide(owner) { owner = layout[owner].parent ?? .root }
    if view.kind == .guide {
      lines += [
        "", "  let \(name) = \(framework.guideClass)()", "  \(names[owner.index]).addLayoutGuide(\(name))",
      ]
      return
    }
    switch framework {
    case .uiKit:
      lines += [
        "", "  let \(name) = \(view.kind.isControl ? view.controlInitializer : view.kind.initializer)",
      ]
      lines += properties(of: view, id).map { "  \(name).\($0)" }
    case .appKit:
      if view.kind.lacksAppKitControl, view.className == nil {
        note(.control(view.kind), .approximation, at: view.span, in: "AppKit")
      }
      let text = view.kind == .box ? view.text ?? layout.writtenName(of: id) : view.text
      lines += ["", "  let \(name) = \(appKitInitializer(of: view, text: text))"]
      lines += appKitProperties(of: view).map { "  \(name).\($0)" }
    }
    lines.append("  \(name).translatesAutoresizingMaskIntoConstraints = false")
    if view.isArranged, layout[owner].kind == .stack {
      lines.append("  \(names[owner.index]).\(framework.arranging(name, id, in: owner, layout))")
      if let distance = view.spacingAfter {
        lines.append("  \(names[owner.index]).setCustomSpacing(\(spelled(distance)), after: \(name))")
      }
    } else {
      lines += framework.adding(name, to: names[owner.index], layout[owner], view).map { "  \($0)" }
    }
    if view.kind == .box { note(.boxPadding, .approximation) }
    noteLostProperties(of: view)
  }

  private func properties(of view: View, _ id: ViewID) -> [String] {
    var texts: [String] = []
    if let text = view.kind == .box ? view.text ?? layout.writtenName(of: id) : view.text {
      let literal = swiftLiteral(text)
      if view.kind == .button {
        texts.append("setTitle(\(literal), for: .normal)")
      } else if view.kind.setsText {
        texts.append("\(view.kind == .field ? "placeholder" : "text") = \(literal)")
      }
    }
    texts += view.controlProperties
    if view.kind == .field { texts.append("borderStyle = .roundedRect") }
    if view.kind == .box, view.textAlignment == nil { texts.append("textAlignment = .center") }
    texts += view.givenProperties.flatMap { properties($0, of: view) }
    if view.stack?.isBaselineRelative == true { texts.append("isBaselineRelativeArrangement = true") }
    if view.zIndex != 0 { texts.append("layer.zPosition = \(view.zIndex)") }
    return texts
  }

  private func symbolConfiguration(_ style: TextStyle) -> String {
    let weight = style.weight == .regular ? "" : ", weight: .\(style.weight.rawValue)"
    return "UIImage.SymbolConfiguration(pointSize: \(spelled(style.writtenSize))\(weight))"
  }

  /// Returns the statements that set a view's property, if any.
  private func properties(_ property: ViewProperty, of view: View) -> [String] {
    guard property.isPossible(for: view.kind) else { return [] }
    let name = property.codeNames.first ?? ""
    let isButton = view.kind == .button
    switch property {
    case .size, .unnamed, .baselines, .outset, .after: return []
    case .font:
      if view.kind == .icon {
        return ["preferredSymbolConfiguration = \(symbolConfiguration(view.textStyle))"]
      }
      let font = framework.font(view.textStyle)
      return view.kind.setsText ? ["\(isButton ? "titleLabel?." : "")\(name) = \(font)"] : []
    case .lines: return view.kind.isPlainText ? ["\(name) = \(view.lineLimit)"] : []
    case .margins:
      if view.stack?.usesMargins == false { return [] }
      let isUsed = view.stack == nil ? [] : ["isLayoutMarginsRelativeArrangement = true"]
      // A layout's margins are measured from the view's edges, or already include the safe area, so UIKit must not add
      // the safe area to them.
      let isCovered = layout.canvases.contains { $0.safeArea != EdgeInsets(all: 0) }
      return isUsed + ["\(name) = \(view.margins.code("NSDirectionalEdgeInsets"))"]
        + (isCovered ? ["insetsLayoutMarginsFromSafeArea = false"] : [])
    case .hugging: return priorities("Hugging", view.hugging, standard: Priority.low)
    case .compression: return priorities("CompressionResistance", view.compression, standard: Priority.high)
    case .fill: return view.fill.given.map { ["\(name) = \(color($0))"] } ?? []
    case .stroke:
      return view.stroke.given.map { ["layer.\(name) = \(color($0)).cgColor", "layer.borderWidth = 1"] } ?? []
    case .corner: return view.cornerRadius.map { ["layer.\(name) = \(spelled($0))"] } ?? []
    case .color:
      guard let ink = view.textColor.given.map(color) else { return [] }
      return switch view.kind {
      case .button: ["setTitleColor(\(ink), for: .normal)"]
      case .icon: ["tintColor = \(ink)"]
      case .search: ["searchTextField.\(name) = \(ink)"]
      default: ["\(name) = \(ink)"]
      }
    case .align:
      if let stack = view.stack { return ["alignment = .\(stack.alignment.rawValue)"] }
      return view.textAlignment.map { alignment in
        let side = alignment == .natural ? "leading" : alignment.rawValue
        return [isButton ? "contentHorizontalAlignment = .\(side)" : "\(name) = .\(alignment.rawValue)"]
      } ?? []
    case .hidden: return ["\(name) = true"]
    case .row, .column: return view.stack.map { ["\(name) = .\($0.axis.rawValue)"] } ?? []
    case .spacing: return view.stack.map { ["\(name) = \(spelled($0.spacing))"] } ?? []
    case .distribute: return view.stack.map { ["\(name) = .\($0.distribution.rawValue)"] } ?? []
    }
  }

  func priorities(_ name: String, _ values: PerAxis<Double>, standard: Double) -> [String] {
    Axis.allCases.filter { values[$0] != standard }.map { axis in
      "setContent\(name)Priority(\(framework.priorityClass)(rawValue: \(spelled(values[axis]))), for: .\(axis.rawValue))"
    }
  }

  func color(_ color: Color) -> String {
    func share(_ channel: UInt8) -> String { channel == 0 ? "0" : channel == 255 ? "1" : "\(channel) / 255" }
    let start = framework == .uiKit ? "UIColor(red" : "NSColor(srgbRed"
    return
      "\(start): \(share(color.red)), green: \(share(color.green)), blue: \(share(color.blue)), alpha: \(share(color.alpha)))"
  }

  /// The constraints that give views the content sizes stated in the file. A divider without a stated size gets its
  /// usual thickness. Each size has two constraints: `<=` with the content hugging priority and `>=` with the
  /// compression resistance priority.
  var sizeConstraints: [Constraint] {
    layout.views.indices.dropFirst().flatMap { index -> [Constraint] in
      let view = layout.views[index]
      // These AppKit controls have intrinsic content sizes themselves, so they need no constraints.
      if framework == .appKit, let element = view.className.flatMap({ InterfaceElement.appKit[$0] }),
        element.content.axes != .none
      {
        return []
      }
      let isDivider = view.kind == .divider
      guard view.hasExplicitSize || isDivider, let span = view.span ?? layout.views[index].nameSpan else {
        return []
      }
      return Axis.allCases.flatMap { axis -> [Constraint] in
        let isThin = isDivider && !view.hasExplicitSize && view.isUpright == (axis == .horizontal)
        guard let size = isThin ? dividerThickness : view.explicitSize[axis] else { return [] }
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
