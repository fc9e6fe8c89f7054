import Encoding
import LayoutPipeline

/// What the parts of one verification share: those that differ in any of it are parts of different ones.
public struct VerificationScope: Sendable, Equatable {
  /// By which program in which version it was made.
  public var program = "layoutdraw \(version)"
  /// The folder from which names count, as it was named.
  public var root: String
  /// The folders and layouts below it that were to be verified; the empty name is all.
  public var names: [String]
  /// The formats that were compared, by name.
  public var formats: [String]
  /// What may differ without failing, as options say it.
  public var tolerance: String
  /// How many layouts there were to verify, in all parts.
  public var layoutCount: Int
  /// A hash of all their sources.
  public var sources: String
  /// A hash of the references as they were before; of parts only.
  public var references: String

  public init(
    root: String = "", names: [String] = [], formats: [String] = [],
    tolerance: PictureTolerance = PictureTolerance(), layoutCount: Int = 0, sources: String = "",
    references: String = ""
  ) {
    (self.root, self.names, self.formats, self.layoutCount) = (root, names, formats, layoutCount)
    (self.tolerance, self.sources, self.references) = (tolerance.text, sources, references)
  }

  /// One hash for what several files hold, by their names in order; of one that cannot be read, `nil`.
  public static func hash(of files: [(name: String, bytes: [UInt8]?)]) -> String {
    sha256(files.flatMap { Array("\($0.name)\0\($0.bytes.map(sha256) ?? "")\n".utf8) })
  }

  /// In what two are not alike, in words.
  func differences(from other: VerificationScope) -> [String] {
    let pairs: [(String, Bool)] = [
      ("program", program == other.program), ("root", root == other.root), ("layouts", names == other.names),
      ("formats", formats == other.formats), ("tolerances", tolerance == other.tolerance),
      ("number of layouts", layoutCount == other.layoutCount), ("sources", sources == other.sources),
      ("references", references == other.references),
    ]
    return pairs.filter { !$0.1 }.map(\.0)
  }
}

extension PictureTolerance {
  /// All that it lets pass, in one line.
  fileprivate var text: String {
    let rects = options.ignored.map(\.description).joined(separator: ", ")
    return "threshold \(options.threshold), pixels \(options.mostPixels.map(String.init) ?? "none"), "
      + "ratio \(options.mostRatio.map(\.description) ?? "none"), antialiasing \(options.ignoresAntialiasing), "
      + "profiles \(options.ignoresProfiles), ignored [\(rects)], views [\(ignoredViews.joined(separator: ", "))]"
  }
}
