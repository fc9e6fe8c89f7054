/// The frames that a reference's JSON tells, as a picture of the layout would tell them. References carry nothing
/// about themselves, so that a comment in a source changes none; their JSON knows where the views were.
struct ReferenceFrames {
  private let canvases: [PictureMetadata.Canvas]

  /// `nil` where the bytes are no result in the shape of LANGUAGE.md section 8.
  init?(json bytes: [UInt8]) {
    guard let root = JSONValue(bytes), root["schema"]?.number == 1, let canvases = root["canvases"]?.array
    else { return nil }
    var read: [PictureMetadata.Canvas] = []
    for value in canvases {
      guard let canvas = PictureMetadata.Canvas(result: value) else { return nil }
      read.append(canvas)
    }
    self.canvases = read
  }

  /// The canvas that goes by a name; without one, the one at the same place of as many.
  func state(ofCanvas name: String?, at index: Int, of count: Int) -> LayoutState? {
    let named = canvases.first { $0.name != nil && $0.name == name }
    let placed = count == canvases.count && canvases[index].name == name ? canvases[index] : nil
    guard let canvas = named ?? placed else { return nil }
    return .picture(PictureMetadata(version: version, sourceHash: "", canvases: [canvas]))
  }
}

extension PictureMetadata.Canvas {
  fileprivate init?(result value: JSONValue) {
    guard let width = value["width"]?.number, let height = value["height"]?.number,
      let direction = value["direction"]?.string.flatMap(LayoutDirection.init(rawValue:)),
      let status = value["status"]?.string.flatMap(SolvedLayout.Status.init(rawValue:)),
      let views = value["views"]?.array
    else { return nil }
    name = value["name"]?.string
    size = Size(width: width, height: height)
    (self.direction, self.status, origin) = (direction, status, Point(x: 0, y: 0))
    self.views = []
    // Names are unique in a file; one that no view has is the root's.
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
