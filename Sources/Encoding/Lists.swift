/// Joins words as in a sentence: `a`, `a and b`, `a, b and c`. Without words, the result is empty.
///
/// - Parameter conjunction: the word before the last word: “and”, “or”.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// Shortens a list to its first words and the number of omitted words: `a`, `b`, `3 more`. A single further word is
/// kept, since `1 more` is not shorter.
package func abridged(_ words: [String], to most: Int) -> [String] {
  words.count > most + 1 ? words.prefix(most) + ["\(words.count - most) more"] : words
}
