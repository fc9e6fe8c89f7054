import Testing

@testable import LayoutLanguage

@Suite struct HintTests {
  static let declarations = "view a\nview b\n"

  private func firstHelp(_ text: String) -> String? {
    parsed(Self.declarations + text).diagnostics.first?.help
  }

  @Test(
    "did you mean",
    arguments: [
      ("a.leadingAnchor == superview.leading + 8", "leading"), ("a.left == b.rightAnchor", "right"),
      ("a.centerXAnchor == b.centerX", "centerX"), ("a.firstBaselineAnchor = b.top", "firstBaseline"),
      ("a.x = 5", "left"), ("a.maxY = 5", "bottom"), ("a.tt = 5", "top"),
      ("view c { top = 5 }", "tt"), ("view c { left = 5 }", "ll"), ("view c { bottom = 5 }", "bb"),
      ("view c { right = 5 }", "rr"), ("view c { width = 5 }", "w"), ("view c { height = 5 }", "h"),
      ("view c { centerX = 5 }", "cl"), ("a: centerY = 5", "ct"), ("a: tt = top", "tt"),
      ("textfield c", "field"), ("UITextField c", "field"), ("div c", "view"),
      ("imageview c", "image"), ("text c \"x\"", "label"), ("var gap = 12", "let"),
    ])
  func didYouMean(_ text: String, _ name: String) throws {
    let message = try #require(messages(text, before: Self.declarations).first)
    #expect(message.hasSuffix("; did you mean '\(name)'?"), "\(message)")
  }

  @Test(
    "properties among rules",
    arguments: [
      ("tt = 0, corner 5", "corner"), ("corner 5, tt = 0", "corner"), ("tt = 0, hidden", "hidden"),
      ("hidden, tt = 0", "hidden"), ("tt = 0, w = h = 9, fill #36c, ll = 3", "fill"),
      ("tt = hidden, ll = 3", nil), ("tt = 0, gap 5", nil), ("tt = 0 corner 5", nil),
    ])
  func commas(_ block: String, _ property: String?) {
    let help = property.map {
      "'\($0)' is a property: separate it from the rules with ';', not ','"
    }
    #expect(firstHelp("view c { \(block) }") == help)
  }

  @Test(
    "anchors",
    arguments: [
      ("a.topAnchor.constraint(equalTo: b.topAnchor)", "a.top == b.top"),
      ("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),", "a.top == b.bottom + 8"),
      ("a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8).isActive = true", "a.top == b.top - 8"),
      ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 40)", "a.width <= 40"),
      (
        "a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 8)",
        "a.width >= b.width * 0.5 + 8"
      ),
      ("self.a.leftAnchor.constraint(equalTo: self.b.leftAnchor)", "a.left == b.left"),
      (
        "a.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 4)",
        "a.top == view.topMargin + 4"
      ),
      ("a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)", "a.top == view.safeArea.top"),
      ("a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor)", "a.top == b.bottom + 8"),
      ("a.widthAnchor.constraint(", "a.width == 40"),
    ])
  func anchors(_ text: String, _ equation: String) throws {
    let before = Self.declarations
    let diagnostic = try #require(parsed(before + text).diagnostics.first)
    #expect(diagnostic.code == "view-path")
    #expect(diagnostic.message.hasSuffix("; write '\(equation)'"), "\(diagnostic.message)")
    #expect(diagnostic.help?.contains("leave 'Anchor' out") == true, "\(text)")
    #expect(messages(equation, before: before) == [])
  }

  @Test(
    "names in lines",
    arguments: [
      ("V:|-a-|", "for the view, write '[a]'; for a gap as large as the view, write '-(a)-'"),
      ("V:[superview]-[a]", "the superview is '|', at the start or the end of a line"),
      ("|-[a]-[superview]", "the superview is '|', at the start or the end of a line"),
      ("superview: tt = 5", "begin the rules with the name of a view in this file, as in 'NAME: tt = 5'"),
    ])
  func nameInLine(_ text: String, _ help: String) { #expect(firstHelp(text) == help) }

  @Test(
    "properties",
    arguments: [
      ("label c \"x\" bold", "font 17 bold"), ("view c { bold }", "font 17 bold"),
      ("label c \"x\" font bold", "font 17 bold"), ("label c font Arial 12", "font 12 bold"),
      ("label c font medium 12", "font 12 medium"), ("view c italic", "font 17 regular"),
      ("view c width 40", "size 40x-"), ("view c height 40", "size -x40"), ("view c width", "size 40x-"),
      ("view c width 40 height 50.5", "size 40x50.5"), ("view c { width 40 }", "size 40x-"),
      ("image c 20x20", "size 20x20"), ("image c 20 x 30", "size 20x30"), ("image c 20", "size 20x20"),
      ("label c \"x\" colour red", "color red"), ("label c \"x\" textColor red", "color red"),
      ("view c background: #fff", "fill #fff"),
      ("view c { colour tomato }", "fill tomato"), ("view c #f00", "fill #f00"),
      ("view c border blue", "stroke blue"), ("view c cornerRadius 6", "corner 6"),
      ("view c padding 12", "margins 12"), ("label c numberOfLines 0", "lines 0"),
      ("label c numberOfLines 2", "lines 2"), ("label c textAlignment right", "align right"),
      ("label c textAlignment = .trailing", "align center"),

      ("label c font 12 Bold", "font 12 bold"), ("label c font 12 light", "font 12 regular"),
      ("label c font 12 black", "font 12 bold"), ("label c fontWeight .semibold", "font 17 semibold"),
      ("a.backgroundColor = red", "fill red"), ("a.hidden = 1", "hidden"), ("a.cornerRadius = 9", "corner 9"),
    ])
  func properties(_ text: String, _ property: String) throws {
    let help = try #require(firstHelp(text))
    #expect(help.contains("'\(property)'"), "\(help)")
    #expect(messages("label x \(property)") == [])
  }

  @Test(
    "statements",
    arguments: [
      ("label c Hello", ["label c \"Hello\""]), ("label c Hello world", ["label c \"Hello world\""]),
      ("label c Hello font 12", ["label c \"Hello\""]),
      ("button c text \"OK\"", ["button c \"OK\""]), ("button c title: \"OK\"", ["button c \"OK\""]),
      ("view c width 40", ["a.width = 40"]), ("view c left 5", ["a.left = 5"]),
      ("a.size = 40x20", ["a.width = 40", "a.height = 20"]),
      ("a.size = 40", ["a.width = 40", "a.height = 40"]),
      ("a.size == b.size", ["a.width = b.width", "a.height = b.height"]),
      ("a.aspect = 1", ["a.width = a.height"]), ("a.ratio = 1.5", ["a.width = a.height * 1.5"]),
      ("a.aspectRatio = 16/9", ["a.width = a.height * 16:9"]),
      ("a.center = b.center", ["a.centerX = b.centerX", "a.centerY = b.centerY"]),
      ("a.center = b", ["a.centerX = b.centerX", "a.centerY = b.centerY"]),
      ("a.center = 5", ["a.centerX = superview.centerX", "a.centerY = superview.centerY"]),
      ("a.edges = superview.edges", ["|[a]|", "V:|[a]|"]), ("a.edges == superview", ["|[a]|", "V:|[a]|"]),
      ("a.edges = superview.edges + 8", ["|-8-[a]-8-|", "V:|-8-[a]-8-|"]),
      ("a.insets = 12", ["|-12-[a]-12-|", "V:|-12-[a]-12-|"]),
      (
        "a.edges = b.edges", ["a.left = b.left", "a.top = b.top", "a.right = b.right", "a.bottom = b.bottom"]
      ),
      (
        "a.edges = superview.safeArea.edges.inset(4)",
        ["a.left = superview.safeArea.left + 4", "a.bottom = superview.safeArea.bottom - 4"]
      ),
    ])
  func statements(_ text: String, _ statements: [String]) throws {
    let text = text.replacing("view c", with: "view a", maxReplacements: 1)
    let help = try #require(
      parsed(text.hasPrefix("view a") ? text : Self.declarations + text).diagnostics[0].help)
    for statement in statements { #expect(help.contains("'\(statement)'"), "\(help)") }
    #expect(messages(statements.joined(separator: "\n"), before: Self.declarations) == [])
  }

  @Test(
    "comments",
    arguments: [
      "/* x */", "/*", "*/", " * x", "# x", "#x", "## x", "-- x", "--x", "<!-- x -->", "view c # x",
      "view c -- x", "view c --", "view c { -- }", "a.left = 5 --",
      "view c /* x */", "a.left = 5 # x", "a.left = 5 -- x", "a.left = 5 /* x */", "a.left = b.left -- x",
      "a.left = b.left /* x */", "|-[a]-| # x", "|-[a]-| -- x", "|-[a]-| /* x */", "view c { tt = 5 # x\n}",
      "view c { tt = 5 -- x\n}", "view c {\n /* x */\n}", "let gap = 12 # x", "canvas 320x480 # x",
    ])
  func comments(_ text: String) {
    #expect(firstHelp(text) == "a comment begins with '//' and ends at the end of the line")
  }

  @Test func `A call that is not closed`() {
    let helps = parsed("view a\nNSLayoutConstraint.activate(").diagnostics.compactMap(\.help)
    #expect(
      helps.contains("write each constraint as an equation on its own line, such as 'a.top == b.top + 8'"))
  }

  @Test(
    "help",
    arguments: [
      ("label c 'Hello'", "put text in double quotes: \"Hello\""),
      ("a.left = 5 'x'", "put text in double quotes: \"x\""),
      ("canvas 'iPad' 320x480", "put text in double quotes: \"iPad\""),
      ("view my-view", "a name is made of a-z, A-Z, 0-9 and '_', as in 'my_view'"),
      ("view my.view \"x\"", "a name is made of a-z, A-Z, 0-9 and '_', as in 'my_view'"),
      ("view 2nd", "a name begins with a letter or '_'"),
      ("label \"x\"", "the name comes before the text: 'label NAME \"…\"'"),
      ("view c, d", "declare each view on a line of its own, beginning with the view's kind"),
      (
        "view c { top = 5 }",
        "to constrain the attribute 'top', write an equation on a line of its own: 'c.top = …'"
      ),
      (
        "view c { width: }",
        "write the equation 'c.width = 100' on a line of its own"
      ),
      ("view c { size: }", "write the property without ':', and give it a value"),
      ("view c { unnamed: }", "write the property without ':': 'unnamed'"),
      ("view c { size: 30 }", "write the property without ':': 'size 30'"),
      (
        "wobbly c",
        "a line that declares a view begins with its kind: view label button field image guide stack scroll box switch slider stepper segments progress spinner pages search textview picker datepicker navbar tabbar toolbar divider icon; other lines can begin with canvas let metrics spacing assert"
      ),
      (
        "view c wobbly",
        "the properties of a view are size, margins, hugging, compression, fill, stroke, corner, hidden, unnamed, baselines, outset, after"
      ),
    ])
  func help(_ text: String, _ expected: String) {
    #expect(firstHelp(text) == expected)
  }

  @Test func `XML is recognized once`() {
    let helps = parsed("<svg>\n<g>\n</svg>").diagnostics.map { $0.help?.contains("XML") }
    #expect(helps == [true, nil, nil])
  }

  @Test(
    "left with leading",
    arguments: [
      (
        "a.left = superview.leadingMargin",
        "; write 'leading' instead of 'left', or 'leftMargin' instead of 'leadingMargin'"
      ),
      (
        "a.trailing = b.rightMargin",
        "; write 'right' instead of 'trailing', or 'trailingMargin' instead of 'rightMargin'"
      ),
      ("a.leading = b.left", "; write 'left' instead of 'leading', or 'leading' instead of 'left'"),
    ])
  func sides(_ text: String, _ way: String) throws {
    let message = try #require(messages(text, before: Self.declarations).first)
    #expect(message.hasSuffix(way), "\(message)")
  }

  @Test(
    "no hint",
    arguments: [
      "a.left = 5 * 3", "a.left = 5 \\\n * 3", "a.left = 5 - -3", "a.lft = 5", "a.b.left = 20",
      "view c fill #zzzzzz", "view c: tt = 5", "view c fil red", "a.left = b.size", "a width 40",
      "a.top b", "a.safeArea.top", "a.nope", "[a(left: 5)]", ".top = 8", "view c = 5",
      "view c fill rgb(255, 256, 0)",
    ])
  func none(_ text: String) throws {
    let diagnostic = try #require(parsed(Self.declarations + text).diagnostics.first)
    #expect(diagnostic.help == nil)
  }

  @Test(
    "long lines",
    arguments: ["é", "a.", "'", "-- ", "/*", "view ", "label a ", "#", "x{", "9", "a.size = b", "bold "])
  func longLines(_ piece: String) {
    for start in ["", "view a ", "a.left = ", "a.size = ", "a.topAnchor.constraint(", "view c { tt = "] {
      for diagnostic in parsed(start + String(repeating: piece, count: 3000)).diagnostics {
        #expect((diagnostic.help ?? "").utf8.count < 400)
        #expect(diagnostic.message.utf8.count < 800)
      }
    }
  }
}
