import Diagnostics
import Testing

@testable import LayoutLanguage

/// Each error is reported at the first character that cannot be part of a valid format.
@Suite struct VFLErrorTests {
  @Test(arguments: [
    ("V1️⃣|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement"),
    (
      "|[whiteBox1][blackBox4(blackWidth1️⃣][redBox]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("|[whiteBox2][1️⃣blackBox]", "Unable to find view with name blackBox"),
    ("V:|[blackBox4(>1️⃣30)]|", "Unknown relation. Must be ==, >=, or <="),
  ])
  func `the Guide's messages`(marked: String, message: String) throws {
    let line = MarkedText(marked)
    let views = ["backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redBox"]
    let reading = VFLReading(line.text, views: views, metrics: ["blackWidth": 5])
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(diagnostic.message.hasPrefix(message))
    #expect(reading.context.source.location(at: diagnostic.span!.start).column == line.columns[0])
  }

  @Test(arguments: [(59, ""), (60, ""), (61, "…"), (900, "…")])
  func `long names are shortened`(length: Int, end: String) {
    let message = VFLReading("[a]-\(String(repeating: "x", count: length))-[b]").diagnostics.first?.message
    let shown = String(repeating: "x", count: min(length, 60))
    #expect(message == "Unable to find metric with name \(shown)\(end)")
  }

  @Test(
    arguments: [
      ("H1️⃣|[a]|", ["expected-colon"]), ("H1️⃣[a]", ["expected-colon"]), ("HV1️⃣[a]", ["expected-colon"]),
      ("1️⃣h:[a]", ["unknown-orientation"]), ("1️⃣Hz[a]", ["unknown-orientation"]),
      ("1️⃣X:|[a]", ["unknown-orientation"]),
      ("H:1️⃣", ["expected-view"]), ("|1️⃣", ["expected-view"]), ("|1️⃣|", ["expected-view"]),
      ("|-1️⃣|", ["expected-view"]),
      ("|-50-1️⃣|", ["expected-view"]), ("[a]-1️⃣", ["expected-view"]), ("[a]-8-1️⃣", ["expected-view"]),
      ("[a]-8-1️⃣8-[b]", ["expected-view"]), ("1️⃣-[a]", ["expected-view"]), ("[1️⃣]", ["invalid-view-name"]),
      ("[1️⃣1a]", ["invalid-view-name"]), ("[1️⃣é]", ["invalid-view-name"]), ("[a1️⃣é]", ["unclosed-view"]),
      ("[a1️⃣", ["unclosed-view"]), ("[a1️⃣-[b]", ["unclosed-view"]), ("[a1️⃣|", ["unclosed-view"]),
      ("[a1️⃣[b]", ["unclosed-view"]), ("[a 1️⃣b]", ["unclosed-view"]), ("[a(501️⃣", ["unclosed-view"]),
      ("[a(501️⃣]", ["unclosed-view"]), ("[a(50)1️⃣", ["unclosed-view"]), ("[a(50)1️⃣)]", ["unclosed-view"]),
      ("[a(50 1️⃣60)]", ["unclosed-view"]), ("[a(501️⃣px)]", ["unclosed-view"]), ("[a,1️⃣]", ["invalid-view-name"]),
      ("[a]1️⃣]", ["unexpected-text"]), ("[a]1️⃣=5", ["unexpected-text"]), ("|[a]|1️⃣[b]", ["unexpected-text"]),
      ("|[a]|1️⃣|", ["unexpected-text"]), ("|[a]1️⃣>=8-[b]", ["unexpected-text"]),
      ("[a(1️⃣)]", ["expected-value"]), ("[a(50,1️⃣)]", ["expected-value"]), ("[a(1️⃣,50)]", ["expected-value"]),
      ("[a(>1️⃣50)]", ["unknown-relation"]), ("[a(=1️⃣50)]", ["unknown-relation"]),
      ("[a(<1️⃣50)]", ["unknown-relation"]),
      ("[a(=1️⃣>50)]", ["unknown-relation"]), ("[a(==1️⃣=50)]", ["unknown-relation"]),
      ("[a(1️⃣!=50)]", ["unknown-relation"]), ("[a(1️⃣≥50)]", ["unknown-relation"]),
      ("[a(>1️⃣ =50)]", ["unknown-relation"]),
      ("[a(>=1️⃣)]", ["expected-value"]), ("[a(>=1️⃣@50)]", ["expected-value"]),
      ("[a(50@1️⃣)]", ["expected-priority"]),
      ("[a(50 1️⃣@7)]", ["misplaced-blank"]), ("[a(50@1️⃣ 7)]", ["misplaced-blank"]),
      ("[a(50@1️⃣0)]", ["priority-out-of-range"]), ("[a(50@1️⃣1001)]", ["priority-out-of-range"]),
      ("[a(50@1️⃣-5)]", ["priority-out-of-range"]), ("[a(50@1️⃣zero)]", ["priority-out-of-range"]),
      ("[a(50@1️⃣hgih)]", ["unknown-metric"]), ("[a(b@1️⃣c)]", ["unknown-metric"]),
      ("[a(1️⃣nobody)]", ["unknown-view"]), ("[a(b.1️⃣widht)]", ["unknown-attribute"]),
      ("[a(b.1️⃣)]", ["expected-attribute"]),
      ("[a(1️⃣nobody.width)]", ["unknown-view"]), ("[a(b.1️⃣centerX)]", ["size-with-location"]),
      ("[a(b 1️⃣* 2)]", ["misplaced-blank"]), ("[a(b*1️⃣ 2)]", ["misplaced-blank"]),
      ("[a(b+1️⃣ 2)]", ["misplaced-blank"]),
      ("[a(b 1️⃣-2)]", ["misplaced-blank"]), ("[a(b*1️⃣)]", ["expected-value"]),
      ("[a(b/1️⃣x)]", ["unknown-metric"]),
      ("[a(b/1️⃣0)]", ["division-by-zero"]), ("[a(b/1️⃣zero)]", ["division-by-zero"]),
      ("[a(b*1️⃣0)]", ["multiplier-zero"]), ("[a(1️⃣b/0.0000000000001)]", ["number-too-large"]),
      ("[a]-(1️⃣b/0.0000000000001)-[c]", ["number-too-large"]),
      ("[a(b*1️⃣zero)]", ["multiplier-zero"]),
      ("[a]-1️⃣x-[b]", ["unknown-metric"]), ("[a]-1️⃣b-[c]", ["unknown-metric"]),
      ("[a]-(1️⃣x)-[b]", ["unknown-metric"]),
      ("[a]-81️⃣[b]", ["unfinished-connection"]), ("[a]-81️⃣", ["unfinished-connection"]),
      ("[a]-(8)1️⃣[b]", ["unfinished-connection"]), ("[a]-(81️⃣-[b]", ["unclosed-predicates"]),
      ("[a]-(1️⃣)-[b]", ["expected-value"]), ("[a]-(>1️⃣8)-[b]", ["unknown-relation"]),
      ("[a]--1️⃣[b]", ["expected-value"]),
      ("[a]-1️⃣==8-[b]", ["expected-value"]), ("[a]->1️⃣=8-[b]", ["expected-view"]),
      ("[a]-8-1️⃣>[b]", ["expected-view"]), ("[a]-(b.1️⃣left)-[c]", ["size-with-location"]),
      ("[a]-81️⃣px-[b]", ["unfinished-connection"]),
      ("[a]-1️⃣b2️⃣*2-[c]", ["unknown-metric", "unfinished-connection"]),
      ("[1️⃣nobody]", ["unknown-view"]), ("[1️⃣superview]", ["unknown-view"]), ("[1️⃣H]", ["unknown-view"]),
      ("|-[1️⃣A]-|", ["unknown-view"]), ("1️⃣|[view]", ["no-superview"]), ("[view]-1️⃣|", ["no-superview"]),
      ("[view(1️⃣50%)]", ["no-superview"]),
      ("[a][b] 1️⃣alignAllTpo", ["unknown-option"]), ("[a][b] 1️⃣alignAllLeft", ["option-along-axis"]),
      ("V:[a][b] 1️⃣alignAllTop", ["option-along-axis"]), ("HV:[a][b] 1️⃣alignAllTop", ["option-along-axis"]),
      ("[a][b] 1️⃣spacingBaselineToBaseline", ["option-along-axis"]),
      ("[a] directionLeftToRight 1️⃣directionRightToLeft", ["conflicting-options"]),
      ("[a][b] alignAllTop 1️⃣5", ["unexpected-text"]), ("[a][b]1️⃣x", ["unknown-option"]),
      (
        "|-[a(>1️⃣50)]-[2️⃣emial]-3️⃣x-[b(c.4️⃣left)]",
        [
          "unknown-relation", "unknown-view", "unknown-metric", "size-with-location",
        ]
      ),
      ("[a(1️⃣x,>2️⃣5,=3️⃣6)]", ["unknown-view", "unknown-relation", "unknown-relation"]),
      ("[1️⃣x][2️⃣y] 3️⃣z", ["unknown-view", "unknown-view", "unknown-option"]),
    ] as [(String, [String])])
  func `codes and columns`(marked: String, codes: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text)
    let sorted = reading.diagnostics.sorted { $0.span!.start < $1.span!.start }
    #expect(sorted.map(\.code) == codes)
    #expect(sorted.map { reading.context.source.location(at: $0.span!.start).column } == line.columns)
    #expect(sorted.allSatisfy { $0.severity == .error && !$0.message.isEmpty && !$0.message.hasSuffix(".") })
  }
}
