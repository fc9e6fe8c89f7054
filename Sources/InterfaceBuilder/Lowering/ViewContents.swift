import Graphics
import LayoutModel

struct ContentLowering {
  let document: InterfaceDocument
  let sizes: ContentSizes
  /// The version of macOS on which an AppKit scene was saved; `nil` for UIKit.
  let generation: AppKitControl.Generation?

  private var scale: Double { generation == nil ? document.device?.scale ?? 2 : 1 }

  func add(_ element: InterfaceView, saved: Rect, to view: inout View) {
    let isSmall = document.environment[.smallText] == 1
    let font =
      generation.map { InterfaceFont(ofAppKit: element, $0) } ?? InterfaceFont(of: element, isSmall: isSmall)
    view.text = element.text
    view.textStyle = font.style(pixelsPerPoint: scale)
    view.lineLimit = element.lineLimit
    if let inset = element.entry.content.textInset {
      view.baselines = Baselines(
        first: inset + SanFrancisco.ascent * font.size, last: inset + SanFrancisco.descent * font.size)
    }
    let hasFrame = element.savedFrame != nil
    let height = hasFrame ? saved.height : usualHeight(element)
    if let generation, element.isTextBox {
      let line = AppKitControl.lineHeight(fontSize: font.size, generation)
      view.lineLimit = max(1, Int(saved.height / line + 0.05))
    }
    if let generation, let control = element.control {
      let traits = element.traits(generation, toolsVersion: document.tools.number)
      view.baselines = baselines(element, control, traits, font, height: height)
    }
    if let placeholder = placeholderSize(element) {
      (view.hasExplicitSize, view.explicitSize) = (true, placeholder)
      return
    }
    let axes = contentAxes(element)
    let known =
      hasFrame ? PerAxis(horizontal: saved.width, vertical: saved.height) : element.entry.content.usual
    let own = PerAxis<Double?>(
      horizontal: axes.horizontal ? known.horizontal : nil, vertical: axes.vertical ? known.vertical : nil)
    view.hasExplicitSize = true
    view.explicitSize = own
    if element.measuresText, element.text?.isEmpty == false {
      view.saved = SavedContent(
        size: sizes == .measured || !hasFrame ? PerAxis(both: nil) : own, width: saved.width,
        padding: padding(element, font, height: height),
        minimum: element.entry.content.least, tolerance: isMeasurable(element, in: font) ? 0.05 : 0.25,
        pixel: 1 / scale)
      view.saved?.leastFontScale = leastFontScale(element, font)
      view.preferredTextWidth = preferredTextWidth(element)
    }
    guard sizes != .saved || !hasFrame else { return }
    if let designed = resourceSize(element, saved: saved) {
      view.explicitSize = designed
    } else if view.saved != nil || (sizes == .measured || !hasFrame) && isMeasured(element) {
      view.hasExplicitSize = false
      view.explicitSize = PerAxis(both: nil)
    }
  }

  private func placeholderSize(_ view: InterfaceView) -> PerAxis<Double?>? {
    let (width, height) = (
      view.element["placeholderIntrinsicWidth"], view.element["placeholderIntrinsicHeight"]
    )
    guard width != nil || height != nil else { return nil }
    return PerAxis(
      horizontal: width.flatMap { Double($0) }.flatMap { $0.isFinite ? max(0, $0) : nil },
      vertical: height.flatMap { Double($0) }.flatMap { $0.isFinite ? max(0, $0) : nil })
  }

  /// Returns the size of the view's image or, for a designable (`IBDesignable`) view, the intrinsic content size that
  /// its code returned; `nil` if there is neither.
  private func resourceSize(_ view: InterfaceView, saved: Rect) -> PerAxis<Double?>? {
    if let designable = view.id.flatMap({ document.resources.designables[$0] }) {
      if let wrapped = wrappedSize(view, designable, saved: saved) { return wrapped }
      // -1 is `UIView.noIntrinsicMetric`.
      return PerAxis(
        horizontal: designable.width.flatMap { $0 < 0 ? nil : $0 },
        vertical: designable.height.flatMap { $0 < 0 ? nil : $0 })
    }
    guard view.entry.content.axes == .withImage,
      let name = view.element["image"] ?? view.element.cell["image"],
      let image = document.resources.images[name], !image.isSymbol, let size = image.size
    else { return nil }
    return PerAxis(horizontal: size.width, vertical: size.height)
  }

  /// Returns the saved size of a designable label with wrapped text, because the size that its code returned assumes
  /// one line; `nil` for other views.
  private func wrappedSize(
    _ view: InterfaceView, _ designable: InterfaceDesignable, saved: Rect
  ) -> PerAxis<Double?>? {
    guard view.entry.content.wraps, let lines = view.element.number("numberOfLines"), lines != 1,
      let width = designable.width, let height = designable.height, height > 0, width > saved.width,
      saved.width > 0
    else { return nil }
    let needed = width / saved.width
    let count = saved.height / height
    guard count > 0.85 * needed - 0.5, count < 1.6 * needed + 2 else { return nil }
    return PerAxis(horizontal: saved.width, vertical: saved.height)
  }

  private func leastFontScale(_ view: InterfaceView, _ font: InterfaceFont) -> Double? {
    guard generation == nil, view.entry.content.wraps else { return nil }
    let size =
      view.element.flag("adjustsFontSizeToFit") == false ? nil : view.element.number("minimumFontSize")
    let scale = view.element.number("minimumScaleFactor") ?? size.map { $0 / font.size }
    return scale.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
  }

  private func preferredTextWidth(_ view: InterfaceView) -> Double? {
    guard view.entry.content.wraps, generation == nil || view.breaksLines,
      let width = view.element.number("preferredMaxLayoutWidth"), width > 0
    else { return nil }
    return width
  }

  private func isMeasurable(_ view: InterfaceView, in font: InterfaceFont) -> Bool {
    font.isSystem && !view.hasCustomClass
      && !(view.text ?? "").unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  /// Returns whether a view is a control that the engine measures: a segmented control whose segments all have titles,
  /// or a page control without a saved size. A saved size of a page control is kept, because it depends on the version
  /// of iOS.
  private func isMeasured(_ view: InterfaceView) -> Bool {
    let segments = view.element.child("segments")?.children ?? []
    switch view.entry.kind {
    case .segments: return !segments.isEmpty && segments.allSatisfy { $0["title"]?.isEmpty == false }
    case .pages: return view.savedFrame == nil
    default: return false
    }
  }

  private func contentAxes(_ view: InterfaceView) -> PerAxis<Bool> {
    switch view.entry.content.axes {
    case .none: PerAxis(both: false)
    case .both: PerAxis(both: true)
    case .height: PerAxis(horizontal: false, vertical: true)
    case .thickness:
      view.savedFrame.map { $0.width >= $0.height } ?? true
        ? PerAxis(horizontal: false, vertical: true) : PerAxis(horizontal: true, vertical: false)
    case .withImage:
      PerAxis(
        both: view.element["image"] != nil || view.element.cell["image"] != nil
          || view.element["highlightedImage"] != nil
          || view.element.child("imageReference") != nil)
    case .unlessScrolling: PerAxis(both: view.element.flag("scrollEnabled") == false)
    }
  }

  /// The usual height of a regular control's alignment rectangle, in points; 0 for other views and sizes.
  private func usualHeight(_ view: InterfaceView) -> Double {
    view.element.controlSize == .regular ? view.entry.content.usual.vertical ?? 0 : 0
  }

  /// Returns the padding around the text of a button or field, in points: for each axis, the sum of both sides.
  private func padding(_ view: InterfaceView, _ font: InterfaceFont, height: Double) -> PerAxis<Double> {
    switch view.entry.content.padding {
    case .none: return PerAxis(both: 0)
    case .button:
      let insets = view.element.child("inset", key: "contentEdgeInsets")
      let across = (insets?.number("minX") ?? 0) + (insets?.number("maxX") ?? 0)
      let along = (insets?.number("minY") ?? 0) + (insets?.number("maxY") ?? 0)
      // By default, UIKit leaves 6 points above and below a button's text.
      return PerAxis(horizontal: across < 0.01 ? 0 : across, vertical: along < 0.01 ? 12 : along)
    case .field:
      guard view.element["borderStyle"] == "roundedRect" else { return PerAxis(horizontal: 0, vertical: 1) }
      // A field with a rounded border has the same height at all usual font sizes.
      let height = (14...18).contains(font.size) ? document.environment[.fieldHeight] : nil
      return PerAxis(
        horizontal: 14, vertical: height.map { $0 - SanFrancisco.lineHeight * font.size } ?? 13)
    case .control(let control):
      guard let generation else { return PerAxis(both: 0) }
      let traits = view.traits(generation, toolsVersion: document.tools.number)
      let isLabel = view.entry.kind == .label
      return PerAxis(
        horizontal: control.padding(traits),
        vertical: isLabel ? 0 : max(0, height - AppKitControl.lineHeight(fontSize: font.size, generation)))
    }
  }
}

extension ContentLowering {
  private func baselines(
    _ view: InterfaceView, _ control: AppKitControl, _ traits: AppKitControl.Traits, _ font: InterfaceFont,
    height: Double
  ) -> Baselines? {
    let label = AppKitControl.labelBaseline(fontSize: font.size)
    let line = AppKitControl.lineHeight(fontSize: font.size, traits.generation)
    guard let last = control.baseline(traits, label: label) else {
      guard view.text?.isEmpty == false else { return nil }
      let own = ((height - line) / 2).rounded(.up) + 3
      return Baselines(first: max(0, height - own), last: own)
    }
    if control == .label { return Baselines(first: line - label, last: last) }
    let isWrapped = height > 1.8 * line
    return Baselines(first: control == .field && isWrapped ? 15 : max(0, height - last), last: max(0, last))
  }
}

extension InterfaceView {
  fileprivate var lineLimit: Int {
    guard entry.content.wraps else { return 1 }
    guard control != nil else { return Int(clamping: element["numberOfLines"]) ?? 1 }
    let cell = element.cell
    if cell.flag("usesSingleLineMode") == true { return 1 }
    if breaksLines { return Int(clamping: element["maximumNumberOfLines"]) ?? 0 }
    // Without wrapping, the line breaks in the text remain.
    return text?.contains("\n") == true ? 0 : 1
  }

  /// Indicates whether the view is an editable AppKit text field that wraps its text.
  fileprivate var isTextBox: Bool {
    entry.kind == .field && className == "textField" && breaksLines
      && element.cell.flag("usesSingleLineMode") != true
  }

  /// Indicates whether an AppKit text field breaks lines that are too long.
  fileprivate var breaksLines: Bool {
    let cell = element.cell
    return cell.flag("scrollable") != true
      && [nil, "wordWrapping", "charWrapping"].contains(cell["lineBreakMode"])
  }

  fileprivate var measuresText: Bool {
    switch entry.content.measuring {
    case .never: false
    case .always: true
    case .unlessPictured:
      element.child("buttonConfiguration") == nil && element.child("state", key: "normal")?.hasImage != true
    }
  }
}

extension XMLElement {
  fileprivate var hasImage: Bool {
    self["image"] != nil || self["backgroundImage"] != nil || child("imageReference") != nil
  }
}

extension Int {
  /// Creates an integer from a text, limited to 0…10,000; `nil` if the text is not a number.
  fileprivate init?(clamping text: String?) {
    guard let number = text.flatMap({ Double($0) }), number.isFinite else { return nil }
    self = Int(Swift.min(10_000, Swift.max(0, number)))
  }
}
