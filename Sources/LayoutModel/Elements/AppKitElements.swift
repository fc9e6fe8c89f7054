extension InterfaceElement {
  /// AppKit's elements by their names in XML; a style that is a control of its own follows a slash: `button/check`.
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
        // In a box y runs up, in a tab view down; other controls have no subviews.
        direction: [.tabs, .bottomTabs, .bareTabs].contains(control) ? .down : .up,
        overhang: .control(control), text: text,
        nameSuffix: suffix, content: content, look: look)
    )
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
    // Text.
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
    control(
      "textField", "NSTextField", .field, .field, text(.height, height: 22, .field, .never),
      shown(.cellField), text: .cell, suffix: "Field"),
    control(
      "secureTextField", "NSSecureTextField", .field, .field, text(.height, height: 22, .field, .never),
      shown(.cellField), text: .cell, suffix: "Field"),
    control(
      "tokenField", "NSTokenField", .field, .token, text(.height, height: 22, .token, .never),
      shown(.cellField), text: .cell, suffix: "Field"),
    control(
      "searchField", "NSSearchField", .field, .field, text(.height, height: 22, .field, .never),
      shown(.search), text: .cell, suffix: "Field"),
    control(
      "comboBox", "NSComboBox", .field, .combo, text(.height, height: 25, .combo, .never), shown(.comboBox),
      text: .cell, suffix: "Field"),
    // Buttons.
    control(
      "button/push", "NSButton", .button, .push, text(.both, height: 20, .push), shown(.push), text: .cell,
      suffix: "Button"),
    control(
      "button/check", "NSButton", .button, .check, text(.both, height: 16, .check), shown(.check),
      text: .cell, suffix: "Button"),
    control(
      "button/radio", "NSButton", .button, .radio, text(.both, height: 16, .radio), shown(.radio),
      text: .cell, suffix: "Button"),
    control(
      "button/help", "NSButton", .button, .help, .size(20, 20), shown(.help), text: .none),
    control(
      "button/gradient", "NSButton", .button, .gradient, text(.both, height: 21, .gradient, .never),
      shown(.cellButton), text: .cell, suffix: "Button"),
    control(
      "button/textured", "NSButton", .button, .textured, text(.both, height: 20, .textured, .never),
      shown(.cellButton), text: .cell, suffix: "Button"),
    control(
      "button/roundRect", "NSButton", .button, .roundRect, text(.both, height: 19, .roundRect, .never),
      shown(.cellButton), text: .cell, suffix: "Button"),
    control(
      "button", "NSButton", .button, .plain, text(.both, height: 16, .plain, .never), shown(.cellButton),
      text: .cell, suffix: "Button"),
    control(
      "popUpButton", "NSPopUpButton", .button, .popUp, text(.both, height: 20, .popUp, .never), shown(.popUp),
      text: .cell, suffix: "Button"),
    control(
      "popUpButton/bevel", "NSPopUpButton", .button, .bevelPopUp,
      text(.both, height: 19, .bevelPopUp, .never), shown(.popUp), text: .cell, suffix: "Button"),
    control(
      "popUpButton/gradient", "NSPopUpButton", .button, .gradient,
      text(.both, height: 21, .gradient, .never), shown(.popUp), text: .cell, suffix: "Button"),
    control(
      "popUpButton/textured", "NSPopUpButton", .button, .textured,
      text(.both, height: 20, .textured, .never), shown(.popUp), text: .cell, suffix: "Button"),
    control(
      "popUpButton/plain", "NSPopUpButton", .button, .plain, text(.both, height: 16, .plain, .never),
      shown(.popUp), text: .cell, suffix: "Button"),
    control(
      "comboButton", "NSComboButton", .button, .popUp, text(.both, height: 20, .popUp, .never), shown(.popUp),
      text: .cell, suffix: "Button"),
    // Other controls.
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
    // Boxes and tabs.
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
    // Containers.
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
    holder("clipView", "NSClipView", direction: .asDocument),
    holder("tableView", "NSTableView", part: .list, direction: .down, look: shown(.table)),
    holder("outlineView", "NSOutlineView", part: .list, direction: .down, look: shown(.table)),
    holder("tableHeaderView", "NSTableHeaderView", direction: .down, look: shown(.tableHeader)),
    holder("tableCellView", "NSTableCellView", part: .cell),
    holder("collectionView", "NSCollectionView", part: .list, direction: .down),
    (
      "textView",
      InterfaceElement(
        "textView", "NSTextView", kind: .view, part: .plain, direction: .down, overhang: .none,
        text: .caption,
        nameSuffix: "Text", content: .none, look: shown(.document))
    ),
    holder("scroller", "NSScroller", look: .clear),
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

  /// A value for an element of AppKit that the table does not have: a plain view.
  public static func unknownAppKit(_ name: String) -> InterfaceElement {
    holder(name, "NSView", look: .automatic).element
  }
}
