import CairoRendering
import Graphics

struct FreeSpaceMap {
  private let picture: Bitmap
  private let scale: Double
  private let bounds: Rect
  private var lines: [Rect] = []
  private var taken: [Rect] = []

  init(_ picture: Bitmap, scale: Double) {
    (self.picture, self.scale) = (picture, scale)
    bounds = Rect(
      x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  }

  /// The penalty that a candidate box receives for each box before it in the list, because earlier boxes are preferred.
  /// Like all penalties, it is measured in covered pixels.
  private static let step = 16

  /// Marks the four edges of a frame as lines, which `best(of:awayFrom:)` avoids where possible.
  mutating func addOutline(_ frame: Rect) {
    let (flat, thin) = (Size(width: frame.width, height: 1), Size(width: 1, height: frame.height))
    lines += [(frame.x, frame.y, flat), (frame.x, frame.maxY - 1, flat)].map(Rect.init)
    lines += [(frame.x, frame.y, thin), (frame.maxX - 1, frame.y, thin)].map(Rect.init)
  }

  func holds(_ box: Rect) -> Bool { bounds.contains(box) }

  mutating func take(_ box: Rect) { taken.append(box) }

  /// Returns the box with the lowest penalty, which depends mainly on the letters and lines that the box covers;
  /// returns `nil` if every box extends beyond the picture or overlaps a box passed to `take`.
  ///
  /// - Parameter others: the frames of other views, which should not be near the box, because a label near a view seems
  ///   to describe that view.
  func best(of boxes: [Rect], awayFrom others: [Rect] = []) -> Rect? {
    var best: (box: Rect, load: Int)?
    for (index, box) in boxes.enumerated() {
      guard bounds.contains(box), !taken.contains(where: box.overlaps) else { continue }
      let load =
        ink(in: box) + 4 * Self.step * lines.count(where: box.overlaps) + Self.step * index
        + 8 * Self.step * others.count(where: box.inset(by: -1.5).overlaps)
      if load < best?.load ?? .max { best = (box, load) }
      // Stop if no later box can have a lower penalty.
      if load <= Self.step * (index + 1) { break }
    }
    return best?.box
  }

  /// Returns a penalty, in pixels, for the letters and lines that a box would cover. A pixel of a line counts half as
  /// much as a pixel of a letter, and all lines together count for at most `8 * step` pixels.
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
