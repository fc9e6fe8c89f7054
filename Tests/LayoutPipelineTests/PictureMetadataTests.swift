import CairoRendering
import Diagnostics
import Encoding
import Graphics
import LayoutModel
import Testing

@testable import LayoutPipeline

struct PictureMetadataTests {
  static let text = """
    canvas "a \\"b\\" é" 100x50 rtl
    view box { tt = 5, ll = 10, w = 30, h = 20 }
    label inner "x" font 10
    inner.left = 70
    inner.top = 1
    inner.width = superview.width / 15
    """

  func solved(_ text: String = Self.text) throws -> SolvedLayout {
    try solve(SourceText(name: "any.layout", text: text)).canvases[0].layout
  }

  @Test func aResultDescribesTheSame() throws {
    let text = """
      canvas "A" 100x50 rtl
      view a { ll = 70, tt = 1, w = 10, h = 12; label b "x" { ll = tt = 1, w = h = 2 } }
      view c { ll = tt = 0, w = h = 3 }
      """
    let file = try solve(SourceText(name: "a.layout", text: text))
    let canvases = try #require(JSONValue(file.json())?["canvases"]?.array)
    let canvas = try #require(PictureMetadata.Canvas(result: canvases[0]))
    #expect(
      canvas
        == PictureMetadata.Canvas(
          name: "A", size: Size(width: 100, height: 50), direction: .rightToLeft, status: .solved,
          origin: Point(x: 0, y: 0),
          views: [
            .init(
              name: "a", kind: .view, parent: 0, line: nil, frame: Rect(x: 70, y: 1, width: 10, height: 12)),
            .init(
              name: "b", kind: .label, parent: 1, line: nil, frame: Rect(x: 71, y: 2, width: 2, height: 2)),
            .init(name: "c", kind: .view, parent: 0, line: nil, frame: Rect(x: 0, y: 0, width: 3, height: 3)),
          ]))
  }

  @Test(
    "JSON without a result",
    arguments: [
      "{}", "[]", #"{"width": 1, "height": 2, "direction": "ltr", "status": "solved"}"#,
      #"{"width": 1, "height": 2, "direction": "up", "status": "solved", "views": []}"#,
      #"{"width": 1, "height": 2, "direction": "ltr", "status": "fine", "views": []}"#,
      #"{"width": "1", "height": 2, "direction": "ltr", "status": "solved", "views": []}"#,
      #"{"width": 1, "height": 2, "direction": "ltr", "status": "solved", "views": [{"kind": "view"}]}"#,
    ])
  func noResult(_ text: String) throws {
    let value = try #require(JSONValue(Array(text.utf8)))
    #expect(PictureMetadata.Canvas(result: value) == nil)
  }

  @Test func aFileThatIsNoPictureHasNoMetadata() throws {
    #expect(try PictureMetadata(png: Array("view a".utf8)) == nil)
  }

  @Test func aPictureDescribesItsContent() throws {
    let layout = try solved("canvas 100x50\nview box { tt = 5, ll = 10, w = 30, h = 20 }")
    let metadata = try #require(try PictureMetadata(png: try layout.picture()))
    #expect(
      metadata
        == PictureMetadata(
          version: LayoutPipeline.version,
          sourceHash: sha256(layout.layout.source.utf8),
          canvases: [
            .init(
              name: nil, size: Size(width: 100, height: 50), direction: .leftToRight, status: .solved,
              origin: Point(x: 0, y: 0),
              views: [
                .init(
                  name: "box", kind: .view, parent: 0, line: 2,
                  frame: Rect(x: 10, y: 5, width: 30, height: 20))
              ])
          ]))
    #expect(
      String(decoding: metadata.json(), as: UTF8.self)
        == "{\"layoutdraw\":\"\(LayoutPipeline.version)\",\"schema\":1,\"sha256\":\"\(metadata.sourceHash)\","
        + "\"canvases\":[{\"name\":null,\"width\":100,\"height\":50,\"direction\":\"ltr\",\"status\":\"solved\","
        + "\"x\":0,\"y\":0,\"columns\":[\"name\",\"kind\",\"parent\",\"line\",\"x\",\"y\",\"width\",\"height\"],"
        + "\"views\":[[\"box\",\"view\",0,2,10,5,30,20]]}]}")
  }

  @Test func itIsReadAsItWasWritten() throws {
    let metadata = PictureMetadata(
      of: [try solved(), try solved()], origins: [Point(x: 3, y: 4.5), Point(x: 0, y: 9)])
    #expect(metadata.canvases.count == 2 && metadata.canvases[0].name == "a \"b\" é")
    #expect(PictureMetadata(json: metadata.json()) == metadata)
  }

  @Test func anSVGHasTheSame() throws {
    let layout = try solved(
      "canvas \"<a & 'b' > \\\"&amp;\\\"\" 100x50\nview box { view inner { HV:|-3-[inner]-4-| } }\nHV:|[box]|"
    )
    let png = try #require(try PictureMetadata(picture: layout.picture()))
    let svg = try #require(try PictureMetadata(picture: layout.picture(as: SVGFormat.self)))
    #expect(svg == png && svg.canvases[0].name == "<a & 'b' > \"&amp;\"")
    #expect(svg.canvases[0].views.map(\.parent) == [0, 1])
    #expect(PictureMetadata(json: svg.json()) == svg)
  }

  @Test(arguments: [
    "", "<svg xmlns=\"\"></svg>", "<svg ><metadata>{}</metadata></svg>", "<svg ><metadata>{}",
    "<html><metadata>{}</metadata></html>",
  ])
  func otherPicturesHaveNone(text: String) throws {
    #expect(try PictureMetadata(picture: Array(text.utf8)) == nil)
  }

  @Test func longMetadataIsRefused() {
    let blanks = String(repeating: " ", count: longestPictureText + 1)
    let svg = Array("<svg ><metadata>\(blanks)</metadata></svg>".utf8)
    #expect(throws: PictureTextTooLong.self) { _ = try PictureMetadata(svg: svg) }
  }

  /// The metadata is read only if the row of each view has at least eight cells, a known kind, and the root or an
  /// earlier view as the view's parent.
  @Test(arguments: [
    ("[\"a\",\"view\",0,1,0,0,0,0]", true), ("[\"a\",\"view\",0,null,0,0,0,0,9]", true),
    ("[null,\"view\",0,1,0,0,0,0]", true), ("[\"a\",\"view\",1,1,0,0,0,0]", false),
    ("[\"a\",\"view\",-1,1,0,0,0,0]", false), ("[\"a\",\"view\",0,1,0,0,0]", false),
    ("[\"a\",\"view\",0.5,1,0,0,0,0]", false), ("[\"a\",\"vieww\",0,1,0,0,0,0]", false),
    ("[\"a\",\"view\",0,1,0,0,0,0],[\"b\",\"view\",1,1,0,0,0,0]", true),
    ("[\"a\",\"view\",0,1,0,0,0,0],[\"b\",\"view\",2,1,0,0,0,0]", false), ("", true),
  ])
  func rows(rows: String, isRead: Bool) {
    let json =
      "{\"layoutdraw\":\"1\",\"schema\":1,\"sha256\":\"\",\"canvases\":[{\"name\":null,\"width\":1,"
      + "\"height\":1,\"direction\":\"ltr\",\"status\":\"solved\",\"x\":0,\"y\":0,\"views\":[\(rows)]}]}"
    #expect((PictureMetadata(json: Array(json.utf8)) != nil) == isRead)
  }

  @Test func aViewOutsideMovesTheOrigin() throws {
    let layout = try solved("canvas 100x50\nview box { tt = 5, ll = -30, w = 30, h = 20 }")
    let canvas = try #require(try PictureMetadata(png: try layout.picture())?.canvases.first)
    #expect(canvas.origin.x > 30 && canvas.views[0].frame.x == -30)
  }

  @Test func neitherNameNorPlaceOfTheFileIsInIt() throws {
    let texts = try ["a.layout", "/tmp/b.layout"].map {
      PictureMetadata(
        of: [try solve(SourceText(name: $0, text: Self.text)).canvases[0].layout],
        origins: [Point(x: 0, y: 0)])
    }
    #expect(texts[0] == texts[1])
  }

  @Test func withoutItAPictureHasNoMetadata() throws {
    let layout = try solved()
    #expect(try PictureMetadata(png: layout.picture(hasMetadata: false)) == nil)
    for format in pictureFormats {
      let bytes = try layout.picture(as: format, hasMetadata: false)
      #expect(
        !String(decoding: bytes, as: UTF8.self).contains(sha256(layout.layout.source.utf8)), "\(format.name)")
    }
    let svg = String(decoding: try layout.picture(as: SVGFormat.self), as: UTF8.self)
    #expect(svg.contains(sha256(layout.layout.source.utf8)))
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"layoutdraw\":\"1\",\"schema\":2,\"sha256\":\"\",\"canvases\":[]}",
    "{\"layoutdraw\":\"1\",\"schema\":1,\"sha256\":\"\",\"canvases\":[{}]}",
    "{\"layoutdraw\":\"1\",\"schema\":1,\"sha256\":\"\",\"canvases\":[{\"name\":null,\"width\":1,\"height\":1,"
      + "\"direction\":\"ltr\",\"status\":\"solved\",\"x\":0,\"y\":0,\"views\":[[\"a\",\"view\",7,1,0,0,0,0]]}]}",
  ])
  func whatWeDidNotWriteIsRefused(json: String) { #expect(PictureMetadata(json: Array(json.utf8)) == nil) }

  /// The examples of FIPS 180-4, as published by NIST.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) { #expect(sha256(Array(text.utf8)) == hash) }
}
