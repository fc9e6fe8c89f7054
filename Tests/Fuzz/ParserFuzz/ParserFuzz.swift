import Diagnostics
import Glibc
import LayoutLanguage
import LayoutModel

/// The function that libFuzzer calls with a `.layout` file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let source = SourceText(name: "fuzz.layout", utf8: Array(UnsafeBufferPointer(start: start, count: count)))
  if getenv("LAYOUTDRAW_FUZZ_PRINT") != nil {
    print("let source = SourceText(name: \"fuzz.layout\", \(argument(for: source.utf8)))")
  } else if let complaint = complaint(source) {
    print(complaint)
    fflush(nil)
    abort()
  }
  return 0
}

private func argument(for bytes: [UInt8]) -> String {
  String(validating: bytes, as: UTF8.self).map { "text: \($0.debugDescription)" } ?? "utf8: \(bytes)"
}

private func complaint(_ source: SourceText) -> String? {
  let parsed = parse(source, options: ParseOptions(strictVFL: true))
  if let stray = strayPlace(in: parsed, of: source) { return stray }
  var terminal = TerminalWriter(source)
  for diagnostic in parsed.diagnostics where terminal.text(for: diagnostic).isEmpty {
    return "\(diagnostic) reads as nothing"
  }
  guard let text = formatted(source) else {
    return parsed.hasErrors ? nil : "a text without errors is not formatted"
  }
  if parsed.hasErrors { return "a text with errors is formatted" }
  let again = formatted(SourceText(name: source.name, text: text))
  return again == text ? nil : "formatted as \(text.debugDescription), then as \(again.debugDescription)"
}

private func strayPlace(in parsed: ParsedLayout, of source: SourceText) -> String? {
  let text = SourceSpan(start: 0, end: source.utf8.count)
  for diagnostic in parsed.diagnostics {
    for span in [diagnostic.span] + diagnostic.notes.map(\.span) where !(span.map(text.contains) ?? true) {
      return "\(diagnostic) is outside"
    }
  }
  for constraint in parsed.layout.constraints where !text.contains(constraint.span) {
    return "\(constraint) is outside"
  }
  for view in parsed.layout.views where !(view.span.map(text.contains) ?? true) {
    return "\(view) is outside"
  }
  return nil
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}
