import Diagnostics
import LayoutModel

struct LogError: Error, Equatable {
  fileprivate var sentence: String

  static let noRelation = LogError(sentence: "the line has no '==', '<=' or '>=' and no 'H:' or 'V:'")
  static let noView = LogError(sentence: "the line does not contain a view such as 'UIView:0x7f95a3f1e9d0'")
  static let noNumber = LogError(sentence: "a number is missing")
  static let numberOutOfRange = LogError(sentence: "a number is too large")
  static let multiplierZero = LogError(sentence: "its multiplier is 0")
  static let priorityOutOfRange = LogError(sentence: "a priority must be from 1 to 1000")
  static let noVisualFormat = LogError(sentence: "its visual format is incomplete")
  static let noViewBetweenEdges = LogError(sentence: "there is no view between the edges")

  static func noAttribute(_ word: String) -> LogError {
    LogError(
      sentence: word.isEmpty
        ? "an attribute is missing" : "\(shortened(word)) is not a known layout attribute")
  }

  static func mixedAttributes(_ first: Attribute, _ second: Attribute) -> LogError {
    LogError(sentence: "'\(first.rawValue)' cannot be related to '\(second.rawValue)'")
  }
}

enum LogGuess: Equatable {
  /// The superview had to be guessed, because the line is cut off before the superview's name.
  case superview
  /// The view was guessed, because several views have this name.
  case sharedName(String)
}

struct LogFinding: Equatable {
  fileprivate var diagnostic: Diagnostic
  var line: Int

  init(_ diagnostic: Diagnostic, line: Int) { (self.diagnostic, self.line) = (diagnostic, line) }

  var isHidden: Bool { diagnostic == .hidden }

  /// Returns the diagnostic with the position of its line. An error gets no position, since it concerns the whole log.
  ///
  /// - Parameter source: The original text, which has the same line numbers as the cleaned text.
  func diagnostic(in source: SourceText) -> Diagnostic {
    var placed = diagnostic
    if placed.severity != .error { placed.span = trimmedLine(source) }
    return placed
  }

  private func trimmedLine(_ source: SourceText) -> SourceSpan? {
    guard source.lineStarts.indices.contains(line) else { return nil }
    var span = source.lineSpan(line)
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    while span.start < span.end, isBlank(source.utf8[span.start]) { span.start += 1 }
    while span.start < span.end, isBlank(source.utf8[span.end - 1]) { span.end -= 1 }
    return span
  }
}

extension Diagnostic {
  static func unread(_ error: LogError) -> Diagnostic {
    warning("log-unread", "this constraint could not be read: \(error.sentence)")
  }

  static func ignored(_ rest: String) -> Diagnostic {
    warning("log-ignored", "\(shortened(rest)) is unknown and was ignored")
  }

  static func guessed(_ guess: LogGuess) -> Diagnostic {
    switch guess {
    case .superview:
      warning(
        "log-guess", "this line does not show which view '|' is, so layoutdraw guesses the view",
        help:
          "the line is cut off; a complete line ends with text such as (active, names: '|':UIView:0x7f95a3f1e9d0 )"
      )
    case .sharedName(let name):
      warning(
        "log-guess",
        "several views have the name \(shortened(name)), so layoutdraw guesses which of them this constraint refers to",
        help: "give each of these views its own accessibilityIdentifier")
    }
  }

  static let noConstraint = warning(
    "log-unread",
    "this line could not be read: it does not describe a constraint in the format of UIKit, AppKit, SnapKit or Masonry"
  )

  static let inactive = Diagnostic(
    .note, code: "log-inactive", "this constraint is inactive, so the layout contains it only as a comment",
    at: nil)

  static func tooLong(_ limit: Int) -> Diagnostic {
    warning(
      "log-unread",
      "only the first \(limit) constraints of this conflict were read; most conflicts have fewer than 20",
      help: "keep only the lines of one conflict, from 'Unable to simultaneously satisfy constraints' on")
  }

  static let hidden = warning(
    "log-private", "the system replaced the constraints with '<private>'",
    help: "run the app from Xcode and copy the message from Xcode's console")

  static func noLog(hasLines: Bool) -> Diagnostic {
    hasLines
      ? Diagnostic(
        .error, code: "no-log", "none of the lines in the list of constraints could be read", at: nil,
        help:
          "a library seems to print constraints in its own format: turn off its custom constraint descriptions and run the app again"
      )
      : Diagnostic(
        .error, code: "no-log",
        "no constraint was found; expected what Xcode prints under 'Unable to simultaneously satisfy constraints'",
        at: nil, help: "a line such as <NSLayoutConstraint:0x6000 UIView:0x7f00.width == 24> is enough")
  }

  private static func warning(_ code: String, _ message: String, help: String? = nil) -> Diagnostic {
    Diagnostic(.warning, code: code, message, at: nil, help: help)
  }
}

private func shortened(_ text: String) -> String { text.count <= 40 ? "'\(text)'" : "'\(text.prefix(40))…'" }
