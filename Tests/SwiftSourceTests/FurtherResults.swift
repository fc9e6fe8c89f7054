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
  ResultCase(
    "a list made from an alias",
    14,
    "var list = Sizes(); list.append(4); result = list.count * 10 + list[0]",
    types: "typealias Sizes = [Int]"),
  ResultCase(
    "a dictionary made from an alias",
    4,
    #"var sizes = Sizes(); sizes["a"] = 4; result = sizes["a"]!"#,
    types: "typealias Sizes = [String: Int]"),
  ResultCase(
    "a tuple with the names of an alias",
    45,
    "let size: Size = (4, 5); result = size.width * 10 + size.height",
    members: "  typealias Size = (width: Int, height: Int)"),
  ResultCase(
    "a sum of members without their type",
    56,
    "result = make(.left(5) + .top(6))",
    types: """
      struct Sides {
        var left = 0, top = 0
        static func left(_ n: Int) -> Sides { Sides(left: n) }
        static func top(_ n: Int) -> Sides { Sides(top: n) }
        static func + (a: Sides, b: Sides) -> Sides { Sides(left: a.left + b.left, top: a.top + b.top) }
      }
      func make(_ sides: Sides) -> Int { sides.left * 10 + sides.top }
      """),
  ResultCase(
    "a static list plus a list",
    45,
    "result = make(.bar + [{ 5 }])",
    types: """
      extension Array where Element == () -> Int { static var bar: [() -> Int] { [{ 4 }] } }
      func make(_ rules: [() -> Int]) -> Int { rules.map { $0() }.reduce(0) { $0 * 10 + $1 } }
      """),
  ResultCase(
    "a structure made from a number",
    18,
    "let gap: Gap = 2; result = gap.side + side(1.5)",
    types: """
      struct Gap: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let side: Int
        init(integerLiteral value: Int) { side = value * 6 }
        init(floatLiteral value: Double) { side = Int(value * 4) }
      }
      func side(_ gap: Gap) -> Int { gap.side }
      """),
  ResultCase(
    "an enumeration made from a text",
    4,
    #"let name: Name = "abcd"; result = name.count"#,
    types: """
      enum Name: ExpressibleByStringLiteral {
        case empty, text(String)
        init(stringLiteral value: String) { self = .text(value) }
        var count: Int { if case .text(let text) = self { return text.count }; return 0 }
      }
      """),
  ResultCase(
    "an enumeration made from a number, as an operand",
    77,
    "result = 7 ~ 7 + 0; result = 7 ~ .low",
    types: """
      infix operator ~: AdditionPrecedence
      enum Weight: ExpressibleByIntegerLiteral {
        case low, of(Int)
        init(integerLiteral value: Int) { self = .of(value) }
        var value: Int { switch self { case .low: return 7; case .of(let value): return value } }
      }
      func ~ (a: Int, b: Weight) -> Int { a * 10 + b.value }
      """),
  ResultCase(
    "a case without its type that is assigned to a member",
    22,
    "var style = Style(); style.icon = .warning; result = style.icon.size",
    types: """
      struct Style {
        var icon = Icon.info
        enum Icon { case info, warning; var size: Int { self == .info ? 18 : 22 } }
      }
      """),
  ResultCase(
    "a case without its type that is assigned later",
    34,
    """
    let one: Shape
    if tag == 0 { one = .rounded(3) } else { one = .circle }
    var other: Shape?
    other = .rounded(4)
    result = one.radius * 10 + other!.radius
    """,
    types: """
      enum Shape {
        case circle, rounded(Int)
        var radius: Int { if case .rounded(let radius) = self { return radius }; return 0 }
      }
      """),
  ResultCase(
    "a case without its type for a property with an initial value",
    9,
    "result = Box(own: .wide).own.side",
    types: """
      struct Box {
        var own = Own.narrow
        enum Own { case narrow, wide; var side: Int { self == .wide ? 9 : 1 } }
      }
      """),
  ResultCase(
    "a case without its type as the result of a closure",
    9,
    "result = Box.side { .wide }",
    types: """
      struct Box {
        enum Own { case narrow, wide; var side: Int { self == .wide ? 9 : 1 } }
        static func side(_ make: () -> Own) -> Int { make().side }
      }
      """),
  ResultCase(
    "a number that is assigned to a member",
    35,
    "var box = Box(); box.side = 7; result = Int(box.side / 2 * 10)",
    types: "struct Box { var side: CGFloat = 3 }"),
  ResultCase(
    "an implicitly unwrapped variable without a value",
    4,
    "var side: Int!; side = side ?? 4; result = side"),
  ResultCase(
    "a list of another type",
    3,
    """
    for item in [[1], [a], a] as [Any] {
      switch item {
      case is [UIView]: result += 1
      case let views as UIView: result += views.tag + 2
      default: break
      }
    }
    """),
]
