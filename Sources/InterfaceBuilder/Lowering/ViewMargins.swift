import Graphics
import LayoutModel

/// The layout margins of every view of a scene, as UIKit computes them: what the view says or its kind has, at least its
/// superview's where it preserves them, and what the safe area covers.
///
/// Where views lie counts by the frames that were saved.
///
/// - Parameter width: the scene's.
func layoutMargins(
  of scene: InterfaceScene, in document: InterfaceDocument, safeArea: EdgeInsets, width: Double,
  _ saved: SavedGeometry
) -> [EdgeInsets] {
  // Before iOS 11 there were no safe areas, and a controller's root had no margins at top and bottom.
  let knowsSafeAreas = document.toolsVersion >= 13_000
  let root = saved.frames[0]
  let free = root.inset(by: safeArea)
  var margins: [EdgeInsets] = []
  var scrolls: [Bool] = []
  for (index, view) in scene.views.enumerated() {
    let frame = saved.frames[index]
    let isInScroll =
      view.parent.map { scrolls[$0] || scene.views[$0].isScroll || view.role == .cell } ?? false
    scrolls.append(isInScroll)
    let explicit = view.explicitMargins
    var own = explicit ?? EdgeInsets(all: view.entry.kind == .stack ? 0 : 8)
    if index == 0 {
      own = rootMargins(view, explicit, scene, document, width: width)
    } else if view.entry.part == .rowContent {
      own = contentMargins(view, explicit, cell: scene.views[view.parent!], document, width: width)
    }
    if view.element.flag("preservesSuperviewLayoutMargins") == true, let parent = view.parent {
      let outer = saved.frames[parent]
      let inherited = margins[parent]
      // What scrolls has its rows anywhere along its way.
      if !scene.views[parent].isScroll {
        own.top = max(own.top, outer.y + inherited.top - frame.y)
        own.bottom = max(own.bottom, frame.y + frame.height - (outer.y + outer.height - inherited.bottom))
      }
      own.left = max(own.left, outer.x + inherited.left - frame.x)
      own.right = max(own.right, frame.x + frame.width - (outer.x + outer.width - inherited.right))
    } else if knowsSafeAreas, view.element.flag("insetsLayoutMarginsFromSafeArea") != false, !isInScroll {
      own.top += min(frame.height, max(0, free.y - frame.y))
      own.left += min(frame.width, max(0, free.x - frame.x))
      own.bottom += min(frame.height, max(0, frame.y + frame.height - (free.y + free.height)))
      own.right += min(frame.width, max(0, frame.x + frame.width - (free.x + free.width)))
    }
    margins.append(own)
  }
  return margins
}

/// The system's least margins at the sides: 20 where there is room, else 16.
private func sideMargin(_ width: Double) -> Double { width >= 400 ? 20 : 16 }

private func rootMargins(
  _ root: InterfaceView, _ explicit: EdgeInsets?, _ scene: InterfaceScene, _ document: InterfaceDocument,
  width: Double
) -> EdgeInsets {
  // A cell or another view of its own, in a file without a device, is no controller's root.
  let isScreen = scene.controller != nil || document.device != nil && root.entry.name == "view"
  guard isScreen else {
    return explicit ?? EdgeInsets(all: 8)
  }
  let side = sideMargin(width)
  guard var explicit else { return EdgeInsets(top: 0, left: side, bottom: 0, right: side) }
  if scene.controller.map({ $0.flag("viewRespectsSystemMinimumLayoutMargins") != false }) ?? false {
    explicit.left = max(explicit.left, side)
    explicit.right = max(explicit.right, side)
  }
  return explicit
}

/// Of a table cell's content view.
private func contentMargins(
  _ view: InterfaceView, _ explicit: EdgeInsets?, cell: InterfaceView, _ document: InterfaceDocument,
  width: Double
) -> EdgeInsets {
  guard document.toolsVersion >= 13_000 else {
    return explicit ?? EdgeInsets(all: 8)
  }
  let side = sideMargin(width)
  let ends = document.toolsVersion >= 24_000 ? 15.0 : 11
  let system = EdgeInsets(
    top: ends, left: side, bottom: ends, right: cell.element["accessoryType"] == nil ? side : 8)
  guard let explicit else { return system }
  guard view.element.flag("preservesSuperviewLayoutMargins") == true else { return explicit }
  return EdgeInsets(
    top: max(explicit.top, system.top), left: max(explicit.left, system.left),
    bottom: max(explicit.bottom, system.bottom), right: max(explicit.right, system.right))
}

extension InterfaceView {
  /// Whether what it holds may be larger than it is.
  var isScroll: Bool { entry.scrolls }

  /// The margins that the file gives it.
  var explicitMargins: EdgeInsets? {
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      return EdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0,
        right: insets.number("trailing") ?? 0)
    }
    guard let insets = element.child("edgeInsets", key: "layoutMargins") else { return nil }
    return EdgeInsets(
      top: insets.number("top") ?? 0, left: insets.number("left") ?? 0, bottom: insets.number("bottom") ?? 0,
      right: insets.number("right") ?? 0)
  }
}
