public import ImageComparison
import LayoutChecks

/// What came of comparing layouts with their references.
public struct Verification: Sendable, Equatable {
  /// The folder of references, as it was named.
  public var references: String
  /// Which part of the layouts this is; `nil` is all of them.
  public var shard: Shard?
  /// What was verified, and how.
  public var scope: VerificationScope
  /// In the order of their names.
  public var cases: [VerifiedCase]

  public init(
    references: String, shard: Shard? = nil, scope: VerificationScope = VerificationScope(),
    cases: [VerifiedCase] = []
  ) {
    (self.references, self.shard, self.scope, self.cases) = (references, shard, scope, cases)
  }
}

/// How it stands with a reference or with a case; a later one is worse.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// As the reference says, or tolerated.
  case same
  /// A reference for which there is no layout.
  case orphaned
  /// A reference whose layout is there, but no longer makes this file: its canvas went or got another name.
  case stale
  /// What a layout makes has no reference.
  case missing
  /// It differs from its reference by more than is tolerated.
  case different
  /// An assertion of the layout does not hold.
  case violated
  /// It could not be found out: the layout has errors, or the reference cannot be read.
  case failed

  public static func < (a: Verdict, b: Verdict) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// The references that share a name: a canvas's picture in its formats; of a layout with several canvases, also the
/// JSON of them all.
public struct VerifiedCase: Sendable, Equatable {
  /// Of the references below their folder, without extension: `screens/sign-in`, `screens/sign-in-iPad`.
  public var name: String
  /// `nil` for what is orphaned.
  public var layout: VerifiedSource?
  /// Its references, by path.
  public var files: [VerifiedFile]
  /// How it stands with the layout itself: `same`, `violated` or `failed`.
  public var layoutVerdict = Verdict.same
  /// What accounts for the difference.
  public var causes: [VerifiedCause] = []
  /// What the layout itself says wrong, where that is news.
  public var notices: [LocatedDiagnostic] = []

  public init(name: String, layout: VerifiedSource?, files: [VerifiedFile] = []) {
    (self.name, self.layout, self.files) = (name, layout, files)
  }

  /// The worst of its files and its layout.
  public var verdict: Verdict { max(files.map(\.verdict).max() ?? .same, layoutVerdict) }

  /// Whether the run wrote one of its references.
  public var isRecorded: Bool { files.contains(where: \.isRecorded) }
}

/// The layout that a case is drawn from.
public struct VerifiedSource: Sendable, Equatable {
  /// Below the folder of layouts, without extension: `screens/sign-in`.
  public var name: String
  /// The file, as it was named.
  public var path: String
  /// SHA-256 of its bytes, as 64 hexadecimal digits.
  public var hash: String

  public init(name: String, path: String, hash: String) {
    (self.name, self.path, self.hash) = (name, path, hash)
  }
}

/// One reference, and what its layout makes today.
public struct VerifiedFile: Sendable, Equatable {
  /// Below the folder of references: `screens/sign-in.png`.
  public var path: String
  /// How it stands with this file.
  public var verdict: Verdict
  /// How it differs, or why it cannot be read.
  public var change: FileChange?
  /// Whether this run wrote the reference.
  public var isRecorded = false
  /// What is wrong in what the layout makes.
  public var problems = HeldProblems()
  /// What the results folder holds of it.
  public var evidence: [EvidenceRole] = []

  public init(path: String, verdict: Verdict, change: FileChange? = nil) {
    (self.path, self.verdict, self.change) = (path, verdict, change)
  }

  /// `png` of `a/b.png`.
  public var kind: String { path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? "" }

  /// Where a file lies below the results folder: `actual/screens/sign-in.png`.
  public func place(of role: EvidenceRole) -> String { "\(role.rawValue)/\(path)" }
}

/// What is kept of a file that is not as expected.
public enum EvidenceRole: String, Sendable, CaseIterable {
  /// The reference, what the layout makes, and a picture of where they differ.
  case expected, actual, difference
}

/// How a file differs from its reference.
public enum FileChange: Sendable, Equatable {
  /// Pictures of one size whose pixels differ.
  case pixels(PixelChange)
  /// Pictures of different sizes, in pixels.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// Texts, such as JSON.
  case lines(LineDifference)
  /// In a format that is neither pixels nor text.
  case bytes
  /// In what no pixel shows, in words.
  case unseen(String)
  /// The reference is not a file of its kind, or there is no reading it.
  case unreadable(String)
}

/// Which pixels differ, and by how much.
public struct PixelChange: Sendable, Equatable {
  /// How many differ in any channel.
  public var count: Int
  /// Of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle that holds all that differ.
  public var bounds: PixelRect
  /// The largest difference of a channel, up to 255; under 1 where only a reference of sixteen bits a sample tells it.
  public var largest: Double

  public init(count: Int, ratio: Double, bounds: PixelRect, largest: Double) {
    (self.count, self.ratio, self.bounds, self.largest) = (count, ratio, bounds, largest)
  }
}

/// Something in a layout that accounts for a difference, and what only followed it.
public struct VerifiedCause: Sendable, Equatable {
  /// One sentence: what moved, and what caused it.
  public var text: String
  /// Of the layout, from 1.
  public var line: Int?
  /// Views that only moved along: one sentence each.
  public var followers: [String]

  public init(_ text: String, line: Int? = nil, followers: [String] = []) {
    (self.text, self.line, self.followers) = (text, line, followers)
  }
}
