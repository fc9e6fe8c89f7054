/// What found no room in a picture: what a file states in words, and what follows from it in words or by number.
struct LeftOut {
  private var stated: [String] = []
  private var derived: [String] = []
  /// Without words.
  private var others = 0

  /// More would be longer than any picture.
  private static let mostStated = 60

  var count: Int { stated.count + derived.count + others }

  /// - Parameter words: `nil` for what is only counted.
  mutating func add(_ words: String?, isStated: Bool) {
    guard let words else {
      others += 1
      return
    }
    if isStated { stated.append(words) } else { derived.append(words) }
  }

  /// All of it, and what a legend says where that would be too long to be read: what is stated, and how much else.
  ///
  /// - Parameter noun: of one of them: `gap`.
  func words(_ noun: String) -> (whole: [String], short: [String]) {
    let rest = others == 0 ? [] : [counted(others, noun)]
    let more = derived.isEmpty ? [] : [counted(derived.count, "derived \(noun)")]
    let most = stated.count > Self.mostStated ? [counted(stated.count - Self.mostStated, "more \(noun)")] : []
    return (stated + derived + rest, Array(stated.prefix(Self.mostStated)) + most + more + rest)
  }
}

/// `1 gap`, `2 gaps`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
