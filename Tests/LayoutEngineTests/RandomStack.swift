import LayoutModel
import LinearOracle

@testable import LayoutEngine

struct RandomStack {
  private struct Member {
    var name: String
    var size: (along: Double, across: Double)
    var after: Double?
    var isHidden: Bool
  }

  private typealias Alignment = StackArrangement.Alignment
  private typealias Distribution = StackArrangement.Distribution

  private let isRow: Bool
  private let spacing: Double
  private let alignment: Alignment
  private let distribution: Distribution
  private let margin: Double?
  private let members: [Member]
  private let isRightToLeft: Bool

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    isRow = Bool.random(using: &random)
    isRightToLeft = Bool.random(using: &random)
    spacing = number(0...12)
    let axis: Axis = isRow ? .horizontal : .vertical
    alignment =
      Alignment.allCases.filter { $0.isPossible(along: axis) }.randomElement(using: &random) ?? .fill
    distribution = Distribution.allCases.randomElement(using: &random) ?? .fill
    margin = Bool.random(using: &random) ? number(1...9) : nil
    var members: [Member] = []
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let after: Double? = Int.random(in: 0...3, using: &random) == 0 ? number(0...20) : nil
      let isHidden = Int.random(in: 0...4, using: &random) == 0
      members.append(
        Member(
          name: "m\(index)", size: (number(5...40), number(5...40)), after: after, isHidden: isHidden))
    }
    self.members = members
  }

  private var visible: [Member] { members.filter { !$0.isHidden } }

  private var sharesRoom: Bool { distribution == .fillEqually || distribution == .fillProportionally }

  var text: String {
    var lines = ["canvas 500x500\(isRightToLeft ? " rtl" : "")"]
    let margins = margin.map { " margins \($0)" } ?? ""
    lines.append(
      "stack s \(isRow ? "row" : "column") spacing \(spacing) align \(alignment.rawValue) "
        + "distribute \(distribution.rawValue)\(margins) {")
    for member in members {
      let size =
        isRow ? "\(member.size.along)x\(member.size.across)" : "\(member.size.across)x\(member.size.along)"
      let after = member.after.map { " after \($0)" } ?? ""
      lines.append("view \(member.name) size \(size)\(after)\(member.isHidden ? " hidden" : "")")
    }
    lines += ["}", "s.leading = 10", "s.top = 10"]
    if sharesRoom, !visible.isEmpty { lines.append("s.\(isRow ? "width" : "height") = 300") }
    return lines.joined(separator: "\n")
  }

  func failures(in solved: SolvedLayout) -> [String] {
    var failures: [String] = []
    // The values of frames are rounded to a millionth, so a value computed from several of them may be wrong by a few
    // millionths.
    func expect(_ value: Double, _ wanted: Double, _ what: String) {
      if abs(value - wanted) > 3e-6 { failures.append("\(what) is \(value), not \(wanted)") }
    }
    let inset = margin ?? 0
    let stack = span(of: "s", in: solved)
    let spans = visible.map { span(of: $0.name, in: solved) }
    guard let first = spans.first, let last = spans.last else {
      expect(stack.along.upperBound - stack.along.lowerBound, 0, "the length of nothing")
      return failures
    }
    expect(first.along.lowerBound, stack.along.lowerBound + inset, "the first start")
    expect(last.along.upperBound, stack.along.upperBound - inset, "the last end")
    let least = visible.map { $0.after ?? spacing }
    let gaps = zip(spans, spans.dropFirst()).map { $1.along.lowerBound - $0.along.upperBound }
    let lengths = spans.map { $0.along.upperBound - $0.along.lowerBound }
    let reserved = least.dropLast().reduce(2 * inset, +)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, wanted) in zip(gaps, least) { expect(gap, wanted, "a gap") }
    case .equalSpacing:
      for gap in gaps { expect(gap, least.dropLast().max() ?? 0, "an equal gap") }
    case .equalCentering:
      for (gap, wanted) in zip(gaps, least) where gap < wanted - 1e-6 { expect(gap, wanted, "a loose gap") }
    }
    switch distribution {
    case .fillEqually:
      for length in lengths { expect(length, (300 - reserved) / Double(lengths.count), "a length") }
    case .fillProportionally:
      let sum = visible.reduce(0) { $0 + $1.size.along }
      for (length, member) in zip(lengths, visible) {
        expect(length, member.size.along / sum * (300 - reserved), "a share")
      }
    default: for (length, member) in zip(lengths, visible) { expect(length, member.size.along, "a length") }
    }
    let height = stack.across.upperBound - stack.across.lowerBound
    expect(height, members.map(\.size.across).max()! + 2 * inset, "the thickness")
    for member in members {
      let across = span(of: member.name, in: solved).across
      let (start, end) = (stack.across.lowerBound + inset, stack.across.upperBound - inset)
      switch alignment {
      case .fill:
        expect(across.lowerBound, start, "a near side")
        expect(across.upperBound, end, "a far side")
      case .leading, .top: expect(across.lowerBound, start, "a near side")
      case .trailing, .bottom, .firstBaseline, .lastBaseline: expect(across.upperBound, end, "a far side")
      case .center: expect(across.lowerBound + across.upperBound, start + end, "a center, twice")
      }
      if alignment != .fill {
        expect(across.upperBound - across.lowerBound, member.size.across, "a thickness")
      }
    }
    return failures
  }

  private func span(
    of name: String, in solved: SolvedLayout
  ) -> (along: ClosedRange<Double>, across: ClosedRange<Double>) {
    let frame = solved.frame(name)
    let x = isRightToLeft ? 500 - frame[0] - frame[2] : frame[0]
    let (horizontal, vertical) = (x...(x + frame[2]), frame[1]...(frame[1] + frame[3]))
    return isRow ? (horizontal, vertical) : (vertical, horizontal)
  }
}
