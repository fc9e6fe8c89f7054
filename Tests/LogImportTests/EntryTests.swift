import LayoutDraw
import Testing

struct EntryTests {
  static let equations = [
    LogCase("a size", "<NSLayoutConstraint:0x1a UIView:0x2b.width == 24   (active)>", "view1.width == 24"),
    LogCase(
      "a sign before a blank", "<NSLayoutConstraint:0x1a UIView:0x2b.width == - 16   (active)>",
      "view1.width == -16 \"_UIAlertControllerView (guessed)\""),
    LogCase("at most", "<NSLayoutConstraint:0x1a UIButton:0x2b.width <= 235>", "button1.width <= 235"),
    LogCase(
      "two items", "<NSLayoutConstraint:0x1a UIView:0x2b.top == UIWindow:0x3c.top + 20>",
      "view1.top == window.top + 20"),
    LogCase(
      "UIKit's multiplier",
      "<NSLayoutConstraint:0x1a UIView:0x2b.height == 0.5625*UIView:0x2b.width   (active)>",
      "view1.height == view1.width * 0.5625"),
    LogCase(
      "Masonry's multiplier",
      "<MASLayoutConstraint:0x1a UIView:0x2b.width == UIView:0x2b.height * 1.77778 - 3>",
      "view1.width == view1.height * 1.77778 - 3"),
    LogCase(
      "SnapKit's place",
      "<SnapKit.LayoutConstraint:0x1a@/Users/mg/My App/CardView.swift#98 UIView:0x2b.height == 60.0>",
      "view1.height == 60 \"CardView.swift:98\""),
    LogCase(
      "SnapKit's priority", "<SnapKit.LayoutConstraint:0x1a@Card.swift#9 UIView:0x2b.height == 60.0 ^750.0>",
      "view1.height == 60 ~ 750 \"Card.swift:9\""),
    LogCase(
      "Masonry's keys",
      "<MASLayoutConstraint:BottomConstraint[0] UILabel:messageLabel.bottom == DemoView:outer.bottom - 10>",
      "messageLabel.bottom == outer.bottom - 10 \"BottomConstraint[0]\""),
    LogCase(
      "an identifier", "<NSLayoutConstraint:0x1a 'UISV-hiding' Prox.EventView:0x2b.height == 0   (active)>",
      "eventView.height == 0 \"UISV-hiding\""),
    LogCase(
      "a name", "<NSLayoutConstraint:0x1a homeLarge.height == 24   (active, names: homeLarge:0x2b )>",
      "homeLarge.height == 24"),
    LogCase(
      "a name with a dot and a blank",
      "<NSLayoutConstraint:0x1a UIView:0x1.top == Tool bar.lock.top + 4   (active, names: Tool bar.lock:0x2b )>",
      "view1.top == toolBarLock.top + 4"),
    LogCase(
      "baselines", "<NSLayoutConstraint:0x1a UILabel:0x2b'A'.firstBaseline == UILabel:0x3c'B'.baseline + 18>",
      "aLabel.firstBaseline == bLabel.baseline + 18"),
    LogCase(
      "an anchor's system spacing",
      "<_UISystemBaselineConstraint:0x1a UIView:0x2b.bottom <= Bar:0x3c.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
      "view1.bottom <= bar.bottom + 8"),
    LogCase(
      "a standard space behind an attribute",
      "<NSLayoutConstraint:0x1a UIView:0x2b.top == Bar:0x3c.bottom NSSpace(5)>",
      "view1.top == bar.bottom + 5"),
    LogCase(
      "a standard space without a number",
      "<NSLayoutConstraint:0x1a UIView:0x2b.top == Bar:0x3c.bottom NSSpace>", "view1.top == bar.bottom + 8"),
    LogCase(
      "a standard space cut off before its number",
      "<NSLayoutConstraint:0x1a UIView:0x2b.top == Bar:0x3c.bottom NSSpace(>", "view1.top == bar.bottom + 8"),
    LogCase(
      "a name that is missing",
      "<NSLayoutConstraint:0x1a row.width == 5   (names: row:0x2b, :0x3c )>", "row.width == 5"),
    LogCase(
      "a priority that is missing", "<NSLayoutConstraint:0x1a A:0x2b.width == 4@>", "a.width == 4"),
    LogCase(
      "an identifier behind an autoresizing mask",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--- v=--- 'X-Top' V:[UIView:0x2b]-(0)-|   (Names: '|':Bar:0x3c )>",
      "view1.bottom == bar.bottom \"X-Top\""),
    LogCase(
      "CGFLOAT_MIN", "<NSLayoutConstraint:0x1a UIView:0x2b.height == 2.22507e-308   (active)>",
      "view1.height == 0"
    ),
    LogCase(
      "a text that reads like the names",
      "<NSLayoutConstraint:0x1a UIButton:0x2b'A (names: b)'.height == 40   (active)>",
      "aNamesBButton.height == 40"),
    LogCase(
      "a text that reads like an end",
      "<NSLayoutConstraint:0x1a V:[UILabel:0x2b'On (active)'(>=40)]   (active)>", "onActiveLabel.height >= 40"
    ),
    LogCase(
      "keys with addresses",
      "<NSLayoutConstraint:id1[0x7fdb9b5f] UIImageView:cell_avatar[0x7fdb9dba].top == UIView:cell_box[0x7fdb9b54].top>",
      "cell_avatar.top == cell_box.top \"id1\""),
    LogCase(
      "a private class in a mangled name",
      "<NSLayoutConstraint:0x1a _TtC5MyAppP33_D6E8F7F2E2B94D2C8A6D8A3E3F5B6C7D11PrivateView:0x2b.width == 8>",
      "privateView.width == 8"),
    LogCase(
      "a mangled name whose lengths are wrong",
      "<NSLayoutConstraint:0x1a _TtCC8GoodToGo7AppView28CartMapView:0x2b.width == 8>",
      "cartMapView.width == 8"),
    LogCase(
      "capitals before an underscore", "<NSLayoutConstraint:0x1a FI_TListView:0x2b.width == 8>",
      "fi_TListView.width == 8 \"AppKit.FI_TListView\""),
    LogCase(
      "a text in capitals", "<NSLayoutConstraint:0x1a UIButton:0x2b'ADD NEW ADDRESS'.width == 8>",
      "addNewAddressButton.width == 8"),
    LogCase(
      "a guess: two views of one name",
      "<NSLayoutConstraint:0x1a Cell.top == Cell.bottom + 7   (active, names: Cell:0xa, Cell:0xb )>",
      "cell1.top == cell2.bottom + 7"),
    LogCase(
      "margins", "<NSLayoutConstraint:0x1a UIView:0x2b.trailingMargin == UIButton:0x3c.trailing>",
      "view1.trailingMargin == button1.trailing"),
    LogCase(
      "text with quotes, dots and relations",
      "<NSLayoutConstraint:0x1a UILabel:0x2b'It's == 3. No'.width == 4>",
      "its3NoLabel.width == 4"),
    LogCase(
      "a module", "<NSLayoutConstraint:0x1a MaterialKit.FlatButton:0x2b'Start'.width == 180>",
      "startFlatButton.width == 180"),
    LogCase(
      "generic arguments",
      "<NSLayoutConstraint:0x1a App.Cell<Swift.Array<Swift.Int>, (unknown context at $10abc).Row>:0x2b.width == 8>",
      "cell.width == 8"),
    LogCase(
      "a mangled class", "<NSLayoutConstraint:0x1a _TtC5MyApp8CardView:0x2b.width == 8>",
      "cardView.width == 8"),
    LogCase(
      "a mangled generic class",
      "<NSLayoutConstraint:0x1a _TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_:0x2b.width == 8>",
      "hostingView.width == 8"),
    LogCase(
      "an observed class", "<NSLayoutConstraint:0x1a NSKVONotifying_App.Runkeeper:0x2b.width == 8>",
      "runkeeper.width == 8"),
    LogCase(
      "an autoresizing mask",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x2b.height == 45   (active)>",
      "view1.height == 45 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a coordinate",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- UIView:0x2b.minY == 12   (active, names: '|':UIWindow:0x3c )>",
      "view1.top == window.top + 12 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a coordinate of AppKit counts upward",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- NSView:0x2b.minY == 12   (active, names: '|':Outer:0x3c )>",
      "view1.bottom == outer.bottom - 12 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a coordinate without a superview",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x2b.midX == 228.5>",
      "view1.centerX == container.left + 228.5 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a layout guide",
      "<NSLayoutConstraint:0x1a UITableView:0x2b.bottom <= UILayoutGuide:0x3c'UIViewSafeAreaLayoutGuide'.bottom>",
      "tableView.bottom <= safeArea.bottom"),
    LogCase(
      "Interface Builder's priority",
      "<NSIBPrototypingLayoutConstraint:0x1a 'IB auto generated' V:|-(20@251)-[NSBox:0x2b](LTR) priority:251   (Names: '|':NSView:0x3c )>",
      "box1.top == view1.top + 20 ~ 251 \"IB auto generated\""),
    LogCase(
      "factors and summands",
      "<NSLayoutConstraint:0x1a A:0x2b.width == 2*B:0x3c.width * 3 + 4 - 1>",
      "a.width == b.width * 6 + 3"),
    LogCase(
      "the least priority",
      "<NSLayoutConstraint:0x1a A:0x2b.width == 4@1>",
      "a.width == 4 ~ 1"),
    LogCase(
      "the greatest priority",
      "<NSLayoutConstraint:0x1a A:0x2b.width == 4@1000>",
      "a.width == 4"),
    LogCase(
      "the largest number",
      "<NSLayoutConstraint:0x1a A:0x2b.width == 1e9>",
      "a.width == 1000000000"),
    LogCase(
      "a millionth",
      "<NSLayoutConstraint:0x1a A:0x2b.width == 0.000001>",
      "a.width == 0.000001"),
    LogCase(
      "less than a millionth",
      "<NSLayoutConstraint:0x1a A:0x2b.top == B:0x3c.top - 0.0000009>",
      "a.top == b.top"),
    LogCase(
      "a number sign in a path",
      "<NSLayoutConstraint:0x1a@/C#/Card.swift#9 A:0x2b.width == 4>",
      "a.width == 4 \"Card.swift:9\""),
    LogCase(
      "the longest of two names",
      "<NSLayoutConstraint:0x1a A:0x9.top == bar.lock.top   (names: bar:0x2, bar.lock:0x3 )>",
      "a.top == barLock.top"),
    LogCase(
      "an inequality of AppKit's counts downward",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- NSView:0x2b.minY >= 12   (active, names: '|':Outer:0x3c )>",
      "view1.bottom <= outer.bottom - 12 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "an upper coordinate of AppKit's",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- NSView:0x2b.maxY == 12   (active, names: '|':Outer:0x3c )>",
      "view1.top == outer.bottom - 12 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a horizontal coordinate of AppKit's",
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=-&- NSView:0x2b.minX >= 12   (active, names: '|':Outer:0x3c )>",
      "view1.left >= outer.left + 12 \"NSAutoresizingMaskLayoutConstraint\""),
    LogCase(
      "a least content size does not become one",
      "<NSContentSizeLayoutConstraint:0x1a A:0x2b.width >= 1>",
      "a.width >= 1 \"NSContentSizeLayoutConstraint\""),
  ]

  static let visualFormats = [
    LogCase("a width", "<NSLayoutConstraint:0x1a H:[UIButton:0x2b(44)]>", "button1.width == 44"),
    LogCase(
      "a height of at least", "<NSLayoutConstraint:0x1a V:[UILabel:0x2b'A'(>=20.5)]>", "aLabel.height >= 20.5"
    ),
    LogCase(
      "an equal width", "<NSLayoutConstraint:0x1a H:[UIView:0x2b(==UIWindow:0x3c)]>",
      "view1.width == window.width"),
    LogCase(
      "from the superview",
      "<NSLayoutConstraint:0x1a V:|-(8)-[UILabel:0x2b'A']   (Names: '|':UIWindow:0x3c )>",
      "aLabel.top == window.top + 8"),
    LogCase(
      "to the superview",
      "<NSLayoutConstraint:0x1a H:[UILabel:0x2b'A']-(8)-|   (active, names: '|':UIWindow:0x3c )>",
      "aLabel.trailing == window.trailing - 8"),
    LogCase(
      "to the superview at least",
      "<NSLayoutConstraint:0x1a H:[UILabel:0x2b'A']-(>=NSSpace(20))-|   (active, names: '|':UIWindow:0x3c )>",
      "aLabel.trailing <= window.trailing - 20"),
    LogCase(
      "between views", "<NSLayoutConstraint:0x1a V:[UILabel:0x2b'A']-(NSSpace(8))-[UIView:0x3c]>",
      "view1.top == aLabel.bottom + 8"),
    LogCase(
      "a negative gap", "<NSLayoutConstraint:0x1a H:[UIView:0x2b]-(-7)-[UIWindow:0x3c]>",
      "window.leading == view1.trailing - 7"),
    LogCase(
      "an anchor's system spacing between views",
      "<_UISystemBaselineConstraint:0x1a V:[UIView:0x2b]-(NSLayoutAnchorConstraintSpace(8))-[Bar:0x3c]   (active)>",
      "bar.top == view1.bottom + 8"),
    LogCase(
      "an anchor's system spacing of at least",
      "<_UISystemBaselineConstraint:0x1a V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x2b]   (active, names: '|':Bar:0x3c )>",
      "view1.top >= bar.top + 8"),
    LogCase(
      "left to right", "<NSLayoutConstraint:0x1a H:[UIView:0x2b]-(>=5)-[UIWindow:0x3c'Bit'](LTR)>",
      "bitWindow.left >= view1.right + 5"),
    LogCase(
      "right to left", "<NSLayoutConstraint:0x1a H:[UIView:0x2b]-(>=5)-[UIWindow:0x3c](RTL)>",
      "window.right <= view1.left - 5"),
    LogCase(
      "names inside",
      "<NSLayoutConstraint:0x1a H:[field]-(0)-|   (active, names: field:0x2b, '|':UIStackView:0x3c )>",
      "field1.trailing == stackView.trailing"),
    LogCase(
      "a superview with a name",
      "<NSLayoutConstraint:0x1a H:|-(5)-[UIView:0x2b]   (Names: row:0x3c, '|':row:0x3c )>",
      "view1.leading == row.leading + 5"),
    LogCase(
      "a guess: a superview that is cut off", "<NSLayoutConstraint:0x1a H:|-(5)-[UIView:0x2b]",
      "view1.leading == container.leading + 5"),
    LogCase(
      "text with brackets", "<NSLayoutConstraint:0x1a H:[UILabel:0x2b'a](b)'(70)]>", "aBLabel.width == 70"),
    LogCase(
      "a standard gap",
      "<NSLayoutConstraint:0x1a V:[A:0x2b]-[B:0x3c]>",
      "b.top == a.bottom + 8"),
    LogCase(
      "no gap",
      "<NSLayoutConstraint:0x1a V:[A:0x2b][B:0x3c]>",
      "b.top == a.bottom"),
    LogCase(
      "a gap without parentheses",
      "<NSLayoutConstraint:0x1a V:[A:0x2b]-20-[B:0x3c]>",
      "b.top == a.bottom + 20"),
    LogCase(
      "a gap's priority",
      "<NSLayoutConstraint:0x1a V:[A:0x2b]-(20@500)-[B:0x3c]>",
      "b.top == a.bottom + 20 ~ 500"),
    LogCase(
      "a size's priority",
      "<NSLayoutConstraint:0x1a V:[A:0x2b(44@250)]>",
      "a.height == 44 ~ 250"),
    LogCase(
      "right to left from the superview",
      "<NSLayoutConstraint:0x1a H:|-(>=5)-[A:0x2b](RTL)   (names: '|':Bar:0x3c )>",
      "a.right <= bar.right - 5"),
    LogCase(
      "right to left to the superview",
      "<NSLayoutConstraint:0x1a H:[A:0x2b]-(>=5)-|(RTL)   (names: '|':Bar:0x3c )>",
      "a.left >= bar.left + 5"),
    LogCase(
      "left to right to the superview",
      "<NSLayoutConstraint:0x1a H:[A:0x2b]-(>=5)-|(LTR)   (names: '|':Bar:0x3c )>",
      "a.right <= bar.right - 5"),
    LogCase(
      "heights are the same from right to left",
      "<NSLayoutConstraint:0x1a V:[A:0x2b]-(>=5)-[B:0x3c](RTL)>",
      "b.top >= a.bottom + 5"),
    LogCase(
      "a view with its superview's name",
      "<NSLayoutConstraint:0x1a H:|-(5)-[row]   (names: row:0x2, row:0x3, '|':row:0x3 )>",
      "row2.leading == row1.leading + 5"),
  ]

  @Test(arguments: equations + visualFormats)
  func entry(_ example: LogCase) throws {
    let log = imported(example.entry)
    #expect(log.statements == [example.statement])
    let isGuess = example.testDescription.hasPrefix("a guess: ")
    let conflicts = example.testDescription == "a sign before a blank"
    #expect(
      log.problems == (isGuess ? ["log-guess 1"] : []) + (conflicts ? [] : ["log-without-conflict 1"]))
    #expect(try log.conflicts() >= 0)
  }

  static let contentSizes = [
    LogCase(
      "priorities of a width",
      "<NSContentSizeLayoutConstraint:0x1a H:[UIImageView:0x2b(512)] Hug:250 CompressionResistance:1>",
      "image imageView size 512x- compression 1 750"),
    LogCase(
      "priorities of a height",
      "<NSContentSizeLayoutConstraint:0x1a NSTextField:0x2b.height == 18 Hug:750 CompressionRes:740   (active)>",
      "field textField size -x18 hugging 250 750 compression 750 740"),
    LogCase(
      "no priorities: the conflict needs it",
      "<NSContentSizeLayoutConstraint:0x1a UILabel:0x2b'A'.width == 35>",
      "label aLabel \"A\" size 35x- hugging 1000 250 compression 1000 750"),
    LogCase(
      "priorities out of range",
      "<NSLayoutConstraint:0x1a UIImageView:0x2b.width == 4 Hug:0 CompressionRes:1001>",
      "image imageView size 4x- hugging 1000 250 compression 1000 750"),
    LogCase(
      "a size of 0 with the least priorities",
      "<NSLayoutConstraint:0x1a UIImageView:0x2b.width == 0 Hug:1 CompressionRes:1>",
      "image imageView size 0x- hugging 1 250 compression 1 750"),
  ]

  @Test(arguments: contentSizes)
  func contentSize(_ example: LogCase) throws {
    let log = imported(example.entry)
    #expect(log.declarations == [example.statement])
    #expect(try log.conflicts() == 0)
  }

  static let damaged = [
    LogCase(
      "no relation", "<NSLayoutConstraint:0x1a UIView:0x2b.width>",
      "the line has no '==', '<=' or '>=' and no 'H:' or 'V:'"),
    LogCase(
      "no attribute", "<NSLayoutConstraint:0x1a UIView:0x2b.wdth == 3>",
      "'wdth' is not a known layout attribute"),
    LogCase("cut in a number", "<NSLayoutConstraint:0x1a UIView:0x2b.width ==", "an attribute is missing"),
    LogCase(
      "a gap without a number", "<NSLayoutConstraint:0x1a V:|-()-[UIView:0x2b]>", "a number is missing"),
    LogCase(
      "cut in a gap", "<NSLayoutConstraint:0x1a V:[UIView:0x2b]-(8)-", "its visual format is incomplete"),
    LogCase("edges alone", "<NSLayoutConstraint:0x1a V:|-(8)-|>", "there is no view between the edges"),
    LogCase(
      "a size with a location", "<NSLayoutConstraint:0x1a UIView:0x2b.width == UIView:0x3c.top>",
      "'width' cannot be related to 'top'"),
    LogCase(
      "leading with left", "<NSLayoutConstraint:0x1a UIView:0x2b.leading == UIView:0x3c.left>",
      "'leading' cannot be related to 'left'"),
    LogCase(
      "a multiplier of 0", "<NSLayoutConstraint:0x1a UIView:0x2b.width == 0*UIView:0x3c.width>",
      "its multiplier is 0"),
    LogCase(
      "a number without measure", "<NSLayoutConstraint:0x1a UIView:0x2b.width == 1e300>",
      "a number is too large"),
    LogCase(
      "a scroll view's content",
      "<_UIScrollViewAutomaticContentSizeConstraint:0x7a UITableView:0x7c.contentHeight{id: 178} == -5.000000>",
      "'contentHeight' is not a known layout attribute"),
  ]

  static let priorities = [
    LogCase(
      "a priority below 1", "<NSLayoutConstraint:0x1a UIView:0x2b.width == 4@0.99>",
      "a priority must be from 1 to 1000"),
    LogCase(
      "a priority above 1000", "<NSLayoutConstraint:0x1a UIView:0x2b.width == 4@1001>",
      "a priority must be from 1 to 1000"),
  ]

  @Test(arguments: damaged + priorities)
  func unreadable(_ example: LogCase) {
    let log = imported("<NSLayoutConstraint:0x9a UIView:0x8b.width == 24>\n" + example.entry)
    #expect(log.statements == ["view1.width == 24"])
    let unread = log.diagnostics.first { $0.code == "log-unread" }
    #expect(unread?.message == "this constraint could not be read: \(example.statement)")
    #expect(unread?.span.map { log.source.location(at: $0.start).line } == 2)
  }
}
