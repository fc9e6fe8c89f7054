internal import Encoding
internal import Graphics
internal import LayoutModel

/// Other possible frames of an ambiguous view, and the distances by which its edges can move.
struct Ghost {
  /// A possible frame of the view, with words for the difference from the drawn frame, such as `width 276`.
  struct GhostFrame: Equatable {
    var frame: Rect
    var words: [String]
  }

  struct Motion: Equatable {
    var axis: Axis
    var from: Double
    /// The coordinate up to which the edge can move from `from`; infinite if the layout sets no limit.
    var to: Double
  }

  /// The extreme frames that the layout allows, such as the smallest and the largest. Frames that hardly differ from
  /// the drawn frame, or that extend beyond `reach`, are left out.
  private(set) var poses: [GhostFrame] = []
  private(set) var motions: [Motion] = []

  init(of frame: Rect, open: [OpenValue], within reach: Rect) {
    let horizontal = AxisFreedom(
      start: frame.x, size: frame.width, place: open.first { $0.value == .x }?.range,
      length: open.first { $0.value == .width }?.range)
    let vertical = AxisFreedom(
      start: frame.y, size: frame.height, place: open.first { $0.value == .y }?.range,
      length: open.first { $0.value == .height }?.range)
    for (x, y) in [(horizontal.least, vertical.least), (horizontal.most, vertical.most)] {
      let (x, y) = (x ?? (frame.x, frame.width), y ?? (frame.y, frame.height))
      let pose = GhostFrame(
        frame: Rect(x: x.start, y: y.start, width: x.size, height: y.size),
        words: Self.words(frame, x, names: (.x, .width), \.x, \.width)
          + Self.words(frame, y, names: (.y, .height), \.y, \.height))
      if !pose.words.isEmpty, reach.contains(pose.frame), !poses.contains(pose) { poses.append(pose) }
    }
    motions = horizontal.motions.map { Motion(axis: .horizontal, from: $0.from, to: $0.to) }
    motions += vertical.motions.map { Motion(axis: .vertical, from: $0.from, to: $0.to) }
  }

  private static func words(
    _ frame: Rect, _ span: (start: Double, size: Double), names: (FrameValue, FrameValue),
    _ start: KeyPath<Rect, Double>, _ size: KeyPath<Rect, Double>
  ) -> [String] {
    var words: [String] = []
    if abs(span.start - frame[keyPath: start]) >= leastMotion {
      words.append("\(names.0.rawValue) \(tenths(span.start))")
    }
    if abs(span.size - frame[keyPath: size]) >= leastMotion {
      words.append("\(names.1.rawValue) \(tenths(span.size))")
    }
    return words
  }

  /// The smallest change of a position, size or edge that is shown, in points.
  fileprivate static let leastMotion = 3.0
}

private struct AxisFreedom {
  typealias Extent = (start: Double, size: Double)

  /// The start and size of the smallest possible frame or, if only the start varies, of the leftmost or topmost frame.
  var least: Extent?
  var most: Extent?
  var motions: [(from: Double, to: Double)] = []

  init(start: Double, size: Double, place: OpenRange?, length: OpenRange?) {
    let (low, high) = (place?.lower ?? -.infinity, place?.upper ?? .infinity)
    let (least, most) = (length?.lower ?? 0, length?.upper ?? .infinity)
    switch (place, length) {
    case (nil, nil): return
    case (_?, nil):
      self.least = low.isFinite ? (low, size) : nil
      self.most = high.isFinite ? (high, size) : nil
      add(start, low)
      add(start + size, high + size)
    case (nil, _?):
      self.least = (start, least)
      self.most = most.isFinite ? (start, most) : nil
      add(start + size, start + least)
      add(start + size, start + most)
    case (_?, _?):
      // If the view's end or center is fixed, the smallest frame starts at the highest coordinate, and the largest
      // frame starts at the lowest.
      let areLinked = [1.0, 0.5].contains { (part: Double) -> Bool in
        let difference: Double = (high + part * least) - (low + part * most)
        return abs(difference) <= 1e-6 * max(1, abs(high), abs(most))
      }
      self.least = areLinked ? (high, least) : (start, least)
      self.most = low.isFinite && most.isFinite ? (low, most) : nil
      add(start, low)
      add(start, high)
      let farthest = low.isFinite ? max(low + most, start + size) : start + most
      let ends = areLinked ? (high + least, low + most) : (start + least, farthest)
      add(start + size, min(ends.0, ends.1))
      add(start + size, max(ends.0, ends.1))
    }
  }

  private mutating func add(_ from: Double, _ to: Double) {
    guard abs(to - from) >= Ghost.leastMotion else { return }
    // Both edges of a view with a length of 0 are at the same place, so their motions may coincide.
    let isKnown = motions.contains {
      abs($0.from - from) < Ghost.leastMotion && ($0.to < from) == (to < from)
    }
    if !isKnown { motions.append((from, to)) }
  }
}
