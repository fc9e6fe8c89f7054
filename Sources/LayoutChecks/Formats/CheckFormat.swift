import Diagnostics

/// What `check` found in one file.
public struct CheckReport: Sendable, Equatable {
  /// The file that was checked.
  public var source: SourceText
  /// What the source says wrong, and what the rules found.
  public var diagnostics: [Diagnostic]

  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A way to write what `check` found, for programs. A format is a file, and a line in `checkFormats`.
public protocol CheckFormat: Sendable {
  static var name: String { get }
  /// The whole output, for all files.
  static func write(_ reports: [CheckReport]) -> [UInt8]
}

/// All formats.
public let checkFormats: [any CheckFormat.Type] = [
  JSONCheckFormat.self, SARIFCheckFormat.self, GitHubCheckFormat.self,
]
