import Diagnostics
import Testing

@testable import LayoutLanguage

/// `check --strict-vfl` reports everything that Apple's own parser would reject.
@Suite struct VFLStrictTests {
  @Test(arguments: [
    "|-[a]-8-[b(>=50,<=70@20)]-(>=gap@5)-[c(a)]-|  alignAllTop", "V:|[a]|", "H:[a][b]", "[a]-8@750-[b]",
    "[a(-5)]",
    "[a(gap@big)]",
  ])
  func `Apple's own grammar is not reported`(line: String) {
    #expect(VFLReading(line, isStrict: true).findings == [])
  }

  @Test func `a metric named like a priority is Apple's own`() {
    #expect(VFLReading("[a(50@high)]", metrics: ["high": 5], isStrict: true).findings == [])
  }

  @Test(arguments: [
    ("[a]1️⃣ [b]", ["vfl-blank"]), ("|1️⃣ -2️⃣ [a]", ["vfl-blank", "vfl-blank"]), ("[a(1️⃣ 50)]", ["vfl-blank"]),
    ("[a(50,1️⃣ 60)]", ["vfl-blank"]), ("V:1️⃣ [a]", ["vfl-blank"]), ("[a]-1️⃣ 8-[b]", ["vfl-blank"]),
    ("[a(>=1️⃣ 50)]", ["vfl-blank"]), ("[a1️⃣ (50)]", ["vfl-blank"]),
    ("[a(1️⃣50%)]", ["vfl-extension"]), ("[a(b1️⃣/2-10)]", ["vfl-extension"]),
    ("[a(b1️⃣.height2️⃣*2)]", ["vfl-extension", "vfl-extension"]), ("[a]-(1️⃣10%)-[b]", ["vfl-extension"]),
    ("[a]-(1️⃣-10)-[b]", ["vfl-extension"]), ("[a]-1️⃣-10-[b]", ["vfl-extension"]),
    ("[a]-(1️⃣b)-[c]", ["vfl-extension"]),
    ("|1️⃣~[a]2️⃣~|", ["vfl-extension", "vfl-extension"]), ("[a]1️⃣->[b]", ["vfl-extension"]),
    ("[v11️⃣..2]", ["vfl-extension"]), ("[a,1️⃣b]", ["vfl-extension"]), ("1️⃣HV:|[a]|", ["vfl-extension"]),
    ("1️⃣Z:|[a]", ["vfl-extension"]), ("1️⃣C:a.top(5)", ["vfl-extension"]), ("V:[s1️⃣:[a][b]]", ["vfl-extension"]),
    ("[a(1️⃣superview)]", ["vfl-extension"]), ("[a(50@1️⃣high)]", ["vfl-extension"]),
  ])
  func `extensions and blanks`(marked: String, codes: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text, views: ["v1", "v2"], isStrict: true)
    #expect(reading.findings == zip(line.columns, codes).map { "\($0):\($1)" })
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(VFLReading(line.text, views: ["v1", "v2"]).findings == [])
  }

  @Test(arguments: [
    ("HV:[a]", "Expected ':' after 'H' to specify horizontal arrangement"),
    ("[a(50%)]", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a( 50)]", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a] [b]", "Expected a view"),
    ("[a]- (8)-[b]", "Expected a number or key from the metrics dictionary, but encountered something else"),
    ("[a]~[b]", "Expected a view"),
    (
      "[a(50@high)]",
      "Encountered metric with name \"high\", but value was not specified in metrics or views dictionaries"
    ),
  ])
  func `Apple's sentence comes with it`(line: String, sentence: String) {
    let reading = VFLReading(line, isStrict: true)
    #expect(reading.diagnostics.map(\.help) == ["Apple's parser reports: \(sentence)"])
  }
}
