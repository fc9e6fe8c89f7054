import Diagnostics
import LayoutLanguage
import LayoutPipeline

// Comments in a source that make `check` ignore findings:
//
//     ignore = "//" … "check:ignore" RULE ("," RULE)*         on the line it concerns, or alone on the line above
//            | "//" … "check:ignore-file" RULE ("," RULE)*    anywhere: about the whole file

struct CheckIgnores {
  private struct Ignore {
    var rule: String
    var span: SourceSpan
    /// The index of the line, from 0, to which the comment applies; `nil` for the whole file.
    var line: Int?
    var isUsed = false
  }

  private struct Target: Hashable {
    var rule: String
    var line: Int?
  }

  private let source: SourceText?
  private var ignores: [Ignore] = []
  private var places: [Target: [Int]] = [:]
  private var empty: [SourceSpan] = []
  private var misspelled: [(meant: String, span: SourceSpan)] = []
  private var ignoredErrors: [String: Int] = [:]

  init() { source = nil }

  init(_ source: SourceText) {
    self.source = source
    for comment in source.comments { read(comment, of: source) }
    for (index, ignore) in ignores.enumerated() {
      places[Target(rule: ignore.rule, line: ignore.line), default: []].append(index)
    }
  }

  private mutating func read(_ comment: SourceComment, of source: SourceText) {
    let text = source[comment.span]
    guard let range = firstRange(of: "check:ignore", in: text) else {
      return readMisspelled(text, at: comment.span)
    }
    var rest = text[range...].dropFirst("check:ignore".count)
    let isFileWide = rest.hasPrefix("-file")
    if isFileWide { rest = rest.dropFirst("-file".count) }
    let offset = text[..<range].utf8.count
    let place = SourceSpan(start: comment.span.start + offset, end: comment.span.end)
    let line = comment.isAlone ? comment.line + 1 : comment.line
    let names = rest.split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    if names.isEmpty { empty.append(place) }
    for name in names {
      ignores.append(Ignore(rule: name, span: place, line: isFileWide ? nil : line))
    }
  }

  /// Records a misspelled comment, such as `// check ignore overlap`, which lacks the colon.
  private mutating func readMisspelled(_ text: String, at span: SourceSpan) {
    let words = text.split { "/ \t:,-_".contains($0) }
    guard words.count > 2, words[0].lowercased() == "check", words[1].lowercased() == "ignore" else { return }
    let isFileWide = words[2] == "file"
    let rest = text[words[isFileWide ? 2 : 1].endIndex...].drop { " \t:,".contains($0) }
    guard let rule = rest.split(whereSeparator: { ", \t".contains($0) }).first,
      checkRules.contains(where: { $0.name == rule })
    else { return }
    misspelled.append(("check:ignore\(isFileWide ? "-file" : "") \(rule)", span))
  }

  private func firstRange(of wanted: String, in text: String) -> String.Index? {
    Array(text.utf8).firstRange(of: Array(wanted.utf8)).map {
      text.utf8.index(text.startIndex, offsetBy: $0.lowerBound)
    }
  }

  /// Returns whether a comment about a line, or about the whole file, names the rule.
  func has(_ rule: String, at span: SourceSpan) -> Bool {
    guard let source else { return false }
    return [nil, source.lineIndex(at: span.start)].contains { places[Target(rule: rule, line: $0)] != nil }
  }

  mutating func covers(_ finding: Diagnostic) -> Bool {
    guard let source else { return false }
    let line = finding.span.map { source.lineIndex(at: $0.start) }
    let lines: [Int?] = line == nil ? [nil] : [nil, line]
    let found = lines.flatMap { places[Target(rule: finding.code, line: $0)] ?? [] }
    for index in found { ignores[index].isUsed = true }
    if !found.isEmpty, finding.severity == .error { ignoredErrors[finding.code, default: 0] += 1 }
    return !found.isEmpty
  }

  var count: [Diagnostic] {
    let parts = checkRules.compactMap { rule -> String? in
      guard let count = ignoredErrors[rule.name] else { return nil }
      let noun =
        switch rule.name {
        case AssertionRule.name: "failed assertion"
        case ConflictRule.name: "conflict"
        default: "\(rule.name) error"
        }
      return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    if parts.isEmpty { return [] }
    let isOne = ignoredErrors.values.reduce(0, +) == 1
    return [
      Diagnostic(
        .note, code: "ignored",
        "\(parts.joined(separator: " and ")) \(isOne ? "is" : "are") ignored because of a comment in the file",
        at: nil)
    ]
  }

  func complaints(active: [String]) -> [Diagnostic] {
    let known = checkRules.map { $0.name }
    let list = known.joined(separator: ", ")
    var complaints = empty.map {
      Diagnostic(
        .warning, code: "unused-ignore", "name the rules to ignore, as in 'check:ignore overlap'", at: $0)
    }
    complaints += misspelled.map {
      Diagnostic(
        .warning, code: "unused-ignore", "this comment ignores nothing: write '\($0.meant)'", at: $0.span)
    }
    for ignore in ignores where !ignore.isUsed {
      if !known.contains(ignore.rule) {
        complaints.append(
          Diagnostic(
            .warning, code: "unused-ignore",
            "no rule is named '\(ignore.rule)'; the rules are \(list)", at: ignore.span))
      } else if active.contains(ignore.rule) {
        complaints.append(
          Diagnostic(
            .warning, code: "unused-ignore",
            "the rule '\(ignore.rule)' reports nothing here, so this comment need not name it",
            at: ignore.span))
      }
    }
    return complaints
  }
}
