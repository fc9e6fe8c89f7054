import Encoding
import LayoutChanges
import LayoutPipeline

/// The frames of views, read from a JSON reference.
struct ReferenceFrames {
  private let canvases: [PictureMetadata.Canvas]

  /// Returns `nil` if the JSON does not have the form of `SolvedFile.json()`.
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

  /// Returns the layout state that the reference contains for a canvas; `nil` if the reference does not contain the
  /// canvas. A canvas without a name is found by its index, provided that the reference contains `count` canvases.
  func state(ofCanvas name: String?, at index: Int, of count: Int) -> LayoutState? {
    let named = canvases.first { $0.name != nil && $0.name == name }
    let placed = count == canvases.count && canvases[index].name == name ? canvases[index] : nil
    guard let canvas = named ?? placed else { return nil }
    return .picture(PictureMetadata(version: version, sourceHash: "", canvases: [canvas]))
  }
}
