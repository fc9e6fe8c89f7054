import CairoRendering
import Diagnostics
import Encoding

/// A way to write a verification for people or programs. A format is a file and a case of
/// `VerificationReport`; the compiler then asks for its option of the command line.
public protocol VerificationFormat: Sendable {
  /// Also the option by which it is asked for.
  static var name: String { get }
  /// One line for help.
  static var summary: String { get }
  /// What every report of this format has near its beginning, and other files have not.
  static var signature: String { get }
  /// The whole report.
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
  /// The reports that `verify` and `merge-reports` write.
  case html, junit, sarif, markdown, reg

  /// What writes it.
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

/// All formats.
public var verificationFormats: [any VerificationFormat.Type] { VerificationReport.allCases.map(\.format) }

/// A line as a page shows it: nothing in it is markup, and nothing acts on its reader.
func shown(_ line: String) -> String { escapeXML(printable(line)) }

/// Where the pictures of a verification lie.
public struct Evidence: Sendable {
  /// The results folder from the report's folder.
  public var folder: String
  /// The address at which readers of the report find it, where that is another place.
  public var address: String?
  /// Indicates whether Markdown shows pictures, which its readers may not be able to see.
  public var isSeen = true
  /// Indicates whether a report that can hold pictures names their files instead, which then have to stay where they
  /// are.
  public var staysInFiles = false
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
