internal import Encoding

/// The legend's words for a mark without a place in the picture: `8 left of a and b`.
struct OmittedWords {
  fileprivate let (before, more): (String, String)
  fileprivate let after: String
  fileprivate(set) var views: [String]

  /// - Parameters:
  ///   - before: the words before the names of views: `8 left of`.
  ///   - more: the words that replace `before` for several views.
  ///   - after: the words after the names: `40 wide`.
  init(_ before: String = "", views: [String] = [], more: String? = nil, _ after: String = "") {
    (self.before, self.more, self.after, self.views) = (before, more ?? before, after, views)
  }

  fileprivate func text(_ most: Int) -> String {
    [views.count > 1 ? more : before, listed(abridged(views, to: most)), after].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

/// The marks for which a picture has no space. The legend describes some of these marks, and only counts the others.
struct OmittedAnnotations {
  private struct Sentences {
    private(set) var all: [OmittedWords] = []
    private(set) var count = 0
    private var known: [String: Int] = [:]

    mutating func add(_ words: OmittedWords) {
      count += 1
      let key = "\(words.before) \(words.after)"
      if !words.views.isEmpty, let index = known[key] {
        all[index].views += words.views
      } else {
        known[key] = all.count
        all.append(words)
      }
    }
  }

  private struct Part {
    var noun: String
    var stated = Sentences()
    var derived = Sentences()
    var others = 0
  }
  private var parts: [Part] = []
  /// The largest number of views in a legend entry for a length that the file states, such as `8 left of a and b`. It
  /// is also the largest number of such entries in the short form.
  private static let mostStated = 60
  /// The largest number of views that the legend lists for a derived length (one that the file does not state).
  private static let mostDerived = 3

  var isEmpty: Bool { parts.isEmpty }

  /// Adds an annotation or name that did not fit into the picture.
  ///
  /// - Parameters:
  ///   - noun: the noun for one such mark: `gap`.
  ///   - words: the description in the legend; `nil` to only count the mark.
  ///   - isStated: whether the file states the length.
  ///   - count: the number of marks if `words` is `nil`.
  mutating func add(_ noun: String, _ words: OmittedWords? = nil, isStated: Bool = false, count: Int = 1) {
    if count <= 0 { return }
    let index = parts.firstIndex { $0.noun == noun } ?? parts.count
    if index == parts.count { parts.append(Part(noun: noun)) }
    switch words {
    case nil: parts[index].others += count
    case let words? where isStated: parts[index].stated.add(words)
    case let words?: parts[index].derived.add(words)
    }
  }

  func count(of nouns: [String]) -> Int {
    parts.reduce(0) { count, part in
      nouns.contains(part.noun) ? count + part.stated.count + part.derived.count + part.others : count
    }
  }

  var statedLengths: Int { parts.reduce(0) { $1.noun == "name" ? $0 : $0 + $1.stated.count } }

  /// The legend's words for the omitted marks. The short form only counts derived lengths: `3 derived gaps`.
  var words: (whole: [String], short: [String]) {
    var (whole, short): ([String], [String]) = ([], [])
    for part in parts {
      let rest = part.others == 0 ? [] : [counted(part.others, part.noun)]
      let all = part.stated.all.map { $0.text(Self.mostStated) }
      var stated = Array(all.prefix(Self.mostStated))
      if all.count > stated.count { stated.append(counted(all.count - stated.count, "more \(part.noun)")) }
      // `whole` lists all stated lengths, but at most `mostStated` names. More names are not needed, because the
      // picture's alternative text, which contains `whole`, also lists the views.
      whole +=
        (part.noun == "name" ? stated : all) + part.derived.all.map { $0.text(Self.mostDerived) } + rest
      short += stated
      if part.derived.count > 0 {
        let isLength = DrawingAnnotation.all.contains { $0.noun == part.noun && $0.isMeasure }
        short.append(counted(part.derived.count, isLength ? "derived \(part.noun)" : part.noun))
      }
      short += rest
    }
    return (whole, short)
  }
}

/// Returns the number with its noun: `1 gap`, `2 gaps`, `2 lengths of conflicting constraints`.
private func counted(_ count: Int, _ noun: String) -> String {
  if count == 1 { return "1 \(noun)" }
  let words = noun.split(separator: " of ", maxSplits: 1)
  return "\(count) \(words[0])s" + words.dropFirst().map { " of \($0)" }.joined()
}
