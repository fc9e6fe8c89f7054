import LayoutModel

/// The insets of a window's content below a title bar and toolbars. They are not in the file, but constraints
/// to the safe area imply them at the saved frames: the value that most constraints imply is taken, the
/// smallest of several. Other edges are never covered.
func desktopSafeArea(_ witnesses: [EdgeEvidence]) -> EdgeInsets {
  let tops = witnesses.filter {
    $0.side.target.view == 0 && $0.side.target.part == .safeArea && $0.side.attribute == .top
  }.map { max(0, $0.place) }.sorted()
  let top = tops.max { a, b in
    tops.count { abs($0 - a) <= 0.6 } < tops.count { abs($0 - b) <= 0.6 }
  }
  return EdgeInsets(top: top ?? 0, left: 0, bottom: 0, right: 0)
}
