import FixedAdvance
import LayoutDraw
import Testing

/// The lines that are added to a log's layout so that it can be drawn.
struct ImportedLogTests {
  /// Nothing determines the card's width, so that both members could lie one over the other; their vertical distance
  /// decides whether they do.
  @Test(arguments: [(8, false), (0, false), (-12, true)])
  func onlyWhatHidesAnotherIsMovedAside(gap: Int, isMoved: Bool) throws {
    let log = """
      <NSLayoutConstraint:0x1a V:|-(0)-[Mark:0x2]   (names: '|':Card:0x1 )>
      <NSLayoutConstraint:0x1b V:[Mark:0x2(20)]>
      <NSLayoutConstraint:0x1c V:[Mark:0x2]-(\(gap))-[Page:0x3]>
      <NSLayoutConstraint:0x1d V:[Page:0x3(30)]>
      <NSLayoutConstraint:0x1e V:[Page:0x3]-(0)-|   (names: '|':Card:0x1 )>
      <NSLayoutConstraint:0x1f V:[Card:0x1(50)]>
      """
    let imported = importLog(SourceText(name: "log.txt", text: log), measuring: FixedAdvanceMeasurer())
    let layout = try #require(imported.layout)
    let text = String(decoding: layout.utf8, as: UTF8.self)
    #expect(text.contains("\n[mark]-(>=8@59)-[page]\n") == isMoved, "\(text)")
  }
}
