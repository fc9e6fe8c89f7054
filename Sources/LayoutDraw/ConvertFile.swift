public import Conversion
import LayoutEngine

/// A layout file in another notation.
public struct ConvertedFile: Sendable, Equatable {
  public var source: SourceText
  /// What reading said, and what the notation could not say; with an error, there is no text.
  public var diagnostics: [Diagnostic]
  public var text: String?
}

/// Reads a layout file and writes it in another notation.
///
/// Cost: that of solving it on its canvases, which tells how freely it may be said.
public func convert(
  _ source: SourceText, to target: any ConversionTarget.Type,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) -> ConvertedFile {
  // 1. Text to layout.
  let parsed = read(source)
  var converted = ConvertedFile(source: source, diagnostics: parsed.diagnostics, text: nil)
  guard !parsed.hasErrors else { return converted }
  // 2. Whether everything in it can hold, and where.
  let layout = parsed.layout
  let solutions = layout.canvases.map { LayoutEngine.solve(layout, on: $0, measuring: text) }
  // 3. Layout to text.
  let conversion = target.convert(ConversionSource(layout, solutions: solutions))
  converted.text = conversion.text
  converted.diagnostics += conversion.findings.prefix(mostFindingsTold).map(\.diagnostic)
  let rest = conversion.findings.count - mostFindingsTold
  if rest > 0 {
    converted.diagnostics.append(
      Diagnostic(.note, code: "too-many-diagnostics", "\(rest) more are not shown", at: nil))
  }
  return converted
}

/// More than a person reads.
private let mostFindingsTold = 1000
