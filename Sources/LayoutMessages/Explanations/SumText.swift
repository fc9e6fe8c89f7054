/// Builds a sum in words: `'card' 260 - 'a' 120 - gap 8`.
struct SumText {
  private struct Part {
    var text: String
    var value: Double
    var isTakenAway: Bool
  }

  private var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }

  mutating func add(_ text: String, _ value: Double, isTakenAway: Bool = false) {
    parts.append(Part(text: text, value: value, isTakenAway: isTakenAway))
  }

  /// Returns the sum in words, with the middle terms of a long sum combined, as in `30 for 6 more`.
  func text() -> String {
    var reported = parts
    // The sum should not begin with a minus sign.
    if let first = reported.firstIndex(where: { !$0.isTakenAway }), first > 0 { reported.swapAt(0, first) }
    if parts.count > Self.longest {
      let hidden = Self.head..<(parts.count - Self.tail)
      let total = parts[hidden].reduce(0) { $0 + ($1.isTakenAway ? -$1.value : $1.value) }
      reported.replaceSubrange(
        hidden,
        with: [
          Part(
            text: "\(derivedNumber(abs(total))) for \(hidden.count) more", value: total,
            isTakenAway: total < 0)
        ]
      )
    }
    var text = ""
    for part in reported {
      text += text.isEmpty ? (part.isTakenAway ? "-" : "") : part.isTakenAway ? " - " : " + "
      text += part.text
    }
    return text
  }

  /// The largest number of terms that are all shown. In a longer sum, only the first `head` and the last `tail` terms
  /// are shown, and the terms between them are combined.
  private static let longest = 9
  private static let head = 3
  private static let tail = 2
}
