import Diagnostics
import Glibc
import InterfaceBuilder
import LayoutModel

/// The function that libFuzzer calls with a `.xib` or `.storyboard` file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let source = SourceText(name: "fuzz.xib", utf8: Array(UnsafeBufferPointer(start: start, count: count)))
  if getenv("LAYOUTDRAW_FUZZ_PRINT") != nil {
    print("let source = SourceText(name: \"fuzz.xib\", utf8: \(source.utf8))")
  } else if let complaint = complaint(source) {
    print(complaint)
    fflush(nil)
    abort()
  }
  return 0
}

private func complaint(_ source: SourceText) -> String? {
  complaint(readInterface(source), of: source)
    ?? complaint(readInterface(source, on: (Device.all.last!, .landscape)), of: source)
}

private func complaint(_ read: ReadInterface, of source: SourceText) -> String? {
  let hasErrors = read.diagnostics.contains { $0.severity == .error }
  let isEmpty = read.diagnostics.contains { $0.code == "no-views" }
  if (hasErrors || isEmpty) != read.layouts.isEmpty { return "errors and layouts do not go together" }
  let text = SourceSpan(start: 0, end: source.utf8.count)
  for diagnostic in read.diagnostics {
    guard let span = diagnostic.span else { return "\(diagnostic) has no place" }
    if !text.contains(span) { return "\(diagnostic) is outside" }
  }
  for layout in read.layouts {
    if let complaint = complaint(layout, in: text) { return complaint }
  }
  return nil
}

private func complaint(_ layout: Layout, in text: SourceSpan) -> String? {
  let names = layout.views.compactMap(\.name)
  if names.count != layout.views.count || Set(names).count != names.count { return "names are not unique" }
  for (index, view) in layout.views.enumerated() where (view.parent?.index ?? -1) >= index {
    return "\(view) precedes its superview"
  }
  for constraint in layout.constraints {
    if !text.contains(constraint.span) { return "\(constraint) is outside" }
    if !(1...1000).contains(constraint.priority) { return "\(constraint) has no priority" }
    for item in constraint.items where !layout.views.indices.contains(item.view.index) {
      return "\(constraint) constrains a view that is not in the layout"
    }
  }
  return nil
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}
