public import CairoRendering
public import Conversion
public import Diagnostics
import Encoding
public import Graphics
public import InterfaceBuilder
import LayoutEngine
import LayoutLanguage
import LayoutModel

/// The result of converting a layout file to another notation.
public struct ConvertedFile: Sendable, Equatable {
  /// The source that was read.
  public var source: SourceText
  /// The diagnostics of reading the source, and those about the parts that the other notation cannot express.
  public var diagnostics: [Diagnostic]
  /// The text in the other notation; `nil` if an error prevented the conversion.
  public var text: String?
}

/// Reads a layout file and writes it in another notation.
///
/// Cost: solving the layout on each canvas.
///
/// - Parameter canvas: the scene to convert, required if an Interface Builder file has several scenes.
public func convert(
  _ source: SourceText, to target: any ConversionTarget.Type, sizes: ContentSizes = .nearest,
  canvas: String? = nil,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) -> ConvertedFile {
  let parsed = read(source, sizes: sizes)
  var converted = ConvertedFile(source: source, diagnostics: parsed.diagnostics, text: nil)
  guard !parsed.hasErrors else { return converted }
  var layout: Layout
  do throws(UnknownCanvas) { layout = try parsed.layout(of: canvas) } catch {
    converted.diagnostics.append(error.diagnostic)
    return converted
  }
  if let excess = [layout].variants(CanvasMatrix()).excess {
    converted.diagnostics.append(excess)
    return converted
  }
  let solutions = layout.canvases.map { LayoutEngine.solve(layout, on: $0, measuring: text) }
  layout = layout.resolvingShares(measuring: text)
  layout.constraints.removeAll { $0.form == .terms([], constant: 0) }
  layout.fixSavedSizes(solutions[0])
  if target.fileExtension == "layout" { layout.useBaselinesOfTexts(solutions[0], measuring: text) }
  let conversion = target.convert(ConversionSource(layout, solutions: solutions))
  converted.text = conversion.text
  // The XML comments of an Interface Builder file are not kept.
  let kept =
    layout.isInterface
    ? PreservedComments() : PreservedComments(source, isCode: target.fileExtension != "layout")
  converted.text = kept.lines.map { $0 + "\n" }.joined() + conversion.text
  converted.diagnostics += kept.losses + parsed.metrics.map(\.loss)
  if let warning = layout.warningAboutFramework(of: target) { converted.diagnostics.append(warning) }
  converted.diagnostics += conversion.findings.prefix(mostReportedFindings).map(\.diagnostic)
  let rest = conversion.findings.count - mostReportedFindings
  if rest > 0 {
    converted.diagnostics.append(
      Diagnostic(.note, code: "too-many-diagnostics", "messages not shown: \(rest)", at: nil))
  }
  return converted
}

private let mostReportedFindings = 1000

/// The comments that a conversion keeps: those before the first statement. If the result is a layout file, directives
/// for the whole file are kept from anywhere in the source; otherwise, they are dropped.
private struct PreservedComments {
  private(set) var lines: [String] = []
  private(set) var losses: [Diagnostic] = []

  init() {}

  init(_ source: SourceText, isCode: Bool) {
    var (isInHead, end) = (true, source.lineStarts[0])
    for comment in source.comments {
      isInHead = isInHead && source.utf8[end..<comment.span.start].allSatisfy { "\t\n\r ".utf8.contains($0) }
      end = comment.span.end
      let text = source[comment.span]
      let isOfFile =
        ["draw:", "check:--"].contains(where: text.filter { !"/ \t".contains($0) }.hasPrefix)
        || text.contains("check:ignore-file")
      if isOfFile ? !isCode : comment.isAlone && isInHead {
        let line = text.reversed().drop(while: \.isWhitespace).reversed()
        lines.append(line.map { $0 == "\t" ? "\t" : printable(String($0)) }.joined())
      } else {
        losses.append(
          Diagnostic(
            .note, code: "not-kept", "this comment is dropped: the lines that it describes are rewritten",
            at: comment.span))
      }
    }
  }
}

extension Metric {
  fileprivate var loss: Diagnostic {
    Diagnostic(
      .note, code: "not-kept",
      "the metric '\(name)' is replaced by its value, \(shortest(value))", at: span
    )
  }
}

extension ParsedLayout {
  fileprivate func layout(of canvas: String?) throws(UnknownCanvas) -> Layout {
    guard layouts.count > 1 || canvas != nil else { return layout }
    let variants = layouts.variants(CanvasMatrix())
    guard let canvas else { throw UnknownCanvas(name: nil, labels: variants.map(\.label)) }
    return try variants.named([canvas])[0].layout
  }
}

extension Layout {
  fileprivate func warningAboutFramework(of target: any ConversionTarget.Type) -> Diagnostic? {
    guard isInterface, ["uikit", "snapkit", "appkit"].contains(target.name) else { return nil }
    if isForMac, target.name != "appkit" {
      return Diagnostic(
        .warning, code: "for-macos",
        "this file is for macOS, so its views are converted to the most similar UIKit views",
        at: nil, help: "for AppKit code, use '--to appkit'")
    }
    guard !isForMac, target.name == "appkit" else { return nil }
    return Diagnostic(
      .warning, code: "for-ios",
      "this file is for iOS, so its views are converted to the most similar AppKit views",
      at: nil, help: "for UIKit code, use '--to uikit'")
  }

  /// Replaces Xcode's saved content sizes with the sizes that were used in solving, since other notations have no saved
  /// sizes.
  fileprivate mutating func fixSavedSizes(_ solution: SolvedLayout) {
    for index in views.indices where views[index].saved != nil {
      views[index].saved = nil
      views[index].hasExplicitSize = true
      views[index].explicitSize = solution.intrinsicSizes[index]
    }
  }
}
