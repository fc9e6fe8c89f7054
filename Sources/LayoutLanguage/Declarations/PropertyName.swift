/// The properties of views, by the words that they are written with.
enum PropertyName: String, CaseIterable {
  case size, font, lines, margins, hugging, compression, fill, stroke, color, align, corner, hidden, unnamed,
    baselines, outset
  /// A stack's; `after` is a member's.
  case row, column, spacing, distribute, after

  /// The property that says the opposite.
  var opposite: PropertyName? {
    switch self {
    case .row: .column
    case .column: .row
    default: nil
    }
  }

  /// Whether something follows it that says how much, or which.
  var takesValue: Bool {
    switch self {
    case .hidden, .unnamed, .row, .column: false
    case .size, .font, .lines, .margins, .hugging, .compression, .fill, .stroke, .color, .align, .corner,
      .baselines, .outset, .spacing, .distribute, .after:
      true
    }
  }

  private static let words = WordTable<Self>()

  init?(rawValue: String) {
    guard let known = Self.words[rawValue] else { return nil }
    self = known
  }
}
