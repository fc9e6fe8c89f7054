import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLOrderTests {
  @Test(arguments: [
    ("Z:|[a][b]", ["a": 0, "b": 1]),
    ("Z:|-[a]-[b]", ["a": 0, "b": 1]),
    ("Z:[a][b][c]", ["a": 0, "b": 1, "c": 2]),
    ("Z:|[a][b][c]|", ["a": 0, "b": 1, "c": 2]),
    ("Z:|[a]-10-[b,c]", ["a": 0, "b": 10, "c": 10]),
    ("Z:|[a]-gap-[v1..2]-(5)-[b]", ["a": 0, "v1": 12, "v2": 12, "b": 17]),
    ("Z:|-10-[a][b]", ["a": 10, "b": 11]),
    ("Z:|[a]-(-1)-[b]", ["a": 0, "b": -1]),
    ("Z:|[a]->[b][c]", ["a": 0, "b": 0, "c": 1]),
    ("Z:|[a][b]\nZ:[b][c]", ["b": 1, "c": 2]),
    ("Z:[b][c]\nZ:|[a][b]", ["b": 1, "c": 2]),
    ("Z:[a][b]\nZ:[c][d][b]", ["a": 0, "b": 2, "c": 0, "d": 1]),
    ("Z:|[e,a,b][c]", ["a": 0, "b": 0, "c": 1, "e": 0]),
    ("V:[s:[a][b]]\nZ:|[c][s][d]", ["c": 0, "s": 1, "a": 1, "b": 1, "d": 2]),
    ("|[a][b]", ["a": 0, "b": 0]),
  ])
  func `levels`(lines: String, levels: [String: Int]) {
    let reading = VFLReading(lines, views: ["v1", "v2"])
    let found = reading.context.views.filter { levels[$0.name ?? ""] != nil }.map { ($0.name!, $0.zIndex) }
    #expect(Dictionary(uniqueKeysWithValues: found) == levels)
    #expect(reading.findings == [])
  }

  /// A step in a `Z:` line may connect at most 10,000 pairs of views, such as 100 views with 100 others.
  @Test(arguments: [(100, []), (101, ["12:too-long"])] as [(Int, [String])])
  func `steps between many views`(count: Int, findings: [String]) {
    let reading = VFLReading("Z:[x1..100][y1..\(count)]", declaresViews: false)
    #expect(reading.findings == findings)
    let levels = Set(reading.context.views.filter { $0.name?.hasPrefix("y") == true }.map(\.zIndex))
    #expect(levels == [findings.isEmpty ? 1 : 0])
  }

  @Test func `an order is not a constraint`() { #expect(VFLReading("Z:|[a][b]|").constraints == []) }

  @Test(arguments: [
    ("Z:[a][b]1️⃣[a]", ["circular-order"]), ("Z:[a(1️⃣50)]", ["size-in-order"]),
    ("Z:[a]1️⃣~[b]", ["step-in-order"]),
    ("Z:[a]-(1️⃣>=2)-[b]", ["step-in-order"]), ("Z:[a]-1️⃣1.5-[b]", ["step-in-order"]),
    ("Z:[a]-1️⃣10000000-[b]", ["step-in-order"]), ("Z:[a]1️⃣-10%-[b]", ["step-in-order"]),
    ("Z:[a][b] 1️⃣alignAllTop", ["option-not-here"]), ("Z:[1️⃣x]", ["unknown-view"]),
    ("Z:[a]-(1️⃣b)-[c]", ["step-in-order"]), ("Z:[a]1️⃣-2-[inner]", ["order-across-superviews"]),
  ])
  func `codes and columns`(marked: String, codes: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text)
    #expect(reading.findings == zip(line.columns, codes).map { "\($0):\($1)" })
  }
}
