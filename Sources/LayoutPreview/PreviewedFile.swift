import LayoutDraw

/// A layout file that is saved repeatedly: its last state, and its last state without errors, which can be drawn.
public struct PreviewedFile: Sendable {
  public let name: String
  /// The number of the last state, counted from 1; 0 before the file was read. A failure to read the file also counts
  /// as a state.
  public private(set) var version = 0
  /// The last saved state.
  private(set) var latest: ParsedLayout?
  /// The last state without errors.
  private(set) var drawable: ParsedLayout?
  /// The reason why the file could not be read; `nil` where it was read.
  private(set) var failure: String?

  /// The settings that override those in the file.
  private let chosen: [(name: String, value: String)]

  /// Creates a file without a state.
  ///
  /// - Parameter settings: names and values of drawing settings, which override those in the file; invalid ones are
  ///   ignored.
  public init(name: String, settings: [(name: String, value: String)] = []) {
    (self.name, chosen) = (name, settings)
  }

  /// The settings for drawing and solving: the file's, overridden by the chosen ones, overridden by `requested`.
  func settings(
    of layout: ParsedLayout?, over requested: [(name: String, value: String)] = []
  ) -> DrawingSettings {
    var settings = DrawingSettings()
    if let layout { settings = DrawingSettings.written(in: layout.layout.source).settings }
    for (name, value) in chosen + requested { try? settings.set(name, to: value) }
    return settings
  }

  /// Replaces the content; returns whether it has changed. A file that a further importer reads, such as Swift source,
  /// counts as changed each time, since it may depend on other files.
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

  /// Records that the file could not be read, and why.
  public mutating func fail(_ reason: String) {
    guard reason != failure else { return }
    failure = reason
    version += 1
  }

  public var isUnreadable: Bool { failure != nil }

  /// Indicates whether the drawn state is older than the file.
  var isStale: Bool { failure != nil || latest?.hasErrors ?? true }
}
