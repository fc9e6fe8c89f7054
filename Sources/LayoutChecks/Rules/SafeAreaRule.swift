import Diagnostics
import Graphics
import LayoutMessages
import LayoutModel

/// The rule on text and controls under bars, a notch or the home indicator. Scrolling content moves out from under
/// them, and fills and pictures may lie there.
enum SafeAreaRule: CheckRule {
  static let name = "outside-safe-area"
  static let summary = "labels, buttons and fields that reach into the areas that bars and the notch cover"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let solved = canvas.solved
    if solved.canvas.safeArea.isZero { return [] }
    let safe = solved.safeArea(of: .root)
    let isClipped = solved.layout.isInScroll
    return canvas.visibleViews.compactMap { view in
      let frame = solved.frames[view.index]
      guard [.label, .button, .field].contains(canvas.layout[view].kind), !isClipped[view.index],
        !canvas.isOpen(view), frame.width > 0, frame.height > 0
      else { return nil }
      // The rules on views outside of their superviews report the part of the frame that no bar covers.
      guard let visible = frame.visiblePart(in: solved.frames[ViewID.root.index]) else { return nil }
      let overhang = Overhang(of: visible, over: safe)
      guard overhang.most > leastSeen, let words = overhang.words else { return nil }
      return finding(
        "\(canvas.name(view)) extends outside the safe area, under bars or the notch, by \(words)",
        at: canvas.place(view),
        help:
          "constrain it to \(canvas.layout.isInterface ? "the safe area instead of the superview" : "'superview.safeArea' instead of 'superview'")"
      )
    }
  }
}

/// The rule on views whose safe area depends on itself.
enum UnsettledSafeAreaRule: CheckRule {
  static let name = "unsettled-safe-area"
  static let summary = "views positioned by their own safe area, which changes with their position"

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

/// The rule on scroll views whose content size is ambiguous.
enum ContentSizeRule: CheckRule {
  static let name = "ambiguous-content"
  static let summary = "scroll views whose content size is not determined"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let layout = canvas.layout
    return layout.views.indices.map(ViewID.init).compactMap { scroll in
      let open = canvas.solved.contentAmbiguities[scroll.index]
      guard let first = open.first, layout.views.contains(where: { $0.parent == scroll }),
        !layout[scroll].placesItsRows
      else { return nil }
      let sizes = open.map(\.value.rawValue).joined(separator: " and ")
      let (edge, extent) = (first.value == .width ? "trailing" : "bottom", first.value.rawValue)
      let name = layout.name(of: scroll)
      return finding(
        "no constraint determines the \(sizes) of the content of \(canvas.name(scroll))",
        at: canvas.place(scroll),
        help: layout.isInterface
          ? "constrain its last view to the \(edge) edge of the content layout guide; if the scroll view should not scroll on this axis, "
            + "give the content layout guide the \(extent) of the frame layout guide"
          : (lastView(in: scroll, first.value.axis, of: layout).map { last in
            "'\(last)' ends at 'superview.\(edge)', but has no \(extent); "
          } ?? "constrain its last view to 'superview.\(edge)'; ")
            + "if the scroll view should not scroll on this axis, add '\(name).content.\(extent) = \(name).\(extent)'"
      )
    }
  }
}

/// The subview of a scroll view that a constraint ties to the end of its content; `nil` where none does.
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
  /// Indicates whether the view is a table or collection, whose content has no constraints.
  fileprivate var placesItsRows: Bool { className.flatMap { InterfaceElement.uiKit[$0] }?.part == .list }
}
