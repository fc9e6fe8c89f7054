import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

/// The place of each error is the first character that cannot be right.
@Suite struct SLLErrorTests {
  struct ErrorCase: CustomTestStringConvertible, Sendable {
    var marked: String
    var block: String
    var code: String
    var message: String?
    var testDescription: String { marked }

    init(_ marked: String, in block: String = "badge", _ code: String, _ message: String? = nil) {
      self.marked = marked
      self.block = block
      self.code = code
      self.message = message
    }
  }

  private func check(_ example: ErrorCase) {
    let marked = MarkedText(example.marked)
    let reading = SLLReading(marked.text, in: example.block)
    #expect(reading.diagnostics.map { $0.span?.start } == marked.marks.map(Optional.some))
    #expect(Set(reading.diagnostics.map(\.code)) == [example.code])
    #expect(reading.diagnostics.allSatisfy { $0.severity == .error })
    if let message = example.message { #expect(reading.diagnostics.first?.message == message) }
  }

  @Test(
    arguments: [
      ErrorCase("tt = 1️⃣", "missing-operand", "expected a value: a number, a percentage, a name or '('"),
      ErrorCase("tt =1️⃣, ll = 5", "missing-operand"),
      ErrorCase("tt =   1️⃣, ll = 5", "missing-operand"),
      ErrorCase("tt = 5 +1️⃣", "missing-operand"),
      ErrorCase("tt = 5 + 1️⃣, ll = 3", "missing-operand"),
      ErrorCase("tt = 1️⃣* 5", "missing-operand"),
      ErrorCase("tt = 5 + 1️⃣* 3", "missing-operand"),
      ErrorCase("tt = 5 1️⃣5", "expected-operator"),
      ErrorCase("tt = 5 1️⃣px", "expected-operator"),
      ErrorCase("tt = 51️⃣px", "number-unit"),
      ErrorCase("tt = 51️⃣fx", "number-unit"),
      ErrorCase("tt = 11️⃣e308", "number-exponent"),
      ErrorCase("tt = (1️⃣)", "missing-operand"),
      ErrorCase("tt = (5 + 1️⃣)", "missing-operand"),
      ErrorCase("tt = rr = 1️⃣", "missing-operand"),
      ErrorCase("tt +=1️⃣", "missing-operand"),
      ErrorCase("tt =1️⃣= 5", "expected-assignment", "to assign a value to a rule, write '=', not '=='"),
      ErrorCase("tt = rr =1️⃣= 5", "expected-assignment"),
      ErrorCase("tt += 1️⃣= 5", "missing-operand"),
      ErrorCase("tt = 1️⃣#5", "missing-operand"),
      ErrorCase("tt = 1️⃣é", "missing-operand"),
      ErrorCase("tt = 5 1️⃣; ll", "expected-operator"),
      ErrorCase("tt 1️⃣5", "expected-assignment", "expected '=' or another operator after 'tt'"),
      ErrorCase("tt = 50 1️⃣%", "expected-operator"),
      ErrorCase("header: header1️⃣: tt = 5", "expected-assignment"),
      ErrorCase("tt = %w(header) 1️⃣%w(badge)", "expected-operator"),
      ErrorCase("tt = -1️⃣gap", "missing-operand", "a sign must be directly followed by a number"),
      ErrorCase("tt = -1️⃣ 5", "missing-operand"),
      ErrorCase("tt = -1️⃣(5)", "missing-operand"),
      ErrorCase("tt = -1️⃣-5", "missing-operand"),
      ErrorCase("tt = -1️⃣", "missing-operand"),
      ErrorCase("tt = H:1️⃣tt", "expected-percentage"),
      ErrorCase("tt = H:51️⃣", "expected-percentage"),
      ErrorCase("tt = V:%1️⃣f(5)", "expected-percentage"),
      ErrorCase("tt = V:%1️⃣w(header)", "expected-percentage"),
    ])
  func syntax(_ example: ErrorCase) { check(example) }

  @Test(arguments: [
    ErrorCase("tt = (5 + 31️⃣", "unclosed-parenthesis", "expected ')'"),
    ErrorCase("tt = (5 + 31️⃣, ll = 2", "unclosed-parenthesis"),
    ErrorCase("tt = (5 + 3 1️⃣, ll = 2", "unclosed-parenthesis"),
    ErrorCase("tt = ((5)1️⃣", "unclosed-parenthesis"),
    ErrorCase("ll = (tt = 51️⃣", "unclosed-parenthesis"),
    ErrorCase("tt = 51️⃣)", "unopened-parenthesis"),
    ErrorCase("tt = (5)1️⃣) + 3", "unopened-parenthesis"),
    ErrorCase("1️⃣)", "missing-operand"),
    ErrorCase("tt = %w(header1️⃣", "unclosed-parenthesis"),
    ErrorCase("tt = %w(header1️⃣, ll = 5", "unclosed-parenthesis"),
    ErrorCase("tt = %w(header 1️⃣card)", "unclosed-parenthesis"),
    ErrorCase("tt = %f(5 1️⃣+ 3)", "unclosed-parenthesis"),
    ErrorCase("tt = %w(1️⃣)", "missing-argument", "'%w' takes its argument in parentheses: %w(header)"),
    ErrorCase("tt = %bt 1️⃣+ 10", "missing-argument"),
    ErrorCase("tt = %bt1️⃣", "missing-argument"),
    ErrorCase("tt = %f1️⃣", "missing-argument", "'%f' takes its argument in parentheses: %f(12)"),
  ])
  func parentheses(_ example: ErrorCase) { check(example) }

  @Test(arguments: [
    ErrorCase("tt = 1️⃣foo", "unknown-name", "no rule or metric is named 'foo'"),
    ErrorCase("tt = 1️⃣tx", "unknown-name", "no rule or metric is named 'tx'; did you mean 'tt'?"),
    ErrorCase("tt = 1️⃣gapp + 1", "unknown-name", "no rule or metric is named 'gapp'; did you mean 'gap'?"),
    ErrorCase("tt = 1️⃣foo + 2️⃣bar", "unknown-name"),
    ErrorCase("tt = 1️⃣foo, ll = 2️⃣bar", "unknown-name"),
    ErrorCase(
      "tt = 1️⃣header", "unknown-name",
      "'header' is a view; write one of its values, such as %tt(header) or %w(header)"),
    ErrorCase("1️⃣foo", "unknown-name"),
    ErrorCase("1️⃣minW", "unknown-name", "no rule or metric is named 'minW'; did you mean 'minw'?"),
    ErrorCase("1️⃣minW = 5", "unknown-rule", "no rule is named 'minW'; did you mean 'minw'?"),
    ErrorCase("1️⃣foo = 5", "unknown-rule", "no rule is named 'foo'"),
    ErrorCase("1️⃣foo += 5", "unknown-rule"),
    ErrorCase(
      "1️⃣leading = 5", "unknown-rule",
      "no rule is named 'leading'; the rules for the sides are 'll' (left) and 'rr' (right), which are not "
        + "mirrored in right-to-left layouts"),
    ErrorCase("1️⃣corner = 5", "unknown-rule", "'corner' is a property; write it without '='"),
    ErrorCase("tt = 1️⃣foo = 5", "unknown-rule"),
    ErrorCase("1️⃣gap = 5", "unknown-rule", "'gap' is a metric; values can only be assigned to rules"),
    ErrorCase("1️⃣header = 5", "unknown-rule"),
    ErrorCase("1️⃣nil = 5", "unknown-rule"),
    ErrorCase("5 1️⃣= 3", "not-assignable", "a value can only be assigned to a rule's name"),
    ErrorCase("(tt) 1️⃣= 3", "not-assignable"),
    ErrorCase("tt = 5 + ll 1️⃣= 3", "not-assignable"),
    ErrorCase("tt = 5 1️⃣+= 3", "not-assignable"),
    ErrorCase("%w(header) 1️⃣= 3", "not-assignable"),
    ErrorCase("tt = %w(1️⃣heder)", "unknown-view", "no view is named 'heder'; did you mean 'header'?"),
    ErrorCase("tt = %w(1️⃣gap)", "unknown-view"),
    ErrorCase("tt = %w(1️⃣5)", "expected-view", "'%w' needs a view's name, as in %w(header)"),
    ErrorCase("tt = %1️⃣foo(header)", "unknown-specifier", "no value is named '%foo'"),
    ErrorCase("tt = %1️⃣minw(header)", "unknown-specifier"),
    ErrorCase("tt = %1️⃣(header)", "unknown-specifier", "expected a name after '%'"),
    ErrorCase("tt = 1️⃣^f", "missing-operand"),
    ErrorCase("tt = %1️⃣^f", "unknown-specifier"),
    ErrorCase("tt = %f(1️⃣foo)", "unknown-metric", "no metric is named 'foo'"),
    ErrorCase("tt = %p(1️⃣gup)", "unknown-metric", "no metric is named 'gup'; did you mean 'gap'?"),
    ErrorCase("tt = %f(1️⃣header)", "unknown-metric"),
    ErrorCase("1️⃣badgr: tt = 5, foo = 3", "unknown-view", "no view is named 'badgr'; did you mean 'badge'?"),
  ])
  func names(_ example: ErrorCase) { check(example) }

  @Test(arguments: [
    ErrorCase("w = 50% * 1️⃣50%", "nonlinear", "two values that depend on the layout cannot be multiplied"),
    ErrorCase("w = %w(header) * 1️⃣%h(header)", "nonlinear"),
    ErrorCase("w = 2 * %w(header) * 1️⃣(%h(header) - 5)", "nonlinear"),
    ErrorCase("w = 50%, w *= 1️⃣10%", "nonlinear"),
    ErrorCase("w = 50%, h = w * 1️⃣w", "nonlinear"),
    ErrorCase("bb = 3, h = 50% * 1️⃣bt", "nonlinear"),
    ErrorCase(
      "w = 10 / 1️⃣50%", "nonlinear", "the divisor depends on the layout; divide by a number or a metric"),
    ErrorCase("w = 50% / 1️⃣%w(header)", "nonlinear"),
    ErrorCase("w = 10 / 1️⃣0", "division-by-zero", "this divisor is 0"),
    ErrorCase("w = 50% / 1️⃣(5 - 5)", "division-by-zero"),
    ErrorCase("w = 10 / 1️⃣zero", "division-by-zero"),
    ErrorCase("w = 10 / 1️⃣tt", "division-by-zero"),
    ErrorCase("w /= 1️⃣0", "division-by-zero"),
    ErrorCase("w = big * 1️⃣big", "number-too-large"),
    ErrorCase("1️⃣w = 50% * big * big", "number-too-large"),
    ErrorCase("w = 1️⃣\(String(repeating: "9", count: 400))", "number-too-large"),
    // An error is reported once, even if other rules read the invalid value.
    ErrorCase("w = 10 / 1️⃣0 + 3, h = w * w, tt = h", "division-by-zero"),
  ])
  func values(_ example: ErrorCase) { check(example) }

  @Test(arguments: [
    ErrorCase("1️⃣tt = 5, ll = foo", in: "view", "rule-on-root"),
    ErrorCase("1️⃣tt", in: "view", "rule-on-root"),
    ErrorCase("1️⃣5", in: "view", "rule-on-root"),
    ErrorCase("1️⃣view: tt = 5", in: "view", "rule-on-root"),
    ErrorCase("1️⃣view: tt = 5", "rule-on-root"),
    ErrorCase(
      "1️⃣foo = 5", in: "view", "rule-on-root",
      "'foo' cannot be assigned here: outside a view's block, an assignment is a rule of the root view, which cannot have rules"
    ),
    ErrorCase("1️⃣a = b", in: "view", "rule-on-root"),
    ErrorCase("1️⃣tt 5", in: "view", "rule-on-root"),
  ])
  func root(_ example: ErrorCase) { check(example) }

  @Test func everyRuleOfALineIsRead() {
    let marked = MarkedText("tt = 1️⃣, ll = 2️⃣foo, w = 10, h = 5 / 3️⃣0, 4️⃣xx = 3, bb = (75️⃣")
    let reading = SLLReading(marked.text)
    #expect(reading.diagnostics.compactMap { $0.span?.start } == marked.marks)
    #expect(
      reading.diagnostics.map(\.code) == [
        "missing-operand", "unknown-name", "division-by-zero", "unknown-rule", "unclosed-parenthesis",
      ])
    #expect(reading.lines == ["badge.width == 10 @ 998"])
  }

  @Test(arguments: [
    ("{ tt = 5 + }", 11), ("{ tt = (5 ; ll = 3 }", 10), ("{ tt = 5 +   ", 10), ("{ tt = 5 + // }", 10),
  ])
  func endOfStatement(text: String, place: Int) {
    let source = SourceText(name: "", text: text)
    let end =
      text.utf8.firstRange(of: " ;".utf8)?.lowerBound ?? text.utf8.firstRange(of: "+".utf8)!.upperBound
    let length = text.utf8.distance(from: text.utf8.startIndex, to: end)
    let context = SLLReading.context(source)
    var rules = SLLRules()
    rules.read(Statement(span: SourceSpan(start: 2, end: length), enclosing: ViewID(2)), in: context)
    #expect(context.diagnostics.map { $0.span?.start } == [place])
  }
}
