import Diagnostics
import LayoutModel

extension Evaluator {
  /// Returns whether a view has an intrinsic content size that the sources do not contain, for example the size of an
  /// image or of a library's view.
  func hasUnknownContentSize(_ object: Object, _ view: View) -> Bool {
    guard object.children.isEmpty, isView(object), !isGuide(object) else { return false }
    if property("intrinsicContentSize", in: lookupTypes(of: object.type), isStatic: false) != nil {
      return !view.hasExplicitSize
    }
    if view.kind == .image || showsOnlyImage(object) { return !view.hasExplicitSize }
    let chain = superclasses(of: object.type)
    return view.kind == .view && chain.contains { program.types[$0] == nil && nativeSuperclass[$0] == nil }
  }

  /// Gives views of unknown size a placeholder length on each axis on which no constraint determines their length. An
  /// empty scroll view that fills a canvas without a height gets a placeholder height, too.
  ///
  /// - Returns: `made`, the views with placeholders, and `open`, the views without a placeholder whose unknown content
  ///   size may still affect the layout.
  func makePlaceholders(for objects: [Object], in layout: inout Layout) -> (
    made: Set<ViewID>, open: Set<ViewID>
  ) {
    var (found, open): (Set<ViewID>, Set<ViewID>) = ([], [])
    let equations = Equations(of: layout)
    for (index, object) in objects.enumerated().dropFirst() {
      let (id, view) = (ViewID(index), layout.views[index])
      let isUnknown = hasUnknownContentSize(object, view)
      for axis in Axis.allCases {
        // A canvas without a height is as tall as its content, so constraints to its top and bottom edges do not
        // determine a view's height.
        let fills = equations.fillCanvas(id, on: axis)
        if fills && layout.canvases[0].height == nil && axis == .vertical
          ? isUnknown && !equations.stateLength(of: id, on: axis)
            || view.kind == .scroll && object.children.isEmpty
          : isUnknown && !equations.decideLength(of: id, on: axis)
        {
          layout.views[index].explicitSize[axis] = SourceCoverage.placeholderSize
          layout.views[index].hasExplicitSize = true
          found.insert(id)
        } else if isUnknown, !fills, !equations.stateLength(of: id, on: axis) {
          open.insert(id)
        }
      }
      // A view whose size is only a placeholder is drawn like an image, as a box with a cross.
      if found.contains(id), view.kind == .view { layout.views[index].kind = .image }
    }
    return (found, open)
  }

  /// If the canvas has no height, makes each scroll view that fills the canvas as tall as the scroll view's content.
  func showContentOfScrollViews(in layout: inout Layout, _ span: SourceSpan) {
    guard layout.canvases[0].height == nil else { return }
    let equations = Equations(of: layout)
    for (index, view) in layout.views.enumerated().dropFirst()
    where view.kind == .scroll && equations.fillCanvas(ViewID(index), on: .vertical)
      && layout.views.contains(where: { $0.parent == ViewID(index) })
    {
      layout.constraints.append(
        Constraint(
          .items(
            first: Item(ViewID(index), .height), second: Item(ViewID(index), .content, .height),
            multiplier: 1, constant: 0), .equal, priority: Priority.fittingSize + 50,
          identifier: "fittingSizeVTarget", notation: .stack,
          span: span))
    }
  }
}

private struct Equations {
  private let layout: Layout
  private var byView: [[Constraint]]

  init(of layout: Layout) {
    self.layout = layout
    byView = Array(repeating: [], count: layout.views.count)
    for constraint in layout.constraints where constraint.relation == .equal {
      for view in Set(constraint.items.map(\.view.index)) { byView[view].append(constraint) }
    }
  }

  func decideLength(of view: ViewID, on axis: Axis) -> Bool {
    if layout[view].isArranged, let stack = layout[view].parent.flatMap({ layout[$0].stack }) {
      if stack.axis == axis ? stack.distribution == .fillEqually : stack.alignment == .fill { return true }
    }
    return stateLength(of: view, on: axis) || edges(of: view, on: axis) { _ in true } > 1
  }

  func stateLength(of view: ViewID, on axis: Axis) -> Bool {
    byView[view.index].contains { constraint in
      constraint.items.contains {
        $0.view == view && $0.guide == nil && $0.attribute.isSize && $0.attribute.axis == axis
      }
    }
  }

  func fillCanvas(_ view: ViewID, on axis: Axis) -> Bool {
    edges(of: view, on: axis) { other in
      other == .root || layout[other].parent == .root && layout[other].name == "contentView"
    } > 1
  }

  private func edges(of view: ViewID, on axis: Axis, where isMeant: (ViewID) -> Bool) -> Int {
    attributes(of: view, on: axis, where: isMeant).count
  }

  func attributes(of view: ViewID, on axis: Axis, where isMeant: (ViewID) -> Bool) -> Set<Attribute> {
    var found: Set<Attribute> = []
    for constraint in byView[view.index] {
      let items = constraint.items
      for (item, other) in zip(items, items.reversed())
      where item.view == view && item.guide == nil && item.attribute.axis == axis && !item.attribute.isSize
        && isMeant(other.view)
      {
        found.insert(item.attribute)
      }
    }
    return found
  }
}

extension Layout {
  /// If the canvas has no height, makes superviews tall enough for the subviews that constraints place by their center,
  /// or by their top edge but not their bottom edge.
  mutating func fitCanvasToPlacedViews(_ span: SourceSpan) {
    guard canvases[0].height == nil else { return }
    let equations = Equations(of: self)
    for (index, view) in views.enumerated().dropFirst() where !view.isHidden && !view.isArranged {
      let (id, parent) = (ViewID(index), view.parent ?? .root)
      guard self[parent].kind != .scroll,
        equations.stateLength(of: id, on: .vertical) || view.kind != .view && view.kind != .guide
      else { continue }
      let places = equations.attributes(of: id, on: .vertical) { $0 != id }
      let isCentered = places.contains { [.centerY, .centerYWithinMargins].contains($0) }
      guard isCentered || places.contains(.top) && !places.contains(.bottom) else { continue }
      let attribute = isCentered ? Attribute.height : .bottom
      constraints.append(
        Constraint(
          .items(
            first: Item(parent, attribute), second: Item(id, attribute), multiplier: 1, constant: 0),
          .greaterOrEqual, priority: Priority.fittingSize + 50,
          identifier: "fittingSizeVTarget", notation: .stack, span: span))
    }
  }

  /// Returns the topmost view of each view tree that no constraints connect to the canvas, directly or through other
  /// trees. UIKit may show such views elsewhere, for example in a title bar.
  func treesApart(_ detached: Set<ViewID>) -> [ViewID] {
    guard !detached.isEmpty else { return [] }
    var tops = Array(views.indices.map { ViewID($0) })
    for (index, view) in views.enumerated() where index > 0 && !detached.contains(ViewID(index)) {
      tops[index] = tops[(view.parent ?? .root).index]
    }
    var neighbors = Array(repeating: [ViewID](), count: views.count)
    for constraint in constraints {
      let ends = constraint.items.map { tops[$0.view.index] }
      for end in ends.dropFirst() where end != ends[0] {
        neighbors[end.index].append(ends[0])
        neighbors[ends[0].index].append(end)
      }
    }
    var (connected, rest): (Set<ViewID>, [ViewID]) = ([.root], [.root])
    while let view = rest.popLast() {
      for neighbor in neighbors[view.index] where connected.insert(neighbor).inserted {
        rest.append(neighbor)
      }
    }
    return detached.subtracting(connected).sorted()
  }
}
