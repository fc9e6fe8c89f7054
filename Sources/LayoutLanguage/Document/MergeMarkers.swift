package import Diagnostics

/// Returns a single error that replaces all diagnostics if a file has both errors and merge conflict markers; otherwise
/// `nil`.
package func findMergeMarkers(in source: SourceText, _ diagnostics: [Diagnostic]) -> Diagnostic? {
  guard diagnostics.contains(where: { $0.severity == .error }) else { return nil }
  let markers = source.lineStarts.indices.map(source.lineSpan).filter {
    isMarker(source.utf8[$0.start..<$0.end])
  }
  guard let first = markers.first else { return nil }
  let count = max(1, markers.count { source.utf8[$0.start] == UInt8(ascii: "<") })
  return .error(
    "merge-conflict",
    count == 1
      ? "this file has an unresolved merge conflict here"
      : "this file has \(count) unresolved merge conflicts; the first one is here",
    at: first,
    help:
      "between '<<<<<<<' and '>>>>>>>', keep the lines that you want, and remove the markers"
  )
}

/// Returns whether a line is a merge conflict marker: seven or more of the same character (`<`, `|`, `=` or `>`), alone
/// on the line or before a space.
private func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
  guard let sign = line.first, "<|=>".utf8.contains(sign) else { return false }
  let rest = line.drop { $0 == sign }
  return line.count - rest.count >= 7 && (rest.isEmpty || rest.first == 0x20 || rest.first == 0x0D)
}
