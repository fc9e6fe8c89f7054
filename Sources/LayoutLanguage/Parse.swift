public import Diagnostics
public import LayoutModel

/// What a source text came to: a layout as far as it was understood, and what is to be said about it.
public struct ParsedLayout: Sendable, Equatable {
  /// Complete only where no diagnostic is an error.
  public var layout: Layout
  /// In the order of their places in the text.
  public var diagnostics: [Diagnostic]

  public init(layout: Layout, diagnostics: [Diagnostic]) {
    self.layout = layout
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
