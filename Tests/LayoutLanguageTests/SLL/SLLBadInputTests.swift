import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct SLLBadInputTests {
  private static let depth = 10_000

  private func repeated(_ text: String, _ count: Int = depth) -> String {
    String(repeating: text, count: count)
  }

  @Test func closedParentheses() {
    let reading = SLLReading("tt = " + repeated("(") + "5" + repeated(")"))
    #expect(reading.lines == ["badge.top == view.top + 5"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func openParentheses() {
    let reading = SLLReading("tt = " + repeated("(") + "5")
    #expect(reading.diagnostics.map(\.code) == ["unclosed-parenthesis"])
    #expect(reading.diagnostics.first?.span?.start == 5 + Self.depth + 1)
  }

  @Test func nothingButParentheses() {
    #expect(SLLReading(repeated("(")).diagnostics.map(\.code) == ["missing-operand"])
    #expect(SLLReading(repeated(")")).diagnostics.map(\.code) == ["missing-operand"])
  }

  @Test func assignmentsInAssignments() {
    let reading = SLLReading(repeated("tt = ll = ") + "7")
    #expect(reading.lines == ["badge.top == view.top + 7", "badge.left == view.left + 7"])
    #expect(reading.constraints.map(\.span.start) == [0, 5])
  }

  @Test func longSums() {
    let reading = SLLReading("w = " + repeated("%w(header) + ") + "1")
    #expect(reading.lines == ["badge.width == header.width * \(Self.depth) + 1 @ 998"])
    let nested = SLLReading("w = " + repeated("1 + (") + "50%" + repeated(")"))
    #expect(nested.lines == ["badge.width == view.width * 0.5 + \(Self.depth) @ 998"])
  }

  @Test func sumsOfManyViews() {
    let count = 3000
    let names = (0..<count).map { "v\($0)" }
    let source = SourceText(
      name: "", text: "badge: w = " + names.map { "%w(\($0))" }.joined(separator: " + "))
    let context = SLLReading.context(source)
    context.declaresNoView = true
    var rules = SLLRules()
    rules.read(Statement(span: SourceSpan(start: 0, end: source.utf8.count), enclosing: .root), in: context)
    rules.finish(in: context)
    guard case .terms(let terms, constant: 0)? = context.constraints.first?.form else {
      Issue.record("one sum was expected: \(context.constraints)")
      return
    }
    #expect(terms.count == count + 1)
    #expect(terms.dropFirst().map(\.item.view.index) == Array(6..<(count + 6)))
  }

  /// The value of a rule is computed once, so n rules `w += w` take n steps, not 2^n.
  @Test func doubling() {
    let doubled = SLLReading("w = 1%" + repeated(", w += w", 40))
    #expect(
      doubled.lines == [
        "badge.width == view.width * \(Double(sign: .plus, exponent: 40, significand: 0.01)) @ 998"
      ])
    let overflowing = SLLReading("w = 1%" + repeated(", w += w"))
    #expect(overflowing.diagnostics.map(\.code) == ["number-too-large"])
    let constant = SLLReading("w = 1" + repeated(", w += w", 2000))
    #expect(Set(constant.diagnostics.map(\.code)) == ["number-too-large"])
  }

  @Test func commas() {
    #expect(SLLReading(repeated(",")).diagnostics.isEmpty)
    let reading = SLLReading(repeated("tt = 1, ") + "tt = 2")
    #expect(reading.lines == ["badge.top == view.top + 2"])
  }

  @Test(arguments: [
    "tt = 1e308", "tt = 1e-308", "tt = \u{0}", "tt = \u{FFFD}", "tt = 💥", "tt = %", "tt = %%w(header)",
    "tt = H:", "tt = H:V:5%", "(", "%", "tt = \"5\"", "tt = /", "tt = =", "tt = %f()",
    "tt = %f(", "tt = %w",
  ])
  func nonsense(_ text: String) {
    let reading = SLLReading(text)
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(reading.lines.isEmpty)
  }

  @Test func noise() {
    var random = SLLRandom(seed: 7)
    let pieces = [
      "tt", "rr", "w", "maxw", "=", "+=", "+", "-", "*", "/", "(", ")", ",", "%", "%w(header)", "50%", "5",
      "H:", "nil", "gap", "foo", " ", "\\\n", "é", "header:",
    ]
    for _ in 0..<2000 {
      let text = "tt " + (0..<random.below(14)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let reading = SLLReading(text, splitLines: false)
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.span.map { $0.end <= text.utf8.count } == true, "\(text)")
      }
      if reading.diagnostics.allSatisfy({ $0.severity != .error }) {
        #expect(reading.constraints.allSatisfy { $0.span.end <= text.utf8.count }, "\(text)")
      }
    }
  }
}

struct SLLRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
