import Encoding
import LayoutChanges
import LayoutPipeline

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
