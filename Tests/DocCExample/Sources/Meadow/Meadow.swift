/// A card that shows a flower and its name.
public struct FlowerCard: Sendable {
  /// What the flower is called.
  public var name: String

  public init(name: String) { self.name = name }
}
