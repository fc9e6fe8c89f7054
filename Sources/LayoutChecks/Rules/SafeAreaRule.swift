import Diagnostics
import Encoding
import Graphics
import LayoutMessages
import LayoutModel

/// The rule on texts and controls under bars, a notch or the home indicator.
enum SafeAreaRule: CheckRule {
  static let name = "outside-safe-area"
  static let summary = "labels, buttons and fields that extend outside the safe area, under bars or the notch"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let solved = canvas.solved
    if solved.canvas.safeArea.isZero { return [] }
    let covered = coveredViews(canvas)
    let bars = Dictionary(grouping: covered, by: \.bar)
    return covered.compactMap { covered in
      guard let bar = covered.bar, let group = bars[bar] else { return finding(on: [covered], canvas) }
      return group[0].view == covered.view ? finding(on: group, canvas) : nil
    }
  }

  private struct CoveredView {
    var view: ViewID
    /// A description of how far the view extends outside the safe area, such as `10 at the top`.
    var lengths: String
    /// The outermost bar, such as a toolbar, that contains the view, if any.
    var bar: ViewID?
  }

  private static func coveredViews(_ canvas: CheckedCanvas) -> [CoveredView] {
    let solved = canvas.solved
    let (root, safe) = (solved.frames[ViewID.root.index], solved.safeArea(of: .root))
    let isClipped = solved.layout.isInScroll
    // Skip views that a conflict may have misplaced, since the conflict is reported separately.
    let isMisplaced = solved.isMisplacedByConflict
    let bars = solved.outermostBars
    return canvas.visibleViews.compactMap { view in
      let frame = solved.frames[view.index]
      guard [.label, .button, .field].contains(canvas.layout[view].kind), !isClipped[view.index],
        !isMisplaced[view.index], !canvas.isOpen(view), frame.width > 0, frame.height > 0
      else { return nil }
      // Other rules report the part of the frame outside the root.
      guard let visible = frame.visiblePart(in: root) else { return nil }
      let overhang = Overhang(of: visible, over: safe)
      guard overhang.most > leastSeen, let words = overhang.words else { return nil }
      return CoveredView(view: view, lengths: words, bar: bars[view.index])
    }
  }

  /// Returns one finding for a group of covered views in the same bar. The finding is at the position of the bar, or of
  /// the view if the group has only one.
  private static func finding(on group: [CoveredView], _ canvas: CheckedCanvas) -> Diagnostic {
    let (isInterface, first) = (canvas.layout.isInterface, group[0])
    let names = listed(abridged(group.map { canvas.name($0.view) }, to: 3))
    let isSame = group.allSatisfy { $0.lengths == first.lengths }
    let bar = first.bar.map { canvas.name($0) }
    let area =
      isInterface ? "the safe area instead of the superview" : "'superview.safeArea' instead of 'superview'"
    let help =
      bar.map {
        "constrain \($0) to \(area); if it should extend under the bars, constrain its subviews to its own safe area"
      } ?? "constrain it to \(area)"
    return finding(
      "\(names)\(bar.map { " in \($0)" } ?? "") \(group.count > 1 ? "extend" : "extends") outside the safe area, under bars or the notch"
        + (isSame ? ", by \(first.lengths)" : ""),
      at: canvas.place(group.count > 1 ? first.bar ?? first.view : first.view), help: help)
  }
}

extension SolvedLayout {
  /// Indicates for each view whether the view or one of its superviews may be misplaced because the solver left out a
  /// constraint to the safe area or keyboard.
  fileprivate var isMisplacedByConflict: [Bool] {
    var isMisplaced = [Bool](repeating: false, count: frames.count)
    for conflict in conflicts {
      guard case .written(let index) = conflict.members[conflict.dropped] else { continue }
      let items = layout.constraints[index].items
      guard items.contains(where: { $0.guide == .safeArea || $0.guide == .keyboard }) else { continue }
      for item in items where item.view != .root { isMisplaced[item.view.index] = true }
    }
    for (index, view) in layout.views.enumerated() {
      if let parent = view.parent, isMisplaced[parent.index] { isMisplaced[index] = true }
    }
    return isMisplaced
  }

  /// For each view, the outermost bar that contains it, such as a toolbar. A superview counts as a bar if it extends
  /// beyond the top or bottom of the safe area but is shorter than the root, or beyond the left or right but is
  /// narrower.
  fileprivate var outermostBars: [ViewID?] {
    let (root, safe) = (frames[ViewID.root.index], safeArea(of: .root))
    var bars = [ViewID?](repeating: nil, count: frames.count)
    for view in layout.views.indices.dropFirst() {
      guard let parent = layout.views[view].parent else { continue }
      let frame = frames[parent.index]
      let overhang = Overhang(of: frame, over: safe)
      let isBar =
        max(overhang.top, overhang.bottom) > leastSeen && frame.height < root.height - leastSeen
        || max(overhang.left, overhang.right) > leastSeen && frame.width < root.width - leastSeen
      bars[view] = bars[parent.index] ?? (isBar ? parent : nil)
    }
    return bars
  }
}

enum UnsettledSafeAreaRule: CheckRule {
  static let name = "unsettled-safe-area"
  static let summary =
    "views whose position depends on their own safe area, which depends on their position"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.solved.unsettledSafeAreas.map { view in
      finding(
        "the safe area of \(canvas.name(view)) does not settle: it depends on the view's position, which in turn depends on the safe area",
        at: canvas.place(view),
        help:
          "constrain the view itself to \(canvas.layout.isInterface ? "the safe area" : "'superview.safeArea'")"
      )
    }
  }
}

enum ContentSizeRule: CheckRule {
  static let name = "ambiguous-content"
  static let summary = "scroll views whose content size is not determined"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let layout = canvas.layout
    return layout.views.indices.map(ViewID.init).compactMap { scroll in
      let open = canvas.solved.contentAmbiguities[scroll.index]
      guard let first = open.first, layout.views.contains(where: { $0.parent == scroll }),
        !layout[scroll].placesItsRows,
        // An `NSScrollView`'s content is as large as its document view, which is itself reported as ambiguous.
        !layout.views.contains(where: { $0.parent == scroll && $0.isClipView })
      else { return nil }
      let sizes = open.map(\.value.rawValue).joined(separator: " and ")
      let (edge, extent) = (first.value == .width ? "trailing" : "bottom", first.value.rawValue)
      let direction = first.value == .width ? "horizontally" : "vertically"
      let name = layout.name(of: scroll)
      return finding(
        "no constraint determines the \(sizes) of the content of \(canvas.name(scroll))",
        at: canvas.place(scroll),
        help: layout.isInterface
          ? "constrain its last view to the \(edge) edge of the content layout guide; if the scroll view should not scroll \(direction), "
            + "add an equal \(extent)s constraint between the content layout guide and the frame layout guide"
          : (lastView(in: scroll, first.value.axis, of: layout).map { last in
            "'\(last)' ends at 'superview.\(edge)', so constrain its \(extent) as well; "
          } ?? "constrain its last view to 'superview.\(edge)'; ")
            + "if the scroll view should not scroll \(direction), add '\(name).content.\(extent) = \(name).\(extent)'"
      )
    }
  }
}

private func lastView(in scroll: ViewID, _ axis: Axis, of layout: Layout) -> String? {
  for constraint in layout.constraints {
    guard case .items(let first, let second?, _, _) = constraint.form else { continue }
    for (item, other) in [(first, second), (second, first)]
    where other.view == scroll && layout[item.view].parent == scroll && item.attribute.axis == axis
      && item.attribute.isEnd && other.attribute.withoutMargin.isEnd
    {
      return layout.name(of: item.view)
    }
  }
  return nil
}

extension View {
  fileprivate var placesItsRows: Bool { className.flatMap { InterfaceElement.uiKit[$0] }?.part == .list }
}
