/// The superclass of each class of UIKit and AppKit that layout code speaks of.
let nativeSuperclass: [String: String] = {
  var table: [String: String] = [:]
  let text = """
    NSObject: | UIResponder:NSObject UIView:UIResponder UIViewController:UIResponder UIWindow:UIView UIControl:UIView
    UILabel:UIView UIButton:UIControl UIImageView:UIView UITextField:UIControl UITextView:UIScrollView UIScrollView:UIView
    UIStackView:UIView UITableView:UIScrollView UICollectionView:UIScrollView UISwitch:UIControl UISlider:UIControl
    UIStepper:UIControl UISegmentedControl:UIControl UIProgressView:UIView UIActivityIndicatorView:UIView
    UIPageControl:UIControl UISearchBar:UIView UIPickerView:UIView UIDatePicker:UIControl UINavigationBar:UIView
    UITabBar:UIView UIToolbar:UIView UIVisualEffectView:UIView UITableViewCell:UIView UICollectionReusableView:UIView
    UICollectionViewCell:UICollectionReusableView UITableViewHeaderFooterView:UIView UIRefreshControl:UIControl
    UIInputView:UIView WKWebView:UIView MKMapView:UIView PDFView:UIView MTKView:UIView UIColorWell:UIControl
    UITableViewController:UIViewController UICollectionViewController:UIViewController
    UINavigationController:UIViewController UITabBarController:UIViewController UISplitViewController:UIViewController
    UIPageViewController:UIViewController UISearchController:UIViewController UIAlertController:UIViewController
    UIHostingController:UIViewController UIActivityViewController:UIViewController AVPlayerViewController:UIViewController
    UILayoutGuide:NSObject NSLayoutGuide:NSObject NSLayoutConstraint:NSObject NSLayoutAnchor:NSObject
    NSLayoutXAxisAnchor:NSLayoutAnchor NSLayoutYAxisAnchor:NSLayoutAnchor NSLayoutDimension:NSLayoutAnchor
    NSResponder:NSObject NSView:NSResponder NSControl:NSView NSTextField:NSControl NSSecureTextField:NSTextField
    NSButton:NSControl NSImageView:NSControl NSStackView:NSView NSScrollView:NSView NSTableView:NSControl
    NSOutlineView:NSTableView NSCollectionView:NSView NSTextView:NSView NSBox:NSView NSSlider:NSControl
    NSSegmentedControl:NSControl NSPopUpButton:NSButton NSProgressIndicator:NSView NSVisualEffectView:NSView
    NSSearchField:NSTextField NSSwitch:NSControl NSTableCellView:NSView NSTableRowView:NSView NSSplitView:NSView
    NSTabView:NSView NSGridView:NSView NSColorWell:NSControl NSDatePicker:NSControl NSStepper:NSControl NSClipView:NSView
    NSViewController:NSResponder NSWindow:NSResponder NSWindowController:NSResponder NSSplitViewController:NSViewController
    NSTabViewController:NSViewController CALayer:NSObject UIGestureRecognizer:NSObject UIBarButtonItem:NSObject
    UISearchTextField:UITextField UIContentUnavailableView:UIView UICollectionViewListCell:UICollectionViewCell
    """
  for pair in text.split(whereSeparator: \.isWhitespace) where pair != "|" {
    let parts = pair.split(separator: ":", omittingEmptySubsequences: false)
    table[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
  }
  return table
}()

/// Priorities by the names that UIKit, AppKit and SnapKit give them.
let priorityNames: [String: Double] = [
  "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50, "high": 750, "medium": 500,
  "low": 250,
  "dragThatCanResizeScene": 510, "dragThatCannotResizeScene": 490, "sceneSizeStayPut": 500,
  "dragThatCanResizeWindow": 510,
  "dragThatCannotResizeWindow": 490, "windowSizeStayPut": 500, "fittingSizeCompression": 50,
]

/// What an anchor's name ends in.
let anchorSuffix = "Anchor"

/// The rectangles that a view has besides its frame, by the property that gives them.
enum GuideKind: String, Hashable {
  case safeArea, margins, content, frame, readable, keyboard

  init?(property: String) {
    switch property {
    case "safeAreaLayoutGuide": self = .safeArea
    case "layoutMarginsGuide": self = .margins
    case "readableContentGuide": self = .readable
    case "keyboardLayoutGuide": self = .keyboard
    case "contentLayoutGuide": self = .content
    case "frameLayoutGuide": self = .frame
    default: return nil
    }
  }
}
