@testable import LayoutLanguage

/// A model of COSLayout's rules, made from COSLayout's documentation, to check `SLLRules`.
struct SLLEvaluatorModel {
  typealias Value = (_ vertical: Bool) -> Double

  /// The name of a rule and its value, which is `nil` to remove an earlier rule.
  typealias Assignment = (name: String, value: Value?)

  var superview: (width: Double, height: Double)
  var assignments: [Assignment]

  func frame(vertical: Bool) -> (origin: Double?, size: Double?) {
    let length = vertical ? superview.height : superview.width
    let positions = positions(vertical: vertical, length: length)
    var size: Double?
    if positions.count == 2 {
      size = sizeBetween(positions[0], positions[1])
    } else {
      size = last(vertical ? "h" : "w", vertical: vertical)
    }
    if var clamped = size {
      let least = last(vertical ? "minh" : "minw", vertical: vertical) ?? -1
      let most = last(vertical ? "maxh" : "maxw", vertical: vertical) ?? -1
      if least >= 0, clamped < least { clamped = least }
      if most >= 0, clamped > most { clamped = most }
      size = max(clamped, 0)
    }
    // If a minimum or maximum changes the size, the view keeps the position that was assigned last.
    guard let held = positions.last else { return (nil, size) }
    guard let size else { return (held.part == 0 ? held.place : nil, nil) }
    return (held.place - size * held.part, size)
  }

  /// The position of the start (`part` is 0), center (0.5) or end (1) of a view, as the distance `place` from the
  /// superview's start.
  private typealias Position = (part: Double, place: Double)

  private func positions(vertical: Bool, length: Double) -> [Position] {
    var positions: [Position] = []
    for (name, value) in assignments {
      guard let (part, isFar) = Self.parts[vertical ? .vertical : .horizontal]?[name] else { continue }
      positions.removeAll { $0.part == part }
      if let distance = value?(vertical) { positions.append((part, isFar ? length - distance : distance)) }
      if positions.count > 2 { positions.removeFirst() }
    }
    return positions
  }

  private func sizeBetween(_ a: Position, _ b: Position) -> Double {
    let (low, high) = a.part < b.part ? (a, b) : (b, a)
    return (high.place - low.place) / (high.part - low.part)
  }

  private func last(_ name: String, vertical: Bool) -> Double? {
    assignments.last { $0.name == name }?.value?(vertical)
  }

  private enum Direction { case horizontal, vertical }

  private static let parts: [Direction: [String: (part: Double, isFar: Bool)]] = [
    .vertical: [
      "tt": (0, false), "tb": (0, true), "ct": (0.5, false), "cb": (0.5, true), "bt": (1, false),
      "bb": (1, true),
    ],
    .horizontal: [
      "ll": (0, false), "lr": (0, true), "cl": (0.5, false), "cr": (0.5, true), "rl": (1, false),
      "rr": (1, true),
    ],
  ]
}
