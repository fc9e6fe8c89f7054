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
      func line(_ type: String, _ name: String) -> GridArrangement.Line {
        var view = View(name: namer.name(name), kind: .guide, parent: grid)
        (view.span, view.nameSpan, view.className, view.isHidden) = (span, span, type, true)
        layout.views.append(view)
        return GridArrangement.Line(ViewID(layout.views.count - 1))
      }
      func number(_ object: Object, _ name: String) -> Double? {
        object.fields[name]?.number.map(\.withinLimits)
      }
      let rows = content.rows.map { row in
        var line = line("NSGridRow", "gridRow")
        line.length = number(row, "height").map { max(0, $0) }
        line.padding = (number(row, "topPadding") ?? 0, number(row, "bottomPadding") ?? 0)
        line.isHidden = row.fields["isHidden"]?.bool == true
        return line
      }
      let columns = content.columns.map { column in
        var line = line("NSGridColumn", "gridColumn")
        line.length = number(column, "width").map { max(0, $0) }
        line.padding = (number(column, "leadingPadding") ?? 0, number(column, "trailingPadding") ?? 0)
        line.isHidden = column.fields["isHidden"]?.bool == true
        return line
      }
      arrangement.givesSpaceToLast = true
      arrangement.add(
        rows: rows, spacing: number(object, "rowSpacing") ?? GridArrangement.spacing, columns: columns,
        spacing: number(object, "columnSpacing") ?? GridArrangement.spacing, to: grid)
      for (row, cells) in content.cells.enumerated() {
        for (column, cell) in cells.enumerated() {
          guard let content = cell.fields["contentView"]?.object, content.parent === object,
            let view = places[ObjectIdentifier(content)]
          else { continue }
          let place = describe(cell, view, row, column, in: object)
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
    _ cell: Object, _ view: ViewID, _ row: Int, _ column: Int, in grid: Object
  ) -> GridArrangement.Cell {
    let content = grid.grid!
    var place = GridArrangement.Cell(view, rows: row...row, columns: column...column)
    if let merged = content.merged.first(where: { $0.contains { $0 === cell } }) {
      for case (let row, let column)? in merged.map(content.place) {
        place.rows = min(row, place.rows.lowerBound)...max(row, place.rows.upperBound)
        place.columns = min(column, place.columns.lowerBound)...max(column, place.columns.upperBound)
      }
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
