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
    NSOutlineView:NSTableView NSCollectionView:NSView NSText:NSView NSTextView:NSText NSBox:NSView NSSlider:NSControl
    NSSegmentedControl:NSControl NSPopUpButton:NSButton NSProgressIndicator:NSView NSVisualEffectView:NSView
    NSSearchField:NSTextField NSSwitch:NSControl NSTableCellView:NSView NSTableRowView:NSView NSSplitView:NSView
    NSTabView:NSView NSTabViewItem:NSObject NSSplitViewItem:NSObject NSGridView:NSView NSGridRow:NSObject NSGridColumn:NSObject NSGridCell:NSObject
    NSComboBox:NSTextField NSTokenField:NSTextField NSComboButton:NSControl NSLevelIndicator:NSControl
    NSPathControl:NSControl NSMatrix:NSControl NSForm:NSMatrix NSBrowser:NSControl NSScroller:NSControl
    NSRuleEditor:NSControl NSPredicateEditor:NSRuleEditor NSTableHeaderView:NSView NSRulerView:NSView NSScrubber:NSView
    NSGlassEffectView:NSView NSGlassEffectContainerView:NSView NSBackgroundExtensionView:NSView NSOpenGLView:NSView
    NSColorWell:NSControl NSDatePicker:NSControl NSStepper:NSControl NSClipView:NSView
    NSViewController:NSResponder NSWindow:NSResponder NSWindowController:NSResponder NSSplitViewController:NSViewController
    NSTabViewController:NSViewController NSCollectionViewItem:NSViewController NSPageController:NSViewController
    NSTitlebarAccessoryViewController:NSViewController NSSplitViewItemAccessoryViewController:NSViewController
    NSMediaLibraryBrowserController:NSObject CALayer:NSObject UIGestureRecognizer:NSObject UIBarButtonItem:NSObject
    UIPresentationController:NSObject UIMenuController:NSObject UIDocumentInteractionController:NSObject
    UIPopoverPresentationController:NSObject NSFetchedResultsController:NSObject WKUserContentController:NSObject
    UIPrintInteractionController:NSObject NSTreeController:NSObject NSArrayController:NSObject
    UISearchTextField:UITextField UIContentUnavailableView:UIView UICollectionViewListCell:UICollectionViewCell
    """
  for pair in text.split(whereSeparator: \.isWhitespace) where pair != "|" {
    let parts = pair.split(separator: ":", omittingEmptySubsequences: false)
    table[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
  }
  return table
}()

extension Evaluator {
  /// Returns whether the name of a type begins with the prefix of a framework, such as `UIColor`.
  static func isSystemType(_ type: String) -> Bool {
    let prefixes = [
      "AS", "AV", "CA", "CG", "CL", "CN", "CT", "EK", "MK", "MT", "NS", "PH", "PK", "SF", "SK", "UI", "UN",
      "WK",
    ]
    return prefixes.contains(String(type.prefix(2))) && type.dropFirst(2).first?.isUppercase == true
  }
}
