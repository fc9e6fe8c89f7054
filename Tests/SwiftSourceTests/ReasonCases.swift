let reasonCases: [ReasonCase] = [
  ReasonCase("a function that is not known", "size(4)", "'size' is not declared in the sources"),
  ReasonCase(
    "a static function that is not known",
    "UIView.size(4)",
    "'UIView.size' is not declared in the sources"),
  ReasonCase("a method that is not known", "a.extent(4)", "'extent' is not declared in the sources"),
  ReasonCase("a call of a number", "list(4)", "the called function is not known", after: "let list = 3"),
  ReasonCase(
    "a call of a structure without callAsFunction",
    "box(4)",
    "the called function is not known",
    after: "let box = Box()",
    types: "struct Box { var side = 4 }"),
  ReasonCase(
    "the result of a call of an unknown value",
    "found(4)",
    "the value of 'Settings.shared' is not in the sources",
    after: "let found = Settings.shared.make"),
  ReasonCase(
    "an enum without a raw value",
    "Side(4).width",
    "it is not known which case of the enum 'Side' is used",
    types: "enum Side { case left }"),
  ReasonCase(
    "an initializer of a protocol",
    "Side(4).width",
    "'Side' is a protocol, so the type of the new instance is not known",
    types: "protocol Side { var width: CGFloat { get } }"),
  ReasonCase(
    "a global constant that depends on itself",
    "side",
    "'side' depends on itself",
    types: "let side: CGFloat = side + 1"),
  ReasonCase(
    "two global constants that depend on each other",
    "side",
    "'side' depends on itself",
    types: """
      let side: CGFloat = gap + 1
      let gap: CGFloat = side + 1
      """),
  ReasonCase(
    "a global variable without a value",
    "side",
    "'side' has no value here",
    types: "var side: CGFloat"),
  ReasonCase(
    "a text with an unknown value",
    #""a\(Settings.shared.name)".count == 3 ? 1 : 2"#,
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a text with a view",
    #""a\(a)".count == 3 ? 1 : 2"#,
    "it depends on a string that is only known at run time"),
  ReasonCase(
    "a condition that is not known",
    "Settings.shared.isWide ? 7 : 8",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a property wrapper that is not known",
    "side",
    "it depends on the property wrapper '@Stored' of 'side'",
    members: "  @Stored var side: CGFloat"),
  ReasonCase(
    "a function that ends without its result",
    "side()",
    "the result of 'side' is not known",
    types: "func side() -> CGFloat { print(3); fatalError() }"),
  ReasonCase(
    "arguments that fit no local function",
    "side(by: 3, of: 2)",
    "no function 'side' in the sources takes these arguments",
    after: "func side(_ n: CGFloat) -> CGFloat { n }"),
  ReasonCase(
    "a static constant that depends on itself",
    "Box.side",
    "'Box.side' depends on itself",
    types: "struct Box { static let side: CGFloat = side + 1 }"),
  ReasonCase(
    "a lazy property that depends on itself",
    "side",
    "'side' depends on itself",
    members: "  lazy var side: CGFloat = side + 1"),
  ReasonCase(
    "a static variable without a value",
    "Box.side",
    "'Box.side' has no value here",
    types: "struct Box { static var side: CGFloat }"),
  ReasonCase(
    "a static variable with a property wrapper",
    "Box.side",
    "it depends on the property wrapper '@Stored' of 'Box.side'",
    types: "struct Box { @Stored static var side: CGFloat = 4 }"),
  ReasonCase(
    "a property that nothing sets",
    "side",
    "nothing sets 'side' before the constraints are created",
    members: "  var side: CGFloat"),
  ReasonCase(
    "a static member that is not known",
    "Box.side",
    "the value of 'Box.side' is not in the sources",
    types: "struct Box {}"),
  ReasonCase(
    "a member that is not known",
    "Box().side",
    "the value of 'Box().side' is not in the sources",
    types: "struct Box {}"),
  ReasonCase(
    "a getter that calls itself without end",
    "side",
    "calls or expressions are nested too deeply",
    members: "  var side: CGFloat { side + 1 }"),
  ReasonCase(
    "a function that calls itself without end",
    "side(1)",
    "calls or expressions are nested too deeply",
    members: "  func side(_ n: CGFloat) -> CGFloat { side(n + 1) }"),
  ReasonCase(
    "an unknown value and a true one",
    "Settings.shared.isWide && true ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "an unknown value or a false one",
    "Settings.shared.isWide || false ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a true value and an unknown one",
    "true && Settings.shared.isWide ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase("texts that are subtracted", #""b" - "a""#, "the operator '-' is not evaluated for strings"),
  ReasonCase(
    "a comparison of a view and a number",
    "a == 3 ? 1 : 2",
    "the result of '==' is not known"),
  ReasonCase(
    "a comparison with an unknown number",
    "Settings.shared.side > 3 ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "an unknown number on the right",
    "3 > Settings.shared.side ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase("a division by zero", "CGFloat(7 / zero)", "it divides by 0", after: "let zero = 0"),
  ReasonCase(
    "a remainder of a division by zero",
    "CGFloat(7 % zero)",
    "it divides by 0",
    after: "let zero = 0"),
  ReasonCase(
    "an operator that is not known", "7 ^^ 3", "the operator '^^' is not evaluated for these operands"),
  ReasonCase("an operator before a text", #"-"a""#, "the operator '-' is not evaluated for these operands"),
  ReasonCase(
    "a shift by too many bits", "CGFloat((1 << 53) / (1 << 52))",
    "it shifts by fewer than 0 or more than 52 bits"),
  ReasonCase(
    "a shift by fewer than no bits",
    "CGFloat(1 << n)",
    "it shifts by fewer than 0 or more than 52 bits",
    after: "let n = -1"),
  ReasonCase(
    "a case with an unknown value",
    "CGFloat(n)",
    "the value of 'Settings.shared' is not in the sources",
    after: "var n = 1; if case .gap(let m) = Settings.shared.mode { n = m }"),
  ReasonCase(
    "a pair with an unknown value",
    "CGFloat(x)",
    "the value of 'Settings.shared' is not in the sources",
    after: "let (x, y) = Settings.shared.pair"),
  ReasonCase(
    "an unknown option",
    "sides.contains(Settings.shared.side) ? 1 : 2",
    "the value of 'Settings.shared' is not in the sources",
    after: "let sides: Sides = [.top, .left]",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ReasonCase(
    "a part of a list that is removed",
    "CGFloat(list.count)",
    "'removeSubrange' is not evaluated",
    after: "var list = [4, 5, 6]; list.removeSubrange(1...2)"),
  ReasonCase(
    "a text that grows",
    "CGFloat(text.count)",
    "'append' is not evaluated",
    after: #"var text = "ab"; text.append("c")"#),
  ReasonCase(
    "a list that is partitioned",
    "CGFloat(sizes[0])",
    "'partition' is not evaluated",
    after: "var sizes = [3, 4]; sizes.partition { $0 < 4 }"),
  ReasonCase(
    "a method of a library's protocol for views only",
    "CGFloat(Box().sized())",
    "'sized' is not declared in the sources",
    types: """
      class Box: Sized {}
      extension Sized where Self: UIView { func sized() -> Int { 7 } }
      """),
  ReasonCase(
    "a type that is not known",
    "x is Thing ? 1 : 2",
    "it depends on a type that is not known",
    after: "let x: Any = Box()",
    types: "class Box {}"),
  ReasonCase(
    "a set of a type",
    "x is Set<Int> ? 1 : 2",
    "it depends on a type that is not known",
    after: "let x: Any = [4]"),
  ReasonCase(
    "an if expression that is not known",
    "CGFloat(x)",
    "the value of an 'if' or 'switch' expression is not known",
    after: "let x = if Settings.shared.isWide { 7 } else { 3 }"),
  ReasonCase(
    "a cast to a type that is not known in a switch",
    "CGFloat(n)",
    "it depends on a value that is not known",
    after: """
      var n = 1; let x: Any = Box(); switch x { case let t as Thing: n = 2; default: n = 3 }
      """,
    types: "class Box {}"),
  ReasonCase(
    "a cast to a protocol that is not known",
    "(a as? Themeable) == nil ? 1 : 2",
    "it depends on a type that is not known"),
  ReasonCase(
    "a cast of an outlet",
    "(box as? UILabel) == nil ? 1 : 2",
    "it depends on the class of a view",
    members: "  @IBOutlet var box: UIView!"),
  ReasonCase(
    "a number in an unknown function",
    "4 |> Settings.shared.twice",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase("two numbers that are joined", "3 >>> 4", "the result of '>>>' is not known"),
  ReasonCase("a style of a number", "3 .~ 4", "the result of '.~' is not known"),
  ReasonCase(
    "the sign of an unknown number",
    "-Settings.shared.side",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "sizes with an unknown number",
    "CGSize(width: Settings.shared.side, height: 2) == CGSize(width: 1, height: 2) ? 1 : 2",
    "the result of '==' is not known"),
  ReasonCase(
    "a pair with an unknown part",
    "CGFloat(n)",
    "it depends on a value that is not known",
    after: """
      var n = 1
      switch (Settings.shared.isWide, true) { case (true, true): n = 2; default: n = 3 }
      """),
  ReasonCase(
    "a pair of unknown parts",
    "CGFloat(m)",
    "the value of 'Settings.shared' is not in the sources",
    after: "var m = 1; if case (let n?, let l as UILabel) = Settings.shared.pair { m = n }"),
  ReasonCase(
    "an assignment that may run",
    "CGFloat(side)",
    "the value of 'Settings.shared' is not in the sources",
    after: "if Settings.shared.isWide { side = 7 }",
    members: "  var side = 4"),
  ReasonCase(
    "an assignment to self that may run",
    "CGFloat(side)",
    "the value of 'Settings.shared' is not in the sources",
    after: "if Settings.shared.isWide { self.side = 7 }",
    members: "  var side = 4"),
  ReasonCase(
    "a function that is not known, for each element",
    "CGFloat([4, 5].map(Settings.shared.twice)[0])",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "the size of an unknown number",
    "abs(Settings.shared.side)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a pointer",
    "CGFloat(withUnsafePointer(to: 3) { _ in 3 })",
    "it uses a pointer, which is not supported"),
  ReasonCase("a hash", "CGFloat(Side.left.hashValue)", "a hash", types: "enum Side { case left }"),
  ReasonCase(
    "a guard that is not known",
    "CGFloat(f())",
    "the value of 'Settings.shared' is not in the sources",
    after: "func f() -> CGFloat { guard let n = Settings.shared.n else { return 1 }; return n }"),
  ReasonCase(
    "a case that is not known",
    "CGFloat(n)",
    "the value of 'Settings.shared' is not in the sources",
    after: "var n = 1; switch Settings.shared.mode { case .thin: n = 2; default: n = 3 }"),
  ReasonCase(
    "a pattern that is not known",
    "CGFloat(n)",
    "it is not known whether a pattern matches",
    after: "var n = 1; if case let t as Thing = Box() { n = 2 }",
    types: "class Box {}"),
  ReasonCase(
    "a loop over an unknown list",
    "CGFloat(n)",
    "the value of 'Settings.shared' is not in the sources",
    after: "var n = 1; for i in Settings.shared.list { n = i }"),
  ReasonCase(
    "a loop over a number",
    "CGFloat(n)",
    "the list that the loop runs over is not known",
    after: "var n = 1; for i in 4 { n = i }"),
  ReasonCase(
    "the first value of a dictionary",
    "CGFloat(sizes.first!.value)",
    "the value of 'sizes.first' is not in the sources",
    after: #"let sizes = ["a": 4]"#),
]
