import Testing

@testable import LayoutLanguage

@Suite struct PastedConstraintTests {
  static let declarations = """
    canvas 320x480 safe 20 0 30 0
    let gap = 12
    view a size 40x20
    view b size 60x30 { view inner size 10x10 }

    """

  @Test(
    "lines",
    arguments: [
      ("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)", ["a.top == b.bottom + 8"]),
      (
        "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true",
        ["a.top == b.bottom + 8"]
      ),
      ("self.a.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true;", ["a.top == view.top"]),
      ("a.widthAnchor.constraint(equalToConstant: 1_000).isActive = true", ["a.width == 1000"]),
      (
        "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)",
        ["a.top == view.safeArea.top + 16"]
      ),
      (
        "a.bottomAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.bottomAnchor)",
        ["a.bottom == superview.safeArea.bottom"]
      ),
      (
        "a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)",
        ["a.leading == view.leadingMargin"]
      ),
      (
        "a.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor)",
        ["a.centerX == view.centerXWithinMargins"]
      ),
      (
        "a.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)",
        ["a.width == view.margins.width"]
      ),
      (
        "a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 4)",
        ["a.top == superview.safeArea.top + 4"]
      ),
      (
        "a.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
        ["a.bottom == view.keyboard.top"]
      ),
      (
        "a.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2)",
        ["a.leading == view.leading + 16"]
      ),
      (
        "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1.5)",
        ["a.top >= b.bottom + 12"]
      ),
      (
        "view.trailingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)",
        ["view.trailing == a.trailing + 8"]
      ),
      (
        "superview.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)",
        [
          "a.trailing == superview.trailing - 8"
        ]
      ),
      (
        "trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8)",
        [
          "a.trailing <= superview.trailing - 8"
        ]
      ),
      (
        "widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 8)",
        [
          "a.width == superview.width * 0.5 - 4"
        ]
      ),
      (
        "a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9.0 / 16.0)",
        ["a.height == a.width * 9:16"]
      ),
      ("a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 4/2)", ["a.width == a.height * 2"]),
      ("a.widthAnchor.constraint(equalToConstant: CGFloat(8) * 4)", ["a.width == 32"]),
      ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 40.5)", ["a.width <= 40.5"]),
      ("a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: gap)", ["a.left == b.left + gap"]),
      ("a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: -gap)", ["a.left == b.left - gap"]),
      ("a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: Layout.gap)", ["a.left == b.left + gap"]),
      (
        "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: pad)",
        ["let pad = 8", "a.left == b.left + pad"]
      ),
      (
        "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: gap * 2)",
        [
          "let offset = (gap * 2)", "a.left == b.left + offset",
        ]
      ),
      (
        "a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor).withPriority(.defaultHigh)",
        ["a.firstBaseline == b.firstBaseline ~ 750"]
      ),
      ("a.topAnchor\n  .constraint(\n    equalTo: b.topAnchor\n  )\n  .isActive = true", ["a.top == b.top"]),
      ("inner.topAnchor.constraint(equalTo: contentView.topAnchor)", ["inner.top == superview.top"]),
      (
        "let c = a.widthAnchor.constraint(equalToConstant: 50)\nc.priority = UILayoutPriority(999)\nc.isActive = true",
        ["a.width == 50 ~ 999"]
      ),
      (
        "func f() {\nlet c = a.widthAnchor.constraint(equalToConstant: 50)\nlet d = a.widthAnchor.constraint(equalToConstant: 60)\nc.priority = .defaultLow\nc.isActive = false\nNSLayoutConstraint.activate([d])\n}",
        ["a.width == 60"]
      ),
      (
        "func f() {\nlet c = a.widthAnchor.constraint(equalToConstant: 50)\nNSLayoutConstraint.activate([c])\nb.widthAnchor.constraint(equalToConstant: 60).isActive = true\n}",
        ["a.width == 50", "b.width == 60"]
      ),
      (
        "func f() {\nlet c = a.widthAnchor.constraint(equalToConstant: 50)\nc.isActive = isWide\nb.widthAnchor.constraint(equalToConstant: 60).isActive = true\n}",
        ["a.width == 50", "b.width == 60"]
      ),
      (
        "let safe = view.safeAreaLayoutGuide\nNSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: safe.topAnchor)\n])",
        ["a.top == view.safeArea.top"]
      ),
      (
        """
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8), // top
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            b.topAnchor.constraint(equalTo: a.bottomAnchor),
            b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        ])
        """,
        [
          "a.top == view.safeArea.top + 8", "a.leading == view.leading + 16", "b.top == a.bottom",
          "b.leading == a.leading",
        ]
      ),
      ("view.addConstraints([a.topAnchor.constraint(equalTo: b.topAnchor)])", ["a.top == b.top"]),
      (
        "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8)",
        ["a.top == b.bottom + 8"]
      ),
      (
        "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 40).isActive = true",
        ["a.width >= 40"]
      ),
      (
        "view.addConstraint(NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: view.safeAreaLayoutGuide, attribute: .leading, multiplier: 1, constant: -4))",
        ["a.leading == view.safeArea.leading - 4"]
      ),
      (
        "let w = NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 0.5, constant: 0)",
        ["a.width == b.width * 0.5"]
      ),
      (
        "NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[a]-[b]\", options: [], metrics: nil, views: views)",
        ["H:|-[a]-[b]"]
      ),
      (
        "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"V:|-m-[x(>=20)]\", options: .alignAllLeading, metrics: [\"m\": 9], views: [\"x\": a]))",
        ["let m = 9", "V:|-m-[a(>=20)] alignAllLeading"]
      ),
      ("make.top.equalTo(b.snp.bottom).offset(8)", ["a.top == b.bottom + 8"]),
      ("make.edges.equalToSuperview().inset(8)", ["|-8-[a]-8-|", "V:|-8-[a]-8-|"]),
      ("make.edges.equalToSuperview()", ["|[a]|", "V:|[a]|"]),
      (
        "b.snp.makeConstraints { make in\n  make.leading.trailing.equalToSuperview().inset(20)\n  make.height.equalTo(44).priority(750)\n  make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-8)\n}",
        [
          "b.leading == superview.leading + 20", "b.trailing == superview.trailing - 20",
          "b.height == 44 ~ 750",
          "b.bottom == view.safeArea.bottom - 8",
        ]
      ),
      (
        "b.snp.makeConstraints { $0.center.equalToSuperview() }",
        [
          "b.centerX == superview.centerX", "b.centerY == superview.centerY",
        ]
      ),
      (
        "a.snp.remakeConstraints { (make) -> Void in make.size.equalTo(CGSize(width: 50, height: 40)) }",
        [
          "a.width == 50", "a.height == 40",
        ]
      ),
      (
        "a.snp.makeConstraints { make in make.width.lessThanOrEqualTo(b).multipliedBy(0.5); make.top.equalTo(20) }",
        [
          "a.width <= b.width * 0.5", "a.top == 20",
        ]
      ),
      (
        "a.snp.makeConstraints { $0.width.equalToSuperview().dividedBy(3).labeled(\"third\") }",
        [
          "a.width == superview.width * 1:3 \"third\""
        ]
      ),
      (
        "make.edges.equalTo(view.safeAreaLayoutGuide)",
        [
          "a.left == view.safeArea.left", "a.top == view.safeArea.top", "a.right == view.safeArea.right",
          "a.bottom == view.safeArea.bottom",
        ]
      ),
      (
        "[a.topAnchor constraintEqualToAnchor:b.bottomAnchor constant:8].active = YES;",
        ["a.top == b.bottom + 8"]
      ),
      (
        "[[a.topAnchor constraintEqualToAnchor:b.bottomAnchor constant:8] setActive:YES];",
        ["a.top == b.bottom + 8"]
      ),
      (
        "[NSLayoutConstraint activateConstraints:@[\n  [a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],\n]];",
        ["a.leading == view.leading"]
      ),
      (
        "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeTop multiplier:1.0 constant:8.0f];",
        ["a.top == b.top + 8"]
      ),
      ("a.widthAnchor.constraint(equalToConstant: 1.5e2).isActive = true", ["a.width == 150"]),
      ("[a.widthAnchor constraintEqualToConstant:8.0f].active = YES;", ["a.width == 8"]),
      (
        "[self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"V:|-[a]\" options:0 metrics:nil views:views]];",
        ["V:|-[a]"]
      ),
      (
        "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.top.equalTo(self.view.mas_top).with.offset(8);\n}];",
        ["a.top == view.top + 8"]
      ),
    ] as [(String, [String])])
  func lines(_ code: String, _ lines: [String]) throws {
    let pasted = PastedText(Self.declarations + code)
    let diagnostic = try #require(pasted.diagnostics.first)
    #expect(pasted.diagnostics.count == 1, "\(pasted.diagnostics.map(\.message))")
    #expect(diagnostic.severity == .error)
    let words = diagnostic.message + (diagnostic.help ?? "")
    for line in lines { #expect(words.contains("'\(line)'"), "\(words)") }
    #expect(pasted.replaced == Self.declarations + lines.joined(separator: "\n"))
    _ = pasted.frames([])
  }

  @Test func `Lines one below the other are errors of their own`() {
    let pasted = PastedText(
      Self.declarations
        + "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\na.leftAnchor.constraint(equalTo: b.leftAnchor)"
    )
    #expect(pasted.diagnostics.map(\.code) == ["view-path", "view-path"])
    #expect(pasted.replaced == Self.declarations + "a.top == b.top\na.left == b.left")
  }

  @Test func `Many lines are below the message`() throws {
    let line = "  a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),\n"
    let pasted = PastedText(
      Self.declarations + "NSLayoutConstraint.activate([\n\(String(repeating: line, count: 9))])")
    #expect(pasted.diagnostics.count == 1)
    let help = try #require(pasted.diagnostics[0].help)
    #expect(help.split(separator: "\n").dropFirst().allSatisfy { $0 == "  a.top == b.top + 8" })
  }

  @Test func `Without declarations`() {
    let pasted = PastedText(
      "canvas 100x100\nNSLayoutConstraint.activate([\n  x.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),\n  x.leadingAnchor.constraint(equalTo: view.leadingAnchor),\n  x.widthAnchor.constraint(equalToConstant: 40), x.heightAnchor.constraint(equalToConstant: 20),\n])"
    )
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code"])
    #expect(pasted.frames(["x"]) == [[0, 8, 40, 20]])
  }

  @Test func `In a block`() {
    let pasted = PastedText(
      "canvas 100x100\nview x { make.edges.equalToSuperview().inset(8); fill red }\nview y { y.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }\n|[y(9)]\nV:[y(9)]"
    )
    #expect(pasted.diagnostics.map(\.code) == ["pasted-code", "view-path"])
    #expect(pasted.frames(["x", "y"]) == [[8, 8, 84, 84], [0, 8, 9, 9]])
  }

  /// Code for which there is no line in the layout language gets help, but no replacement.
  @Test(
    "no replacement",
    arguments: [
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.widthAnchor)])",
      "NSLayoutConstraint.activate(makeConstraints())",
      "NSLayoutConstraint(item: a, attribute: attr, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)",
    ])
  func noReply(_ code: String) throws {
    let pasted = PastedText(Self.declarations + code)
    #expect(pasted.diagnostics.count == 1, "\(pasted.diagnostics.map(\.message))")
    #expect(pasted.diagnostics[0].replacement.isEmpty)
    #expect(pasted.diagnostics[0].help != nil)
  }

  @Test(
    "partly read",
    arguments: [
      (
        "a.snp.makeConstraints { make in\n  make.top.equalTo(b.snp.bottom)\n  something.else()\n}",
        ["a.top == b.bottom"], "something.else()"
      ),
      (
        "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n  a.leftAnchor.constraint(equalTo: b.widthAnchor),\n  makeConstraint(),\n  a.widthAnchor.constraint(equalToConstant: 5)\n])",
        ["a.top == b.top", "a.width == 5"], "makeConstraint()"
      ),
      (
        "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n  x y z,\n  a.widthAnchor.constraint(equalToConstant: 5)\n])",
        ["a.top == b.top", "a.width == 5"], "x y z"
      ),
      (
        "let c = UILabel()\nlet x: CGFloat = ?? 8\nc.widthAnchor.constraint(equalToConstant: 5).isActive = true",
        ["label c", "c.width == 5"], "let x: CGFloat = ?? 8"
      ),
    ])
  func partlyRead(_ code: String, _ lines: [String], _ rest: String) throws {
    let pasted = PastedText(Self.declarations + code)
    #expect(pasted.diagnostics.count == 1, "\(pasted.diagnostics.map(\.message))")
    #expect(pasted.diagnostics[0].help?.contains("not read: ") == true)
    #expect(pasted.diagnostics[0].help?.contains(rest) == true, "\(pasted.diagnostics[0].help ?? "")")
    #expect(pasted.replaced.hasPrefix(Self.declarations + lines.joined(separator: "\n") + "\n// not read: "))
    _ = pasted.frames([])
  }

  @Test(
    "in damaged code",
    arguments: [
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n  a.leftAnchor.constraint(equalTo: b.leftAnchor)\n",
      "init() {\n  super.init(frame: .zero)\n  a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\n  a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true\n}",
      "required init?(coder: NSCoder) { fatalError() }\noverride func viewDidLoad() {\n  NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n  a.leftAnchor.constraint(equalTo: b.leftAnchor)\n",
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor,\n  a.leftAnchor.constraint(equalTo: b.leftAnchor),\n])",
    ])
  func damaged(_ code: String) {
    let pasted = PastedText(Self.declarations + code)
    let words = pasted.diagnostics.map { $0.message + ($0.help ?? "") }.joined(separator: "\n")
    #expect(words.contains("a.top == b.top") && words.contains("a.left == b.left"), "\(words)")
  }

  @Test func `A view that the file does not have`() throws {
    let pasted = PastedText(
      Self.declarations
        + "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: header.bottomAnchor)])")
    #expect(pasted.diagnostics.count == 1)
    #expect(pasted.diagnostics[0].message.contains("'a.top == header.bottom'"))
    #expect(pasted.diagnostics[0].help?.contains("'view header'") == true)
  }

  @Test(
    "no code",
    arguments: [
      "a.top = 5 \"x.constraint(y)\"", "let half = gap / 2", "view make\nmake.top = 5", "[a(>=5)]",
      "a: tt = (5)",
      "view stack1 { size 5x5 }", "label import \"x\"\nimport.left = 5", "label func \"x\" { tt = 5 }",
      "view required\nrequired { fill red }", "view c { view VStack; VStack { fill red } }",
      "view let\nlet: tt = ll = 5", "view var\nvar: tt = ll = 5", "view init\ninit: tt = 5",
      "view NSLayoutConstraint\nNSLayoutConstraint.left = 3",
      "a.width = 5 // a.topAnchor.constraint(equalTo: b)",
    ])
  func noCode(_ text: String) {
    #expect(parsed(Self.declarations + text).diagnostics.filter { $0.severity == .error } == [])
  }
}
