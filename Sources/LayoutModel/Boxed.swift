/// Stores a value that most instances lack outside of its owner, which then holds only a reference: arrays of views and
/// constraints are large and are copied often.
///
/// Reading costs a step through the reference; setting allocates.
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
