import Diagnostics

/// A layout file that was read and solved on its canvases at all sizes of a range.
public struct SizeSweepResult: Sendable, Equatable {
  /// A canvas at all sizes of the range.
  public struct Canvas: Sendable, Equatable {
    /// The label, as in `SolvedCanvas.label`.
    public var label: String
    /// The layout at all sizes of the range.
    public var sizes: LayoutSizes
    /// The sizes at which something changes, ascending; empty until `findCriticalSizes` is called.
    public var critical: [LayoutBreakpoint] = []

    package init(label: String, sizes: LayoutSizes) {
      self.label = label
      self.sizes = sizes
    }

    /// Indicates whether required constraints conflict at some size.
    public var hasConflict: Bool { sizes.pieces.contains { $0.status == .conflict } }
  }

  /// The text that was read.
  public var source: SourceText
  /// The diagnostics of parsing and text measuring.
  public var diagnostics: [Diagnostic]
  /// The canvases, in file order; empty if the source has errors.
  public var canvases: [Canvas]
  /// The requested sizes.
  public var range: SizeRange

  package init(source: SourceText, diagnostics: [Diagnostic], range: SizeRange) {
    (self.source, self.diagnostics, canvases, self.range) = (source, diagnostics, [], range)
  }

  /// Indicates whether an error prevented solving.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
