import LayoutModel

/// The rows, columns and cells of an NSGridView.
final class GridContent {
  var rows: [Object] = []
  var columns: [Object] = []
  /// The cells of each row.
  var cells: [[Object]] = []
  /// The cells that form a merged cell, by the `number` of the first of them, which contains the view.
  var merged: [Int: [Object]] = [:]
  /// For each cell that is a part of a merged cell, by the cell's `number`: the first cell of the merged cell.
  var heads: [Int: Object] = [:]

  /// Returns the row and column of a cell; `nil` if it was removed.
  func place(of cell: Object) -> (row: Int, column: Int)? {
    for (row, cells) in cells.enumerated() {
      if let column = cells.firstIndex(where: { $0 === cell }) { return (row, column) }
    }
    return nil
  }
}

extension Evaluator {
  func isGrid(_ object: Object) -> Bool { superclasses(of: object.type).contains("NSGridView") }

  /// Sets the argument of an initializer of NSGridView. Returns whether the initializer has an argument with this label.
  func initializeGrid(_ grid: Object, _ label: String, _ value: Value) -> Bool {
    switch label {
    case "views":
      for row in value.array ?? [] { insertRow(row, in: grid, at: nil) }
      if let unknown = value.unknown { leaveOut(call, unknown.reason) }
    case "numberOfColumns": resize(grid, rows: 0, columns: value.integer ?? 0)
    case "rows" where grid.grid != nil: resize(grid, rows: value.integer ?? 0, columns: 0)
    default: return false
    }
    return true
  }

  /// Calls a method of a grid view, or of one of its rows, columns or cells; returns `nil` for other methods.
  func callGrid(_ name: String, _ object: Object, _ arguments: [CallArgument]) -> Value? {
    if object.type == "NSGridRow" || object.type == "NSGridColumn" {
      return callLine(name, object, arguments)
    }
    guard isGrid(object) else { return nil }
    let content = content(of: object)
    let index = arguments.first { $0.label == "at" }?.value.integer
    let views = arguments.first { $0.label == "with" }?.value ?? .array([])
    switch name {
    case "addRow": return insertRow(views, in: object, at: nil)
    case "insertRow": return insertRow(views, in: object, at: index)
    case "addColumn": return insertColumn(views, in: object, at: nil)
    case "insertColumn": return insertColumn(views, in: object, at: index)
    case "row", "column":
      let lines = name == "row" ? content.rows : content.columns
      guard let index, lines.indices.contains(index) else {
        return .unknown("the \(name) of a grid is not known")
      }
      return .object(lines[index])
    case "removeRow", "removeColumn":
      let count = name == "removeRow" ? content.rows.count : content.columns.count
      guard let index, (0..<count).contains(index) else { return nil }
      let cells = name == "removeRow" ? content.cells[index] : content.cells.map { $0[index] }
      for view in cells.compactMap({ $0.fields["contentView"]?.object }) { remove(view) }
      if name == "removeRow" {
        content.rows.remove(at: index)
        content.cells.remove(at: index)
      } else {
        content.columns.remove(at: index)
        for row in content.cells.indices { content.cells[row].remove(at: index) }
      }
      return .void
    case "moveRow", "moveColumn":
      let count = name == "moveRow" ? content.rows.count : content.columns.count
      guard let index, let to = arguments.first(where: { $0.label == "to" })?.value.integer,
        (0..<count).contains(index), (0..<count).contains(to)
      else { return nil }
      if name == "moveRow" {
        content.rows.insert(content.rows.remove(at: index), at: to)
        content.cells.insert(content.cells.remove(at: index), at: to)
      } else {
        content.columns.insert(content.columns.remove(at: index), at: to)
        for row in content.cells.indices {
          content.cells[row].insert(content.cells[row].remove(at: index), at: to)
        }
      }
      return .void
    case "index":
      let line = arguments.first { $0.label == "of" }?.value.object
      let index = content.rows.firstIndex { $0 === line } ?? content.columns.firstIndex { $0 === line }
      return index.map { .int($0) }
    case "cell":
      if let view = arguments.first(where: { $0.label == "for" })?.value.object {
        let cell = content.cells.joined().first { cell in
          cell.fields["contentView"]?.object.map(view.isInside) == true
        }
        return cell.map { .object($0) } ?? .null
      }
      return cell(
        of: content, arguments.first { $0.label == "rowIndex" }?.value.integer,
        arguments.first { $0.label == "atColumnIndex" }?.value.integer)
    case "mergeCells":
      let ranges = ["inVerticalRange", "verticalRange", "inHorizontalRange"].map { label in
        arguments.first { $0.label == label }.flatMap { indices($0.value) }
      }
      merge(content, rows: ranges[0] ?? ranges[1], columns: ranges[2])
      return .void
    default: return nil
    }
  }

  /// Returns a property of a grid view, or of one of its rows, columns or cells; `nil` for other properties.
  func gridMember(_ name: String, of object: Object) -> Value? {
    let grid = isGrid(object) ? object : object.type.hasPrefix("NSGrid") ? object.holder : nil
    guard let grid, let content = grid.grid else { return nil }
    switch name {
    case "numberOfRows" where grid === object: return .int(content.rows.count)
    case "numberOfColumns" where grid === object: return .int(content.columns.count)
    case "numberOfCells": return .int(object.type == "NSGridRow" ? content.columns.count : content.rows.count)
    case "gridView": return .object(grid)
    case "contentView" where object.type == "NSGridCell": return .null
    case "row", "column":
      return content.place(of: object).map {
        .object(name == "row" ? content.rows[$0.row] : content.columns[$0.column])
      }
    case "rowSpacing", "columnSpacing": return .double(GridArrangement.spacing)
    case "topPadding", "bottomPadding", "leadingPadding", "trailingPadding": return .double(0)
    case "isHidden" where object !== grid: return .bool(false)
    default: return nil
    }
  }

  /// Sets the content view or the placement constraints of a cell. Returns `false` for other properties, whose values
  /// only need to be stored.
  func setGridCell(_ name: String, of cell: Object, to value: Value) -> Bool {
    guard cell.type == "NSGridCell", let grid = cell.holder else { return false }
    switch name {
    case "contentView":
      if let old = cell.fields["contentView"]?.object, old.parent === grid { remove(old) }
      cell.fields["contentView"] = value
      guard let view = value.object, isUsedAsView(view) else { return true }
      addSubview(view, to: grid, at: nil)
      view.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
    case "customPlacementConstraints":
      for constraint in value.array ?? [] { setActive(constraint, true) }
    default: return false
    }
    return true
  }

  // MARK: Rows and columns

  private func content(of grid: Object) -> GridContent {
    if let content = grid.grid { return content }
    let content = GridContent()
    grid.grid = content
    return content
  }

  private func make(_ type: String, in grid: Object) -> Object {
    let object = makeObject(type)
    object.holder = grid
    return object
  }

  /// Adds rows and columns with empty cells until the grid has at least the given numbers of them, up to 1000 of each.
  private func resize(_ grid: Object, rows: Int, columns: Int) {
    let content = content(of: grid)
    let limit = 1000
    for _ in 0..<max(0, min(limit, columns) - content.columns.count) {
      content.columns.append(make("NSGridColumn", in: grid))
      for row in content.cells.indices { content.cells[row].append(make("NSGridCell", in: grid)) }
    }
    for _ in 0..<max(0, min(limit, rows) - content.rows.count) { insertEmptyRow(in: grid, content, at: nil) }
  }

  @discardableResult
  private func insertEmptyRow(in grid: Object, _ content: GridContent, at index: Int?) -> Int {
    let index = min(max(0, index ?? content.rows.count), content.rows.count)
    content.rows.insert(make("NSGridRow", in: grid), at: index)
    content.cells.insert(content.columns.map { _ in make("NSGridCell", in: grid) }, at: index)
    return index
  }

  @discardableResult
  private func insertRow(_ views: Value, in grid: Object, at index: Int?) -> Value {
    let content = content(of: grid)
    resize(grid, rows: 0, columns: views.array?.count ?? 0)
    let row = insertEmptyRow(in: grid, content, at: index)
    fill(content.cells[row], with: views)
    return .object(content.rows[row])
  }

  private func insertColumn(_ views: Value, in grid: Object, at index: Int?) -> Value {
    let content = content(of: grid)
    resize(grid, rows: views.array?.count ?? 0, columns: 0)
    let column = min(max(0, index ?? content.columns.count), content.columns.count)
    content.columns.insert(make("NSGridColumn", in: grid), at: column)
    for row in content.cells.indices { content.cells[row].insert(make("NSGridCell", in: grid), at: column) }
    fill(content.cells.map { $0[column] }, with: views)
    return .object(content.columns[column])
  }

  private func fill(_ cells: [Object], with views: Value) {
    if let unknown = views.unknown ?? views.array?.lazy.compactMap(\.unknown).first {
      hasUnknownSubviews = true
      leaveOut(current, unknown.reason)
    }
    // Other values than views, such as `NSGridCell.emptyContentView`, leave a cell empty.
    for (cell, value) in zip(cells, views.array ?? []) where value.object.map(isUsedAsView) == true {
      _ = setGridCell("contentView", of: cell, to: value)
    }
  }

  private func callLine(_ name: String, _ line: Object, _ arguments: [CallArgument]) -> Value? {
    guard let content = line.holder?.grid else { return nil }
    let row = content.rows.firstIndex { $0 === line }
    let column = content.columns.firstIndex { $0 === line }
    switch name {
    case "cell":
      let index = arguments.first?.value.integer
      return cell(of: content, row ?? index, column ?? index)
    case "mergeCells":
      let range = arguments.first.flatMap { indices($0.value) }
      merge(content, rows: row.map { $0...$0 } ?? range, columns: column.map { $0...$0 } ?? range)
      return .void
    default: return nil
    }
  }

  private func cell(of content: GridContent, _ row: Int?, _ column: Int?) -> Value {
    guard let row, let column, content.rows.indices.contains(row), content.columns.indices.contains(column)
    else {
      return .unknown("the cell of a grid is not known")
    }
    let cell = content.cells[row][column]
    return .object(content.heads[cell.number] ?? cell)
  }

  /// Returns the indices in an `NSRange`; `nil` if the range is not known or empty, is longer than 1000, or starts at
  /// 1000 or later.
  private func indices(_ range: Value) -> ClosedRange<Int>? {
    guard case .structure(let range) = coerce(range, to: TypeName("NSRange")),
      let start = range.fields["location"]?.integer,
      let count = range.fields["length"]?.integer, start >= 0, (1...1000).contains(count), start < 1000
    else { return nil }
    return start...(start + count - 1)
  }

  private func merge(_ content: GridContent, rows: ClosedRange<Int>?, columns: ClosedRange<Int>?) {
    guard let rows, let columns else { return leaveOut(current, "the cells to merge are not known") }
    guard rows.upperBound < content.rows.count, columns.upperBound < content.columns.count else {
      return leaveOut(current, "it merges cells that are not in the grid")
    }
    guard rows.count * columns.count <= 1000 else {
      return leaveOut(current, "it merges more than 1000 cells")
    }
    let cells = rows.flatMap { row in columns.map { content.cells[row][$0] } }
    content.merged[cells[0].number] = cells
    for cell in cells {
      content.heads[cell.number] = cells[0]
      if cell !== cells[0], let view = cell.fields.removeValue(forKey: "contentView")?.object { remove(view) }
    }
  }
}
