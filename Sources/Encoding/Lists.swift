/// Joins words as a sentence lists them: `a`, `a and b`, `a, b and c`; empty where there are none.
///
/// - Parameter conjunction: the word before the last: “and”, “or”.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
