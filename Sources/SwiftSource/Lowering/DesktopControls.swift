import Graphics
import LayoutModel

private let paper = desktopColor("controlBackground")!
private let line = desktopColor("controlLine")!
private let boxFill = desktopColor("boxFill")!
private let boxLine = desktopColor("boxLine")!
private let accent = desktopColor("controlAccent")!

extension Evaluator {
  /// Returns the element of Interface Builder with the size and look of an AppKit control; `nil` for other views.
  func desktopElement(of object: Object) -> InterfaceElement? {
    guard isMac else { return nil }
    let fields = object.fields
    for type in superclasses(of: object.type) where type.hasPrefix("NS") {
      var key = type.dropFirst(2).prefix(1).lowercased() + type.dropFirst(3)
      switch type {
      case "NSTextField":
        let isLabel =
          fields["isLabel"]?.bool == true
          || fields["isEditable"]?.bool == false
            && (fields["isBordered"]?.bool == false || fields["isBezeled"]?.bool == false)
        if isLabel { key = "textField/label" }
      case "NSButton":
        let isHelp = fields["bezelStyle"]?.caseName == "helpButton"
        let style = isHelp ? "help" : fields["buttonStyle"]?.string ?? "push"
        key = style == "push" && fields["isBordered"]?.bool == false ? "button" : "button/" + style
      case "NSProgressIndicator" where fields["style"]?.caseName == "spinning": key += "/spinner"
      case "NSDatePicker" where fields["datePickerStyle"]?.caseName == "clockAndCalendar": key += "/clock"
      case "NSBox":
        let type = fields["boxType"]?.caseName
        if type == "separator" || type == "custom" {
          key += "/" + type!
        } else if boxTitle(object) != nil {
          key += "/titled"
        }
      case "NSTabView":
        switch fields["tabViewType"]?.caseName {
        case "bottomTabsBezelBorder": key += "/bottom"
        case "noTabsBezelBorder": key += "/bare"
        case "noTabsNoBorder", "noTabsLineBorder": key += "/plain"
        default: break
        }
      default: break
      }
      if let element = InterfaceElement.appKit[key] {
        if case .control = element.overhang { return element }
        return nil
      }
    }
    return nil
  }

  /// Gives an AppKit control the size and look that it has in macOS 11 to 15.
  func describeDesktopControl(_ object: Object, _ element: InterfaceElement, _ view: inout View) {
    guard case .control(let control) = element.overhang else { return }
    if textStyle(of: object) == nil { view.textStyle = TextStyle(size: element.content.fontSize) }
    let size = object.fields["controlSize"]?.caseName.flatMap(AppKitControl.Size.init) ?? .regular
    let traits = AppKitControl.Traits(
      size: size, generation: .bigSur, width: 1, height: 0, hasTitle: true, toolsVersion: 0)
    var usual = element.content.usual
    if let height = control.height(size) { usual.vertical = height }
    if element.look.shape == .spinner, size == .small { usual = PerAxis(both: 16) }
    if object.fields["bezelStyle"]?.caseName == "disclosure" { usual = PerAxis(both: 13) }
    let fontSize = view.textStyle.size
    let height = control == .label ? AppKitControl.lineHeight(fontSize: fontSize, .bigSur) : usual.vertical
    if let height,
      let last = control.baseline(traits, label: AppKitControl.labelBaseline(fontSize: fontSize))
    {
      view.baselines = Baselines(first: height - last, last: last)
    }
    switch element.content.axes {
    case .both where view.kind.setsText && (view.text == "" || usual.horizontal != nil):
      let padding = control.padding(traits)
      view.hasExplicitSize = true
      view.explicitSize = PerAxis(
        horizontal: usual.horizontal
          ?? (control == .check ? 14 : control == .radio ? 16 : padding + titleRoom(control)),
        vertical: view.kind == .label ? height : usual.vertical)
    case .both where view.kind.setsText:
      view.saved = SavedContent(
        size: PerAxis(horizontal: nil, vertical: view.kind == .label ? height : usual.vertical), width: 0,
        padding: PerAxis(
          horizontal: control.padding(traits) + titleRoom(control),
          vertical: view.kind == .label ? 0 : (usual.vertical ?? 16) - 16),
        minimum: element.content.least, tolerance: view.kind == .label ? 0 : 0.25, pixel: 1)
    case .withImage, .none, .unlessScrolling: break
    case .both, .height, .thickness:
      let isUpright = element.content.axes == .thickness && object.fields["isVertical"]?.bool == true
      view.hasExplicitSize = true
      view.explicitSize =
        isUpright
        ? PerAxis(horizontal: usual.horizontal, vertical: nil)
        : PerAxis(
          horizontal: element.content.axes == .both ? usual.horizontal : nil, vertical: usual.vertical)
    }
    if view.kind == .segments { describeSegments(object, &view) }
    show(element.look.shape, object, &view)
  }

  /// Returns the width that a pop-up button needs beside its title, in points.
  private func titleRoom(_ control: AppKitControl) -> Double { control == .popUp ? 34 : 0 }

  /// Returns the labels of a segmented control's segments, at most 20. A label that the code does not set is empty.
  func segmentLabels(of control: Object) -> [String] {
    if let count = control.fields["segmentCount"]?.integer, control.fields["labels"] == nil {
      return (0..<min(20, max(0, count))).map { control.fields["label \($0)"]?.string ?? "" }
    }
    return (control.fields["labels"]?.array ?? []).prefix(20).enumerated().map { index, label in
      (control.fields["label \(index)"] ?? label).string ?? ""
    }
  }

  /// Sets the width of a segmented control to the sum of its segments' widths and their borders if the code sets all of
  /// these widths. Otherwise, the width depends on the labels.
  private func describeSegments(_ control: Object, _ view: inout View) {
    let widths = segmentLabels(of: control).indices.map { control.fields["width \($0)"]?.length ?? 0 }
    view.hasExplicitSize = widths.allSatisfy { $0 > 0 }
    view.explicitSize.horizontal = view.hasExplicitSize ? widths.reduce(2 * Double(widths.count) - 1, +) : nil
  }

  private func show(_ shape: ElementLook.Shape, _ object: Object, _ view: inout View) {
    func box(corner: Double) { (view.fill, view.stroke, view.cornerRadius) = (paper, line, corner) }
    func show(_ shape: DesktopShape) { view.control = Control(.desktop(shape), tint: accent) }
    let state = object.fields["state"]?.caseName
    let hasOwnLook: Set<ElementLook.Shape> = [
      .check, .radio, .separator, .linear, .arrows, .choices, .onOff, .level, .spinner, .colorWell,
    ]
    if hasOwnLook.contains(shape) { (view.fill, view.stroke) = (.none, .none) }
    switch shape {
    case .push, .popUp:
      box(corner: 5)
      view.fill = desktopColor("control")!
      if shape == .popUp {
        view.otherTitles = popUpTitles(of: object).all
        show(.popUp(object.fields["pullsDown"]?.bool == true ? .down : .both))
      }
    case .check: show(.check(state == "on" ? .on : state == "mixed" ? .mixed : .off))
    case .radio: show(.radio(isOn: state == "on"))
    case .cellField, .search, .comboBox:
      box(corner: shape == .search ? 6 : 0)
      let hasText = ["text", "stringValue"].contains { object.fields[$0]?.string?.isEmpty == false }
      view.textColor = desktopColor(hasText ? "controlText" : "placeholderText")!
      show(shape == .search ? .search : shape == .comboBox ? .combo : .field(isSecure: false))
    case .separator: show(.line)
    case .linear:
      let value = object.fields["value"]?.number ?? object.fields["doubleValue"]?.number ?? 0
      let range = (object.fields["minValue"]?.number ?? 0, object.fields["maxValue"]?.number ?? 1)
      let share = (value - range.0) / (range.1 - range.0)
      show(.slider(share.isFinite ? min(1, max(0, share)) : 0, isVertical: false, ticks: 0))
    case .arrows: show(.arrows)
    case .choices:
      view.control = Control(.segments(segmentLabels(of: object), selected: -1), tint: accent)
    case .onOff: view.control = Control(.toggle(isOn: state == "on"), tint: accent)
    case .level: view.control = Control(.progress(0), tint: accent)
    case .spinner: view.control = Control(.activity)
    case .colorWell: show(.well(.automatic))
    case .box:
      let isCustom = object.fields["boxType"]?.caseName == "custom"
      (view.fill, view.stroke) = (isCustom ? .none : boxFill, isCustom ? line : boxLine)
      view.cornerRadius = object.fields["cornerRadius"]?.length.map { max(0, $0) } ?? (isCustom ? 0 : 5)
      if hasNoBorder(object) || object.fields["borderWidth"]?.number == 0 {
        (view.fill, view.stroke) = (.none, .none)
      }
      view.text = nil
      if let title = boxTitle(object) { show(.boxTitle(title)) }
    case .tabs:
      (view.fill, view.stroke, view.cornerRadius) = (boxFill, boxLine, 5)
      let items = tabItems(of: object)
      if ["topTabsBezelBorder", nil].contains(object.fields["tabViewType"]?.caseName) {
        let labels = items.prefix(20).map { $0.fields["label"]?.string ?? "" }
        let selected = selectedTab(of: object).flatMap { item in items.firstIndex { $0 === item } } ?? 0
        show(.tabs(labels, selected: selected))
      }
    case .date:
      box(corner: 0)
      view.text = "1/1/2001"
      show(.field(isSecure: false))
    default: break
    }
  }
}
