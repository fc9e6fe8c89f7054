import ApprovedText
import CairoRendering
import Diagnostics
import Drawing
import Encoding
import FixedAdvance
import Graphics
import ImageComparison
import LayoutPipeline
import Testing

@testable import LayoutChanges

/// Compares whole layouts and pictures with results that a person has reviewed.
@Suite struct WholeComparisonTests {
  private static let board = """
    // draw: --canvas-sizes 240x120
    canvas "narrow" 200x120
    canvas "wide" 300x120 rtl
    let pad = 6
    let half = pad / 2
    spacing 5
    view card {
        label title "One two" font 10 lines 0
        image photo size 30x20
        stack row row spacing 4 { button yes "Yes" font 10; button no "No" font 10 }
    }
    view note size 22x11
    view mark size 7x9
    |-pad-[card(120)]-[note]
    V:|-half-[card(90)]
    card { |-[title(<=80)]-[photo]; V:|-3-[title]; V:|-2-[photo]; |-[row]; V:[title]-7-[row] }
    note.top = card.top + 2
    mark.left = note.right + 3
    mark.centerY = note.centerY
    Z:|-1-[mark]

    """

  private static let edits: [(String, [(String, String)])] = [
    ("a metric and a derived one", [("pad = 6", "pad = 9")]),
    ("the standard space", [("spacing 5", "spacing 8")]),
    ("a text that wraps", [("[title(<=80)]", "[title(<=20)]")]),
    (
      "another text and color",
      [("\"One two\"", "\"Three\" fill tomato"), ("size 7x9", "size 7x9 stroke none corner 2")]
    ),
    ("a stack's spacing and direction", [("row row spacing 4", "row column spacing 9 align trailing")]),
    ("a member goes, another comes", [("button no \"No\" font 10", "button maybe \"Maybe\" font 10 hidden")]),
    (
      "a view and its followers",
      [
        ("V:|-half-[card(90)]", "V:|-11-[card(80)]"),
        ("note.top = card.top + 2", "note.bottom = card.bottom"),
      ]
    ),
    (
      "renamed and moved",
      [
        ("view mark", "view dot"), ("mark.left = note.right + 3", "dot.left = note.right + 13"),
        ("mark.centerY", "dot.centerY"), ("[mark]", "[dot]"),
      ]
    ),
    (
      "into another view",
      [("view mark size 7x9\n", ""), ("    image photo", "    view mark size 7x9\n    image photo")]
    ),
    (
      "depth and canvases",
      [("Z:|-1-[mark]", "Z:|-(-1)-[mark]"), ("canvas \"wide\" 300x120 rtl", "canvas \"tall\" 300x150")]
    ),
    (
      "lines that went",
      [("mark.centerY = note.centerY\n", ""), ("let half = pad / 2\n", ""), ("-half-", "-3-")]
    ),
    (
      "a new view between two",
      [("[card(120)]-[note]", "[card(110)]-[gap(4)]-[note]"), ("view note", "view gap\nview note")]
    ),
    ("a stack's look", [("stack row row spacing 4", "stack row row spacing 4 fill gold")]),
    ("a stack's alignment", [("stack row row spacing 4", "stack row row spacing 4 align bottom")]),
    ("a text's alignment", [("font 10 lines 0", "font 10 lines 0 align right")]),
    ("an open place", [("mark.left = note.right + 3", "mark.left >= note.right + 3")]),
    ("the matrix", [("--canvas-sizes 240x120", "--canvas-sizes 220x120,240x130")]),
  ]

  @Test func layouts() throws {
    var lines: [String] = []
    for (name, edit) in Self.edits {
      var text = Self.board
      for (from, to) in edit {
        #expect(text.contains(from), "\(from)")
        text = text.replacing(from, with: to)
      }
      lines.append("—— \(name)")
      for hasMatrix in [true, false] {
        let (before, after) = try (solved(Self.board, hasMatrix), solved(text, hasMatrix))
        let changes = layoutChanges(from: before, to: after, measuring: FixedAdvanceMeasurer())
        lines += changes.lines() + [changes.textOfUnmoved()]
        if hasMatrix {
          var json = JSONWriter()
          json.write(changes)
          lines.append(String(decoding: json.finish(), as: UTF8.self))
        } else {
          lines.append("back:")
          lines += layoutChanges(from: after, to: before, measuring: FixedAdvanceMeasurer()).lines()
        }
      }
    }
    #expect(try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "layouts") == nil)
  }

  private func solved(_ text: String, _ hasMatrix: Bool) throws -> LayoutState {
    let text = hasMatrix ? text : text.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    let source = SourceText(name: "a.layout", text: text)
    let matrix = hasMatrix ? DrawingSettings.written(in: source).settings.matrix : CanvasMatrix()
    return .solved(try solve(source, matrix: matrix, measuring: FixedAdvanceMeasurer()))
  }

  private static let pairs: [(String, String, String)] = [
    (
      "moved", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 40x30\nview v { tt = 10, ll = 19, w = 11, h = 7 }"
    ),
    (
      "grown", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 40x30\nview v { tt = 3, ll = 5, w = 24, h = 19 }"
    ),
    (
      "followed",
      "canvas 50x30\nview v { tt = 3, ll = 5, w = 20, h = 20; view c fill red { tt = ll = 2, w = h = 5 } }",
      "canvas 50x30\nview v { tt = 5, ll = 17, w = 26, h = 20; view c fill red { tt = ll = 2, w = h = 5 } }"
    ),
    (
      "added and gone", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 40x30\nview n { tt = 13, ll = 20, w = 9, h = 12 }"
    ),
    (
      "another color", "canvas 40x30\nview v fill red { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 40x30\nview v fill blue { tt = 3, ll = 5, w = 11, h = 7 }"
    ),
    (
      "a larger canvas", "canvas 40x30\nview v { tt = 3, rr = 5, w = 11, h = 7 }",
      "canvas 48x34\nview v { tt = 3, rr = 5, w = 11, h = 7 }"
    ),
    (
      "a canvas wider and shorter", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 52x24\nview v { bb = 2, ll = 5, w = 11, h = 7 }"
    ),
    (
      "a canvas narrower and taller", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 31x43\nview v { tt = 3, rr = 3, w = 11, h = 9 }"
    ),
    (
      "the same", "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }",
      "canvas 40x30\nview v { tt = 3, ll = 5, w = 11, h = 7 }"
    ),
    (
      "many at once",
      """
      canvas 240x180
      view a { tt = 20, ll = 30, w = 40, h = 25 }
      view b fill red { tt = 60, ll = 40, w = 50, h = 30; view i { tt = ll = 5, w = h = 9 } }
      view c { tt = 20, ll = 120, w = 60, h = 40 }
      view d fill blue { tt = 110, ll = 20, w = 30, h = 20 }
      view e { bb = 8, rr = 9, w = 33, h = 22 }
      """,
      """
      canvas 240x190
      view a { tt = 20, ll = 55, w = 40, h = 25 }
      view b fill red { tt = 78, ll = 40, w = 50, h = 30; view i { tt = 9, ll = 5, w = h = 9 } }
      view c { tt = 26, ll = 120, w = 75, h = 33 }
      view n { tt = 112, ll = 150, w = 40, h = 15 }
      view e fill green { bb = 8, rr = 9, w = 33, h = 22 }
      """
    ),
    (
      "beyond the canvas", "canvas 40x30\nview v { tt = 3, ll = -6, w = 11, h = 7 }",
      "canvas 40x30\nview v { tt = -4, ll = 5, w = 11, h = 7 }"
    ),
  ]

  private func picture(_ text: String, scale: Double = 1) throws -> ComparedPicture {
    let file = try solve(SourceText(name: "a", text: text))
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: scale,
      measuring: PangoTextMeasurer())
  }

  @Test func pictures() throws {
    var lines: [String] = []
    for (name, before, after) in Self.pairs {
      let (expected, actual) = try (picture(before), picture(after))
      for options in [ComparisonOptions.exact, ComparisonOptions(threshold: 0.3, mostPixels: 40)] {
        let compared = PictureComparison(
          expected: expected, actual: actual, names: ("old/a.png", "b.png"), options: options)
        lines += ["—— \(name), \(compared.verdict)"] + compared.lines()
        var json = JSONWriter()
        json.write(compared)
        lines.append(String(decoding: json.finish(), as: UTF8.self))
      }
      for style in DifferenceStyle.all where style.name != "blink" {
        let drawn = try decodePNG(try style.picture(expected: expected, actual: actual, options: .exact))
        lines += ["\(style.name) \(drawn.width) x \(drawn.height) \(checksum(drawn))"] + letters(drawn)
        let large = try decodePNG(
          try style.picture(
            expected: picture(before, scale: 2), actual: picture(after, scale: 2), options: .exact))
        lines.append("at two pixels per point \(large.width) x \(large.height) \(checksum(large))")
      }
    }
    #expect(try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "pictures") == nil)
  }

  private func checksum(_ bitmap: Bitmap) -> String { String(sha256(bitmap.pixels).prefix(12)) }

  /// Returns the upper-left part of a picture as text, with one character for each pixel and the same character for
  /// similar colors.
  private func letters(_ bitmap: Bitmap) -> [String] {
    var known: [[UInt8]: Character] = [[255, 255, 255]: "."]
    let names = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return (0..<min(34, bitmap.height)).map { row in
      String(
        (0..<min(60, bitmap.width)).map { column in
          let start = (row * bitmap.width + column) * 4
          let color = bitmap.pixels[start..<start + 3].map { $0 / 32 * 32 }
          if color.allSatisfy({ $0 == 224 }) { return "." }
          if let name = known[color] { return name }
          let name = names[min(known.count - 1, names.count - 1)]
          known[color] = name
          return name
        })
    }
  }
}
