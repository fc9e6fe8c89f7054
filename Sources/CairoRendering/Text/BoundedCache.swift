/// Answers that were given before, up to a limit of what they take; forgetting them all changes the speed only.
struct BoundedCache<Key: Hashable, Value> {
  private var answers: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  /// - Parameter limit: the sum of the answers' costs, in bytes or so.
  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { answers[key] }

  /// Keeps an answer, unless it alone would take more than a quarter of the room.
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
