import Encoding
import Graphics
import LayoutModel

extension PictureMetadata.Canvas {
  /// Reads a canvas from the output of `SolvedFile.json()`; `nil` for other JSON.
  package init?(result value: JSONValue) {
    guard let width = value["width"]?.number, let height = value["height"]?.number,
      let direction = value["direction"]?.string.flatMap(LayoutDirection.init(rawValue:)),
      let status = value["status"]?.string.flatMap(SolvedLayout.Status.init(rawValue:)),
      let views = value["views"]?.array
    else { return nil }
    name = value["name"]?.string
    size = Size(width: width, height: height)
    (self.direction, self.status, origin) = (direction, status, Point(x: 0, y: 0))
    self.views = []
    // Each view's number by its name, for finding superviews. Views are numbered from 1; the root has number 0.
    var places: [String: Int] = [:]
    for view in views {
      guard let kind = view["kind"]?.string.flatMap(ViewKind.init(rawValue:)), let frame = view["frame"],
        let x = frame["x"]?.number, let y = frame["y"]?.number, let width = frame["width"]?.number,
        let height = frame["height"]?.number
      else { return nil }
      let name = view["name"]?.string
      self.views.append(
        PictureMetadata.View(
          name: name, kind: kind, parent: view["parent"]?.string.flatMap { places[$0] } ?? 0, line: nil,
          frame: Rect(x: x, y: y, width: width, height: height)))
      if let name { places[name] = self.views.count }
    }
  }
}
