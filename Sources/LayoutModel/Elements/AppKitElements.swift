extension InterfaceElement {
  /// AppKit's elements. The key of an element is its name in the XML of an Interface Builder file. For a style other
  /// than the default, a slash and the style follow: `button/check`.
  public static let appKit = Dictionary(uniqueKeysWithValues: appKitElements)

  private typealias Entry = (key: String, element: InterfaceElement)

  private static func control(
    _ key: String, _ className: String, _ kind: ViewKind, _ control: AppKitControl,
    _ content: ElementContent, _ look: ElementLook, text: Text = .none, suffix: String = ""
  ) -> Entry {
    (
      key,
      InterfaceElement(
        String(key.prefix { $0 != "/" }), className, kind: kind, part: .plain,
        // The y axis points down in tab views but up in boxes, which are the only other controls with subviews.
        direction: [.tabs, .bottomTabs, .bareTabs].contains(control) ? .down : .up,
        overhang: .control(control), text: text,
        nameSuffix: suffix, content: content, look: look)
    )
  }

  private static func button(
    _ key: String, of className: String = "NSButton", _ control: AppKitControl, height: Double,
    _ measuring: ElementContent.Measuring = .never, shape: ElementLook.Shape = .cellButton
  ) -> Entry {
    self.control(
      key, className, .button, control, text(.both, height: height, control, measuring), shown(shape),
      text: .cell,
      suffix: "Button")
  }

  private static func field(
    _ key: String, _ className: String, _ control: AppKitControl, height: Double,
    shape: ElementLook.Shape = .cellField
  ) -> Entry {
    self.control(
      key, className, .field, control, text(.height, height: height, control, .never), shown(shape),
      text: .cell,
      suffix: "Field")
  }

  private static func holder(
    _ name: String, _ className: String, _ kind: ViewKind = .view, part: Part = .plain,
    direction: Direction = .up, look: ElementLook = .clear
  ) -> Entry {
    (
      name,
      InterfaceElement(
        name, className, kind: kind, part: part, direction: direction, overhang: .none, text: .none,
        nameSuffix: "", content: .none, look: look)
    )
  }

  private static func guide(_ name: String, _ className: String) -> Entry {
    holder(name, className, .guide, look: .automatic)
  }

  private static func text(
    _ axes: ElementContent.Axes, height: Double, _ control: AppKitControl,
    _ measuring: ElementContent.Measuring = .always, wraps: Bool = false
  ) -> ElementContent {
    ElementContent(
      axes: axes, usual: PerAxis(horizontal: nil, vertical: height), least: PerAxis(both: 0),
      padding: .control(control), measuring: measuring, wraps: wraps, textInset: nil, fontSize: 13)
  }

  private static func shown(
    _ shape: ElementLook.Shape, textColor: ElementLook.TextColor = .cell
  ) -> ElementLook {
    ElementLook(fill: .none, outline: .none, textColor: textColor, shape: shape)
  }

  private static let appKitElements: [Entry] = [
    control(
      "textField/label", "NSTextField", .label, .label, text(.both, height: 16, .label, wraps: true),
      ElementLook(fill: .none, outline: .automatic, textColor: .cell, shape: .none), text: .cell,
      suffix: "Label"),
    control(
      "textField/filled", "NSTextField", .label, .field, text(.both, height: 16, .label, wraps: true),
      ElementLook(fill: .none, outline: .automatic, textColor: .cell, shape: .none), text: .cell,
      suffix: "Label"),
    control(
      "textField/plain", "NSTextField", .field, .label, text(.height, height: 16, .label, .never),
      ElementLook(fill: .none, outline: .automatic, textColor: .cell, shape: .none), text: .cell,
      suffix: "Field"),
    field("textField", "NSTextField", .field, height: 22),
    field("secureTextField", "NSSecureTextField", .field, height: 22),
    field("tokenField", "NSTokenField", .token, height: 22),
    field("searchField", "NSSearchField", .field, height: 22, shape: .search),
    field("comboBox", "NSComboBox", .combo, height: 25, shape: .comboBox),
    button("button/push", .push, height: 20, .always, shape: .push),
    button("button/check", .check, height: 16, .always, shape: .check),
    button("button/radio", .radio, height: 16, .always, shape: .radio),
    control(
      "button/help", "NSButton", .button, .help, .size(20, 20), shown(.help), text: .none),
    button("button/gradient", .gradient, height: 21),
    button("button/textured", .textured, height: 20),
    button("button/roundRect", .roundRect, height: 19),
    button("button", .plain, height: 16),
    button("popUpButton", of: "NSPopUpButton", .popUp, height: 20, shape: .popUp),
    button("popUpButton/bevel", of: "NSPopUpButton", .bevelPopUp, height: 19, shape: .popUp),
    button("popUpButton/gradient", of: "NSPopUpButton", .gradient, height: 21, shape: .popUp),
    button("popUpButton/textured", of: "NSPopUpButton", .textured, height: 20, shape: .popUp),
    button("popUpButton/plain", of: "NSPopUpButton", .plain, height: 16, shape: .popUp),
    button("comboButton", of: "NSComboButton", .popUp, height: 20, shape: .popUp),
    control(
      "imageView", "NSImageView", .image, .plain, ElementContent(.withImage, PerAxis(both: 0)),
      ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .image), suffix: "Image"),
    control(
      "imageView/framed", "NSImageView", .image, .image, ElementContent(.withImage, PerAxis(both: 0)),
      ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .image), suffix: "Image"),
    control(
      "slider", "NSSlider", .view, .slider, ElementContent(.thickness, PerAxis(both: 20)), shown(.linear)),
    control("slider/circular", "NSSlider", .view, .plain, .size(28, 28), shown(.dial)),
    control("stepper", "NSStepper", .view, .stepper, .size(13, 20), shown(.arrows)),
    control(
      "segmentedControl", "NSSegmentedControl", .view, .segments, .size(nil, 22), shown(.choices)),
    control(
      "segmentedControl/separated", "NSSegmentedControl", .view, .separatedSegments, .size(nil, 20),
      shown(.choices)),
    control(
      "segmentedControl/textured", "NSSegmentedControl", .view, .texturedSegments, .size(nil, 20),
      shown(.choices)),
    control(
      "segmentedControl/roundRect", "NSSegmentedControl", .view, .roundSegments, .size(nil, 18),
      shown(.choices)),
    control("switch", "NSSwitch", .view, .toggle, .size(38, 22), shown(.onOff)),
    control("progressIndicator", "NSProgressIndicator", .view, .bar, .height(18), shown(.level)),
    control(
      "progressIndicator/spinner", "NSProgressIndicator", .view, .plain, .size(32, 32), shown(.spinner)),
    control("levelIndicator", "NSLevelIndicator", .view, .plain, .height(18), shown(.level)),
    control("colorWell", "NSColorWell", .view, .colorWell, .size(38, 20), shown(.colorWell)),
    control("datePicker", "NSDatePicker", .view, .date, .size(nil, 24), shown(.date)),
    control("datePicker/clock", "NSDatePicker", .view, .plain, .size(139, 148), shown(.date)),
    control("pathControl", "NSPathControl", .view, .plain, .height(22), shown(.path)),
    control("box", "NSBox", .view, .box, .none, shown(.box)),
    control("box/titled", "NSBox", .view, .titledBox, .none, shown(.box)),
    control("box/custom", "NSBox", .view, .plain, .none, shown(.box)),
    control(
      "box/separator", "NSBox", .view, .separator, ElementContent(.thickness, PerAxis(both: 1)),
      shown(.separator)),
    control("tabView", "NSTabView", .view, .tabs, .none, shown(.tabs)),
    control("tabView/bottom", "NSTabView", .view, .bottomTabs, .none, shown(.tabs)),
    control("tabView/bare", "NSTabView", .view, .bareTabs, .none, shown(.tabs)),
    holder("tabView/plain", "NSTabView", direction: .down),
    holder(
      "view", "NSView",
      look: ElementLook(fill: .ownClass, outline: .automatic, textColor: .given, shape: .none)),
    holder(
      "customView", "NSView",
      look: ElementLook(fill: .ownClass, outline: .automatic, textColor: .given, shape: .none)),
    holder("containerView", "NSView", look: .automatic), holder("control", "NSControl", look: .automatic),
    holder("visualEffectView", "NSVisualEffectView"), holder("stackView", "NSStackView", .stack),
    holder("gridView", "NSGridView"), guide("gridRow", "NSGridRow"), guide("gridColumn", "NSGridColumn"),
    guide("layoutGuide", "NSLayoutGuide"), holder("splitView", "NSSplitView", direction: .down),
    holder("scrollView", "NSScrollView", .scroll, part: .clipping, direction: .down),
    holder("clipView", "NSClipView", part: .scrollPart, direction: .asDocument),
    holder("tableView", "NSTableView", part: .list, direction: .down, look: shown(.table)),
    holder("outlineView", "NSOutlineView", part: .list, direction: .down, look: shown(.table)),
    holder(
      "tableHeaderView", "NSTableHeaderView", part: .scrollPart, direction: .down, look: shown(.tableHeader)),
    holder("tableCellView", "NSTableCellView", part: .cell),
    holder("collectionView", "NSCollectionView", part: .list, direction: .down),
    (
      "textView",
      InterfaceElement(
        "textView", "NSTextView", kind: .view, part: .plain, direction: .down, overhang: .none,
        text: .caption,
        nameSuffix: "Text", content: .none, look: shown(.document))
    ),
    holder("scroller", "NSScroller", part: .scrollPart),
    holder("matrix", "NSMatrix", direction: .down, look: shown(.cells)),
    holder("form", "NSForm", direction: .down, look: shown(.cells)),
    holder("browser", "NSBrowser", look: .automatic), holder("ruleEditor", "NSRuleEditor", look: .automatic),
    holder("predicateEditor", "NSPredicateEditor", look: .automatic),
    holder("webView", "WebView", look: .automatic), holder("wkWebView", "WKWebView", look: .automatic),
    holder("openGLView", "NSOpenGLView", look: .automatic),
    holder("sceneKitView", "SCNView", look: .automatic),
    holder("mapView", "MKMapView", look: .automatic), holder("pdfView", "PDFView", look: .automatic),
    holder("playerView", "AVPlayerView", look: .automatic),
    holder("customOpenGLView", "NSOpenGLView", look: .automatic),
    holder("skView", "SKView", look: .automatic), holder("mtkView", "MTKView", look: .automatic),
    holder("arView", "ARView", look: .automatic), holder("quartzView", "QCView", look: .automatic),
    holder("scrubber", "NSScrubber", look: .automatic), holder("rulerView", "NSRulerView", look: .automatic),
    holder("pdfThumbnailView", "PDFThumbnailView", look: .automatic),
    holder("lpLinkView", "LPLinkView", look: .automatic), holder("glassEffectView", "NSGlassEffectView"),
    holder("glassEffectContainerView", "NSGlassEffectContainerView"),
    holder("backgroundExtensionView", "NSBackgroundExtensionView"),
    holder("captureView", "AVCaptureView", look: .automatic),
  ]

  /// Returns the description of a plain view, for an XML element that `appKit` does not contain.
  public static func unknownAppKit(_ name: String) -> InterfaceElement {
    holder(name, "NSView", look: .automatic).element
  }
}
