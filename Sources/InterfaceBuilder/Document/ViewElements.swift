import LayoutModel

/// What an element of Interface Builder is, for those that are views.
struct ViewElement {
  var kind: ViewKind
  /// Whether its subviews lie in content of a size of its own.
  var scrolls: Bool = false
  /// By how much its frame reaches beyond its alignment rectangle, in points.
  var overhang = EdgeInsets(all: 0)
}

/// The views that are known, by the names of their elements.
let viewElements: [String: ViewElement] = {
  var elements: [String: ViewElement] = [
    "label": ViewElement(kind: .label),
    "button": ViewElement(kind: .button),
    "textField": ViewElement(kind: .field),
    "searchBar": ViewElement(kind: .field),
    "imageView": ViewElement(kind: .image),
    "stackView": ViewElement(kind: .stack),
    "scrollView": ViewElement(kind: .scroll, scrolls: true),
    "tableView": ViewElement(kind: .scroll, scrolls: true),
    "collectionView": ViewElement(kind: .scroll, scrolls: true),
    "segmentedControl": ViewElement(kind: .view, overhang: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
    "slider": ViewElement(kind: .view, overhang: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    "switch": ViewElement(kind: .view, overhang: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
  ]
  for name in [
    "view", "activityIndicatorView", "arscnView", "arskView", "arView", "collectionReusableView",
    "collectionViewCell", "collectionViewCellContentView", "colorWell", "containerView", "datePicker",
    "glkView",
    "glkitView", "mapView", "mtkView", "navigationBar", "pageControl", "pdfView", "pickerView",
    "progressView",
    "sceneKitView", "skView", "scnView", "stepper", "tabBar", "tableViewCell", "tableViewCellContentView",
    "tableViewHeaderFooterView", "textView", "toolbar", "visualEffectView", "webView", "wkWebView",
    "refreshControl",
    "window", "control", "adBannerView", "inputView", "lpLinkView", "contentUnavailableView", "calendarView",
  ] { elements[name] = ViewElement(kind: .view) }
  return elements
}()
