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

  private static let shrinking = 49.0

  // MARK: - Grids

  mutating func addGrid(_ grid: Int, _ children: [Int]) {
    let lines = children.filter { scene.views[$0].entry.kind == .guide }
    let columns = lines.filter { scene.views[$0].className == "gridColumn" }
    let rows = lines.filter { scene.views[$0].className == "gridRow" }
    addLines(
      columns, of: grid, .horizontal, padding: ("leadingPadding", "trailingPadding"),
      "columnSpacing", "width")
    addLines(
      rows, of: grid, .vertical, padding: ("topPadding", "bottomPadding"), "rowSpacing",
      "height")
    var byID: [String: Int] = [:]
    for line in lines { if let id = scene.views[line].id { byID[id] = line } }
    // For each row, the first view with baseline alignment. The row's later views align their baselines with the
    // baseline of this view.
    var baselines: [Int: ViewID] = [:]
    for child in children {
      guard let cell = scene.views[child].gridCell else { continue }
      let cellRows = cell.rows.compactMap { byID[$0] }.sorted()
      let cellColumns = cell.columns.compactMap { byID[$0] }.sorted()
      guard let row = cellRows.first, let column = cellColumns.first else { continue }
      keepPlace(child, in: grid)
      func setting(_ name: String, by line: Int?) -> String? {
        for element in [cell.element, line.map { scene.views[$0].element }, scene.views[grid].element] {
          if let value = element?[name], value != "inherited" { return value }
        }
        return nil
      }
      place(
        child, setting("xPlacement", by: column) ?? "leading", from: column, to: cellColumns.last!,
        .horizontal)
      let alignment = setting("rowAlignment", by: row) ?? "none"
      guard alignment == "firstBaseline" || alignment == "lastBaseline" else {
        place(child, setting("yPlacement", by: row) ?? "top", from: row, to: cellRows.last!, .vertical)
        continue
      }
      place(child, "none", from: row, to: cellRows.last!, .vertical)
      let attribute: Attribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
      if let first = baselines[row] {
        constrain(child, attribute, .equal, Item(first, attribute))
      } else {
        baselines[row] = ViewID(child)
      }
      // In a row that is taller than the view, this weak constraint keeps the view at the top.
      constrain(child, .top, .equal, Item(ViewID(row), .top), at: Self.shrinking - 4)
    }
  }

  private mutating func keepPlace(_ view: Int, in grid: Int) {
    guard scene.views[view].savedFrame != nil, let rect = saved.alignmentRect(view, in: grid) else { return }
    constrain(view, .left, .equal, Item(ViewID(grid), .left), plus: rect.x, at: Self.shrinking - 2)
    constrain(view, .top, .equal, Item(ViewID(grid), .top), plus: rect.y, at: Self.shrinking - 2)
  }

  private mutating func addLines(
    _ lines: [Int], of grid: Int, _ axis: Axis, padding: (String, String), _ spacing: String, _ size: String
  ) {
    let gap = scene.views[grid].element.number(spacing) ?? 6
    let grid = ViewID(grid)
    func number(_ line: Int, _ name: String) -> Double { scene.views[line].element.number(name) ?? 0 }
    let seen = lines.filter { scene.views[$0].element.flag("hidden") != true }
    var last: Int?
    for line in lines {
      constrain(line, axis.other.start, .equal, Item(grid, axis.other.start))
      constrain(line, axis.other.end, .equal, Item(grid, axis.other.end))
      guard seen.contains(line) else {
        constrain(line, axis.start, .equal, last.map { Item(ViewID($0), axis.end) } ?? Item(grid, axis.start))
        constrain(line, axis.size, .equal, nil, plus: 0)
        continue
      }
      if let last {
        constrain(
          line, axis.start, .equal, Item(ViewID(last), axis.end),
          plus: gap + number(last, padding.1) + number(line, padding.0))
      } else {
        constrain(line, axis.start, .equal, Item(grid, axis.start), plus: number(line, padding.0))
      }
      if let exact = scene.views[line].element.number(size) {
        constrain(line, axis.size, .equal, nil, plus: exact)
      } else {
        constrain(line, axis.size, .equal, nil, plus: 0, at: Self.shrinking)
      }
      last = line
    }
    if let last { constrain(last, axis.end, .equal, Item(grid, axis.end), plus: -number(last, padding.1)) }
  }

  private mutating func place(_ view: Int, _ placement: String, from first: Int, to last: Int, _ axis: Axis) {
    let (start, end) = (Item(ViewID(first), axis.start), Item(ViewID(last), axis.end))
    let startsThere = placement == "leading" || placement == "top" || placement == "fill"
    let endsThere = placement == "trailing" || placement == "bottom" || placement == "fill"
    constrain(view, axis.start, startsThere ? .equal : .greaterOrEqual, start)
    constrain(view, axis.end, endsThere ? .equal : .lessOrEqual, end)
    guard placement == "center" else { return }
    guard first != last else { return constrain(view, axis.middle, .equal, Item(ViewID(first), axis.middle)) }
    constraints.append(
      Constraint(
        .terms(
          [
            Constraint.Term(1, Item(ViewID(view), axis.middle)), Constraint.Term(-0.5, start),
            Constraint.Term(-0.5, end),
          ], constant: 0), .equal, notation: .interfaceBuilder, span: scene.views[view].element.span))
  }

  // MARK: - Split views

  mutating func addSplit(_ split: Int, _ element: XMLElement, _ panes: [Int]) {
    let axis: Axis = element.flag("vertical") == true ? .horizontal : .vertical
    let divider: Double =
      switch element["dividerStyle"] {
      case "thin": 1
      case "paneSplitter": 10
      default: 9
      }
    let priorities = element.child("holdingPriorities")?.children.map { $0.number("value") ?? 250 } ?? []
    var last: Int?
    for (place, pane) in panes.enumerated() {
      constrain(pane, axis.other.start, .equal, Item(ViewID(split), axis.other.start))
      constrain(pane, axis.other.end, .equal, Item(ViewID(split), axis.other.end))
      if let last {
        constrain(pane, axis.start, .equal, Item(ViewID(last), axis.end), plus: divider)
      } else {
        constrain(pane, axis.start, .equal, Item(ViewID(split), axis.start))
      }
      let size = saved.alignmentRects[pane].size
      let priority = place < priorities.count ? min(999, max(1, priorities[place])) : 250
      constrain(pane, axis.size, .equal, nil, plus: size[axis], at: priority)
      last = pane
    }
    if let last { constrain(last, axis.end, .equal, Item(ViewID(split), axis.end)) }
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
