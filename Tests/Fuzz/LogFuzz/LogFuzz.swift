import Diagnostics
import Glibc
import LayoutLanguage
import LayoutModel
import LogImport

/// The function that libFuzzer calls with a text that may contain constraint logs.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let source = SourceText(name: "fuzz.log", utf8: Array(UnsafeBufferPointer(start: start, count: count)))
  if getenv("LAYOUTDRAW_FUZZ_PRINT") != nil {
    print("let source = SourceText(name: \"fuzz.log\", utf8: \(source.utf8))")
  } else if let complaint = complaint(source) {
    print(complaint)
    fflush(nil)
    abort()
  }
  return 0
}

private func complaint(_ source: SourceText) -> String? {
  let read = readLogs(source)
  for diagnostic in read.diagnostics {
    if let span = diagnostic.span, span.start < 0 || span.end > source.utf8.count {
      return "\(diagnostic) is outside"
    }
  }
  let hasErrors = read.diagnostics.contains { $0.severity == .error }
  if hasErrors != read.logs.isEmpty { return "errors and logs do not go together" }
  return hasErrors ? nil : complaint(read.logs)
}

private func complaint(_ logs: [ConflictLog]) -> String? {
  let written = LogLayout(logs, from: "fuzz.log").written(as: "fuzz.layout")
  let parsed = parse(written.source)
  if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
    return "\(error) in\n\(String(decoding: written.source.utf8, as: UTF8.self))"
  }
  let counts = [written, parsed.layout].map { [$0.views.count, $0.constraints.count] }
  return counts[0] == counts[1] ? nil : "written \(counts[0]) views and constraints, read \(counts[1])"
}
