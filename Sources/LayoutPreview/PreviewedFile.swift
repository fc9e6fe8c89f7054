import LayoutDraw

/// A layout file that is being edited. It keeps the last state, and the last state without errors, which can be drawn.
public struct PreviewedFile: Sendable {
  public let name: String
  /// The number of the last state, counted from 1; 0 before the file is read. A failure to read the file is a state,
  /// too.
  public private(set) var version = 0
  /// The last saved state.
  private(set) var latest: ParsedLayout?
  /// The last state without errors.
  private(set) var drawable: ParsedLayout?
  /// The reason why the file cannot be read; `nil` if it was read.
  private(set) var failure: String?

  private let chosen: [(name: String, value: String)]

  /// Creates a file without a state.
  ///
  /// - Parameter settings: drawing settings that override the file's settings. Invalid settings are ignored.
  public init(name: String, settings: [(name: String, value: String)] = []) {
    (self.name, chosen) = (name, settings)
  }

  /// The settings for drawing and solving. `requested` overrides `chosen`, which overrides the file's settings.
  func settings(
    of layout: ParsedLayout?, over requested: [(name: String, value: String)] = []
  ) -> DrawingSettings {
    var settings = DrawingSettings()
    if let layout { settings = DrawingSettings.written(in: layout.layout.source).settings }
    for (name, value) in chosen + requested { try? settings.set(name, to: value) }
    return settings
  }

  /// Replaces the content. Returns whether the content has changed. Swift source counts as changed every time, since it
  /// may depend on other files.
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

  /// Records why the file cannot be read.
  public mutating func fail(_ reason: String) {
    guard reason != failure else { return }
    failure = reason
    version += 1
  }

  public var isUnreadable: Bool { failure != nil }

  /// True where the drawn state is older than the file.
  var isStale: Bool { failure != nil || latest?.hasErrors ?? true }
}
