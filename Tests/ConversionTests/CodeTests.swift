import Conversion
import Diagnostics
import FixedAdvance
import Foundation
import LayoutDraw
import Testing

struct CodeTests {
  /// A layout file with an example of each feature. Its conversion to Swift code is compiled with the tests.
  static let text = """
    canvas 320x240 margins 4
    canvas "tall" 320x480 rtl scale 3
    label title "Sign \\"in\\"" font 24 bold lines 0 hugging 251 compression 749 700
    view card margins 1 2 3 4 fill #ff0000 stroke #00ff0080 corner 6 {
        image default size 48x48
        guide room
    }
    button self "OK" hidden size 30x-
    box x
    Z:|-2-[x]
    |-[title]-(>=8,12@750)-|
    V:|-[title]-[card(>=20)]
    card.width = superview.width * 0.5 - 3 "half"
    card.centerX = superview.leading * 2 + 100 ~ 20
    default.centerYWithinMargins = card.centerYWithinMargins ~ 999
    default.baseline <= title.firstBaseline ~ 1
    room.left = default.right
    |-4-[x(40)]~[self]~|
    V:[self]-|
    assert x.width >= 20
    """

  private func code(_ name: String, of text: String = text) throws -> String {
    let target = try #require(conversionTargets.first { $0.name == name })
    let file = convert(
      SourceText(name: "my card.layout", text: text), to: target, measuring: FixedAdvanceMeasurer())
    return try #require(file.text, "\(file.diagnostics)")
  }

  @Test(arguments: [
    ("", []), ("font 30", ["preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)"]),
    (
      "font 20 bold",
      ["preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)"]
    ),
  ])
  func sizesOfSymbols(_ font: String, _ lines: [String]) throws {
    let code = try self.code("uikit", of: "canvas 300x200\nicon next \"forward.fill\" \(font)\nHV:|[next]")
    let found = code.split(separator: "\n").filter { $0.contains("SymbolConfiguration") }
    #expect(found.map { String($0.drop { $0 == " " }) } == lines.map { "next." + $0 })
  }

  @Test func theSwiftCodeThatIsCompiledHereIsWhatIsWritten() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "ConvertedLayout.swift")
    let compiled = try String(contentsOf: file, encoding: .utf8)
    #expect(compiled == "// swift-format-ignore-file\n" + (try code("swift")))
  }

  @Test func theSwiftCodeMakesTheSameFrames() throws {
    let before = try solve(SourceText(name: "", text: Self.text), measuring: FixedAdvanceMeasurer())
    let after = try solve(layout, measuring: FixedAdvanceMeasurer())
    #expect(before.canvases.count == 2)
    for (a, b) in zip(before.canvases, after.canvases) {
      #expect(a.label == b.label)
      #expect(a.layout.frames.count + 2 == b.layout.frames.count)
      for (one, other) in zip(a.layout.frames, b.layout.frames) {
        #expect(abs(one.x - other.x) + abs(one.y - other.y) < 1e-6)
        #expect(abs(one.width - other.width) + abs(one.height - other.height) < 1e-6)
      }
    }
  }

  @Test(arguments: ["swift", "uikit", "appkit", "snapkit", "layout", "equations"])
  func nothingActsOnTheTextAround(_ target: String) throws {
    let text = "label a \"x\u{202E}y\u{2028}z\u{2066}\" {\n  tt = ll = 0\n}\na.width >= 4 \"\u{200F}n\"\n"
    let code = try code(target, of: text)
    #expect(code.contains(#"x\u{202e}y\u{2028}z\u{2066}"#), "\(code)")
    #expect(!code.unicodeScalars.contains { [0x202E, 0x2028, 0x2066, 0x200F].contains($0.value) }, "\(code)")
  }

  @Test(arguments: ["equations", "vfl", "sll", "layout"]) func dividersKeepTheirThickness(_ target: String)
    throws
  {
    let text =
      "canvas 100x50\nstack s row { view a size 20x10; divider d; view b size 30x10 hugging 100 }\n|[s]|\nV:|[s]"
    let before = try solve(SourceText(name: "", text: text), measuring: FixedAdvanceMeasurer())
    let after = try solve(
      SourceText(name: "", text: try code(target, of: text)), measuring: FixedAdvanceMeasurer())
    for (one, other) in zip(before.canvases[0].layout.frames, after.canvases[0].layout.frames) {
      #expect(abs(one.x - other.x) + abs(one.width - other.width) < 1e-6, "\(one) \(other)")
    }
    #expect(before.canvases[0].layout.frames.contains { abs($0.width - 0.5) < 1e-6 })
    #expect(
      try code("uikit", of: text).contains("d.widthAnchor.constraint(greaterThanOrEqualToConstant: 0.5)"))
  }

  @Test func stacks() throws {
    let text = """
      canvas 200x100 safe 20 0 0 0
      stack bar column spacing 8 align center distribute fillEqually margins 4 {
          label a "A" color #ff0000 align right after 12
          view b size 20x20
      }
      bar.top = superview.safeArea.top
      bar.left = 0
      """
    for name in ["uikit", "snapkit"] {
      let code = try code(name, of: text)
      for line in [
        "let bar = UIStackView()", "bar.axis = .vertical", "bar.spacing = 8", "bar.alignment = .center",
        "bar.distribution = .fillEqually", "bar.isLayoutMarginsRelativeArrangement = true",
        "bar.addArrangedSubview(a)", "bar.setCustomSpacing(12, after: a)", "a.textAlignment = .right",
      ] { #expect(code.contains("  \(line)\n"), "\(line) in \(code)") }
      #expect(code.contains("safeAreaLayoutGuide"))
      #expect(!code.contains("b.topAnchor") && !code.contains("b.snp.top"))
    }
    let equations = try code("equations", of: text)
    #expect(equations.contains("view bar margins 4 {"))
    #expect(equations.contains("bar.top == view.safeArea.top"))
    #expect(equations.contains("b.top == a.bottom + 12"))
  }

  @Test func appKit() throws {
    let text = """
      canvas 200x100
      stack bar row spacing 8 align center distribute equalSpacing margins 4 {
          label a "A" font 13 bold after 12
          button b "OK" hugging 700
      }
      field name "Name"
      guide free
      bar.left = 20
      name.width = bar.width * 0.5 ~ 750
      """
    let code = try code("appkit", of: text)
    for line in [
      "import AppKit", "  let bar = NSStackView()", "  bar.orientation = .horizontal",
      "  bar.alignment = .centerY", "  bar.distribution = .equalSpacing",
      "  bar.edgeInsets = NSEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)",
      #"  let a = NSTextField(labelWithString: "A")"#,
      "  a.font = NSFont.systemFont(ofSize: 13, weight: .bold)", "  bar.addArrangedSubview(a)",
      "  bar.setCustomSpacing(12, after: a)", #"  let b = NSButton(title: "OK", target: nil, action: nil)"#,
      "  b.setContentHuggingPriority(NSLayoutConstraint.Priority(rawValue: 700), for: .horizontal)",
      #"  name.placeholderString = "Name""#, "  let free = NSLayoutGuide()",
      "    name.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5).with(priority: 750),",
    ] { #expect(code.contains("\(line)\n"), "\(line) in \(code)") }
    #expect(!code.contains("UI"))
  }

  @Test(arguments: ["swift", "uikit", "appkit", "snapkit"])
  func codeIsSwift(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layoutdraw-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, text) in ([Self.text] + (1...20).map { randomLayout(seed: $0) }).enumerated() {
      let file = folder.appending(path: "code\(index).swift")
      try Data(try code(name, of: text).utf8).write(to: file)
      files.append(file.path)
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-parse"] + files
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let printed = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(printed)")
    #expect(printed.isEmpty)
  }

  static let anchors = [
    StatementCase("a.left = 10", "a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),"),
    StatementCase(
      "a.width >= 10 ~ 750", "a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).with(priority: 750),"
    ),
    StatementCase(
      "a.width = b.height * 2 + 3 \"my\"",
      "a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 3).with(identifier: \"my\"),"
    ),
    StatementCase(
      "a.centerX <= b.right * 0.5",
      "NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: b, attribute: .right, multiplier: 0.5, constant: 0),"
    ),
    StatementCase(
      "a.top = superview.topMargin", "a.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),"),
    StatementCase(
      "a.centerXWithinMargins = b.centerX",
      "a.layoutMarginsGuide.centerXAnchor.constraint(equalTo: b.centerXAnchor),"),
    StatementCase(
      "a.baseline = b.firstBaseline", "a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),"),
    StatementCase(
      "a.left = g.leftMargin",
      "// a.left == g.leftMargin  // NSLayoutAnchor cannot express the margins of a guide"),
    StatementCase(
      "a.left = g.right * 2",
      "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: g, attribute: .right, multiplier: 2, constant: 0),"
    ),
    StatementCase(
      "a.left = g.leftMargin * 2",
      "// a.left == g.leftMargin * 2  // NSLayoutAnchor cannot express the margins of a guide"),
    StatementCase(
      "a.top = g.baseline * 2",
      "// a.top == g.baseline * 2  // NSLayoutAnchor cannot express the baselines of a guide"),
    StatementCase("a.baseline = g.baseline", "a.lastBaselineAnchor.constraint(equalTo: g.bottomAnchor),"),
    StatementCase(
      "g.firstBaseline = a.top + 3", "g.bottomAnchor.constraint(equalTo: a.topAnchor, constant: 3),"),
  ]

  @Test(arguments: anchors)
  func anchor(_ example: StatementCase) throws {
    let lines = try code("uikit", of: "canvas 300x200\nview a\nview b\nguide g\n" + example.statement).split(
      separator: "\n")
    let start = try #require(lines.firstIndex(of: "  NSLayoutConstraint.activate(["))
    #expect(lines[start + 1].drop { $0 == " " } == example.converted[0])
  }

  /// An AppKit scroll view positions its content itself, so there is no constraint to the content's edge.
  @Test(arguments: [
    (
      "uikit",
      [
        "v.topAnchor.constraint(equalTo: s.contentLayoutGuide.topAnchor),",
        "v.leftAnchor.constraint(equalTo: s.frameLayoutGuide.leftAnchor),",
      ]
    ),
    ("appkit", ["v.leftAnchor.constraint(equalTo: s.leftAnchor),"]),
  ])
  func guidesOfScrollViews(_ target: String, _ constraints: [String]) throws {
    let text = "canvas 300x200\nscroll s\nview v\nv.top = s.content.top\nv.left = s.frame.left"
    let lines = try code(target, of: text).split(separator: "\n").filter { $0.contains("constraint(") }
    #expect(lines.map { String($0.drop { $0 == " " }) } == constraints)
  }

  /// A layout guide in UIKit cannot have subviews, so views declared in a guide are added to the view that owns the
  /// guide.
  @Test(arguments: [
    ("view k { view m }", "k", 0), ("guide k { view m }", "view", 1),
    ("view c { guide k { guide l { view m } } }", "c", 2),
  ])
  func subviewsOfGuides(_ views: String, _ superview: String, _ count: Int) throws {
    let result = try converted("canvas 300x200\n\(views)\nm.left = k.left", to: "uikit")
    #expect(result.lines.contains("  \(superview).addSubview(m)"))
    let note =
      "note 1: NSLayoutAnchor cannot add subviews to a guide, so they are added to the guide's owning view; "
      + "the appearance may differ"
    #expect(result.findings == Array(repeating: note, count: count))
  }

  /// If any constraint has a priority or a name, the code ends with an extension that adds a function for setting them.
  @Test(arguments: [
    ("a.left = 1\na.top = 2", false), ("a.left = 1 ~ 20\na.top = 2", true),
    ("a.left = 1\na.top = 2 ~ 20", true),
    ("a.left = 1 ~ 20\na.top = 2 \"my\"", true), ("a.left = 1 \"my\"\na.top = 2", true),
  ])
  func settings(_ statements: String, areMade: Bool) throws {
    let code = try self.code("uikit", of: "canvas 300x200\nview a\n" + statements)
    #expect(code.contains("func with(priority:") == areMade)
  }

  static let makers = [
    StatementCase("a.left = 10", "make.left.equalTo(view.snp.left).offset(10)"),
    StatementCase("a.width >= 10 ~ 750", "make.width.greaterThanOrEqualTo(10).priority(750)"),
    StatementCase(
      "a.width = b.height * 2 - 3 \"my\"",
      "make.width.equalTo(b.snp.height).multipliedBy(2).offset(-3).labeled(\"my\")"),
    StatementCase("a.topMargin <= b.lastBaseline", "make.topMargin.lessThanOrEqualTo(b.snp.lastBaseline)"),
    // The generated SnapKit code has no closure for the root `view`, so the constraint is written for the other view,
    // with the relation reversed.
    StatementCase(
      "view.right >= a.right + 10", "make.right.lessThanOrEqualTo(view.snp.right).offset(-10)"),
    StatementCase(
      "view.width <= a.width * 2 + 4",
      "make.width.greaterThanOrEqualTo(view.snp.width).multipliedBy(0.5).offset(-2)"),
    StatementCase(
      "view.left <= a.right * -1", "make.right.lessThanOrEqualTo(view.snp.left).multipliedBy(-1)"),
    StatementCase(
      "b.safeArea.top = a.top ~ 20", "make.top.equalTo(b.safeAreaLayoutGuide.snp.top).priority(20)"),
  ]

  /// SnapKit's `makeConstraints` would disable the root view's autoresizing mask.
  @Test func snapKitLeavesTheHostAlone() throws {
    let text = "canvas 300x200\nview a\n|-[a]-|\nV:|-(>=8)-[a]-|\nview.width >= 100\n"
    let code = try code("snapkit", of: text)
    #expect(code.contains("a.snp.makeConstraints") && !code.contains("view.snp.makeConstraints"))
    #expect(code.contains("// view.width >= 100  // SnapKit cannot constrain the root view"))
  }

  @Test(arguments: makers)
  func maker(_ example: StatementCase) throws {
    let lines = try code("snapkit", of: "canvas 300x200\nview a\nview b\nguide g\n" + example.statement)
      .split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "  a.snp.makeConstraints { make in"))
    #expect(lines[start + 1].drop { $0 == " " } == example.converted[0])
  }

  @Test func viewsOfUIKit() throws {
    let lines = try code(
      "uikit", of: "canvas 300x200\nfield mail \"Mail\" font 20 bold\nview `".replacing("`", with: "init")
    ).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "import UIKit", "/// Adds the views of my card.layout to `view`, which is laid out for 300 x 200.",
        "@MainActor", "func addMyCard(to view: UIView) {",
      ])
    #expect(lines.contains("  mail.font = UIFont.systemFont(ofSize: 20, weight: .bold)"))
    #expect(lines.contains("  view.addSubview(`init`)"))
  }

  /// After `add`, a function's name consists of the words of ASCII letters and digits before the first dot of the
  /// file's name, each word capitalized. If there are none, `Layout` is used. If the first word begins with a digit,
  /// `Layout` precedes it.
  @Test(arguments: [
    ("sign-in.layout", "SignIn"), ("a/b/c d.layout", "CD"), ("2x.layout", "Layout2x"),
    ("--.layout", "Layout"),
    ("é.layout", "Layout"), ("a.b.layout", "A"), ("tab_2.layout", "Tab2"), ("myCard", "MyCard"),
  ])
  func namesOfFunctions(file: String, name: String) throws {
    let target = try #require(conversionTargets.first { $0.name == "uikit" })
    let converted = convert(
      SourceText(name: file, text: "canvas 9x9\nview a"), to: target, measuring: FixedAdvanceMeasurer())
    #expect(try #require(converted.text).contains("\nfunc add\(name)(to view: UIView) {\n"))
  }

  @Test(arguments: ["uikit", "snapkit", "swift"])
  func namesThatMeanSomethingElse(target: String) throws {
    let names = [
      "UIView", "self", "init", "make", "NSLayoutConstraint", "String", "Layout", "UI", "Card", "UIViewView",
    ]
    let code = try code(target, of: "canvas 9x9\n" + names.map { "view \($0)\n" }.joined())
    let made = code.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      return words.first == "let" && words.count > 3 && words[2] == "=" && words[1] != "layout"
        ? String(words[1]) : nil
    }
    #expect(
      made == [
        "UIViewView_", "selfView", "`init`", "makeView", "NSLayoutConstraintView", "StringView", "LayoutView",
        "UI",
        "Card", "UIViewViewView",
      ], "\(code)")
  }
}
