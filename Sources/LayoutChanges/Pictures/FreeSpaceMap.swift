import CairoRendering
import Graphics

/// The free space in a picture: where nothing is drawn, and nothing was placed before.
struct FreeSpaceMap {
  private let picture: Bitmap
  private let scale: Double
  /// The bounds of the picture, in points.
  private let bounds: Rect
  private var lines: [Rect] = []
  private var taken: [Rect] = []

  init(_ picture: Bitmap, scale: Double) {
    (self.picture, self.scale) = (picture, scale)
    bounds = Rect(
      x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  }

  /// The number of ink pixels by which an earlier box may be worse than the next one.
  private static let step = 16

  /// Marks an outline that boxes may cross, but should not.
  mutating func addOutline(_ frame: Rect) {
    let (flat, thin) = (Size(width: frame.width, height: 1), Size(width: 1, height: frame.height))
    lines += [(frame.x, frame.y, flat), (frame.x, frame.maxY - 1, flat)].map(Rect.init)
    lines += [(frame.x, frame.y, thin), (frame.maxX - 1, frame.y, thin)].map(Rect.init)
  }

  /// Returns whether all of a box is in the picture.
  func holds(_ box: Rect) -> Bool { bounds.contains(box) }

  /// Marks a box that nothing else may cover.
  mutating func take(_ box: Rect) { taken.append(box) }

  /// The box that covers least, an earlier one if there is little difference; `nil` where something was
  /// placed in all of them, or they lie outside of the picture. Cost: the pixels of the boxes.
  ///
  /// - Parameter others: frames of other views: near one of them, the box would seem to describe it.
  func best(of boxes: [Rect], awayFrom others: [Rect] = []) -> Rect? {
    var best: (box: Rect, load: Int)?
    for (index, box) in boxes.enumerated() {
      guard bounds.contains(box), !taken.contains(where: box.overlaps) else { continue }
      let load =
        ink(in: box) + 4 * Self.step * lines.count(where: box.overlaps) + Self.step * index
        + 8 * Self.step * others.count(where: box.inset(by: -1.5).overlaps)
      if load < best?.load ?? .max { best = (box, load) }
      // Later boxes could only be worse.
      if load <= Self.step * (index + 1) { break }
    }
    return best?.box
  }

  /// The number of pixels of letters: those that differ from the pixels on the left and above. Pixels of lines and
  /// edges differ from only one of these; they count less, since they may be covered sooner.
  private func ink(in box: Rect) -> Int {
    let columns = range(box.x, box.maxX, picture.width).dropFirst()
    let rows = range(box.y, box.maxY, picture.height).dropFirst()
    var (letters, edges) = (0, 0)
    for row in rows {
      for column in columns {
        let start = (row * picture.width + column) * 4
        let isEdge = (differ(start, start - 4), differ(start, start - picture.width * 4))
        if isEdge.0, isEdge.1 { letters += 1 } else if isEdge.0 || isEdge.1 { edges += 1 }
      }
    }
    return letters + min(edges / 2, 8 * Self.step)
  }

  /// Returns whether the pixels that start at two bytes have different colors.
  private func differ(_ a: Int, _ b: Int) -> Bool {
    (0..<3).contains { picture.pixels[a + $0] != picture.pixels[b + $0] }
  }

  private func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
    let start = min(max(Int((low * scale).rounded(.down)), 0), limit)
    return start..<min(max(Int((high * scale).rounded(.up)), start), limit)
  }
}

extension Rect {
  fileprivate init(_ x: Double, _ y: Double, _ size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
