/// The annotations that found no room in a picture: those that a file states in words, and derived ones in words or
/// by number.
struct LeftOut {
  private var stated: [String] = []
  private var derived: [String] = []
  /// The number of those without words.
  private var others = 0

  /// The limit for the list; a longer one would be longer than any picture.
  private static let mostStated = 60

  var count: Int { stated.count + derived.count + others }

  /// Adds one.
  ///
  /// - Parameter words: its words; `nil` where it is only counted.
  mutating func add(_ words: String?, isStated: Bool) {
    guard let words else {
      others += 1
      return
    }
    if isStated { stated.append(words) } else { derived.append(words) }
  }

  /// All of them in words, and shorter words for a legend where that would be too long to be read: the stated ones,
  /// and the number of others.
  ///
  /// - Parameter noun: the noun for one of them: `gap`.
  func words(_ noun: String) -> (whole: [String], short: [String]) {
    let rest = others == 0 ? [] : [counted(others, noun)]
    let more = derived.isEmpty ? [] : [counted(derived.count, "derived \(noun)")]
    let most = stated.count > Self.mostStated ? [counted(stated.count - Self.mostStated, "more \(noun)")] : []
    return (stated + derived + rest, Array(stated.prefix(Self.mostStated)) + most + more + rest)
  }
}

/// The number with its noun: `1 gap`, `2 gaps`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
