import Diagnostics

extension LogFinding {
  /// - Parameter source: the text as it was given, whose lines are those of the cleaned one.
  func diagnostic(in source: SourceText) -> Diagnostic {
    let span = trimmedLine(source)
    switch kind {
    case .unread(let error):
      return Diagnostic(
        .warning, code: "log-unread", "this constraint could not be read: \(error.sentence)", at: span)
    case .ignored(let rest):
      return Diagnostic(
        .warning, code: "log-ignored", "ignored \(shortened(rest)), which is unknown", at: span)
    case .guessed(.superview):
      return Diagnostic(
        .warning, code: "log-guess",
        "this line does not say which view '|' is: its superview is a guess",
        at: span, help: "the line is cut; its end reads like (active, names: '|':UIView:0x7f95a3f1e9d0 )")
    case .guessed(.sharedName(let name)):
      return Diagnostic(
        .warning, code: "log-guess",
        "two views have the name \(shortened(name)): which one is meant where is a guess", at: span,
        help: "give one of them another accessibilityIdentifier")
    case .noConstraint:
      return Diagnostic(
        .warning, code: "log-unread",
        "this line of the list could not be read: it does not describe a constraint as UIKit, AppKit, SnapKit or Masonry do",
        at: span)
    case .inactive:
      return Diagnostic(
        .note, code: "log-inactive", "this constraint is inactive, so that it stands in a comment", at: span)
    case .hidden:
      return Diagnostic(
        .warning, code: "log-private", "the system hid the constraints as '<private>'", at: span,
        help: "run the program from Xcode and copy the message from its console")
    case .noLog(hasLines: true):
      return Diagnostic(
        .error, code: "no-log", "none of the lines of the list could be read", at: nil,
        help:
          "a library that describes constraints in its own words hides what they are about: switch its descriptions off and run again"
      )
    case .noLog(hasLines: false):
      return Diagnostic(
        .error, code: "no-log",
        "no constraint was found; expected what Xcode prints under 'Unable to simultaneously satisfy constraints'",
        at: nil, help: "a line such as <NSLayoutConstraint:0x6000 UIView:0x7f00.width == 24> is enough")
    }
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

private func shortened(_ text: String) -> String { text.count <= 40 ? "'\(text)'" : "'\(text.prefix(40))…'" }

extension LogError {
  fileprivate var sentence: String {
    switch self {
    case .noRelation: "it has no '==', '<=' or '>=' and no 'H:' or 'V:'"
    case .noView: "it names no view, such as 'UIView:0x7f95a3f1e9d0'"
    case .noAttribute(let word):
      word.isEmpty ? "an attribute is missing" : "\(shortened(word)) is not an attribute that a layout has"
    case .noNumber: "a number is missing"
    case .numberOutOfRange: "a number is too large"
    case .mixedAttributes(let first, let second):
      "'\(first.rawValue)' cannot be related to '\(second.rawValue)'"
    case .multiplierZero: "its multiplier is 0"
    case .priorityOutOfRange: "a priority must be from 1 to 1000"
    case .noVisualFormat: "its visual format is incomplete"
    case .noViewBetweenEdges: "there is no view between the edges"
    }
  }
}
