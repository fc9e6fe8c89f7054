let furtherResults: [ResultCase] = [
  ResultCase(
    "an empty list of a generic type",
    14,
    "var list = Array<Int>(); list.append(4); result = list.count * 10 + list[0]"),
  ResultCase(
    "an empty list of functions",
    8,
    "var list = [(Int) -> Int](); list.append({ $0 * 2 }); result = list[0](4)"),
  ResultCase(
    "a generic type that is a value",
    4,
    "let type = Held<Int>.self; result = type.init().side",
    types: "struct Held<T> { var side = 4 }"),
  ResultCase(
    "a library's protocol with a method of the sources",
    7,
    "result = Box().sized()",
    types: """
      class Box: Sized {}
      extension Sized { func sized() -> Int { 7 } }
      """),
  ResultCase(
    "a method of a protocol of a number",
    7,
    "result = 3.sized()",
    types: """
      protocol Sized {}
      extension Int: Sized {}
      extension Sized { func sized() -> Int { 7 } }
      """),
  ResultCase(
    "a method of a protocol of some numbers",
    7,
    "result = 3.sized()",
    types: """
      protocol Sized {}
      extension Int: Sized {}
      extension Sized where Self: BinaryInteger { func sized() -> Int { 7 } }
      """),
  ResultCase(
    "an object that makes itself without end",
    4,
    "result = Box().side",
    types: "class Box { let box = Box(); let side = 4 }"),
  ResultCase(
    "a type of an unknown cast chooses an overload",
    2,
    "result = kind(Settings.shared.n as! Int)",
    types: """
      func kind(_ n: String) -> Int { 1 }
      func kind(_ n: Int) -> Int { 2 }
      """),
  ResultCase(
    "Self in an initial value",
    7,
    "result = Box().gap",
    types: "struct Box { static let side = 7; var gap = Self.side }"),
  ResultCase(
    "an object whose members tell its type",
    15,
    "result = area(.init(width: 3, height: 5))",
    types: """
      class Box { let width: Int, height: Int; init(width: Int, height: Int) { (self.width, self.height) \
      = (width, height) } }
      func area(_ box: Box) -> Int { box.width * box.height }
      """),
  ResultCase(
    "a trailing closure for a function that needs more",
    2,
    "result = kind { 3 }",
    types: """
      func kind(_ n: Int, _ body: () -> Int) -> Int { 1 }
      func kind(_ body: () -> Int) -> Int { 2 }
      """),
  ResultCase(
    "a controller's own designated initializer",
    7,
    "result = Page().side",
    types: """
      class Page: UIViewController {
        var side = 4
        override init(nibName name: String?, bundle: Bundle?) {
          super.init(nibName: name, bundle: bundle)
          side = 7
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """),
  ResultCase(
    "an initial value with an unknown property wrapper",
    4,
    "result = side",
    members: "  @Stored var side = 4"),
  ResultCase(
    "a library's class is known by its name",
    112,
    """
    result = (Card() is UIView ? 1 : 2) * 100 + (Page() is UIViewController ? 1 : 2) * 10 + (Tag() is \
    UIButton ? 1 : 2)
    """,
    types: """
      class Card: BadgeView {}
      class Page: BaseViewController {}
      class Tag: BadgeLabel {}
      """),
  ResultCase(
    "a static member of an alias in a type",
    7,
    "result = Outer.Wide.side",
    types: """
      struct Box { static let side = 7 }
      enum Outer { typealias Wide = Box }
      """),
  ResultCase(
    "a type in an alias, as a type",
    7,
    "let x: Wide.Inner = .init(side: 7); result = x.side",
    types: """
      enum Outer { struct Inner { var side = 4 } }
      typealias Wide = Outer
      """),
  ResultCase(
    "aliases of each other end",
    5,
    "let x: Near = 4; result = 5",
    types: """
      typealias Near = Far
      typealias Far = Near
      """),
  ResultCase(
    "a library's operator that calls a function",
    8,
    "result = 4 |> twice",
    types: "func twice(_ n: Int) -> Int { n * 2 }"),
  ResultCase(
    "a library's operator that joins functions",
    9,
    "let f = twice >>> next; result = f(4)",
    types: """
      func twice(_ n: Int) -> Int { n * 2 }
      func next(_ n: Int) -> Int { n + 1 }
      """),
  ResultCase("a fraction divided by zero", 1, "let zero = 0.0; result = 7.5 / zero > 100 ? 1 : 2"),
  ResultCase(
    "a pair with an unknown part that does not matter",
    2,
    """
    switch (Settings.shared.isWide, false) { case (true, true): result = 1; default: result = 2 }
    """),
  ResultCase("the longest range", 10000, "result = (0..<10_000).map { $0 }.count"),
  ResultCase("the longest closed range", 10000, "result = (1...10_000).map { $0 }.count"),
  ResultCase(
    "a key path into a number",
    8,
    #"let n = 4; result = n[keyPath: \.twice]"#,
    types: "extension Int { var twice: Int { self * 2 } }"),
  ResultCase("a localized text by its library", 3, #"result = "abc".localized.count"#),
  ResultCase(
    "a fallthrough",
    11,
    """
    switch 1 { case 1: result += 1; fallthrough; case 2: result += 10; case 3: result += 100; default: \
    result += 1000 }
    """),
  ResultCase(
    "a break in a switch",
    2,
    "for i in 1...2 { switch i { case 1: break; default: result += i } }"),
  ResultCase(
    "a return in a loop",
    4,
    "func f() -> Int { for i in 1...9 { if i > 3 { return i } }; return 0 }; result = f()"),
  ResultCase(
    "a return in a nested loop",
    16,
    """
    func f() -> Int { for i in 1...9 { for j in 1...9 { if i * j == 6 { return i * 10 + j } } }; return \
    0 }
    result = f()
    """),
  ResultCase(
    "a return in a while loop",
    4,
    """
    func f() -> Int { var i = 0; while i < 9 { i += 1; if i > 3 { return i } }; return 0 }
    result = f()
    """),
  ResultCase("a defer at the end of a function", 5, "func f() { defer { result += 1 }; result = 4 }; f()"),
  ResultCase(
    "defers in their order",
    21,
    "do { defer { result = result * 10 + 1 }; defer { result = result * 10 + 2 } }"),
  ResultCase(
    "a computed local variable of another",
    8,
    "let n = 4; var twice: Int { let m = n * 2; return m }; result = twice"),
  ResultCase(
    "a version that is available",
    1,
    "if #available(iOS 13, *) { result = 1 } else { result = 2 }"),
  ResultCase(
    "a version that is unavailable",
    2,
    "if #unavailable(iOS 13) { result = 1 } else { result = 2 }"),
  ResultCase(
    "a version and a condition",
    2,
    "if #available(iOS 13, *), 1 > 2 { result = 1 } else { result = 2 }"),
  ResultCase(
    "a guard that leaves",
    14,
    """
    func f(_ n: Int) -> Int { guard n > 3 else { return 1 }; return n }
    result = f(3) * 10 + f(4)
    """),
  ResultCase(
    "a guard that leaves a loop",
    45,
    "for i in 1...5 { guard i > 3 else { continue }; result = result * 10 + i }"),
  ResultCase(
    "a function that may throw and does not",
    3,
    "result = Int((try? f(3)) ?? 9)",
    types: """
      struct Failure: Error {}
      func f(_ n: Int) throws -> Int {
        if n > 3 { throw Failure() }
        return n
      }
      """),
  ResultCase("a number of Foundation", 6, "let n: NSNumber = 3; result = Int(n.doubleValue * 2)"),
  ResultCase(
    "a builder without what returns nothing",
    3,
    "result = sum { print(3); 1; 2 }",
    types: """
      @resultBuilder struct Sum {
        static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
      }
      func sum(@Sum _ body: () -> Int) -> Int { body() }
      """),
]
