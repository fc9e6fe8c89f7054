/// Joins words as in a sentence, such as `a, b and c`.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// Shortens a list to its first words and the number of the others, as in `a`, `b`, `3 more`, but never `1 more`.
package func abridged(_ words: [String], to most: Int) -> [String] {
  words.count > most + 1 ? words.prefix(most) + ["\(words.count - most) more"] : words
}
