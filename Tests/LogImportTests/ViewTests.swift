import LayoutDraw
import Testing

struct ViewTests {
  static let names = [
    LogCase("an acronym", "UIView:0x2b", "view1"),
    LogCase("a plain class", "CardView:0x2b", "cardView"),
    LogCase(
      "a class of the system", "_UITableViewHeaderFooterContentView:0x2b", "tableViewHeaderFooterContentView"),
    LogCase("a guide", "UILayoutGuide:0x2b'UINavigationBarItemContentLayoutGuide'", "itemContent"),
    LogCase("a title that ends as its class", "UILabel:0x2b'My label'", "myLabel"),
    LogCase(
      "a long text", "UILabel:0x2b'Reason for terminating the contract early'", "reasonForTerminatingLabel"),
    LogCase("text without letters", "UILabel:0x2b'14:30'", "label1"),
    LogCase("digits first", "UILabel:0x2b'3 items'", "_3ItemsLabel"),
    LogCase("another script", "UILabel:0x2b'設定'", "label1"),
    LogCase("a reserved name", "UIView:superview", "superview1"),
    LogCase("capitals", "URLField:0x2b", "urlField"),
    LogCase("a closure's class", "App.(unknown context at $1f0).Panel:0x2b", "panel"),
  ]

  @Test(arguments: names)
  func name(_ example: LogCase) {
    #expect(
      imported("<NSLayoutConstraint:0x1a \(example.entry).width == 3>").statements == [
        "\(example.statement).width == 3"
      ])
  }

  @Test func viewsOfOneClassAreNumbered() {
    let log = imported("<NSLayoutConstraint:0x1 UIView:0x2.top == UIView:0x3.top + 4>")
    #expect(log.statements == ["view1.top == view2.top + 4"])
  }

  static let kinds = [
    LogCase(
      "label", "UILabel:0x2b'He said \\\"no\\\"\\n\\U2019'", "label heSaidNoLabel \"He said \\\"no\\\" ’\""),
    LogCase("button", "NSButton:0x2b'OK'", "button okButton \"OK\""),
    LogCase("field", "UITextField:0x2b", "field textField"),
    LogCase("image", "NSImageView:0x2b", "image imageView"),
    LogCase("guide", "UILayoutGuide:0x2b'UIViewSafeAreaLayoutGuide'", "guide safeArea"),
    LogCase("any other", "MKMapView:0x2b", "box mkMapView"),
  ]

  @Test(arguments: kinds)
  func kind(_ example: LogCase) {
    #expect(
      imported("<NSLayoutConstraint:0x1a \(example.entry).width == 3>").declarations == [example.statement])
  }

  static let trees = [
    LogCase(
      "what '|' says", "V:|-(0)-[UIView:0x1]   (names: '|':UILabel:0x2'A' )", "label aLabel \"A\" { box view1"
    ),
    LogCase("an inset", "Inner:0x1.top == Outer:0x2.top + 8", "view outer { box inner"),
    LogCase(
      "an inset from the outer view", "Outer:0x1.trailing == Inner:0x2.trailing + 8", "view outer { box inner"
    ),
    LogCase("a margin", "Inner:0x1.leading == Outer:0x2.leadingMargin", "view outer { box inner"),
    LogCase("labels hold nothing", "Outer:0x1.top == UILabel:0x2'A'.top", "view outer { label aLabel \"A\""),
    LogCase("neighbors", "A:0x1.top == B:0x2.bottom", "box a box b"),
    LogCase(
      "neighbors in one view",
      "A:0x1.top == B:0x2.bottom>\n<NSLayoutConstraint:0xb B:0x2.left == C:0x3.left + 9",
      "view c { box a box b"),
    LogCase(
      "a stack view", "'UISV-canvas-connection' UIStackView:0x1.centerY == Row:0x2.centerY",
      "view stackView { box row"),
    LogCase(
      "a layout guide holds nothing",
      "UILayoutGuide:0x2'UIViewLayoutMarginsGuide'.trailing == Row:0x3.trailing>\n<NSLayoutConstraint:0xb H:|-(8)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide']   (names: '|':Card:0x4 )",
      "view card { guide layoutMargins box row"),
    LogCase(
      "members of a stack",
      "'UISV-alignment' A:0x1.trailing == B:0x2.trailing>\n<NSLayoutConstraint:0xb 'UISV-canvas-connection' C:0x3.leading == B:0x2.leading",
      "view c { box a box b"),
    LogCase(
      "an image holds no label",
      "UILabel:0x1'A'.bottom == UIImageView:0x2.bottom>\n<NSLayoutConstraint:0xb UIImageView:0x2.top == Card:0x3.top + 8>\n<NSLayoutConstraint:0xc UILabel:0x4'B'.top == UILabel:0x1'A'.bottom>\n<NSLayoutConstraint:0xd UILabel:0x4'B'.bottom == Card:0x3.bottom",
      "view card { label aLabel \"A\" image imageView label bLabel \"B\""),
    LogCase(
      "each in the other",
      "A:0x1.top == B:0x2.top + 8>\n<NSLayoutConstraint:0xb B:0x2.left == A:0x1.left + 8", "view b { box a"),
  ]

  @Test(arguments: trees)
  func tree(_ example: LogCase) throws {
    let log = imported("<NSLayoutConstraint:0x1a \(example.entry)>")
    #expect(log.declarations.joined(separator: " ") == example.statement)
    #expect(try log.conflicts() >= 0)
  }

  @Test(arguments: [true, false])
  func longChains(fromTheOutside: Bool) throws {
    let places = fromTheOutside ? Array(1...250) : Array((1...250).reversed())
    let lines = places.map {
      "<NSLayoutConstraint:0xf\($0) V:|-(0)-[V:0x\($0 + 1)]   (names: '|':V:0x\($0) )>"
    }
    let log = imported(lines.joined(separator: "\n"))
    #expect(log.statements.count == 250)
    #expect(try log.conflicts() == 0)
  }
}
