import Diagnostics

/// The results of `check` for one file.
public struct CheckReport: Sendable, Equatable {
  /// The checked file.
  public var source: SourceText
  /// The diagnostics of reading the source, and the rules' findings.
  public var diagnostics: [Diagnostic]

  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A machine-readable output format of the `check` command, which must be listed in `checkFormats`.
public protocol CheckFormat: Sendable {
  static var name: String { get }
  /// Returns the complete output for all files.
  static func write(_ reports: [CheckReport]) -> [UInt8]
}

/// All formats.
public let checkFormats: [any CheckFormat.Type] = [
  JSONCheckFormat.self, SARIFCheckFormat.self, GitHubCheckFormat.self,
]
