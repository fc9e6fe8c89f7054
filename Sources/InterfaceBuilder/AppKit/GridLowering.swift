import LayoutModel

func gridConstraints(_ scene: InterfaceScene, _ saved: SavedGeometry) -> [Constraint] {
  var children = [[Int]](repeating: [], count: scene.views.count)
  for (index, view) in scene.views.enumerated() {
    if let parent = view.parent { children[parent].append(index) }
  }
  var lowering = GridLowering(scene: scene, saved: saved)
  for (index, view) in scene.views.enumerated() {
    if children[index].contains(where: { scene.views[$0].gridCell != nil }) {
      lowering.addGrid(index, children[index])
    }
    let panes = children[index].filter { scene.views[$0].role == .pane }
    if !panes.isEmpty { lowering.addSplit(index, view.element, panes) }
    if view.showsPart { lowering.addContent(index, children[index].first, children) }
  }
  return lowering.constraints
}

private struct GridLowering {
  let scene: InterfaceScene
  let saved: SavedGeometry
  var constraints: [Constraint] = []

  // MARK: - Grids

  mutating func addGrid(_ grid: Int, _ children: [Int]) {
    let lines = children.filter { scene.views[$0].entry.kind == .guide }
    let columns = lines.filter { scene.views[$0].className == "gridColumn" }
    let rows = lines.filter { scene.views[$0].className == "gridRow" }
    let element = scene.views[grid].element
    var arrangement = GridArrangement(notation: .interfaceBuilder) { [scene] in
      scene.views[$0.index].element.span
    }
    arrangement.add(
      rows: rows.map { line($0, "height", "topPadding", "bottomPadding") },
      spacing: element.number("rowSpacing") ?? GridArrangement.spacing,
      columns: columns.map { line($0, "width", "leadingPadding", "trailingPadding") },
      spacing: element.number("columnSpacing") ?? GridArrangement.spacing, to: ViewID(grid))
    constraints += arrangement.constraints
    for child in children {
      guard let place = scene.views[child].gridCell,
        let cellRows = indices(of: place.rows, among: rows),
        let cellColumns = indices(of: place.columns, among: columns)
      else { continue }
      let (row, column) = (rows[cellRows.lowerBound], columns[cellColumns.lowerBound])
      let cell = GridArrangement.Cell(ViewID(child), rows: cellRows, columns: cellColumns) { name, axis in
        let line = scene.views[axis == .horizontal ? column : row].element
        return [place.element, line, element].map { $0[name] }
      }
      keepPlace(child, in: grid)
      let count = arrangement.constraints.count
      arrangement.add(cell)
      constraints += arrangement.constraints[count...]
    }
  }

  private func line(_ view: Int, _ length: String, _ before: String, _ after: String) -> GridArrangement.Line
  {
    let element = scene.views[view].element
    var line = GridArrangement.Line(ViewID(view))
    line.length = element.number(length)
    line.padding = (element.number(before) ?? 0, element.number(after) ?? 0)
    line.isHidden = element.flag("hidden") == true
    return line
  }

  private func indices(of ids: [String], among lines: [Int]) -> ClosedRange<Int>? {
    let found = lines.indices.filter { line in scene.views[lines[line]].id.map(ids.contains) ?? false }
    return found.first.map { $0...found.last! }
  }

  private mutating func keepPlace(_ view: Int, in grid: Int) {
    guard scene.views[view].savedFrame != nil, let rect = saved.alignmentRect(view, in: grid) else { return }
    let priority = GridArrangement.shrinking - 2
    constrain(view, .left, .equal, Item(ViewID(grid), .left), plus: rect.x, at: priority)
    constrain(view, .top, .equal, Item(ViewID(grid), .top), plus: rect.y, at: priority)
  }

  // MARK: - Split views

  mutating func addSplit(_ split: Int, _ element: XMLElement, _ panes: [Int]) {
    let arrangement = SplitArrangement(
      axis: element.flag("vertical") == true ? .horizontal : .vertical, dividerStyle: element["dividerStyle"])
    let priorities = element.child("holdingPriorities")?.children.map { $0.number("value") } ?? []
    let kept = panes.enumerated().map { place, pane in
      SplitArrangement.Pane(
        ViewID(pane), length: saved.alignmentRects[pane].size[arrangement.axis],
        holdingPriority: (place < priorities.count ? priorities[place] : nil)
          ?? SplitArrangement.Pane.usualHoldingPriority)
    }
    constraints += arrangement.constraints(placing: kept, in: ViewID(split), notation: .interfaceBuilder) {
      scene.views[$0.index].element.span
    }
  }

  // MARK: - Scroll views

  /// Adds constraints that make the content of a scroll view as large as its document view or, if there is none, as
  /// large as the scroll view's frame.
  mutating func addContent(_ scroll: Int, _ clip: Int?, _ children: [[Int]]) {
    let document = clip.flatMap { children[$0].first }
    for end in [Attribute.right, .bottom] {
      let other = document.map { Item(ViewID($0), end) } ?? Item(ViewID(scroll), .frame, end)
      constraints.append(
        Constraint(
          .items(first: Item(ViewID(scroll), .content, end), second: other, multiplier: 1, constant: 0),
          .equal,
          notation: .interfaceBuilder, span: scene.views[scroll].element.span))
    }
  }

  private mutating func constrain(
    _ view: Int, _ attribute: Attribute, _ relation: Relation, _ second: Item?, plus constant: Double = 0,
    at priority: Double = Priority.required
  ) {
    constraints.append(
      Constraint(
        .items(first: Item(ViewID(view), attribute), second: second, multiplier: 1, constant: constant),
        relation, priority: priority, notation: .interfaceBuilder, span: scene.views[view].element.span))
  }
}
