public import CairoRendering
public import Conversion
public import Diagnostics
import Encoding
public import Graphics
public import InterfaceBuilder
import LayoutEngine
import LayoutLanguage
import LayoutModel

/// A layout file in another notation.
public struct ConvertedFile: Sendable, Equatable {
  /// What was read.
  public var source: SourceText
  /// What reading said, and what the notation could not say; with an error, there is no text.
  public var diagnostics: [Diagnostic]
  /// The other notation; `nil` where the source has errors.
  public var text: String?
}

/// Reads a layout file and writes it in another notation.
///
/// - Parameter canvas: which scene of an Interface Builder file that has several.
///
/// Cost: that of solving it on its canvases, which tells how freely it may be said.
public func convert(
  _ source: SourceText, to target: any ConversionTarget.Type, sizes: ContentSizes = .nearest,
  canvas: String? = nil,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) -> ConvertedFile {
  // 1. Text to layout.
  let parsed = read(source, sizes: sizes)
  var converted = ConvertedFile(source: source, diagnostics: parsed.diagnostics, text: nil)
  guard !parsed.hasErrors else { return converted }
  // 2. Whether everything in it can hold, and where.
  var layout: Layout
  do throws(UnknownCanvas) { layout = try parsed.layout(of: canvas) } catch {
    converted.diagnostics.append(error.diagnostic)
    return converted
  }
  let solutions = layout.canvases.map { LayoutEngine.solve(layout, on: $0, measuring: text) }
  // What a stack's members get of its room, as numbers; one without content gets none.
  layout = layout.resolvingShares(measuring: text)
  layout.constraints.removeAll { $0.form == .terms([], constant: 0) }
  layout.fixSavedSizes(solutions[0])
  // 3. Layout to text.
  let conversion = target.convert(ConversionSource(layout, solutions: solutions))
  converted.text = conversion.text
  let kept = KeptComments(source, isCode: target.fileExtension != "layout")
  converted.text = kept.lines.map { $0 + "\n" }.joined() + conversion.text
  converted.diagnostics += kept.losses + parsed.metrics.map(\.loss)
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

/// The comments of a source that a conversion keeps: those before its first statement, and, where a layout comes of it,
/// those that speak to the program about the whole file, which stand before all others.
private struct KeptComments {
  private(set) var lines: [String] = []
  /// What is said of the others, whose statements are not those of the result.
  private(set) var losses: [Diagnostic] = []

  init(_ source: SourceText, isCode: Bool) {
    var isInHead = true
    for index in source.lineStarts.indices {
      let line = source.lineSpan(index)
      let start = source.commentStart(in: line)
      let isAlone = source.utf8[line.start..<(start ?? line.end)].allSatisfy {
        [0x20, 0x09, 0x0D].contains($0)
      }
      isInHead = isInHead && isAlone
      guard let start else { continue }
      let place = SourceSpan(start: start, end: line.end)
      let text = source[place]
      let isOfFile =
        text.drop { $0 == "/" || $0 == " " }.hasPrefix("draw:") || text.contains("check:ignore-file")
      if isAlone, isCode ? isInHead && !isOfFile : isInHead || isOfFile {
        let line = text.reversed().drop(while: \.isWhitespace).reversed()
        lines.append(line.map { $0 == "\t" ? "\t" : printable(String($0)) }.joined())
      } else {
        losses.append(
          Diagnostic(
            .note, code: "not-kept", "this comment is dropped: the lines that it describes are rewritten",
            at: place))
      }
    }
  }
}

extension Metric {
  /// A converted layout says numbers.
  fileprivate var loss: Diagnostic {
    Diagnostic(
      .note, code: "not-kept",
      "the metric '\(name)' is replaced by its value, \(shortest(value))", at: span
    )
  }
}

extension ParsedLayout {
  /// The layout that has a canvas of this name or label; the only one, where none is named.
  fileprivate func layout(of canvas: String?) throws(UnknownCanvas) -> Layout {
    guard layouts.count > 1 || canvas != nil else { return layout }
    let variants = layouts.variants(CanvasMatrix())
    guard let canvas else { throw UnknownCanvas(name: nil, labels: variants.map(\.label)) }
    return try variants.named([canvas])[0].layout
  }
}

extension Layout {
  /// Writes down the content sizes that an Interface Builder file has led to: no other notation says where they come from.
  fileprivate mutating func fixSavedSizes(_ solution: SolvedLayout) {
    for index in views.indices where views[index].saved != nil {
      views[index].saved = nil
      views[index].hasExplicitSize = true
      views[index].explicitSize = solution.intrinsicSizes[index]
    }
  }
}
