public import CairoRendering
public import Diagnostics
public import Graphics
import LayoutEngine
public import LayoutModel
import LogImport

/// What Xcode's constraint logs came to: a layout that conflicts as they do.
public struct ImportedLog: Sendable, Equatable {
  /// The text that held the logs.
  public var source: SourceText
  /// What could not be read, line by line; with an error, there is no layout.
  public var diagnostics: [Diagnostic]
  /// What can be solved and drawn; `nil` where nothing could be read.
  public var content: Layout?
  /// Its text, a layout file.
  public var layout: SourceText? { content?.source }
  /// How many logs the text holds, repeats aside.
  public var count: Int
  /// Views whose size no log tells, by axis: their names in the layout.
  public var assumedSizes = PerAxis<[String]>(both: [])

  /// Whether nothing could be made of it.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads what Xcode prints under “Unable to simultaneously satisfy constraints”, and writes it as a layout in which
/// the constraints that the conflict needs stand first.
///
/// - Parameters:
///   - number: the only log to read, from 1; `nil` is all of them, up to `mostLogs`.
///   - name: what the layout is called; `nil` where nobody will see its text: then it goes by the log's name, and
///     its lines by the numbers that they have in the log.
/// Cost: a few passes over the text, and a solve of each log by itself.
public func importLog(
  _ source: SourceText, number: Int? = nil, as name: String? = nil,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) -> ImportedLog {
  // 1. The text to logs.
  let read = readLogs(source)
  var imported = ImportedLog(
    source: source, diagnostics: read.diagnostics, count: read.logs.count)
  guard !read.logs.isEmpty else { return imported }
  // 2. Those that are wanted.
  guard var chosen = choose(read.logs, number: number, &imported.diagnostics) else { return imported }
  // 3. What each conflict needs, and what its log does not tell.
  let studied = chosen.map { analyzeLog($0, measuring: text) }
  // 4. Logs to a layout.
  chosen = studied.map(\.log)
  let logs = LogLayout(chosen, outcomes: studied.map(\.outcome), from: source.name)
  let isWhole = !read.diagnostics.contains { $0.code == "log-unread" }
  for (study, views) in zip(studied, logs.views) {
    let names = views.map { logs.layout[$0].name ?? "" }
    imported.diagnostics += study.remarks(in: source, names, isWhole: isWhole)
    for axis in Axis.allCases {
      imported.assumedSizes[axis] += study.outcome.openSizes[axis].map { names[$0] }
    }
  }
  imported.content = logs.written(as: name ?? source.name, numberedAs: name == nil ? chosen : nil)
  return imported
}

/// No picture is readable that shows more of them.
public let mostLogs = 50

private func choose(
  _ logs: [ConflictLog], number: Int?, _ diagnostics: inout [Diagnostic]
) -> [ConflictLog]? {
  if let number {
    if logs.indices.contains(number - 1) { return [logs[number - 1]] }
    diagnostics.append(
      Diagnostic(
        .error, code: "no-such-log",
        "there is no conflict \(number): the text has \(logs.count == 1 ? "only one" : "\(logs.count)")",
        at: nil))
    return nil
  }
  if logs.count > mostLogs {
    diagnostics.append(
      Diagnostic(
        .note, code: "too-many-logs", "only the first \(mostLogs) of \(logs.count) logs are in the layout",
        at: nil, help: "--log \(mostLogs + 1) reads the next one by itself"))
  }
  return Array(logs.prefix(mostLogs))
}
