import LayoutModel

/// The safe area insets of a window's content. The inset at the top is the height that the title bar and toolbars
/// cover. The file does not contain it, but each constraint to the top of the safe area implies it at the saved frames.
/// The value that most constraints imply is taken; of several such values, the smallest. The other edges have no inset.
func desktopSafeArea(_ witnesses: [EdgeEvidence]) -> EdgeInsets {
  let tops = witnesses.filter {
    $0.side.target.view == 0 && $0.side.target.part == .safeArea && $0.side.attribute == .top
  }.map { max(0, $0.place) }.sorted()
  let top = tops.max { a, b in
    tops.count { abs($0 - a) <= 0.6 } < tops.count { abs($0 - b) <= 0.6 }
  }
  return EdgeInsets(top: top ?? 0, left: 0, bottom: 0, right: 0)
}
