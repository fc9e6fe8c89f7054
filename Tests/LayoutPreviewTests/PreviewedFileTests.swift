import LayoutDraw
import Testing

@testable import LayoutPreview

@Suite("A file that is previewed")
struct PreviewedFileTests {
  private static let good = """
    canvas "phone" 320x100
    canvas "tablet" 768x100 rtl
    view card
    view other
    |-20-[card(100)]-[other]-|
    V:|-[card]-|
    V:|-[other]-|
    """

  private func picture(_ file: PreviewedFile, _ query: [(name: String, value: String)] = []) throws
    -> JSONValue
  {
    try #require(JSONValue(file.picture(PreviewRequest(query: query))))
  }

  private func file(_ text: String = good) -> PreviewedFile {
    var file = PreviewedFile(name: "a.layout")
    file.take(Array(text.utf8))
    return file
  }

  private func frame(_ value: JSONValue?) -> [Double?] {
    ["x", "y", "width", "height"].map { value?[$0]?.number }
  }

  @Test("is drawn with its views, their frames and constraints")
  func draws() throws {
    let answer = try picture(file())
    #expect(answer["version"]?.number == 1)
    #expect(answer["isStale"] == .bool(false))
    #expect(
      answer["svg"]?.string?.hasPrefix("<svg") == true || answer["svg"]?.string?.contains("<svg") == true)
    #expect(answer["canvases"]?.array?.compactMap(\.string) == ["phone", "tablet"])
    #expect(answer["canvas"]?.string == "phone")
    let card = answer["views"]?.array?.first
    #expect(card?["name"]?.string == "card")
    #expect(frame(card?["frame"]) == [20, 8, 100, 84])
    let first = answer["constraints"]?.array?.first
    #expect(first?["line"]?.number == 5)
    #expect(first?["text"]?.string == "card.leading == view.leading + 20")
    #expect(first?["views"]?.array == [.number(0)])
    #expect(frame(answer["canvasFrame"])[2...] == [320, 100])
  }

  @Test("is solved on the canvas that is picked, at the size that it is dragged to")
  func resizes() throws {
    let tablet = try picture(file(), [("canvas", "tablet"), ("width", "400"), ("height", "50.5")])
    #expect(tablet["canvas"]?.string == "tablet")
    #expect(frame(tablet["canvasFrame"])[2...] == [400, 50.5])
    #expect(frame(tablet["views"]?.array?.first?["frame"]) == [280, 8, 100, 34.5])
    let conflict = try picture(file(), [("width", "50")])
    #expect(conflict["status"]?.string == "conflict")
    #expect(conflict["constraints"]?.array?.contains { $0["isLeftOut"] == .bool(true) } == true)
  }

  @Test("takes themes and annotations from the lists, over what the file says")
  func settings() throws {
    let dark = file("// draw: --theme dark --show sizes\n" + Self.good)
    let asWritten = try picture(dark)
    #expect(asWritten["theme"]?.string == "dark")
    #expect(asWritten["show"]?.array?.compactMap(\.string) == ["sizes"])
    #expect(asWritten["themes"]?.array?.compactMap(\.string) == Theme.all.map(\.name))
    #expect(
      asWritten["annotations"]?.array?.compactMap { $0["name"]?.string } == DrawingAnnotation.all.map(\.name))
    for theme in Theme.all.map(\.name) {
      #expect(try picture(dark, [("theme", theme)])["theme"]?.string == theme)
    }
    for annotation in DrawingAnnotation.all.map(\.name) {
      let shown = try picture(dark, [("show", annotation)])
      #expect(shown["show"]?.array?.compactMap(\.string) == [annotation])
      #expect(shown["svg"]?.string?.isEmpty == false)
    }
  }

  static let nonsense: [(name: String, value: String)] = [
    ("canvas", "nowhere"), ("width", "x"), ("width", "-5"), ("height", "1e308"), ("width", "nan"),
    ("theme", "none such"), ("show", ",,"), ("", ""), ("unknown", "1"), ("background", "no colour"),
  ]

  @Test("draws whatever it is asked for", arguments: nonsense)
  func anything(_ query: (name: String, value: String)) throws {
    #expect(try picture(file(), [query])["svg"]?.string?.isEmpty == false)
  }

  @Test("keeps its last good picture while it has errors, and says them")
  func keeps() throws {
    var file = file()
    let before = try picture(file)
    let isNews = file.take(Array((Self.good + "\nnobody.left = 3\n").utf8))
    #expect(isNews)
    let broken = try picture(file)
    #expect(broken["svg"] == before["svg"])
    #expect(broken["isStale"] == .bool(true))
    #expect(broken["version"]?.number == 2)
    let said = JSONValue(file.diagnostics())?["diagnostics"]?.array
    #expect(said?.first?["code"]?.string == "unknown-view")
    #expect(said?.first?["line"]?.number == 8)
    file.take(Array(Self.good.utf8))
    #expect(try picture(file)["isStale"] == .bool(false))
    #expect(JSONValue(file.diagnostics())?["diagnostics"]?.array == [])
  }

  @Test("Without any good state there is no picture, and nothing fails")
  func nothingToDraw() throws {
    for text in ["x.left = 3\nlabel", "\u{0}"] {
      let broken = file(text)
      #expect(try picture(broken)["svg"] == .null)
      #expect(JSONValue(broken.diagnostics())?["diagnostics"]?.array?.isEmpty == false)
      #expect(JSONValue(broken.explanation(of: "x", canvas: nil))?["text"] == .null)
    }
  }

  @Test("A file that cannot be read says so, until it can be")
  func unreadable() throws {
    var file = file()
    file.fail("the file is gone")
    file.fail("the file is gone")
    #expect(file.version == 2)
    #expect(try picture(file)["failure"]?.string == "the file is gone")
    #expect(try picture(file)["svg"]?.string?.isEmpty == false)
    file.take(Array(Self.good.utf8))
    #expect(try picture(file)["failure"] == .null)
  }

  @Test("The same bytes again are no news")
  func same() {
    var file = file()
    let isNews = file.take(Array(Self.good.utf8))
    #expect(!isNews)
    #expect(file.version == 1)
  }

  @Test("explains a view")
  func explains() throws {
    let text = JSONValue(file().explanation(of: "card", canvas: "phone"))?["text"]?.string
    #expect(text?.contains("card.width is 100") == true)
    #expect(JSONValue(file().explanation(of: "nobody", canvas: "phone"))?["text"] == .null)
  }
}
