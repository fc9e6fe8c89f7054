import Diagnostics
import FixedAdvance
import LayoutModel
import LayoutPipeline
import Testing

@Suite struct ImportedConflictTests {
  private static let start = "Unable to simultaneously satisfy constraints.\n(\n"
  private static let end = ")\nWill attempt to recover by breaking constraint\n"

  private static func log(_ constraints: [String], from number: Int = 10) -> String {
    let lines = constraints.enumerated().map { "<NSLayoutConstraint:0x\($0 + number) \($1)>" }
    return start + lines.map { "\"\($0)\"\n" }.joined() + end + (lines.last ?? "") + "\n"
  }

  private func imported(_ text: String, number: Int? = nil, isPicture: Bool = false) -> ImportedLog {
    importLog(
      SourceText(name: "log.txt", text: text), number: number, as: "log.layout", isPicture: isPicture,
      measuring: FixedAdvanceMeasurer())
  }

  private func lines(_ log: ImportedLog) -> [String] {
    String(decoding: log.layout?.utf8 ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let one = log(["A:0x1.width == 10", "A:0x1.width == 20"])
  private static let two = one + log(["B:0x2.height == 30", "B:0x2.height == 40"], from: 30)

  @Test(
    "one of several logs can be chosen by its number",
    arguments: [
      (one, nil, ["a"], nil), (one, 1, ["a"], nil), (two, nil, ["a", "b"], nil), (two, 1, ["a"], nil),
      (two, 2, ["b"], nil), (one, 2, [], "there is no conflict 2: the text contains only one conflict"),
      (two, 3, [], "there is no conflict 3: the text contains 2 conflicts"),
      (two, 0, [], "there is no conflict 0: the text contains 2 conflicts"),
    ] as [(String, Int?, [String], String?)])
  func numbers(text: String, number: Int?, boxes: [String], error: String?) {
    let log = imported(text, number: number)
    let found = lines(log).map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("box ") }
    #expect(found.map { $0.split(separator: " ")[1] } == boxes.map { Substring($0) })
    #expect(log.hasErrors == (error != nil))
    #expect(log.diagnostics.first { $0.severity == .error }?.message == error)
    #expect(log.count == (text == Self.one ? 1 : 2))
  }

  @Test func aTextWithoutALog() {
    let log = imported("nothing to see")
    #expect(log.diagnostics.map(\.code) == ["no-log"])
    #expect(log.hasErrors && log.content == nil && log.layout == nil && log.count == 0)
  }

  @Test(
    arguments: [
      (50, nil), (51, "only the first 50 of 51 logs are in the layout"),
      (53, "only the first 50 of 53 logs are in the layout"),
    ] as [(Int, String?)])
  func manyLogs(count: Int, note: String?) {
    let text = (1...count).map {
      Self.log(["A:0x\($0).width == 5", "A:0x\($0).width == \($0 + 9)"], from: $0 * 100)
    }
    let log = imported(text.joined())
    #expect(lines(log).count { $0.hasPrefix("view conflict") } == 50)
    #expect(log.diagnostics.first { $0.code == "too-many-logs" }?.message == note)
    #expect(!log.hasErrors)
  }

  @Test(
    arguments: [
      ("66.6666", "do not conflict", nil), ("66.6667", "only because", "a.width == 33.3334"),
      ("66.6668", "only because", "a.width == 33.3335"), ("66.6665", "only because", "a.width == 33.3332"),
      ("66.667", "only because", "c.width == 66.6666"), ("66.668", nil, nil), ("66.6671", nil, nil),
      ("66.6661", nil, nil),
    ] as [(String, String?, String?)])
  func rounding(width: String, words: String?, corrected: String?) {
    let log = imported(
      Self.log([
        "A:0x1.width == 33.3333", "B:0x2.width == 33.3333", "B:0x2.leading == A:0x1.trailing",
        "C:0x3.leading == A:0x1.leading", "C:0x3.trailing == B:0x2.trailing", "C:0x3.width == \(width)",
      ]))
    let found = log.diagnostics.first { $0.code == "log-without-conflict" }
    #expect((found == nil) == (words == nil) && found?.message.contains(words ?? "") != false, "\(width)")
    let changed = lines(log).first { $0.contains(", rounded to ") }
    #expect(changed?.hasPrefix((corrected ?? "") + "  // ") == corrected.map { _ in true })
  }

  private static let width = "<NSLayoutConstraint:0x1a A:0x1.width == 10>"
  private static let margins =
    "<NSLayoutConstraint:0x1b A:0x1.leading == B:0x2.leadingMargin>\n"
    + "<NSLayoutConstraint:0x1c B:0x2.trailingMargin == A:0x1.trailing>\n"

  @Test(
    "why a log has no conflict",
    arguments: [
      ("a whole log", "\(start)\(width)\n\(end)\(width)", "a constraint may be missing"),
      ("no start", "\(width)\n\(end)\(width)", "the beginning of the log is missing here"),
      ("no end", "\(start)\(width)", "the end of the log is missing here"),
      (
        "another one was broken", "\(start)\(width)\n\(end)<NSLayoutConstraint:0x1d B:0x2.width == 10>",
        "the constraint that the system broke is not in the log's list"
      ),
      (
        "only the list", width,
        "these lines are only a part of a log, or a list of constraints from elsewhere; a complete log starts with"
      ),
      ("margins", "\(start)\(width)\n\(margins)\(end)\(width)", "the log does not contain layout margins"),
    ] as [(String, String, String)])
  func noConflict(name: String, text: String, help: String) {
    let found = imported(text).diagnostics.first { $0.code == "log-without-conflict" }
    #expect(found?.message == "these constraints do not conflict", "\(name)")
    #expect(found?.help?.hasPrefix(help) == true, "\(name): \(found?.help ?? "")")
    #expect(found?.severity == .warning)
  }

  @Test func aLogThatIsReadInPart() {
    let log = imported(
      Self.start + Self.width + "\n<NSLayoutConstraint:0x1b what is this>\n" + Self.end + Self.width)
    #expect(
      log.diagnostics.first { $0.code == "log-without-conflict" }?.message
        == "the constraints that could be read do not conflict")
  }

  @Test(arguments: [
    ("", "margins of 8"),
    (
      "<NSLayoutConstraint:0x1d B:0x2.width == 5>\n",
      "margins of 8 (the numbers in the conflict message may depend on the margins)"
    ),
  ])
  func assumedMargins(other: String, words: String) {
    let log = imported(Self.start + Self.width + "\n" + Self.margins + other + Self.end + Self.width)
    let notes = log.diagnostics.filter { $0.code == "log-sizes" }.map(\.message)
    #expect(notes == ["not in the log, so assumed: " + words])
    #expect(log.pictured.assumesMargins && log.pictured.constraints.count == (other.isEmpty ? 3 : 4))
    #expect(!imported(Self.one).pictured.assumesMargins)
  }

  /// Views that overlap by more than half a point along the axis of the log's constraints are moved apart along the
  /// other axis.
  @Test(
    arguments: [(8, false), (0, false), (-0.5, false), (-0.6, true), (-12, true)] as [(Double, Bool)])
  func moved(gap: Double, isMoved: Bool) {
    for (axis, other) in [("V", ""), ("H", "V:")] {
      let log = imported(
        Self.log([
          "\(axis):|-(0)-[Mark:0x2]   (names: '|':Card:0x1 )", "\(axis):[Mark:0x2(20)]",
          "\(axis):[Mark:0x2]-(\(gap))-[Page:0x3]", "\(axis):[Page:0x3(30)]",
          "\(axis):[Page:0x3]-(0)-|   (names: '|':Card:0x1 )", "\(axis):[Card:0x1(\(55 + gap))]",
        ]))
      #expect(lines(log).contains(other + "[mark]-(>=8@59)-[page]") == isMoved, "\(lines(log))")
    }
  }

  /// UIKit temporarily sets a width of 0 for the bar, which would hide the box inside it. A layout that is imported for
  /// a picture leaves out this constraint.
  @Test(arguments: [
    ("'_UITemporaryLayoutWidth' Bar:0x1.width == 0", true), ("Bar:0x1.width == 0", false),
    ("'_UITemporaryLayoutWidth' Bar:0x1.width == 10", false),
  ])
  func temporarySizes(size: String, isLeftOut: Bool) throws {
    let text = Self.log([
      size, "H:|-(8)-[Box:0x2]   (names: '|':Bar:0x1 )", "H:[Box:0x2]-(8)-|   (names: '|':Bar:0x1 )",
    ])
    for isPicture in [true, false] {
      let content = try #require(imported(text, isPicture: isPicture).content)
      let file = try solve(content, measuring: FixedAdvanceMeasurer())
      let frames = try #require(file.canvases.first).layout.frames.dropFirst()
      let (bar, box) = (frames[1], frames[2])
      #expect((box.x == bar.x + 8 && box.maxX == bar.maxX - 8) == (isPicture && isLeftOut), "\(frames)")
    }
  }

  @Test(arguments: [(true, true), (false, false)]) func stacks(isComplete: Bool, isStack: Bool) {
    var constraints = [
      "'UISV-canvas-connection' UIStackView:0x9.leading == A:0x1.leading",
      "'UISV-canvas-connection' H:[C:0x3]-(0)-|   (names: '|':UIStackView:0x9 )",
      "'UISV-fill-equally' B:0x2.width == A:0x1.width", "'UISV-spacing' H:[A:0x1]-(8)-[B:0x2]",
      "'UISV-spacing' H:[B:0x2]-(8)-[C:0x3]",
    ]
    if isComplete { constraints.append("'UISV-fill-equally' C:0x3.width == A:0x1.width") }
    let log = imported(
      Self.log(constraints + ["UIStackView:0x9.width == 100", "UIStackView:0x9.width == 120"]))
    #expect(lines(log).contains { $0.hasPrefix("stack stackView row spacing 8 ") } == isStack)
  }
}
