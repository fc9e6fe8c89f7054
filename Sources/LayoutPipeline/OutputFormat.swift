public import CairoRendering

/// What a layout can be written as.
public enum OutputFormat: Sendable {
  /// PNG, SVG or PDF, or another picture format.
  case picture(any PictureFormat.Type)
  /// Frames, conflicts, ambiguities and diagnostics, without a picture.
  case json

  /// The first is what is written when nothing says otherwise.
  public static let all: [OutputFormat] = pictureFormats.map { .picture($0) } + [.json]

  /// The format with a name or a file extension, in upper or lower case.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let format = Self.all.first(where: { $0.name == name || $0.fileExtension == name }) else {
      return nil
    }
    self = format
  }

  /// As a person names it: `png`.
  public var name: String {
    switch self {
    case .picture(let format): format.name
    case .json: "json"
    }
  }

  /// What its files end in, without the dot.
  public var fileExtension: String {
    switch self {
    case .picture(let format): format.fileExtension
    case .json: "json"
    }
  }
}
