import Encoding
import Graphics
import LayoutModel

// Pictures carry their metadata as one line of JSON:
//
//     {"layoutdraw":"0.1.0","schema":1,"sha256":"…","canvases":[{"name":null,"width":320,"height":480,
//      "direction":"ltr","status":"solved","x":0,"y":0,
//      "columns":["name","kind","parent","line","x","y","width","height"],
//      "views":[["title","label",0,3,8,40,304,24],…]}]}

extension PictureMetadata {
  private static let columns = ["name", "kind", "parent", "line", "x", "y", "width", "height"]

  /// Returns the metadata as JSON in one line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("layoutdraw", version)
      json.member("schema", 1)
      json.member("sha256", sourceHash)
      json.array("canvases", canvases, .compact) { json, canvas in Self.write(canvas, to: &json) }
    }
    return json.bytes
  }

  private static func write(_ canvas: Canvas, to json: inout JSONWriter) {
    json.object(.compact) { json in
      json.member("name", canvas.name)
      json.member("width", canvas.size.width)
      json.member("height", canvas.size.height)
      json.member("direction", canvas.direction.rawValue)
      if let textScale = canvas.textScale { json.member("textScale", textScale) }
      json.member("status", canvas.status.rawValue)
      json.member("x", canvas.origin.x)
      json.member("y", canvas.origin.y)
      json.array("columns", columns, .compact) { json, column in json.write(column) }
      json.array("views", canvas.views, .compact) { json, view in
        json.values(.compact) { json in
          json.write(view.name)
          json.write(view.kind.rawValue)
          json.write(view.parent)
          json.write(view.line)
          json.write(view.frame.x)
          json.write(view.frame.y)
          json.write(view.frame.width)
          json.write(view.frame.height)
        }
      }
    }
  }

  /// Reads the output of `json()`; `nil` for other bytes.
  public init?(json bytes: [UInt8]) {
    guard let root = JSONValue(bytes), let version = root["layoutdraw"]?.string, root["schema"]?.number == 1,
      let sourceHash = root["sha256"]?.string, let canvases = root["canvases"]?.array
    else { return nil }
    self.init(version: version, sourceHash: sourceHash, canvases: [])
    for value in canvases {
      guard let canvas = Canvas(value) else { return nil }
      self.canvases.append(canvas)
    }
  }
}

extension PictureMetadata.Canvas {
  fileprivate init?(_ value: JSONValue) {
    guard let width = value["width"]?.number, let height = value["height"]?.number,
      let direction = value["direction"]?.string.flatMap(LayoutDirection.init(rawValue:)),
      let status = value["status"]?.string.flatMap(SolvedLayout.Status.init(rawValue:)),
      let x = value["x"]?.number, let y = value["y"]?.number, let views = value["views"]?.array
    else { return nil }
    name = value["name"]?.string
    size = Size(width: width, height: height)
    textScale = value["textScale"]?.number
    (self.direction, self.status, origin) = (direction, status, Point(x: x, y: y))
    self.views = []
    for view in views {
      guard let view = PictureMetadata.View(view), view.parent <= self.views.count else { return nil }
      self.views.append(view)
    }
  }
}

extension PictureMetadata.View {
  fileprivate init?(_ value: JSONValue) {
    guard let cells = value.array, cells.count >= 8,
      let kind = cells[1].string.flatMap(ViewKind.init(rawValue:)),
      let parent = cells[2].number.flatMap({ Int(exactly: $0) }), parent >= 0,
      let x = cells[4].number, let y = cells[5].number, let width = cells[6].number,
      let height = cells[7].number
    else { return nil }
    name = cells[0].string
    line = cells[3].number.flatMap { Int(exactly: $0) }
    (self.kind, self.parent, frame) = (kind, parent, Rect(x: x, y: y, width: width, height: height))
  }
}
