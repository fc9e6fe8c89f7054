import LayoutDraw

/// What a page asks to see.
public struct PreviewRequest: Sendable, Equatable {
  /// The label of a canvas; without it, or where there is none of that label, the first.
  public var canvas: String?
  /// Themes, annotations and other settings by name, over what the file says about itself.
  public var settings: [(name: String, value: String)] = []
  /// What the canvas is made instead of what the file says, in points.
  public var width: Double?
  public var height: Double?

  public init() {}

  /// Reads the query of an address; what says nothing is passed over.
  public init(query: [(name: String, value: String)]) {
    for (name, value) in query {
      switch name {
      case "canvas": canvas = value
      case "width": width = length(value)
      case "height": height = length(value)
      default: if DrawingSetting.looks.contains(where: { $0.name == name }) { settings.append((name, value)) }
      }
    }
  }

  public static func == (a: PreviewRequest, b: PreviewRequest) -> Bool {
    a.canvas == b.canvas && a.width == b.width && a.height == b.height
      && a.settings.elementsEqual(b.settings) { $0 == $1 }
  }

  /// What a person may drag a canvas to; beyond it pictures cost more than a browser shows.
  private func length(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return min(max(0, number), 20_000)
  }
}
