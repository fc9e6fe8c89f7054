import Diagnostics
import Graphics
import LayoutEngine
import LayoutMessages
import LayoutModel

/// A size of the canvas at which something changes.
public struct LayoutBreakpoint: Sendable, Equatable {
  /// The width or height of the canvas, in points.
  public var at: Double
  /// The kind of change: `holds`, `gives-way`, `wraps`, `formula`, or the name of a check rule, such as `overlap`.
  public var code: String
  /// The names of the views that change.
  public var views: [String]
  /// A description of the change, without its sizes: `'title' is truncated`.
  var words: String
  var sizes: SizesInWords
  /// The source position of the constraint, view or finding that changes; `nil` if it has no position.
  public var span: SourceSpan?
  /// Indicates whether this is the second of two breakpoints with the same description, such as an overlap of two
  /// views. What is described begins at the first breakpoint and ends at this one.
  public var isEnd = false

  /// A description of the change with its sizes: `below 337.5 'title' is truncated`.
  public var message: String { "\(sizes.text(number)) \(words)" }
  /// The message with sizes rounded to a tenth of a point, for pictures.
  var roundedMessage: String { "\(sizes.text(derivedNumber)) \(words)" }
}

extension LayoutSizes {
  /// Returns the canvas sizes at which the layout's behavior changes, in ascending order.
  ///
  /// Cost: about one conversion to linear constraints for each of the `stretches`.
  ///
  /// - Parameter findings: The findings of check rules, merged by `[RangeFinding].joined`.
  public func layoutBreakpoints(_ findings: [RangeFinding], measuring text: some TextMeasurer)
    -> [LayoutBreakpoint]
  {
    // 1. Find the sizes at which findings begin or end.
    var found = findings.flatMap(ends)
    // 2. Find the sizes at which a text's number of lines changes.
    for index in stretches.indices.dropFirst() { found += wraps(before: index) }
    // 3. Find the sizes at which the formulas of frames change, or at which content hugging or compression resistance
    // starts or stops being violated.
    var below: (stretch: Int, states: ReasonStates)?
    func changes(_ first: Int, _ second: Int) -> [ReasonChange] {
      let states = states(in: stretches[second], measuring: text)
      let before = below.flatMap { $0.stretch == first ? $0.states : nil }
      below = (second, states)
      return (before ?? self.states(in: stretches[first], measuring: text)).changes(to: states)
    }
    for index in pieces.indices {
      let piece = pieces[index]
      if index > 0 {
        let last = pieces[index - 1].stretches
        let first = last.last(where: isLong) ?? last.upperBound - 1
        let second = piece.stretches.first(where: isLong) ?? piece.stretches.lowerBound
        found += causes(before: index, changes(first, second), reported: found)
      }
      let inside = piece.stretches.filter(isLong)
      for (first, second) in zip(inside, inside.dropFirst()) {
        let turns = changes(first, second).filter(\.isOfContent)
        found += reported(
          turns, at: stretches[second].from, stretches[first].solved, stretches[second].solved)
      }
    }
    return found.sorted { $0.at < $1.at }.withJoinedEnds
  }

  /// Returns the state of each constraint in the middle of a range of sizes, since constraints may hold with equality
  /// by coincidence at the ends of the range.
  private func states(in stretch: SizeStretch, measuring text: some TextMeasurer) -> ReasonStates {
    ReasonStates(stretch.layout(at: (stretch.from + stretch.to) / 2, axis), measuring: text)
  }

  private func isLong(_ index: Int) -> Bool { stretches[index].to - stretches[index].from > 1e-3 }

  private func ends(of finding: RangeFinding) -> [LayoutBreakpoint] {
    let sizes = SizesInWords(finding.range, in: range, axis)
    let inside = [finding.range.lowerBound, finding.range.upperBound].filter {
      range.lowerBound < $0 && $0 < range.upperBound
    }
    return inside.enumerated().map { index, size in
      LayoutBreakpoint(
        at: size, code: finding.code, views: finding.views.map(layout.name), words: finding.words,
        sizes: sizes,
        span: finding.span, isEnd: index == 1)
    }
  }

  private func wraps(before index: Int) -> [LayoutBreakpoint] {
    let (below, above) = (stretches[index - 1].solved, stretches[index].solved)
    lazy var places = layout.viewPlaces
    return layout.views.indices.compactMap { view in
      guard layout.views[view].wrapsText, let first = below.texts[view]?.lines.count,
        let second = above.texts[view]?.lines.count, first != second
      else { return nil }
      let at = stretches[index].from
      return LayoutBreakpoint(
        at: at, code: "wraps", views: [layout.name(of: ViewID(view))],
        words: "'\(layout.name(of: ViewID(view)))' wraps to \(max(first, second)) lines",
        sizes: first > second ? .below(at) : .above(at),
        span: places[view])
    }
  }

  private func causes(
    before index: Int, _ changes: [ReasonChange], reported: [LayoutBreakpoint]
  ) -> [LayoutBreakpoint] {
    let (below, above) = (pieces[index - 1], pieces[index])
    let at = above.from
    let causes = self.reported(
      changes, at: at, stretches[below.stretches.lowerBound].solved,
      stretches[above.stretches.lowerBound].solved)
    guard causes.isEmpty, !reported.contains(where: { $0.at == at }) else { return causes }
    // Equal formulas may differ by rounding errors, so their values at two sizes are compared.
    let moved = layout.views.indices.dropFirst().filter { view in
      let (before, after) = (below.frames[view], above.frames[view])
      return [below.from, above.to].contains { !isSame(before.frame(at: $0), after.frame(at: $0)) }
    }.map(ViewID.init)
    // If no frame changes, only the status or the ambiguous values change. Such changes are already reported as
    // findings of check rules.
    if moved.isEmpty { return [] }
    return [
      LayoutBreakpoint(
        at: at, code: "formula", views: moved.map(layout.name),
        words:
          "\(names(moved, in: layout)) \(moved.count == 1 ? "starts" : "start") to move or resize differently",
        sizes: .at(at),
        span: moved.first.flatMap { layout.viewPlaces[$0.index] })
    ]
  }

  private func reported(
    _ changes: [ReasonChange], at: Double, _ below: SolvedLayout, _ above: SolvedLayout
  ) -> [LayoutBreakpoint] {
    var causes: [LayoutBreakpoint] = []
    for change in changes {
      // The description is about the sizes on one side of `at`: those at which the constraint is violated or, if it is
      // violated on neither side, those at which it holds with equality.
      let isAbove = change.above == .missed || change.below != .missed && change.above == .tight
      let state = isAbove ? change.above : change.below
      guard let reported = (isAbove ? above : below).reported(change.reason, state) else { continue }
      let cause = LayoutBreakpoint(
        at: at, code: state == .missed ? "gives-way" : "holds",
        views: reported.views.filter { $0 != .root }.map(layout.name),
        words: reported.words, sizes: isAbove ? .above(at) : .below(at), span: reported.span)
      // Two constraints of a view, such as content hugging and compression resistance, may have the same description.
      if !causes.contains(cause) { causes.append(cause) }
    }
    if causes.count > mostCauses + 1 {
      let more = causes.count - mostCauses
      causes.removeSubrange(mostCauses...)
      causes.append(
        LayoutBreakpoint(
          at: at, code: "formula", views: [],
          words: "\(more) more constraints start to hold or to give way", sizes: .at(at)))
    }
    return causes
  }
}

private let mostCauses = 8

extension [LayoutBreakpoint] {
  /// The breakpoints in the same order. Where a constraint gives way or holds above one size, and the same constraint
  /// does so below a larger size, both breakpoints give the range between the two sizes.
  fileprivate var withJoinedEnds: [LayoutBreakpoint] {
    var joined = self
    for first in joined.indices {
      guard case .above(let from) = joined[first].sizes, joined[first].code != "wraps",
        let second = joined[first...].firstIndex(where: { other in
          other.code == joined[first].code && other.words == joined[first].words && other.at > from
        }), case .below(let to) = joined[second].sizes
      else { continue }
      joined[first].sizes = .between(from, to)
      joined[second].sizes = .between(from, to)
      joined[second].isEnd = true
    }
    return joined
  }
}

extension ReasonChange {
  fileprivate var isOfContent: Bool {
    switch reason {
    case .content: (below == .missed) != (above == .missed)
    default: false
    }
  }
}
