import Encoding
import LayoutPipeline

/// The settings and inputs of a verification, which must be the same on all machines that share the work.
public struct VerificationScope: Sendable, Equatable {
  /// The program's name and version.
  public var program = "layoutdraw \(version)"
  /// The folder to which names are relative, as the user named it.
  public var root: String
  /// The names of the verified folders and layouts below the root; an empty name selects all of them.
  public var names: [String]
  /// The names of the compared formats.
  public var formats: [String]
  /// The tolerances in words, in one line.
  public var tolerance: String
  /// The number of layouts in the whole verification, on all machines.
  public var layoutCount: Int
  /// A hash of the sources of all layouts.
  public var sources: String
  /// A hash of the references before the run; empty if the verification is not split over several machines.
  public var references: String

  public init(
    root: String = "", names: [String] = [], formats: [String] = [],
    tolerance: PictureTolerance = PictureTolerance(), layoutCount: Int = 0, sources: String = "",
    references: String = ""
  ) {
    (self.root, self.names, self.formats, self.layoutCount) = (root, names, formats, layoutCount)
    (self.tolerance, self.sources, self.references) = (tolerance.text, sources, references)
  }

  /// Returns a hash that depends on the names, contents and order of files. The `bytes` of an unreadable file are
  /// `nil`.
  public static func hash(of files: [(name: String, bytes: [UInt8]?)]) -> String {
    sha256(files.flatMap { Array("\($0.name)\0\($0.bytes.map(sha256) ?? "")\n".utf8) })
  }

  func differences(from other: VerificationScope) -> [String] {
    let pairs: [(String, Bool)] = [
      ("layoutdraw version", program == other.program), ("root folder", root == other.root),
      ("selected layouts", names == other.names),
      ("formats", formats == other.formats), ("tolerances", tolerance == other.tolerance),
      ("number of layouts", layoutCount == other.layoutCount),
      ("contents of the layouts", sources == other.sources),
      ("contents of the references", references == other.references),
    ]
    return pairs.filter { !$0.1 }.map(\.0)
  }
}

extension PictureTolerance {
  fileprivate var text: String {
    let rects = options.ignored.map(\.description).joined(separator: ", ")
    return "threshold \(options.threshold), pixels \(options.mostPixels.map(String.init) ?? "none"), "
      + "ratio \(options.mostRatio.map(\.description) ?? "none"), antialiasing \(options.ignoresAntialiasing), "
      + "profiles \(options.ignoresProfiles), ignored [\(rects)], views [\(ignoredViews.joined(separator: ", "))]"
  }
}
