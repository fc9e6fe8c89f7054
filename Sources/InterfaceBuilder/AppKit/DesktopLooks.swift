import Graphics
import LayoutModel

private let paper = desktopColor("controlBackground")!
private let accent = desktopColor("controlAccent")!
private let line = desktopColor("controlLine")!
private let white = ViewColor.color(Color(red: 255, green: 255, blue: 255, alpha: 255))

extension LookLowering {
  func addDesktopLook(_ index: Int, _ generation: AppKitControl.Generation, to view: inout View) {
    let (own, element) = (scene.views[index], scene.views[index].element)
    let cell = element.cell
    let isTahoe = generation == .tahoe
    view.hasClearOutset = true
    view.textColor = desktopTextColor(cell, hasText: cell["title"]?.isEmpty == false)
    view.textAlignment = view.kind.setsText ? cell["alignment"].flatMap(TextAlignment.init) : nil
    if own.entry.look.shape != .none || own.entry.kind == .label {
      view.fill = .none
    }
    // Unless they are the root, stacks and plain views with subviews get no outline, because AppKit draws nothing for
    // them. A plain view without subviews keeps its outline, since its class may draw something.
    let isHolder = own.entry.kind == .stack || own.entry.kind == .view && hasSubviews[index]
    if own.entry.look.outline == .none || own.entry.kind == .label || isHolder && index != 0 {
      view.stroke = .none
    }
    func box(_ fill: ViewColor, _ stroke: ViewColor, corner: Double) {
      (view.fill, view.stroke, view.cornerRadius) = (fill, stroke, corner)
    }
    func show(_ shape: DesktopShape, tint: ViewColor = accent) {
      view.control = Control(.desktop(shape), tint: tint)
    }
    let hasBorder = cell["borderStyle"].map { $0 != "none" } ?? false
    switch own.entry.look.shape {
    case .none:
      if index == 0 {
        view.fill = desktopColor("windowBackground")!
      } else if own.entry.kind == .label {
        if cell.flag("drawsBackground") == true { view.fill = color(cell, "backgroundColor") ?? paper }
      } else {
        view.fill = desktopFill(index)
      }
    case .push:
      // The default button has the Return key (character 13) as its key equivalent. In Base64, the key equivalent then
      // begins with `DQ`. A disabled button is not drawn as the default button.
      let isDefault =
        cell.child("string", key: "keyEquivalent")?.text.hasPrefix("DQ") == true
        && cell.flag("enabled") != false && element.flag("enabled") != false
      view.textAlignment = nil
      box(
        isDefault ? accent : desktopColor("control")!, isDefault ? .none : line,
        corner: isTahoe ? 12 : 5)
      if isDefault { view.textColor = white }
      if let image = cell["image"], view.text == nil { view.control = Control(.image(name: image)) }
    case .check:
      show(.check(cell["state"] == "on" ? .on : cell["state"] == "mixed" ? .mixed : .off))
    case .radio: show(.radio(isOn: cell["state"] == "on"))
    case .help: show(.sign("?", isRound: true))
    case .cellButton:
      if hasBorder, cell.flag("transparent") != true, cell["bezelStyle"] != "disclosure",
        cell["type"] != "recessed"
      {
        box(desktopColor("control")!, line, corner: cell["bezelStyle"] == "smallSquare" ? 0 : 5)
      }
      if cell["bezelStyle"] == "disclosure" {
        show(.sign("›", isRound: false))
        view.text = nil
      } else if cell["type"] == "disclosureTriangle" || cell["bezelStyle"] == "roundedDisclosure" {
        show(.sign("⌄", isRound: false))
        view.text = nil
      } else if view.text?.isEmpty != false, let image = cell["image"] {
        view.control = picture(image)
      } else if !hasBorder {
        view.textAlignment = view.textAlignment ?? .natural
      }
    case .popUp:
      let isPlain = !hasBorder
      if !isPlain { box(desktopColor("control")!, line, corner: isTahoe ? 12 : 5) }
      let pullsDown = cell.flag("pullsDown") == true
      if view.text?.isEmpty != false, let image = cell["image"] ?? cell.shownItem?["image"] {
        view.control = picture(image)
        break
      }
      show(.popUp(isPlain || isTahoe && pullsDown ? .plain : pullsDown ? .down : isTahoe ? .bare : .both))
    case .cellField:
      if hasBorder || cell.flag("drawsBackground") == true {
        box(
          cell.flag("drawsBackground") == true ? color(cell, "backgroundColor") ?? paper : paper,
          hasBorder ? line : .none, corner: isTahoe || cell["bezelStyle"] == "round" ? 5 : 0)
      }
      show(.field(isSecure: element.name == "secureTextField"))
    case .search:
      box(paper, line, corner: isTahoe ? 12 : 6)
      if view.text == nil { view.text = "Search" }
      show(.search)
    case .comboBox:
      box(paper, line, corner: isTahoe ? 5 : 0)
      show(.combo)
    case .box: addBox(index, &view)
    case .separator: show(.line)
    case .tabs:
      let items = element.child("tabViewItems")?.children ?? []
      let chosen = items.firstIndex { $0["id"] == element["initialItem"] } ?? 0
      box(desktopColor("boxFill")!, desktopColor("boxLine")!, corner: 5)
      if element["type"].map({ $0 == "topTabsBezelBorder" }) ?? true {
        show(.tabs(items.prefix(20).map { $0["label"] ?? "" }, selected: chosen))
      }
    case .table:
      view.fill = color(element, "backgroundColor") ?? paper
      let columns = hasSubviews[index] ? [] : desktopColumns(element)
      let spacing = element.child("size", key: "intercellSpacing")?.number("height") ?? 2
      show(
        .rows(
          columns, height: (element.number("rowHeight") ?? 17) + spacing, top: headerHeight(above: index),
          isStriped: element.flag("alternatingRowBackgroundColors") == true))
    case .tableHeader:
      view.fill = desktopColor("header")!
      show(.header(desktopColumns(headedTable(by: index))))
    case .cells: addCells(element, &view)
    case .linear:
      let place = share(cell)
      let isVertical = (own.savedFrame?.height ?? 0) > (own.savedFrame?.width ?? 1)
      let ticks = cell.number("numberOfTickMarks").flatMap { Int(exactly: $0) } ?? 0
      show(.slider(place, isVertical: isVertical, ticks: min(200, max(0, ticks))))
    case .dial: show(.dial(share(cell)))
    case .arrows: show(.arrows)
    case .choices:
      let segments = cell.child("segments")?.children ?? []
      let titles = segments.prefix(20).map { segment in
        segment["label"] ?? segment["image"].map { glyphs[$0] ?? $0 } ?? ""
      }
      let selected = segments.firstIndex { $0.flag("selected") == true } ?? -1
      view.control = Control(.segments(Array(titles), selected: selected), tint: accent)
    case .onOff: view.control = Control(.toggle(isOn: element["state"] == "on"), tint: accent)
    case .level where cell["levelIndicatorStyle"] == "rating":
      let (most, value) = (cell.number("maxValue") ?? 5, cell.number("doubleValue") ?? 0)
      let count = Int(min(10, max(1, most)))
      let full = Int(min(Double(count), max(0, value)))
      view.text = String(repeating: "★", count: full) + String(repeating: "☆", count: count - full)
      show(.field(isSecure: false))
    case .level:
      let usual = cell["levelIndicatorStyle"] == "discreteCapacity" ? 5.0 : 100
      let (least, most) = (cell.number("minValue") ?? 0, cell.number("maxValue") ?? usual)
      let value =
        cell.number("doubleValue")
        ?? (element.flag("indeterminate") == true ? least + 0.3 * (most - least) : least)
      let part = (value - least) / (most - least)
      view.control = Control(.progress(part.isFinite ? min(1, max(0, part)) : 0), tint: accent)
    case .spinner: view.control = Control(.activity)
    case .colorWell: show(.well(color(element, "color") ?? .automatic))
    case .date:
      box(paper, line, corner: 0)
      if cell["datePickerStyle"] == "clockAndCalendar" {
        view.control = Control(.datePicker)
      } else {
        view.text = "1/1/2001"
        show(.field(isSecure: false))
      }
    case .path:
      view.text = "Macintosh HD › Users"
      show(.field(isSecure: false))
    case .image:
      view.fill = .none
      if let name = element["image"] ?? cell["image"] { view.control = Control(.image(name: name)) }
    case .document:
      let draws = element.flag("drawsBackground") != false
      view.fill = draws ? color(element, "backgroundColor") ?? paper : .none
      view.stroke = .none
      if view.text?.isEmpty == false { view.control = Control(.text) }
    case .toggle, .slider, .progress, .segments, .stepper, .pages, .activity, .picker, .datePicker,
      .imageButton, .text,
      .bar, .items, .accessory, .searchBar, .rows:
      preconditionFailure("AppKit files have no element for this control")
    }
    // For text in a plain view, use AppKit's label color instead of `.automatic`, because `.automatic` is the color in
    // which the theme draws view names there.
    if view.textColor == .automatic, view.kind == .view { view.textColor = desktopColor("label")! }
    if cell.flag("enabled") == false { view.textColor = desktopColor("disabledControlText")! }
    if own.entry.part == .clipping { addScroll(index, &view) }
    if index == 0 { addWindow(&view) }
    if own.isShownTab == false { view.isHidden = true }
    nameIfEmpty(index, &view)
    if own.entry.kind == .guide, index != 0 { view.isHidden = true }
  }

  // MARK: - Colors

  private func desktopTextColor(_ cell: XMLElement, hasText: Bool) -> ViewColor {
    if !hasText, cell["placeholderString"]?.isEmpty == false { return desktopColor("placeholderText")! }
    guard let element = cell.child("color", key: "textColor") else {
      return cell["borderStyle"] == nil ? .automatic : desktopColor("controlText")!
    }
    // A cell with a border style is a text field. Use the color in the file even if it is a label color, because
    // `.automatic` would make the text look like placeholder text.
    if cell["borderStyle"] != nil { return document.resources.color(element) ?? .automatic }
    if ["labelColor", "controlTextColor", "textColor", "headerTextColor"].contains(element["name"]) {
      return .automatic
    }
    return document.resources.color(element) ?? .automatic
  }

  private func desktopFill(_ index: Int) -> ViewColor {
    let (view, element) = (scene.views[index], scene.views[index].element)
    if element.name == "visualEffectView" {
      return element["material"] == "sidebar" ? desktopColor("sidebar")! : .none
    }
    switch view.entry.look.fill {
    case .automatic: return hasSubviews[index] ? .none : .automatic
    case .ownClass: return view.hasCustomClass && !hasSubviews[index] ? .automatic : .none
    case .none, .button, .field, .table, .picture: return .none
    case .color(let color): return color
    }
  }

  private func picture(_ image: String) -> Control {
    glyphs[image].map { Control(.desktop(.sign($0, isRound: false))) } ?? Control(.image(name: image))
  }

  // MARK: - Boxes, scroll views, tables

  private func addBox(_ index: Int, _ view: inout View) {
    let element = scene.views[index].element
    view.text = nil
    if element["boxType"] == "custom" {
      view.fill = element.flag("transparent") == true ? .none : color(element, "fillColor") ?? .none
      view.stroke = element["borderType"] == "none" ? .none : color(element, "borderColor") ?? line
      view.cornerRadius = element.number("cornerRadius").map { min(10_000, max(0, $0)) }
    } else if element["borderType"] != "none" {
      (view.fill, view.stroke, view.cornerRadius) = (desktopColor("boxFill")!, desktopColor("boxLine")!, 5)
    }
    if element["titlePosition"] != "noTitle", element["boxType"] != "custom", let title = element["title"],
      !title.isEmpty
    {
      view.control = Control(.desktop(.boxTitle(title)))
    }
  }

  private func addScroll(_ index: Int, _ view: inout View) {
    let element = scene.views[index].element
    let hasBorder = element["borderType"].map { $0 != "none" } ?? true
    view.fill = element.flag("drawsBackground") == false ? .none : paper
    view.stroke = hasBorder ? line : .none
  }

  private func desktopColumns(_ table: XMLElement) -> [DesktopShape.Column] {
    (table.child("tableColumns")?.children ?? []).prefix(40).map { column in
      DesktopShape.Column(
        title: column.child(withKey: "headerCell")?["title"] ?? "",
        width: min(10_000, max(0, column.number("width") ?? 100)))
    }
  }

  private func headerHeight(above table: Int) -> Double {
    guard let clip = scene.views[table].parent, let scroll = scene.views[clip].parent else { return 0 }
    let header = scene.views.first { $0.parent == scroll && $0.className == "tableHeaderView" }
    return header?.savedFrame?.height ?? 0
  }

  private func headedTable(by header: Int) -> XMLElement {
    let scroll = scene.views[header].parent
    let table = scene.views.first { view in
      view.entry.part == .list && view.parent.flatMap { scene.views[$0].parent } == scroll
    }
    return table?.element ?? scene.views[header].element
  }

  private func share(_ cell: XMLElement) -> Double {
    let (least, most) = (cell.number("minValue") ?? 0, cell.number("maxValue") ?? 1)
    let part = ((cell.number("doubleValue") ?? least) - least) / (most - least)
    return part.isFinite ? min(1, max(0, part)) : 0
  }
}

private let glyphs = [
  "NSAddTemplate": "+", "NSRemoveTemplate": "−", "NSActionTemplate": "⚙", "NSRefreshTemplate": "↻",
  "NSStopProgressFreestandingTemplate": "×", "NSRightFacingTriangleTemplate": "▸",
  "NSGoRightTemplate": "›", "NSGoLeftTemplate": "‹", "NSGoBackTemplate": "‹", "NSGoForwardTemplate": "›",
  "NSMenuOnStateTemplate": "✓", "plus": "+", "minus": "−", "xmark": "×", "gearshape": "⚙",
]
