import LayoutDraw
import Testing

/// How conflicts are told: numbers worked out by hand, text a half of 10 points wide a character.
@Suite struct ConflictTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// After “was left out: ”.
    var arithmetic: [String]
    var help: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a row that is too wide",
      text: """
        canvas 100x50
        view a
        view b
        V:|[a]|
        V:|[b]|
        |[a]-[b]|
        b.width = 70
        a.width = 30
        """,
      arithmetic: ["'a' 30 + gap 8 + 'b' 70 = 108, but the canvas is 100 wide: 8 too much"],
      help: [
        "lower line 8 to 999: 'a' shrinks to 22; or lower gap 8 in line 6 to 999: the gap shrinks to 0; "
          + "or lower line 7 to 999: 'b' shrinks to 62"
      ]),
    Case(
      name: "a row that is too narrow",
      text: "canvas 100x50\nview a\nV:|[a]|\n|-10-[a(60)]-10-|",
      arithmetic: ["inset 10 + 'a' 60 + inset 10 = 80, but the canvas is 100 wide: 20 too little"],
      help: [
        "lower inset 10 in line 4 to 999: the inset grows to 30; or lower 'a' 60 in line 4 to 999: 'a' grows to 80; "
          + "or lower inset 10 in line 4 to 999: the inset grows to 30"
      ]),
    Case(
      name: "two widths", text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = 10\na.width >= 20",
      arithmetic: ["'a' cannot be both at least 20 and 10 wide"],
      help: ["lower line 6 to 999: 'a' shrinks to 10; or lower line 5 to 999: 'a' grows to 20"]),
    Case(
      name: "a share",
      text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = superview.width / 4\na.width = 30",
      arithmetic: ["'a' is 30 wide, but 0.25 × canvas 100 = 25: 5 too much"],
      help: [
        "lower line 6 to 999: 'a' shrinks to 25; or lower line 5 to 999: it then misses by 5; "
          + "or make the canvas 120 wide"
      ]),
    Case(
      name: "right to left",
      text: "canvas 100x50 rtl\nview a\nview b\nV:|[a]|\nV:|[b]|\n|[a(30)]-8-[b(70)]|",
      arithmetic: ["'a' 30 + gap 8 + 'b' 70 = 108, but the canvas is 100 wide: 8 too much"],
      help: [
        "lower 'b' 70 in line 6 to 999: 'b' shrinks to 62; or lower gap 8 in line 6 to 999: the gap shrinks to 0; "
          + "or lower 'a' 30 in line 6 to 999: 'a' shrinks to 22"
      ]),
  ])
  func told(_ c: Case) throws {
    let file = try solve(SourceText(name: "a.layout", text: c.text), measuring: FixedAdvanceMeasurer())
    let told = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(told.map { $0.message.components(after: "was left out: ") } == c.arithmetic)
    #expect(told.map { $0.help ?? "" } == c.help)
  }

  /// The others are shown up to a dozen; the sum, its ends.
  @Test func aLongRowIsCutShort() throws {
    let names = (1...40).map { "v\($0)" }
    let row = names.map { "[\($0)(10)]" }.joined(separator: "-2-")
    let file = try solve(
      SourceText(name: "a.layout", text: "canvas 400x50\n|\(row)|"), measuring: FixedAdvanceMeasurer())
    let told = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(told.count == 1)
    #expect(
      told.first?.message.components(after: "was left out: ")
        == "'v1' 10 + gap 2 + 'v2' 10 + 67 more 382 + gap 2 + gap 2 = 408, but the canvas is 400 wide: "
        + "8 too much")
    #expect(told.first?.notes.count == 13)
    #expect(told.first?.notes.last?.message == "and 69 more that take part")
  }
}

extension String {
  fileprivate func components(after separator: String) -> String {
    var rest = Substring(self)
    while !rest.isEmpty, !rest.hasPrefix(separator) { rest.removeFirst() }
    return String(rest.dropFirst(separator.count))
  }
}
