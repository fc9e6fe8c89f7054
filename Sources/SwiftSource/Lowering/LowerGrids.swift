import Diagnostics
import LayoutModel

extension Evaluator {
  /// Adds the rows and columns of grid views to the layout, as guides, and the constraints that place them and the views
  /// in their cells.
  func addGrids(of objects: [Object], to layout: inout Layout, _ namer: inout UniqueNames) {
    var places: [ObjectIdentifier: ViewID] = [:]
    for (index, object) in objects.enumerated() { places[ObjectIdentifier(object)] = ViewID(index) }
    for (index, object) in objects.enumerated() {
      guard let content = object.grid, let span = layout.views[index].span else { continue }
      let grid = ViewID(index)
      var arrangement = GridArrangement(notation: .stack) { _ in span }
      func number(_ object: Object, _ name: String) -> Double? {
        object.fields[name]?.number.map(\.withinLimits)
      }
      func lines(
        _ objects: [Object], _ name: String, length: String, before: String, after: String
      ) -> [GridArrangement.Line] {
        objects.map { object in
          var view = View(name: namer.name(name), kind: .guide, parent: grid)
          (view.span, view.nameSpan, view.className, view.isHidden) = (span, span, object.type, true)
          layout.views.append(view)
          var line = GridArrangement.Line(ViewID(layout.views.count - 1))
          line.length = number(object, length).map { max(0, $0) }
          line.padding = (number(object, before) ?? 0, number(object, after) ?? 0)
          line.isHidden = object.fields["isHidden"]?.bool == true
          return line
        }
      }
      let rows = lines(
        content.rows, "gridRow", length: "height", before: "topPadding", after: "bottomPadding")
      let columns = lines(
        content.columns, "gridColumn", length: "width", before: "leadingPadding", after: "trailingPadding")
      arrangement.givesSpaceToLast = true
      arrangement.add(
        rows: rows, spacing: number(object, "rowSpacing") ?? GridArrangement.spacing, columns: columns,
        spacing: number(object, "columnSpacing") ?? GridArrangement.spacing, to: grid)
      var positions: [Int: (row: Int, column: Int)] = [:]
      for (row, cells) in content.cells.enumerated() {
        for (column, cell) in cells.enumerated() { positions[cell.number] = (row, column) }
      }
      for cells in content.cells {
        for cell in cells {
          guard let content = cell.fields["contentView"]?.object, content.parent === object,
            let view = places[ObjectIdentifier(content)]
          else { continue }
          let place = describe(cell, view, positions, in: object)
          if rows[place.rows].allSatisfy(\.isHidden) || columns[place.columns].allSatisfy(\.isHidden) {
            layout.views[view.index].isHidden = true
          }
          arrangement.add(place)
        }
      }
      layout.constraints.insert(contentsOf: arrangement.constraints, at: 0)
    }
  }

  private func describe(
    _ cell: Object, _ view: ViewID, _ positions: [Int: (row: Int, column: Int)], in grid: Object
  ) -> GridArrangement.Cell {
    let content = grid.grid!
    let (row, column) = positions[cell.number]!
    var place = GridArrangement.Cell(view, rows: row...row, columns: column...column)
    for case (let row, let column)? in (content.merged[cell.number] ?? []).map({ positions[$0.number] }) {
      place.rows = min(row, place.rows.lowerBound)...max(row, place.rows.upperBound)
      place.columns = min(column, place.columns.lowerBound)...max(column, place.columns.upperBound)
    }
    /// Returns a setting of the cell, or else that of its row or column, or else that of the grid.
    func setting(_ name: String, _ line: Object?) -> String? {
      [cell, line, grid].lazy.compactMap { $0?.fields[name]?.caseName }.first { $0 != "inherited" }
    }
    if let name = setting("xPlacement", content.columns[column]) {
      place.x = GridArrangement.Placement(appKit: name) ?? .leading
    }
    if let name = setting("yPlacement", content.rows[row]) {
      place.y = GridArrangement.Placement(appKit: name) ?? .leading
    }
    switch setting("rowAlignment", content.rows[row]) {
    case "firstBaseline": place.baseline = .firstBaseline
    case "lastBaseline": place.baseline = .lastBaseline
    default: break
    }
    return place
  }
}
