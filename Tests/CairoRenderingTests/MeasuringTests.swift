import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

@Suite(.enabled(if: hasInter, "needs fonts-inter"))
struct MeasuringTests {
  let body = TextStyle()

  func measure(
    _ text: String, _ style: TextStyle = TextStyle(), width: Double? = nil, lines: Int = 1
  ) -> MeasuredText {
    measurer.measure(text, style: style, width: width, lineLimit: lines)
  }

  @Test func heightIsTheFontsAscentAndDescent() {
    // Inter's ascent is 31/32 of an em, and its descent is 85/352 of an em.
    let text = measure("x", TextStyle(size: 32))
    #expect(text.firstBaseline == 31)
    #expect(abs(text.height - 38.727) < 0.01)
  }

  @Test func emptyTextIsOneEmptyLine() {
    let text = measure("")
    #expect(text.width == 0)
    #expect(text.lines.map(\.text) == [""])
    #expect(text.height == measure("x").height)
  }

  @Test(arguments: ["Jane Appleseed", "AVATAR To", "Größe", "Ελληνικά", "Русский"])
  func widthGrowsWithTheSizeExactly(text: String) {
    let one = measure(text, TextStyle(size: 1)).width
    #expect(one > 0)
    for size in [8.0, 17, 24, 96.5] {
      #expect(abs(measure(text, TextStyle(size: size)).width - one * size) < 1e-9)
    }
  }

  @Test(arguments: [("abcd", 4.0), ("a", 1), ("e\u{301}x", 2)])
  func trackingIsRoomBehindEachLetter(text: String, count: Double) {
    var style = TextStyle(size: 20)
    let plain = PangoTextMeasurer().measure(text, style: style, width: nil, lineLimit: 1)
    style.tracking = -0.5
    let tight = PangoTextMeasurer().measure(text, style: style, width: nil, lineLimit: 1)
    #expect(abs(plain.width - tight.width - 0.5 * count) < 1e-9)
    #expect(plain.height == tight.height)
  }

  /// Each letter is followed by a combining mark, and no font has a single glyph for a letter with its mark. The letter
  /// spacing must move each mark together with its letter.
  @Test func marksMoveWithTheirLetters() {
    let typesetter = Typesetter(FontPlaces(pinned: FontPlaces.ofThisMachine().pinned, others: []))
    var style = TextStyle(size: 20)
    func places() -> [Double] { typesetter.shape("q\u{301}q\u{301}", style).runs.flatMap(\.glyphs).map(\.x) }
    let plain = places()
    style.tracking = 2
    let moves = zip(places(), plain).map { (($0 - $1) * 20).rounded() }
    #expect(moves == [0, 0, 2, 2])
  }

  @Test func pairsAreKerned() {
    #expect(measure("AV").width < measure("A").width + measure("V").width)
  }

  @Test func arrowsStayAsTheyAreWritten() {
    #expect(abs(measure("->").width - measure("-").width - measure(">").width) < 1e-9)
  }

  @Test func boldIsWiderThanRegular() {
    let widths = TextStyle.Weight.allCases.map { measure("Hamburg", TextStyle(weight: $0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func measuredTextFitsIntoItsOwnWidth() {
    for text in ["Sign in", "A label of several words, fi and fl", "ends in a blank "] {
      let unlimited = measure(text)
      for width in [unlimited.width, unlimited.width - 1e-7] {
        let again = measure(text, width: width, lines: 0)
        #expect(again.lines.map(\.text) == [text])
        #expect(!again.isTruncated)
      }
    }
  }

  @Test func linesBreakAfterWords() {
    let text = measure("The quick brown fox", width: measure("brown fox").width, lines: 0)
    #expect(text.lines.map(\.text) == ["The quick", "brown fox"])
    #expect(!text.isTruncated)
    #expect(abs(text.lastBaseline - text.firstBaseline - measure("x").height) < 1e-9)
    #expect(text.height == 2 * measure("x").height)
  }

  @Test func aWordWiderThanALineBreaksInside() {
    let text = measure("Donaudampfschiff", width: 60, lines: 0)
    #expect(text.lines.count > 1)
    #expect(text.lines.map(\.text).joined() == "Donaudampfschiff")
    #expect(text.lines.allSatisfy { $0.width <= 60.001 })
  }

  @Test func noWidthLeavesOneCharacterALine() {
    let text = measure("a\u{301}bc", width: 0, lines: 0)
    #expect(text.lines.map(\.text) == ["a\u{301}", "b", "c"])
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]), ("a\n", ["a", ""]),
    ("\n", ["", ""]), ("a\u{2028}b", ["a", "b"]), ("a\tb", ["a    b"]), ("a\u{0}\u{1B}b", ["ab"]),
  ])
  func breaksInTheText(text: String, lines: [String]) {
    #expect(measure(text, lines: 0).lines.map(\.text) == lines)
  }

  @Test func leftOutTextIsAnEllipsis() {
    let text = measure("The quick brown fox", width: 100, lines: 1)
    #expect(text.isTruncated)
    #expect(text.lines.map(\.text) == ["The quick…"])
    #expect(text.width <= 100.001)
  }

  @Test func theLastLineTakesAsMuchAsFits() {
    let text = measure("The quick brown fox jumps", width: 100, lines: 2)
    #expect(text.isTruncated)
    #expect(text.lines.count == 2)
    #expect(text.lines[0].text == "The quick")
    #expect(text.lines[1].text.hasPrefix("brown") && text.lines[1].text.hasSuffix("…"))
  }

  @Test func furtherParagraphsAreLeftOut() {
    let text = measure("one\ntwo", lines: 1)
    #expect(text.isTruncated)
    #expect(text.lines.map(\.text) == ["one…"])
    #expect(!measure("one\ntwo", lines: 2).isTruncated)
    #expect(measure("one\ntwo\nthree", lines: 2).lines.map(\.text) == ["one", "two…"])
  }

  @Test func noRoomForAnythingStillShowsAnEllipsis() {
    #expect(measure("wide", width: 1, lines: 1).lines.map(\.text) == ["…"])
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e-308, 1e300])
  func oddSizesAreMeasured(size: Double) {
    let text = measure("text", TextStyle(size: size), width: 50, lines: 0)
    #expect(text.lines.map(\.text).joined() == "text")
    #expect(text.height >= 0)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e-308])
  func oddWidthsAreMeasured(width: Double) {
    #expect(measure("text", width: width, lines: 0).lines.map(\.text).joined() == "text")
  }

  @Test func aMegabyteIsMeasured() {
    let big = String(repeating: "lorem ipsum ", count: 1 << 15)
    #expect(abs(measure(big).width - Double(1 << 15) * measure("lorem ipsum ").width) < 1)
    let wrapped = measure(big, width: 200, lines: 0)
    #expect(wrapped.lines.count > 1 << 12)
    #expect(wrapped.lines.allSatisfy { $0.width <= 200.001 })
    #expect(measure(String(repeating: "x", count: 100_000), width: 0, lines: 0).lines.count == 100_000)
    #expect(measure("a" + String(repeating: "\u{301}", count: 10_000)).lines.count == 1)
    #expect(measure(String(repeating: " ", count: 100_000), width: 10, lines: 0).lines.count == 1)
  }

  @Test func moreThanAMegabyteIsCut() {
    let text = measure(String(repeating: "x", count: 3 << 20))
    #expect(text.isTruncated)
    #expect(text.lines[0].text.utf8.count == (1 << 20) + 3)
    #expect(text.lines[0].text.hasSuffix("x…"))
  }

  @Test func wrappedLinesOfAnArabicTextRunFromTheRight() {
    let text = measure("مرحبا hello world", width: 60, lines: 0)
    #expect(text.lines.count > 1)
    #expect(bidiLevels(of: text.lines[1].text).isRightToLeft)
    #expect(!bidiLevels(of: "hello").isRightToLeft)
  }

  @Test func answersDoNotDependOnOtherQuestions() async {
    let questions = (0..<200).map { "Question \($0 % 23) of many, wrapped" }
    let alone = questions.map {
      PangoTextMeasurer(interOnly).measure($0, style: body, width: 70, lineLimit: 2)
    }
    let shared = PangoTextMeasurer(
      Typesetter(FontPlaces(pinned: FontPlaces.ofThisMachine().pinned, others: [])))
    let together = await withTaskGroup(of: (Int, MeasuredText).self) { group in
      for (index, question) in questions.enumerated() {
        group.addTask { (index, shared.measure(question, style: body, width: 70, lineLimit: 2)) }
      }
      return await group.reduce(into: [Int: MeasuredText]()) { $0[$1.0] = $1.1 }
    }
    for (index, answer) in alone.enumerated() { #expect(together[index] == answer) }
  }
}
