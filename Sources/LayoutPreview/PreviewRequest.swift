import LayoutDraw

/// A page's request for a picture.
public struct PreviewRequest: Sendable {
  /// The label of the requested canvas; `nil` and unknown labels select the first canvas.
  public var canvas: String?
  /// Drawing settings by name, such as `theme`, which override the file's settings.
  public var settings: [(name: String, value: String)] = []
  /// The canvas's width in points; `nil` for the width in the file.
  public var width: Double?
  public var height: Double?

  /// Reads the query of a URL, and ignores invalid parameters.
  public init(query: [(name: String, value: String)] = []) {
    for (name, value) in query {
      switch name {
      case "canvas": canvas = value
      case "width": width = length(value)
      case "height": height = length(value)
      default: if DrawingSetting.looks.contains(where: { $0.name == name }) { settings.append((name, value)) }
      }
    }
  }

  /// Returns a length in points, clamped to 0...20,000; `nil` if the text is not a finite number.
  private func length(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return min(max(0, number), 20_000)
  }
}
