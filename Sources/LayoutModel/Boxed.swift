/// Stores an optional property's value on the heap, which makes a type with many `nil` properties cheap to copy.
///
/// Cost: setting a value other than `nil` allocates memory.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  public init() {}

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The stored value; `nil` if the property is not set.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }

  /// Hashes the value, not the reference.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
