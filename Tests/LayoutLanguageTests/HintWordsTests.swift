import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct HintWordsTests {
  private static let before = "view a\nview b\nlabel t \"T\"\nlet gap = 12\n"

  @Test(arguments: [
    ("assert a inside", "'assert inside a superview'"), ("assert t truncated", "'assert truncated t'"),
    ("assert intersects a b", "'assert apart a b'"),
    ("assert inside", "expected a view's name, as in 'assert inside a b'"),
    ("assert inside a", "expected a second view's name, as in 'assert inside a b'"),
    ("assert truncated", "expected a view's name, as in 'assert truncated a'"),
    ("a.width = a", "'a.width = a.height'"), ("a.height = a", "'a.height = a.width'"),
    ("a.left = a", "'a.left = superview.left'"), ("a.height = b", "'a.height = b.height'"),
    ("a.width = 50% - 4", "'superview.width * 0.5 - 4'"),
    ("a.width = 50% * 2", "'superview.width * 0.5 * 2'"),
    ("a.height = 50% / 4", "'superview.height * 0.5 / 4'"),
    ("a.width = 50% - gap", "'superview.width * 0.5 - gap'"),
    ("a.width = 25% * gap", "with another factor, write 'superview.width * 0.25 * gap'"),
    ("a.width = 50% + b.width", "with a constant, write 'superview.width * 0.5 + 8'"),
    ("a.width = 50% * b.width", "'superview.width * 0.5 * 2'"),
    ("a.width = 50%(3)", "'superview.width * 0.5 + 3'"),
    ("assert not a inside b", "'assert not inside a b'"),
    ("assert not t truncated", "'assert not truncated t'"),
    ("a: minw > 5", "'minw = 5'"), ("a: maxh >= gap", "'minh = 100'"), ("a: maxw < 9", "'maxw = 9'"),
    ("a: minh <= 9", "'maxh = 9'"),
    ("a.left - gap = b.left", "'a.left = b.left + gap'"),
    ("segments c A B C D E F", "'segments c \"A\" \"B\" \"C\" \"D\" \"E\" \"F\"'"),
    ("segments c A B C D E F G", "the properties of 'segments' are size"),
    ("slider c foo", "the properties of a slider are size"),
    ("view c fill rgb(0, 255, 0)", "write '#00ff00'"),
    ("view c fill rgba(1, 2, 3, 1)", "write '#010203'"),
    ("view c fill rgba(1, 2, 3, 0)", "write '#01020300'"),
    ("view c text \"x\"", "a view draws no text; to draw text, write 'label c …'"),
    ("slider c text \"x\"", "its value is a number without quotes, as in 'slider c 0.5'"),
    ("progress c value half", "as in 'progress c 0.5'"), ("stepper c title \"x\"", "a stepper draws no text"),
    ("button c title \"x\"", "with no word in between: 'button c \"x\"'"),
    ("label c text x", "with no word in between: 'label c \"…\"'"),
    ("view c { text \"x\" }", "with no word in between: 'label c \"x\"'"),
    ("a.top = safeAreaLayoutGuide.topAnchor", "'superview.safeArea.top'"),
    ("canvas 390x844 Portrait", "'canvas device"), ("canvas 3x4 insets 1 2 3 4", "'safe 1 2 3 4'"),
    ("canvas 3x4 light", "'// draw: --theme light'"), ("hstack bar", "'stack bar row {'"),
    ("vbox bar { }", "'stack bar column {'"), ("label c \"x\" weight bold", "'font 17 bold'"),
    ("stack c row alignment .bottom {", "'align bottom'"),
    ("stack c row distribution fillEqually {", "'distribute fillEqually'"),
    ("label c \"x\" font 17 italic", "'font 17 regular'"), ("stack c row direction: vertical", "'column'"),
    ("stack c direction .vertical", "'column'"), ("view c hidden no", "take no value"),
    ("switch c yes", "state, 'on' or 'off'"), ("a.width = min(4, 3)", "'a.width <= 400'"),
    ("a.width = max(4, 3)", "'a.width >= 400'"), ("a.width = stretch", "write '|[a]|' or"),
    ("a.height = stretch", "'V:|[a]|' or 'a.height = superview.height'"),
    ("a.edges = b.edges + 0", "'a.left = b.left'"), ("a.aspect = 2", "'a.width = a.height * 2'"),
    ("a.origin = 5", "'a.left = 8' and 'a.top = 8'"), ("a: w < 5", "'maxw = 5'"), ("a: h > 5", "'minh = 5'"),
    ("a: tt > 5", "'a.top >= 8'"), ("|[a(width: 30)]", "write '[a(30)]'"),
    ("V:[a(width: 30)]", "'[a(30)]' in a line that begins with 'H:'"),
    ("[a(height: 30)]", "'[a(30)]' in a line that begins with 'V:'"),
  ])
  func help(line: String, part: String) throws {
    let first = try #require(parsed(Self.before + line).diagnostics.first)
    let words = "\(first.message) \(first.help ?? "")"
    #expect(words.contains(part), "\(words)")
  }

  @Test(
    arguments: [
      ("gap", "12", nil, "spacing 12"), ("gap", "", .stack, "spacing 8"), ("gap", "12", .label, nil),
      ("radius", "", nil, "corner 8"), ("fontsize", "24", .label, "font 24"),
      ("background", "1px solid #ccc", nil, "fill #ccc"), ("background", "#cccc", nil, "fill red"),
      ("background", "a b c blue", nil, "fill blue"), ("background", "a b c d blue", nil, "fill red"),
      ("border", "1px solid blue", .view, "stroke blue"), ("color", "blue", .view, "fill blue"),
      ("color", "blue", .label, "color blue"), ("color", "blue", nil, "fill blue"),
      ("Color", "blue;", .label, "color blue"), ("direction", "vertical", .stack, "column"),
      ("direction", ".vertical", .stack, "column"), ("direction", "column", .stack, "column"),
      ("direction", "horizontal", .stack, "row"), ("bold", "", .label, "font 17 bold"),
      ("italic", "", .label, "font 17 regular"), ("wobbly", "12", nil, nil),
    ] as [(String, String, ViewKind?, String?)])
  func property(word: String, value: String, kind: ViewKind?, expected: String?) {
    #expect(exampleOfProperty(word, value: value[...], on: kind) == expected)
  }

  @Test(
    arguments: [
      ("safe", .safeArea), ("SafeArea", .safeArea), ("safeAreaLayoutGuide", .safeArea),
      ("safeAreaInsets", .safeArea), ("MARGINS", .margins), ("keyboard", .keyboard), ("safer", nil),
      ("", nil),
    ] as [(String, LayoutGuide?)])
  func guide(word: String, guide: LayoutGuide?) { #expect(layoutGuide(meantBy: word) == guide) }

  @Test(
    arguments: [
      ("safeAreaTop", "safeArea.top"), ("marginsLeading", "margins.leading"), ("safeArea", nil),
      ("safeAreaFoo", nil), ("topSafeArea", nil),
    ] as [(String, String?)])
  func path(word: String, path: String?) { #expect(guidePath(meantBy: word) == path) }

  @Test(
    arguments: [
      ("NSLayoutFormatAlignAllLeft", .horizontal, "alignAllLeft"), ("left", .vertical, "alignAllLeft"),
      ("top", .horizontal, "alignAllTop"), ("centerY", .horizontal, "alignAllCenterY"),
      ("centerX", .vertical, "alignAllCenterX"), ("alignAllCentreY", .horizontal, "alignAllCenterY"),
      ("wobbly", .horizontal, nil),
    ] as [(String, Axis, String?)])
  func option(name: String, axis: Axis, expected: String?) {
    #expect(VisualFormat.Option.nearestName(to: name, along: axis) == expected)
  }
}
