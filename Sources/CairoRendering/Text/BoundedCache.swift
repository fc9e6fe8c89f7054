/// A cache that removes all values when the sum of their costs would exceed a limit.
struct BoundedCache<Key: Hashable, Value> {
  private var answers: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  /// - Parameter limit: the largest sum of costs. A cost is a value's approximate size in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { answers[key] }

  /// Stores a value, unless it costs more than a quarter of the limit.
  mutating func keep(_ value: Value, for key: Key, cost added: Int) {
    if added > limit / 4 { return }
    if cost + added > limit {
      answers.removeAll(keepingCapacity: true)
      cost = 0
    }
    answers[key] = value
    cost += added
  }
}
