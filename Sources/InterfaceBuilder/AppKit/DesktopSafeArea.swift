import LayoutModel

/// Returns the safe area insets of a window's content. The file does not contain the height of the title bar and
/// toolbars, so the top inset is inferred: each constraint between a view and the safe area's top implies an inset if
/// the view has its saved frame. The most frequent inset is chosen.
func desktopSafeArea(_ witnesses: [EdgeEvidence]) -> EdgeInsets {
  let tops = witnesses.filter {
    $0.side.target.view == 0 && $0.side.target.part == .safeArea && $0.side.attribute == .top
  }.map { max(0, $0.place) }.sorted()
  let top = tops.max { a, b in
    tops.count { abs($0 - a) <= 0.6 } < tops.count { abs($0 - b) <= 0.6 }
  }
  return EdgeInsets(top: top ?? 0, left: 0, bottom: 0, right: 0)
}
