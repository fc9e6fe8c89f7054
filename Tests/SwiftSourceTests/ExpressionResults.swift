let expressionResults: [ResultCase] = [
  ResultCase(
    "self in a function that is a value",
    8,
    "let f = twice; result = f(4)",
    members: "  func twice(_ n: Int) -> Int { n * 2 }"),
  ResultCase(
    "a local function as a value",
    11,
    """
    func twice(_ n: Int) -> Int { n * 2 + base }
    let base = 1
    result = [4, 5].map(twice)[1]
    """),
  ResultCase(
    "a global function as a value",
    10,
    "result = [4, 5].map(twice)[1]",
    types: "func twice(_ n: Int) -> Int { n * 2 }"),
  ResultCase(
    "an initializer as a value",
    5,
    "result = [4, 5].map(Box.init)[1].side",
    types: "struct Box { var side: Int; init(_ side: Int) { self.side = side } }"),
  ResultCase(
    "try? of a call",
    8,
    "result = (try? twice(4)) ?? 9",
    types: "func twice(_ n: Int) throws -> Int { n * 2 }"),
  ResultCase("an if expression", 7, "let isWide = true; let x = if isWide { 7 } else { 3 }; result = x"),
  ResultCase(
    "the other branch of an if expression",
    3,
    "let isWide = false; let x = if isWide { 7 } else { 3 }; result = x"),
  ResultCase(
    "a switch expression",
    7,
    "let x = switch Side.right { case .left: 3; case .right: 7 }; result = x",
    types: "enum Side { case left, right }"),
  ResultCase("a text with values", 12, #"let text = "a\(12)\(true)\("bc")\(1.5)"; result = text.count"#),
  ResultCase("a text with a value", 1, #"let n = 12; result = "a\(n)" == "a12" ? 1 : 2"#),
  ResultCase("a text with a Boolean value", 1, #"result = "\(1 > 2)" == "false" ? 1 : 2"#),
  ResultCase("two equal values of an unknown condition", 7, "result = Settings.shared.isWide ? 7 : 7"),
  ResultCase(
    "Self in an object",
    7,
    "result = Wide().own()",
    types: """
      class Base { class var side: Int { 3 }; func own() -> Int { Self.side } }
      class Wide: Base { override class var side: Int { 7 } }
      """),
  ResultCase(
    "Self in a structure",
    7,
    "result = Box().own()",
    types: "struct Box { static let side = 7; func own() -> Int { Self.side } }"),
  ResultCase(
    "Self in an enumeration",
    7,
    "result = Side.left.own()",
    types: "enum Side { case left; static let side = 7; func own() -> Int { Self.side } }"),
  ResultCase(
    "Self in a static function",
    7,
    "result = Box.own()",
    types: "struct Box { static let side = 7; static func own() -> Int { Self.side } }"),
  ResultCase("a global constant is made once", 14, "result = side + side", types: "let side = 7"),
  ResultCase("a computed global variable", 14, "result = side + side", types: "var side: Int { 7 }"),
  ResultCase(
    "a global constant made of another",
    8,
    "result = side",
    types: """
      let gap = 4
      let side = gap * 2
      """),
  ResultCase(
    "an optional global variable without a value",
    9,
    "result = side ?? 9",
    types: "var side: Int?"),
  ResultCase("nil is of no type", 2, "let x: Any? = nil; result = x is Int ? 1 : 2"),
  ResultCase(
    "a number is of its type",
    12,
    "let x: Any = 3; result = (x is Int ? 1 : 2) * 10 + (x is String ? 1 : 2)"),
  ResultCase(
    "a text is of its type",
    21,
    #"let x: Any = "a"; result = (x is Int ? 1 : 2) * 10 + (x is String ? 1 : 2)"#),
  ResultCase(
    "a structure is of its type",
    12,
    "let x: Any = Box(); result = (x is Box ? 1 : 2) * 10 + (x is Pair ? 1 : 2)",
    types: """
      struct Box {}
      struct Pair {}
      """),
  ResultCase(
    "an enum case is of its type",
    12,
    "let x: Any = Side.left; result = (x is Side ? 1 : 2) * 10 + (x is Way ? 1 : 2)",
    types: """
      enum Side { case left }
      enum Way { case left }
      """),
  ResultCase(
    "an object is of its superclass",
    12,
    "let x: Any = Wide(); result = (x is Base ? 1 : 2) * 10 + (x is Other ? 1 : 2)",
    types: """
      class Base {}
      class Wide: Base {}
      class Other {}
      """),
  ResultCase(
    "an object is of its protocol",
    12,
    "let x: Any = Wide(); result = (x is Sized ? 1 : 2) * 10 + (x is Thin ? 1 : 2)",
    types: """
      protocol Sized {}
      protocol Thin {}
      class Wide: Sized {}
      """),
  ResultCase(
    "a view is of its class in UIKit",
    12,
    "let x: Any = UILabel(); result = (x is UIView ? 1 : 2) * 10 + (x is UIButton ? 1 : 2)"),
  ResultCase(
    "a cast of a view that holds",
    2,
    "let x: UIView = UILabel(); result = (x as? UILabel) == nil ? 1 : 2"),
  ResultCase(
    "a cast of a view that fails",
    1,
    "let x: UIView = UILabel(); result = (x as? UIButton) == nil ? 1 : 2"),
  ResultCase("a cast of a number to a text", 1, "let x: Any = 5; result = (x as? String) == nil ? 1 : 2"),
  ResultCase("a cast of a number that holds", 5, "let x: Any = 5; result = CGFloat((x as? Int) ?? 9)"),
  ResultCase(
    "a cast of a size to a number", 1, "let x: Any = CGSize.zero; result = (x as? Int) == nil ? 1 : 2"),
  ResultCase("a cast of nil", 9, "let x: Any? = nil; result = (x as? Int) ?? 9"),
  ResultCase(
    "a structure that its use tells",
    9,
    "result = area(.init(side: 3))",
    types: """
      struct Box { var side = 4 }
      func area(_ box: Box) -> Int { box.side * box.side }
      """),
  ResultCase(
    "a structure that its members tell",
    15,
    "result = area(.init(width: 3, height: 5))",
    types: """
      struct Box { var width = 4; var height = 4 }
      func area(_ box: Box) -> Int { box.width * box.height }
      """),
  ResultCase(
    "a static function without its type",
    18,
    "result = area(.wide(3))",
    types: """
      struct Box { var side = 4; static func wide(_ n: Int) -> Box { Box(side: n * 6) } }
      func area(_ box: Box) -> Int { box.side }
      """),
  ResultCase(
    "a static function without parameters or type",
    18,
    "result = area(.wide())",
    types: """
      struct Box { var side = 4; static func wide() -> Box { Box(side: 18) } }
      func area(_ box: Box) -> Int { box.side }
      """),
  ResultCase(
    "a view of the controller's own class",
    4,
    "let c = Page(); result = c.side",
    types: "class Page: UIViewController { var side = 4 }"),
  ResultCase(
    "a part of a tuple in a property",
    47,
    "result = left * 10 + right",
    members: "  let (left, right) = (4, 7)"),
  ResultCase(
    "a property wrapper of the sources",
    10,
    "result = side",
    types: """
      @propertyWrapper struct AtMost { private var value: Int; var wrappedValue: Int { get { value } set \
      { value = min(newValue, 10) } }; init(wrappedValue: Int) { value = min(wrappedValue, 10) } }
      """,
    members: "  @AtMost var side = 12"),
  ResultCase(
    "a property wrapper that is a class",
    13,
    "result = side",
    types: """
      @propertyWrapper class More { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = \
      wrappedValue + 1 } }
      """,
    members: "  @More var side = 12"),
  ResultCase(
    "an initializer that is not available is not called",
    3,
    "result = Box(side: 3).side",
    types: """
      class Box { let side: Int; init() { fatalError() }; init(side: Int) { self.side = side } }
      """),
  ResultCase(
    "an enum case as a function",
    4,
    "let make = Mode.gap; if case .gap(let n) = make(4) { result = n }",
    types: "enum Mode { case plain, gap(Int) }"),
  ResultCase(
    "enum cases of a list",
    5,
    "if case .gap(let n) = [4, 5].map(Mode.gap)[1] { result = n }",
    types: "enum Mode { case plain, gap(Int) }"),
  ResultCase(
    "a function with labels as a value",
    8,
    "let f = twice; result = f(4)",
    types: "func twice(of n: Int) -> Int { n * 2 }"),
  ResultCase(
    "a local function with labels as a value",
    6,
    "func less(_ n: Int, by m: Int) -> Int { n - m }; result = [9, 2, 3].reduce(20, less)"),
  ResultCase(
    "a closure with a pair as one argument",
    16,
    "result = [(1, 7), (2, 8)].map { a, b in a * b }[1]"),
  ResultCase("a closure with numbered parts of a pair", 16, "result = [(1, 7), (2, 8)].map { $0 * $1 }[1]"),
  ResultCase(
    "a default value",
    87,
    "result = less(9) * 10 + less(9, by: 2)",
    types: "func less(_ n: Int, by m: Int = 1) -> Int { n - m }"),
  ResultCase(
    "a default value of another parameter's type",
    16,
    "result = area()",
    types: """
      struct Box { var side = 4 }
      func area(of box: Box = .init()) -> Int { box.side * box.side }
      """),
  ResultCase(
    "a parameter that is changed",
    7,
    "var n = 4; grow(&n, by: 3); result = n",
    types: "func grow(_ n: inout Int, by m: Int) { n += m }"),
  ResultCase(
    "a field that is changed as a parameter",
    7,
    "var box = Box(); grow(&box.side); result = box.side",
    types: """
      struct Box { var side = 4 }
      func grow(_ n: inout Int) { n += 3 }
      """),
  ResultCase(
    "the type of a text for a generic parameter",
    3,
    #"result = name(of: "a")"#,
    types: """
      protocol Named { static var size: Int { get } }
      extension String: Named { static var size: Int { 3 } }
      extension Int: Named { static var size: Int { 4 } }
      func name<T: Named>(of value: T) -> Int { T.size }
      """),
  ResultCase(
    "the type of a number for a generic parameter",
    4,
    "result = name(of: 1)",
    types: """
      protocol Named { static var size: Int { get } }
      extension String: Named { static var size: Int { 3 } }
      extension Int: Named { static var size: Int { 4 } }
      func name<T: Named>(of value: T) -> Int { T.size }
      """),
  ResultCase(
    "a result builder",
    7,
    "result = sum { 1; 2; 4 }",
    types: """
      @resultBuilder struct Sum {
        static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
      }
      func sum(@Sum _ body: () -> Int) -> Int { body() }
      """),
  ResultCase(
    "a result builder of a function",
    7,
    "result = parts(4)",
    types: """
      @resultBuilder struct Sum {
        static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
      }
      @Sum func parts(_ n: Int) -> Int { 1; 2; n }
      """),
  ResultCase(
    "a result builder of a property",
    7,
    "result = Parts().all",
    types: """
      @resultBuilder struct Sum {
        static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
      }
      struct Parts { @Sum var all: Int { 1; 2; 4 } }
      """),
  ResultCase(
    "a result builder in steps",
    124,
    "result = sum { 1; 2; 4 }",
    types: """
      @resultBuilder struct Sum {
        static func buildPartialBlock(first: Int) -> Int { first }
        static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
      }
      func sum(@Sum _ body: () -> Int) -> Int { body() }
      """),
  ResultCase(
    "a result builder with expressions and an end",
    71,
    "result = sum { 1; 2; 4 }",
    types: """
      @resultBuilder struct Sum {
        static func buildExpression(_ n: Int) -> [Int] { [n] }
        static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
        static func buildFinalResult(_ all: [Int]) -> Int { all.reduce(0, +) * 10 + 1 }
      }
      func sum(@Sum _ body: () -> Int) -> Int { body() }
      """),
  ResultCase(
    "a prefix and a postfix operator with the same name",
    73,
    "result = |3| * 10 + |3",
    types: """
      prefix operator |
      postfix operator |
      prefix func | (n: Int) -> Int { n }
      postfix func | (n: Int) -> Int { n + 4 }
      """),
  ResultCase(
    "a number with a fraction is not an integer",
    21,
    "let x: Any = 3.5; result = (x is Int ? 1 : 2) * 10 + (x is Double ? 1 : 2)"),
  ResultCase(
    "an integer is not a number with a fraction",
    9,
    "let x: Any = 3; result = Int((x as? Double) ?? 9)"),
  ResultCase(
    "a truth value is a Bool", 21, "let x: Any = true; result = (x is Int ? 1 : 2) * 10 + (x is Bool ? 1 : 2)"
  ),
]
