import Graphics
import LayoutEngine
import LayoutMessages
import LayoutModel
public import SizeSweep

// The functions `findings(over:)` find problems in a stretch: a range of canvas sizes in which all frames are linear
// functions of the size.

extension CheckRule {
  public static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    findings(stretch.canvas).map {
      RangeFinding(name, severity: $0.severity, [], $0.message, at: $0.span, stretch.range)
    }
  }
}

extension ConflictRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let solved = provedConflicts(stretch.canvas.solved)
    return solved.conflicts.map { conflict in
      let dropped = solved.member(conflict.members[conflict.dropped])
      return RangeFinding(
        name, severity: .error, solved.views(of: conflict), words(for: dropped.subject), at: dropped.span,
        stretch.range)
    }
  }

  static func words(for subject: String) -> String { "conflict: \(subject) is unsatisfiable" }
}

extension AmbiguityRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let open = stretch.canvas.solved.ambiguities
    let views = open.indices.filter { !open[$0].isEmpty }.map(ViewID.init)
    guard let first = views.first else { return [] }
    return [
      RangeFinding(
        name, views, "\(names(views, in: stretch.layout)) \(views.count == 1 ? "is" : "are") ambiguous",
        at: stretch.canvas.place(first), stretch.range)
    ]
  }
}

extension OutsideRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let canvas = stretch.canvas
    return placedViews(canvas).flatMap { view, parent in
      let (inner, outer) = (stretch.frame(view), stretch.frame(parent))
      return stretch.ranges(inner.borders(with: outer)) {
        Overhang(of: inner.frame(at: $0), over: outer.frame(at: $0)).most
      }.map {
        RangeFinding(
          name, [view, parent], "\(canvas.name(view)) sticks out of \(canvas.name(parent))",
          at: canvas.place(view), $0)
      }
    }
  }
}

extension UnusedSizeRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    // Remove the part of the message after the colon, which contains a length that is valid only at one canvas size.
    findings(stretch.canvas).map {
      let words = $0.message.split(separator: ":", maxSplits: 1).first.map(String.init) ?? $0.message
      return RangeFinding(name, [], words, at: $0.span, stretch.range)
    }
  }
}

extension SafeAreaRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let canvas = stretch.canvas
    let insets = canvas.solved.canvas.safeArea
    if insets.isZero { return [] }
    let isClipped = canvas.layout.isInScroll
    let root = stretch.frame(.root)
    func number(_ constant: Double) -> LinearValue { LinearValue(constant: constant, rate: 0) }
    let safe = LinearFrame(
      x: root.x + number(insets.left), y: root.y + number(insets.top),
      width: root.width - number(insets.left + insets.right),
      height: root.height - number(insets.top + insets.bottom))
    return canvas.visibleViews.flatMap { view -> [RangeFinding] in
      guard [.label, .button, .field].contains(canvas.layout[view].kind), !isClipped[view.index],
        !canvas.isOpen(view)
      else { return [] }
      let frame = stretch.frame(view)
      return stretch.ranges(frame.borders(with: safe)) {
        let rect = frame.frame(at: $0)
        guard rect.width > 0, rect.height > 0 else { return 0 }
        return Overhang(of: rect, over: safe.frame(at: $0)).most
      }.map {
        RangeFinding(
          name, [view], "\(canvas.name(view)) extends outside the safe area (under bars or the notch)",
          at: canvas.place(view),
          $0)
      }
    }
  }
}

extension TruncationRule {
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    stretch.canvas.visibleViews.flatMap { view -> [RangeFinding] in
      guard stretch.layout[view].setText != nil, stretch.layout[view].kind != .box else { return [] }
      return stretch.misfits(of: view).map {
        let name = stretch.canvas.name(view)
        return RangeFinding(
          Self.name, [view],
          $0.isCut ? "\(name) is truncated" : "the text of \(name) is taller than the view",
          at: stretch.canvas.place(view), $0.range)
      }
    }
  }
}

extension CheckedStretch {
  /// Returns the ranges of canvas sizes at which a view's text is truncated (`isCut`) or taller than the view.
  func misfits(of view: ViewID) -> [(isCut: Bool, range: ClosedRange<Double>)] {
    let borders = stretch.textExcess(of: view, measuring: measurer)
    if borders.isEmpty { return [] }
    func fit(_ size: Double) -> TextFit {
      stretch.textFit(of: view, at: size, tolerance: leastSeen, measuring: measurer)
    }
    let sizes = [stretch.from, (stretch.from + stretch.to) / 2, stretch.to]
    if borders.allSatisfy({ $0.cut(in: range) == nil }), sizes.allSatisfy({ fit($0) == .fits }) { return [] }
    let isLine = layout[view].lineLimit == 1
    var found: [(isCut: Bool, range: ClosedRange<Double>)] = []
    // If a text that can wrap is truncated at only one end of the range of sizes, search for the size at which
    // truncation begins or ends.
    let (isCutBefore, isCutAfter) = (isCut(fit(stretch.from)), isCut(fit(stretch.to)))
    var cuts = borders
    if !isLine, isCutBefore != isCutAfter {
      var (low, high) = (stretch.from, stretch.to)
      while high - low > 1e-9 {
        let middle = (low + high) / 2
        if isCut(fit(middle)) == isCutBefore { low = middle } else { high = middle }
      }
      cuts.append(LinearValue(constant: -high, rate: 1))
    }
    for wanted in [true, false] {
      found += ranges(cuts) { size in
        let fit = fit(size)
        return fit != .fits && isCut(fit) == wanted ? 1 : -1
      }.map { (wanted, $0) }
    }
    return found
  }

  private func isCut(_ fit: TextFit) -> Bool {
    if case .cutShort = fit { true } else { false }
  }
}

extension SolvedLayout {
  fileprivate func views(of conflict: LayoutConflict) -> [ViewID] {
    var views: Set<ViewID> = []
    for member in conflict.members {
      switch member {
      case .written(let index): views.formUnion(layout.constraints[index].views)
      case .intrinsicSize(let view, _), .nonNegativeSize(let view, _), .nonNegativeContent(let view, _):
        views.insert(view)
      case .canvasSize: break
      }
    }
    return views.filter { $0 != .root }.sorted()
  }
}
