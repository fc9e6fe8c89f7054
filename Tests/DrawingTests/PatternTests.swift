import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct PatternTests {
  @Test(arguments: Pattern.Lines.allCases, [0.0, 8, 30, 50])
  func linesStayWithinArcs(_ lines: Pattern.Lines, _ radius: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let pattern = Pattern(lines, color: Color(rgb: 0), width: 1, spacing: 7)
    let steps = try #require(path(of: pattern.node(in: frame, cornerRadius: radius)))
    #expect(steps.count >= 20)
    for point in steps.compactMap(\.point) {
      let dx = max(radius - point.x, point.x - (100 - radius), 0)
      let dy = max(radius - point.y, point.y - (100 - radius), 0)
      #expect(dx * dx + dy * dy <= radius * radius + 1e-6)
    }
  }

  /// A picture draws at most 300,000 pattern lines. If its patterns need more, the lines of all patterns are drawn
  /// farther apart.
  @Test(arguments: [(10, 1.0), (1500, 1), (3000, 2), (6000, 4)])
  func thousandsOfPatternsAreSpread(count: Int, factor: Double) {
    let frame = Rect(x: 0, y: 0, width: 700, height: 700)
    var views = (0..<count).map { index in
      DrawnView(
        index: index, parent: 0, hasSubviews: false, isBeyond: false, frame: frame, aligned: frame, cut: [],
        look: KindLook.of(.view), problems: ViewProblems(isInConflict: index > 0))
    }
    views.append(views[1])
    spreadPatterns(&views, theme: .light)
    #expect(views.allSatisfy { $0.patternSpread == factor })
    let pattern = Pattern(.rising, color: Color(rgb: 0), width: 1, spacing: 7)
    let steps = path(of: pattern.spread(by: factor).node(in: frame, cornerRadius: 0))
    #expect(steps?.count == 2 * Int(200 / factor) - 2)
  }

  static let sizes: [Size] = [(3, 3), (8, 8), (200, 10), (10, 200), (0, 0), (0, 50), (1e6, 1e6)].map {
    Size(width: $0.0, height: $0.1)
  }

  @Test(arguments: Pattern.Lines.allCases, sizes)
  func linesStayInTheirRectangle(_ lines: Pattern.Lines, _ size: Size) throws {
    let frame = Rect(x: 5, y: 7, width: size.width, height: size.height)
    let pattern = Pattern(lines, color: Color(rgb: 0), width: 1, spacing: 7)
    guard case .shape(let shape)? = pattern.node(in: frame, cornerRadius: 0) else {
      #expect(size.width + size.height <= 7 || min(size.width, size.height) <= 7)
      return
    }
    #expect(frame.inset(by: -1e-6).contains(shape.outline.box))
    #expect(try #require(path(of: .shape(shape))).count <= 2004)
  }

  @Test func aTwofoldPatternIsTheMirroredOneToo() throws {
    let frame = Rect(x: 10, y: 20, width: 90, height: 60)
    let lines = [Pattern.Lines.rising, .falling, .crossed].map { lines in
      path(of: Pattern(lines, color: Color(rgb: 0), width: 1, spacing: 7).node(in: frame, cornerRadius: 12))
    }
    let (rising, falling, crossed) = (try #require(lines[0]), try #require(lines[1]), lines[2])
    #expect(rising + falling == crossed)
    #expect(rising.compactMap(\.point).map { 110 - $0.x } == falling.compactMap(\.point).map(\.x))
  }

  /// In print, a fill may be drawn as a pattern. A translucent fill in front of only one other fill gets the pattern of
  /// the blended color, so that two patterns don't lie over each other.
  @Test func hatchesDoNotLieOverEachOther() throws {
    var sketch = Sketch()
    let dark = ViewColor.color(Color(rgb: 0x404040))
    let panel = sketch.add(.view, "p", 20, 20, 200, 160) { $0.fill = dark }
    let glass = ViewColor.color(Color(red: 255, green: 255, blue: 255, alpha: 128))
    sketch.add(.view, "inside", 40, 40, 60, 60, in: panel) { $0.fill = glass }
    sketch.add(.view, "across", 200, 40, 60, 60) { $0.fill = glass }
    sketch.add(.view, "deep", 120, 120, 60, 40, in: panel) { $0.fill = dark }
    let scene = sketch.scene(DrawingOptions(theme: .print, names: .none))
    let seam = try #require(scene.group("deep")).shapes.first { $0.stroke?.color == Color(rgb: 0xFFFFFF) }
    #expect(seam?.outline.box.inset(by: -(seam?.stroke?.width ?? 0) / 2).x == 119.25)
    let fills = try ["inside", "across"].map {
      try #require(scene.group($0)?.shapes.compactMap(\.fill).first)
    }
    #expect(fills.map(\.alpha) == [255, 128])
    let lines = try #require(scene.group("inside")).shapes.compactMap(\.stroke)
    // The three lines are the outline, the white line behind the outline, and the pattern.
    #expect(lines.contains { $0.color == Color(rgb: 0xFFFFFF) })
    #expect(lines.count == 3)
  }

  private func path(of node: SceneNode?) -> [SceneShape.PathStep]? {
    guard case .shape(let shape)? = node, case .path(let steps) = shape.outline else { return nil }
    return steps
  }
}

extension SceneShape.PathStep {
  fileprivate var point: Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve, .close: nil
    }
  }
}

@Suite struct PrintTests {
  @Test func everythingIsBlackOrWhite() {
    var sketch = BackgroundTests.sketch
    sketch.add(.view, "own", 20, 500, 120, 40) {
      $0.fill = .color(Color(rgb: 0x0A5BD8))
      $0.stroke = .color(Color(rgb: 0xFF0000))
    }
    let scene = sketch.scene(DrawingOptions(theme: .print, show: DrawingAnnotation.all))
    let colors =
      scene.texts.map(\.color) + scene.shapes.compactMap(\.fill) + scene.shapes.compactMap(\.stroke?.color)
    #expect(Set(colors) == [Color(rgb: 0), Color(rgb: 0xFFFFFF)])
  }

  @Test func fillsFromTheFileBecomeLinesTheDenserTheDarkerTheyAre() throws {
    let colors: [UInt32] = [0xFFFFFF, 0xFDE68A, 0x34C759, 0x0A5BD8, 0x000000]
    let patterns = colors.map { Theme.print.ownFill(Color(rgb: $0)).pattern }
    #expect(patterns[0] == nil)
    let coverage = try patterns.dropFirst().map { try #require($0).width / #require($0).spacing }
    #expect(coverage == coverage.sorted() && coverage[0] < coverage[3])
  }

  @Test func textOnLinesHasAPlate() throws {
    var sketch = Sketch()
    sketch.add(.view, "a", 20, 20, 120, 60)
    sketch.add(.box, "b", 160, 20, 120, 60)
    let c = sketch.add(.view, "c", 20, 100, 280, 100) { $0.fill = .color(Color(rgb: 0x444444)) }
    sketch.add(.guide, "d", 40, 120, 120, 60, in: c)
    let scene = sketch.scene(DrawingOptions(theme: .print))
    for name in ["a", "b", "c", "d"] {
      let group = try #require(scene.group(name))
      let text = try #require(group.texts.first)
      #expect(
        group.shapes.contains { $0.fill != nil && $0.stroke == nil && $0.outline.box.contains(text.inkBox) })
    }
  }
}
