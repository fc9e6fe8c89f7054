/// The properties of views, by the words that they are written with.
enum PropertyName: String, CaseIterable {
  case size, font, lines, margins, hugging, compression, fill, stroke, corner, hidden

  private static let words = WordTable<Self>()

  init?(rawValue: String) {
    guard let known = Self.words[rawValue] else { return nil }
    self = known
  }
}
