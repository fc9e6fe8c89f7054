import Graphics
import LayoutModel

/// Returns the safe area insets of a scene's root, derived from the device, the version of Xcode and the bars. The
/// insets are corrected where saved frames contradict them, and adapted if the scene is read for another screen.
///
/// - Parameters:
///   - margins: the root's margins; `nil` if they do not depend on the safe area.
///   - size: the size at which the root is laid out.
func rootSafeArea(
  of scene: InterfaceScene, in document: InterfaceDocument, _ witnesses: [EdgeEvidence],
  _ saved: SavedGeometry, margins: EdgeInsets?, size: Size
) -> EdgeInsets {
  if document.platform == .appKit { return desktopSafeArea(witnesses) }
  let bar = document.environment[.navigationBar] ?? 44
  let covering = CoveredInsets(
    scene: scene, screen: document.screen, environment: document.environment, bar: bar)
  let rule = covering.insets(of: scene.savedFrame ?? saved.frames[0])
  let votes = SafeAreaVotes(witnesses, root: saved.frames[0], margins: margins)
  // The possible top insets: the height of the status bar plus the height of the navigation bar, either of which can be
  // missing. A prompt makes the navigation bar 30 points taller, and a large title makes it 52 points taller.
  let tops = [0, 20, 44, 48, document.screen.safeArea.top].flatMap { covered in
    [0, bar, 44, bar + 30, bar + 52].map { covered + $0 }
  }
  let bottoms = [0, 34, document.screen.safeArea.bottom].flatMap { covered in
    [0.0, 44, 49].map { covered + $0 }
  }
  let insets = votes.choose(rule, device: document.screen.safeArea, bars: (tops, bottoms))
  guard let otherScreen = document.otherScreen else { return insets }
  let there = CoveredInsets(
    scene: scene, screen: otherScreen, environment: document.environment, bar: bar)
  let other = there.insets(of: Rect(x: 0, y: 0, width: size.width, height: size.height))
  return EdgeInsets(
    top: max(0, other.top + insets.top - rule.top), left: max(0, other.left + insets.left - rule.left),
    bottom: max(0, other.bottom + insets.bottom - rule.bottom),
    right: max(0, other.right + insets.right - rule.right))
}

/// Returns the size of a scene's root, in points: the saved size or else the screen's size, adapted if the scene is
/// read for another screen.
func rootSize(of scene: InterfaceScene, in document: InterfaceDocument, _ saved: Size) -> Size {
  let screen = document.screen
  let size = scene.views[0].savedFrame == nil ? screen.size : saved
  guard let otherScreen = document.otherScreen else { return size }
  guard scene.controller != nil else {
    let isRow = scene.views[0].entry.part == .row
    return Size(
      width: isRow || size.width == screen.size.width ? otherScreen.size.width : size.width,
      height: size.height == screen.size.height ? otherScreen.size.height : size.height)
  }
  if scene.bars.isEmbedded, size != screen.size { return size }
  guard hasBarsAround(size, screen.size) else { return otherScreen.size }
  let top = otherScreen.safeArea.top - screen.safeArea.top
  return Size(
    width: otherScreen.size.width, height: otherScreen.size.height - (screen.size.height - size.height) - top)
}

/// Returns whether a root seems to be between opaque bars: it is as wide as the screen and 40 to 200 points shorter.
private func hasBarsAround(_ root: Size, _ screen: Size) -> Bool {
  root.width == screen.width && screen.height - root.height >= 40 && screen.height - root.height <= 200
}

private struct CoveredInsets {
  let scene: InterfaceScene
  let screen: InterfaceDevice
  let environment: XcodeEnvironment
  let bar: Double

  private var isFreeform: Bool {
    (scene.controller ?? scene.views[0].element).child("freeformSimulatedSizeMetrics") != nil
  }

  /// - Parameter root: the saved frame of the root, in the screen's coordinates.
  func insets(of root: Rect) -> EdgeInsets {
    if [.row, .cell].contains(scene.views[0].entry.part) { return EdgeInsets(all: 0) }
    let isOnScreen =
      scene.controller != nil || !isFreeform && (scene.bars != SimulatedBars() || root.y >= bar)
    return isOnScreen ? insetsOfController(root) : insetsOfView(root.size)
  }

  private func insetsOfView(_ size: Size) -> EdgeInsets {
    guard isFreeform else {
      return screen.isRounded || size == screen.size && screen.id != nil
        ? screen.safeArea : EdgeInsets(all: 0)
    }
    // The freeform view of a controller has no insets. Xcode draws other freeform views on the device's screen, so a
    // screen with rounded corners insets them.
    if scene.isControllersView { return EdgeInsets(all: 0) }
    if screen.isRounded { return screen.safeArea }
    return EdgeInsets(top: environment[.freeformTop] ?? 0, left: 0, bottom: 0, right: 0)
  }

  private func insetsOfController(_ root: Rect) -> EdgeInsets {
    var covered = screen.safeArea
    // 1. A popover has no insets, because no bar or notch covers it.
    if scene.bars.isPopover { return EdgeInsets(all: 0) }
    // 2. Remove the top inset if the status bar is hidden, except on a screen with rounded corners. Add the heights of
    //    the scene's own bars.
    if scene.bars.hidesStatusBar, !screen.isRounded { covered.top = 0 }
    if scene.bars.hasNavigationBar { covered.top += bar }
    let barless = covered.bottom
    switch scene.bars.bottom {
    case .none: break
    case .tabBar: covered.bottom += 49
    case .toolbar: covered.bottom += 44
    }
    if isFreeform { return covered }
    // 3. Find the insets of a sheet, which is shorter than the screen by a known gap and has a taller navigation bar.
    let missing = screen.size.height - root.height
    if root.width == screen.size.width, missing > 0, missing == environment[.sheetGap] {
      covered.top = scene.bars.hasNavigationBar ? sheetBar : 0
      if missing <= screen.safeArea.top || !screen.isRounded { covered.bottom -= barless }
      return covered
    }
    // 4. A root below an opaque bar has no top inset, and a root above an opaque bar has no bottom inset.
    let beginsBelow = root.y >= bar
    if beginsBelow || scene.bars.isOpaque || hasBarsAround(root.size, screen.size) {
      let above = beginsBelow ? root.y : min(covered.top, missing)
      covered.top = 0
      if covered.bottom > 0, missing - above >= covered.bottom - 0.5 { covered.bottom = 0 }
    }
    return covered
  }
}

/// The height of a sheet's navigation bar since iOS 13, in points.
private let sheetBar = 56.0

extension InterfaceScene {
  fileprivate var savedFrame: Rect? { views[0].savedFrame }
}
