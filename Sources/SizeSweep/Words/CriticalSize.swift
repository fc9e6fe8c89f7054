import CairoRendering
import Diagnostics
import Graphics
public import LayoutEngine
import LayoutMessages
import LayoutModel

/// A size of the canvas at which something changes.
public struct CriticalSize: Sendable, Equatable {
  /// In points.
  public var at: Double
  /// A rule's name, or what becomes of a constraint: `holds`, `gives-way`, `wraps`, `formula`.
  public var code: String
  /// Their names.
  public var views: [String]
  /// `below 337.5 'title' is truncated`.
  public var message: String
  /// The line that causes the change; `nil` where there is no single one.
  public var span: SourceSpan?
  /// Whether it is the second end of what the message tells.
  public var isEnd = false
}

extension LayoutSizes {
  /// The sizes at which something changes, ascending, with what changes and why.
  ///
  /// Cost: of the rules over each stretch, and of lowering the constraints twice for each border.
  public func criticalSizes(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [CriticalSize] {
    // 1. Where what rules find begins and ends.
    var found: [CriticalSize] = []
    let checked = checkedStretches(measuring: text)
    for rule in rangeRules {
      let findings = checked.flatMap { rule.findings(over: $0) }.joined
      for finding in findings { found += ends(of: finding) }
    }
    // 2. What wraps otherwise.
    for index in stretches.indices.dropFirst() { found += wraps(before: index) }
    // 3. Why formulas change.
    var below: (stretch: Int, reasons: StretchReasons)?
    for index in pieces.indices.dropFirst() {
      let first = longEnough(pieces[index - 1].stretches.reversed())
      let second = longEnough(Array(pieces[index].stretches))
      let reasons = StretchReasons(stretches[second], axis, measuring: text)
      let before =
        below?.stretch == first
        ? below!.reasons : StretchReasons(stretches[first], axis, measuring: text)
      found += causes(before: index, before.changes(to: reasons), told: found)
      below = (second, reasons)
    }
    return found.sorted { $0.at < $1.at }
  }

  private func ends(of finding: RangeFinding) -> [CriticalSize] {
    let words = "\(place(finding.range, in: range, axis)) \(finding.words)"
    let inside = [finding.range.lowerBound, finding.range.upperBound].filter {
      range.lowerBound < $0 && $0 < range.upperBound
    }
    return inside.enumerated().map { index, size in
      CriticalSize(
        at: size, code: finding.code, views: finding.views.map(layout.name), message: words,
        span: finding.span,
        isEnd: index == 1)
    }
  }

  /// The labels that have another number of lines on both sides of the border before a stretch.
  private func wraps(before index: Int) -> [CriticalSize] {
    let (below, above) = (stretches[index - 1].solved, stretches[index].solved)
    return layout.views.indices.compactMap { view in
      guard layout.views[view].wrapsText, let first = below.texts[view]?.lines.count,
        let second = above.texts[view]?.lines.count, first != second
      else { return nil }
      let at = stretches[index].from
      let place = first > second ? "below" : "above"
      return CriticalSize(
        at: at, code: "wraps", views: [layout.name(of: ViewID(view))],
        message:
          "\(place) \(number(at)) '\(layout.name(of: ViewID(view)))' wraps to \(max(first, second)) lines",
        span: layout.viewPlaces[view])
    }
  }

  /// Why formulas change before a piece.
  private func causes(
    before index: Int, _ changes: [ReasonChange], told: [CriticalSize]
  ) -> [CriticalSize] {
    let (below, above) = (pieces[index - 1], pieces[index])
    let at = above.from
    var causes: [CriticalSize] = []
    for change in changes {
      // Told on the side on which there is something to tell: what gives way before what holds.
      let isAbove = change.above == .missed || change.below != .missed && change.above == .tight
      let solved = stretches[(isAbove ? above : below).stretches.lowerBound].solved
      guard let told = solved.told(change.reason, isAbove ? change.above : change.below) else { continue }
      causes.append(
        CriticalSize(
          at: at, code: (isAbove ? change.above : change.below) == .missed ? "gives-way" : "holds",
          views: told.views.filter { $0 != .root }.map(layout.name),
          message: "\(isAbove ? "above" : "below") \(number(at)) \(told.words)", span: told.span))
    }
    // Both sides of a content size, or of an equation between both, say the same.
    causes = causes.enumerated().filter { index, cause in !causes[..<index].contains(cause) }.map(\.element)
    if causes.count > mostCauses + 1 {
      let more = causes.count - mostCauses
      causes.removeSubrange(mostCauses...)
      causes.append(
        CriticalSize(
          at: at, code: "formula", views: [],
          message: "at \(number(at)) \(more) more constraints begin or cease to hold"))
    }
    guard causes.isEmpty, !told.contains(where: { $0.at == at }) else { return causes }
    let moved = layout.views.indices.dropFirst().filter { below.frames[$0] != above.frames[$0] }.map(
      ViewID.init)
    return [
      CriticalSize(
        at: at, code: "formula", views: moved.map(layout.name),
        message:
          "at \(number(at)) \(names(moved, in: layout)) \(moved.count == 1 ? "changes its" : "change their") formulas",
        span: moved.first.flatMap { layout.viewPlaces[$0.index] })
    ]
  }

  /// The first stretch that is long enough for its constraints to be told apart.
  private func longEnough(_ places: [Int]) -> Int {
    places.first { stretches[$0].to - stretches[$0].from > 1e-3 } ?? places[0]
  }
}

private let mostCauses = 8

/// The rules whose findings begin or end at critical sizes, the gravest first.
private let rangeRules: [any CheckRule.Type] = checkRules.filter { rule in
  rule.isOnByDefault
    && ![PriorityTieRule.name, NoEffectRule.name, MixedDirectionRule.name].contains(rule.name)
}
