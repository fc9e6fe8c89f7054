import CairoRendering
import Diagnostics
import Encoding

/// A format for reports. Each type that conforms to this protocol also needs a case in `VerificationReport`.
public protocol VerificationFormat: Sendable {
  /// The name of the format and of its command-line option.
  static var name: String { get }
  /// A one-line description for help.
  static var summary: String { get }
  /// Text near the beginning of every report in this format, and in no other files.
  static var signature: String { get }
  /// Writes the whole report.
  static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8]
}

extension VerificationFormat {
  /// Returns whether the given file is a report that this program wrote in this format.
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

func shown(_ line: String) -> String { escapeXML(printable(line)) }

/// The locations of the pictures for a report, and options for including, embedding or linking them.
public struct Evidence: Sendable {
  /// The path from the report's folder to the results folder.
  public var folder: String
  /// The URL of the results folder; `nil` to use the folder's path.
  public var address: String?
  /// Indicates whether a Markdown report includes pictures.
  public var isSeen = true
  /// Indicates whether pictures are linked instead of embedded.
  public var staysInFiles = false
  /// The path from the report's folder to the folder of references.
  public var references: String
  /// A closure that returns the content of a file below the results folder, or `nil` if the file does not exist.
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
