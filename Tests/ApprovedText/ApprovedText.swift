import Foundation

/// Returns the first difference between a text and its reference file; `nil` if the texts are equal.
public func difference(
  of text: String, fromReference name: String, test: String = #fileID
) throws -> String? {
  let module = test.prefix { $0 != "/" }
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("References/\(module)/\(name).txt")
  if ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return "recorded \(module)/\(name).txt"
  }
  let reference = try String(contentsOf: url, encoding: .utf8)
  guard text != reference else { return nil }
  let (expected, actual) = (reference.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
  let same = zip(expected, actual).prefix { $0 == $1 }.count
  let shown = expected[same...].prefix(5).map { "-\($0)" } + actual[same...].prefix(5).map { "+\($0)" }
  return (["\(module)/\(name).txt, line \(same + 1):"] + shown).joined(separator: "\n")
}
