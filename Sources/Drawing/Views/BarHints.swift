internal import Graphics
internal import LayoutModel

/// Returns faint shapes of the status bar, the camera's cutout and the home indicator of a device's screen.
///
/// - Parameter texts: the texts that the shapes must not cover. The status bar and the cutout are both left out if a
///   text overlaps one of them.
func barHints(of solved: SolvedLayout, around texts: [Rect], theme: Theme) -> [SceneNode] {
  guard let screen = solved.canvas.screen else { return [] }
  let color = theme.sheet.ink.withAlpha(44)
  return ScreenBars(screen, solved.frames[0]).bars
    .filter { bar in !texts.contains { text in bar.contains { text.overlaps($0.box) } } }.joined()
    .map { .shape(SceneShape(.rectangle($0.box, cornerRadius: $0.corner), fill: color)) }
}

private struct ScreenBars {
  private let safe: EdgeInsets
  private let frame: Rect
  private let isLandscape: Bool
  private(set) var bars: [[(box: Rect, corner: Double)]] = [[], []]

  init(_ screen: Screen, _ frame: Rect) {
    safe = screen.safeArea
    self.frame = frame
    isLandscape = screen.orientation == .landscape
    addCamera()
    addStatusBar()
    addHomeIndicator()
  }

  private mutating func addCamera() {
    let depth = isLandscape ? safe.left : safe.top
    guard depth >= 44 else { return }
    // A notch reaches the screen's edge. A Dynamic Island does not, and its screen has a larger safe area inset.
    let isIsland = depth > 50
    let (length, thickness, start) = isIsland ? (126.0, 37.0, 11.0) : (160.0, 30.0, 0.0)
    add(
      isLandscape
        ? Rect(x: frame.x + start, y: frame.midY - length / 2, width: thickness, height: length)
        : Rect(x: frame.midX - length / 2, y: frame.y + start, width: length, height: thickness),
      corner: thickness / 2)
  }

  private mutating func addStatusBar() {
    guard safe.top >= 20 else { return }
    let middle = frame.y + (safe.top >= 44 ? safe.top / 2 + 4 : 10)
    let inset = safe.top >= 44 ? 36.0 : 8
    add(Rect(x: frame.x + inset, y: middle - 5, width: 32, height: 10), corner: 3)
    add(Rect(x: frame.maxX - inset - 24, y: middle - 5, width: 24, height: 10), corner: 3)
    add(Rect(x: frame.maxX - inset - 44, y: middle - 5, width: 14, height: 10), corner: 3)
  }

  private mutating func addHomeIndicator() {
    guard safe.bottom >= 20 else { return }
    let width = min(140, frame.width / 3)
    bars[1].append((Rect(x: frame.midX - width / 2, y: frame.maxY - 13, width: width, height: 5), 2.5))
  }

  private mutating func add(_ box: Rect, corner: Double) { bars[0].append((box, corner)) }
}
