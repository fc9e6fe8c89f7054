import Graphics
import LayoutModel

struct LookLowering {
  let document: InterfaceDocument
  let scene: InterfaceScene
  /// The version of macOS on which an AppKit scene was saved; `nil` for UIKit.
  let generation: AppKitControl.Generation?
  let hasSubviews: [Bool]

  init(_ document: InterfaceDocument, _ scene: InterfaceScene, generation: AppKitControl.Generation?) {
    self.generation = generation
    self.document = document
    self.scene = scene
    var hasSubviews = scene.views.map { _ in false }
    for view in scene.views { if let parent = view.parent { hasSubviews[parent] = true } }
    self.hasSubviews = hasSubviews
  }

  func add(_ index: Int, to view: inout View) {
    let element = scene.views[index].element
    if let generation { return addDesktopLook(index, generation, to: &view) }
    // 1. Set the fill, the corner radius and the border.
    view.fill = fill(index)
    if let radius = runtimeNumber(element, "layer.cornerRadius") ?? runtimeNumber(element, "cornerRadius") {
      view.cornerRadius = min(10_000, max(0, radius))
    }
    if let border = runtimeColor(element, "layer.borderColor") ?? runtimeColor(element, "borderColor") {
      view.stroke = border
    }
    // 2. Set the color and the alignment of the view's text.
    view.textColor = textColor(scene.views[index])
    view.textAlignment = element["textAlignment"].flatMap(TextAlignment.init)
    if let side = element["contentHorizontalAlignment"], view.kind == .button {
      view.textAlignment = ["left": .left, "leading": .natural, "right": .right, "trailing": .right][side]
    }
    // 3. Set the control that is drawn in the view, if any.
    view.control = control(index)
    // 4. Set the view's outline.
    switch scene.views[index].entry.look.outline {
    case .automatic: break
    case .none: view.stroke = .none
    case .color(let color): if view.stroke == .automatic { view.stroke = color }
    }
    // 5. Decide whether the picture shows the view's name.
    nameIfEmpty(index, &view)
  }

  /// Sets whether the picture shows the view's name. It does so only if the view is empty, and either has a name in
  /// Xcode or may be drawn by its own class.
  func nameIfEmpty(_ index: Int, _ view: inout View) {
    let element = scene.views[index].element
    let isNamed = scene.views[index].id.flatMap { scene.outlets[$0] } != nil || element["userLabel"] != nil
    let drawsItself = view.fill == .automatic && view.kind == .view
    let isEmpty =
      !hasSubviews[index] && view.text?.isEmpty != false
      && (view.control == nil || scene.views[index].entry.look.shape == .rows)
    view.isUnnamed = !(isNamed || drawsItself) || !isEmpty
  }

  // MARK: - Surfaces

  func fill(_ index: Int) -> ViewColor {
    let (view, element) = (scene.views[index], scene.views[index].element)
    if let own = color(element, "backgroundColor") { return own }
    if let own = runtimeColor(element, "fillColor") { return own }
    let look = view.entry.look.fill
    if index == 0, look != .table { return .automatic }
    switch look {
    case .automatic: return .automatic
    case .none: return .none
    case .color(let color): return color
    case .button:
      switch element.child("buttonConfiguration")?["style"] {
      case "filled": return configured(element, "baseBackgroundColor") ?? systemTint
      case "tinted": return systemColor("tertiarySystemFill")!
      case "gray": return systemColor("systemGray5")!
      default: return .none
      }
    case .field: return element["borderStyle"] == "roundedRect" ? .automatic : .none
    case .table:
      return element["style"].map { $0 == "plain" } ?? true ? .none : systemColor("systemGroupedBackground")!
    case .ownClass: return view.hasCustomClass && !hasSubviews[index] ? .automatic : .none
    case .picture: return isLargePicture(view) ? systemColor("systemGray2")! : .none
    }
  }

  private func isLargePicture(_ view: InterfaceView) -> Bool {
    guard let name = view.element["image"], let size = view.savedFrame?.size else { return false }
    return document.resources.images[name]?.isSymbol != true && min(size.width, size.height) >= 100
  }

  private func configured(_ button: XMLElement, _ key: String) -> ViewColor? {
    button.child("buttonConfiguration")?.child("color", key: key).flatMap(document.resources.color)
  }

  func color(_ element: XMLElement, _ key: String) -> ViewColor? {
    element.child("color", key: key).flatMap(document.resources.color)
  }

  // MARK: - Text

  private func textColor(_ view: InterfaceView) -> ViewColor {
    let element = view.element
    switch view.entry.look.textColor {
    case .given: return color(element, "textColor") ?? .automatic
    case .button:
      let state = element.child("state", key: "normal")
      if let own = state.flatMap({ color($0, "titleColor") }) ?? configured(element, "baseForegroundColor") {
        return own
      }
      if element.child("buttonConfiguration")?["style"] == "filled" {
        return .color(Color(red: 255, green: 255, blue: 255, alpha: 255))
      }
      return color(element, "tintColor") ?? systemTint
    case .field:
      if element["text"]?.isEmpty == false { return color(element, "textColor") ?? .automatic }
      return systemColor("systemGray")!
    case .cell: return .automatic
    }
  }

  // MARK: - User-defined attributes

  private func runtimeAttribute(_ element: XMLElement, _ keyPath: String) -> XMLElement? {
    element.child("userDefinedRuntimeAttributes")?.children.first { $0["keyPath"] == keyPath }
  }

  func runtimeNumber(_ element: XMLElement, _ keyPath: String) -> Double? {
    guard let attribute = runtimeAttribute(element, keyPath) else { return nil }
    return attribute.children.first { $0["key"] == "value" }?.number("value") ?? attribute.number("value")
  }

  private func runtimeColor(_ element: XMLElement, _ keyPath: String) -> ViewColor? {
    runtimeAttribute(element, keyPath)?.child("color", key: "value").flatMap(document.resources.color)
  }

  // MARK: - Controls

  private func control(_ index: Int) -> Control? {
    let view = scene.views[index]
    let element = view.element
    let tint = color(element, view.entry.look.shape == .toggle ? "onTintColor" : "tintColor") ?? .automatic
    func part(_ value: String, _ least: String, _ most: String, _ standard: Double) -> Double {
      let (low, high) = (element.number(least) ?? 0, element.number(most) ?? 1)
      let place = ((element.number(value) ?? standard) - low) / (high - low)
      return place.isFinite ? min(1, max(0, place)) : 0
    }
    switch view.entry.look.shape {
    case .toggle: return Control(.toggle(isOn: element.flag("on") == true), tint: tint)
    case .slider: return Control(.slider(part("value", "minValue", "maxValue", 0.5)), tint: tint)
    case .progress: return Control(.progress(part("progress", "none", "none", 0.5)), tint: tint)
    case .segments:
      let titles = (element.child("segments")?.children ?? []).prefix(20).map {
        $0["title"] ?? $0["image"] ?? ""
      }
      let selected = element.number("selectedSegmentIndex").flatMap { Int(exactly: $0) } ?? 0
      return Control(.segments(Array(titles), selected: selected), tint: tint)
    case .stepper: return Control(.stepper)
    case .pages:
      let count = element.number("numberOfPages").flatMap { Int(exactly: $0) } ?? 3
      let current = element.number("currentPage").flatMap { Int(exactly: $0) } ?? 0
      return Control(.pages(count: min(20, max(0, count)), current: current), tint: tint)
    case .activity: return Control(.activity, tint: color(element, "color") ?? .automatic)
    case .picker: return Control(.picker)
    case .datePicker: return Control(.datePicker)
    case .image: return element["image"].map { Control(.image(name: $0), tint: tint) }
    case .imageButton:
      guard view.text?.isEmpty != false, let image = imageName(ofButton: element) else { return nil }
      return Control(.image(name: image), tint: tint)
    case .searchBar: return Control(.search)
    case .text: return view.text?.isEmpty == false ? Control(.text) : nil
    case .bar:
      return Control(.bar(element.child("items")?.child("navigationItem").map(bar) ?? Control.Bar(title: "")))
    case .items:
      let items = (element.child("items")?.children ?? []).filter { !isSpace($0) }.prefix(12)
      return Control(.items(items.map(itemTitle)), tint: tint)
    case .accessory:
      return element["accessoryType"].flatMap { accessories[$0] }.map { Control(.accessory($0), tint: tint) }
    // An app fills an empty table at run time, so the picture shows a placeholder.
    case .rows: return hasSubviews[index] ? nil : Control(.image(name: "prototype cells"))
    case .push, .check, .radio, .help, .cellButton, .popUp, .cellField, .search, .comboBox, .box, .separator,
      .tabs, .table, .tableHeader, .level, .spinner, .colorWell, .date, .path, .linear, .dial, .arrows,
      .choices,
      .onOff, .document, .cells:
      return nil
    // The root view shows the screen's bars, unless it is a scroll view, whose content continues under the bars.
    case .none: return index == 0 && !view.isScroll ? screen : nil
    }
  }

  private func imageName(ofButton element: XMLElement) -> String? {
    let state = element.child("state", key: "normal")
    return state?["image"] ?? element.child("buttonConfiguration")?["image"] ?? state?["backgroundImage"]
      ?? state?.child("imageReference", key: "image")?["image"]
  }

  private var screen: Control? {
    let bars = scene.bars
    guard bars.hasNavigationBar || bars.bottom != .none else { return nil }
    let item = scene.controller?.child("navigationItem", key: "navigationItem")
    let top = item.map(bar) ?? Control.Bar(title: scene.controller?["title"] ?? "")
    return Control(.screen(top: bars.hasNavigationBar ? top : nil, bottom: bars.bottom != .none))
  }

  private func bar(_ item: XMLElement) -> Control.Bar {
    func titles(_ side: String) -> [String] {
      let one = item.children("barButtonItem").filter { $0["key"] == "\(side)BarButtonItem" }
      return (one + (item.child("\(side)BarButtonItems")?.children ?? [])).filter { !isSpace($0) }.prefix(4)
        .map(
          itemTitle)
    }
    return Control.Bar(title: item["title"] ?? "", leading: titles("left"), trailing: titles("right"))
  }

  private func isSpace(_ item: XMLElement) -> Bool {
    item["systemItem"]?.hasSuffix("Space") == true
  }

  private func itemTitle(_ item: XMLElement) -> String {
    if let title = item["title"], !title.isEmpty { return title }
    if let system = item["systemItem"] {
      return signs[system] ?? system.prefix(1).uppercased() + system.dropFirst()
    }
    return item["image"] ?? ""
  }
}

private let signs = ["add": "+"]

private let accessories = [
  "disclosureIndicator": "›", "checkmark": "✓", "detailDisclosureButton": "i ›", "detailButton": "i",
]
