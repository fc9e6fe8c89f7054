public import Diagnostics
import LayoutModel

/// What a text holds of the messages that Xcode prints under “Unable to simultaneously satisfy constraints”.
public struct ConflictLogs: Sendable, Equatable {
  /// In the order of the text, each once.
  public var logs: [ConflictLog]
  /// What could not be read, line by line; an error where nothing could.
  public var diagnostics: [Diagnostic]
}

/// Reads the constraint logs in a text, whatever stands around them. Cost: a few passes over the text.
public func readLogs(_ source: SourceText) -> ConflictLogs {
  // 1. Undo what pasting did to it.
  let text = cleanText(source.utf8)
  // 2. Find what matters.
  let marks = findEntries(text)
  // 3. Read each constraint into the log that it belongs to.
  var collector = LogCollector()
  for (index, mark) in marks.enumerated() {
    let end = index + 1 < marks.count ? marks[index + 1].offset : text.count
    collector.take(mark, text, upTo: end)
  }
  collector.finish()
  // 4. What is printed again is reported once.
  let logs = foldRepeats(collector.logs)
  if logs.isEmpty {
    let hasLines = collector.findings.contains { !$0.isHidden }
    collector.report(.noLog(hasLines: hasLines), line: text.count)
  }
  return ConflictLogs(
    logs: logs, diagnostics: collector.sortedFindings.map { $0.diagnostic(in: source) } + collector.leftOut)
}
