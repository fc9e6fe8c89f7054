import CairoRendering
import Diagnostics
import Drawing
import Graphics
import ImageComparison
import LayoutPipeline
import Testing

@testable import LayoutChanges

struct ComparedPictureTests {
  private func picture(_ frame: Rect, width: Int = 4, height: Int = 3) throws -> ComparedPicture {
    let bitmap = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    var metadata = PictureMetadata(version: "1", sourceHash: "", canvases: [])
    let solved = try solve(SourceText(name: "a", text: "canvas 2x2\nview v { tt = ll = 0, w = h = 1 }"))
    metadata = PictureMetadata(of: solved.canvases.map(\.layout), origins: [Point(x: 0, y: 0)])
    metadata.canvases[0].views[0].frame = frame
    return ComparedPicture(
      name: "a.png", png: try PNGFile(encodePNG(bitmap, pixelsPerPoint: 2)), bitmap: bitmap,
      metadata: metadata)
  }

  @Test func aViewsPixels() throws {
    let found = try picture(Rect(x: 0.25, y: 1, width: 1.5, height: 0.3)).pixels(of: "v")
    #expect(found == [PixelRect(x: 0, y: 2, width: 4, height: 1)])
    #expect(try picture(.zero).pixels(of: "other") == nil)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: -5, height: -1e300), Rect(x: .infinity, y: -.infinity, width: 1, height: 1),
    Rect(x: -.infinity, y: 0, width: .infinity, height: 1),
    Rect(x: 1e308, y: 1e308, width: 1e308, height: 1e308),
  ])
  func framesThatCannotBe(frame: Rect) throws {
    let odd = try picture(frame)
    #expect(odd.pixels(of: "v")?.count == 1)
    let changes = layoutChanges(from: try #require(odd.state), to: try #require(picture(.zero).state))
    #expect(!changes.text().isEmpty || changes.isEmpty)
  }

  @Test func longInDifferentDirections() throws {
    let (wide, tall) = (
      try picture(.zero, width: 30_000, height: 1), try picture(.zero, width: 1, height: 30_000)
    )
    for style in DifferenceStyle.all {
      #expect(throws: RenderingError.self, "\(style.name)") {
        try style.picture(expected: wide, actual: tall, options: .exact)
      }
    }
  }

  @Test(arguments: [(300, 4), (4, 300)]) func aTallListBesideALowPicture(heights: (Int, Int)) throws {
    let expected = try picture(Rect(x: 0, y: 0, width: 1, height: 1), height: heights.0)
    let actual = try picture(Rect(x: 1, y: 0, width: 1, height: 1), height: heights.1)
    for style in DifferenceStyle.all {
      let drawn = try PNGFile(try style.picture(expected: expected, actual: actual, options: .exact))
      if style.name == "side-by-side" { #expect(drawn.size.height > 300) }
    }
  }

  private func square(at x: Double, _ others: String = "") throws -> ComparedPicture {
    let text =
      "canvas 80x40 scale 2\nview v fill #ff0000 stroke none { ll = \(x), tt = 10, w = h = 20 }\n\(others)"
    let file = try solve(SourceText(name: "a", text: text))
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 2,
      measuring: PangoTextMeasurer())
  }

  @Test func movedViewsAreShownWhereTheyAreNow() throws {
    let style = try #require(DifferenceStyle.all.first { $0.name == "difference" })
    let (old, new) = (try square(at: 10), try square(at: 40))
    let bitmap = try decodePNG(try style.picture(expected: old, actual: new, options: .exact))
    let (gone, now) = (DifferenceSign.gone.color, DifferenceSign.new.color)
    func pixel(_ x: Int, _ y: Int) -> Color {
      let start = (y * bitmap.width + x) * 4
      return Color(red: bitmap.pixels[start], green: bitmap.pixels[start + 1], blue: bitmap.pixels[start + 2])
    }
    let ghost = (21..<60).map { pixel(20, $0) }
    #expect(ghost.contains(gone) && ghost.contains { $0 != gone })
    #expect((46..<58).allSatisfy { pixel(80, $0) == now })
    #expect(pixel(30, 30) != gone && pixel(110, 50) != now)
  }

  @Test(
    arguments: [(7, nil), (8, nil), (9, "1 smaller region"), (10, "2 smaller regions")] as [(Int, String?)])
  func listedRegions(count: Int, rest: String?) throws {
    func picture(_ length: Int) throws -> ComparedPicture {
      let views = (0..<count).map {
        "view v\($0) fill black stroke none { ll = \(40 * $0), tt = 10, w = 10, h = \(length) }"
      }
      let text = "canvas \(40 * count)x60\n" + views.joined(separator: "\n")
      return try ComparedPicture(
        of: solve(SourceText(name: "a", text: text)).canvases[0],
        in: solve(SourceText(name: "a", text: text)), drawing: DrawingOptions(names: .none), scale: 1,
        measuring: PangoTextMeasurer())
    }
    let compared = PictureComparison(
      expected: try picture(10), actual: try picture(20), names: ("a", "b"), options: .exact)
    let lines = compared.text().split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  ") && $0.hasSuffix(" pixels") } == min(8, count), "\(lines)")
    let more = lines.filter { $0.contains("smaller region") }.map(String.init)
    #expect(more == (rest.map { ["  and " + $0] } ?? []), "\(lines)")
  }

  /// A move of a covered view is a difference, although the pictures have the same pixels.
  @Test(arguments: [(40, ["v"]), (10, []), (10.2, ["v"])] as [(Double, [String])])
  func coveredViews(x: Double, moved: [String]) throws {
    let cover = "view c fill #00ff00 stroke none { ll = tt = 0, w = 80, h = 40 }"
    let compared = PictureComparison(
      expected: try square(at: 10, cover), actual: try square(at: x, cover), names: ("a", "b"),
      options: .exact)
    #expect(compared.comparison == .identical)
    #expect(compared.unseen == (moved.isEmpty ? [] : [.unseenViews(moved)]))
    #expect(compared.isSame == moved.isEmpty)
  }

  @Test(
    arguments: [
      ("a wider view", "canvas 80x40\nview v { ll = tt = 10, w = 31, h = 20 }", [.unseenViews(["v"])]),
      (
        "a hidden view", "canvas 80x40\nview v { ll = tt = 10, w = 30, h = 20 }\nview n hidden",
        [.unseenViews(["n"])]
      ),
      (
        "another canvas", "canvas 80.5x40\nview v { ll = tt = 10, w = 30, h = 20 }",
        [
          .canvasSizes(
            expected: Size(width: 80, height: 40), actual: Size(width: 80.5, height: 40))
        ]
      ), ("the same", "canvas 80x40\nview v { tt = ll = 10, w = 30, h = 20 }", []),
    ] as [(String, String, [InvisibleDifference])])
  func changesThatAreTooSmall(name: String, text: String, unseen: [InvisibleDifference]) throws {
    func picture(_ text: String) throws -> ComparedPicture {
      let file = try solve(SourceText(name: "a", text: text))
      var picture = try ComparedPicture(
        of: file.canvases[0], in: file, drawing: DrawingOptions(), scale: 1, measuring: PangoTextMeasurer())
      picture.bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
      return picture
    }
    let compared = PictureComparison(
      expected: try picture("canvas 80x40\nview v { ll = tt = 10, w = 30, h = 20 }"),
      actual: try picture(text), names: ("a", "b"), options: .exact)
    #expect(compared.unseen == unseen, "\(name)")
    #expect(compared.isSame == unseen.isEmpty)
    #expect(!compared.text().contains("\n\n") && compared.text().isEmpty == unseen.isEmpty)
  }

  /// A visible view is reported if its position or size changed by at least half a point although the pixels are equal.
  /// A hidden view is reported after a change of any size.
  @Test(arguments: [
    ("view v { tt = 0, ll = 0.49, w = h = 1 }", true, []),
    ("view v { tt = 0, ll = 0.5, w = h = 1 }", true, ["v"]),
    ("view v { tt = -0.6, ll = 0, w = h = 1 }", true, ["v"]),
    ("view v { tt = 0, ll = 0, w = 1.4, h = 1 }", true, []),
    ("view v { tt = 0, ll = 0, w = 1, h = 0.4 }", true, ["v"]),
    ("view v { tt = 0, ll = 1, w = h = 1 }", false, []),
    ("view v hidden { tt = 0, ll = 0.2, w = h = 1 }", true, ["v"]),
    ("view v hidden { tt = 0, ll = 0.2, w = h = 1 }", false, ["v"]),
    ("view v hidden { tt = 0, ll = 0, w = h = 1 }", false, []),
  ])
  func movesSinceAFile(text: String, isIdentical: Bool, moved: [String]) throws {
    let expected = try picture(Rect(x: 0, y: 0, width: 1, height: 1))
    let file = try solve(SourceText(name: "a", text: "canvas 2x2\n" + text))
    var actual = try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(), scale: 2, measuring: PangoTextMeasurer())
    actual.bitmap = expected.bitmap
    if !isIdentical { actual.bitmap.pixels[0] = 0 }
    let unseen = invisibleDifferences(expected: expected, actual: actual, isIdentical: isIdentical)
    #expect(unseen == (moved.isEmpty ? [] : [.unseenViews(moved)]))
    let missing = PictureComparison(expected: nil, actual: actual, names: ("a", "b"), options: .exact)
    #expect(!missing.isSame && !missing.isIdentical)
  }

  @Test(arguments: [("h = 5", false), ("h = 5, minw = 9", true)])
  func wordsThatChanged(size: String, hasBar: Bool) throws {
    let style = try #require(DifferenceStyle.all.first { $0.name == "difference" })
    let old = try square(at: 10, "view w { ll = 0, tt = 32, h = 5 }")
    let new = try square(at: 40, "view w { ll = 0, tt = 32, \(size) }")
    let bitmap = try decodePNG(try style.picture(expected: old, actual: new, options: .exact))
    // A bar at 1 to 4 points from the left edge of the picture marks differences in the text below the canvas. Nothing
    // else is drawn there.
    let colors = (0..<bitmap.height).map { row in
      let start = (row * bitmap.width + 2 * 2) * 4
      return Color(
        red: bitmap.pixels[start], green: bitmap.pixels[start + 1], blue: bitmap.pixels[start + 2])
    }
    #expect(colors.contains(DifferenceSign.new.color) == hasBar)
  }

  private func label(at x: Double, height: Int = 40) throws -> ComparedPicture {
    let text = "canvas 160x\(height) scale 2\nlabel t \"Text\" { ll = \(x), tt = 10 }"
    let file = try solve(SourceText(name: "a", text: text))
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(), scale: 2, measuring: PangoTextMeasurer())
  }

  /// Returns the number of pixels that have the color of removed content, not counting the outlines of the old frames
  /// `ghosts`.
  private func gone(from old: ComparedPicture, to new: ComparedPicture, ghosts: [Rect]) throws -> Int {
    let style = try #require(DifferenceStyle.all.first { $0.name == "difference" })
    let bitmap = try decodePNG(try style.picture(expected: old, actual: new, options: .exact))
    return (0..<bitmap.width * bitmap.height).count { number in
      // Pixels that exist only in the old picture are drawn in vermilion.
      let isGone = Int(bitmap.pixels[number * 4]) - Int(bitmap.pixels[number * 4 + 2]) > 60
      let place = Rect(
        x: Double(number % bitmap.width) / 2, y: Double(number / bitmap.width) / 2, width: 0, height: 0)
      if place.y >= Double(max(old.bitmap.height, new.bitmap.height)) / 2 { return false }
      let isGhost = ghosts.contains { $0.inset(by: -1).contains(place) && !$0.inset(by: 2).contains(place) }
      return isGone && !isGhost
    }
  }

  @Test(arguments: [20.0, 14.3]) func namesGoWithWhatTheyName(x: Double) throws {
    let (old, new) = (try label(at: 10), try label(at: x))
    let pixels = try #require(old.pixels(of: "t")?.first)
    let frame = Rect(
      x: Double(pixels.x) / 2, y: Double(pixels.y) / 2, width: Double(pixels.width) / 2,
      height: Double(pixels.height) / 2)
    #expect(try gone(from: old, to: new, ghosts: [frame]) == 0)
  }

  @Test(arguments: [10, 10.5, 11]) func aSmallMoveWritesNoWordTwice(x: Double) throws {
    let (old, new) = (try label(at: 10), try label(at: x))
    let ghosts = (old.pixels(of: "t") ?? []).map { pixels in
      Rect(
        x: Double(pixels.x) / 2, y: Double(pixels.y) / 2, width: Double(pixels.width) / 2,
        height: Double(pixels.height) / 2)
    }
    #expect(try gone(from: old, to: new, ghosts: ghosts) == 0)
  }

  @Test(arguments: 0..<24) func theLegendNamesWhatIsDrawn(seed: Int) throws {
    func picture(_ number: Int) throws -> ComparedPicture {
      let words = ["Text", "Word"][number % 2]
      let other = number % 3 == 0 ? "view w { ll = 90, tt = 10, w = h = \(8 + number % 4) }\n" : ""
      let text = """
        canvas 160x60 scale 2
        label t "\(words)" { ll = \(10 + number % 5), tt = 10 }
        view v fill #ff0000 { ll = 60, tt = \(20 + number % 7), w = h = 20 }
        \(other)
        """
      let file = try solve(SourceText(name: "a", text: text))
      return try ComparedPicture(
        of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 2,
        measuring: PangoTextMeasurer())
    }
    let found = try DifferingPictures(
      expected: picture(seed), actual: picture(seed * 7 + 3), options: .exact
    ).difference()
    let pixels = found.bitmap.pixels
    for sign in [DifferenceSign.gone, .new, .changed] {
      let (red, green, blue) = (sign.color.red, sign.color.green, sign.color.blue)
      let isDrawn = stride(from: 0, to: pixels.count, by: 4).contains {
        pixels[$0] == red && pixels[$0 + 1] == green && pixels[$0 + 2] == blue
      }
      #expect(found.signs.contains(sign) == isDrawn, "\(sign)")
    }
  }

  @Test func aLargerCanvasDoesNotReportEveryPixel() throws {
    let (old, new) = (try label(at: 10), try label(at: 10, height: 60))
    let canvas = Rect(x: 0, y: 0, width: 160, height: 40)
    #expect(try gone(from: old, to: new, ghosts: [canvas]) == 0)
  }

  @Test func aTextThatReadsOtherwise() throws {
    func picture(_ text: String) throws -> ComparedPicture {
      let source = "canvas 160x80 scale 2\nlabel t \"\(text)\" { ll = 30, tt = 30, w = 60, h = 20 }"
      let file = try solve(SourceText(name: "a", text: source))
      return try ComparedPicture(
        of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 2,
        measuring: PangoTextMeasurer())
    }
    let (old, new) = (try picture("one"), try picture("two"))
    #expect(try gone(from: old, to: new, ghosts: []) == 0)
    let bitmap = try decodePNG(
      try #require(DifferenceStyle.all.first { $0.name == "difference" })
        .picture(expected: old, actual: new, options: .exact))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
    }
    let (inside, outside) = (pixel(2 * 88, 2 * 48), pixel(2 * 92, 2 * 48))
    #expect(inside != outside && inside[1] < inside[0] && inside[1] < inside[2])
    let purple = DifferenceSign.changed.color
    func holdsPurple(_ rows: Range<Int>) -> Bool {
      rows.contains { row in
        (0..<bitmap.width).contains {
          pixel($0, row) == [purple.red, purple.green, purple.blue]
        }
      }
    }
    #expect(holdsPurple(36..<60) && !holdsPurple(110..<160))
    #expect(bitmap.height > 160 && holdsPurple(160..<bitmap.height))
  }

  @Test func wordsCoverNoLetters() {
    var picture = Bitmap(width: 200, height: 100, pixels: [UInt8](repeating: 255, count: 200 * 100 * 4))
    for row in stride(from: 4, to: 50, by: 2) {
      for column in stride(from: 4, to: 200, by: 2) { picture.pixels[(row * 200 + column) * 4] = 0 }
    }
    var room = FreeSpaceMap(picture, scale: 2)
    let (above, below) = (
      Rect(x: 10, y: 5, width: 40, height: 10), Rect(x: 10, y: 30, width: 40, height: 10)
    )
    #expect(room.best(of: [above, below]) == below)
    room.take(below)
    #expect(room.best(of: [Rect(x: 90, y: 30, width: 40, height: 10), below, above]) == above)
    #expect(room.best(of: [below]) == nil)
  }

  @Test func arrowsOfARow() throws {
    func row(_ width: Int) throws -> ComparedPicture {
      let source = """
        canvas 200x60 scale 2
        view a { ll = 10, tt = 10, w = \(width), h = 40 }
        view b { ll = \(width + 20), tt = 10, w = \(160 - width), h = 40 }
        """
      let file = try solve(SourceText(name: "a", text: source))
      return try ComparedPicture(
        of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 2,
        measuring: PangoTextMeasurer())
    }
    let bitmap = try decodePNG(
      try #require(DifferenceStyle.all.first { $0.name == "difference" })
        .picture(expected: row(60), actual: row(76), options: .exact))
    func rows(at x: Int) -> [Int] {
      let now = DifferenceSign.new.color
      return (24..<96).filter { row in
        let start = (row * bitmap.width + 2 * x) * 4
        return Array(bitmap.pixels[start..<start + 3]) == [now.red, now.green, now.blue]
      }
    }
    let (first, second) = (rows(at: 74), rows(at: 91))
    #expect(!first.isEmpty && !second.isEmpty && Set(first).isDisjoint(with: second))
  }

  private func framed(_ outer: Rect, _ inner: Rect? = nil) throws -> ComparedPicture {
    func box(_ name: String, _ frame: Rect, _ block: String) -> String {
      "view \(name) {\n  ll = \(frame.x), tt = \(frame.y), w = \(frame.width), h = \(frame.height)\n\(block)}\n"
    }
    let text = "canvas 200x100\n" + box("v", outer, inner.map { box("c", $0, "") } ?? "")
    let file = try solve(SourceText(name: "a", text: text))
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 1,
      measuring: PangoTextMeasurer())
  }

  /// A short arrow is at half of the view's height, or at a third if the arrow would cover letters.
  @Test(
    arguments: [
      ("grows, letters before", 48.0, 50.0, 52..<57, 1.0 / 3),
      ("grows, letters behind", 48, 50, 64..<69, 0.5),
      ("shrinks, letters behind", 50, 48, 61..<66, 1.0 / 3),
      ("shrinks, letters before", 50, 48, 48..<54, 0.5),
    ] as [(String, Double, Double, Range<Int>, Double)])
  func arrowsOfShortMoves(name: String, from: Double, to: Double, letters: Range<Int>, part: Double) throws {
    let moved = MovedViews(
      from: try framed(Rect(x: 10, y: 10, width: from, height: 40)),
      to: try framed(Rect(x: 10, y: 10, width: to, height: 40)))
    var picture = Bitmap(width: 200, height: 100, pixels: [UInt8](repeating: 255, count: 200 * 100 * 4))
    for row in 27..<33 {
      for column in letters where (row + column) % 2 == 0 { picture.pixels[(row * 200 + column) * 4] = 0 }
    }
    let heights = moved.nodes(on: picture, scale: 1, differsBelow: false).compactMap { node -> Double? in
      guard case .shape(let shape) = node, case .path(let steps) = shape.outline, shape.stroke != nil,
        case .move(let start)? = steps.first
      else { return nil }
      return start.y
    }
    #expect(heights.count == 1 && abs((heights.first ?? 0) - (10 + part * 40)) < 1e-9, "\(name)")
  }

  /// A move counts as a result of the growth of the superview if the view keeps its distance from an edge or from the
  /// middle of the superview. Deviations of less than 0.25 points are ignored.
  @Test(
    arguments: [
      (10.125, true), (10.25, false), (9.75, false), (20, true), (20.25, false), (19.875, true), (30, true),
      (29.75, false), (15, false),
    ] as [(Double, Bool)])
  func whoStaysAtAnEdge(x: Double, isReported: Bool) throws {
    let inner = Rect(x: 10, y: 10, width: 20, height: 20)
    let moved = MovedViews(
      from: try framed(Rect(x: 10, y: 10, width: 100, height: 60), inner),
      to: try framed(Rect(x: 10, y: 10, width: 120, height: 60), Rect(x: x, y: 10, width: 20, height: 20)))
    let view = moved.views.first { $0.old.width == 20 }
    #expect((view?.isReported ?? true) == isReported)
    #expect((view == nil) == (x == 10.125))
  }

  private func nested(_ frames: [Rect]) throws -> ComparedPicture {
    var block = ""
    for (name, frame) in zip(["a", "b", "c"], frames).reversed() {
      block =
        "view \(name) {\n  ll = \(frame.x), tt = \(frame.y), w = \(frame.width), h = \(frame.height)\n\(block)}\n"
    }
    let file = try solve(SourceText(name: "a", text: "canvas 200x100\n" + block))
    return try ComparedPicture(
      of: file.canvases[0], in: file, drawing: DrawingOptions(names: .none), scale: 1,
      measuring: PangoTextMeasurer())
  }

  /// A rigid view keeps its size, and everything inside moves with it.
  @Test(
    arguments: [
      ("all move along", 1, [0, 0, 0, 0], [true, true, true], [false, true, true]),
      ("the middle moves more", 1, [0.25, 0, 0, 0], [false, true, true], [false, false, true]),
      ("the middle moves hardly more", 1, [0.125, 0, 0, 0], [true, true, true], [false, true, true]),
      ("the innermost moves more", 2, [0.25, 0, 0, 0], [false, false, true], [false, true, false]),
      ("the innermost moves less", 2, [-0.25, 0, 0, 0], [false, false, true], [false, true, false]),
      ("the innermost moves down", 2, [0, 0.25, 0, 0], [false, false, true], [false, true, false]),
      ("the innermost moves up", 2, [0, -0.25, 0, 0], [false, false, true], [false, true, false]),
      ("the innermost moves hardly", 2, [0.125, -0.125, 0, 0], [true, true, true], [false, true, true]),
      ("the innermost becomes wider", 2, [0, 0, 0.25, 0], [false, false, false], [false, true, false]),
      ("the innermost becomes taller", 2, [0, 0, 0, 0.25], [false, false, false], [false, true, false]),
      ("the innermost becomes narrower", 2, [0, 0, -0.25, 0], [false, false, false], [false, true, false]),
      ("the innermost hardly grows", 2, [0, 0, 0.125, 0.125], [true, true, true], [false, true, true]),
      ("the middle grows", 1, [0, 0, 1, 0], [false, false, true], [false, false, true]),
      ("the outermost grows", 0, [0, 0, 0, 1], [false, true, true], [false, true, true]),
    ] as [(String, Int, [Double], [Bool], [Bool])])
  func whoIsRigid(name: String, changed: Int, change: [Double], isRigid: [Bool], follows: [Bool]) throws {
    let old = [
      Rect(x: 10, y: 10, width: 100, height: 60), Rect(x: 5, y: 5, width: 60, height: 40),
      Rect(x: 4, y: 3, width: 20, height: 10),
    ]
    var new = old
    new[0].x += 10
    new[changed] = Rect(
      x: new[changed].x + change[0], y: new[changed].y + change[1], width: new[changed].width + change[2],
      height: new[changed].height + change[3])
    let moved = MovedViews(from: try nested(old), to: try nested(new))
    #expect(moved.views.map(\.isRigid) == isRigid, "\(name)")
    #expect(moved.views.map(\.follows) == follows, "\(name)")
  }
}
