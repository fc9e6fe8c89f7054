import Foundation
public import Testing

/// Expects a text to be that of a file in the folder `References` beside the test file. `LAYOUTDRAW_RECORD=1` writes the
/// file instead; such a run fails, since it compares nothing.
///
/// A reference pins a wide output that nobody would compute by hand. Somebody must read it before it is committed.
public func expect(
  _ text: String, matches name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("References").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.path)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(file.path) cannot be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let bytes = try? Data(contentsOf: file) else {
    Issue.record(
      "\(file.path) is missing; LAYOUTDRAW_RECORD=1 writes it", sourceLocation: sourceLocation)
    return
  }
  if Data(text.utf8) == bytes { return }
  let wanted = lines(of: String(decoding: bytes, as: UTF8.self))
  let found = lines(of: text)
  let differing = (0..<max(wanted.count, found.count)).filter { number in
    line(number, of: wanted) != line(number, of: found)
  }
  let shown = differing.prefix(8).map { number in
    "line \(number + 1)\n- \(line(number, of: wanted) ?? "")\n+ \(line(number, of: found) ?? "")"
  }
  Issue.record(
    "\(differing.count) lines differ from \(file.path):\n\(shown.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

private func line(_ number: Int, of lines: [Substring]) -> Substring? {
  number < lines.count ? lines[number] : nil
}
