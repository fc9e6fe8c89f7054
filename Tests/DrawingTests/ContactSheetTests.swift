import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct ContactSheetTests {
  private static func entry(
    _ width: Double, _ height: Double, name: String? = nil, direction: LayoutDirection = .leftToRight,
    note: String? = nil
  ) -> ContactSheet.Entry {
    var sketch = Sketch(width, height, direction: direction)
    sketch.solved.canvas.name = name
    sketch.add(.view, "a", 10, 10, width - 20, height - 20)
    return ContactSheet.Entry(sketch.solved, label: name ?? "\(Int(width))x\(Int(height))", note: note)
  }

  private func sheet(
    _ entries: [ContactSheet.Entry], unit: Int = 1, options: DrawingOptions = DrawingOptions()
  ) -> ContactSheet {
    drawSheet(entries, unit: unit, options: options, measuring: FixedAdvanceMeasurer())
  }

  @Test func eachCanvasHasItsNameAndSize() {
    let scene = sheet([Self.entry(200, 120, name: "phone"), Self.entry(300, 120)]).scene
    #expect(scene.texts.map(\.text) == ["phone", "200 × 120", "a", "300 × 120", "a"])
    #expect(scene.groups.map(\.id) == ["phone", "300x120"])
    #expect(scene.title == "Contact sheet of 2 canvases")
    #expect(
      scene.summary
        == "Layout of 1 view on the canvas “phone”, 200 × 120; Layout of 1 view on a 300 × 120 canvas.")
  }

  /// A contact sheet's width should be about 1.6 times its height.
  @Test(
    arguments: [
      ("two rows of two", 4, 1000, 600, [0, 0, 1, 1]),
      ("two rows of three", 6, 1000, 900, [0, 0, 0, 1, 1, 1]),
      ("one row", 3, 300, 600, [0, 0, 0]), ("one column", 3, 3000, 500, [0, 1, 2]),
    ] as [(String, Int, Double, Double, [Int])])
  func rowsOfCanvases(name: String, count: Int, width: Double, height: Double, rows: [Int]) {
    let origins = sheet((0..<count).map { _ in Self.entry(width, height) }).origins
    let tops = Set(origins.map(\.y)).sorted()
    #expect(origins.map { tops.firstIndex(of: $0.y) } == rows, "\(name)")
  }

  @Test(arguments: [(1, 0.0), (2, 16.25), (3, 32.5), (9, 32.5)])
  func linesOfTitles(words: Int, lower: Double) {
    func top(_ words: Int) -> Double {
      let name = Array(repeating: "twentyfive letters", count: words).joined(separator: " ")
      return sheet([Self.entry(160, 120, name: name)]).origins[0].y
    }
    #expect(abs(top(words) - top(1) - lower) < 1)
  }

  @Test func directionsAreNamedWhereTheyDiffer() {
    let scene = sheet([
      Self.entry(200, 120, note: "text × 1.5"), Self.entry(200, 120, direction: .rightToLeft),
    ]).scene
    #expect(
      scene.texts.map(\.text) == [
        "200 × 120", "left to right · text × 1.5", "a", "200 × 120", "right to left", "a",
      ])
  }

  @Test func problemsAreNamedAbove() {
    var entry = Self.entry(200, 120)
    entry.layout.ambiguities[1] = [OpenValue(.x, OpenRange(lower: 10, upper: 60))]
    let scene = sheet([entry, Self.entry(200, 120)]).scene
    #expect(scene.texts.map(\.text).prefix(2) == ["200 × 120", "ambiguous"])
    #expect(scene.summary.contains(", ambiguous; "))
  }

  @Test func variantsOfEachSizeAreAGridWithHeads() throws {
    var entries = [200.0, 300].flatMap { width in
      [LayoutDirection.leftToRight, .rightToLeft].map { Self.entry(width, 120, direction: $0) }
    }
    entries[1].layout.frames[1].x -= 100
    for index in [1, 2] {
      entries[index].layout.ambiguities[1] = [OpenValue(.x, OpenRange(lower: 10, upper: nil))]
    }
    let sheet = sheet(entries, unit: 2)
    let heads = try #require(sheet.scene.groups.first { $0.title == "Heads" }).texts
    #expect(heads.map(\.text) == ["left to right", "right to left", "200 × 120", "300 × 120"])
    let origins = sheet.origins
    #expect(origins[0].x == origins[2].x && origins[1].x == origins[3].x)
    #expect(origins[0].y == origins[1].y && origins[2].y == origins[3].y)
    #expect(heads[0].origin.x == origins[0].x && heads[1].origin.x == origins[1].x)
    let legends = sheet.scene.groups.filter { $0.title == "Legend" }.map { $0.texts.map(\.text) }
    #expect(legends == [["another possible frame", "direction in which an edge can move"]])
    for (index, group) in sheet.scene.groups.prefix(4).enumerated() {
      let own = SceneNode.group(group).flat.compactMap { node -> SceneText? in
        if case .text(let text) = node, text.text.hasPrefix("ambiguous: ") { text } else { nil }
      }
      #expect(own.map(\.text) == ([1, 2].contains(index) ? ["ambiguous: a (x at least 10)"] : []))
      for text in own {
        #expect(text.origin.y > sheet.origins[index].y + 120 && text.origin.x >= sheet.origins[index].x - 1)
      }
    }
  }

  @Test func aNameKeepsItsSlotOnAllCanvases() {
    let sheet = sheet(
      [(50.0, 20.0), (50, 60)].map { width, height in
        var sketch = Sketch(200, 120)
        sketch.add(.button, "stop", 20, 20, width, height, text: "Halt")
        return ContactSheet.Entry(sketch.solved, label: "200x120")
      })
    let names = sheet.scene.texts.filter { $0.text == "stop" }
    #expect(names.count == 2)
    for (name, origin) in zip(names, sheet.origins) { #expect(name.origin.x > origin.x + 70) }
  }

  @Test func originsAreWhereTheCanvasesAre() {
    let sheet = sheet([Self.entry(200, 120), Self.entry(300, 120), Self.entry(100, 50)])
    for (group, origin) in zip(sheet.scene.groups, sheet.origins) {
      // The first shape is the canvas's own rectangle.
      let canvas = group.shapes[0].outline.box
      #expect(abs(canvas.x - 0.5 - origin.x) < 1e-9 && abs(canvas.y - 0.5 - origin.y) < 1e-9)
    }
    #expect(sheet.scene.origin == sheet.origins[0])
  }

  @Test(arguments: 1...60) func cellsAreApartAndThePictureHoldsThem(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let entries = (0..<count).map { number in
      var entry = Self.entry(
        Double(Int.random(in: 2...60, using: &random) * 10),
        Double(Int.random(in: 2...60, using: &random) * 10),
        name: Bool.random(using: &random) ? "canvas \(number)" : nil)
      if Int.random(in: 0...5, using: &random) == 0 { entry.layout.frames[1].x -= 200 }
      return entry
    }
    let scene = sheet(entries).scene
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let boxes = scene.groups.map(\.box)
    for (index, box) in boxes.enumerated() {
      #expect(picture.contains(box))
      for other in boxes[(index + 1)...] { #expect(!box.overlaps(other)) }
    }
    for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(next.x > box.x || next.y > box.y) }
  }

  @Test(arguments: [(100, 320.0, 480.0), (100, 768, 1024), (100, 1024, 100), (99, 50, 50), (7, 400, 300)])
  func manyCanvasesMakeAPage(count: Int, width: Double, height: Double) {
    let scene = sheet((0..<count).map { _ in Self.entry(width, height) }).scene
    let ratio = scene.size.width / scene.size.height
    #expect(ratio > 0.7 && ratio < 3.4)
    // About a quarter of the sheet may be empty.
    let cell = (max(width, 80) + 32) * (height + 55)
    #expect(scene.size.width * scene.size.height < 1.35 * Double(count) * cell)
  }

  @Test func unitsStayInOneRow() {
    let entries = (0..<12).map { Self.entry($0 < 6 ? 100 : 300, 100) }
    for unit in [1, 2, 3, 4, 6] {
      let rows = sheet(entries, unit: unit).origins.map(\.y)
      for start in stride(from: 0, to: 12, by: unit) {
        #expect(Set(rows[start..<start + unit]).count == 1)
      }
    }
  }

  @Test func fittingCanvasesAreLabeled() {
    let sizes: [(Double?, Double?, String)] = [
      (nil, nil, "fit, 92 × 62"), (nil, 62, "fit × 62, 92 × 62"), (92, nil, "92 × fit, 92 × 62"),
      (92, 62, "92 × 62"),
    ]
    for (width, height, caption) in sizes {
      var entry = Self.entry(92, 62)
      (entry.layout.canvas.width, entry.layout.canvas.height) = (width, height)
      #expect(sheet([entry]).scene.texts.first?.text == caption)
    }
  }

  @Test func aUnitThatIsTooWideIsSplitIntoEvenRows() {
    let entries = (0..<12).map { $0 < 6 ? Self.entry(320, 480) : Self.entry(768, 1024) }
    let sheet = sheet(entries, unit: 6)
    #expect(sheet.scene.size.width <= 4_000)
    var rows: [Double: Int] = [:]
    for origin in sheet.origins { rows[origin.y, default: 0] += 1 }
    #expect(rows.keys.sorted().map { rows[$0] } == [6, 3, 3])
  }

  @Test(arguments: [(5_000.0, 4, 2, [1, 1, 1, 1]), (1_500, 4, 4, [2, 2]), (1_500, 3, 3, [1, 1, 1])])
  func wideCanvasesAreBelowEachOther(_ width: Double, _ count: Int, _ unit: Int, _ lengths: [Int]) {
    let sheet = sheet((0..<count).map { _ in Self.entry(width, 300) }, unit: unit)
    var rows: [Double: Int] = [:]
    for origin in sheet.origins { rows[origin.y, default: 0] += 1 }
    #expect(rows.keys.sorted().map { rows[$0] } == lengths)
  }

  @Test func followsTheColorSchemeLikeOnePicture() {
    var options = DrawingOptions()
    options.darkTheme = .dark
    let scene = sheet([Self.entry(200, 120), Self.entry(300, 120)], options: options).scene
    #expect(scene.darkColors?.fills.count == scene.flat.count)
  }

  @Test func withoutCanvasesThereIsAnEmptyPicture() {
    let scene = sheet([]).scene
    #expect(scene.nodes.isEmpty && scene.size.width > 0 && scene.size.height > 0)
  }
}

extension SceneGroup {
  fileprivate var box: Rect {
    let boxes = shapes.map(\.outline.box) + texts.map(\.inkBox)
    return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
  }
}
