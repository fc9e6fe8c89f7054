import Graphics
import LayoutModel

extension InterfaceScene {
  /// Gives the stacks of a scene of AppKit their arrangement, and their members their distances.
  func arrange(_ layout: inout Layout) {
    for (index, view) in views.enumerated() where view.entry.kind == .stack {
      layout.views[index].stack = arrangement(of: view)
      if let insets = view.element.child(withKey: "edgeInsets") {
        layout.views[index].margins = Margins(
          top: insets.number("top") ?? 0, leading: insets.number("left") ?? 0,
          bottom: insets.number("bottom") ?? 0, trailing: insets.number("right") ?? 0)
        layout.views[index].stack?.usesMargins = true
      }
      let distances =
        view.element.child("customSpacing")?.children.map { $0.number("value") ?? .infinity } ?? []
      let members = views.indices.filter { views[$0].parent == index && views[$0].role == .arranged }
      // A number larger than any screen is the stack's own spacing.
      for (member, distance) in zip(members, distances) where distance < 1e9 {
        layout.views[member].spacingAfter = distance
      }
    }
  }

  private func arrangement(of stack: InterfaceView) -> StackArrangement {
    let element = stack.element
    let axis: Axis = element["orientation"] == "vertical" ? .vertical : .horizontal
    var arrangement = StackArrangement(axis: axis, spacing: element.number("spacing") ?? 8)
    arrangement.distribution = element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill
    let usesAreas = element["distribution"].map { $0 == "gravityAreas" } ?? true
    arrangement.rules = usesAreas ? .appKitAreas : .appKit
    arrangement.alignment =
      switch element["alignment"] {
      case "leading", "left": axis == .vertical ? .leading : .center
      case "trailing", "right": axis == .vertical ? .trailing : .center
      case "top": axis == .horizontal ? .top : .center
      case "bottom": axis == .horizontal ? .bottom : .center
      case "firstBaseline": axis == .horizontal ? .firstBaseline : .center
      case "baseline", "lastBaseline": axis == .horizontal ? .lastBaseline : .center
      case "width": axis == .vertical ? .fill : .center
      case "height": axis == .horizontal ? .fill : .center
      default: .center
      }
    return arrangement
  }

  /// The constraints without those between detached views of stacks and the views that are still in the layout.
  func withoutDetached(_ constraints: [InterfaceConstraint]) -> [InterfaceConstraint] {
    guard views.contains(where: \.isDetached) else { return constraints }
    var taken: [Int?] = []
    for (index, view) in views.enumerated() {
      taken.append(view.isDetached ? index : view.parent.flatMap { taken[$0] })
    }
    return constraints.filter { constraint in
      guard let second = constraint.second else { return true }
      return taken[constraint.first.target.view] == taken[second.target.view]
    }
  }
}
