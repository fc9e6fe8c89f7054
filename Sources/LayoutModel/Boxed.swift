/// Stores a value outside of the instance that has it, for properties that are `nil` in most instances. The instance
/// itself then holds only a reference: arrays of views and constraints are large and are copied often.
///
/// Reading follows the reference; setting a value allocates memory.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  public init() {}

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The value; `nil` for most instances.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }

  /// Hashes the value, not the reference.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
