import Diagnostics
import Drawing
import LayoutModel

/// The rule on names that look like misspelled names of SF Symbols.
enum UnknownSymbolRule: DrawingRemark {
  static let name = "unknown-symbol"
  static let summary = "names of SF Symbols that look misspelled"
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
        help: "write '\(meant)'"
          + (canvas.takesComments
            ? "; if the symbol '\(symbol)' exists, add '// check:ignore \(name)'" : ""))
    }
  }

  static func meantSymbol(_ name: String) -> String? {
    guard !isSymbol(name), name.utf8.count <= 64 else { return nil }
    let words = name.split(separator: ".")
    return candidates.first { candidate in
      guard candidate.words.count == words.count else { return false }
      let different = zip(words, candidate.words).filter { $0 != $1 }
      return different.count == 1 && isSlip(Array(different[0].0), Array(different[0].1))
    }?.name
  }

  /// The names of known symbols, with and without common suffixes, each also split into words at its periods.
  private static let candidates: [(name: String, words: [Substring])] = symbolNames.flatMap { known in
    ["", ".fill", ".circle", ".circle.fill"].map { known + $0 }
  }.map { ($0, $0.split(separator: ".")) }

  /// Returns whether `word` may be a typo of `other`. Two neighboring letters may be swapped if the word has at least 4
  /// letters. If it has at least 5, one letter after the first may be wrong, missing or added, but an `s` that is
  /// missing or added is not a typo.
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
