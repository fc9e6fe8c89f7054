import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct AnnotationPlacingTests {
  @Test func namesAreUnique() {
    #expect(Set(DrawingAnnotation.all.map(\.name)).count == DrawingAnnotation.all.count)
    #expect(!DrawingAnnotation.all.contains { ["all", "none", ""].contains($0.name) })
  }

  @Test(arguments: 0..<150) func labelsCoverNothing(seed: Int) {
    let sketch = Sketch.constrained(seed: UInt64(seed))
    let scene = sketch.scene(showing: DrawingAnnotation.all)
    let labels = scene.annotationTexts.map(\.inkBox)
    let others = scene.textsWithoutAnnotations.map(\.inkBox)
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    for (index, label) in labels.enumerated() {
      #expect(picture.contains(label))
      for other in labels[(index + 1)...] { #expect(!label.overlaps(other)) }
      for other in others { #expect(!label.overlaps(other)) }
    }
  }

  @Test(arguments: DrawingAnnotation.all) func someLayoutsHaveSome(_ annotation: DrawingAnnotation) {
    let shown = (0..<40).count { seed in
      !Sketch.constrained(seed: UInt64(seed)).scene(showing: [annotation]).annotations(annotation).isEmpty
    }
    #expect(shown >= 8)
  }

  @Test(arguments: 0..<40) func viewsAndNamesStayWhereTheyAre(seed: Int) {
    let sketch = Sketch.constrained(seed: UInt64(seed))
    let (without, with) = (
      sketch.scene, sketch.scene(showing: DrawingAnnotation.all.filter { !$0.movesNames })
    )
    let (dx, dy) = (with.origin.x - without.origin.x, with.origin.y - without.origin.y)
    let boxes = without.groups.filter { $0.title != "Legend" && $0.title != "Names" }.flatMap(\.texts)
      .map { $0.inkBox.offset(x: dx, y: dy) }
    let others = with.textsWithoutAnnotations.map(\.inkBox)
    // Badges are drawn in front of the annotations' lines, so annotations may change the order of the texts.
    for box in boxes {
      let isThere = others.contains { abs(box.x - $0.x) < 1e-6 && abs(box.y - $0.y) < 1e-6 }
      #expect(isThere, "\(box) of \(others)")
    }
  }

  @Test(arguments: 0..<30) func theSameLayoutMakesTheSamePicture(seed: Int) {
    let scenes = (0..<2).map { _ in
      Sketch.constrained(seed: UInt64(seed)).scene(showing: DrawingAnnotation.all)
    }
    #expect(scenes[0] == scenes[1])
  }

  @Test(arguments: 0..<60) func labelsCanBeRead(seed: Int) {
    let sketch = Self.colored(seed: UInt64(seed))
    let scene = sketch.scene(showing: DrawingAnnotation.all)
    let arrangement = arrangeViews(
      of: sketch.solved, on: Sheet(of: sketch.solved), problems: Problems(of: sketch.solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    for text in scene.annotationTexts {
      let middle = Point(
        x: text.inkBox.midX - scene.origin.x, y: text.origin.y - 0.36 * text.style.size - scene.origin.y)
      let bounds = arrangement.bounds
      let isInside =
        middle.x >= bounds.x && middle.x <= bounds.maxX && middle.y >= bounds.y && middle.y <= bounds.maxY
      let owner = isInside ? arrangement.cover.owner(at: middle) : -1
      let ground = owner < 0 ? Theme.light.background : arrangement.views[owner].paint.ground
      #expect(text.color.contrast(with: ground) >= 4.5)
    }
  }

  private static func colored(seed: UInt64) -> Sketch {
    var sketch = Sketch.constrained(seed: seed)
    var random = SeededRandom(seed: seed)
    for index in sketch.solved.layout.views.indices.dropFirst() where Bool.random(using: &random) {
      sketch.solved.layout.views[index].fill = .color(
        Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random)))
    }
    return sketch
  }

  @Test(arguments: 0..<30) func lightAndDarkDifferInColorsOnly(seed: Int) {
    let options = DrawingOptions(darkTheme: .dark, show: DrawingAnnotation.all)
    let scene = draw(
      Self.colored(seed: UInt64(seed)).solved, options: options, measuring: FixedAdvanceMeasurer())
    #expect(scene.darkColors != nil)
  }

  @Test func aLineChangesItsColorWhereItWouldNotBeSeen() {
    var sketch = Sketch()
    sketch.add(.view, "dark", 100, 20, 120, 200) { $0.fill = .color(Theme.light.annotation.guide.line) }
    let colors = sketch.scene(showing: [.centers]).annotations(.centers).compactMap { node -> Color? in
      if case .shape(let shape) = node { shape.stroke?.color } else { nil }
    }
    #expect(Set(colors).count == 2 && colors.contains(Theme.light.annotation.guide.line))
  }

  @Test(arguments: 0..<60) func annotationsAddTheSameOnBothSides(seed: Int) {
    let sketch = Sketch.constrained(seed: UInt64(seed))
    let asked: [[DrawingAnnotation]] = [
      [.gaps], [.constraints], [.centers], [.gaps, .constraints, .margins],
    ]
    let scenes = asked.map { sketch.scene(showing: $0) }
    // A legend can widen a narrow picture, so only wide pictures are compared.
    guard scenes[0].size.width > 300 else { return }
    #expect(Set(scenes.map(\.size.width)).count == 1 && Set(scenes.map(\.origin.x)).count == 1)
  }

  @Test func aCrowdedPictureCountsWhatIsLeftOut() throws {
    var sketch = Sketch(150, 100)
    for row in 0..<20 {
      for column in 0..<30 {
        // Equal sizes would share one number in the picture, so make the sizes differ.
        let size = 4.5 - Double((row * 30 + column) % 97) / 100
        sketch.add(.view, "v\(row)_\(column)", Double(column) * 5, Double(row) * 5, size, size)
      }
    }
    let scene = sketch.scene(showing: [.sizes, .gaps])
    let legend = try #require(scene.groups.first { $0.title == "Legend" })
    let words = legend.texts.map(\.text).joined(separator: " ")
    #expect(words.contains("left out for lack of room: "))
    #expect(words.contains(" gap") && words.contains(" size"), "\(words)")
  }
}

extension DrawingAnnotation: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Sketch {
  func scene(showing annotations: [DrawingAnnotation]) -> Scene {
    draw(solved, options: DrawingOptions(show: annotations), measuring: FixedAdvanceMeasurer())
  }
}

extension Scene {
  func annotations(_ annotation: DrawingAnnotation) -> [SceneNode] {
    groups.filter { $0.title == annotation.name && $0.id == nil }.flatMap { $0.children.flatMap(\.flat) }
  }

  var annotationTexts: [SceneText] {
    DrawingAnnotation.all.flatMap { annotations($0) }.compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  var textsWithoutAnnotations: [SceneText] {
    let titles = DrawingAnnotation.all.map(\.name) + ["Legend", "Names"]
    return groups.filter { $0.id != nil || !titles.contains($0.title ?? "") }.flatMap(\.texts)
  }
}
