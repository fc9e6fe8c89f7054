internal import Graphics
internal import LayoutModel

extension Placer {
  mutating func placeWords(_ words: String, about position: Int, _ tone: AnnotationInk.Tone) -> Bool {
    let frame = views[position].frame
    for size in look.sizes where attemptsLeft > 0 {
      let label = label(words, size: size)
      let box = Size(width: label.width, height: label.height)
      let inner = frame.inset(by: 2.5)
      let isInside = box.width <= inner.width && box.height <= inner.height
      let inside = inner.boxes(
        of: box,
        at: [(0.5, 1), (0.5, 0), (1, 1), (0, 1), (1, 0), (0, 0), (1, 0.5), (0, 0.5), (0.5, 0.5)])
      let outside =
        frame.room(for: box, beside: .vertical, at: 2.5)
        .boxes(of: box, at: [(0, 1), (0.5, 1), (1, 1), (0, 0), (0.5, 0), (1, 0)])
        + frame.room(for: box, beside: .horizontal, at: 4)
        .boxes(of: box, at: [(1, 0.5), (1, 0), (1, 1), (0, 0.5), (0, 0), (0, 1)])
      for middle in ((isInside ? inside : []) + outside).map(\.middle) {
        let owner = view(at: middle)
        let isOnView =
          owner == position
          && views[position].roundedCornersHold(label.letters(centeredAt: middle), clearance: 1.5)
        let isOnSuperview = owner >= 0 && owner != position && arrangement.order.contains(owner, position)
        guard isOnView && isInside || isOnSuperview, isFree(label, at: middle) else { continue }
        add(write(label, at: middle, tone))
        return true
      }
    }
    return false
  }
}
