import FixedAdvance
import Graphics
import Testing

@Suite struct FixedAdvanceMeasurerTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var width: Double?
    var limit: Int
    var lines: [String]
    var truncated = false
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "one line as it is", text: "ab cd", width: nil, limit: 1, lines: ["ab cd"]),
    Case(name: "empty text has one line", text: "", width: nil, limit: 1, lines: [""]),
    Case(name: "wraps at blanks", text: "ab cd ef", width: 25, limit: 0, lines: ["ab cd", "ef"]),
    Case(name: "breaks a long word", text: "abcdefg", width: 15, limit: 0, lines: ["abc", "def", "g"]),
    Case(name: "line limit", text: "ab cd ef", width: 12, limit: 2, lines: ["ab", "c…"], truncated: true),
    Case(name: "single line is cut", text: "abcdef", width: 20, limit: 1, lines: ["abc…"], truncated: true),
    Case(name: "line breaks end lines", text: "a\nb", width: nil, limit: 0, lines: ["a", "b"]),
  ])
  func lines(_ c: Case) {
    let measured = FixedAdvanceMeasurer().measure(
      c.text, style: TextStyle(size: 10), width: c.width, lineLimit: c.limit)
    #expect(measured.lines.map(\.text) == c.lines)
    #expect(measured.isTruncated == c.truncated)
    #expect(measured.height == 10 * Double(c.lines.count))
  }

  @Test func baselines() {
    let measured = FixedAdvanceMeasurer().measure(
      "ab cd", style: TextStyle(size: 10), width: 10, lineLimit: 0)
    #expect(measured.firstBaseline == 8)
    #expect(measured.lastBaseline == 18)
  }
}
