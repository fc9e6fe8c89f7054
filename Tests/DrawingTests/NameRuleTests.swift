import FixedAdvance
import Graphics
import LayoutModel
import Testing

@testable import Drawing

@Suite struct NameRuleTests {
  private func place(_ sketch: Sketch) -> (marks: PlacedMarks, arrangement: Arrangement) {
    let solved = sketch.solved
    let arrangement = arrangeViews(
      of: solved, on: Sheet(of: solved), problems: Problems(of: solved), theme: .light,
      measuring: FixedAdvanceMeasurer())
    var placer = Placer(
      solved, arrangement, DrawingOptions(names: .all), theme: .light, measuring: FixedAdvanceMeasurer())
    var shared = SharedNames()
    placer.placeMarks(&shared)
    return (placer.placed, arrangement)
  }

  @Test(arguments: 0..<200) func noNameIsInAForeignView(seed: Int) {
    let (marks, arrangement) = place(.random(seed: UInt64(seed)))
    for (position, box, leader) in marks.names {
      // A number that replaces a name may be on the view's outline.
      let frame = arrangement.views[position].seen
      if leader == nil, frame.inset(by: -9).contains(box), !frame.contains(box) { continue }
      // The letters of a name without descenders are above the middle of the name's box, so look 1.5 points higher.
      if leader == nil, arrangement.isSeen(position, at: Point(x: box.midX, y: box.midY - 1.5)) { continue }
      var points = [Point(x: box.midX, y: box.midY)]
      if let leader {
        points.append(Point(x: leader.frame.midX, y: leader.frame.midY))
        points += [box.x, box.maxX].map { Point(x: $0, y: box.midY) }
      }
      for point in points {
        let owner = arrangement.frontmost(at: point)
        #expect(owner.map { arrangement.holds($0, position) } ?? true, "\(position) on \(owner ?? -1)")
      }
    }
  }

  @Test(arguments: 0..<200) func noLeaderCrossesAnotherOrAName(seed: Int) {
    let places = place(.random(seed: UInt64(seed))).marks.names
    for (index, place) in places.enumerated() {
      guard let line = place.leader?.frame else { continue }
      for (other, that) in places.enumerated() where other != index {
        #expect(!line.overlaps(that.box))
        #expect(that.leader.map { !line.overlaps($0.frame) } ?? true)
      }
    }
  }

  @Test(arguments: 0..<200) func everyNameIsSomewhere(seed: Int) {
    let sketch = Sketch.random(seed: UInt64(seed))
    let (marks, arrangement) = place(sketch)
    let listed = Set(marks.list.entries.map(\.name))
    let leftOut = marks.leftOut.words.whole
    let marked = Set(marks.names.map(\.position))
    for position in arrangement.views.indices.dropFirst() where !arrangement.views[position].isBeyond {
      let name = sketch.solved.layout.views[arrangement.views[position].index].name!
      let isShown = arrangement.views[position].text?.lines.first?.text == name
      #expect(
        isShown || marked.contains(position) || listed.contains(name) || leftOut.contains("the name \(name)"),
        "\(name)")
    }
  }

  @Test(arguments: 0..<60) func namesLeaveTheWidthAlone(seed: Int) {
    let sketch = Sketch.random(seed: UInt64(seed))
    let (named, nameless) = (sketch.scene, sketch.scene(DrawingOptions(names: .none)))
    #expect(named.origin == nameless.origin)
    if nameless.size.width >= 176 { #expect(named.size.width == nameless.size.width) }
  }

  private static func rows(_ step: Double) -> Sketch {
    var sketch = Sketch()
    let list = sketch.add(.view, "list", 10, 10, 300, 4 * 44)
    for (number, word) in ["Wi-Fi", "Bluetooth", "Notifications", "On"].enumerated() {
      let y = 10 + 44 * Double(number)
      let row = sketch.add(.view, "row\(number)", 10, y, 300, 44, in: list)
      sketch.add(.image, "icon\(number)", 16 + step, y + 10, 24, 24, in: row)
      sketch.add(
        .label, "text\(number)", 52 + step, y + 12, 8.5 * Double(word.count), 20, text: word, in: row)
    }
    return sketch
  }

  private func sides(_ sketch: Sketch) -> [String: String] {
    let (marks, arrangement) = place(sketch)
    var sides: [String: String] = [:]
    for (position, box, _) in marks.names {
      let frame = arrangement.views[position].frame
      let across = box.midX < frame.x ? "left" : box.midX > frame.maxX ? "right" : "in"
      let down = box.midY < frame.y ? "above" : box.midY > frame.maxY ? "below" : "in"
      sides[sketch.solved.layout.views[arrangement.views[position].index].name!] = "\(across) \(down)"
    }
    return sides
  }

  @Test func rowsOfOneShapeGetOneSlot() {
    let sides = sides(Self.rows(0))
    for kind in ["icon", "text", "row"] {
      #expect(Set((0..<4).map { sides["\(kind)\($0)"] }).count == 1, "\(kind)")
    }
    #expect(sides["text0"] == "right in")
  }

  @Test(arguments: [1.0, 2, 3]) func aSmallChangeMovesNoNameToAnotherSide(step: Double) {
    #expect(sides(Self.rows(0)) == sides(Self.rows(step)))
  }

  @Test(arguments: 0..<200) func aSmallGroupHasOneNotation(seed: Int) {
    let sketch = Sketch.random(seed: UInt64(seed))
    let (marks, arrangement) = place(sketch)
    var alike = SimilarViews(arrangement, sketch.solved.layout)
    var groups: [String: [Int]] = [:]
    for position in arrangement.views.indices.dropFirst() where !arrangement.views[position].isBeyond {
      let hasText = arrangement.views[position].text != nil
      groups["\(alike.leader(of: position)) \(hasText)", default: []].append(position)
    }
    let leftOut = marks.leftOut.words.whole.map { $0.replacing("the name ", with: "") }
    let numbered = Set(marks.list.entries.map(\.name) + leftOut)
    for group in groups.values where (2...6).contains(group.count) {
      let isNumbered = group.map {
        numbered.contains(sketch.solved.layout.views[arrangement.views[$0].index].name!)
      }
      #expect(Set(isNumbered).count == 1, "\(group)")
    }
  }

  @Test(arguments: 0..<200) func noNameContinuesATextOfItsView(seed: Int) {
    let (marks, arrangement) = place(.random(seed: UInt64(seed)))
    let numbers = Set(marks.list.entries.map(\.name))
    for (position, box, leader) in marks.names where leader == nil && numbers.isEmpty {
      let view = arrangement.views[position]
      guard view.look.text == .leading, view.frame.contains(box) else { continue }
      for line in view.text?.lines ?? [] where box.y + 1 < line.inkBox.maxY && line.inkBox.y < box.maxY - 1 {
        #expect(box.x - line.inkBox.maxX >= 27 || line.inkBox.x - box.maxX >= 27)
      }
    }
  }

  @Test(arguments: [12.0, 14, 18]) func framesWithinEachOtherHaveTheirNamesInOneCorner(band: Double) throws {
    var sketch = Sketch()
    var parent = ViewID.root
    for (number, name) in ["app", "window", "sidebar", "section", "page"].enumerated() {
      let inset = band * Double(number + 1)
      parent = sketch.add(.view, name, inset, inset, 320 - 2 * inset, 240 - 2 * inset, in: parent)
    }
    let (marks, arrangement) = place(sketch)
    let corners = marks.names.filter { arrangement.views[$0.position].hasSubviews }.map {
      position, box, _ -> [Int] in
      let frame = arrangement.views[position].frame
      return [box.x - frame.x, box.y - frame.y, box.height].map { Int(($0 * 100).rounded()) }
    }
    #expect(corners.count == 4 && Set(corners).count == 1)
    #expect(marks.list.entries.isEmpty)
  }

  @Test func aNameAsShortAsANumberIsDrawnItself() {
    var sketch = Sketch(320, 49)
    for (name, x) in [("ok", 8.0), ("no", 164)] {
      sketch.add(.button, name, x, 8, 148, 33, text: "Save all changes")
    }
    #expect(place(sketch).marks.list.entries.isEmpty)
    let names = sketch.scene.texts.filter { ["ok", "no"].contains($0.text) }
    #expect(names.count == 2 && names.allSatisfy { $0.style.weight == .semibold })
  }

  @Test func aViewTooThinForANameLeavesTheWordsToTheOthers() {
    var sketch = Sketch()
    sketch.add(.view, "closed", 20, 20, 1, 100)
    sketch.add(.view, "open", 30, 20, 200, 100)
    #expect(sides(sketch)["open"] == "in in")
  }

  @Test func aNumberBesideATextMeetsNoOtherEdge() throws {
    var sketch = Sketch(240, 120)
    sketch.add(.label, "detail", 8, 40, 102, 21, text: String(repeating: "m", count: 12))
    sketch.add(.view, "beside", 118, 20, 114, 50)
    sketch.add(.view, "above", 8, 20, 102, 16)
    sketch.add(.view, "below", 8, 73, 224, 8)
    let (marks, arrangement) = place(sketch)
    let box = try #require(marks.names.first { arrangement.views[$0.position].index == 1 }).box
    #expect(marks.list.entries.contains { $0.name == "detail" })
    #expect(box.x > 1 && box.y >= 61 && box.maxY <= 71, "\(box)")
  }

  @Test func problemsOfNumberedViewsAreNamed() {
    var sketch = Sketch(160, 100)
    let name = String(repeating: "long", count: 17)
    sketch.add(.view, name, 20, 20, 120, 60)
    sketch.solved.ambiguities[1] = [OpenValue(.width, OpenRange(lower: 90, upper: 100))]
    let (marks, arrangement) = place(sketch)
    #expect(marks.list.entries.map(\.name) == [name])
    #expect(marks.names.count { arrangement.views[$0.position].index == 1 } == 2)
  }

  @Test func aLongNameDoesNotWidenThePicture() {
    var sketch = Sketch()
    sketch.add(.view, String(repeating: "long", count: 17), 10, 10, 60, 30)
    #expect(sketch.scene.size.width == 320)
  }
}

extension Arrangement {
  /// Returns the position of the frontmost view at a point, ignoring views that are not drawn or are thinner than one
  /// point.
  fileprivate func frontmost(at point: Point) -> Int? {
    let place = Rect(x: point.x, y: point.y, width: 0, height: 0)
    return views.indices.last {
      let frame = views[$0].frame
      return !views[$0].isBeyond && min(frame.width, frame.height) >= 1 && frame.contains(place)
    }
  }

  fileprivate func isSeen(_ position: Int, at point: Point) -> Bool { frontmost(at: point) == position }
}
