import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutLanguage

struct PastedText {
  let diagnostics: [Diagnostic]
  let replaced: String

  init(_ text: String) {
    let source = SourceText(name: "test.layout", text: text)
    diagnostics = parse(source).diagnostics
    let edits = diagnostics.flatMap(\.replacement).sorted { $0.span.start < $1.span.start }
    let changed = source.applying(edits)
    replaced = changed[SourceSpan(start: 0, end: changed.utf8.count)]
  }

  func frames(_ names: [String]) -> [[Double]] {
    let parsed = parse(SourceText(name: "test.layout", text: replaced))
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message) in:\n\(replaced)")
    }
    guard !parsed.hasErrors else { return [] }
    let solved = solve(parsed.layout, on: parsed.layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.conflicts.isEmpty, "a conflict in:\n\(replaced)")
    return names.map { name in
      guard let index = solved.layout.views.firstIndex(where: { $0.name == name }) else { return [] }
      let frame = solved.frames[index]
      return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 + 0 }
    }
  }
}
