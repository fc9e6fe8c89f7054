public import CairoRendering

/// A format in which solved layouts are written.
public enum OutputFormat: Sendable {
  /// A picture format: PNG, SVG or PDF.
  case picture(any PictureFormat.Type)
  /// Frames, conflicts, ambiguities and diagnostics, without a picture.
  case json

  /// All formats; the first is the default.
  public static let all: [OutputFormat] = pictureFormats.map { .picture($0) } + [.json]

  /// Creates the format that has the given name or file extension, in upper or lower case; `nil` if there is no such
  /// format.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let format = Self.all.first(where: { $0.name == name || $0.fileExtension == name }) else {
      return nil
    }
    self = format
  }

  /// The name that users type, such as `png`.
  public var name: String {
    switch self {
    case .picture(let format): format.name
    case .json: "json"
    }
  }

  /// The file extension, without the dot.
  public var fileExtension: String {
    switch self {
    case .picture(let format): format.fileExtension
    case .json: "json"
    }
  }
}
