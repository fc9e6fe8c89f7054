/// Cases with methods that change the value they are called on.
let changeResults: [ResultCase] = [
  ResultCase(
    "removing the first elements of a list",
    6,
    "var list = [4, 5, 6]; list.removeFirst(2); result = list.reduce(0) { $0 * 10 + $1 }"),
  ResultCase(
    "removing the last elements of a list",
    4,
    "var list = [4, 5, 6]; list.removeLast(2); result = list.reduce(0) { $0 * 10 + $1 }"),
  ResultCase(
    "removing all first elements of a list",
    0,
    "var list = [4, 5, 6]; list.removeFirst(3); result = list.count"),
  ResultCase(
    "inserting several elements",
    4785,
    """
    var list = [4, 5]
    list.insert(contentsOf: [7, 8], at: 1)
    result = list.reduce(0) { $0 * 10 + $1 }
    """),
  ResultCase(
    "the first elements that hold",
    34,
    "result = [3, 4, 5, 3].prefix { $0 < 5 }.reduce(0) { $0 * 10 + $1 }"),
  ResultCase(
    "the elements after the first that hold",
    53,
    "result = [3, 4, 5, 3].drop { $0 < 5 }.reduce(0) { $0 * 10 + $1 }"),
  ResultCase(
    "no first elements that hold",
    2,
    "result = [3, 4].prefix { $0 > 3 }.count * 10 + [3, 4].drop { $0 > 3 }.count"),
  ResultCase(
    "the smallest by a function",
    53,
    "result = [3, 5, 4].min { $0 > $1 }! * 10 + [3, 5, 4].max { $0 > $1 }!"),
  ResultCase(
    "the smallest of pairs",
    21,
    """
    result = [(1, 7), (2, 3)].min { $0.1 < $1.1 }!.0 * 10 + [(1, 7), (2, 3)].max { $0.1 < $1.1 }!.0
    """),
  ResultCase(
    "the first of several smallest or largest pairs",
    11,
    """
    let list = [(1, 7), (2, 7)]
    result = list.min { $0.1 < $1.1 }!.0 * 10 + list.max { $0.1 < $1.1 }!.0
    """),
  ResultCase(
    "elements kept in a set",
    5,
    """
    var all: Set = [4, 5]
    all.formIntersection([5, 6])
    result = all.reduce(0) { $0 * 10 + $1 }
    """),
  ResultCase(
    "elements of one of two sets",
    10,
    "var all: Set = [4, 5]; all.formSymmetricDifference([5, 6]); result = all.reduce(0, +)"),
  ResultCase(
    "options: kept",
    2,
    """
    var sides: Sides = [.top, .left]
    sides.formIntersection([.left, .right])
    result = sides.rawValue
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: of one of two",
    5,
    """
    var sides: Sides = [.top, .left]
    sides.formSymmetricDifference([.left, .right])
    result = sides.rawValue
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "removing all values of a dictionary",
    0,
    #"var sizes = ["a": 3, "b": 5]; sizes.removeAll(); result = sizes.count"#),
  ResultCase(
    "removing a value of a dictionary",
    319,
    """
    var sizes = ["a": 3, "b": 5]
    let old = sizes.removeValue(forKey: "a") ?? 9
    result = old * 100 + sizes.count * 10 + (sizes["a"] ?? 9)
    """),
  ResultCase(
    "removing no value of a dictionary",
    923,
    """
    var sizes = ["a": 3, "b": 5]
    let old = sizes.removeValue(forKey: "c") ?? 9
    result = old * 100 + sizes.count * 10 + (sizes["a"] ?? 9)
    """),
  ResultCase(
    "removing a value of a dictionary with nil",
    19,
    """
    var sizes = ["a": 3, "b": 5]
    sizes["a"] = nil
    result = sizes.count * 10 + (sizes["a"] ?? 9)
    """),
  ResultCase(
    "changing a value of a dictionary",
    327,
    """
    var sizes = ["a": 3, "b": 5]
    let old = sizes.updateValue(7, forKey: "a") ?? 9
    result = old * 100 + sizes.count * 10 + sizes["a"]!
    """),
  ResultCase(
    "adding a value to a dictionary",
    937,
    """
    var sizes = ["a": 3, "b": 5]
    let old = sizes.updateValue(7, forKey: "c") ?? 9
    result = old * 100 + sizes.count * 10 + sizes["c"]!
    """),
  ResultCase("a truth that changes", 2, "var isWide = true; isWide.toggle(); result = isWide ? 1 : 2"),
  ResultCase("a number that changes its sign", 6, "var n = 4; n.negate(); result = n + 10"),
  ResultCase("rounding: up", 3, "result = Int(CGFloat(2.2).rounded(.up))"),
  ResultCase("rounding: down", 2, "result = Int(CGFloat(2.7).rounded(.down))"),
  ResultCase("rounding: towardZero", 2, "result = Int(CGFloat(2.7).rounded(.towardZero))"),
  ResultCase("rounding: awayFromZero", 3, "result = Int(CGFloat(2.2).rounded(.awayFromZero))"),
  ResultCase("rounding: toNearestOrEven", 2, "result = Int(CGFloat(2.5).rounded(.toNearestOrEven))"),
  ResultCase(
    "rounding: toNearestOrAwayFromZero",
    3,
    "result = Int(CGFloat(2.5).rounded(.toNearestOrAwayFromZero))"),
  ResultCase("rounding a negative number up", 8, "result = Int(CGFloat(-2.7).rounded(.up)) + 10"),
  ResultCase(
    "rounding a negative number toward zero",
    8,
    "result = Int(CGFloat(-2.7).rounded(.towardZero)) + 10"),
  ResultCase(
    "rounding a negative number away from zero",
    7,
    "result = Int(CGFloat(-2.2).rounded(.awayFromZero)) + 10"),
  ResultCase(
    "a static property of the superclass",
    13,
    "result = Wide.side",
    types: """
      class Base { class var side: Int { 3 } }
      class Wide: Base { override class var side: Int { super.side + 10 } }
      """),
  ResultCase(
    "map with the initializer of a class",
    5,
    "result = [4, 5].map(Box.init)[1].side",
    types: "class Box { let side: Int; init(side: Int) { self.side = side } }"),
  ResultCase(
    "map with an initializer without labels",
    10,
    "result = [4, 5].map(Box.init)[1].side",
    types: "struct Box { let side: Int; init(_ n: Int) { side = n * 2 } }"),
  ResultCase(
    "map with one of two initializers",
    15,
    "result = [4, 5].map(Box.init)[1].side",
    types: """
      struct Box { let side: Int; init(text: String) { side = 1 }; init(n: Int) { side = n * 3 } }
      """),
  ResultCase(
    "map with an initializer of a property that varies",
    5,
    "result = [4, 5].map(Box.init)[1].side",
    types: "struct Box { let kind = 3; var side: Int; var half: Int { side / 2 } }"),
  ResultCase(
    "a closure with an inout parameter",
    12,
    "result = Box().with { $0.side = 12 }.side",
    types: """
      struct Box { var side = 4 }
      extension Box { func with(_ change: (inout Box) -> Void) -> Box { var copy = self; change(&copy); return copy } }
      """),
  ResultCase(
    "a closure with a named inout parameter",
    27,
    "var n = 9; twice(&n) { value in value *= 3 }; result = n",
    types: "func twice(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n) }"),
  ResultCase("swapped values", 54, "var p = 4, q = 5; swap(&p, &q); result = p * 10 + q"),
  ResultCase(
    "an operator that changes its first operand",
    9,
    "var n = 5; n <+ 4; result = n",
    types: "infix operator <+\nfunc <+ (a: inout Int, b: Int) { a += b }"),
  ResultCase(
    "an assignment operator of a type",
    47,
    "var box = Box(); box += 3; result = 40 + box.side",
    types: "struct Box { var side = 4; static func += (a: inout Box, b: Int) { a.side += b } }"),
  ResultCase("an assignment operator of numbers", 7, "var n = 4; n += 3; result = n"),
  ResultCase(
    "a subscript with a setter",
    35,
    "var row = Row(); row[1] = 33; row[0] += 1; result = row[1] + row[0]",
    types:
      "struct Row { var all = [1, 2]; subscript(i: Int) -> Int { get { all[i] } set { all[i] = newValue } } }"
  ),
  ResultCase(
    "a subscript of a class with a setter",
    12,
    #"let store = Store2(); store["q", 2] = 12; result = store["q", 0] ?? 0"#,
    types: """
      class Store2 {
        var all: [String: Int] = [:]
        subscript(key: String, n: Int) -> Int? { get { all[key] } set(value) { all[key] = value } }
      }
      """),
  ResultCase(
    "a property wrapper with arguments",
    60,
    "result = Box().side",
    types: """
      @propertyWrapper struct Scaled {
        var wrappedValue: Int
        init(wrappedValue: Int, by n: Int = 2) { self.wrappedValue = wrappedValue * n }
      }
      class Box { @Scaled(by: 3) var side = 20 }
      """),
  ResultCase(
    "the setter of a property wrapper",
    40,
    "let box = Box(); box.side = 90; result = box.side",
    types: """
      @propertyWrapper struct Limited {
        var value: Int
        init(wrappedValue: Int) { value = wrappedValue }
        var wrappedValue: Int { get { value } set { value = min(newValue, 40) } }
      }
      class Box { @Limited var side = 20 }
      """),
  ResultCase(
    "the setter of a property wrapper that is a class",
    90,
    "let box = Box(); box.side = 90; result = box.side",
    types: """
      @propertyWrapper class Held { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
      class Box { @Held var side = 20 }
      """),
  ResultCase(
    "cases without their type in a list",
    57,
    "for style in [Style.plain, .inset(50)] { result += style.gap }",
    types: """
      enum Style { case plain, inset(Int); var gap: Int { switch self { case .plain: 7; case .inset(let n): n } } }
      """),
  ResultCase(
    "cases without their type in a list of pairs",
    57,
    "for (n, style) in [(3, Style.plain), (4, .inset(50))] { result += style.gap }",
    types: """
      enum Style { case plain, inset(Int); var gap: Int { switch self { case .plain: 7; case .inset(let n): n } } }
      """),
  ResultCase(
    "a method that changes its enumeration",
    20,
    "var mode = Mode.a; mode.turn(); result = mode.side",
    types: """
      enum Mode {
        case a, b
        var side: Int { self == .a ? 10 : 20 }
        mutating func turn() { self = self == .a ? .b : .a }
      }
      """),
  ResultCase("a sequence", 7, "for n in sequence(first: 1, next: { $0 < 4 ? $0 * 2 : nil }) { result += n }"),
  ResultCase("an endless sequence", 8, "result = sequence(first: 1, next: { $0 * 2 }).first { $0 > 7 }!"),
]
