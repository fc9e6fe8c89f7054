/// A cache with a limit on the cost of its values. At the limit, all values are removed, which affects only the speed.
struct BoundedCache<Key: Hashable, Value> {
  private var answers: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: the largest sum of the values' costs, approximately in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { answers[key] }

  /// Stores a value, unless it alone would take more than a quarter of the limit.
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
