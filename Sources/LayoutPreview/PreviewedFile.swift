import LayoutDraw

/// The latest state of a layout file that is being edited, and its latest state without errors.
public struct PreviewedFile: Sendable {
  public let name: String
  /// A number that grows with each new state of the file, including failures to read it; 0 before the first reading.
  public private(set) var version = 0
  private(set) var latest: ParsedLayout?
  private(set) var drawable: ParsedLayout?
  private(set) var failure: String?

  private let chosen: [(name: String, value: String)]

  /// Creates a file that has not been read yet.
  ///
  /// - Parameter settings: drawing settings that override those in the file; invalid settings are ignored.
  public init(name: String, settings: [(name: String, value: String)] = []) {
    (self.name, chosen) = (name, settings)
  }

  /// Returns the settings in the file, overridden first by `chosen` and then by `requested`.
  func settings(
    of layout: ParsedLayout?, over requested: [(name: String, value: String)] = []
  ) -> DrawingSettings {
    var settings = DrawingSettings()
    if let layout { settings = DrawingSettings.written(in: layout.layout.source).settings }
    for (name, value) in chosen + requested { try? settings.set(name, to: value) }
    return settings
  }

  /// Replaces the file's content, and returns whether the layout may have changed (always true for Swift source, which
  /// may depend on other files).
  @discardableResult
  public mutating func take(_ bytes: [UInt8]) -> Bool {
    if failure == nil, let latest, latest.layout.source.utf8 == bytes,
      furtherImporter(of: latest.layout.source) == nil
    {
      return false
    }
    let parsed = read(SourceText(name: name, utf8: bytes))
    latest = parsed
    failure = nil
    if !parsed.hasErrors { drawable = parsed }
    version += 1
    return true
  }

  public mutating func fail(_ reason: String) {
    guard reason != failure else { return }
    failure = reason
    version += 1
  }

  public var isUnreadable: Bool { failure != nil }

  /// Indicates whether the picture shows an older state, because the latest state has errors or could not be read.
  var isStale: Bool { failure != nil || latest?.hasErrors ?? true }
}
