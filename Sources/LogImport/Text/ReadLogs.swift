public import Diagnostics
import LayoutModel

/// All messages “Unable to simultaneously satisfy constraints” in a text.
public struct ConflictLogs: Sendable, Equatable {
  /// The logs, in the order of the text. Logs that differ only in addresses are merged.
  public var logs: [ConflictLog]
  /// Warnings and notes, for example about unread lines and guessed superviews, and an error if the text contains no
  /// log.
  public var diagnostics: [Diagnostic]
}

/// Reads the constraint logs in a text, and ignores other text.
///
/// Cost: a few passes over the text.
public func readLogs(_ source: SourceText) -> ConflictLogs {
  // 1. Undo the changes that other programs made to the log.
  let text = cleanText(source.utf8)
  // 2. Find the headings and constraints.
  let marks = findEntries(text)
  // 3. Read each constraint, and add it to its log.
  var collector = LogCollector()
  for (index, mark) in marks.enumerated() {
    let end = index + 1 < marks.count ? marks[index + 1].offset : text.count
    collector.take(mark, text, upTo: end)
  }
  collector.finish()
  // 4. Merge logs that differ only in addresses.
  let logs = foldRepeats(collector.logs)
  if logs.isEmpty {
    let hasLines = collector.findings.contains { !$0.isHidden }
    collector.report(.noLog(hasLines: hasLines), line: text.count)
  }
  return ConflictLogs(
    logs: logs, diagnostics: collector.sortedFindings.map { $0.diagnostic(in: source) } + collector.leftOut)
}
