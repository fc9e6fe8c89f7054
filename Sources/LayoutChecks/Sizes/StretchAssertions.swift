import Graphics
import LayoutEngine
import LayoutModel
import SizeSweep

extension AssertionRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    stretch.layout.assertions.flatMap { assertion in
      let title =
        assertion.identifier.map { "assertion '\($0)'" } ?? "'\(stretch.layout.source[assertion.span])'"
      return failures(of: assertion, stretch).map {
        RangeFinding(name, severity: .error, assertion.views, "\(title) fails", at: assertion.span, $0)
      }
    }
  }

  private static func failures(of assertion: Assertion, _ stretch: CheckedStretch) -> [ClosedRange<Double>] {
    switch assertion.form {
    case .comparison(_, let relation, _, _, _):
      let borders = differences(of: assertion, stretch)
      return stretch.ranges(borders) { size in
        guard let sides = stretch.stretch.layout(at: size, stretch.axis).comparedSides(of: assertion) else {
          return 0
        }
        return switch relation {
        case .equal: abs(sides.found - sides.wanted)
        case .lessOrEqual: sides.found - sides.wanted
        case .greaterOrEqual: sides.wanted - sides.found
        }
      }
    case .property(.inside(let view, let other), let isNegated):
      let (a, b) = (stretch.frame(view), stretch.frame(other))
      return stretch.ranges(a.borders(with: b)) {
        let overhang = Overhang(of: a.frame(at: $0), over: b.frame(at: $0)).most
        return isNegated ? (overhang <= 1e-6 ? 1 : 0) : overhang
      }
    case .property(.apart(let view, let other), let isNegated):
      let (a, b) = (stretch.frame(view), stretch.frame(other))
      return stretch.ranges([a.maxX - b.x, b.maxX - a.x, a.maxY - b.y, b.maxY - a.y]) {
        let shared = a.frame(at: $0).sharedSize(with: b.frame(at: $0))
        let least = min(shared.width, shared.height)
        return isNegated ? (least <= 1e-6 ? 1 : 0) : least
      }
    case .property(.truncated(let view), let isNegated):
      let cut = stretch.misfits(of: view).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      return isNegated ? cut : stretch.range.without(cut)
    case .property(.ambiguous(let view), let isNegated):
      return stretch.canvas.isOpen(view) == isNegated ? [stretch.range] : []
    }
  }

  /// Returns the difference between the two sides of a comparison as a function of the canvas size. The function may
  /// consist of several linear pieces, so the result contains one linear function for each piece.
  private static func differences(of assertion: Assertion, _ stretch: CheckedStretch) -> [LinearValue] {
    func difference(_ size: Double) -> Double {
      let sides = stretch.stretch.layout(at: size, stretch.axis).comparedSides(of: assertion)
      return sides.map { $0.found - $0.wanted } ?? 0
    }
    var lines: [LinearValue] = []
    var open = [(stretch.stretch.from, stretch.stretch.to)]
    while let (from, to) = open.popLast() {
      let (first, last) = (difference(from), difference(to))
      let rate = to > from ? (last - first) / (to - from) : 0
      let middle = (from + to) / 2
      if to - from > 1e-6, abs(difference(middle) - (first + last) / 2) > 1e-7 {
        open += [(from, middle), (middle, to)]
        continue
      }
      lines.append(LinearValue(constant: first - rate * from, rate: rate))
    }
    return lines
  }
}

extension Assertion {
  fileprivate var views: [ViewID] {
    switch form {
    case .comparison(let first, _, let second, _, _): [first.view] + (second.map { [$0.view] } ?? [])
    case .property(.inside(let a, let b), _), .property(.apart(let a, let b), _): [a, b]
    case .property(.truncated(let view), _), .property(.ambiguous(let view), _): [view]
    }
  }
}

extension ClosedRange<Double> {
  /// Returns the parts of this range outside `others`, which must be in ascending order.
  fileprivate func without(_ others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var left: [ClosedRange<Double>] = []
    var start = lowerBound
    for other in others {
      if other.lowerBound > start { left.append(start...other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound || left.isEmpty && others.isEmpty { left.append(start...upperBound) }
    return left
  }
}
