import Testing

@testable import LayoutLanguage

@Suite struct PastedViewTests {
  static let declarations = "canvas 320x480\n"

  @Test(
    "statements",
    arguments: [
      (
        "let bar = UIStackView(arrangedSubviews: [x, y])\nbar.axis = .horizontal\nbar.spacing = 8\nbar.alignment = .center\nbar.distribution = .fillEqually",
        ["stack bar row spacing 8 align center distribute fillEqually {", "  box x", "  box y", "}"]
      ),
      (
        "lazy var bar: UIStackView = {\n  let stack = UIStackView(arrangedSubviews: [a, b])\n  stack.axis = .vertical\n  stack.isLayoutMarginsRelativeArrangement = true\n  stack.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)\n  return stack\n}()",
        ["stack bar column margins 4 8 4 8 {", "  box a", "  box b", "}"]
      ),
      (
        "UIStackView *bar = [[UIStackView alloc] initWithArrangedSubviews:@[a, b]];\nbar.axis = UILayoutConstraintAxisVertical;\nbar.distribution = UIStackViewDistributionEqualSpacing;",
        ["stack bar column distribute equalSpacing {", "  box a", "  box b", "}"]
      ),
      (
        "let title = UILabel()\ntitle.text = \"Hello\"\ntitle.textAlignment = .center\ntitle.layer.cornerRadius = 4\nlet bar = UIStackView(arrangedSubviews: [title])\nbar.axis = .vertical",
        ["stack bar column {", "  label title \"Hello\" corner 4 align center", "}"]
      ),
      (
        "UILabel *title = [[UILabel alloc] init];\n[title setText:@\"Hello\"];\ntitle.numberOfLines = 0;\nUIStackView *bar = [[UIStackView alloc] initWithArrangedSubviews:@[title]];",
        ["stack bar row {", "  label title \"Hello\" lines 0", "}"]
      ),
      ("bar.spacing =\n  8", ["stack bar row spacing 8"]),
      (
        "class V: UIViewController {\n  let a = UILabel()\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    a.text = \"A\"\n    a.translatesAutoresizingMaskIntoConstraints = false\n    view.addSubview(a)\n    NSLayoutConstraint.activate([\n      a.centerXAnchor.constraint(equalTo: view.centerXAnchor),\n      a.centerYAnchor.constraint(equalTo: view.centerYAnchor)\n    ])\n  }\n}",
        ["label a \"A\"", "a.centerX == view.centerX", "a.centerY == view.centerY"]
      ),
    ])
  func statements(_ code: String, _ lines: [String]) throws {
    let pasted = PastedText(Self.declarations + code)
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"], "\(pasted.diagnostics.map(\.message))")
    #expect(pasted.replaced == Self.declarations + lines.joined(separator: "\n"))
    _ = pasted.frames([])
  }

  @Test(
    "a hint",
    arguments: [
      (
        "HStack(spacing: 12) {\n  Text(\"A\")\n  Button(\"OK\") { dismiss() }\n}\n.padding(16)", "SwiftUI",
        "row"
      ),
      ("VStack {\n  Text(\"A\")\n}", "SwiftUI", "column"),
      ("HStack {\n  VStack { Text(\"A\") }\n}", "SwiftUI", "row"),
      ("import SwiftUI", "SwiftUI", "row"),
      (
        "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"A\").padding() }\n}", "SwiftUI",
        "row"
      ),
      (".top-bar {\n  display: flex;\n  gap: 8px;\n}", "CSS", "row"),
      ("#bar { display: flex; justify-content: space-between }", "CSS", "row"),
      ("display: flex;\nflex-direction: column;\ngap: 8px;", "CSS", "column"),
    ])
  func hint(_ code: String, _ name: String, _ axis: String) {
    let pasted = PastedText(Self.declarations + "view a\n" + code + "\n|[a]|")
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"], "\(pasted.diagnostics.map(\.message))")
    #expect(pasted.diagnostics[0].message.hasPrefix("this is \(name)"))
    #expect(pasted.diagnostics[0].help?.contains("to arrange views in a \(axis)") == true)
    #expect(pasted.diagnostics[0].replacement.isEmpty)
  }

  /// The message shows the text to write at the end of the constraint's line.
  @Test(
    "an end of a line",
    arguments: [
      ("left.priority = 200", "a constraint's priority", "~ 200"),
      ("left.priority = .defaultLow", "a constraint's priority", "~ 250"),
      ("self.left.priority = UILayoutPriority(rawValue: 999);", "a constraint's priority", "~ 999"),
      ("left.identifier = \"gap\"", "a constraint's name", "\"gap\""),
    ])
  func ending(_ code: String, _ part: String, _ text: String) {
    let pasted = PastedText("view a\n" + code)
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"])
    let message = pasted.diagnostics[0].message
    #expect(message.contains(part) && message.hasSuffix("as in 'a.left = b.left + 8 \(text)'"), "\(message)")
  }

  @Test func `A program is an input of its own`() {
    let pasted = PastedText("view a\nclass V: UIView {\n  let title = UILabel()\n}")
    #expect(pasted.diagnostics[0].help?.contains("'layoutdraw FILE.swift'") == true)
    let constraint = PastedText("view a\na.topAnchor.constraint(equalTo: view.topAnchor)")
    #expect(constraint.diagnostics[0].help?.contains("FILE.swift") == false)
  }

  @Test func `Declared members move`() {
    let pasted = PastedText(
      "canvas 200x50\nview x size 20x20\nview y {\n  size 30x30\n}\nview z\nlet bar = UIStackView(arrangedSubviews: [x, y])\n|[bar]|"
    )
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"])
    #expect(
      pasted.diagnostics[0].message.contains("'stack bar row { view x size 20x20; view y { size 30x30 } }'"))
    #expect(
      pasted.replaced
        == "canvas 200x50\nview z\nstack bar row {\n  view x size 20x20\n  view y {\n    size 30x30\n  }\n}\n|[bar]|"
    )
  }

  @Test(
    "declared members",
    arguments: [
      (
        "view m { view k }\nlet s = UIStackView(arrangedSubviews: [m])\ns.setCustomSpacing(4, after: m)",
        "stack s row {\n  view m after 4 { view k }\n}"
      ),
      (
        "view m {\n  size 9x9\n}\nlet s = UIStackView(arrangedSubviews: [m])\ns.setCustomSpacing(4, after: m)",
        "stack s row {\n  view m after 4 {\n    size 9x9\n  }\n}"
      ),
      (
        "view m size 9x9\nlet s = UIStackView(arrangedSubviews: [m])\ns.setCustomSpacing(4, after: m)",
        "stack s row {\n  view m size 9x9 after 4\n}"
      ),
      (
        "let s = UIStackView(arrangedSubviews: [m])\nview m size 9x9\nview k",
        "stack s row {\n  view m size 9x9\n}\nview k"
      ),
      (
        "view m // first\nlet s = UIStackView(arrangedSubviews: [m])",
        " // first\nstack s row {\n  view m\n}"
      ),
    ])
  func members(_ text: String, _ expected: String) {
    let pasted = PastedText(Self.declarations + text)
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"], "\(pasted.diagnostics.map(\.message))")
    #expect(pasted.replaced == Self.declarations + expected)
    _ = pasted.frames([])
  }

  @Test func `Boxes beside declared views`() {
    let pasted = PastedText(
      Self.declarations
        + "c.left = b.left\nlet a = UILabel()\nNSLayoutConstraint.activate([\n"
        + "  a.topAnchor.constraint(equalTo: b.topAnchor),\n  a.leftAnchor.constraint(equalTo: d.leftAnchor)\n])"
    )
    #expect(
      pasted.replaced == Self.declarations
        + "c.left = b.left\nbox c\nbox b\nbox d\nlabel a\na.top == b.top\na.left == d.left")
  }

  @Test(
    "attributes of declarations",
    arguments: [("@IBOutlet weak var title: UILabel!", true), ("@ IBOutlet weak var title: UILabel!", false)])
  func outlets(_ line: String, isCode: Bool) {
    let codes = PastedText("view a\n" + line).diagnostics.map(\.code)
    #expect(!codes.isEmpty && codes.contains("pasted-code") == isCode, "\(codes)")
  }

  @Test func `Names that the code makes`() {
    let pasted = PastedText("canvas 200x50\nview z\nlet title = UILabel()\n|-[title]\nV:|-[titel]")
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code", "unknown-view"])
    #expect(pasted.diagnostics.last?.message.contains("'title'") == true)
  }

  @Test(
    "equations among code",
    arguments: [
      ("title: tt = 5", true), ("title.left = 8", true), ("title.width >= 9", true),
      ("title.margins.left = superview.left + 8", true),
      ("title.text = \"x\"", false), ("title.isHidden = true", false), ("other.text = \"x\"", true),
    ])
  func equations(_ line: String, isOfLayout: Bool) throws {
    let code = "view other\nlet title = UILabel()\n"
    let pasted = PastedText(Self.declarations + code + "\n" + line + "\n")
    let ends = pasted.diagnostics.compactMap(\.span?.end)
    let isCode = pasted.diagnostics.contains {
      $0.code == "pasted-code" && $0.span.map { $0.end > (Self.declarations + code).utf8.count } ?? false
    }
    #expect(isCode == !isOfLayout, "\(ends) \(pasted.diagnostics.map(\.message))")
  }

  @Test func `Truncated code`() {
    let code =
      "let s: UIStackView = { return UIStackView(arrangedSubviews: [a, b]) }()\nNSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor, constant: -(8 + gap) * 2)])\nHStack { Text(\"x\") }.padding()\n.x { display: flex; gap: 1px }\n[a mas_makeConstraints:^(M *make) { make.top.equalTo(@8); }];"
    for end in stride(from: 0, to: code.utf8.count, by: 3) {
      _ = parsed("view a\nview b\n" + String(decoding: Array(code.utf8)[..<end], as: UTF8.self))
    }
    let many = String(repeating: "a.topAnchor.constraint(equalTo: [{\n", count: 20_000)
    #expect(parsed(many).hasErrors)
  }
}
