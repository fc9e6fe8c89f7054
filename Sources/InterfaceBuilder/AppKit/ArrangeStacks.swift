import Graphics
import LayoutModel

extension InterfaceScene {
  func arrange(_ index: Int, _ view: inout View) {
    guard views[index].entry.kind == .stack else { return }
    let stack = views[index]
    var arrangement = self.arrangement(of: stack.element)
    if stack.element["distribution"].map({ $0 == "gravityAreas" }) ?? true {
      arrangement.rules = .appKitAreas(
        views.filter { $0.parent == index && $0.isArranged }.map(\.area))
    }
    if let insets = stack.element.child(withKey: "edgeInsets") {
      view.margins = Margins(
        top: insets.number("top") ?? 0, leading: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("right") ?? 0)
      arrangement.usesMargins = true
    }
    view.stack = arrangement
  }

  /// For each view, the custom spacing after it in its stack, in points; `nil` if it has none.
  var ownSpacings: [Double?] {
    var spacings = [Double?](repeating: nil, count: views.count)
    for (index, view) in views.enumerated() where view.entry.kind == .stack {
      let distances =
        view.element.child("customSpacing")?.children.map { $0.number("value") ?? .infinity } ?? []
      let members = views.indices.filter { views[$0].parent == index && views[$0].role == .arranged }
      // `NSStackView.useDefaultSpacing` is saved as a huge number.
      for (member, distance) in zip(members, distances) where distance < 1e9 { spacings[member] = distance }
    }
    return spacings
  }

  private func arrangement(of element: XMLElement) -> StackArrangement {
    let axis = element.stackAxis
    var arrangement = StackArrangement(axis: axis, spacing: element.stackSpacing)
    arrangement.distribution = element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill
    arrangement.rules = .appKit
    arrangement.clippingResistance = min(
      1000, max(1, element.number("\(axis.rawValue)ClippingResistancePriority") ?? 1000))
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

  /// Returns the constraints that apply while some views are detached from their stacks. A constraint between a view
  /// inside a detached view and a view outside it does not apply; the detached view counts as inside.
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

extension XMLElement {
  var stackAxis: Axis { self["orientation"] == "vertical" ? .vertical : .horizontal }

  var stackSpacing: Double { number("spacing") ?? 8 }
}
