import Diagnostics

/// The result of solving a layout file on its canvases at all sizes of a range.
public struct SizeSweepResult: Sendable, Equatable {
  /// A canvas at all sizes of the range.
  public struct Canvas: Sendable, Equatable {
    /// The label of the canvas, as in `SolvedCanvas.label`.
    public var label: String
    /// The layout at all sizes of the range.
    public var sizes: LayoutSizes
    /// The canvas sizes at which the layout's behavior changes, in ascending order; empty before `findCriticalSizes` is
    /// called.
    public var critical: [LayoutBreakpoint] = []

    package init(label: String, sizes: LayoutSizes) {
      self.label = label
      self.sizes = sizes
    }

    /// Indicates whether required constraints conflict at any size of the range.
    public var hasConflict: Bool { sizes.pieces.contains { $0.status == .conflict } }
    var isAlwaysInConflict: Bool { sizes.pieces.allSatisfy { $0.status == .conflict } }
    var isAlwaysAmbiguous: Bool { sizes.stretches.allSatisfy(\.solved.hasProvedAmbiguity) }
    /// Indicates whether a view is ambiguous at any size of the range.
    public var hasAmbiguity: Bool { sizes.stretches.contains { $0.solved.hasProvedAmbiguity } }
  }

  /// The source text of the layout.
  public var source: SourceText
  /// The diagnostics from parsing the layout and measuring its texts.
  public var diagnostics: [Diagnostic]
  /// The canvases, in file order; empty if the source has errors.
  public var canvases: [Canvas]
  /// The range of sizes that was requested.
  public var range: SizeRange

  package init(source: SourceText, diagnostics: [Diagnostic], range: SizeRange) {
    (self.source, self.diagnostics, canvases, self.range) = (source, diagnostics, [], range)
  }

  /// Indicates whether the diagnostics include an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
