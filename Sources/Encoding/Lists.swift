/// Joins words as in a sentence, such as `a, b and c`.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// Returns the first `most` words of a list and the number of the remaining words, as in `a`, `b`, `3 more`. If only
/// one word would remain, returns the whole list instead of `1 more`.
package func abridged(_ words: [String], to most: Int) -> [String] {
  words.count > most + 1 ? words.prefix(most) + ["\(words.count - most) more"] : words
}
