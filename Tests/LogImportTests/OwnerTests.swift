import Testing

@Suite struct OwnerTests {
  static let identifiers = [
    LogCase(
      "a cell's height",
      "<NSLayoutConstraint:0x1a UITableViewCellContentView:0x2.height == 44>",
      "tableViewCellContentView.height == 44 \"UIView-Encapsulated-Layout-Height (guessed)\""),
    LogCase(
      "a cell's width",
      "<NSLayoutConstraint:0x1a UITableViewCellContentView:0x2.width == 320>",
      "tableViewCellContentView.width == 320 \"UIView-Encapsulated-Layout-Width (guessed)\""),
    LogCase(
      "a cell's height of 0",
      "<NSLayoutConstraint:0x1a UITableViewCellContentView:0x2.height == 0>",
      "tableViewCellContentView.height == 0 \"UIView-Encapsulated-Layout-Height (guessed)\""),
    LogCase(
      "a cell's least height",
      "<NSLayoutConstraint:0x1a UITableViewCellContentView:0x2.height >= 44>",
      "tableViewCellContentView.height >= 44"),
    LogCase(
      "two heights of a cell",
      "<NSLayoutConstraint:0x1a UITableViewCellContentView:0x2.height == 44>\n<NSLayoutConstraint:0x1b UITableViewCellContentView:0x2.height == 60>",
      "tableViewCellContentView.height == 44; tableViewCellContentView.height == 60"),
    LogCase(
      "a labeled height of a cell",
      "<NSLayoutConstraint:0x1a 'mine' UITableViewCellContentView:0x2.height == 44>",
      "tableViewCellContentView.height == 44 \"mine\""),
    LogCase(
      "a momentary height beside Masonry's",
      "<MASLayoutConstraint:0x1a A:0x2.width == 5>\n<NSLayoutConstraint:0x1b A:0x2.height == 0>",
      "a.height == 0 \"_UITemporaryLayoutHeight (guessed)\"; a.width == 5"),
    LogCase(
      "a momentary width beside Masonry's",
      "<MASLayoutConstraint:0x1a A:0x2.height == 5>\n<NSLayoutConstraint:0x1b A:0x2.width == 0>",
      "a.width == 0 \"_UITemporaryLayoutWidth (guessed)\"; a.height == 5"),
    LogCase(
      "a height beside Masonry's",
      "<MASLayoutConstraint:0x1a A:0x2.width == 5>\n<NSLayoutConstraint:0x1b A:0x2.height == 9>",
      "a.height == 9 \"UIView-Encapsulated-Layout-Height (guessed)\"; a.width == 5"),
    LogCase(
      "a label's height beside Masonry's",
      "<MASLayoutConstraint:0x1a A:0x2.width == 5>\n<NSLayoutConstraint:0x1b UILabel:0x3'B'.height == 0>",
      "a.width == 5; bLabel.height == 0"),
    LogCase(
      "Masonry's own height",
      "<MASLayoutConstraint:0x1a A:0x2.height == 0>",
      "a.height == 0"),
    LogCase(
      "a height of 0 without Masonry",
      "<NSLayoutConstraint:0x1a A:0x2.height == 0>",
      "a.height == 0"),
    LogCase(
      "an action sheet's width",
      "<NSLayoutConstraint:0x1a UIView:0x2.width == -16>",
      "view1.width == -16 \"_UIAlertControllerView (guessed)\""),
    LogCase(
      "a height of -16",
      "<NSLayoutConstraint:0x1a UIView:0x2.height == -16>",
      "view1.height == -16"),
    LogCase(
      "a width of -15",
      "<NSLayoutConstraint:0x1a UIView:0x2.width == -15>",
      "view1.width == -15"),
    LogCase(
      "another class's width of -16",
      "<NSLayoutConstraint:0x1a A:0x2.width == -16>",
      "a.width == -16"),
    LogCase(
      "an action sheet's width beside another constraint",
      "<NSLayoutConstraint:0x1a UIView:0x2.width == -16>\n<NSLayoutConstraint:0x1b A:0x3.width == 5>",
      "view1.width == -16; a.width == 5"),
    LogCase(
      "a hosting view of SwiftUI",
      "<NSLayoutConstraint:0x1a _UIHostingView:0x2.width == 5>",
      "hostingView.width == 5"),
    LogCase(
      "a private view of a table",
      "<NSLayoutConstraint:0x1a _UITableViewIndex:0x2.width == 5>",
      "tableViewIndex.width == 5 \"_UITableViewIndex\""),
    LogCase(
      "a private content view",
      "<NSLayoutConstraint:0x1a _UIMenuContentView:0x2.width == 5>",
      "menuContentView.width == 5 \"_UIMenuContentView\""),
    LogCase(
      "a private view of AppKit",
      "<NSLayoutConstraint:0x1a _NSSplitView:0x2.width == 5>",
      "splitView.width == 5 \"_NSSplitView\""),
    LogCase(
      "a private Swift class of UIKit",
      "<NSLayoutConstraint:0x1a _TtC5UIKit6Picker:0x2.width == 5>",
      "picker.width == 5 \"UIKit.Picker\""),
    LogCase(
      "a Swift class of the program",
      "<NSLayoutConstraint:0x1a _TtC5MyApp6Picker:0x2.width == 5>",
      "picker.width == 5"),
    LogCase(
      "a private constraint class",
      "<_UIFooLayoutConstraint:0x1a A:0x2.width == 5>",
      "a.width == 5 \"_UIFooLayoutConstraint\""),
    LogCase(
      "Interface Builder's without a label",
      "<NSIBPrototypingLayoutConstraint:0x1a A:0x2.width == 5>",
      "a.width == 5 \"IB auto generated\""),
    LogCase(
      "Interface Builder's with a label",
      "<NSIBPrototypingLayoutConstraint:0x1a 'IB x' A:0x2.width == 5>",
      "a.width == 5 \"IB x\""),
    LogCase(
      "a mask of a private view's",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& _UIParallaxView:0x2.width == 5>",
      "parallaxView.width == 5 \"_UIParallaxView\""),
    LogCase(
      "a library's constraint of a private view's",
      "<SnapKit.LayoutConstraint:0x1a _UIParallaxView:0x2.width == 5>",
      "parallaxView.width == 5"),
  ]

  @Test(arguments: identifiers) func identifier(_ example: LogCase) {
    #expect(imported(example.entry).statements.joined(separator: "; ") == example.statement)
  }
}
