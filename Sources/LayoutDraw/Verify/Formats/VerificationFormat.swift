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
  /// The results folder from the report's folder.
  public var folder: String
  /// The address at which readers of the report find it, where that is another place.
  public var address: String?
  /// The folder of references from there.
  public var references: String
  /// What a file below the results folder holds; `nil` where there is none.
  public var read: @Sendable (_ place: String) -> [UInt8]?

  public init(
    folder: String, address: String? = nil, references: String,
    read: @escaping @Sendable (_ place: String) -> [UInt8]?
  ) {
    (self.folder, self.address, self.references, self.read) = (folder, address, references, read)
  }

  /// A file from the report's folder.
  func path(_ place: String) -> String { folder == "." ? place : "\(folder)/\(place)" }

  /// A file as a link to it.
  func link(_ place: String) -> String {
    address.map { "\($0)/\(uriReference(place))" } ?? uriReference(path(place))
  }
}
