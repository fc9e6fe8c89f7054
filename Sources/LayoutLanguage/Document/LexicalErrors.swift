import Diagnostics

extension Diagnostic {
  static func unexpectedCharacter(_ scalar: Unicode.Scalar, at span: SourceSpan) -> Self {
    .error("unexpected-character", sentence(about: scalar), at: span)
  }

  static func semicolonOutsideBlock(at span: SourceSpan) -> Self {
    .error(
      "semicolon-outside-block", "';' separates statements only inside a block; use separate lines here",
      at: span)
  }

  static func textAfterBlock(at span: SourceSpan) -> Self {
    .error(
      "text-after-block",
      "unexpected text after '}'; start a new line (inside a block, ';' also separates statements)",
      at: span)
  }

  static func viewInBraces(_ name: String, at span: SourceSpan) -> Self {
    .error("expected-view", "put the view in brackets here: '[\(name)]'", at: span)
  }

  static func unopenedBlock(at span: SourceSpan) -> Self {
    .error("unopened-block", "this '}' has no matching '{'", at: span)
  }

  static func unclosedBlocks(_ count: Int, at span: SourceSpan, opening: SourceSpan) -> Self {
    .error(
      "unclosed-block",
      count == 1 ? "a block is not closed; expected '}'" : "\(count) blocks are not closed; expected '}'",
      at: span, notes: [.init("the \(count == 1 ? "" : "last ")block is opened here", at: opening)])
  }

  private static func sentence(about scalar: Unicode.Scalar) -> String {
    if let plain = plainForms[scalar] { return "unexpected '\(scalar)'; write \(plain)" }
    if scalar.properties.isAlphabetic {
      return "'\(scalar)' cannot be part of a name; names are made of a-z, A-Z, 0-9 and '_'"
    }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let isVisible = scalar.value > 0x20 && !scalar.properties.isDefaultIgnorableCodePoint
    return isVisible && scalar.value != 0x7F
      ? "unexpected character '\(scalar)' (\(code))" : "unexpected invisible character \(code)"
  }
}

/// Typographic characters that word processors insert, and the text to write instead.
private let plainForms: [Unicode.Scalar: String] = [
  "\u{A0}": "an ordinary space instead of a no-break space", "\u{2009}": "an ordinary space",
  "\u{202F}": "an ordinary space",
  "“": "'\"'", "”": "'\"'", "„": "'\"'", "‘": "'\"'", "’": "'\"'", "≤": "'<='", "≥": "'>='",
  "×": "'x' or '*'",
  "÷": "'/'", "−": "'-'", "–": "'-'", "—": "'-'", "→": "'->'", "·": "'*'",
]
