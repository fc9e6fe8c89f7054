/// The marks that found no room in a picture. Those that a file states are listed in words, others in words
/// or as a number.
struct OmittedAnnotations {
  private struct Part {
    var noun: String
    var stated: [String] = []
    var derived: [String] = []
    /// The number of those without words.
    var others = 0
  }
  private var parts: [Part] = []
  /// The limit for the list; a longer one would be longer than any picture.
  private static let mostStated = 60

  var isEmpty: Bool { parts.isEmpty }

  /// Adds a mark, or several without words.
  ///
  /// - Parameters:
  ///   - noun: the noun for one of them: `gap`.
  ///   - words: its words; `nil` where it is only counted.
  mutating func add(_ noun: String, _ words: String? = nil, isStated: Bool = false, count: Int = 1) {
    if count <= 0 { return }
    let index = parts.firstIndex { $0.noun == noun } ?? parts.count
    if index == parts.count { parts.append(Part(noun: noun)) }
    switch words {
    case nil: parts[index].others += count
    case let words? where isStated: parts[index].stated.append(words)
    case let words?: parts[index].derived.append(words)
    }
  }

  /// The number of omitted marks that have one of these nouns.
  func count(of nouns: [String]) -> Int {
    parts.reduce(0) { count, part in
      nouns.contains(part.noun) ? count + part.stated.count + part.derived.count + part.others : count
    }
  }

  /// All omitted marks in words, and shorter words for a legend where that would be too long to be read: the stated
  /// ones, and the number of others.
  var words: (whole: [String], short: [String]) {
    var (whole, short): ([String], [String]) = ([], [])
    for part in parts {
      let rest = part.others == 0 ? [] : [counted(part.others, part.noun)]
      let (noun, most) = (part.noun, Self.mostStated)
      var stated = Array(part.stated.prefix(most))
      if part.stated.count > most { stated.append(counted(part.stated.count - most, "more \(noun)")) }
      // All names would only repeat the list of views.
      whole += (noun == "name" ? stated : part.stated) + part.derived + rest
      short += stated
      if !part.derived.isEmpty { short.append(counted(part.derived.count, "derived \(noun)")) }
      short += rest
    }
    return (whole, short)
  }
}

/// The number with its noun: `1 gap`, `2 gaps`, `2 lengths of conflicts`.
private func counted(_ count: Int, _ noun: String) -> String {
  if count == 1 { return "1 \(noun)" }
  let words = noun.split(separator: " of ", maxSplits: 1)
  return "\(count) \(words[0])s" + words.dropFirst().map { " of \($0)" }.joined()
}
