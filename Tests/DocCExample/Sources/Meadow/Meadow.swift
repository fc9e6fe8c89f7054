/// A card that shows a flower and its name.
public struct FlowerCard: Sendable {
  /// The flower's name.
  public var name: String

  public init(name: String) { self.name = name }
}
