import LayoutModel

struct GridCell: Equatable {
  var rows: [String]
  var columns: [String]
  var element: XMLElement
  /// Indicates whether all rows or all columns of the cell are hidden, so that its view is not shown.
  var isHidden: Bool
}

extension ViewReader {
  mutating func readAppKitSubviews(of element: XMLElement, _ parent: Int) {
    // A stack view detaches a member whose visibility priority is 0. The priorities of all areas are in one list.
    var seen = (element.child("visibilityPriorities")?.children.map { $0.number("value") != 0 } ?? [])[...]
    for child in element.children {
      switch child.name {
      case "subviews", "beginningViews", "middleViews", "endViews":
        let area: StackArrangement.Area =
          child.name == "middleViews" ? .middle : child.name == "endViews" ? .end : .beginning
        for view in child.children where isView(view) {
          readSubview(view, of: element, parent, area, isSeen: seen.popFirst() ?? true)
        }
      case "tabViewItems":
        let shown = element["initialItem"] ?? child.children.first?["id"]
        for item in child.children {
          guard let view = item.child(withKey: "view") else { continue }
          let index = read(view, role: .inset, parent: parent)
          views[index].isShownTab = item["id"] == shown
        }
      case "tableColumns":
        for cell in child.children.flatMap({ $0.child("prototypeCellViews")?.children ?? [] })
        where isView(cell) { read(cell, role: .cell, parent: parent) }
      case "gridCells": readGrid(child, of: element, parent)
      case "userGuides":
        for guide in child.children where guide.name == "layoutGuide" {
          read(guide, role: .gridLine, parent: parent)
        }
      default:
        guard let key = child["key"], isView(child) else { continue }
        if key == "contentView" { read(child, role: .inset, parent: parent) }
        if key == "headerView" { read(child, role: .cell, parent: parent) }
      }
    }
  }

  private func isView(_ element: XMLElement) -> Bool { entry(of: element) != nil || element.frame != nil }

  private mutating func readSubview(
    _ view: XMLElement, of element: XMLElement, _ parent: Int, _ area: StackArrangement.Area, isSeen: Bool
  ) {
    switch element.name {
    case "stackView":
      let index = read(view, role: .arranged, parent: parent)
      views[index].area = area
      views[index].isDetached =
        !isSeen || view.flag("hidden") == true && element.flag("detachesHiddenViews") == true
    case "splitView": read(view, role: .pane, parent: parent)
    default: read(view, role: .subview, parent: parent)
    }
  }

  private mutating func readGrid(_ cells: XMLElement, of element: XMLElement, _ parent: Int) {
    let lines = (element.child("columns")?.children ?? []) + (element.child("rows")?.children ?? [])
    for line in lines { read(line, role: .gridLine, parent: parent) }
    let hidden = Set(lines.filter { $0.flag("hidden") == true }.compactMap { $0["id"] })
    func areHidden(_ ids: [String]) -> Bool { !ids.isEmpty && hidden.isSuperset(of: ids) }
    // The row and column ids of merged cells, by the id of their first cell.
    var merged: [String: (rows: [String], columns: [String])] = [:]
    for cell in cells.children {
      guard let head = cell["headOfMergedCell"] else { continue }
      if let row = cell["row"] { merged[head, default: ([], [])].rows.append(row) }
      if let column = cell["column"] { merged[head, default: ([], [])].columns.append(column) }
    }
    for cell in cells.children {
      guard let view = cell.child(withKey: "contentView"), isView(view) else { continue }
      let index = read(view, role: .gridded, parent: parent)
      var place = cell
      place.children = []
      let span = (cell["headOfMergedCell"] ?? cell["id"]).flatMap { merged[$0] }
      let rows = span?.rows ?? [cell["row"]].compactMap { $0 }
      let columns = span?.columns ?? [cell["column"]].compactMap { $0 }
      views[index].gridCell = GridCell(
        rows: rows, columns: columns, element: place, isHidden: areHidden(rows) || areHidden(columns))
    }
  }
}

extension XMLElement {
  func child(withKey key: String) -> XMLElement? { children.first { $0["key"] == key } }
}
