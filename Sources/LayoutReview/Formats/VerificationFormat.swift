import CairoRendering
import Diagnostics
import Encoding

/// A format of reports. To add a format, write a type and add a case to `VerificationReport`.
public protocol VerificationFormat: Sendable {
  /// The name of the format and of its command line option.
  static var name: String { get }
  /// The description in one line, for help.
  static var summary: String { get }
  /// A text that is near the beginning of every report in this format, but not in other files.
  static var signature: String { get }
  /// Writes the whole report.
  static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8]
}

extension VerificationFormat {
  /// Returns whether this program wrote a file in this format.
  public static func isOwn(_ file: [UInt8]) -> Bool {
    file.prefix(2000).firstRange(of: Array(signature.utf8)) != nil
  }
}

/// The kinds of reports, in the order in which help lists them.
public enum VerificationReport: Sendable, CaseIterable {
  /// The reports that `verify` and `merge-reports` can write.
  case html, junit, sarif, markdown, reg

  /// The format of the report.
  public var format: any VerificationFormat.Type {
    switch self {
    case .html: HTMLReport.self
    case .junit: JUnitReport.self
    case .sarif: SARIFReport.self
    case .markdown: MarkdownReport.self
    case .reg: RegReport.self
    }
  }
}

/// Escapes a line for HTML, and replaces control characters.
func shown(_ line: String) -> String { escapeXML(printable(line)) }

/// The locations of the pictures for a report, and the choice whether the report includes, embeds or links to them.
public struct Evidence: Sendable {
  /// The path from the report's folder to the results folder.
  public var folder: String
  /// The URL of the results folder; `nil` if a report uses the folder's path.
  public var address: String?
  /// Indicates whether a Markdown report includes pictures. On some sites, readers cannot load the pictures of a
  /// report.
  public var isSeen = true
  /// Indicates whether a report links to pictures instead of embedding them.
  public var staysInFiles = false
  /// The path from the report's folder to the folder of references.
  public var references: String
  /// Reads a file below the results folder; returns `nil` if it does not exist.
  public var read: @Sendable (_ place: String) -> [UInt8]?

  public init(
    folder: String, address: String? = nil, references: String,
    read: @escaping @Sendable (_ place: String) -> [UInt8]?
  ) {
    (self.folder, self.address, self.references, self.read) = (folder, address, references, read)
  }

  func path(_ place: String) -> String { folder == "." ? place : "\(folder)/\(place)" }

  func link(_ place: String) -> String {
    address.map { "\($0)/\(uriReference(place))" } ?? uriReference(path(place))
  }
}
