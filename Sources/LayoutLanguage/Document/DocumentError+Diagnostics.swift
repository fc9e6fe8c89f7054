import Diagnostics

extension DocumentError {
  var diagnostic: Diagnostic {
    switch self {
    case .notUTF8(let span):
      Diagnostic(
        .error, code: "invalid-utf8", "the text is not valid UTF-8 from here on; save the file as UTF-8",
        at: span)
    case .binary(let span):
      Diagnostic(
        .error, code: "binary-file",
        "the file contains a NUL byte, so it is not a text file; is it the right one?",
        at: span)
    case .picture(let format, let span):
      Diagnostic(
        .error, code: "invalid-utf8", "this is a \(format) picture, not the text of a layout", at: span,
        help: "'layoutdraw metadata' prints what a picture of a layout shows")
    case .xcodeLog(let span):
      Diagnostic(
        .error, code: "xcode-log", "this is a log of Xcode's, not a layout", at: span,
        help: "'layoutdraw import-log' reads it and draws the conflict")
    case .unexpectedCharacter(let scalar, let span):
      Diagnostic(.error, code: "unexpected-character", sentence(about: scalar), at: span)
    case .unterminatedString(let span, let opening):
      Diagnostic(
        .error, code: "unterminated-string", "the string is not closed; it must end in '\"' on its line",
        at: span,
        notes: [.init("the string starts here", at: opening)])
    case .semicolonOutsideBlock(let span):
      Diagnostic(
        .error, code: "semicolon-outside-block",
        "';' separates statements only inside a block; use separate lines here", at: span)
    case .textAfterBlock(let span):
      Diagnostic(
        .error, code: "text-after-block",
        "put a statement after '}' on its own line, or after ';' inside a block",
        at: span)
    case .unopenedBlock(let span):
      Diagnostic(.error, code: "unopened-block", "this '}' does not close a block", at: span)
    case .unclosedBlocks(let count, let span, let opening):
      Diagnostic(
        .error, code: "unclosed-block",
        count == 1 ? "a block is not closed; expected '}'" : "\(count) blocks are not closed; expected '}'",
        at: span, notes: [.init("the \(count == 1 ? "" : "last ")block is opened here", at: opening)])
    }
  }

  private func sentence(about scalar: Unicode.Scalar) -> String {
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

/// What word processors and web pages make of characters of the language.
private let plainForms: [Unicode.Scalar: String] = [
  "\u{A0}": "a plain blank instead of a no-break space", "\u{2009}": "a plain blank",
  "\u{202F}": "a plain blank",
  "“": "'\"'", "”": "'\"'", "„": "'\"'", "‘": "'\"'", "’": "'\"'", "≤": "'<='", "≥": "'>='",
  "×": "'x' or '*'",
  "÷": "'/'", "−": "'-'", "–": "'-'", "—": "'-'", "→": "'->'", "·": "'*'",
]
