import Diagnostics
import LayoutModel

extension Evaluator {
  /// Adds the rows and columns of grid views to the layout, as guides, and the constraints that place them and the views
  /// in their cells.
  func addGrids(
    of objects: [Object], _ places: [ObjectIdentifier: ViewID], to layout: inout Layout,
    _ namer: inout UniqueNames
  ) {
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
          if arrangement.isHidden(place) { layout.views[view.index].isHidden = true }
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
    var (rows, columns) = (row...row, column...column)
    for case (let row, let column)? in (content.merged[cell.number] ?? []).map({ positions[$0.number] }) {
      rows = min(row, rows.lowerBound)...max(row, rows.upperBound)
      columns = min(column, columns.lowerBound)...max(column, columns.upperBound)
    }
    return GridArrangement.Cell(view, rows: rows, columns: columns) { name, axis in
      let line = axis == .horizontal ? content.columns[column] : content.rows[row]
      return [cell, line, grid].map { $0.fields[name]?.caseName }
    }
  }
}
