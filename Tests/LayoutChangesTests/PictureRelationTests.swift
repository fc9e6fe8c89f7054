import CairoRendering
import Diagnostics
import Drawing
import Graphics
import LayoutPipeline
import Testing

@testable import ImageComparison
@testable import LayoutChanges

@Suite struct PictureRelationTests {
  private func blank(_ width: Int, _ height: Int, _ level: UInt8 = 255) -> Bitmap {
    Bitmap(width: width, height: height, pixels: [UInt8](repeating: level, count: width * height * 4))
  }

  private func known(_ bitmap: Bitmap, view: String = "v", frame: Rect? = nil) throws -> ComparedPicture {
    let file = try solve(SourceText(name: "a", text: "canvas 2x2\nview v { tt = ll = 0, w = h = 1 }"))
    var metadata = PictureMetadata(of: file.canvases.map(\.layout), origins: [Point(x: 0, y: 0)])
    metadata.canvases[0].views[0].name = view
    if let frame { metadata.canvases[0].views[0].frame = frame }
    return ComparedPicture(
      name: "a.png", png: try PNGFile(encodePNG(blank(1, 1), pixelsPerPoint: 2)), bitmap: bitmap,
      metadata: metadata)
  }

  private func animation(_ levels: [UInt8], milliseconds: Int = 100) throws -> PNGAnimation {
    let frames = levels.map { Bitmap(width: 1, height: 1, pixels: [$0, $0, $0, 255]) }
    return try #require(try PNGFile(encodeAnimatedPNG(frames, milliseconds: milliseconds)).animation())
  }

  @Test(
    arguments: [
      ("the same", [9, 0, 9], 0, 100, []), ("another end", [9, 0, 8], 0, 100, [.frames(from: 3)]),
      ("another one between", [9, 8, 9], 0, 100, [.frames(from: 2)]),
      ("another start", [8, 0, 9], 0, 100, [.frames(from: 1)]),
      ("one frame less", [9, 0], 0, 100, [.frameCounts(expected: 3, actual: 2)]),
      ("one frame more", [9, 0, 9, 0], 0, 100, [.frameCounts(expected: 3, actual: 4)]),
      ("played once", [9, 0, 9], 1, 100, [.plays(expected: 0, actual: 1)]),
      ("played once, another end", [9, 0, 8], 1, 100, [.frames(from: 3)]),
      ("slower", [9, 0, 9], 0, 200, [.frames(from: 1)]),
    ] as [(String, [UInt8], Int, Int, [InvisibleDifference])])
  func animations(name: String, levels: [UInt8], plays: Int, delay: Int, wanted: [InvisibleDifference]) throws
  {
    var (old, new) = (try known(blank(1, 1)), try known(blank(1, 1)))
    (old.animation, new.animation) = (try animation([9, 0, 9]), try animation(levels, milliseconds: delay))
    old.animation?.plays = 0
    new.animation?.plays = plays
    #expect(invisibleDifferences(expected: old, actual: new) == wanted, "\(name)")
    new.animation = nil
    #expect(invisibleDifferences(expected: old, actual: new) == [.animated(isExpected: true)])
    #expect(invisibleDifferences(expected: new, actual: old) == [.animated(isExpected: false)])
  }

  @Test(
    arguments: [
      (1, 1, []), (1, 2, [.aspect(expected: 1, actual: 2)]), (6, 1, [.orientation(expected: 1, actual: 6)]),
      (6, 2, [.orientation(expected: 1, actual: 6), .aspect(expected: 1, actual: 2)]),
    ] as [(Int, Double, [InvisibleDifference])])
  func presentations(orientation: Int, aspect: Double, wanted: [InvisibleDifference]) throws {
    let old = try known(blank(1, 1))
    var new = old
    (new.presentation.orientation, new.presentation.aspect) = (orientation, aspect)
    #expect(invisibleDifferences(expected: old, actual: new) == wanted)
  }

  private static func unseen(_ count: Int) -> InvisibleDifference {
    .unseenViews((1...count).map { "v\($0)" })
  }

  @Test(
    arguments: [
      (.profile(["gAMA", "iCCP"]), "a and b have different color information (gAMA, iCCP)"),
      (.orientation(expected: 1, actual: 6), "a and b have different Exif orientations (1 and 6)"),
      (.aspect(expected: 1, actual: 0.5), "a and b have pixels of different aspect ratios (1 and 0.5)"),
      (unseen(1), "'v1' differs between a and b, but the pictures do not show this"),
      (unseen(2), "'v1' and 'v2' differ between a and b, but the pictures do not show this"),
      (
        unseen(6),
        "'v1', 'v2', 'v3', 'v4', 'v5' and 'v6' differ between a and b, but the pictures do not show this"
      ),
      (
        unseen(8),
        "'v1', 'v2', 'v3', 'v4', 'v5', 'v6' and 2 more differ between a and b, but the pictures "
          + "do not show this"
      ),
      (
        .canvasSizes(expected: Size(width: 80, height: 40), actual: Size(width: 80.5, height: 40)),
        "the canvas is 80.5x40 in b and 80x40 in a"
      ),
    ] as [(InvisibleDifference, String)])
  func words(of difference: InvisibleDifference, words: String) {
    #expect(difference.text("a", "b") == words)
    let isOfProfile = if case .profile = difference { true } else { false }
    #expect(difference.isOfProfile == isOfProfile)
  }

  private static func found(
    _ count: Int, ratio: Double = 0.25, _ excused: ExcusedPixels = ExcusedPixels(), regions: [Int]? = nil
  ) -> PixelDifference {
    let regions = (regions ?? (count == 0 ? [] : [count])).enumerated().map { index, count in
      PixelRegion(bounds: PixelRect(x: 20 * index, y: 3, width: 2, height: 1), count: count)
    }
    return PixelDifference(
      count: count, ratio: ratio, bounds: regions.first?.bounds, largest: 214, perceived: 0.5,
      regions: regions,
      excused: excused)
  }

  private func compared(
    _ comparison: Comparison?, _ unseen: [InvisibleDifference] = [], ignoresProfiles: Bool = false,
    label: String? = nil
  ) -> PictureComparison {
    var compared = PictureComparison(
      label: label, expected: nil, actual: nil, names: ("a", "b"),
      options: ComparisonOptions(threshold: 0.1, ignoresProfiles: ignoresProfiles))
    (compared.comparison, compared.unseen) = (comparison, unseen)
    return compared
  }

  @Test(
    arguments: [
      ("nothing", .identical, []),
      (
        "one pixel", .different(found(1)),
        [
          "b: 1 pixel (25%) differs from a, by at most 214/255, in 2x1 at 0,3"
        ]
      ),
      (
        "pixels", .different(found(2, ratio: 0.0039)),
        [
          "b: 2 pixels (0.39%) differ from a, by at most 214/255, in 2x1 at 0,3"
        ]
      ),
      (
        "the smallest percentage", .different(found(2, ratio: 1.1e-6)),
        [
          "b: 2 pixels (0.00011%) differ from a, by at most 214/255, in 2x1 at 0,3"
        ]
      ),
      (
        "below the smallest percentage", .different(found(2, ratio: 9e-7)),
        [
          "b: 2 pixels (under 0.0001%) differ from a, by at most 214/255, in 2x1 at 0,3"
        ]
      ),
      (
        "two regions", .different(found(3, ratio: 0.123, regions: [2, 1])),
        [
          "b: 3 pixels (12.3%) differ from a, by at most 214/255, in 2 regions", "  2x1 at 0,3: 2 pixels",
          "  2x1 at 20,3: 1 pixel",
        ]
      ),
      (
        "nine regions, the second is the smallest",
        .different(
          found(17, regions: [2, 1, 2, 2, 2, 2, 2, 2, 2])),
        [
          "b: 17 pixels (25%) differ from a, by at most 214/255, in 9 regions", "  2x1 at 0,3: 2 pixels",
          "  2x1 at 40,3: 2 pixels", "  2x1 at 60,3: 2 pixels", "  2x1 at 80,3: 2 pixels",
          "  2x1 at 100,3: 2 pixels", "  2x1 at 120,3: 2 pixels", "  2x1 at 140,3: 2 pixels",
          "  2x1 at 160,3: 2 pixels", "  and 1 smaller region",
        ]
      ),
      (
        "excused", .different(found(1, ExcusedPixels(belowThreshold: 1, antialiasing: 2, ignored: 3))),
        [
          "b: 1 pixel (25%) differs from a, by at most 214/255, in 2x1 at 0,3; not counted: 1 pixel "
            + "within the threshold of 0.1, 2 pixels of antialiasing, 3 pixels in ignored areas"
        ]
      ),
      (
        "tolerated", .tolerated(found(3)),
        [
          "b: the same as a, except for 3 pixels (25%), which the tolerance allows"
        ]
      ),
      (
        "excused only", .tolerated(found(0, ExcusedPixels(ignored: 1))),
        [
          "b: the same as a, except for 1 pixel in ignored areas"
        ]
      ),
      (
        "tolerated and excused", .tolerated(found(1, ExcusedPixels(antialiasing: 1))),
        [
          "b: the same as a, except for 1 pixel (25%), which the tolerance allows, and except for 1 "
            + "pixel of antialiasing"
        ]
      ),
      (
        "sizes",
        .differentSizes(
          expected: PixelSize(width: 4, height: 3), actual: PixelSize(width: 5, height: 3)),
        [
          "b is 5x3 pixels, a is 4x3"
        ]
      ),
    ] as [(String, Comparison, [String])])
  func sentences(name: String, comparison: Comparison, lines: [String]) {
    #expect(compared(comparison).lines() == lines, "\(name)")
  }

  @Test(
    arguments: [
      (1, "100%"), (0.5, "50%"), (0.1234, "12.3%"), (0.1, "10%"), (0.05, "5%"), (0.0126, "1.3%"),
      (0.0999, "10%"), (0.0123, "1.2%"), (0.001, "0.1%"), (0.000123, "0.012%"), (0.000_012_6, "0.0013%"),
    ] as [(Double, String)])
  func percentages(ratio: Double, words: String) {
    let line = compared(.different(Self.found(1, ratio: ratio))).lines()[0]
    #expect(line.hasPrefix("b: 1 pixel (\(words)) differs"), "\(line)")
  }

  @Test func aMissingPicture() {
    var one = compared(nil, label: "wide")
    #expect(one.lines() == ["b (wide): not in a"] && !one.isSame && one.verdict == "missing")
    one.expectedSize = PixelSize(width: 1, height: 1)
    #expect(one.lines() == ["b (wide): only in a"])
    one.regionViews[0] = "v"
    one.comparison = .different(Self.found(1))
    #expect(one.lines()[0].hasSuffix("in 2x1 at 0,3 in 'v'"))
  }

  @Test(
    arguments: [
      ("the same", .identical, [], "same", true, true),
      ("a view is elsewhere", .identical, [unseen(1)], "different", false, false),
      ("another profile", .identical, [.profile(["gAMA"])], "tolerated", true, false),
      ("another profile and view", .identical, [.profile(["gAMA"]), unseen(1)], "different", false, false),
      ("tolerated", .tolerated(found(1)), [], "tolerated", true, false),
      (
        "tolerated, but turned", .tolerated(found(1)), [.orientation(expected: 1, actual: 6)], "different",
        false, false
      ),
      ("different", .different(found(1)), [], "different", false, false),
    ] as [(String, Comparison, [InvisibleDifference], String, Bool, Bool)])
  func verdicts(
    name: String, comparison: Comparison, unseen: [InvisibleDifference], verdict: String, isSame: Bool,
    isIdentical: Bool
  ) {
    let one = compared(comparison, unseen, ignoresProfiles: true)
    #expect(one.verdict == verdict && one.isSame == isSame && one.isIdentical == isIdentical, "\(name)")
    let strict = compared(comparison, unseen)
    #expect(strict.isSame == (isSame && unseen.isEmpty), "\(name)")
    let text = String(
      decoding: differenceJSON(
        expected: "a", actual: "b", pictures: [compared(.identical), one, compared(.identical)],
        changes: nil),
      as: UTF8.self)
    #expect(text.contains("\"actual\": \"b\",\n  \"verdict\": \"\(verdict)\""), "\(name): \(text)")
    #expect(
      !one.lines().contains { $0.hasSuffix(", which is ignored") } == !unseen.contains(.profile(["gAMA"])))
  }

  @Test(
    arguments: [
      (0, 0, 4, 3), (1, 0, 6, 3), (0, 1, 4, 5), (1.5, 2, 7, 7), (0.2, 0, 4, 3), (0.25, 0, 5, 3),
      (-1, 0, 4, 3),
      (2, -1, 4, 3), (-1, 2, 4, 3), (4999.5, 0, 10_003, 3), (5000, 0, 4, 3), (0, 4999.5, 4, 10_002),
      (0, 5000, 4, 3),
    ] as [(Double, Double, Int, Int)])
  func otherOrigins(x: Double, y: Double, width: Int, height: Int) throws {
    let (picture, place) = (try known(blank(4, 3)), Point(x: x, y: y))
    let moved = picture.moved(toOrigin: place)
    #expect(moved.bitmap.pixelSize == PixelSize(width: width, height: height))
    let isMoved = width > 4 || height > 3
    #expect(moved.origins == [isMoved ? place : Point(x: 0, y: 0)])
    // The first pixel is transparent if it was added, and the last pixel is always from the picture.
    #expect(moved.bitmap.pixels[3] == (isMoved ? 0 : 255) && moved.bitmap.pixels.last == 255)
    var other = picture
    other.origins = [Point(x: 0, y: 0), Point(x: 9, y: 0)]
    #expect(other.moved(toOrigin: place).bitmap == picture.bitmap)
    other.origins = []
    #expect(other.moved(toOrigin: place).bitmap == picture.bitmap)
  }

  @Test(
    arguments: [
      ("as wide as its canvas", 20, 10, [[0, 0]]), ("as much beside it", 24, 10, [[1, 3]]),
      ("more beside it", 26, 10, []), ("less beside it", 22, 10, []),
      ("as much, but another canvas", 34, 15, [[1, 3]]), ("as wide as another canvas", 30, 15, [[0, 0]]),
      ("unknown", 20, nil, [[1, 3]]),
    ] as [(String, Int, Int?, [[Double]])])
  func references(name: String, width: Int, canvas: Int?, origins: [[Double]]) throws {
    let file = try solve(SourceText(name: "a", text: "canvas 10x10\nview v { ll = tt = 0, w = h = 1 }"))
    var actual = ComparedPicture(
      placing: file.canvases[0], in: file, origin: Point(x: 1, y: 3), scale: nil)
    actual.bitmap = blank(24, 30)
    let state = try canvas.map { width in
      LayoutState.solved(
        try solve(SourceText(name: "a", text: "canvas \(width)x10\nview v { ll = tt = 0, w = h = 1 }")))
    }
    let reference = ComparedPicture(reference: blank(width, 30), state: state, besides: actual)
    #expect(reference.origins == origins.map { Point(x: $0[0], y: $0[1]) }, "\(name)")
    #expect(reference.bitmap.width == width && reference.scale == 2)
  }

  /// Views are ignored if their frames cannot be drawn, for example because a width is negative or a position is too
  /// far away.
  @Test(
    arguments: [
      ("far", Rect(x: 999_999, y: 0, width: 1, height: 1), true),
      ("too far", Rect(x: 1e6, y: 0, width: 1, height: 1), false),
      ("far above", Rect(x: 0, y: -999_999, width: 1, height: 1), true),
      ("too far above", Rect(x: 0, y: -1e6, width: 1, height: 1), false),
      ("no width", Rect(x: 5, y: 0, width: 0, height: 1), true),
      ("no height", Rect(x: 5, y: 0, width: 1, height: 0), true),
      ("less than no width", Rect(x: 5, y: 0, width: -1, height: 1), false),
      ("less than no height", Rect(x: 5, y: 0, width: 1, height: -1), false),
      ("too wide", Rect(x: 5, y: 0, width: 1e6, height: 1), false),
      ("no number", Rect(x: .nan, y: 0, width: 1, height: 1), false),
    ])
  func possibleFrames(name: String, frame: Rect, isDrawn: Bool) throws {
    let (old, new) = (try known(blank(4, 4)), try known(blank(4, 4), frame: frame))
    #expect(MovedViews(from: old, to: new).views.count == (isDrawn ? 1 : 0), "\(name)")
    #expect(MovedViews(from: new, to: old).views.count == (isDrawn ? 1 : 0), "\(name)")
    let added = MovedViews(from: old, to: try known(blank(4, 4), view: "n", frame: frame)).added
    #expect(added.count == (isDrawn ? 1 : 0), "\(name)")
  }

  @Test func legends() throws {
    let ink = Color(rgb: 0)
    func nodes(_ legend: DifferenceLegend) -> (squares: [Rect], texts: [SceneText]) {
      let nodes = legend.nodes(at: Point(x: 5, y: 7))
      let squares = nodes.compactMap { node -> Rect? in
        guard case .shape(let shape) = node, case .rectangle(let rect, _) = shape.outline else { return nil }
        return rect
      }
      return (squares, nodes.compactMap { if case .text(let text) = $0 { text } else { nil } })
    }
    #expect(DifferenceLegend([], width: 100, ink: ink).size == Size(width: 0, height: 0))
    let wide = DifferenceLegend([.gone, .changed], width: 1000, ink: ink)
    let (squares, texts) = nodes(wide)
    try #require(squares.count == 2 && texts.count == 2)
    let (first, second) = (texts[0].width, texts[1].width)
    #expect(squares[0] == Rect(x: 5, y: 11, width: 10, height: 10))
    #expect(abs(squares[1].x - (34 + first)) < 1e-9 && squares[1].y == 11)
    #expect(texts[0].origin.x == 20 && abs(texts[0].origin.y - 19.74) < 1e-9)
    let length = 29 + first + 15 + second
    #expect(abs(wide.size.width - length) < 1e-9 && wide.size.height == 18)
    for (width, isBroken) in [(length + 0.01, false), (length - 0.01, true), (1, true)] {
      let legend = DifferenceLegend([.gone, .changed], width: width, ink: ink)
      #expect(legend.size.height == (isBroken ? 36 : 18))
      if !isBroken { continue }
      #expect(nodes(legend).squares[1] == Rect(x: 5, y: 29, width: 10, height: 10))
      #expect(abs(legend.size.width - (15 + max(first, second))) < 1e-9)
    }
  }

  @Test(arguments: [(1.0, 400, 26), (2, 400, 52), (1, 4, 20)] as [(Double, Int, Int)])
  func explainedPictures(scale: Double, width: Int, added: Int) throws {
    let plain = DifferencePicture(bitmap: blank(width, 3), signs: [])
    #expect(try plain.explained(scale: scale) == plain.bitmap)
    let explained = try DifferencePicture(bitmap: blank(width, 3), signs: [.gone]).explained(scale: scale)
    let legend = DifferenceLegend([.gone], width: 1, ink: Color(rgb: 0)).size.width
    #expect(explained.height == 3 + added)
    #expect(explained.width == max(width, Int((legend + 4).rounded(.up))))
  }
}
