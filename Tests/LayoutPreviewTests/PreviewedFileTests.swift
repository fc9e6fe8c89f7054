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

  private func firstFrame(_ answer: JSONValue) -> [Double?]? {
    answer["views"]?.array?.first?.array?.dropFirst(4).map(\.number)
  }

  @Test("is drawn with its views, their frames and constraints")
  func draws() throws {
    let answer = try picture(file())
    #expect(answer["version"]?.number == 1)
    #expect(answer["isStale"] == .bool(false))
    #expect(
      answer["svg"]?.string?.hasPrefix("<svg") == true || answer["svg"]?.string?.contains("<svg") == true)
    // A browser without the font Inter would show text in another font, so text is drawn as outlines.
    #expect(answer["svg"]?.string?.contains("<use ") == true)
    #expect(answer["svg"]?.string?.contains("<text") == false)
    #expect(answer["canvases"]?.array?.compactMap(\.string) == ["phone", "tablet"])
    #expect(answer["canvas"]?.string == "phone")
    #expect(
      answer["views"]?.array?.first?.array
        == [.string("card"), .string("view"), .string("view")] + [0, 20, 8, 100, 84].map(JSONValue.number))
    // Each constraint is an array of its line, its text, 1 if a conflict left it out (otherwise 0), and the indices of
    // its views in `views`. The root has no index, since `views` does not contain it.
    #expect(
      answer["constraints"]?.array?.first?.array
        == [.number(5), .string("card.leading == view.leading + 20"), .number(0), .number(0)])
    #expect(frame(answer["canvasFrame"])[2...] == [320, 100])
  }

  @Test("is solved on the canvas that is picked, at the size that it is dragged to")
  func resizes() throws {
    let tablet = try picture(file(), [("canvas", "tablet"), ("width", "400"), ("height", "50.5")])
    #expect(tablet["canvas"]?.string == "tablet")
    #expect(frame(tablet["canvasFrame"])[2...] == [400, 50.5])
    #expect(firstFrame(tablet) == [280, 8, 100, 34.5])
    let conflict = try picture(file(), [("width", "50")])
    #expect(conflict["status"]?.string == "conflict")
    #expect(conflict["constraints"]?.array?.contains { $0.array?[2] == .number(1) } == true)
  }

  @Test("shows every scene of a storyboard")
  func scenes() throws {
    let scene = { (name: String) in
      """
      <scene><objects><viewController storyboardIdentifier="\(name)" id="\(name)"><view key="view" id="\(name)-v">
      <rect key="frame" x="0" y="0" width="90" height="60"/></view></viewController></objects></scene>
      """
    }
    let storyboard = file(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
      <scenes>\(scene("login"))\(scene("profile"))</scenes></document>
      """)
    let answer = try picture(storyboard, [("canvas", "profile")])
    #expect(answer["canvases"]?.array?.compactMap(\.string) == ["login", "profile"])
    #expect(answer["canvas"]?.string == "profile")
  }

  @Test("takes themes and annotations from the lists, which override the file's")
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
    for which in OutlinedViews.allCases.map(\.rawValue) {
      for name in ["names", "outlines"] { #expect(try picture(dark, [(name, which)])[name]?.string == which) }
    }
    for annotation in DrawingAnnotation.all.map(\.name) {
      let shown = try picture(dark, [("show", annotation)])
      #expect(shown["show"]?.array?.compactMap(\.string) == [annotation])
      #expect(shown["svg"]?.string?.isEmpty == false)
    }
  }

  /// The values of the toolbar have the same effect as the settings in the file. With `none` for both names and
  /// outlines, the picture is the same as with `--plain`.
  @Test("draws names and outlines as its toolbar asks for")
  func outlines() throws {
    let text = "canvas 200x100\nlabel a \"Hi\" unnamed\nview b\n|-[a]-[b(40)]\nV:|-[a]\nV:|-[b(40)]\n"
    func svg(_ query: [(name: String, value: String)], _ settings: String = "//\n") throws -> String {
      try #require(try picture(file(settings + text), query)["svg"]?.string)
    }
    for name in ["names", "outlines"] {
      let pictures = try ["none", "auto", "all"].map { try svg([(name, $0)]) }
      #expect(Set(pictures).count > 1, "\(name)")
      for (picture, value) in zip(pictures, ["none", "auto", "all"]) {
        #expect(try svg([], "// draw: --\(name) \(value)\n") == picture)
      }
    }
    #expect(
      try svg([("names", "none"), ("outlines", "none")])
        == svg([], "// draw: --plain\n"))
  }

  @Test("offers the canvases of a matrix in the file")
  func matrixInFile() throws {
    let file = file(
      "// draw: --canvas-sizes 200x100,400x100 --directions rtl --text-scales 1,2\n" + Self.good)
    let labels = ["200x100-rtl", "200x100-rtl-text2", "400x100-rtl", "400x100-rtl-text2"]
    let first = try picture(file)
    #expect(first["canvases"]?.array?.compactMap(\.string) == labels)
    #expect(first["canvas"]?.string == labels[0])
    #expect(frame(first["canvasFrame"])[2...] == [200, 100])
    let wide = try picture(file, [("canvas", labels[2])])
    #expect(wide["canvas"]?.string == labels[2])
    #expect(firstFrame(wide) == [280, 8, 100, 84])
    let dragged = try picture(file, [("canvas", labels[2]), ("width", "300")])
    #expect(firstFrame(dragged) == [180, 8, 100, 84])
    let why = JSONValue(file.explanation(of: "card.left", canvas: labels[2]))?["text"]?.string
    #expect(why?.contains("card.left is 280") == true)
    #expect(JSONValue(file.explanation(of: "card", canvas: "phone"))?["text"] == .null)
  }

  @Test("scales fonts, and reports the problems that result")
  func textScale() throws {
    let text = """
      // draw: --canvas-sizes 90x30 --text-scales 1,3
      label title "Aa Bb"
      |-[title]-|
      V:|[title]
      """
    let file = file(text)
    func height(_ label: String) throws -> Double? {
      try firstFrame(picture(file, [("canvas", label)]))?[3]
    }
    let (small, large) = (try #require(try height("90x30")), try #require(try height("90x30-text3")))
    #expect(abs(large - 3 * small) < 1)
    let said = JSONValue(file.diagnostics())?["diagnostics"]?.array?.compactMap { $0["message"]?.string }
    #expect(
      said?.contains { $0.hasPrefix("on canvas '90x30-text3': the text of 'title' is truncated") } == true)
  }

  @Test("overrides the file's settings by those from the start, and both by the page's choices")
  func chosen() throws {
    var file = PreviewedFile(
      name: "a.layout", settings: [("directions", "ltr,rtl"), ("theme", "dark"), ("show", "nonsense")])
    file.take(Array(("// draw: --directions ltr --theme print --show sizes\n" + Self.good).utf8))
    let answer = try picture(file)
    #expect(
      answer["canvases"]?.array?.compactMap(\.string) == ["phone", "phone-rtl", "tablet", "tablet-rtl"])
    #expect(answer["theme"]?.string == "dark")
    #expect(answer["show"]?.array?.compactMap(\.string) == ["sizes"])
    #expect(try picture(file, [("theme", "light")])["theme"]?.string == "light")
  }

  static let nonsense: [(name: String, value: String)] = [
    ("canvas", "nowhere"), ("width", "x"), ("width", "-5"), ("height", "1e308"), ("width", "nan"),
    ("theme", "none such"), ("show", ",,"), ("", ""), ("unknown", "1"), ("background", "no color"),
  ]

  @Test("draws whatever it is asked for", arguments: nonsense)
  func anything(_ query: (name: String, value: String)) throws {
    #expect(try picture(file(), [query])["svg"]?.string?.isEmpty == false)
  }

  @Test("keeps its last good picture while it has errors, and reports them")
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

  @Test("An unreadable file is reported until it can be read")
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

  @Test("The same bytes again are not a change")
  func same() {
    var file = file()
    let isNews = file.take(Array(Self.good.utf8))
    #expect(!isNews)
    #expect(file.version == 1)
  }

  @Test("reports the sizes of a canvas at which something changes, up to twice its own")
  func layoutBreakpoints() throws {
    let file = file(Self.good + "\nother.width <= 200")
    func sizes(_ query: [(name: String, value: String)], _ side: String) throws -> [Double?] {
      let answer = try #require(JSONValue(file.layoutBreakpoints(PreviewRequest(query: query))))
      return try #require(answer[side]?.array).map { $0["at"]?.number }
    }
    // On a canvas that is `20 + 100 + 2 * 8 = 136` wide, no width is left for `other`, so the layout's behavior changes
    // there.
    #expect(try sizes([], "width").contains(136))
    #expect(try sizes([], "width").last == 336)
    #expect(try sizes([("width", "150")], "width").last == 136)
    #expect(try sizes([], "height").first == 16)
    let nothing = JSONValue(PreviewedFile(name: "b.layout").layoutBreakpoints(PreviewRequest()))
    #expect(nothing?["width"]?.array == [])
  }

  @Test("explains a view")
  func explains() throws {
    let text = JSONValue(file().explanation(of: "card", canvas: "phone"))?["text"]?.string
    #expect(text?.contains("card.width is 100") == true)
    #expect(JSONValue(file().explanation(of: "nobody", canvas: "phone"))?["text"] == .null)
  }
}
