import Graphics

@testable import LayoutLanguage

struct SLLRandomRules {
  private(set) var text: [String] = []
  private(set) var assignments: [SLLEvaluatorModel.Assignment] = []
  private var values: [String: SLLEvaluatorModel.Value] = [:]
  private let superview: (width: Double, height: Double)
  /// The views to which a value such as `%tt(name)` can refer, and their frames in the coordinates of the superview.
  private let others: [(name: String, frame: Rect)]

  private static let names = [
    "tt", "tb", "bb", "bt", "ct", "cb", "ll", "lr", "rr", "rl", "cl", "cr", "w", "h", "minw", "maxw", "minh",
    "maxh",
  ]
  private static let twins = ["tb": "tt", "bb": "bt", "cb": "ct", "lr": "ll", "rr": "rl", "cr": "cl"]

  init(
    count: Int, superview: (width: Double, height: Double), others: [(name: String, frame: Rect)] = [],
    using random: inout SLLRandom
  ) {
    self.superview = superview
    self.others = others
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
    // A negative bound is ignored only if it is certain to be negative. For a value that depends on other views, this
    // is often unknown, so bounds get only simple values if there are other views.
    let isSimple = isBound && !others.isEmpty
    let (value, spelled) = isSimple ? simpleValue(using: &random) : sum(using: &random)
    if !isSimple, random.below(4) == 0 {
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
    if !others.isEmpty, random.below(3) == 0 { return distance(using: &random) }
    guard random.below(4) == 0 else { return simpleValue(using: &random) }
    let name = Self.names[random.below(Self.names.count)]
    return (values[name] ?? { _ in 0 }, name)
  }

  private func distance(using random: inout SLLRandom) -> (SLLEvaluatorModel.Value, String) {
    let (view, frame) = others[random.below(others.count)]
    let name = Self.names[random.below(14)]
    let distance =
      switch name {
      case "tt": frame.y
      case "tb": superview.height - frame.y
      case "bt": frame.maxY
      case "bb": superview.height - frame.maxY
      case "ct": frame.midY
      case "cb": superview.height - frame.midY
      case "ll": frame.x
      case "lr": superview.width - frame.x
      case "rl": frame.maxX
      case "rr": superview.width - frame.maxX
      case "cl": frame.midX
      case "cr": superview.width - frame.midX
      case "w": frame.width
      default: frame.height
      }
    return ({ _ in distance }, "%\(name)(\(view))")
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
