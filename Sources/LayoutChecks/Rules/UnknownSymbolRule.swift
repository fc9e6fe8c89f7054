import Diagnostics
import Drawing
import LayoutModel

/// The rule on names of symbols that are one slip of the hand away from a symbol that pictures show. Other names are left
/// alone, since the system has thousands of symbols.
enum UnknownSymbolRule: DrawingRemark {
  static let name = "unknown-symbol"
  static let summary = "names of symbols that look like misspellings"
  static let isForCode = true

  static func mayFindSomething(_ solved: SolvedLayout) -> Bool {
    solved.layout.views.contains { view in view.symbol.map { !isSymbol($0) } ?? false }
  }

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    canvas.layout.views.indices.compactMap { index in
      guard let symbol = canvas.layout.views[index].symbol, let meant = meantSymbol(symbol) else {
        return nil
      }
      let view = ViewID(index)
      return finding(
        "the symbol '\(symbol)' of \(canvas.name(view)) looks like a misspelling of '\(meant)'",
        at: canvas.place(view),
        help: "write '\(meant)'; if there is a symbol '\(symbol)': '// check:ignore \(name)'")
    }
  }

  /// The symbol that is meant by an unknown name; `nil` for a known one, and where none is very near.
  static func meantSymbol(_ name: String) -> String? {
    guard !isSymbol(name), name.utf8.count <= 64 else { return nil }
    let words = name.split(separator: ".")
    return candidates.first { candidate in
      guard candidate.words.count == words.count else { return false }
      let different = zip(words, candidate.words).filter { $0 != $1 }
      return different.count == 1 && isSlip(Array(different[0].0), Array(different[0].1))
    }?.name
  }

  /// The symbols that pictures show, also with the usual endings, and the words of their names; split once, since
  /// every unknown name is compared with all.
  private static let candidates: [(name: String, words: [Substring])] = symbolNames.flatMap { known in
    ["", ".fill", ".circle", ".circle.fill"].map { known + $0 }
  }.map { ($0, $0.split(separator: ".")) }

  /// Returns whether one word is the other with two neighboring letters swapped, or, in a longer word that begins
  /// alike, with one letter too many, too few or wrong. A plural is another word.
  private static func isSlip(_ word: [Character], _ other: [Character]) -> Bool {
    guard word.count >= 4, (word + other).allSatisfy(\.isLetter) else { return false }
    let start = zip(word, other).prefix { $0 == $1 }.count
    let shared = min(word.count, other.count) - start
    let end = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let (a, b) = (
      word[start..<(word.count - min(end, shared))], other[start..<(other.count - min(end, shared))]
    )
    if a.count == 2, b.count == 2 { return Array(a) == b.reversed() }
    return word.count >= 5 && start > 0 && max(a.count, b.count) == 1 && (a + b) != ["s"]
  }
}

extension View {
  fileprivate var symbol: String? {
    if case .symbol(let name)? = control?.shape { name } else { nil }
  }
}
