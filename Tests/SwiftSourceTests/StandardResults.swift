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
  ResultCase(
    "a dictionary made from pairs", 92,
    #"let d = Dictionary(uniqueKeysWithValues: [("a", 7), ("b", 9)]); result = d["b"]! * 10 + d.count"#),
  ResultCase(
    "a dictionary made from lists that are zipped", 5,
    #"let d = [String: Int](uniqueKeysWithValues: zip(["a", "b"], [4, 5])); result = d["b"]!"#),
  ResultCase(
    "a dictionary of groups", 42,
    "let d = Dictionary(grouping: [1, 2, 3, 4]) { $0 % 2 }; result = d[0]!.last! * 10 + d.count"),
  ResultCase(
    "a dictionary made from pairs with equal keys", 16,
    #"let d = Dictionary([("a", 7), ("a", 9)], uniquingKeysWith: { $0 + $1 }); result = d["a"]!"#),
  ResultCase(
    "dictionaries that are merged", 952,
    """
    var d = ["a": 4]
    d.merge(["a": 5, "b": 2]) { $1 }
    result = d["a"]! * 10 + d["b"]! + d.merging(["a": 9]) { $1 }["a"]! * 100
    """),
  ResultCase(
    "a list of equal elements, with the type's name", 12,
    "result = [Int](repeating: 4, count: 3).reduce(0, +)"),
  ResultCase(
    "a quotient of raw values that are numbers with fractions", 8,
    "result = Int((Size.wide.rawValue / 2 + Size.wide.rawValue / 2).rounded())",
    types: "enum Size: CGFloat { case wide = 8; case low = 3 }"),
  ResultCase("a text repeated", 6, #"result = String(repeating: "ab", count: 3).count"#),
  ResultCase("the characters of a text, one after the other", 3, #""abc".forEach { _ in result += 1 }"#),
  ResultCase(
    "the characters of a text that is mapped", 3,
    #"let text = "abc"; result = text.map { String($0) }.count"#),
  ResultCase(
    "the characters of a text in a list", 321,
    #"result = ["abc", "ab", "a"].map { $0.map { $0 } }.reversed().enumerated().reduce(0) { $0 + $1.element.count * [1, 10, 100][$1.offset] }"#
  ),
  ResultCase(
    "the characters of a text that is a parameter", 3,
    #"result = length("abc")"#,
    types: "func length(_ text: String) -> Int { text.map { [$0] }.count }"),
  ResultCase(
    "a parameter that is optional and mapped", 1,
    #"result = length("abc") ?? 9"#,
    types: "func length(_ text: String?) -> Int? { text.map { [$0].count } }"),
  ResultCase(
    "the characters of an optional text that is unwrapped", 3,
    #"let text: String? = "abc"; if let text { result = text.map { 1 + $0.count }.count }"#),
  ResultCase(
    "the position of a character", 2, #"for (i, c) in "abc".enumerated() where c == "c" { result = i }"#),
  ResultCase(
    "parts of a text", 22,
    #"result = "abc".prefix(2).count * 10 + "abcd".filter { $0 > "b" }.count"#),
  ResultCase("the first character of a text", 1, #"result = "abc".first! == "a" ? 1 : 2"#),
  ResultCase("a text reversed", 1, #"result = String("abc".reversed()) == "cba" ? 1 : 2"#),
]
