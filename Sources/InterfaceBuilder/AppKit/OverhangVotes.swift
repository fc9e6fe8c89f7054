import Graphics
import LayoutModel

extension InterfaceScene {
  /// Returns the scene with corrected overhangs (the distances from an alignment rectangle to the frame) for controls
  /// whose constraints fail at the saved frames.
  func remeasured(
    _ constraints: [InterfaceConstraint], _ resources: InterfaceResources, toolsVersion: Double
  ) -> InterfaceScene {
    var scene = self
    var saved = SavedGeometry(views)
    var byView = [[InterfaceConstraint]](repeating: [], count: views.count)
    for constraint in constraints where constraint.fails(at: saved) {
      for side in [constraint.first, constraint.second] {
        if let view = side?.target.view { byView[view].append(constraint) }
      }
    }
    var isInDoubt = byView.map { !$0.isEmpty }
    if views.count > 1 { isInDoubt[0] = false }
    byView = [[InterfaceConstraint]](repeating: [], count: views.count)
    for constraint in constraints {
      let sides = Set([constraint.first, constraint.second].compactMap { $0?.target.view })
      for view in sides where isInDoubt[view] { byView[view].append(constraint) }
    }
    // Controls with symbols are corrected first, since their usual overhangs are wrong more often than those of other
    // controls.
    let symbols = views.indices.filter { isInDoubt[$0] && views[$0].showsSymbol(resources) }
    for index in symbols + views.indices where isInDoubt[index] {
      isInDoubt[index] = false
      guard let control = views[index].control else { continue }
      let failing = byView[index].count { $0.fails(at: saved) }
      func failures(_ overhang: EdgeInsets) -> Int {
        saved.alignmentRects[index] = saved.frames[index].inset(by: overhang)
        return byView[index].count { $0.fails(at: saved) }
      }
      let frame = saved.frames[index]
      var found: EdgeInsets?
      if symbols.contains(index), symbolExcess.contains(frame.height - frame.width) {
        found = symbolOverhangs.min { failures($0) < failures($1) }.flatMap {
          failures($0) < failing ? $0 : nil
        }
      }
      // Other overhangs are tried only if at least two constraints fail. A single failing constraint may have been
      // edited after the frames were saved.
      if found == nil, failing >= 2 {
        let traits = views[index].traits(.bigSur, toolsVersion: toolsVersion)
        found = control.otherOverhangs(traits).first { failures($0) == 0 }
      }
      if let found { scene.views[index].overhang = found }
      saved.alignmentRects[index] = frame.inset(by: scene.views[index].overhang)
    }
    return scene
  }

  var stackConstraints: [InterfaceConstraint] {
    var constraints: [InterfaceConstraint] = []
    var last: [Int: Int] = [:]
    let distances = ownSpacings
    for (index, view) in views.enumerated() where view.isArranged {
      guard let parent = view.parent else { continue }
      let element = views[parent].element
      defer { last[parent] = index }
      guard let before = last[parent], views[before].area == view.area,
        element["distribution"] != "equalSpacing", element["distribution"] != "equalCentering"
      else { continue }
      let axis = element.stackAxis
      func side(_ view: Int, _ attribute: Attribute) -> InterfaceConstraint.Side {
        InterfaceConstraint.Side(target: SceneItems.Target(view: view, part: .view), attribute: attribute)
      }
      constraints.append(
        InterfaceConstraint(
          first: side(index, axis.start), second: side(before, axis.end),
          relation: .equal, multiplier: 1, constant: distances[before] ?? element.stackSpacing,
          priority: Priority.required,
          identifier: nil, usesStandardSpace: false, span: view.element.span))
    }
    return constraints
  }
}

/// The usual values of height minus width for the frame of a control with a symbol, in points.
private let symbolExcess: Set<Double> = [4, 5, 6, 7, 11, -5]

/// The usual top and bottom overhangs of a control with a system image, in points, in order of preference; negative if
/// the alignment rectangle is larger than the frame.
private let symbolOverhangs = [(2.0, 2.0), (-2, -3), (6, 5), (3, 3), (5.5, 5.5)].map {
  EdgeInsets(top: $0.0, left: 0, bottom: $0.1, right: 0)
}

extension InterfaceView {
  fileprivate func showsSymbol(_ resources: InterfaceResources) -> Bool {
    guard let image = element["image"] ?? element.cell["image"] else { return false }
    return resources.images[image]?.isSymbol == true || image.hasPrefix("NS") && image.hasSuffix("Template")
  }
}

extension InterfaceConstraint {
  func fails(at saved: SavedGeometry) -> Bool {
    guard priority == Priority.required, first.target.part == .view,
      let value = saved.value(first)
    else { return false }
    var other = constant
    if let second {
      guard second.target.part == .view, let value = saved.value(second) else { return false }
      other += multiplier * value
      // Do not check positions with a multiplier, such as `a.left == 2 * b.left`: they depend on the origin, and saved
      // positions are not measured from the same origin as positions in constraints.
      if multiplier != 1, !first.attribute.isSize { return false }
    }
    switch relation {
    case .equal: return abs(value - other) > 0.5
    case .lessOrEqual: return value > other + 0.5
    case .greaterOrEqual: return value < other - 0.5
    }
  }
}

extension SavedGeometry {
  fileprivate func value(_ side: InterfaceConstraint.Side) -> Double? {
    let rect = alignmentRects[side.target.view]
    switch side.attribute {
    case .width: return rect.width
    case .height: return rect.height
    default: return rect.place(side.attribute)
    }
  }
}
