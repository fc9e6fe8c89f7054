import Testing

@testable import SwiftSource

/// Expressions with values at the ends of ranges and lists. Their results must be the same as in Swift, except that
/// magnitudes are limited to 1e12.
@Suite("Values at their limits", .enabled(if: canReadSwift))
struct ValueLimitTests {
  private static let numbers: [(String, Double)] = [
    ("-seven % two", -1), ("CGFloat.greatestFiniteMagnitude", 1e12), ("-1e300", -1e12), ("seven % -two", 1),
    ("seven / two * two", 6), ("8 / 2", 4), ("7 / two", 3),
    ("7 / 2.0", 3.5), ("seven & 5", 5), ("two | 5", 7), ("1 << two", 4), ("1 << 0", 1), ("list[0]", 4),
    ("list[3]", 7), ("list[0..<0].count", 0), ("list[0...0].count", 1), ("list.dropFirst(9).count", 0),
    ("list.prefix(0).count", 0), ("list.suffix(9).count", 4), ("list.prefix(9).count", 4),
    ("list.first { $0 > 4 }!", 5), ("list.last { $0 < 6 }!", 5), ("list.firstIndex(of: 4)!", 0),
    ("list.firstIndex { $0 > 6 }!", 3), ("list.reduce(2, *)", 1680), ("max(seven, two)", 7),
    ("min(two, seven)", 2), ("max(-1, -2)", -1), ("min(-1, -2)", -2), ("abs(4)", 4), ("round(2.5)", 3),
    ("floor(-2.5)", -3), ("ceil(-2.5)", -2), ("(2.4).rounded()", 2),
    ("stride(from: 0, to: 9, by: 4).map { $0 }.last!", 8),
    ("stride(from: 0, to: 8, by: 4).map { $0 }.last!", 4),
    ("stride(from: 0, through: 8, by: 4).map { $0 }.last!", 8),
    ("stride(from: 8, through: 0, by: -4).map { $0 }.count", 3), ("(0...0).map { $0 }.count", 1),
    ("Set([1, 1, 2]).count", 2), ("Set([2, 1, 2, 1, 3]).count", 3), ("Array(Set([7])).count", 1),
    ("(3..<4).map { $0 }.first!", 3), ("[3, 1, 2].sorted()[1]", 2), ("[3, 1, 2].sorted(by: >)[0]", 3),
    ("[1, 2, 2].firstIndex(of: 2)!", 1), ("nothing ?? 6", 6), ("some ?? 6", 3),
    ("some.map { $0 * 2 } ?? 1", 6), ("nothing.map { $0 * 2 } ?? 1", 1),
    ("Set([1, 2]).union([2]).count", 2), ("Set([1, 2]).symmetricDifference([1, 2]).count", 0),
    ("Set([1, 2]).subtracting([5]).count", 2), ("Set([1, 2]).intersection([5]).count", 0),
    ("CGSizeMake(3, 4).width", 3), ("CGRectMake(1, 2, 3, 4).maxY", 6), ("CGRectMake(1, 2, 3, 4).midX", 2.5),
    ("CGRectMake(1, 2, 3, 4).midY", 4), ("UIEdgeInsetsMake(1, 2, 3, 4).top", 1),
    ("UIEdgeInsetsMake(1, 2, 3, 4).left", 2), ("UIEdgeInsetsMake(1, 2, 3, 4).right", 4),
    ("(-seven).magnitude", 7), ("list.count + list.startIndex", 4), ("list.indices.upperBound", 4),
    ("list.indices.map { $0 }.last!", 3), ("list.min()! - list.max()!", -3), ("[2.5, 1.5].min()!", 1.5),
    ("[[1], [2, 3]].joined().map { $0 }.last!", 3), ("zip([1, 2, 3], list).map { $0 + $1 }.count", 3),
    ("sizes.filter { $0.value > 3 }.count", 1), ("sizes.values.reduce(0, +)", 8), ("box.size.width", 10),
    ("box.origin.x", 1), ("box.width - box.height", -10), ("[3, 4].lazy.map { $0 * 2 }.first!", 6),
    ("list.sorted { $0 > $1 }[1]", 6), ("[1, 2].flatMap { [$0, $0] }.count", 4),
    ("[1, 2].enumerated().map { $0.offset }.last!", 1),
  ]

  private static let truths: [(String, Bool)] = [
    ("seven == two", false), ("seven != two", true), (#""a" < "b""#, true), (#""b" < "a""#, false),
    (#""a" > "a""#, false), (#""a" < "a""#, false), (#""b" > "a""#, true), (#""a" + "b" == "ab""#, true),
    (#""a" != "b""#, true), ("true == false", false), ("true != false", true), ("nothing == 3", false),
    ("some == 3", true), ("some != nil", true), ("some == nil", false), ("a !== b", true),
    ("a !== a", false), ("Side.left != .right", true), ("Side.left != .left", false),
    ("[1] + [2] == [1, 2]", true), ("[1, 2] != [2, 1]", true), ("!list.isEmpty", true),
    (#""a".isEmpty"#, false), ("CGFloat(1).isZero", false), ("sizes.isEmpty", false),
    ("list.contains { $0 < 4 }", false), ("list.contains { $0 < 5 }", true),
    ("list.allSatisfy { $0 < 7 }", false), ("list.allSatisfy { $0 < 8 }", true),
    ("(1...4).contains(1)", true), ("(1...4).contains(0)", false), ("(1..<4).contains(1)", true),
    ("(1...4).contains(5)", false), ("(1..<4).contains(3)", true),
    ("Set([1, 2]).isSubset(of: [1, 2, 3])", true), ("Set([1, 2]).isSuperset(of: [3])", false),
    ("Set([1]).isDisjoint(with: [1])", false), ("false && true", false), ("true || false", true),
    ("!true", false), ("(1, 2) == (1, 2)", true), ("(1, 2) == (1, 3)", false), ("(2, 2) == (1, 2)", false),
    ("CGSize(width: 2, height: 2) == CGSize(width: 1, height: 2)", false),
    ("CGPoint(x: 1, y: 2) != CGPoint(x: 1, y: 3)", true), ("seven > two && two > 1", true),
    ("seven < two || two < 1", false), ("seven >= 8", false), ("seven <= 6", false), ("two > -two", true),
    ("[nothing, some].contains(3)", true),
  ]

  private func width(_ expression: String, after statements: String) throws -> [String] {
    let body = """
          \(statements)
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: \(expression)).isActive = true
      """
    let members = """
        enum Side { case left, right }
        enum Mode { case plain, gap(Int, Int) }
        let a = UIView(), b = UIView()
      """
    return equations(of: try #require(layouts(of: viewClass(members, body)).layouts.first))
  }

  private static let constants = """
    let seven = 7, two = 2
    let list = [4, 5, 6, 7], sizes = ["a": 3, "b": 5]
    let box = CGRect(x: 1, y: 2, width: 10, height: 20)
    let nothing: Int? = nil, some: Int? = 3
    """

  @Test("Numbers", arguments: numbers) func number(_ expression: String, _ value: Double) throws {
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    #expect(try width("CGFloat(\(expression))", after: Self.constants) == ["a.width == \(text)"])
  }

  @Test("Truths", arguments: truths) func truth(_ expression: String, _ value: Bool) throws {
    #expect(
      try width("(\(expression)) ? 1 : 2", after: Self.constants) == ["a.width == \(value ? 1 : 2)"])
  }

  /// Each number's digits are the elements of the list after the change; before it, the list is `[4, 5, 6]`.
  @Test(
    "Changes",
    arguments: [
      ("insert(8, at: 0)", 8456), ("insert(8, at: 2)", 4586), ("remove(at: 0)", 56), ("remove(at: 2)", 45),
      ("swapAt(0, 1)", 546), ("swapAt(1, 1)", 456), ("removeAll(keepingCapacity: true)", 0),
      ("removeAll { $0 < 5 }", 56), ("append(contentsOf: [])", 456), ("[0] += 4", 856), ("[2] = 9", 459),
      ("[1] -= 4", 416), ("popLast()", 45),
    ])
  func change(_ statement: String, _ digits: Int) throws {
    let change = "list\(statement.hasPrefix("[") ? "" : ".")\(statement)"
    #expect(
      try width("CGFloat(list.reduce(0) { $0 * 10 + $1 })", after: "var list = [4, 5, 6]\n" + change)
        == ["a.width == \(digits)"])
  }

  @Test(
    "Extreme numbers",
    arguments: [
      "list.prefix(N)", "list.suffix(N)", "list.prefix(through: N)", "list.prefix(upTo: N)",
      "list.suffix(from: N)", "list.dropFirst(N)", "list.dropLast(N)", "list[N]", "list[0..<N]",
      "list[N...N]", "Array(0..<N)", "Array(N...5)", "Array(repeating: 1, count: N)", #""\(N)""#, "N | 1",
      "N & 1", "1 << N", "Int(N)", "Side(rawValue: N)", "Sides([Sides(rawValue: N)])",
      "stride(from: 0, to: 5, by: N).map { $0 }",
    ], ["-1", "Int.max", "Int.min", "1e300", "-1e300", "CGFloat.nan", "CGFloat.infinity"])
  func extreme(_ expression: String, _ number: String) throws {
    let body = """
          var list = [4, 5, 6]
          let value = \(expression.replacing("N", with: "(\(number))"))
          list[\(number)] = 7
          list.insert(8, at: \(number))
          list.swapAt(0, \(number))
          list.removeLast(\(number))
          a.numberOfLines = \(number)
          addSubview(a)
          insertSubview(b, at: \(number))
          a.widthAnchor.constraint(equalToConstant: 4).isActive = true
      """
    let members = """
        enum Side: Int { case left = \(number), right }
        struct Sides: OptionSet { let rawValue: Int }
        let a = UILabel(), b = UIView()
        let side = Side.right.rawValue
      """
    let layout = try #require(layouts(of: viewClass(members, body)).layouts.first)
    #expect(equations(of: layout) == ["a.width == 4"])
  }

  private func expectResult(_ result: Int, of statements: String) throws {
    #expect(
      try width("CGFloat(result)", after: "var result = 0\n" + statements) == ["a.width == \(result)"],
      "\(statements)")
  }

  @Test(
    "Loops, conditions and functions",
    arguments: [
      ("for i in 1...4 { result += i }", 10),
      ("for i in 1..<4 { result += i }", 6),
      ("for i in (1...3).reversed() { result = result * 10 + i }", 321),
      ("for i in 1...9 where i > 7 { result += i }", 17),
      ("for i in 1...9 { if i == 3 { continue }; if i == 5 { break }; result += i }", 7),
      ("while result < 5 { result += 2 }", 6),
      ("repeat { result += 5 } while result < 5", 5),
      ("repeat { result += 2 } while result < 5", 6),
      ("for (i, x) in [7, 8].enumerated() { result += i * x }", 8),
      ("outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; result += i * j } }", 6),
      ("outer: for i in 1...3 { for j in 1...3 { if i == 2 { break outer }; result += j } }", 6),
      ("do { defer { result += 1 }; result = 4 }", 5),
      ("if let x = nil as Int? { result = x } else { result = 9 }", 9),
      ("for i in stride(from: 0, to: 4, by: 2) { result += i + 1 }", 4),
      (#"for c in "abc" where c != "b" { result += 1 }"#, 2),
      ("func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }; result = f(5)", 120),
      (
        "func f(_ n: Int = 3, by m: Int = 2) -> Int { n * m }; result = f() + f(4) + f(by: 5) + f(1, by: 1)",
        30
      ),
      ("func f(_ n: Int...) -> Int { n.reduce(0, +) }; result = f(1, 2, 3) + f()", 6),
      ("func f(_ n: inout Int) { n += 3 }; f(&result)", 3),
      ("let f = { (a: Int, b: Int) in a - b }; result = f(7, 4)", 3),
      ("result = [3, 1, 2].sorted { $0 > $1 }.reduce(0) { $0 * 10 + $1 }", 321),
      ("guard case .gap(let x, _) = Mode.gap(8, 1) else { return }; result = x", 8),
      ("if case .plain = Mode.gap(1, 1) { result = 1 } else { result = 2 }", 2),
      ("if case 3...5 = 5 { result = 1 } else { result = 2 }", 1),
      ("if case 3..<5 = 5 { result = 1 } else { result = 2 }", 2),
      ("if let x = 3 as Int?, x > 2 { result = x } else { result = 9 }", 3),
      ("if let x = 3 as Int?, x > 3 { result = x } else { result = 9 }", 9),
    ])
  func statement(_ statement: String, _ result: Int) throws { try expectResult(result, of: statement) }

  @Test(
    "Ranges in a switch",
    arguments: [
      (1, 1), (6, 1), (7, 2), (9, 2), (10, 3), (11, 3), (12, 4), (0, 4), (20, 4), (21, 21),
    ])
  func ranges(_ number: Int, _ result: Int) throws {
    try expectResult(
      result,
      of: """
        switch \(number) {
        case 1..<7: result = 1
        case 7...9: result = 2
        case 10, 11: result = 3
        case let x where x > 20: result = x
        default: result = 4
        }
        """)
  }

  @Test("Tuples in a switch", arguments: [("1, 1", 1), ("1, 2", 2), ("2, 1", 3), ("2, 2", 4), ("2, 3", 5)])
  func tuples(_ pair: String, _ result: Int) throws {
    try expectResult(
      result,
      of: """
        switch (\(pair)) {
        case (1, 1): result = 1
        case (1, _): result = 2
        case (_, 1): result = 3
        case let (x, y) where x == y: result = x + y
        default: result = 5
        }
        """)
  }

  @Test("Optional values in a switch", arguments: [("nil", 1), ("7", 2), ("8", 8)])
  func optionals(_ value: String, _ result: Int) throws {
    try expectResult(
      result,
      of: """
        switch \(value) as Int? {
        case .none: result = 1
        case .some(7): result = 2
        case let x?: result = x
        }
        """)
  }

  @Test("Cases in a switch", arguments: [("plain", 1), ("gap(3, 1)", 2), ("gap(5, 1)", 4)])
  func cases(_ value: String, _ result: Int) throws {
    try expectResult(
      result,
      of: """
        switch Mode.\(value) {
        case .plain: result = 1
        case .gap(3, _): result = 2
        case .gap(let x, let y): result = x - y
        }
        """)
  }
}
