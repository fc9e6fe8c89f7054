import Diagnostics

/// A layout file that was read, and solved on its canvases at all sizes of a range.
public struct SizeSweepResult: Sendable, Equatable {
  /// One canvas at all of the sizes.
  public struct Canvas: Sendable, Equatable {
    /// As `SolvedCanvas.label`.
    public var label: String
    /// How its layout changes with the size.
    public var sizes: LayoutSizes
    /// The sizes at which something changes, ascending, once they were looked for.
    public var critical: [LayoutBreakpoint] = []

    package init(label: String, sizes: LayoutSizes) {
      self.label = label
      self.sizes = sizes
    }

    /// Whether required constraints cannot all hold at some size.
    public var hasConflict: Bool { sizes.pieces.contains { $0.status == .conflict } }
  }

  /// The text that was read.
  public var source: SourceText
  /// What parsing and text measuring said.
  public var diagnostics: [Diagnostic]
  /// In file order; empty where the source has errors.
  public var canvases: [Canvas]
  /// Which sizes were asked for.
  public var range: SizeRange

  package init(source: SourceText, diagnostics: [Diagnostic], range: SizeRange) {
    (self.source, self.diagnostics, canvases, self.range) = (source, diagnostics, [], range)
  }

  /// Whether an error kept the file from being solved.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
