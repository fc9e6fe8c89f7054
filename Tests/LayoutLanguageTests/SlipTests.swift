import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct SlipTests {
  private static let views = "view a\nview b\nview detail\nlabel name \"x\"\n"

  @Test(
    "an equation in a rule, or without its view",
    arguments: [
      ("detail: leading = name.leading", "detail.leading = name.leading"),
      ("b: ll = a.left", "b.left = a.left"),
      ("b: ll = a.ll + 8", "b.left = a.left + 8"),
      ("b: tt = 5, ll = a.right + 8, w = 3", "b.left = a.right + 8"),
      ("b: leading == a.trailing + 8", "b.leading == a.trailing + 8"),
      ("b: width >= 44", "b.width >= 44"),
      ("b: a.left = 5", "a.left = 5"),
      ("view c { top == superview.top + 10 }", "c.top == superview.top + 10"),
      ("view c { top = superview.top + 10 }", "c.top = superview.top + 10"),
      ("view c { height >= 44 }", "c.height >= 44"),
      ("view c { centerX = a.centerX * 2 ~ 750 }", "c.centerX = a.centerX * 2 ~ 750"),
      ("top == superview.top + 10", "a.top == superview.top + 10"),
    ])
  func equation(_ line: String, _ meant: String) {
    let reported = messages(line, before: Self.views)
    #expect(
      reported == [
        "an equation must begin with the name of a view; write '\(meant)' on a line of its own"
      ])
    #expect(messages(meant, before: Self.views + (meant.hasPrefix("c.") ? "view c\n" : "")) == [])
  }

  @Test(
    "what is not an equation keeps its own error",
    arguments: ["b: ll == 5", "b: ll 5", "b: ll = 5 5", "b: foo ="])
  func rules(_ line: String) {
    #expect(findings("1️⃣" + line, before: Self.views).allSatisfy { !$0.contains("equation-without-view") })
    #expect(!messages(line, before: Self.views).isEmpty)
  }

  @Test(
    "a device without the word",
    arguments: [
      ("canvas \"iPhone 15\"", "canvas device \"iPhone 15\""),
      ("canvas \"iphone 15 pro\"", "canvas device \"iPhone 15 Pro\""),
      ("canvas \"iPhone 15\" landscape", "canvas device \"iPhone 15\" landscape"),
      ("canvas iPhone 15", "canvas device \"iPhone 15\""),
      ("canvas \"iPhone SE\"", "canvas device \"iPhone SE (3rd generation)\""),
      ("canvas \"iPad\"", "canvas device \"iPad (10th generation or newer)\""),
      ("canvas iPad mini landscape", "canvas device \"iPad mini (6th generation)\" landscape"),
    ])
  func device(_ line: String, _ meant: String) {
    #expect(messages(line) == ["expected a size such as '320x480'; for a device, write '\(meant)'"])
    #expect(messages(meant) == [])
  }

  @Test(
    "text on a view",
    arguments: [
      (
        "view nav \"Now Playing\"",
        "a view draws no text; to draw text, write 'navbar nav …' or 'label nav …'"
      ),
      (
        "view searchBox \"Find\"",
        "a view draws no text; to draw text, write 'search searchBox …' or 'label searchBox …'"
      ),
      (
        "view button1 \"OK\"",
        "a view draws no text; to draw text, write 'button button1 …' or 'label button1 …'"
      ),
      ("view card \"Inbox\"", "a view draws no text; to draw text, write 'label card …'"),
      ("scroll list \"Inbox\"", "a scroll draws no text; to draw text, write 'label list …'"),
    ])
  func text(_ line: String, _ message: String) { #expect(messages(line) == [message]) }

  @Test(
    "habits",
    arguments: [
      ("hstack c { view d; tt = 5; spacing 4; |[d]| }", "'stack'?", "'stack c row {'"),
      ("vstack c {\n}", "'stack'?", "'stack c column {'"),
      ("column c {\n}", "is a property", "'stack c column {'"),
      ("view c { row d { view e } }", "is a property", "'stack d row {'"),
      ("scrollview c", "'scroll'?", ""), ("stack c vertical", "no property 'vertical'", "'column'"),
      ("stack c gap 12", "no property 'gap'", "'spacing 12'"),
      ("switch c maybe", "a switch has no property", "'on' or 'off'"),
      ("slider c 1.5", "the value of a slider must be a number from 0 to 1", ""),
      ("pages c 2.5", "the number of pages must be a whole number up to 100", ""),
      ("a.top = parent.top", "no view is named", "'a.top = superview.top'"),
      ("a.top = safeArea.top", "no view is named", "'superview.safeArea.top'"),
      ("self.top = a.top", "no view is named", "even in the view's own block"),
      ("superview: tt = 5", "no view is named", "'NAME: tt = 5'"),
      ("view c fill systemBlue", "no color is named 'systemBlue'", "'#007aff'"),
      ("a.left = 3, a.top = 5", "unexpected text", "line of its own"),
      ("a.left = b.left = 5", "unexpected text", "one relation"),
      ("a.width = 5 \"n\" ~ 750", "unexpected text", "before the name"),
      ("a.left = 10 \\ // c", "unexpected text", "end the line with"),
      ("a.width = b.width * 16:9 / 3", "one multiplier", "'* 16 / 9'"),
      ("label c { \"Hi\" }", "not a statement", "'label NAME \"Hi\"'"),
      (
        "label title \"x\"\ntitle compression 1", "unknown statement 'title'",
        "above, write 'title { compression 1 }'"
      ),
      ("name hugging 251", "unknown statement 'name'", "above, write 'name { hugging 251 }'"),
      (
        "view c { name hugging 251; tt = 0 }", "unknown statement 'name'",
        "above, write 'name { hugging 251 }'"
      ),
      (
        "label c \"x\" { width 100 }", "unknown statement 'width'",
        "to set the width with a constraint, write 'c.width = 100'"
      ),
      ("a.centerX", "expected a relation", "write 'a.centerX = superview.centerX'"),
      ("a.width", "expected a relation", "write 'a.width = 40'"),
      ("a.width=a", "write 'a.width=a.height'", ""),
      ("a.height = a * 2", "write 'a.height = a.width * 2'", ""),
      ("a.left = a + 8", "write 'a.left = superview.left + 8'", ""),
      ("a.width = b * 0.5", "write 'a.width = b.width * 0.5'", ""),
      ("V:[a]->=8-[b]", "Expected a view", "'-(>=8)-'"), ("|-name-|", "metric with name name", "'[name]'"),
      (
        "detai { tt = 5 }", "did you mean 'detail'?",
        "'detail { … }' adds properties and subviews to the existing view"
      ),
      ("@\"V:|-[a]-|\"", "not a statement", "without quotes: V:|-[a]-|"),
      ("view c { width: 100 }", "no view is named 'width'", "'c.width = 100'"),
      ("stack c axis column", "no property 'axis'", "'column'"),
      ("stack c axis horizontal", "no property 'axis'", "'row'"),
      ("stack c justify-content center", "no property 'justify'", "'distribute equalSpacing'"),
      ("stack c align-items center", "expected a word", "'align center'"),
      ("view c border 1 #ccc", "no property 'border'", "'stroke #ccc'"),
      ("view c border-radius 6", "no property 'border'", "'corner 6'"),
      ("view c corner-radius 6", "expected a number", "'corner 6'"),
      ("label c \"x\" text-align center", "no property 'text'", "'align center'"),
      ("view c {\nbackground-color: red\n}", "expected an operator", "'fill red'"),
      ("view c opacity 0.5", "no property 'opacity'", "'fill #00000080'"),
      ("view c hidden true", "no property 'true'", "take no value"),
      ("view c visible", "no property 'visible'", "leave 'visible' out"),
      ("view c frame 0 0 9 9", "no property 'frame'", "set a view's frame with constraints"),
      ("view c fill rgb(255, 16, 0)", "no color is named 'rgb'", "'#ff1000'"),
      ("view c fill rgba(0, 0, 0, 0.5)", "no color is named 'rgba'", "'#00000080'"),
      ("label c \"x\" lines unlimited", "expected a number", "'lines 0'"),
      ("pages c five", "no property 'five'", "'pages NAME 5'"),
      ("segments c One Two", "no property 'One'", "'segments c \"One\" \"Two\"'"),
      ("tabbar c Home Search", "no property 'Home'", "'tabbar c \"Home\" \"Search\"'"),
      ("icon c chevron.right", "no property 'chevron'", "'icon c \"chevron.right\"'"),
      ("search c Find", "no property 'Find'", "'search c \"Find\"'"),
      ("navbar c Settings", "no property 'Settings'", "'navbar c \"Settings\"'"),
      ("device \"iPhone 15\"", "unknown statement", "'canvas device \"iPhone 15\"'"),
      ("gap = 8", "'gap' needs an attribute", "'let gap = 8'"),
      ("spacing = 8", "'spacing' needs an attribute", "'spacing 8'"),
      ("a.centerX = center", "no metric is named 'center'", "'superview.centerX'"),
      ("a.width = trailing", "no metric is named 'trailing'", "'superview.trailing'"),
      ("a.width = 16:9", "unexpected text", "'a.width = a.height * 16:9'"),
      ("a.top = safeAreaLayoutGuide.top + 8", "no view is named", "'superview.safeArea.top'"),
      ("V:|-(safeArea)-[a]", "metric with name safeArea", "'a.top = superview.safeArea.top'"),
      ("a.width + b.width = superview.width", "a single attribute", "'a: w = %w(b) - %w(c)'"),
      ("a.width = b.width + superview.width", "more than two attributes", "'a: w = %w(b) - %w(c)'"),
      ("stack c row { q }", "no rule or metric is named 'q'", "as in 'view q'"),
    ])
  func habits(_ line: String, _ message: String, _ help: String) {
    let reported = parsed(Self.views + line).diagnostics
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains(message) == true, "\(reported)")
    #expect(help.isEmpty || reported.first?.help?.contains(help) == true, "\(reported)")
  }

  @Test(
    "a view in braces in a line of the Visual Format Language is one error",
    arguments: ["|-{a}-|", "|{a}|", "H:|-{a}-8-[b]", "[b]-{a}", "V:[b]-8-{a}-{b}-|"])
  func braces(_ line: String) {
    #expect(messages(line, before: Self.views) == ["put the view in brackets here: '[a]'"])
  }

  @Test(
    "a size that is read before it is set",
    arguments: [
      ("b { h = 1️⃣w; w = 40 }", ["1: early-rule"]), ("b: h = 1️⃣w, w = 40", ["1: early-rule"]),
      ("b { h = 1️⃣w + w; w = w + 4; w = 5 }", ["1: early-rule"]), ("b { w = 40; h = w }", []),
      ("b { w = w + 5 }", []), ("b { w += 5; h = w }", []), ("b { h = w; w = nil }", []),
      // A rule that reads a distance, or a size that no later rule sets, is not reported.
      ("b { ll = tt; tt = 9 }", []), ("b { h = w }", []),
    ])
  func earlyRules(_ line: String, _ expected: [String]) {
    #expect(findings(line, before: Self.views) == expected)
  }

  @Test("a block adds to a view that is declared above") func addedBlock() {
    let text =
      "view b\nstack s row\nb { tt = 5; fill red; label t \"x\" }\ns { view m after 3; spacing 4 }\nb { w = 7 }\n"
    let layout = parsed(text).layout
    #expect(parsed(text).diagnostics.isEmpty)
    #expect(layout.views.map(\.parent?.index) == [nil, 0, 0, 1, 2])
    #expect(layout.views[1].fill != .automatic)
    #expect(layout.views[2].stack?.spacing == 4)
    #expect(layout.views[4].isArranged)
  }

  @Test(
    "other blocks of names",
    arguments: [
      ("view b\n1️⃣bb { tt = 5 }", ["1: unknown-view"]),
      ("1️⃣c { ll = 3; w = 4 }\nview c", ["1: later-view"]),
      ("view label\nlabel { tt = 5 }", []),
      ("view a { view b\n b { tt = 3 } }", []),
    ])
  func blocks(_ text: String, _ expected: [String]) { #expect(findings(text) == expected) }

  @Test(
    "words of other tools, and the way to write them here",
    arguments: [
      ("a.top = superView.top", "'superview'"), ("a.top = supervew.top + 8", "'superview'"),
      ("a.top = SafeArea.top", "'superview.safeArea.top'"),
      ("a.top = safeAreaTop", "'superview.safeArea.top'"),
      ("a.top = superview.safeAreaTop", "'superview.safeArea.top'"),
      ("a.top = superview.top.safeArea", "'superview.safeArea.top'"),
      ("a.top = b.baselineFirst", "'firstBaseline'"),
      ("a.width = 100% - 20", "'superview.width - 20'"),
      ("a.height = 50% + 4", "'superview.height * 0.5 + 4'"),
      ("a.width = calc(100% - 20)", "functions are not supported"),
      ("a.width = auto", "leave the equation out"), ("a.top = gap", "'let gap = 8'"),
      ("a.top = auto", "write a number"), ("a.center.x = 5", "'a.centerX'"),
      ("a.center.y = b.center.y", "'a.centerY'"), ("V:|-safe-[a]", "'a.top = superview.safeArea.top'"),
      ("button k \"OK\" height 44", "write the equation 'k.height = 44'"),
      ("slider k 0.5 width 200", "write the equation 'k.width = 200'"),
      ("image k width 20", "'size 20x"), ("icon k systemName \"gear\"", "'icon k \"gear\"'"),
      ("icon k gear", "'icon k \"gear\"'"), ("field k secure", "leave 'secure' out"),
      ("a.width = 100 (750)", "'~ 750'"), ("a.width = 100, 750", "'~ 750'"),
      ("a.width = 100, ~750", "'~ 750'"),
      ("a.width = 100 priority 750", "'~ 750'"), ("a.width = 100 !important", "required"),
      ("a.width = 100 ~ .high", "'~ high'"), ("a.width = 100 ~ medium", "'high' (750)"),
      ("a.width = 100 ~ defaultHigh - 1", "'~ 749'"), ("a.width = \"100\"", "without quotes"),
      ("name.text = \"Hi\"", "'label name \"Hi\"'"),
      ("|-[a]-[b]-| alignAllCenter", "'alignAllCenterY'"),
      ("V:|-[a]-[b]-| alignAllCenter", "'alignAllCenterX'"),
      ("|-[a]-[b]-| centerY", "'alignAllCenterY'"),
      ("segments s Light Dark", "'segments s \"Light\" \"Dark\"'"),
      ("segments s \"A\", \"B\"", "without ','"), ("slider s value 0.5", "'slider s 0.5'"),
      ("label l \"Say \"hi\"\"", "'\\\"'"), ("label l: \"Z\"", "'label l \"Z\"'"),
      ("label l = \"Z\"", "'label l \"Z\"'"), ("label l \"Z\" size 20", "'font 20'"),
      ("view v size 100 50", "'size 100x50'"), ("view v margins 8 12", "'margins 8 12 8 12'"),
      ("view v fill ff0000", "'#ff0000'"), ("view v hugging horizontal 251", "'hugging 251 250'"),
      ("stack s row spacing: 8", "'spacing 8'"), ("view a", "'a { … }'"),
      ("assert a inside b", "'assert inside a b'"), ("Spacer()", "'distribute equalSpacing'"),
      ("canvas device \"Nexus 99\"", "'layoutdraw devices'"),
      ("a: tt = safeArea.top", "'a.top = superview.safeArea.top'"),
      ("a: tt = b.bt + 8", "'a.top = b.bottom + 8'"),
      ("a.top = topLayoutGuide.bottom", "'superview.safeArea.top'"),
      ("a.bottom = bottomLayoutGuide.top", "'superview.safeArea.bottom'"),
      ("a.top = superview.safe.top", "'superview.safeArea.top'"),
      ("a.top = superview.safeAreaInsets.top", "'superview.safeArea.top'"),
      ("a.top = superview.safeArea + 8", "'superview.safeArea.top'"),
      ("a.width = height", "'a.height'"), ("a.height = width", "'a.width'"),
      ("a.width = fill", "'|[a]|'"), ("a.height = match_parent", "'V:|[a]|'"),
      ("a.centerX = 50%", "'superview.centerX'"), ("a.left = 8,5", "'8.5'"),
      ("a.width = 1_000", "'1000'"), ("a.left = 8 .priority(750)", "'~ 750'"),
      ("a.left, a.top = 8", "a line of its own"), ("/* note */", "begins with '//'"),
      ("label l \"x\" 24 bold", "'font 24 bold'"), ("icon i \"gear\" 24", "'font 24'"),
      ("image i 24", "'size 24x24'"), ("icon i \"gear\" size 24", "'font 24'"),
      ("label l \"x\" font 24 heavy", "'font 24 bold'"),
      ("label l \"x\" hugging 251 horizontal", "'hugging 251 250'"),
      ("label l \"x\" compression 751 vertical", "'compression 750 751'"),
      ("stack s row { a, b }", "move the line that declares it"),
      ("stack s row [a, b]", "'stack s { … }'"), ("segments s [\"A\",\"B\"]", "without brackets"),
      ("stack s row align middle", "'center'"), ("stack s row align baseline", "'firstBaseline'"),
      ("stack s row align stretch", "'fill'"), ("stack s column align start", "'leading'"),
      ("stack s row align start", "'top'"), ("stack s row distribute space-between", "'equalSpacing'"),
      ("stack s row distribute equal", "'fillEqually'"), ("stack s row spacing=8", "'spacing 8'"),
      ("view v margins 8,16,8,16", "without ','"), ("label l \"x\" color: red", "'color red'"),
      ("label l \"x\" color=red", "'color red'"), ("label l \"x\" color secondary", "'#3c3c4399'"),
      ("view v { fill = white }", "'fill white'"), ("view v { fill: white }", "'fill white'"),
      ("view v { background: red }", "'fill red'"), ("view v { .top = 8 }", "'v.top = 8'"),
      ("a: cx = 50%", "'cl'"), ("a: w = 100 ~ 750", "'a.width = 100 ~ 750'"),
      ("a: w >= 100", "'minw = 100'"), ("a: h <= 9", "'maxh = 9'"), ("a: tt >= 9", "'a.top >= 8'"),
      ("a: tt = bt(b) + 8", "'%bt(b)'"), ("assert apart a, b", "without ','"),
      ("assert not overlap a b", "'assert apart a b'"), ("|-[a]-[b]-| options:alignAllTop", "'options:'"),
      ("|-[a]-[b]-| [.alignAllCenterY]", "'alignAllCenterY'"), ("|-[a(height: 50)]", "'[a(50)]'"),
      ("V:|-[a(height: 50)]", "write '[a(50)]'"), ("|[a(width=100)]", "'[a(100)]'"),
      ("|[a(100pt)]", "without a unit"), ("|[a(1e3)]", "cannot have an exponent"),
      ("|-20px-[a]", "without a unit"),
      ("|[a@750]", "'[a(100@750)]'"), ("|[a(100)@750]", "'[a(100@750)]'"),
      ("|[a]-(8)@750-[b]", "'-(8@750)-'"), ("V:|-[safeArea]-[a]", "superview.safeArea.top"),
      ("canvas 390x844 safeArea 47 0 34 0", "'safe 47 0 34 0'"),
      ("canvas 390x844 landscape", "'canvas device"), ("canvas 390x844 dark", "'// draw: --theme dark'"),
      ("slider s 70", "'0.7'"),
    ])
  func otherTools(_ line: String, _ help: String) {
    let first = parsed(Self.views + line).diagnostics.first
    #expect(first?.severity == .error)
    let words = "\(first?.message ?? "") \(first?.help ?? "")"
    #expect(words.contains(help), "\(words)")
  }

  @Test(
    "a channel out of range or missing suggests no color",
    arguments: [
      "rgba(300, 1, 2, 0.5)", "rgb(-1, 1, 2)", "rgb(1, 2)", "rgba(1, 2, 3, 1.5)", "rgba(1, 2, 3, 1, 5)",
    ])
  func channels(_ color: String) {
    let helps = parsed("view c fill \(color)").diagnostics.map { "\($0.message) \($0.help ?? "")" }
    #expect(!helps.isEmpty)
    #expect(!helps.contains { $0.contains("'#") })
  }
}

@Suite struct ControlDeclarationTests {
  @Test(
    "what a control shows",
    arguments: [
      ("switch s", .toggle(isOn: false)), ("switch s on", .toggle(isOn: true)),
      ("switch s off hidden", .toggle(isOn: false)), ("slider s", .slider(0.5)),
      ("slider s 0.25", .slider(0.25)),
      ("slider s 1", .slider(1)), ("slider s 0 size 90x-", .slider(0)), ("progress s .75", .progress(0.75)),
      ("progress s", .progress(0.5)), ("pages s", .pages(count: 3, current: 0)),
      ("pages s 5", .pages(count: 5, current: 0)),
      ("segments s \"A\" \"B\"", .segments(["A", "B"], selected: 0)),
      ("segments s", .segments([], selected: 0)), ("tabbar s \"A\" \"B\" fill red", .items(["A", "B"])),
      ("toolbar s \"A\"", .items(["A"])), ("icon s \"chevron.right\"", .symbol(name: "chevron.right")),
      ("stepper s", .stepper), ("spinner s", .activity), ("picker s", .picker), ("datepicker s", .datePicker),
      ("search s \"Find\"", .search), ("textview s \"Long\"", .text),
    ] as [(String, Control.Shape)])
  func shows(_ line: String, _ shape: Control.Shape) {
    let parsed = parsed(line)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.layout.views[1].control?.shape == shape)
  }

  @Test(
    "errors and warnings",
    arguments: [
      ("switch s 1️⃣onn", ["1: unknown-property"]), ("slider s 1️⃣1.5", ["1: number-out-of-range"]),
      ("slider s 1️⃣-1", ["1: number-out-of-range"]), ("pages s 1️⃣2.5", ["1: number-out-of-range"]),
      ("stepper s 1️⃣\"x\"", ["1: unused-text"]), ("switch s on 1️⃣\"x\"", ["1: misplaced-text"]),
      ("picker s 1️⃣font 12", ["1: unused-property"]), ("switch 1️⃣\"x\"", ["1: expected-name"]),
      ("icon s \"plus\" font 20 color red", []), ("view switch\nswitch.left = 5", []),
    ])
  func findingsOf(_ line: String, _ expected: [String]) { #expect(findings(line) == expected) }

  @Test("controls have UIKit's outset and keep one that is given") func outset() {
    let layout = parsed("switch a\nswitch b outset 0\nslider c").layout
    #expect(layout.views.map(\.outset.right) == [0, 2, 0, 2])
  }
}
