import Graphics
import LayoutModel

/// The margins of views: those in the file, or else the system's defaults. They do not include the safe area insets, or
/// margins inherited from a superview.
struct SystemMargins {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let width: Double
  let areas: [EdgeInsets]
  let saved: SavedGeometry

  func margins(_ index: Int) -> EdgeInsets {
    let view = scene.views[index]
    if index == 0 { return rootMargins(of: scene, in: document, width: width) }
    if view.entry.part == .rowContent { return rowMargins(index) }
    return view.explicitMargins ?? EdgeInsets(all: view.entry.kind == .stack ? 0 : 8)
  }

  // MARK: - Table rows

  private func rowMargins(_ index: Int) -> EdgeInsets {
    let (view, cell) = (scene.views[index], scene.views[index].parent!)
    guard document.tools.knowsSafeAreas else { return view.explicitMargins ?? EdgeInsets(all: 8) }
    let environment = document.environment
    let side =
      environment[document.isStoryboard ? .rowSideMargin : .xibRowSideMargin, width: rowWidth(cell)] ?? 16
    let ends = environment[.rowEndMargin] ?? 11
    let system = EdgeInsets(
      top: ends, left: side, bottom: ends,
      right: scene.views[cell].element["accessoryType"] == nil ? side : 8)
    let isPreserving = view.element.flag("preservesSuperviewLayoutMargins") == true
    if !isShown(cell), !isPreserving { return view.explicitMargins ?? EdgeInsets(all: 8) }
    guard let explicit = view.explicitMargins else { return system }
    guard isPreserving else { return explicit }
    return EdgeInsets(
      top: max(explicit.top, system.top), left: max(explicit.left, system.left),
      bottom: max(explicit.bottom, system.bottom), right: max(explicit.right, system.right))
  }

  private func rowWidth(_ cell: Int) -> Double {
    scene.views[cell].parent.map { saved.frames[$0].width } ?? width
  }

  /// Returns whether Xcode's canvas shows the table cell; on a canvas taller than the screen, every cell counts as
  /// shown.
  private func isShown(_ cell: Int) -> Bool {
    guard let table = scene.views[cell].parent, scene.views[cell].role == .cell,
      saved.frames[0].height <= document.screen.size.height
    else { return true }
    let visible = saved.frames[table].height - areas[table].top - areas[table].bottom
    return saved.frames[cell].maxY - saved.frames[table].y <= visible
  }
}

/// Returns the margins of the root. If the file has none, these are the system's margins for a root that fills a
/// screen, and 8 points for other roots. The side margins of a controller's view are at least the system's, unless the
/// controller sets `viewRespectsSystemMinimumLayoutMargins` to `false`.
func rootMargins(of scene: InterfaceScene, in document: InterfaceDocument, width: Double) -> EdgeInsets {
  let root = scene.views[0]
  let isCell = root.entry.part == .cell && document.tools.knowsSafeAreas
  let isScreen =
    scene.controller != nil || document.device != nil && (root.className == "view" || isCell)
  guard isScreen else { return root.explicitMargins ?? EdgeInsets(all: 8) }
  let side = document.environment[.rootSideMargin, width: width] ?? 16
  guard var explicit = root.explicitMargins else {
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
  if scene.controller.map({ $0.flag("viewRespectsSystemMinimumLayoutMargins") != false }) ?? false {
    explicit.left = max(explicit.left, side)
    explicit.right = max(explicit.right, side)
  }
  return explicit
}
