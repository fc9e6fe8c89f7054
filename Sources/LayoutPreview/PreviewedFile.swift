import LayoutDraw

/// A layout file as it is saved again and again: its last state, and its last one without errors, which is what can be
/// drawn.
public struct PreviewedFile: Sendable {
  public let name: String
  /// Counts the states, from 1; 0 before the first.
  public private(set) var version = 0
  /// As it was last saved.
  private(set) var latest: ParsedLayout?
  /// As it last had no errors.
  private(set) var drawable: ParsedLayout?
  /// Why it could not be read, if it could not.
  private(set) var failure: String?

  /// What goes before what the file says about how it is drawn.
  private let chosen: [(name: String, value: String)]

  /// - Parameter settings: names and values of drawing settings, which go before what the file says; what is wrong with
  ///   them is passed over.
  public init(name: String, settings: [(name: String, value: String)] = []) {
    (self.name, chosen) = (name, settings)
  }

  /// How a layout is drawn and what it is solved for: as its file says, over it what was chosen, over that `wishes`.
  func settings(
    of layout: ParsedLayout?, over wishes: [(name: String, value: String)] = []
  ) -> DrawingSettings {
    var settings = DrawingSettings()
    if let layout { settings = DrawingSettings.written(in: layout.layout.source).settings }
    for (name, value) in chosen + wishes { try? settings.set(name, to: value) }
    return settings
  }

  /// Takes what was read; whether it is news.
  @discardableResult
  public mutating func take(_ bytes: [UInt8]) -> Bool {
    if failure == nil, let latest, latest.layout.source.utf8 == bytes { return false }
    let parsed = read(SourceText(name: name, utf8: bytes))
    latest = parsed
    failure = nil
    if !parsed.hasErrors { drawable = parsed }
    version += 1
    return true
  }

  /// Takes that the file could not be read, and why.
  public mutating func fail(_ reason: String) {
    guard reason != failure else { return }
    failure = reason
    version += 1
  }

  public var isUnreadable: Bool { failure != nil }

  /// Indicates whether what is drawn is older than the file.
  var isStale: Bool { failure != nil || latest?.hasErrors ?? true }
}
