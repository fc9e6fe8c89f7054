internal import Graphics
internal import LayoutModel

extension Placer {
  /// Writes words in a view, away from its name, or else close to it.
  mutating func placeWords(_ words: String, about position: Int, _ tone: AnnotationInk.Tone) -> Bool {
    for size in look.sizes where attemptsLeft > 0 {
      let label = label(words, size: size)
      for middle in places(for: label, in: views[position].frame) {
        let letters = label.letters(centeredAt: middle)
        guard view(at: middle) == position, views[position].roundedCornersHold(letters, clearance: 1.5),
          isFree(label, at: middle)
        else { continue }
        add(write(label, at: middle, tone))
        return true
      }
      for middle in places(for: label, outside: views[position].frame) {
        let owner = view(at: middle)
        guard owner >= 0, owner != position, arrangement.order.contains(owner, position),
          isFree(label, at: middle)
        else { continue }
        add(write(label, at: middle, tone))
        return true
      }
    }
    return false
  }

  private func places(for label: AnnotationLabel, in frame: Rect) -> [Point] {
    let frame = frame.inset(by: 2.5)
    if label.width > frame.width || label.height > frame.height { return [] }
    let columns = Axis.horizontal.span(of: frame).inset(by: label.width / 2)
    let rows = Axis.vertical.span(of: frame).inset(by: label.height / 2)
    let parts = [
      (0.5, 1.0), (0.5, 0), (1, 1), (0, 1), (1, 0), (0, 0), (1, 0.5), (0, 0.5), (0.5, 0.5),
    ]
    return parts.map { Point(x: columns.at($0.0), y: rows.at($0.1)) }
  }

  private func places(for label: AnnotationLabel, outside frame: Rect) -> [Point] {
    let distance = 2.5 + label.height / 2
    let rows = [frame.maxY + distance, frame.y - distance].flatMap { y in
      [frame.x + label.width / 2, frame.midX, frame.maxX - label.width / 2].map { Point(x: $0, y: y) }
    }
    let beside = 4 + label.width / 2
    let columns = [frame.maxX + beside, frame.x - beside].flatMap { x in
      [frame.midY, frame.y + label.height / 2, frame.maxY - label.height / 2].map { Point(x: x, y: $0) }
    }
    return rows + columns
  }
}
