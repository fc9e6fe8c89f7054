import LayoutModel
import Testing

@Suite struct RangeWordsTests {
  @Test(arguments: [
    (OpenRange(lower: 0, upper: 276), "0 to 276", "0 to 276"),
    (OpenRange(lower: 8, upper: nil), "8 or more", "at least 8"),
    (OpenRange(lower: nil, upper: -4), "-4 or less", "at most -4"),
    (OpenRange(lower: nil, upper: nil), "anything", "anything"),
    (
      OpenRange.unsought, "any of several values (finding the range would take too long)", "not determined"
    ),
  ])
  func inMessagesAndLegends(_ range: OpenRange, message: String, legend: String) {
    #expect(range.words(in: .message) { String(Int($0)) } == message)
    #expect(range.words(in: .legend) { String(Int($0)) } == legend)
    #expect(range.isSought == (legend != "not determined"))
  }
}
