/// Finds the enumeration case for a word faster than `init(rawValue:)`, by comparing integers.
struct WordTable<Word: CaseIterable & RawRepresentable & Sendable>: Sendable where Word.RawValue == String {
  private let words: [(key: WordKey, word: Word)]

  init() { words = Word.allCases.map { (WordKey($0.rawValue), $0) } }

  subscript(text: String) -> Word? {
    let key = WordKey(text)
    for (known, word) in words where known == key {
      if key.isWhole || word.rawValue == text { return word }
    }
    return nil
  }
}

private struct WordKey: Equatable {
  private let count: Int
  private let first: UInt64
  private let second: UInt64

  init(_ text: String) {
    var text = text
    (count, first, second) = text.withUTF8 { bytes in
      var (first, second) = (0 as UInt64, 0 as UInt64)
      for index in 0..<min(bytes.count, 8) { first = first << 8 | UInt64(bytes[index]) }
      if bytes.count > 8 {
        for index in 8..<min(bytes.count, 16) { second = second << 8 | UInt64(bytes[index]) }
      }
      return (bytes.count, first, second)
    }
  }

  var isWhole: Bool { count <= 16 }
}
