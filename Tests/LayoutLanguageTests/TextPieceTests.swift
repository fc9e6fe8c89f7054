import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct TextPieceTests {
  @Test(
    arguments: [
      ("a1_b 2c", ["name:a1_b", "number:2", "name:c"]), ("1.5.2", ["number:1.5", "number:.2"]),
      ("1. 2", ["number:1.", "number:2"]), ("a..5", ["name:a", "mark:..", "number:5"]),
      ("a.b", ["name:a", "mark:.", "name:b"]), (". .", ["mark:.", "mark:."]),
      ("a...b", ["name:a", "mark:..", "mark:.", "name:b"]), ("#fff_1 x", ["color:#fff_1", "name:x"]),
      ("# x", ["color:#", "name:x"]), ("a/b", ["name:a", "mark:/", "name:b"]),
      ("a//b", ["name:a", "comment://b"]),
      ("//b\r\nc", ["comment://b", "lineBreak:\n", "name:c"]), ("//b\r", ["comment://b"]),
      ("a\r\nb", ["name:a", "lineBreak:\n", "name:b"]), ("a\rb", ["name:a", "unknown:\r", "name:b"]),
      ("a\\\n b", ["name:a", "name:b"]), ("a\\ \t\r\n b", ["name:a", "name:b"]), ("a\\", ["name:a"]),
      ("a\\ x", ["name:a", "unknown:\\", "name:x"]), ("é!", ["unknown:é", "unknown:!"]),
      ("€~", ["unknown:€", "mark:~"]), ("\u{7F}", ["unknown:\u{7F}"]), ("\ta \t", ["name:a"]),
      (#""a\"b"c"#, [#"string:"a\"b""#, "name:c"]), (#""a\\"b"#, [#"string:"a\\""#, "name:b"]),
      ("\"\"", ["string:\"\""]), ("\"a  \nb", ["openString:\"a", "lineBreak:\n", "name:b"]),
      ("\"a\\\nb", ["openString:\"a\\", "lineBreak:\n", "name:b"]),
      ("\"a { \n}", ["openString:\"a", "mark:{", "lineBreak:\n", "mark:}"]),
      ("\"{", ["openString:\"", "mark:{"]),
      ("{[(|;,:%=<>+-*~@)]}", "{[(|;,:%=<>+-*~@)]}".map { "mark:\($0)" }),
    ] as [(String, [String])])
  func tokens(text: String, expected: [String]) {
    let source = SourceText(name: "", text: text)
    #expect(Lexer.tokens(of: source).map { "\($0.kind):\(source[$0.span])" } == expected)
  }

  @Test(
    arguments: [
      (#""a\u{41}b""#, "aAb"), (#""\u{e9}\u{E9}""#, "éé"), (#""\u{00000041}""#, "A"), (#""\u{1F600}""#, "😀"),
      (#""\n\t\"\\""#, "\n\t\"\\"), (#""\u{A}\u{9}""#, "\n\t"), (#""\u{FFFD}""#, "\u{FFFD}"),
      (#""\u{20}""#, " "), (#""\u{000000041}""#, "unknown-escape"), (#""\u{}""#, "unknown-escape"),
      (#""\u{4g}""#, "unknown-escape"), (#""\u{41""#, "unknown-escape"), (#""\u{1F}""#, "no-character"),
      (#""\u{7F}""#, "no-character"), (#""\u{FFFE}""#, "no-character"), (#""\u{FFFF}""#, "no-character"),
      ("\"a\tb\"", "a\tb"), ("\"a\u{1F}b\"", "no-character"), ("\"a\u{7F}b\"", "no-character"),
    ] as [(String, String)])
  func string(written: String, expected: String) {
    var cursor = Cursor(SourceText(name: "", text: written))
    var found: String?
    do throws(Diagnostic) {
      found = try cursor.takeString()?.text
    } catch {
      found = error.code
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("40x20 a", "40", "20", " a"), ("40 x 20", "40", "20", ""), ("40×20", "40", "20", ""),
      ("40 * 20.5", "40", "20.5", ""), ("40 a", "40", "40", " a"), ("40 x a", "40", "40", " x a"),
      ("40", "40", "40", ""),
    ])
  func sides(text: String, width: String, height: String, rest: String) {
    var value = text[...]
    let sides = takeSides(&value)
    #expect(sides?.width == width)
    #expect(sides?.height == height)
    #expect(value == rest)
  }

  @Test(
    arguments: [
      ("12.5pt", "12.5"), ("0", "0"), ("123456789012", "123456789012"), ("1234567890123", nil), (".5", nil),
      ("5.", nil), ("a5", nil), ("", nil), ("-5", nil),
    ] as [(String, String?)])
  func number(text: String, expected: String?) {
    var value = text[...]
    let number = takeNumber(&value)
    #expect(number == expected)
    #expect(value == text.dropFirst(expected?.count ?? 0))
  }

  @Test(arguments: [
    ("#fff", true), ("#FFCC00", true), ("#ffcc0080", true), ("#ff", false), ("#ffff", false),
    ("#fffff", false),
    ("#fffffff", false), ("#ffg", false), ("#fff x", true), ("#", false),
  ])
  func color(text: String, isColor: Bool) { #expect(isAtColor(text) == isColor) }

  /// The function `canceled` adds two numbers and returns 0 if only a rounding error remains.
  @Test(
    arguments: [
      (0.1 + 0.2, -0.3, true), (0.3, -0.3, true), (-0.3, 0.1 + 0.2, true), (1.0, -0.999, false),
      (1e12, -999_999_999_999.9, false), (1.0, 1.0, false),
    ] as [(Double, Double, Bool)])
  func canceledSum(a: Double, b: Double, isZero: Bool) { #expect((canceled(a, b) == 0) == isZero) }

  /// From eight terms on, `LinearForm` uses an index to find terms.
  @Test(arguments: [1, 7, 8, 9, 20]) func sums(count: Int) {
    var form = LinearForm<Int>(5)
    for round in 1...3 {
      for term in 0..<count { form.add(Double(round * (term + 1)), term) }
    }
    #expect(form.terms.map(\.term) == Array(0..<count))
    #expect(form.terms.map(\.coefficient) == (0..<count).map { Double(6 * ($0 + 1)) })
    var other = LinearForm(2, count)
    other.add(-3)
    form.add(other, times: -1)
    #expect(form.constant == 8)
    #expect(form.terms.last?.coefficient == -2)
  }

  @Test(
    arguments: [
      (1e12, 1.0, true), (-1e12, -1e12, true), (2e12, 1, false), (-2e12, 1, false), (1, 2e12, false),
      (1, -2e12, false),
    ] as [(Double, Double, Bool)])
  func reasonable(constant: Double, coefficient: Double, isReasonable: Bool) {
    var form = LinearForm(coefficient, "a")
    form.add(constant)
    #expect(form.isReasonable == isReasonable)
  }

  @Test(arguments: [
    ("ab", "abc", true), ("ab", "abcd", false), ("abc", "abx", true), ("abc", "xbc", true),
    ("abc", "axy", false),
    ("abcd", "abxy", true), ("abcd", "xbcy", false), ("abcd", "abcdef", true), ("abcd", "abcdefg", false),
    ("abcdef", "xbcdey", true), ("abcdef", "xbcyey", false), ("abcdefghi", "abcdefxyz", true),
    ("abcdefghi", "abcdewxyz", false), ("ab", "ba", true), ("abcd", "badc", false),
    ("abcdef", "badcef", true),
    ("abc", "ABD", true),
  ])
  func near(name: String, other: String, isNear: Bool) {
    #expect((nearest(to: name, in: [other]) != nil) == isNear)
  }

  @Test(arguments: [(64, true), (65, false)]) func longNames(count: Int, isRead: Bool) {
    let name = String(repeating: "a", count: count)
    #expect((nearest(to: name, in: [String(name.dropLast()) + "b"]) != nil) == isRead)
  }
}
