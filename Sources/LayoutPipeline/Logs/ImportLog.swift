public import CairoRendering
public import Diagnostics
public import Drawing
public import Graphics
import LayoutEngine
public import LayoutModel
import LogImport

/// The result of importing constraint logs from Xcode: a layout with the same conflicts.
public struct ImportedLog: Sendable, Equatable {
  /// The text that contains the logs.
  public var source: SourceText
  /// The errors, warnings and notes about the logs.
  public var diagnostics: [Diagnostic]
  /// The imported layout; `nil` if there was an error.
  public var content: Layout?
  /// The layout as the text of a layout file.
  public var layout: SourceText? { content?.source }
  /// The number of different logs in the text.
  public var count: Int
  /// The information that drawing needs from the logs.
  public var pictured = PicturedLog(constraints: [], assumesMargins: false)

  /// Indicates whether an error prevented the import.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads Xcode's messages “Unable to simultaneously satisfy constraints” and returns a layout with the same conflicts.
///
/// Cost: a few passes over the text, and a few solves of each log.
///
/// - Parameters:
///   - number: the number, from 1, of the only log to read; `nil` for the first `mostLogs` logs.
///   - name: the layout's name in messages; `nil` for the log's name and line numbers.
///   - isPicture: whether the layout is only for a picture, without the system's temporary sizes of 0.
public func importLog(
  _ source: SourceText, number: Int? = nil, as name: String? = nil, isPicture: Bool = false,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) -> ImportedLog {
  // 1. Read the logs.
  let read = readLogs(source)
  var imported = ImportedLog(
    source: source, diagnostics: read.diagnostics, count: read.logs.count)
  guard !read.logs.isEmpty else { return imported }
  // 2. Choose the logs to import.
  guard var chosen = choose(read.logs, number: number, &imported.diagnostics) else { return imported }
  // 3. In each log, find views that overlap, widths and heights that the log does not determine, and the constraints
  // that are necessary for the conflict.
  let analyses = chosen.map { analyzeLog($0, isPicture: isPicture, measuring: text) }
  // 4. Make a layout.
  chosen = analyses.map(\.log)
  let logs = LogLayout(chosen, outcomes: analyses.map(\.outcome), from: source.name, isPicture: isPicture)
  let isWhole = !read.diagnostics.contains { $0.code == "log-unread" }
  for (analysis, views) in zip(analyses, logs.views) {
    let names = views.map { logs.layout[$0].name ?? "" }
    imported.diagnostics += analysis.remarks(in: source, names, isWhole: isWhole)
  }
  imported.pictured = PicturedLog(
    constraints: logs.constraints, assumesMargins: chosen.contains(where: \.usesMargins))
  imported.content = logs.written(as: name ?? source.name, numberedAs: name == nil ? chosen : nil)
  return imported
}

/// The largest number of logs in one layout, since a picture of more logs would not be legible.
public let mostLogs = 50

private func choose(
  _ logs: [ConflictLog], number: Int?, _ diagnostics: inout [Diagnostic]
) -> [ConflictLog]? {
  if let number {
    if logs.indices.contains(number - 1) { return [logs[number - 1]] }
    diagnostics.append(
      Diagnostic(
        .error, code: "no-such-log",
        "there is no conflict \(number): the text contains \(logs.count == 1 ? "only one conflict" : "\(logs.count) conflicts")",
        at: nil))
    return nil
  }
  if logs.count > mostLogs {
    diagnostics.append(
      Diagnostic(
        .note, code: "too-many-logs", "only the first \(mostLogs) of \(logs.count) logs are in the layout",
        at: nil, help: "to read the next log alone, use --log \(mostLogs + 1)"))
  }
  return Array(logs.prefix(mostLogs))
}
