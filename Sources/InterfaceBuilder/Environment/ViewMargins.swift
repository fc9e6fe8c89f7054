import Graphics
import LayoutModel

/// Returns the layout margins of each view of a scene. On iOS, they follow UIKit's rules; on macOS, all margins are 8
/// points.
func layoutMargins(
  of scene: InterfaceScene, in document: InterfaceDocument, safeArea: EdgeInsets, width: Double,
  _ witnesses: [EdgeEvidence], _ saved: SavedGeometry
) -> [EdgeInsets] {
  if document.platform == .appKit { return scene.views.map { _ in EdgeInsets(all: 8) } }
  let areas = safeAreaInsets(of: scene, safeArea, saved)
  let system = SystemMargins(scene: scene, document: document, width: width, areas: areas, saved: saved)
  let votes = MarginVotes(witnesses, saved, among: scene.views, areas: areas)
  var margins: [EdgeInsets] = []
  var scrolls: [Bool] = []
  for (index, view) in scene.views.enumerated() {
    let frame = saved.frames[index]
    let isInScroll =
      view.parent.map { scrolls[$0] || scene.views[$0].isScroll || view.isPlacedApart } ?? false
    scrolls.append(isInScroll)
    var own = votes.choose(system.margins(index), of: index)
    if view.element.flag("preservesSuperviewLayoutMargins") == true, let parent = view.parent {
      let outer = saved.frames[parent]
      let inherited = margins[parent]
      // A subview of a scroll view moves up and down with the content, so it inherits only the left and right margins.
      if !scene.views[parent].isScroll {
        own.top = max(own.top, outer.y + inherited.top - frame.y)
        own.bottom = max(own.bottom, frame.y + frame.height - (outer.y + outer.height - inherited.bottom))
      }
      own.left = max(own.left, outer.x + inherited.left - frame.x)
      own.right = max(own.right, frame.x + frame.width - (outer.x + outer.width - inherited.right))
    } else if document.tools.knowsSafeAreas, view.element.flag("insetsLayoutMarginsFromSafeArea") != false,
      !isInScroll
    {
      own.top += min(frame.height, areas[index].top)
      own.left += min(frame.width, areas[index].left)
      own.bottom += min(frame.height, areas[index].bottom)
      own.right += min(frame.width, areas[index].right)
    }
    margins.append(own)
  }
  return margins
}

/// Returns the safe area insets that each view has at its saved frame.
func safeAreaInsets(of scene: InterfaceScene, _ safeArea: EdgeInsets, _ saved: SavedGeometry) -> [EdgeInsets]
{
  let free = saved.frames[0].inset(by: safeArea)
  var areas: [EdgeInsets] = []
  for (frame, view) in zip(saved.frames, scene.views) {
    let outer = view.parent.map { areas[$0] } ?? safeArea
    areas.append(
      EdgeInsets(
        top: outer.top > 0 ? max(0, free.y - frame.y) : 0,
        left: outer.left > 0 ? max(0, free.x - frame.x) : 0,
        bottom: outer.bottom > 0 ? max(0, frame.maxY - free.maxY) : 0,
        right: outer.right > 0 ? max(0, frame.maxX - free.maxX) : 0))
  }
  return areas
}

extension InterfaceView {
  var isScroll: Bool { entry.scrolls }

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
