import Drawing
import Encoding
import Foundation
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SVGTests {
  func svg(_ scene: Scene, idPrefix: String = "") throws -> String {
    String(
      decoding: try SVGFormat(FormatOptions(svgIDPrefix: idPrefix)).render(scene, scale: 2), as: UTF8.self)
  }

  func body(_ nodes: SceneNode...) throws -> [String] {
    let scene = Scene(
      size: Size(width: 10, height: 10), background: nil, title: "", summary: "", nodes: nodes)
    return try svg(scene).split(separator: "\n").dropFirst(3).dropLast().map(String.init)
  }

  func label(_ text: String, weight: TextStyle.Weight = .regular, width: Double = 30) -> SceneNode {
    .text(
      SceneText(
        text, style: TextStyle(size: 12, weight: weight), color: red, origin: Point(x: 1, y: 2.0004),
        width: width))
  }

  @Test func pictureIsDescribed() throws {
    let scene = Scene(
      size: Size(width: 320, height: 0.5), background: Color(rgb: 0xFFFFFF), title: "Sign in",
      summary: "Two <views>", nodes: [])
    let lines = try svg(scene, idPrefix: "a b-").split(separator: "\n")
    #expect(lines[0].contains("width=\"320\" height=\"0.5\" viewBox=\"0 0 320 0.5\""))
    #expect(lines[0].contains("role=\"img\" aria-labelledby=\"a_b-title a_b-summary\""))
    #expect(lines[1] == "<title id=\"a_b-title\">Sign in</title>")
    #expect(lines[2] == "<desc id=\"a_b-summary\">Two &lt;views&gt;</desc>")
    #expect(lines[3] == "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>")
    #expect(lines[4] == "</svg>")
  }

  @Test func shapesAreElements() throws {
    let box = Rect(x: 1, y: 2, width: 3, height: 4)
    let half = Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 128)
    let steps: [SceneShape.PathStep] = [
      .move(Point(x: 0, y: -0.0)), .line(Point(x: 1, y: 1)),
      .curve(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5.5, y: 6)), .close,
    ]
    #expect(
      try body(
        .shape(SceneShape(.rectangle(box, cornerRadius: 9), fill: half)),
        .shape(SceneShape(.ellipse(box), stroke: .init(red, width: 1, dash: [4, 2.5]))),
        .shape(SceneShape(.path(steps), fill: blue, stroke: .init(red, width: 0.25)))) == [
          "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"1.5\" fill=\"#123456\" fill-opacity=\"0.502\"/>",
          "<ellipse cx=\"2.5\" cy=\"4\" rx=\"1.5\" ry=\"2\" fill=\"none\" stroke=\"#f00\" "
            + "stroke-dasharray=\"4 2.5\"/>",
          "<path d=\"M0 0L1 1C1 2 3 4 5.5 6Z\" fill=\"#00f\" stroke=\"#f00\" stroke-width=\"0.25\"/>",
        ])
  }

  static let strokes: [(width: Double, dash: [Double], written: String)] = [
    (1, [], " stroke=\"#f00\""), (2, [], " stroke=\"#f00\" stroke-width=\"2\""),
    (1, [4, 2.5], " stroke=\"#f00\" stroke-dasharray=\"4 2.5\""),
    (0.5, [0, 3], " stroke=\"#f00\" stroke-width=\"0.5\" stroke-dasharray=\"0 3\""),
    (1, [4, -1], " stroke=\"#f00\""), (1, [-1, 4], " stroke=\"#f00\""),
    (1, [4, .infinity], " stroke=\"#f00\""),
    (1, [.infinity], " stroke=\"#f00\""), (1, [-.infinity, 4], " stroke=\"#f00\""),
    (1, [4, .nan], " stroke=\"#f00\""), (0, [4, 2], ""), (-1, [4, 2], ""), (.infinity, [], ""),
    (.nan, [], ""),
  ]

  @Test(arguments: strokes) func strokeIsWritten(width: Double, dash: [Double], written: String) throws {
    let ellipse = SceneShape.Outline.ellipse(Rect(x: 1, y: 2, width: 3, height: 4))
    let lines = try body(.shape(SceneShape(ellipse, stroke: .init(red, width: width, dash: dash))))
    #expect(lines == ["<ellipse cx=\"2.5\" cy=\"4\" rx=\"1.5\" ry=\"2\" fill=\"none\"\(written)/>"])
  }

  static let outlines: [(outline: SceneShape.Outline, written: String?)] = [
    (
      .rectangle(Rect(x: 1, y: 2, width: 6, height: 4), cornerRadius: 0),
      "<rect x=\"1\" y=\"2\" width=\"6\" height=\"4\""
    ),
    (
      .rectangle(Rect(x: 1, y: 2, width: 6, height: 4), cornerRadius: -1),
      "<rect x=\"1\" y=\"2\" width=\"6\" height=\"4\""
    ),
    (
      .rectangle(Rect(x: 1, y: 2, width: 6, height: 4), cornerRadius: 1),
      "<rect x=\"1\" y=\"2\" width=\"6\" height=\"4\" rx=\"1\""
    ),
    (
      .rectangle(Rect(x: 1, y: 2, width: 6, height: 4), cornerRadius: 5),
      "<rect x=\"1\" y=\"2\" width=\"6\" height=\"4\" rx=\"2\""
    ),
    (
      .rectangle(Rect(x: 1, y: 2, width: 4, height: 6), cornerRadius: 5),
      "<rect x=\"1\" y=\"2\" width=\"4\" height=\"6\" rx=\"2\""
    ),
    (.rectangle(Rect(x: 1, y: 2, width: 0, height: 4), cornerRadius: 5), "<path d=\"M1 2L1 2L1 6L1 6Z\""),
    (.rectangle(Rect(x: 1, y: 2, width: 3, height: 0), cornerRadius: 5), "<path d=\"M1 2L4 2L4 2L1 2Z\""),
    (.path([]), nil), (.path([.move(Point(x: .nan, y: 0)), .close]), nil),
    (.path([.move(Point(x: 0, y: .infinity)), .close]), nil),
    (.path([.move(Point(x: 0, y: 0)), .line(Point(x: -.infinity, y: 0))]), nil),
    (.path([.move(Point(x: 0, y: 0)), .line(Point(x: 3, y: -4))]), "<path d=\"M0 0L3 -4\""),
    (
      .path([
        .move(Point(x: 0, y: 0)), .curve(Point(x: .nan, y: 0), Point(x: 1, y: 1), to: Point(x: 2, y: 2)),
      ]), nil
    ),
    (
      .path([
        .move(Point(x: 0, y: 0)), .curve(Point(x: 1, y: 0), Point(x: 1, y: .nan), to: Point(x: 2, y: 2)),
      ]), nil
    ),
    (
      .path([
        .move(Point(x: 0, y: 0)), .curve(Point(x: 1, y: 0), Point(x: 1, y: 1), to: Point(x: .nan, y: 2)),
      ]), nil
    ),
  ]

  @Test(arguments: outlines) func outlineIsWritten(outline: SceneShape.Outline, written: String?) throws {
    let lines = try body(.shape(SceneShape(outline, fill: red)))
    #expect(lines == (written.map { ["\($0) fill=\"#f00\"/>"] } ?? []))
  }

  @Test func textIsText() throws {
    #expect(
      try body(label("a  <b>", weight: .semibold)) == [
        "<text x=\"1\" y=\"2\" font-size=\"12\" font-weight=\"600\" fill=\"#f00\" textLength=\"30\" "
          + "lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">a  &lt;b&gt;</text>"
      ])
  }

  @Test func textFromTheRightEndsAtItsOrigin() throws {
    #expect(try body(label("שלום a"))[0].contains("x=\"1\" y=\"2\" direction=\"rtl\" text-anchor=\"end\""))
    #expect(!(try body(label("a שלום"))[0].contains("rtl")))
  }

  @Test func groupsHaveTitlesAndUniqueIdentifiers() throws {
    let twice = SceneNode.group(SceneGroup(id: "1 é", title: "x\u{0}&\"", line: 12, children: [label("a")]))
    let lines = try body(twice, twice, .group(SceneGroup(id: "title", children: [])))
    #expect(lines.count == 8)
    #expect(lines[0] == "<g id=\"_1__\" data-line=\"12\"><title>x&amp;&quot;</title>")
    #expect(lines[3] == "<g id=\"_1__-2\" data-line=\"12\"><title>x&amp;&quot;</title>")
    #expect(lines[6...] == ["<g id=\"title-2\">", "</g>"])
  }

  @Test(arguments: ["\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}"])
  func descriptionsChangeNoDirection(control: String) throws {
    let scene = Scene(
      size: Size(width: 10, height: 10), background: nil, title: "a\(control)b \u{200F}ש",
      summary: "c\(control)d → é",
      nodes: [.group(SceneGroup(title: "e\(control)f", children: [label("g\(control)h")]))])
    let text = try svg(scene)
    for part in [">ab \u{200F}ש</title>", ">cd → é</desc>", "<title>ef</title>", ">g\(control)h</text>"] {
      #expect(text.unicodeScalars.contains(part.unicodeScalars), "\(part.debugDescription)")
    }
  }

  @Test func aMarkIsInOneLine() throws {
    let mark = SceneNode.group(
      SceneGroup(children: [
        rectangle(1, 1, 2, 2, fill: red), .group(SceneGroup(id: "a", children: [label("a")])),
      ]))
    let lines = try body(mark, label("b"))
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("<g><rect ") && lines[0].hasSuffix("</text></g></g>"))
  }

  @Test func aRectangleWithoutWidthKeepsItsStroke() throws {
    #expect(
      try body(rectangle(2, 1, 0, 5, fill: nil, stroke: red, lineWidth: 1)) == [
        "<path d=\"M2 1L2 1L2 6L2 6Z\" fill=\"none\" stroke=\"#f00\"/>"
      ])
  }

  @Test func outlinesAreOnePathALabel() throws {
    let scene = Scene(
      size: Size(width: 99, height: 30), background: nil, title: "", summary: "", nodes: [label("Io \"x\"")])
    let options = FormatOptions(svgText: .outlines)
    let lines = String(decoding: try SVGFormat(options).render(scene, scale: 1), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[3].hasPrefix("<path aria-label=\"Io &quot;x&quot;\" d=\"M") && !lines[3].contains("<text"))
    // The letters I, o and x and the two quotation marks have 1 + 2 + 1 + 2 * 2 = 8 contours.
    let contours = lines[3].count { $0 == "M" }
    #expect(contours == 8 && lines[3].count { $0 == "Z" } == contours)
  }

  @Test func aSharedGlyphIsWrittenOnce() throws {
    let scene = Scene(
      size: Size(width: 99, height: 30), background: nil, title: "", summary: "",
      nodes: [label("noon"), label("no on")])
    let options = FormatOptions(svgIDPrefix: "p-", svgText: .outlines, svgSharesGlyphs: true)
    let text = String(decoding: try SVGFormat(options).render(scene, scale: 1), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("<g ") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("</g>") && $0.contains(" aria-label=\"no") })
    #expect(lines.map { $0.split(separator: "<use ").count - 1 } == [4, 4])
    #expect(lines.map { $0.split(separator: "<path ").count - 1 } == [2, 0])
    #expect(lines[0].count { $0 == "M" } == 3)
    for line in lines {
      let uses = line.split(separator: "<use ").dropFirst()
      #expect(Set(uses.map { $0.split(separator: "\"")[1] }) == ["#p-g", "#p-g-2"])
      #expect(Set(uses.map { $0.split(separator: "/>")[0] }).count == 4)
    }
  }

  @Test func metadataIsInTheDescriptionsLine() throws {
    var scene = Scene(size: Size(width: 9, height: 9), background: nil, title: "t", summary: "s", nodes: [])
    scene.metadata = SceneMetadata(creator: "x 1", json: Array("{\"a\":\"<&>é\"}".utf8))
    #expect(
      try svg(scene).split(separator: "\n")[2]
        == "<desc id=\"summary\">s</desc><metadata>{\"a\":\"&lt;&amp;&gt;é\"}</metadata>")
  }

  @Test func renamingAViewChangesAtMostThreeLines() throws {
    func picture(_ name: String) throws -> [Substring] {
      let groups = ["first", name, "last"].map {
        SceneNode.group(
          SceneGroup(id: $0, title: $0, line: 1, children: [rectangle(1, 1, 5, 5, fill: red), label($0)]))
      }
      let scene = Scene(
        size: Size(width: 9, height: 9), background: nil, title: "t", summary: "first, \(name), last",
        nodes: groups)
      return try svg(scene).split(separator: "\n")
    }
    let (before, after) = (try picture("old"), try picture("renamed"))
    #expect(before.count == after.count)
    #expect(zip(before, after).filter { $0 != $1 }.count == 3)
  }

  @Test(arguments: [
    "plain", "<&>\"'", "]]>", "\u{0}\u{8}\u{1B}\u{7F}\u{9F}", "tab\tline\nbreak\r", "\u{FFFE}\u{FFFF}",
    "émoji 👩‍👩‍👧", "مرحبا", "\u{202E}override", "--><script>alert(1)</script>",
  ])
  func anythingIsWellFormed(text: String) throws {
    let scene = Scene(
      size: Size(width: 9, height: 9), background: red, title: text, summary: text,
      nodes: [.group(SceneGroup(id: text, title: text, line: 3, children: [label(text), label("end")]))])
    let reader = Elements()
    let parser = XMLParser(
      data: Data(try SVGFormat(FormatOptions(svgIDPrefix: text)).render(scene, scale: 1)))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.names.contains("text") && !reader.names.contains("script"))
    #expect(reader.identifiers.count == 3 && Set(reader.identifiers).count == 3)
  }

  @Test func marksWithoutAPlaceAreLeftOut() throws {
    for value in [Double.nan, .infinity] {
      let text = SceneText("t", style: TextStyle(), color: red, origin: Point(x: value, y: 0), width: 3)
      let path = SceneShape(.path([.move(Point(x: 0, y: value))]), stroke: .init(red, width: 1))
      #expect(try body(rectangle(value, 0, 1, 1, fill: red), .text(text), .shape(path)) == [])
    }
    #expect(throws: RenderingError.self) { try svg(scene(.infinity, 1)) }
    #expect(try svg(scene(0, 0)).contains("viewBox=\"0 0 0 0\""))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"),
    (10, "10"), (100.05, "100.05"), (1e-300, "0"), (1e300, "1000000000000"), (-1e300, "-1000000000000"),
    (.nan, "0"), (-.infinity, "0"), (123456.789, "123456.789"), (0.999_9, "1"), (7.007, "7.007"),
  ])
  func numbersAreShort(value: Double, text: String) { #expect(decimal(value) == text) }
}

private final class Elements: NSObject, XMLParserDelegate {
  var names: [String] = []
  var identifiers: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    if let id = attributes["id"] { identifiers.append(id) }
  }
}
