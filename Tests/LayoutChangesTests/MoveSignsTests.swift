import CairoRendering
import Diagnostics
import Drawing
import Graphics
import ImageComparison
import LayoutPipeline
import Testing

@testable import LayoutChanges

@Suite struct MoveSignsTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double = 60, _ height: Double = 40) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func picture(_ text: String, canvas: String = "300x200") throws -> ComparedPicture {
    let file = try solve(SourceText(name: "a", text: "canvas \(canvas)\n" + text))
    return ComparedPicture(placing: file.canvases[0], in: file, origin: Point(x: 0, y: 0), scale: 1)
  }

  private func view(_ name: String, _ frame: Rect, _ block: String = "") -> String {
    let place = "ll = \(frame.x), tt = \(frame.y), w = \(frame.width), h = \(frame.height)"
    return "view \(name) {\n\(place)\n\(block)}\n"
  }

  private func nodes(
    _ moved: MovedViews, width: Int = 300, height: Int = 200, scale: Double = 1, differsBelow: Bool = false
  ) -> [SceneNode] {
    let white = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    return moved.nodes(on: white, scale: scale, differsBelow: differsBelow)
  }

  private func nodes(from old: Rect, to new: Rect) throws -> [SceneNode] {
    nodes(MovedViews(from: try picture(view("v", old)), to: try picture(view("v", new))))
  }

  private func shapes(_ nodes: [SceneNode]) -> [SceneShape] {
    nodes.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private func texts(_ nodes: [SceneNode]) -> [SceneText] {
    nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The white boxes behind words.
  private func boxes(_ nodes: [SceneNode]) -> [Rect] {
    shapes(nodes).compactMap { shape in
      guard case .rectangle(let box, cornerRadius: 2) = shape.outline else { return nil }
      return box
    }
  }

  private func paths(_ nodes: [SceneNode], isHead: Bool) -> [[Point]] {
    shapes(nodes).filter { ($0.fill != nil) == isHead }.compactMap { shape in
      guard case .path(let steps) = shape.outline else { return nil }
      return steps.compactMap { step in
        switch step {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }
  }

  private func isNear(_ a: Point, _ x: Double, _ y: Double) -> Bool {
    abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6
  }

  @Test(
    arguments: [
      ("right", rect(100, 80), rect(120, 80), [[160, 100, 180, 100]]),
      ("left", rect(120, 80), rect(100, 80), [[120, 100, 100, 100]]),
      ("down", rect(100, 60), rect(100, 80), [[130, 100, 130, 120]]),
      ("up", rect(100, 80), rect(100, 60), [[130, 80, 130, 60]]),
      ("right and down", rect(100, 80), rect(130, 120), [[160, 120, 190, 160]]),
      ("left and up", rect(130, 120), rect(100, 80), [[130, 120, 100, 80]]),
      ("right and up", rect(100, 120), rect(130, 80), [[160, 120, 190, 80]]),
      ("left and down", rect(130, 80), rect(100, 120), [[130, 120, 100, 160]]),
      ("right, and hardly down", rect(100, 80), rect(120, 80.2), [[160, 100.2, 180, 100.2]]),
      ("right, and a bit down", rect(100, 80), rect(120, 80.25), [[160, 120, 180, 120.25]]),
      ("down, and hardly right", rect(100, 60), rect(100.2, 80), [[130.2, 100, 130.2, 120]]),
      ("down, and a bit right", rect(100, 60), rect(100.25, 80), [[160, 100, 160.25, 120]]),
      ("a short way", rect(100, 80), rect(102, 80), [[153, 100, 162, 100]]),
      ("a short way to the left", rect(102, 80), rect(100, 80), [[109, 100, 100, 100]]),
      ("a short way across", rect(100, 80), rect(100.3, 80.4), [[154.9, 113.2, 160.3, 120.4]]),
      ("wider", rect(100, 80), rect(100, 80, 80), [[160, 100, 180, 100]]),
      (
        "wider at both sides", rect(100, 80), rect(90, 80, 80), [[100, 100, 90, 100], [160, 100, 170, 100]]
      ),
      ("taller", rect(100, 80), rect(100, 80, 60, 60), [[130, 120, 130, 140]]),
      (
        "wider and taller", rect(100, 80), rect(100, 80, 80, 60),
        [[160, 110, 180, 110], [140, 120, 140, 140]]
      ),
      ("wider by a bit", rect(100, 80), rect(100, 80, 60.25), [[151.25, 100, 160.25, 100]]),
      ("narrower", rect(100, 80, 80), rect(100, 80), [[180, 100, 160, 100]]),
      ("wider by hardly anything", rect(100, 80), rect(100, 80, 60.2), []),
    ] as [(String, Rect, Rect, [[Double]])])
  func arrows(name: String, old: Rect, new: Rect, wanted: [[Double]]) throws {
    let nodes = try nodes(from: old, to: new)
    let (shafts, heads) = (paths(nodes, isHead: false), paths(nodes, isHead: true))
    try #require(shafts.count == wanted.count && heads.count == wanted.count, "\(name)")
    for (index, way) in wanted.enumerated() {
      #expect(isNear(shafts[index][0], way[0], way[1]), "\(name): \(shafts[index])")
      #expect(isNear(heads[index][0], way[2], way[3]), "\(name): \(heads[index])")
    }
  }

  @Test(
    arguments: [
      ("right", rect(120, 80), [176, 100], [[176, 98], [176, 102]]),
      ("right and down", rect(130, 120), [187.6, 156.8], [[189.2, 155.6], [186, 158]]),
    ] as [(String, Rect, [Double], [[Double]])])
  func arrowHeads(name: String, new: Rect, neck: [Double], sides: [[Double]]) throws {
    let nodes = try nodes(from: Self.rect(100, 80), to: new)
    let (shaft, head) = (paths(nodes, isHead: false)[0], paths(nodes, isHead: true)[0])
    #expect(isNear(shaft[1], neck[0], neck[1]), "\(name): \(shaft)")
    for (point, side) in zip(head.dropFirst(), sides) { #expect(isNear(point, side[0], side[1]), "\(head)") }
    #expect(head.count == 3)
  }

  @Test func theOldFrameIsDashed() throws {
    let outlines = shapes(try nodes(from: Self.rect(100, 80), to: Self.rect(120, 80))).filter {
      if case .rectangle = $0.outline { $0.stroke != nil } else { false }
    }
    #expect(
      outlines.map(\.outline) == [
        .rectangle(Self.rect(100.5, 80.5, 59, 39), cornerRadius: 0),
        .rectangle(Self.rect(120.5, 80.5, 59, 39), cornerRadius: 0),
      ])
    #expect(outlines.map { $0.stroke?.dash } == [[3, 2], []])
  }

  @Test(
    arguments: [
      ("right", rect(100, 80), rect(120, 80), "x +20"), ("left", rect(120, 80), rect(100, 80), "x −20"),
      ("down", rect(100, 60), rect(100, 68), "y +8"), ("up", rect(100, 68.5), rect(100, 60), "y −8.5"),
      ("both", rect(100, 60), rect(120, 65), "x +20, y +5"),
      ("wider", rect(100, 80), rect(100, 80, 80), "w +20"),
      ("narrower", rect(100, 80), rect(100, 80, 40), "w −20"),
      ("taller", rect(100, 80), rect(100, 80, 60, 45), "h +5"),
      ("at its left edge", rect(100, 80), rect(90, 80, 70), "x −10, w +10"),
      ("everything", rect(100, 80), rect(110, 70, 80, 30), "x +10, y −10, w +20, h −10"),
      ("a bit", rect(100, 80), rect(100.25, 80), "x +0.3"),
      ("hardly down", rect(100, 80), rect(120, 80.2), "x +20"),
      ("hardly wider", rect(100, 80), rect(120, 80, 60.2), "x +20"),
      ("wider, and hardly right", rect(100, 80), rect(100.2, 80, 80), "w +20"),
    ] as [(String, Rect, Rect, String)])
  func words(name: String, old: Rect, new: Rect, words: String) throws {
    #expect(texts(try nodes(from: old, to: new)).map(\.text) == [words], "\(name)")
  }

  @Test(
    arguments: [
      ("two", [0, 0], ["y +20", "y +20"]), ("three", [0, 0, 0], ["y +20"]),
      ("four", [0, 0, 0, 0], ["y +20"]),
      ("two, and one that grows", [0, 0, 10], ["y +20", "y +20", "y +20, h +10"]),
      ("three, and one that grows", [0, 0, 0, 10], ["y +20", "y +20, h +10"]),
    ] as [(String, [Double], [String])])
  func sharedMoves(name: String, growths: [Double], wanted: [String]) throws {
    let text = { (isNew: Bool) in
      growths.enumerated().map { index, growth in
        let (x, y) = (10 + 72 * Double(index), isNew ? 100.0 : 80)
        return view("v\(index)", Self.rect(x, y, 60, 20 + (isNew ? growth : 0)))
      }.joined()
    }
    let moved = MovedViews(from: try picture(text(false)), to: try picture(text(true)))
    #expect(texts(nodes(moved)).map(\.text) == wanted, "\(name)")
  }

  @Test(
    arguments: [
      ("above", rect(120, 80), 120, 69.5), ("at the upper edge", rect(120, 5), 120, 47),
      ("just below the upper edge", rect(120, 10.5), 120, 0), ("at the left edge", rect(0, 80), 0, 69.5),
      ("at the right edge", rect(281, 80, 18), nil, 69.5),
    ] as [(String, Rect, Double?, Double)])
  func placesOfWords(name: String, frame: Rect, x: Double?, y: Double) throws {
    let far = view("s", Rect(x: 0, y: 190, width: 1, height: 1))
    let moved = MovedViews(from: try picture(far), to: try picture(far + view("v", frame)))
    let nodes = nodes(moved)
    let (box, text) = (try #require(boxes(nodes).first), try #require(texts(nodes).first))
    #expect(text.text == "new" && box.height == 10 && abs(box.width - (text.width + 4)) < 1e-9, "\(name)")
    #expect(abs(box.x - (x ?? 299 - box.width)) < 1e-9 && abs(box.y - y) < 1e-9, "\(name): \(box)")
    #expect(isNear(text.origin, box.x + 2, box.y + 7.5), "\(name)")
  }

  @Test(
    arguments: [
      ("it is far enough", rect(100, 40, 60, 28), "", 69.5),
      ("it is too close", rect(100, 40, 60, 28.5), "", 122),
      ("it holds others", rect(100, 40, 60, 28.5), "view c { ll = tt = 0, w = h = 5 }\n", 69.5),
      ("it is around the new view", rect(0, 0, 300, 200), "", 69.5),
      ("it is on the right", rect(160, 60, 60, 30), "", 69.5),
    ] as [(String, Rect, String, Double)])
  func wordsKeepAway(name: String, stays: Rect, block: String, y: Double) throws {
    let other = view("s", stays, block)
    let moved = MovedViews(
      from: try picture(other), to: try picture(other + view("v", Self.rect(100, 80))))
    let box = try #require(boxes(nodes(moved)).first)
    #expect(abs(box.y - y) < 1e-9, "\(name): \(box)")
  }

  @Test(
    arguments: [
      ("short", "one", 30, ["was “one”"]),
      ("24 characters", "abcdefghijklmnopqrstuvwx", 30, ["was “abcdefghijklmnopqrstuvwx”"]),
      ("25 characters", "abcdefghijklmnopqrstuvwxy", 30, ["was “abcdefghijklmnopqrstuvw…”"]),
      ("moved", "one", 40, ["x −10", "was “one”"]),
    ] as [(String, String, Int, [String])])
  func oldTexts(name: String, old: String, left: Int, wanted: [String]) throws {
    let text = { (words: String, left: Int) in
      "label t \"\(words)\" { ll = \(left), tt = 30, w = 60, h = 20 }\n"
    }
    let moved = MovedViews(from: try picture(text(old, left)), to: try picture(text("new", 30)))
    let (nodes, changed) = (nodes(moved), DifferenceSign.changed.color)
    let found = texts(nodes)
    #expect(found.map(\.text) == wanted && found.last?.color == changed, "\(name)")
    if found.count == 2 { #expect(abs(found[1].origin.x - found[0].origin.x - found[0].width - 5) < 1e-9) }
    let width = found.reduce(-1) { $0 + $1.width + 5 }
    #expect(abs((boxes(nodes).first?.width ?? 0) - width) < 1e-9, "\(name)")
    let tints = shapes(nodes).filter { $0.fill == changed.withAlpha(40) }
    #expect(tints.map(\.outline) == [.rectangle(Self.rect(30, 30, 60, 20), cornerRadius: 0)], "\(name)")
  }

  @Test(
    arguments: [
      ("no room", 100, 106, 1, nil), ("a point", 100, 107, 1, [104, 105]), ("more", 100, 150, 1, [104, 148]),
      ("two pixels per point", 100, 220, 2, [104, 108]),
      ("the old canvas is taller", 120, 150, 1, [124, 148]),
      ("the old canvas is shorter", 80, 150, 1, [104, 148]),
    ] as [(String, Int, Int, Double, [Double]?)])
  func barsBelow(name: String, old: Int, height: Int, scale: Double, rows: [Double]?) throws {
    let stays = view("s", Self.rect(0, 0, 9, 9))
    let moved = MovedViews(
      from: try picture(stays, canvas: "300x\(old)"), to: try picture(stays, canvas: "300x100"))
    for differs in [true, false] {
      let bars = shapes(
        nodes(moved, width: Int(300 * scale), height: height, scale: scale, differsBelow: differs)
      ).compactMap { shape -> Rect? in
        guard case .rectangle(let rect, _) = shape.outline, shape.fill == DifferenceSign.new.color
        else { return nil }
        return rect
      }
      let wanted = rows.map { [Rect(minX: 1, minY: $0[0], maxX: 4, maxY: $0[1])] } ?? []
      #expect(bars == (differs ? wanted : []), "\(name)")
    }
  }

  @Test(
    arguments: [
      ("nothing", "view v { ll = tt = 0, w = h = 9 }", "300x200", []),
      ("moved", "view v { ll = 5, tt = 0, w = h = 9 }", "300x200", [.gone, .new]),
      ("added", "view v { ll = tt = 0, w = h = 9 }\nview n { ll = tt = 50, w = h = 9 }", "300x200", [.new]),
      ("another canvas", "view v { ll = tt = 0, w = h = 9 }", "310x200", [.gone, .new]),
    ] as [(String, String, String, [DifferenceSign])])
  func signs(name: String, text: String, canvas: String, signs: [DifferenceSign]) throws {
    let old = try picture("view v { ll = tt = 0, w = h = 9 }")
    let moved = MovedViews(from: old, to: try picture(text, canvas: canvas))
    #expect(moved.signs == signs && nodes(moved).isEmpty == signs.isEmpty, "\(name)")
  }

  /// If added views are inside other added views, only the outermost view is shown.
  @Test func addedViews() throws {
    let old = view("s", Self.rect(10, 10))
    let inner = view("b", Self.rect(5, 5, 20, 20), view("c", Self.rect(2, 2, 6, 6)))
    let new =
      view("s", Self.rect(10, 10), view("a", Self.rect(3, 3, 9, 9))) + view("o", Self.rect(100, 80), inner)
    let moved = MovedViews(from: try picture(old), to: try picture(new))
    #expect(moved.added == [Self.rect(13, 13, 9, 9), Self.rect(100, 80)])
    #expect(moved.views.isEmpty && moved.stays.map(\.isHolder) == [true])
  }

  /// A change counts as a result of the growth of a superview or canvas if the view moves by half or all of the growth,
  /// or grows by all of it. Deviations of less than 0.25 points are ignored.
  @Test(
    arguments: [
      ("down by half", rect(10, 20, 20, 20), true), ("down by a bit more", rect(10, 20.25, 20, 20), false),
      ("down by all", rect(10, 30, 20, 20), true), ("down by a bit less", rect(10, 29.75, 20, 20), false),
      ("down by a part", rect(10, 15, 20, 20), false), ("taller by all", rect(10, 10, 20, 40), true),
      ("taller by a bit less", rect(10, 10, 20, 39.75), false),
      ("taller by nearly all", rect(10, 10, 20, 39.875), true), ("wider", rect(10, 10, 40, 20), false),
      ("down by all, and aside", rect(11, 30, 20, 20), false),
    ])
  func changesWithASuperview(name: String, frame: Rect, isReported: Bool) throws {
    let outer = { (height: Double, inner: Rect) in
      view("o", Self.rect(10, 10, 100, height), view("c", inner))
    }
    let inner = Self.rect(10, 10, 20, 20)
    let moved = MovedViews(
      from: try picture(outer(60, inner)), to: try picture(outer(80, frame)))
    #expect(moved.views.first { $0.old.height == 20 }?.isReported == isReported, "\(name)")
    let onCanvas = MovedViews(
      from: try picture(view("c", inner), canvas: "300x60"),
      to: try picture(view("c", frame), canvas: "300x80"))
    #expect(onCanvas.views.map(\.isReported) == [isReported], "\(name)")
  }
}
