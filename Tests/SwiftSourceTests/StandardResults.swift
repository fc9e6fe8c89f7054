/// Functions of the standard library.
let standardResults: [ResultCase] = [
  ResultCase("a quotient of integers", 3, "let n = 7 / 2; result = n"),
  ResultCase("a quotient of integers in a product", 6, "let n = (7 / 2) * 2; result = n"),
  ResultCase("a quotient of integers with a type", 3, "let n: Int = 7 / 2; result = n"),
  ResultCase("a quotient of integers that is a CGFloat", 7, "let n: CGFloat = 7 / 2; result = Int(n * 2)"),
  ResultCase("a quotient with a fraction", 7, "let n = 7.0 / 2; result = Int(n * 2)"),
  ResultCase(
    "a quotient of integers in a type", 3, "result = Box.half", types: "enum Box { static let half = 7 / 2 }"),
  ResultCase(
    "equality that a type defines",
    12,
    "result = (Box(a: 4, b: 1) == Box(a: 4, b: 2) ? 10 : 0) + (Box(a: 4, b: 1) != Box(a: 5, b: 1) ? 2 : 0)",
    types: "struct Box { var a: Int, b: Int; static func == (x: Box, y: Box) -> Bool { x.a == y.a } }"),
  ResultCase(
    "an order that a type defines",
    1,
    "result = Box(a: 4) < Box(a: 5) ? 1 : 2",
    types: "struct Box { var a: Int; static func < (x: Box, y: Box) -> Bool { x.a < y.a } }"),
  ResultCase(
    "equality that is not evaluated",
    1,
    "result = Box(a: 4) == Box(a: 4) ? 1 : 2",
    types: "struct Box { var a: Int; static func == (x: Box, y: Box) -> Bool { Store.shared.same(x, y) } }"),
  ResultCase(
    "a loop over a dictionary",
    14,
    #"for (name, n) in ["a": 4] { result = name.count * 10 + n }"#),
  ResultCase("a loop over nothing", 0, "let list: [Int]? = nil; for n in list ?? [] { result = n }"),
  ResultCase(
    "a range that ends before it starts",
    0,
    "let n = 0; for i in stride(from: 1, to: n, by: 1) { result = i }"),
  ResultCase(
    "map with an initializer",
    5,
    "result = [4, 5].map(Box.init(side:))[1].side",
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "map with a key path",
    7,
    #"result = [Box(side: 4), Box(side: 7)].map(\.side)[1]"#,
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "statements that print are skipped",
    4,
    #"print("a"); debugPrint(1); NSLog("a"); assert(true); precondition(true); result = 4"#),
  ResultCase(
    "the type of a value",
    7,
    "result = type(of: Wide()).side",
    types: """
      class Base { class var side: Int { 3 } }
      class Wide: Base { override class var side: Int { 7 } }
      """),
  ResultCase("a localized text", 3, #"result = NSLocalizedString("abc", comment: "a longer text").count"#),
  ResultCase(
    "an element beyond the end, with a label",
    9,
    "result = [4, 5][safe: 2] ?? 9",
    types: """
      extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : \
      nil } }
      """),
  ResultCase(
    "the last element, with a label",
    5,
    "result = [4, 5][safe: 1] ?? 9",
    types: """
      extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : \
      nil } }
      """),
  ResultCase(
    "a subscript of a structure",
    8,
    "result = Box()[4]",
    types: "struct Box { subscript(n: Int) -> Int { n * 2 } }"),
  ResultCase(
    "a subscript of an object with a label",
    8,
    "result = Box()[by: 4]",
    types: "class Box { subscript(by n: Int) -> Int { n * 2 } }"),
  ResultCase("a slice to the end", 26, "result = [4, 5, 6][1...].count * 10 + [4, 5, 6][1...].last!"),
  ResultCase("a slice to an index", 25, "result = [4, 5, 6][..<2].count * 10 + [4, 5, 6][..<2].last!"),
  ResultCase("a slice through an index", 25, "result = [4, 5, 6][...1].count * 10 + [4, 5, 6][...1].last!"),
  ResultCase("a slice of one element", 5, "result = [4, 5, 6][1...1].reduce(0) { $0 * 10 + $1 }"),
  ResultCase("an optional number that is mapped", 8, "let n: Int? = 4; result = n.map { $0 * 2 } ?? 9"),
  ResultCase(
    "an optional text that is mapped",
    3,
    #"let text: String? = "abc"; result = text.flatMap { $0.count } ?? 9"#),
  ResultCase(
    "a text that is nil and mapped",
    9,
    "let text: String? = nil; result = text.map { $0.count } ?? 9"),
]
