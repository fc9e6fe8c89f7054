import LayoutModel

/// Returns the safe area insets of a window's content. The file does not contain the top inset, so it is estimated from
/// the saved frames of views with constraints to the top of the safe area.
func desktopSafeArea(_ witnesses: [EdgeEvidence]) -> EdgeInsets {
  let tops = witnesses.filter {
    $0.side.target.view == 0 && $0.side.target.part == .safeArea && $0.side.attribute == .top
  }.map { max(0, $0.place) }.sorted()
  let top = tops.max { a, b in
    tops.count { abs($0 - a) <= 0.6 } < tops.count { abs($0 - b) <= 0.6 }
  }
  return EdgeInsets(top: top ?? 0, left: 0, bottom: 0, right: 0)
}
