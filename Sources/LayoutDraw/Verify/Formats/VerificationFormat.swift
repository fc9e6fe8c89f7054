/// A way to write a verification for people or programs. A format is a file, a line in `verificationFormats`, and an
/// option of the command line.
public protocol VerificationFormat: Sendable {
  /// Also the option by which it is asked for.
  static var name: String { get }
  /// One line for help.
  static var summary: String { get }
  /// The whole report.
  static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8]
}

/// All formats.
public let verificationFormats: [any VerificationFormat.Type] = [
  HTMLReport.self, JUnitReport.self, SARIFReport.self, MarkdownReport.self, RegReport.self,
]

/// Where the pictures of a verification lie.
public struct Evidence: Sendable {
  /// The results folder as the report's reader gets there: a path from the report's folder, or an address.
  public var base: String
  /// The folder of references from there.
  public var references: String
  /// What a file below the results folder holds; `nil` where there is none.
  public var read: @Sendable (_ place: String) -> [UInt8]?

  public init(base: String, references: String, read: @escaping @Sendable (_ place: String) -> [UInt8]?) {
    (self.base, self.references, self.read) = (base, references, read)
  }

  /// A file as a link to it.
  func link(_ place: String) -> String {
    let path = uriReference(place)
    return base == "." ? path : base.contains("://") ? "\(base)/\(path)" : "\(uriReference(base))/\(path)"
  }
}
