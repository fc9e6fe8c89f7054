extension InterfaceElement {
  /// UIKit's elements, by their names in XML.
  public static let uiKit = Dictionary(uniqueKeysWithValues: uiKitElements.map { ($0.name, $0) })

  static let ofControls = Dictionary(
    uiKitElements.filter { $0.kind.isControl }.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the description of a plain view, for an XML element that `uiKit` does not contain.
  public static func unknown(_ name: String) -> InterfaceElement { plain(name, "UIView") }

  private static func plain(_ name: String, _ className: String) -> InterfaceElement {
    InterfaceElement(
      name, className, kind: .view, part: .plain, direction: .down, overhang: .none, text: .none,
      nameSuffix: "",
      content: .none, look: .automatic)
  }

  private static func control(
    _ name: String, _ className: String, kind: ViewKind, overhang: Overhang, content: ElementContent,
    look: ElementLook
  ) -> InterfaceElement {
    InterfaceElement(
      name, className, kind: kind, part: .plain, direction: .down, overhang: overhang, text: .none,
      nameSuffix: "",
      content: content, look: look)
  }

  private static func bar(
    _ name: String, _ className: String, kind: ViewKind, height: Double, _ shape: ElementLook.Shape
  ) -> InterfaceElement {
    control(
      name, className, kind: kind, overhang: .none, content: .height(height),
      look: ElementLook(fill: .automatic, outline: .automatic, textColor: .given, shape: shape))
  }

  private static func clear(
    _ name: String, _ className: String, kind: ViewKind, part: Part, fill: ElementLook.Fill = .none,
    shape: ElementLook.Shape = .none
  ) -> InterfaceElement {
    InterfaceElement(
      name, className, kind: kind, part: part, direction: .down, overhang: .none, text: .none, nameSuffix: "",
      content: .none, look: ElementLook(fill: fill, outline: .automatic, textColor: .given, shape: shape))
  }

  private static let uiKitElements: [InterfaceElement] = [
    InterfaceElement(
      "label", "UILabel", kind: .label, part: .plain, direction: .down, overhang: .none, text: .text,
      nameSuffix: "Label",
      content: ElementContent(
        axes: .both, usual: PerAxis(both: 0), least: PerAxis(both: 0), padding: .none, measuring: .always,
        wraps: true, textInset: nil, fontSize: 17),
      look: .clear),
    InterfaceElement(
      "button", "UIButton", kind: .button, part: .plain, direction: .down, overhang: .none, text: .title,
      nameSuffix: "Button",
      content: ElementContent(
        axes: .both, usual: PerAxis(both: 0), least: PerAxis(horizontal: 30, vertical: 0), padding: .button,
        measuring: .unlessPictured, wraps: false, textInset: nil, fontSize: 15),
      look: ElementLook(fill: .button, outline: .automatic, textColor: .button, shape: .imageButton)),
    InterfaceElement(
      "textField", "UITextField", kind: .field, part: .plain, direction: .down, overhang: .none, text: .field,
      nameSuffix: "Field",
      content: ElementContent(
        axes: .both, usual: PerAxis(horizontal: nil, vertical: 34), least: PerAxis(both: 0), padding: .field,
        measuring: .always, wraps: false, textInset: nil, fontSize: 17),
      look: ElementLook(fill: .field, outline: .automatic, textColor: .field, shape: .none)),
    InterfaceElement(
      "searchBar", "UISearchBar", kind: .search, part: .plain, direction: .down, overhang: .none,
      text: .field,
      nameSuffix: "SearchBar", content: .height(56),
      look: ElementLook(fill: .none, outline: .none, textColor: .field, shape: .searchBar)),
    InterfaceElement(
      "textView", "UITextView", kind: .textview, part: .plain, direction: .down, overhang: .none, text: .text,
      nameSuffix: "Text",
      content: ElementContent(
        axes: .unlessScrolling, usual: PerAxis(both: 0), least: PerAxis(both: 0), padding: .none,
        measuring: .never, wraps: false, textInset: 8, fontSize: 17),
      look: ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .text)),
    InterfaceElement(
      "imageView", "UIImageView", kind: .image, part: .plain, direction: .down, overhang: .none, text: .none,
      nameSuffix: "Image", content: ElementContent(.withImage, PerAxis(both: 0)),
      look: ElementLook(fill: .picture, outline: .automatic, textColor: .given, shape: .image)),
    control(
      "switch", "UISwitch", kind: .switch,
      overhang: .fixed(EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)), content: .size(49, 31),
      look: .control(.toggle)),
    control(
      "slider", "UISlider", kind: .slider,
      overhang: .unlessCustom(EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)), content: .height(30),
      look: .control(.slider)),
    control(
      "segmentedControl", "UISegmentedControl", kind: .segments,
      overhang: .fixed(EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)), content: .size(nil, 31),
      look: .control(.segments)),
    control(
      "stepper", "UIStepper", kind: .stepper, overhang: .none, content: .size(94, 32),
      look: .control(.stepper)),
    control(
      "progressView", "UIProgressView", kind: .progress, overhang: .none, content: .height(4),
      look: .control(.progress)),
    control(
      "pageControl", "UIPageControl", kind: .pages, overhang: .none, content: .size(nil, 26),
      look: .control(.pages)),
    control(
      "activityIndicatorView", "UIActivityIndicatorView", kind: .spinner, overhang: .none,
      content: .size(20, 20), look: .control(.activity)),
    control(
      "pickerView", "UIPickerView", kind: .picker, overhang: .none, content: .size(320, 216),
      look: ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .picker)),
    control(
      "datePicker", "UIDatePicker", kind: .datepicker, overhang: .none, content: .size(320, 216),
      look: ElementLook(fill: .automatic, outline: .automatic, textColor: .given, shape: .datePicker)),
    control(
      "colorWell", "UIColorWell", kind: .view, overhang: .none, content: .size(0, 0), look: .automatic),
    bar("navigationBar", "UINavigationBar", kind: .navbar, height: 44, .bar),
    bar("toolbar", "UIToolbar", kind: .toolbar, height: 44, .items),
    bar("tabBar", "UITabBar", kind: .tabbar, height: 49, .items),
    clear("view", "UIView", kind: .view, part: .plain, fill: .ownClass),
    clear("stackView", "UIStackView", kind: .stack, part: .plain),
    clear("scrollView", "UIScrollView", kind: .scroll, part: .scroll),
    clear("tableView", "UITableView", kind: .scroll, part: .list, fill: .table, shape: .rows),
    clear("collectionView", "UICollectionView", kind: .scroll, part: .list),
    InterfaceElement(
      "tableViewCell", "UITableViewCell", kind: .view, part: .row, direction: .down, overhang: .none,
      text: .none,
      nameSuffix: "", content: .none,
      look: ElementLook(
        fill: .color(systemColor("secondarySystemGroupedBackground")!),
        outline: .color(systemColor("separator")!), textColor: .given, shape: .accessory)),
    clear("tableViewCellContentView", "UIView", kind: .view, part: .rowContent),
    clear("tableViewHeaderFooterView", "UITableViewHeaderFooterView", kind: .view, part: .plain),
    clear("collectionViewCell", "UICollectionViewCell", kind: .view, part: .cell, fill: .ownClass),
    clear("collectionReusableView", "UICollectionReusableView", kind: .view, part: .cell, fill: .ownClass),
    clear("collectionViewCellContentView", "UIView", kind: .view, part: .cellContent),
    plain("adBannerView", "ADBannerView"), plain("arscnView", "ARSCNView"), plain("arskView", "ARSKView"),
    plain("arView", "ARView"), plain("calendarView", "UICalendarView"), plain("containerView", "UIView"),
    plain("contentUnavailableView", "UIContentUnavailableView"), plain("control", "UIControl"),
    plain("glkView", "GLKView"), plain("glkitView", "GLKView"), plain("inputView", "UIInputView"),
    plain("lpLinkView", "LPLinkView"), plain("mapView", "MKMapView"), plain("mtkView", "MTKView"),
    plain("pdfView", "PDFView"), plain("refreshControl", "UIRefreshControl"),
    plain("sceneKitView", "SCNView"), plain("scnView", "SCNView"), plain("skView", "SKView"),
    plain("visualEffectView", "UIVisualEffectView"), plain("webView", "UIWebView"),
    plain("window", "UIWindow"), plain("wkWebView", "WKWebView"),
  ]
}

extension InterfaceElement.Overhang {
  /// No overhang: the frame equals the alignment rectangle.
  public static let none = InterfaceElement.Overhang.fixed(EdgeInsets(all: 0))
}
