import FixedAdvance
import LayoutDraw
import Testing

struct ImportedLogTests {
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

  /// The system may add a constraint that sets a view's width to 0. When the views of a log are drawn, such a constraint
  /// is left out, because a view without width would hide its contents.
  @Test(arguments: [
    ("a temporary size", "'_UITemporaryLayoutWidth' Bar:0x1.width == 0", true),
    ("a cell's size", "'UIView-Encapsulated-Layout-Width' Bar:0x1.width == 0", true),
    ("the program's size", "Bar:0x1.width == 0", false),
    ("a width that is not 0", "'_UITemporaryLayoutWidth' Bar:0x1.width == 10", false),
  ])
  func aPictureShowsWhatIsInAViewOfNoWidth(name: String, size: String, isLeftOut: Bool) throws {
    let log = """
      <NSLayoutConstraint:0x1a H:|-(8)-[Box:0x2]   (names: '|':Bar:0x1 )>
      <NSLayoutConstraint:0x1b H:[Box:0x2]-(8)-|   (names: '|':Bar:0x1 )>
      <NSLayoutConstraint:0x1c \(size)>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1b H:[Box:0x2]-(8)-|   (names: '|':Bar:0x1 )>
      """
    for isPicture in [true, false] {
      let imported = importLog(
        SourceText(name: "log.txt", text: log), isPicture: isPicture, measuring: FixedAdvanceMeasurer())
      let solved = try solve(try #require(imported.content), measuring: FixedAdvanceMeasurer())
      let layout = try #require(solved.canvases.first).layout
      #expect(layout.conflicts.count == 1)
      let frames = layout.frames.dropFirst()
      let (bar, box) = (frames[1], frames[2])
      let isInside = box.x - bar.x == 8 && bar.maxX - box.maxX == 8 && box.width > 20
      #expect(isInside == (isPicture && isLeftOut), "\(name): \(bar) \(box)")
    }
  }

  @Test func picturedConstraints() throws {
    let log = """
      <NSLayoutConstraint:0x1a H:[A:0x1(40)]>
      <NSContentSizeLayoutConstraint:0x1b H:[UILabel:0x2'Name'(30)] Hug:250 CompressionResistance:750>
      <NSLayoutConstraint:0x1c B:0x3.leading == A:0x1.leading + 5   (inactive)>
      """
    let imported = importLog(SourceText(name: "log.txt", text: log), measuring: FixedAdvanceMeasurer())
    #expect(imported.pictured.constraints.count == 3, "\(imported.pictured.constraints)")
    #expect(!imported.pictured.assumesMargins)
  }
}
