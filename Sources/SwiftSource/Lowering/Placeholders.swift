import LayoutModel

extension Evaluator {
  /// Returns whether a view has a content size that the source does not give: an image's, a library's class's, or one
  /// that its class computes.
  func hasUnknownContentSize(_ object: Object, _ view: View) -> Bool {
    guard object.children.isEmpty, isView(object), !isGuide(object) else { return false }
    if property("intrinsicContentSize", in: lookupTypes(of: object.type), isStatic: false) != nil {
      return !view.hasExplicitSize
    }
    if view.kind == .image { return !view.hasExplicitSize }
    let chain = superclasses(of: object.type)
    return view.kind == .view && chain.contains { program.types[$0] == nil && nativeSuperclass[$0] == nil }
  }

  /// Gives views of unknown size the size of a placeholder on each axis on which no constraint decides it.
  func makePlaceholders(for objects: [Object], in layout: inout Layout) -> Set<ViewID> {
    var found: Set<ViewID> = []
    for (index, object) in objects.enumerated().dropFirst()
    where hasUnknownContentSize(object, layout.views[index]) {
      for axis in Axis.allCases where !layout.decidesLength(of: ViewID(index), on: axis) {
        layout.views[index].explicitSize[axis] = SourceCoverage.placeholderSize
        layout.views[index].hasExplicitSize = true
        found.insert(ViewID(index))
      }
      // An image is drawn as a crossed box.
      if found.contains(ViewID(index)), layout.views[index].kind == .view {
        layout.views[index].kind = .image
      }
    }
    return found
  }
}

extension Layout {
  /// Returns whether constraints, or a stack, give a view its length on an axis: by a size, or by two of its edges.
  fileprivate func decidesLength(of view: ViewID, on axis: Axis) -> Bool {
    if self[view].isArranged, let stack = self[view].parent.flatMap({ self[$0].stack }) {
      if stack.axis == axis ? stack.distribution == .fillEqually : stack.alignment == .fill { return true }
    }
    var edges: Set<String> = []
    for constraint in constraints where constraint.relation == .equal {
      for item in constraint.items where item.view == view && item.guide == nil && item.attribute.axis == axis
      {
        if item.attribute.isSize { return true }
        edges.insert(item.attribute.rawValue)
      }
    }
    return edges.count > 1
  }
}
