import Graphics
import LayoutModel

extension LookLowering {
  func addCells(_ matrix: XMLElement, _ view: inout View) {
    func size(_ key: String, _ usual: Size) -> Size {
      let size = matrix.child("size", key: key)
      return Size(
        width: min(10_000, max(0, size?.number("width") ?? usual.width)),
        height: min(10_000, max(0, size?.number("height") ?? usual.height)))
    }
    let columns = (matrix.child("cells")?.children ?? []).prefix(40).map { column in
      column.children.prefix(100).map { cell in
        DesktopShape.Cell(title: cell["title"] ?? "", shape: shape(of: cell))
      }
    }
    view.fill = .none
    view.control = Control(
      .desktop(
        .cells(
          columns, size: size("cellSize", Size(width: 100, height: 18)),
          gap: size("intercellSpacing", Size(width: 4, height: 2)))),
      tint: desktopColor("controlAccent")!)
  }

  private func shape(of cell: XMLElement) -> DesktopShape {
    switch cell["type"] {
    case "radio": .radio(isOn: cell["state"] == "on")
    case "check": .check(cell["state"] == "on" ? .on : cell["state"] == "mixed" ? .mixed : .off)
    default: .field(isSecure: false)
    }
  }
}
