import Testing

@testable import SwiftSource

@Suite("Values of expressions", .enabled(if: canReadSwift))
struct ValueTests {
  private static let numbers: [(String, Double)] = [
    ("max(3, 7, 5)", 7), ("min(7, 3, 5)", 3), ("abs(-4)", 4), ("floor(2.7)", 2), ("ceil(2.2)", 3),
    ("round(2.4)", 2),
    ("sqrt(9)", 3), ("seven / two", 3), ("-seven / two", -3), ("7.0 / 2", 3.5), ("1 / 4", 0),
    ("1 / 4.0", 0.25),
    ("seven % two", 1),
    ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("7 - 2 - 1", 4), ("-(2 - 5)", 3), ("1 << 3", 8), ("6 & 3", 2),
    ("4 | 1", 5),
    ("3.6.rounded()", 4), ("CGFloat(-2.5).magnitude", 2.5), ("seven.advanced(by: 2)", 9),
    ("list.count", 4), ("list[1]", 5), ("list.first!", 4), ("list.last!", 7), ("list[1...2].count", 2),
    ("list[1...2].first!", 5), ("list[1..<3].last!", 6), ("list[1..<4].count", 3),
    ("list.reversed().first!", 7),
    ("list.dropFirst().first!", 5), ("list.dropFirst(2).first!", 6), ("list.dropLast().last!", 6),
    ("list.dropLast(2).count", 2), ("list.prefix(3).last!", 6), ("list.suffix(3).first!", 5),
    ("list.map { $0 * 2 }.last!", 14), ("list.filter { $0 > 5 }.count", 2), ("list.reduce(0, +)", 22),
    ("list.reduce(1) { $0 + $1 }", 23), ("list.reduce(into: 1) { $0 += $1 }", 23),
    ("list.firstIndex(of: 6)!", 2),
    ("list.firstIndex { $0 > 4 }!", 1), ("list.first { $0 > 5 }!", 6), ("list.last { $0 < 7 }!", 6),
    ("list.min()!", 4),
    ("list.max()!", 7), ("[7, 4, 6].sorted().first!", 4), ("[7, 4, 6].sorted { $0 > $1 }.last!", 4),
    ("list.enumerated().map { $0.offset * $0.element }.last!", 21),
    ("zip(list, [1, 2]).map { $0 * $1 }.last!", 10),
    ("list.endIndex", 4), ("[1, nil, 3].compactMap { $0 }.count", 2),
    ("[[1, 2], [3]].flatMap { $0 }.count", 3), ("[[1, 2], [3]].joined().count", 3),
    ("(1..<4).map { $0 }.last!", 3), ("(1..<1).map { $0 }.count", 0),
    ("(2...4).lowerBound", 2),
    ("(2..<4).upperBound", 4), ("stride(from: 0, to: 10, by: 5).map { $0 }.count", 2),
    ("stride(from: 0, through: 10, by: 5).map { $0 }.count", 3),
    ("stride(from: 9, to: 0, by: -3).map { $0 }.last!", 3),
    (#"sizes["a"]!"#, 3), (#"sizes["c", default: 9]"#, 9), (#"sizes["c"] ?? 8"#, 8), ("sizes.count", 2),
    ("sizes.keys.count", 2), ("sizes.mapValues { $0 * 2 }[\"b\"]!", 10),
    ("sizes.map { $0.value }.reduce(0, +)", 8),
    (#""abc".count"#, 3), (#"["a", "bc"].joined(separator: "--").count"#, 5),
    ("box.minX", 1), ("box.minY", 2), ("box.midX", 6), ("box.midY", 12), ("box.maxX", 11), ("box.maxY", 22),
    ("box.size.height", 20), ("box.origin.y", 2), ("CGSizeMake(3, 4).height", 4),
    ("CGRectMake(1, 2, 3, 4).maxX", 4),
    ("UIEdgeInsetsMake(1, 2, 3, 4).bottom", 3),
    ("UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).right", 4),
    ("Int(3.7)", 3), ("CGFloat(seven) / 2", 3.5),
    ("Set([1, 2]).union([2, 3]).count", 3), ("Set([1, 2]).intersection([2, 3]).count", 1),
    ("Set([1, 2]).subtracting([2, 3]).count", 1), ("Set([1, 2]).symmetricDifference([2, 3]).count", 2),
  ]

  private static let truths: [(String, Bool)] = [
    ("seven < 7", false), ("seven <= 7", true), ("seven > 7", false), ("seven >= 7", true),
    ("seven == 7", true),
    ("seven != 7", false), ("seven < 8", true), ("seven > 6", true), ("true && false", false),
    ("true && true", true),
    ("false || true", true), ("false || false", false), ("!(seven == 7)", false), ("list.isEmpty", false),
    ("list.contains(5)", true), ("list.contains(9)", false), ("list.contains { $0 > 6 }", true),
    ("list.contains { $0 > 7 }", false), ("list.allSatisfy { $0 > 3 }", true),
    ("list.allSatisfy { $0 > 4 }", false),
    ("(1...4).contains(4)", true), ("(1..<4).contains(4)", false), (#""abc".hasPrefix("ab")"#, true),
    (#""abc".hasPrefix("b")"#, false), (#""abc".hasSuffix("bc")"#, true), (#""abc".contains("d")"#, false),
    (#""".isEmpty"#, true), (#""abc" == "abc""#, true), (#""abc" == "abd""#, false),
    (#""Ab".lowercased() == "ab""#, true),
    (#""Ab".uppercased() == "AB""#, true), ("[1, 2] == [1, 2]", true), ("[1, 2] == [1, 3]", false),
    ("[1, 2] == [1, 2, 3]", false), ("CGSize(width: 1, height: 2) == CGSize(width: 1, height: 2)", true),
    ("CGSize(width: 1, height: 2) == CGSize(width: 1, height: 3)", false), ("nothing == nil", true),
    ("nothing != nil", false),
    ("a === b", false), ("a === a", true), ("CGFloat.zero.isZero", true), ("Side.left == .left", true),
    ("Side.left == .right", false),
    ("Set([1, 2]).isSuperset(of: [1])", true), ("Set([1, 2]).isSubset(of: [1])", false),
    ("Set([1, 2]).isDisjoint(with: [3])", true),
  ]

  private func constant(_ expression: String) throws -> [String] {
    let body = """
          let seven = 7, two = 2
          let list = [4, 5, 6, 7], sizes = ["a": 3, "b": 5]
          let box = CGRect(x: 1, y: 2, width: 10, height: 20)
          let nothing: Int? = nil
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: \(expression)).isActive = true
      """
    let code = viewClass("  enum Side { case left, right }\n  let a = UIView(), b = UIView()", body)
    return equations(of: try #require(layouts(of: code).layouts.first))
  }

  @Test("Numbers", arguments: numbers) func number(_ expression: String, _ value: Double) throws {
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    #expect(try constant("CGFloat(\(expression))") == ["a.width == \(text)"])
  }

  @Test("Truths", arguments: truths) func truth(_ expression: String, _ value: Bool) throws {
    #expect(try constant("(\(expression)) ? 1 : 2") == ["a.width == \(value ? 1 : 2)"])
  }

  /// Each statement changes the list `[4, 5, 6]`. The number has the resulting elements as digits.
  @Test(
    "Changes",
    arguments: [
      ("append(8)", 4568), ("append(contentsOf: [8, 9])", 45689), ("insert(8, at: 1)", 4856),
      ("insert(8, at: 3)", 4568),
      ("remove(at: 1)", 46), ("removeFirst()", 56), ("removeLast()", 45), ("removeAll()", 0),
      ("removeAll { $0 > 4 }", 4),
      ("swapAt(0, 2)", 654), ("[1] = 9", 496), ("reverse()", 654), ("sort(by: >)", 654),
      ("sort { $0 > $1 }", 654),
      ("append(1); list.sort()", 1456),
    ])
  func change(_ statement: String, _ digits: Int) throws {
    let body = """
          var list = [4, 5, 6]
          list\(statement.hasPrefix("[") ? "" : ".")\(statement)
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: CGFloat(list.reduce(0) { $0 * 10 + $1 })).isActive = true
      """
    let layout = try #require(layouts(of: viewClass("  let a = UIView()", body)).layouts.first)
    #expect(equations(of: layout) == ["a.width == \(digits)"])
  }
}

@Suite("Names of a file") struct NameScanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var types: Set<String> = []
    var extended: Set<String> = []
    var conforming: Set<String> = []
    var members: Set<String> = []
    var globals: Set<String> = []
    var operators: Set<String> = []
    var declaresOperators = false
    var hasLayout = false
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing", text: ""),
    Case(
      testDescription: "types",
      text:
        "class A {}\nstruct B {}\n  enum C {}\nprotocol D {}\nactor E {}\ntypealias F = A\nfinal public class G<H>: A {}",
      types: ["A", "B", "C", "D", "E", "F", "G"]),
    Case(
      testDescription: "words that only begin like others", text: "classy A\nenumerate B\nlett d"),
    Case(
      testDescription: "extensions",
      text: "extension A {}\nextension B.C: D {}\nextension [UIView] {}\nextension E : F {}",
      extended: ["A", "C", "Array", "E"], conforming: ["C", "E"]),
    Case(
      testDescription: "members are not globals",
      text: "struct A {\n  func b() {}\n  var c = 1\n  init() {}\n  subscript(i: Int) -> Int { i }\n}",
      types: ["A"], members: ["b", "c", "init", "subscript"]),
    Case(
      testDescription: "globals", text: "let a = 1\nfunc b() {}\nvar c: Int", members: ["a", "b", "c"],
      globals: ["a", "b", "c"]),
    Case(
      testDescription: "lists of bindings",
      text: "let a = Edge(1, 2), b = [3, 4], c: Int = 5, d\n  var e = 1,\n  f = 2",
      members: ["a", "b", "c", "e", "f"], globals: ["a", "b", "c"]),
    Case(
      testDescription: "a comparison after a comma is not a binding", text: "  if let a = b, c == d { }",
      members: ["a"]),
    Case(
      testDescription: "the end of a list", text: "  let a = (1,\n  b), c = 2\n  x(d, e = 1)",
      members: ["a", "c"]),
    Case(
      testDescription: "a list at the end of the file", text: "let a = 1, b", members: ["a"], globals: ["a"]),
    Case(
      testDescription: "cases", text: "enum A { case b, c, d = 4 }", types: ["A"], members: ["b", "c", "d"]),
    Case(testDescription: "calls of initializers", text: "  a.init()\n  .subscript", members: []),
    Case(
      testDescription: "operators", text: "infix operator <->\nfunc <-> (p: Int, q: Int) {}",
      operators: ["<->"], declaresOperators: true),
    Case(testDescription: "precedence", text: "precedencegroup A {}", declaresOperators: true),
    Case(testDescription: "words of other lengths", text: "infixes\nprecedencegroups A"),
    Case(
      testDescription: "comparisons in a type",
      text:
        "struct A {\n  static func == (p: A, q: A) -> Bool { true }\n  static func + (p: A, q: A) {}\n}\nfunc < (p: A, q: A) {}",
      types: ["A"], operators: ["+", "<"]),
    Case(testDescription: "constraints", text: "  a.snp.makeConstraints {}", hasLayout: true),
    Case(testDescription: "a constraint at the end", text: "NSLayoutConstraint", hasLayout: true),
    Case(testDescription: "no constraints", text: "snapshot\nconstrain\nNSLayoutConstraints"),
  ]

  @Test("Declarations", arguments: cases) func declarations(_ test: Case) {
    let scan = NameScan(Array(test.text.utf8))
    #expect(scan.types == test.types)
    #expect(scan.extended == test.extended && scan.conforming == test.conforming)
    // After an operator, `(` and `p` also count as names, which is harmless.
    #expect(
      scan.members.subtracting(["p"]) == test.members && scan.globals.subtracting(["p"]) == test.globals)
    #expect(
      scan.operators.subtracting(["("]) == test.operators && scan.declaresOperators == test.declaresOperators)
    #expect(scan.hasLayout == test.hasLayout)
  }
}
