import Encoding
import LayoutChanges
import LayoutChecks

extension FileChange {
  /// The difference in words, such as `1204 pixels differ (0.8%), by at most 31/255, in 88x32 at 120,40`.
  public var text: String {
    switch self {
    case .pixels(let change):
      let pixels = change.count == 1 ? "1 pixel differs" : "\(change.count) pixels differ"
      return
        "\(pixels) (\(percent(change.ratio))), by at most \(levels(change.largest))/255, "
        + "in \(change.bounds)"
    case .sizes(let expected, let actual):
      return "\(actual.width) x \(actual.height) pixels instead of \(expected.width) x \(expected.height)"
    case .lines(let change):
      if let status = change.statusText { return status }
      let (old, new) = (change.expected.first ?? "", change.actual.first ?? "")
      if change.actualCount == 0 {
        return "\(count(change.expectedCount)) removed at line \(change.line)"
      }
      if change.expectedCount == 0 { return "\(count(change.actualCount)) added at line \(change.line)" }
      let start = zip(new, old).prefix { $0 == $1 }.count
      return "line \(change.line) is '\(brief(new, start))' instead of '\(brief(old, start))'"
    case .bytes: return "its bytes differ"
    case .unseen(let text), .unreadable(let text): return text
    }
  }

  private func count(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }

  private func brief(_ line: String, _ place: Int) -> String {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.count > Self.brief else { return String(trimmed) }
    let cut = max(0, min(place - (line.count - trimmed.count) - Self.brief / 2, trimmed.count - Self.brief))
    let part = trimmed.dropFirst(cut).prefix(Self.brief)
    return (cut > 0 ? "…" : "") + part + (part.endIndex < trimmed.endIndex ? "…" : "")
  }

  private static let brief = 60
}

/// Returns a fraction as a percentage, such as `3.3%`, `under 0.1%` or `over 99.9%`.
private func percent(_ ratio: Double) -> String {
  let tenths = (ratio * 1000).rounded()
  if tenths < 1 { return "under 0.1%" }
  if tenths >= 1000, ratio < 1 { return "over 99.9%" }
  return "\(shortest(tenths / 10))%"
}

extension VerifiedFile {
  /// The difference in words if it was tolerated, otherwise `nil`.
  public var toleratedText: String? { verdict == .same ? change.map { "tolerated: \($0.text)" } : nil }

  /// The problem in words; `nil` if the file is as expected.
  public var text: String? {
    let reported: String? =
      switch verdict {
      case .same: nil
      case .orphaned: "no layout produces this reference anymore"
      case .stale: "the layout no longer produces this reference"
      case .missing: isRecorded ? nil : "this reference does not exist yet"
      case .different, .violated, .failed: change?.text ?? "it differs"
      }
    guard isRecorded else { return reported }
    return reported.map { "\($0); recorded" }
      ?? (verdict == .missing ? "recorded as a new reference" : "recorded again")
  }
}

extension VerifiedCause {
  /// The cause, and the views that moved because another view did, in one line:
  /// `'save' moved 8 right: line 12, 'pad' 8 → 16; 'hint' followed`.
  public var inOneLine: String { ([text] + followers).joined(separator: "; ") }
}

extension Verification {
  /// The last line of a run's output, such as `58 of 60 as expected, 2 different`.
  public var summary: String {
    let counted = Verdict.allCases.reversed().compactMap { verdict in
      let count = cases.count { $0.verdict == verdict && !$0.isWhollyRecorded }
      return verdict != .same && count > 0 ? "\(count) \(verdict.rawValue)" : nil
    }
    let recorded = cases.count(where: \.isWhollyRecorded)
    let part = shard.map { "part \($0.text): " } ?? ""
    var same = "\(count(of: .same)) of \(cases.count) as expected"
    if toleratedCount > 0 { same += " (\(toleratedCount) with tolerated differences)" }
    return part + ([same] + counted + (recorded > 0 ? ["\(recorded) recorded"] : [])).joined(separator: ", ")
      + problemText
  }

  private var problemText: String {
    let (all, known) = problemCounts
    if all == 0 { return "" }
    let share =
      known == all
      ? ", all known"
      : known == 0 ? "" : "; \(known) of them \(known == 1 ? "shows" : "show") only known problems"
    return "; \(all == 1 ? "1 reference shows" : "\(all) references show") problems\(share)"
  }
}

extension VerifiedCase {
  var code: String { verdict == .same ? "recorded" : verdict.rawValue }

  /// The path and problem of the worst reference, followed by the extensions of the other affected references; `nil` if
  /// all references are as expected. After an extension, parentheses contain the change of the layout's status, if
  /// there is one; otherwise the reference's verdict, if it differs from the worst one.
  public var text: String? {
    let reported = files.filter { $0.text != nil }
    guard let first = reported.max(by: { $0.verdict < $1.verdict }), let text = first.text else { return nil }
    let others = reported.filter { $0.path != first.path }.map { file in
      if case .lines(let change) = file.change, let status = change.statusText {
        return "\(file.kind) (\(status))"
      }
      return file.verdict == first.verdict ? file.kind : "\(file.kind) (\(file.verdict.rawValue))"
    }
    return "\(first.path): \(text)"
      + (others.isEmpty ? "" : "; also affected: \(others.joined(separator: ", "))")
  }

  /// Returns the layout's diagnostics. If references are not as expected, another diagnostic says so. It points to the
  /// line that caused the difference, if this line is known.
  ///
  /// - Parameter references: the path of the references' folder.
  public func annotations(references: String) -> [LocatedDiagnostic] {
    guard let reported = text else { return problems }
    let isOfReference = verdict == .orphaned || verdict == .stale
    let file = isOfReference ? nil : layout?.path
    let line = file == nil ? nil : causes.lazy.compactMap(\.line).first
    // The diagnostic for an orphaned or stale reference is located in the reference itself, so its message does not
    // repeat the path.
    let prefix = isOfReference ? "\(files.first?.path ?? name): " : ""
    let text = reported.hasPrefix(prefix) ? String(reported.dropFirst(prefix.count)) : reported
    return problems + [
      LocatedDiagnostic(
        isWhollyRecorded ? .warning : .error, code: code, [text] + causeLines,
        file: file ?? "\(references)/\(files.first?.path ?? name)",
        at: line.map { .init(line: $0, column: 1, endLine: $0, endColumn: 1) })
    ]
  }
}
