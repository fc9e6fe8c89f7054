import Diagnostics

/// The results of `check` for one file.
public struct CheckReport: Sendable, Equatable {
  /// The file that was checked.
  public var source: SourceText
  /// The diagnostics of reading the source, and the findings of the rules.
  public var diagnostics: [Diagnostic]

  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A machine-readable output format of `check`. To add a format, write a type in a file of its own, and add the type to
/// `checkFormats`.
public protocol CheckFormat: Sendable {
  static var name: String { get }
  /// Writes the complete output, for all files.
  static func write(_ reports: [CheckReport]) -> [UInt8]
}

/// All formats.
public let checkFormats: [any CheckFormat.Type] = [
  JSONCheckFormat.self, SARIFCheckFormat.self, GitHubCheckFormat.self,
]
