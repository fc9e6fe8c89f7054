let callResults: [ResultCase] = [
  ResultCase(
    "an empty list of a type",
    14,
    "var list = [Int](); list.append(4); result = list.count * 10 + list[0]"),
  ResultCase(
    "an empty list of lists",
    15,
    "var list = [[Int]](); list.append([4, 5]); result = list.count * 10 + list[0][1]"),
  ResultCase(
    "an empty list of optional values",
    1,
    "var list = [Int?](); list.append(nil); result = list.count"),
  ResultCase(
    "an empty dictionary of a type",
    14,
    #"var sizes = [String: Int](); sizes["a"] = 4; result = sizes.count * 10 + sizes["a"]!"#),
  ResultCase(
    "an empty dictionary of lists",
    15,
    """
    var sizes = [String: [Int]]()
    sizes["a"] = [4, 5]
    result = sizes.count * 10 + sizes["a"]![1]
    """),
  ResultCase(
    "an optional closure that is set",
    8,
    "let twice: ((Int) -> Int)? = { $0 * 2 }; result = twice?(4) ?? 9"),
  ResultCase(
    "an optional closure that is nil",
    9,
    "let twice: ((Int) -> Int)? = nil; result = twice?(4) ?? 9"),
  ResultCase(
    "an optional closure in a dictionary",
    89,
    """
    let all: [String: (Int) -> Int] = ["a": { $0 * 2 }]
    result = (all["a"]?(4) ?? 1) * 10 + (all["b"]?(4) ?? 9)
    """),
  ResultCase(
    "a key path as a function",
    4,
    #"let side: (Box) -> Int = \.side; result = side(Box())"#,
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "a structure with `callAsFunction`",
    8,
    "let twice = Twice(); result = twice(4)",
    types: "struct Twice { func callAsFunction(_ n: Int) -> Int { n * 2 } }"),
  ResultCase(
    "an initializer of Self",
    7,
    "result = Box.wide().side",
    types: "struct Box { var side = 4; static func wide() -> Box { Self(side: 7) } }"),
  ResultCase(
    "a stored closure of self",
    8,
    "result = twice(4)",
    members: "  let twice: (Int) -> Int = { $0 * 2 }"),
  ResultCase(
    "a lazy closure of self",
    8,
    "result = twice(4)",
    members: "  lazy var twice: (Int) -> Int = { $0 * 2 }"),
  ResultCase(
    "a computed closure of self",
    8,
    "result = twice(4)",
    members: "  var twice: (Int) -> Int { { $0 * 2 } }"),
  ResultCase("a global closure", 8, "result = twice(4)", types: "let twice: (Int) -> Int = { $0 * 2 }"),
  ResultCase(
    "a static function of an outer type",
    8,
    "result = Outer.Inner().wide()",
    types: """
      enum Outer { static func twice(_ n: Int) -> Int { n * 2 }; struct Inner { func wide() -> Int { \
      twice(4) } } }
      """),
  ResultCase(
    "init of a type by name",
    7,
    "result = Box.init(side: 7).side",
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "init of a type in a type",
    7,
    "result = Outer.Box(side: 7).side",
    types: "enum Outer { struct Box { var side = 4 } }"),
  ResultCase(
    "init of a type that is a value",
    7,
    "let type = Box.self; result = type.init(side: 7).side",
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "init of a static closure",
    8,
    "result = Box.twice(4)",
    types: "struct Box { static let twice: (Int) -> Int = { $0 * 2 } }"),
  ResultCase(
    "a method that changes a structure",
    7,
    "var box = Box(); box.grow(by: 3); result = box.side",
    types: "struct Box { var side = 4; mutating func grow(by n: Int) { side += n } }"),
  ResultCase(
    "a method that changes a structure in a structure",
    7,
    "var pair = Pair(); pair.box.grow(by: 3); result = pair.box.side",
    types: """
      struct Box { var side = 4; mutating func grow(by n: Int) { side += n } }
      struct Pair { var box = Box() }
      """),
  ResultCase(
    "a method that replaces a structure",
    9,
    "var box = Box(); box.reset(); result = box.side",
    types: "struct Box { var side = 4; mutating func reset() { self = Box(side: 9) } }"),
  ResultCase(
    "a stored closure of an object",
    8,
    "let maker = Maker(); result = maker.twice(4)",
    types: "class Maker { let twice: (Int) -> Int = { $0 * 2 } }"),
  ResultCase(
    "a lazy closure of an object",
    8,
    "let maker = Maker(); result = maker.twice(4)",
    types: "class Maker { lazy var twice: (Int) -> Int = { $0 * 2 } }"),
  ResultCase(
    "a closure in a structure",
    8,
    "let maker = Maker(make: { $0 * 2 }); result = maker.make(4)",
    types: "struct Maker { let make: (Int) -> Int }"),
  ResultCase(
    "a closure of an object that is nil",
    9,
    "let maker = Maker(); result = maker.twice?(4) ?? 9",
    types: "class Maker { var twice: ((Int) -> Int)? }"),
  ResultCase(
    "a method of the superclass",
    13,
    "result = Wide().side(3)",
    types: """
      class Base { func side(_ n: Int) -> Int { n } }
      class Wide: Base { override func side(_ n: Int) -> Int { super.side(n) + 10 } }
      """),
  ResultCase(
    "a static method of the superclass",
    13,
    "result = Wide.side(3)",
    types: """
      class Base { class func side(_ n: Int) -> Int { n } }
      class Wide: Base { override class func side(_ n: Int) -> Int { super.side(n) + 10 } }
      """),
  ResultCase(
    "a property of the superclass",
    13,
    "result = Wide().side",
    types: """
      class Base { var side: Int { 3 } }
      class Wide: Base { override var side: Int { super.side + 10 } }
      """),
  ResultCase(
    "a type for a generic parameter",
    4,
    "result = make(Box.self).side",
    types: """
      protocol Made { init() }
      struct Box: Made { var side = 4 }
      func make<T: Made>(_ type: T.Type) -> T { type.init() }
      """),
  ResultCase(
    "a generic type of a generic parameter",
    4,
    "let held = make(Box()); result = held.first().side",
    types: """
      class Box { var side = 4; required init() {} }
      class Held<T: Box> { func first() -> T { T() } }
      func make<T: Box>(_ box: T) -> Held<T> { Held<T>() }
      """),
  ResultCase(
    "a static constant before its type is known",
    7,
    "var box: Box; box = .init(side: 7); result = box.side",
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "an enum case of its raw value",
    1,
    "result = Side(rawValue: 2) == .right ? 1 : 2",
    types: "enum Side: Int { case left = 1, right }"),
  ResultCase(
    "the first enum case of its raw value",
    1,
    "result = Side(rawValue: 0) == .left ? 1 : 2",
    types: "enum Side: Int { case left, right }"),
  ResultCase(
    "no enum case of the raw value",
    1,
    "result = Side(rawValue: 3) == nil ? 1 : 2",
    types: "enum Side: Int { case left = 1, right }"),
  ResultCase(
    "an enum case of its name",
    1,
    #"result = Side(rawValue: "right") == .right ? 1 : 2"#,
    types: "enum Side: String { case left, right }"),
  ResultCase(
    "the raw value of an enum case",
    60,
    "result = Side.c.rawValue * 10 + Side.a.rawValue",
    types: "enum Side: Int { case a, b = 5, c }"),
  ResultCase(
    "the raw value that is a name",
    1,
    #"result = Side.left.rawValue == "left" ? 1 : 2"#,
    types: #"enum Side: String { case left, right = "r" }"#),
  ResultCase(
    "the raw value that is another text",
    1,
    #"result = Side.right.rawValue == "r" ? 1 : 2"#,
    types: #"enum Side: String { case left, right = "r" }"#),
  ResultCase(
    "an initial value in a structure with an initializer",
    83,
    "result = Box(wide: true).side * 10 + Box(wide: false).gap",
    types: "struct Box { var gap = 3; let side: Int; init(wide: Bool) { side = wide ? 8 : 4 } }"),
  ResultCase(
    "a memberwise initializer",
    42,
    "let box = Box(gap: 2); result = box.side * 10 + box.gap",
    types: "struct Box { static var all = 1; var side = 4; var gap = 3; var area: Int { 9 } }"),
  ResultCase(
    "an overload: with a default value less",
    2,
    "result = kind(3)",
    types: """
      func kind(_ n: Int, by m: Int = 1) -> Int { 1 }
      func kind(_ n: Int) -> Int { 2 }
      """),
  ResultCase(
    "an overload: of a type before its protocol",
    2,
    "result = Box().kind()",
    types: """
      protocol Sized {}
      extension Sized { func kind() -> Int { 1 } }
      struct Box: Sized { func kind() -> Int { 2 } }
      """),
  ResultCase(
    "an overload: of a class before its superclass",
    2,
    "result = Wide().kind()",
    types: """
      class Base { func kind() -> Int { 1 } }
      class Wide: Base { override func kind() -> Int { 2 } }
      """),
  ResultCase(
    "an overload: by its labels",
    21,
    "result = kind(by: 3) * 10 + kind(of: 3)",
    types: """
      func kind(of n: Int) -> Int { 1 }
      func kind(by n: Int) -> Int { 2 }
      """),
  ResultCase(
    "a trailing closure after a default value",
    5,
    "result = kind { 3 }",
    types: "func kind(by n: Int = 2, _ body: () -> Int) -> Int { n + body() }"),
  ResultCase(
    "a trailing closure and many values",
    23,
    "result = kind(1, 2) { 3 }",
    types: "func kind(_ all: Int..., body: () -> Int) -> Int { all.count * 10 + body() }"),
  ResultCase(
    "a trailing closure of a named type",
    5,
    "result = kind { 3 }",
    types: """
      typealias Make = () -> Int
      func kind(by n: Int = 2, _ body: Make) -> Int { n + body() }
      """),
  ResultCase(
    "a trailing closure before a default value",
    5,
    "result = kind { 3 }",
    types: "func kind(_ body: () -> Int, by n: Int = 2) -> Int { n + body() }"),
  ResultCase(
    "many values before a label",
    23,
    "result = kind(1, 2, by: 3)",
    types: "func kind(_ all: Int..., by n: Int = 5) -> Int { all.count * 10 + n }"),
  ResultCase(
    "no values before a label",
    3,
    "result = kind(by: 3)",
    types: "func kind(_ all: Int..., by n: Int = 5) -> Int { all.count * 10 + n }"),
  ResultCase(
    "an initializer that returns nil",
    41,
    "result = (Box(side: 4)?.side ?? 9) * 10 + (Box(side: -4)?.side ?? 1)",
    types:
      "struct Box { let side: Int; init?(side: Int) { guard side > 0 else { return nil }; self.side = side } }"
  ),
  ResultCase(
    "an initializer of a class that returns nil",
    41,
    """
    if let box = Box(4) { result = box.side * 10 }
    if let box = Box(-4) { result += box.side } else { result += 1 }
    """,
    types: "class Box { let side: Int; init?(_ n: Int) { if n < 0 { return nil }; side = n } }"),
  ResultCase(
    "an initializer in an extension that returns nil",
    49,
    "result = (CGSize(4)?.width == 4 ? 40 : 0) + (CGSize(-4) == nil ? 9 : 0)",
    types: """
      extension CGSize {
        init?(_ n: CGFloat) {
          if n < 0 { return nil }
          self.init(width: n, height: n)
        }
      }
      """),
  ResultCase(
    "an argument that is evaluated on demand",
    47,
    "result = first(4, or: 9) * 10 + first(nil, or: 3 + 4)",
    types: "func first(_ n: Int?, or other: @autoclosure () -> Int) -> Int { n ?? other() }"),
  ResultCase(
    "an argument that is evaluated on demand by default",
    5,
    "result = first()",
    types: "func first(or other: @autoclosure () -> Int = 5) -> Int { other() }"),
  ResultCase(
    "closures in tuples", 47,
    "let pairs = [(1, { 4 }), (2, { 7 })]; result = pairs.filter { $0.0 < 3 }.map { $0.1() }.reduce(0) { $0 * 10 + $1 }"
  ),
  ResultCase(
    "a closure in a tuple with labels", 8,
    "let pair = (side: 4, grow: { $0 * 2 }); result = pair.grow(pair.side)"),
]
