import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct DensityGridTests {
  @Test func coversWhatWasAddedBefore() {
    var crowd = DensityGrid(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    let place = Rect(x: 10, y: 10, width: 20, height: 20)
    crowd.add(Rect(x: 10, y: 10, width: 10, height: 20))
    #expect(crowd.density(in: [place]) == 0)
    crowd.settle()
    #expect(crowd.density(in: [place]) == 0.5)
    #expect(crowd.density(in: [Rect(x: 60, y: 60, width: 20, height: 20)]) == 0)
  }

  @Test(arguments: [
    Rect(x: -500, y: -500, width: 10, height: 10), Rect(x: 1e9, y: 0, width: 1e9, height: 5),
    Rect(x: 0, y: 0, width: 0, height: 0),
  ])
  func oddPlaces(place: Rect) {
    var crowd = DensityGrid(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    crowd.add(place)
    crowd.settle()
    #expect(crowd.density(in: [place]) >= 0)
  }

  private func card(times factor: Double) -> Sketch {
    var sketch = Sketch(160 * factor, 120 * factor)
    func add(_ kind: ViewKind, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      sketch.add(kind, name, x * factor, y * factor, width * factor, height * factor)
    }
    add(.image, "pic", 8, 8, 32, 32)
    add(.box, "name", 48, 8, 40, 18)
    add(.box, "mail", 48, 30, 60, 14)
    add(.box, "ok", 100, 60, 44, 30)
    return sketch
  }

  @Test func smallPicturesDropTheLeastImportant() {
    let (small, large) = (card(times: 1), card(times: 8))
    func count(_ annotation: DrawingAnnotation, _ sketch: Sketch) -> Int {
      sketch.scene(showing: DrawingAnnotation.all).annotations(annotation).count
    }
    #expect(count(.centers, small) < count(.centers, large))
    #expect(count(.grid, small) < count(.grid, large))
    #expect(count(.gaps, small) > 0 && count(.sizes, small) > 0)
    let words = card(times: 1).scene(showing: DrawingAnnotation.all).groups
      .filter { $0.title == "Legend" }.flatMap(\.texts).map(\.text).joined(separator: " ")
    #expect(words.contains(" centers") && words.contains("lines of the grid"))
  }

  @Test(arguments: [DrawingAnnotation.centers, .grid, .margins]) func aloneNothingIsCrowded(
    _ annotation: DrawingAnnotation
  ) {
    let words = card(times: 1).scene(showing: [annotation]).groups
      .filter { $0.title == "Legend" }.flatMap(\.texts).map(\.text).joined(separator: " ")
    #expect(!words.contains("\(annotation.noun)") && !words.contains("lines of the grid"))
  }
}
