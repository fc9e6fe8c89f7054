@testable import LayoutLanguage

/// COSLayout's rules worked out by hand, one view at a time, as its documentation tells it: values are
/// functions of the axis that asks, the two positions assigned last give the frame, the size is clamped, and
/// the position assigned last stands. It shares nothing with the code that it checks.
struct SLLEvaluatorModel {
  typealias Value = (_ vertical: Bool) -> Double

  /// A name and its value, in the order of assignment; `nil` removes.
  typealias Assignment = (name: String, value: Value?)

  var superview: (width: Double, height: Double)
  var assignments: [Assignment]

  /// Origin and size along an axis; `nil` for what the rules leave open.
  func frame(vertical: Bool) -> (origin: Double?, size: Double?) {
    let length = vertical ? superview.height : superview.width
    let positions = positions(vertical: vertical, length: length)
    // 1. The size that the rules ask for.
    var size: Double?
    if positions.count == 2 {
      size = sizeBetween(positions[0], positions[1])
    } else {
      size = last(vertical ? "h" : "w", vertical: vertical)
    }
    // 2. Its bounds.
    if var clamped = size {
      let least = last(vertical ? "minh" : "minw", vertical: vertical) ?? -1
      let most = last(vertical ? "maxh" : "maxw", vertical: vertical) ?? -1
      if least >= 0, clamped < least { clamped = least }
      if most >= 0, clamped > most { clamped = most }
      size = max(clamped, 0)
    }
    // 3. The place that the rule assigned last holds.
    guard let held = positions.last else { return (nil, size) }
    guard let size else { return (held.part == 0 ? held.place : nil, nil) }
    return (held.place - size * held.part, size)
  }

  /// A place counted from the near edge, and how much of the view lies before it.
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

/// A random list of rules: its text and what it assigns.
struct SLLRandomRules {
  private(set) var text: [String] = []
  private(set) var assignments: [SLLEvaluatorModel.Assignment] = []
  private var values: [String: SLLEvaluatorModel.Value] = [:]
  private let superview: (width: Double, height: Double)

  private static let names = [
    "tt", "tb", "bb", "bt", "ct", "cb", "ll", "lr", "rr", "rl", "cl", "cr", "w", "h", "minw", "maxw", "minh",
    "maxh",
  ]
  private static let twins = ["tb": "tt", "bb": "bt", "cb": "ct", "lr": "ll", "rr": "rl", "cr": "cl"]

  init(count: Int, superview: (width: Double, height: Double), using random: inout SLLRandom) {
    self.superview = superview
    for _ in 0..<count { addRule(using: &random) }
  }

  private mutating func addRule(using random: inout SLLRandom) {
    let name = Self.names[random.below(Self.names.count)]
    let isBound = name.hasPrefix("m")
    if random.below(12) == 0 {
      assign(nil, to: name)
      text.append("\(name) = nil")
      return
    }
    // A bound that may turn out negative is no linear constraint: only numbers and percentages then.
    let (value, spelled) = isBound ? simpleValue(using: &random) : sum(using: &random)
    if !isBound, random.below(4) == 0 {
      let old = values[name] ?? { _ in 0 }
      assign({ old($0) + value($0) }, to: name)
      text.append("\(name) += \(spelled)")
    } else {
      assign(value, to: name)
      text.append("\(name) = \(spelled)")
    }
  }

  private mutating func assign(_ value: SLLEvaluatorModel.Value?, to name: String) {
    values[name] = value
    if let twin = Self.twins[name] {
      let length = "lrc".contains(name.first!) && name.last == "r" ? superview.width : superview.height
      values[twin] = value.map { value in { length - value($0) } }
    }
    assignments.append((name, value))
  }

  private mutating func sum(using random: inout SLLRandom) -> (SLLEvaluatorModel.Value, String) {
    let (first, spelled) = anyValue(using: &random)
    guard random.below(2) == 0 else { return (first, spelled) }
    let (second, spelledToo) = anyValue(using: &random)
    if random.below(2) == 0 { return ({ first($0) + second($0) }, "\(spelled) + \(spelledToo)") }
    return ({ (first($0) - second($0)) / 2 }, "(\(spelled) - \(spelledToo)) / 2")
  }

  private mutating func anyValue(using random: inout SLLRandom) -> (SLLEvaluatorModel.Value, String) {
    guard random.below(4) == 0 else { return simpleValue(using: &random) }
    let name = Self.names[random.below(Self.names.count)]
    return (values[name] ?? { _ in 0 }, name)
  }

  private func simpleValue(using random: inout SLLRandom) -> (SLLEvaluatorModel.Value, String) {
    let (width, height) = superview
    switch random.below(6) {
    case 0:
      let percent = Double(random.below(101))
      return ({ percent / 100 * ($0 ? height : width) }, "\(Int(percent))%")
    case 1:
      let percent = Double(random.below(60))
      return random.below(2) == 0
        ? ({ _ in percent / 100 * width }, "H:\(Int(percent))%")
        : ({ _ in percent / 100 * height }, "V:\(Int(percent))%")
    default:
      let number = Double(random.below(90) - 10)
      return ({ _ in number }, String(Int(number)))
    }
  }
}
