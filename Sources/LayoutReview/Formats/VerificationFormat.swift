import CairoRendering
import Diagnostics
import Encoding

/// A format in which a verification is written, for people or programs. To add one, write a file with a type, and a
/// case of `VerificationReport`; the compiler then asks for the option on the command line.
public protocol VerificationFormat: Sendable {
  /// The name, which is also the name of the option.
  static var name: String { get }
  /// The description in one line, for help.
  static var summary: String { get }
  /// A text near the beginning of every report of this format, which other files do not have.
  static var signature: String { get }
  /// Writes the whole report.
  static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8]
}

extension VerificationFormat {
  /// Returns whether a file is a report of this format that this program wrote.
  public static func isOwn(_ file: [UInt8]) -> Bool {
    file.prefix(2000).firstRange(of: Array(signature.utf8)) != nil
  }
}

/// Every kind of report, in the order of help.
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

/// A line for an HTML page, with markup escaped and control characters replaced.
func shown(_ line: String) -> String { escapeXML(printable(line)) }

/// The location of a verification's pictures.
public struct Evidence: Sendable {
  /// The path of the results folder from the report's folder.
  public var folder: String
  /// The URL at which readers of the report find the results folder; `nil` if they find it at its path.
  public var address: String?
  /// Indicates whether Markdown shows pictures, which its readers may not be able to load.
  public var isSeen = true
  /// Indicates whether a report that can contain pictures links to files instead, which then have to stay where they
  /// are.
  public var staysInFiles = false
  /// The path of the folder of references from the report's folder.
  public var references: String
  /// Reads a file below the results folder; `nil` if there is none.
  public var read: @Sendable (_ place: String) -> [UInt8]?

  public init(
    folder: String, address: String? = nil, references: String,
    read: @escaping @Sendable (_ place: String) -> [UInt8]?
  ) {
    (self.folder, self.address, self.references, self.read) = (folder, address, references, read)
  }

  /// The path of a file from the report's folder.
  func path(_ place: String) -> String { folder == "." ? place : "\(folder)/\(place)" }

  func link(_ place: String) -> String {
    address.map { "\($0)/\(uriReference(place))" } ?? uriReference(path(place))
  }
}
