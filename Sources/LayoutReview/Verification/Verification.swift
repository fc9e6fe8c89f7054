public import ImageComparison
import LayoutChecks

/// The result of comparing layouts with their references.
public struct Verification: Sendable, Equatable {
  /// The folder of references, as it was given.
  public var references: String
  /// The part of the layouts that was verified; `nil` is all of them.
  public var shard: Shard?
  /// The layouts and settings of the verification.
  public var scope: VerificationScope
  /// The cases in the order of their names.
  public var cases: [VerifiedCase]

  public init(
    references: String, shard: Shard? = nil, scope: VerificationScope = VerificationScope(),
    cases: [VerifiedCase] = []
  ) {
    (self.references, self.shard, self.scope, self.cases) = (references, shard, scope, cases)
  }
}

/// The verdict on a reference or on a case; a verdict that is declared later is worse.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// The file matches the reference, exactly or within tolerances.
  case same
  /// The reference has no layout.
  case orphaned
  /// The layout of the reference no longer makes this file: its canvas was removed or renamed.
  case stale
  /// A file of the layout has no reference.
  case missing
  /// The file differs from its reference by more than the tolerances.
  case different
  /// An assertion of the layout does not hold.
  case violated
  /// The comparison failed: the layout has errors, or the reference cannot be read.
  case failed

  public static func < (a: Verdict, b: Verdict) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// The references that share a name: a canvas's picture in its formats; for a layout with several canvases, also the
/// JSON of them all.
public struct VerifiedCase: Sendable, Equatable {
  /// The name below the folder of references, without extension: `screens/sign-in`, `screens/sign-in-iPad`.
  public var name: String
  /// The layout; `nil` for an orphaned case.
  public var layout: VerifiedSource?
  /// The references, by path.
  public var files: [VerifiedFile]
  /// The verdict on the layout itself: `same`, `violated` or `failed`.
  public var layoutVerdict = Verdict.same
  /// The causes of the difference.
  public var causes: [VerifiedCause] = []
  /// The diagnostics of the layout itself. Most rules report only lines that are new since the base version.
  public var notices: [LocatedDiagnostic] = []

  public init(name: String, layout: VerifiedSource?, files: [VerifiedFile] = []) {
    (self.name, self.layout, self.files) = (name, layout, files)
  }

  /// The worst of the verdicts on the files and on the layout.
  public var verdict: Verdict { max(files.map(\.verdict).max() ?? .same, layoutVerdict) }

  /// Indicates whether the run wrote one of the case's references.
  public var isRecorded: Bool { files.contains(where: \.isRecorded) }
  /// Indicates whether this run wrote everything that was not as expected.
  public var isWhollyRecorded: Bool {
    isRecorded && layoutVerdict == .same && files.allSatisfy { $0.verdict == .same || $0.isRecorded }
  }
}

/// The layout from which a case is drawn.
public struct VerifiedSource: Sendable, Equatable {
  /// The name below the folder of layouts, without extension: `screens/sign-in`.
  public var name: String
  /// The path of the file, as it was given.
  public var path: String
  /// The SHA-256 hash of its bytes, as 64 hexadecimal digits.
  public var hash: String

  public init(name: String, path: String, hash: String) {
    (self.name, self.path, self.hash) = (name, path, hash)
  }
}

/// One reference, compared with the file that its layout makes today.
public struct VerifiedFile: Sendable, Equatable {
  /// The path below the folder of references: `screens/sign-in.png`.
  public var path: String
  /// The verdict on this file.
  public var verdict: Verdict
  /// The difference, or the reason why the reference cannot be read; `nil` if there is none.
  public var change: FileChange?
  /// Indicates whether this run wrote the reference.
  public var isRecorded = false
  /// The problems in the file that the layout makes.
  public var problems = ReferenceProblems()
  /// The kinds of files about this reference that are in the results folder.
  public var evidence: [EvidenceRole] = []

  public init(path: String, verdict: Verdict, change: FileChange? = nil) {
    (self.path, self.verdict, self.change) = (path, verdict, change)
  }

  /// The extension: `png` for `a/b.png`.
  public var kind: String { path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? "" }

  /// The path of a file below the results folder: `actual/screens/sign-in.png`.
  public func place(of role: EvidenceRole) -> String { "\(role.rawValue)/\(path)" }
}

/// The files that are kept about a file that is not as expected.
public enum EvidenceRole: String, Sendable, CaseIterable {
  /// The reference, the actual file, and a picture of the difference.
  case expected, actual, difference
}

/// The difference of a file from its reference.
public enum FileChange: Sendable, Equatable {
  /// The pictures have the same size, but different pixels.
  case pixels(PixelChange)
  /// The pictures have different sizes, in pixels.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// The files are texts, such as JSON, and differ in these lines.
  case lines(LineDifference)
  /// The files differ, and their format is neither a picture of pixels nor text.
  case bytes
  /// The files differ in something that is not visible, described in words.
  case unseen(String)
  /// The reference is not a file of its kind, or cannot be read.
  case unreadable(String)
}

/// The number of pixels that differ, and by how much.
public struct PixelChange: Sendable, Equatable {
  /// The number of pixels that differ in any channel.
  public var count: Int
  /// The number of differing pixels as a fraction of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle around all pixels that differ.
  public var bounds: PixelRect
  /// The largest difference of a channel, up to 255; below 1 if only a reference with sixteen bits per sample shows it.
  public var largest: Double
}

/// A change in a layout that causes a difference, with the changes that only followed it.
public struct VerifiedCause: Sendable, Equatable {
  /// The cause in one sentence: what moved, and because of which edit.
  public var text: String
  /// The line of the layout, from 1; `nil` if no single line is the cause.
  public var line: Int?
  /// The views that only moved along: one sentence each.
  public var followers: [String]

  public init(_ text: String, line: Int? = nil, followers: [String] = []) {
    (self.text, self.line, self.followers) = (text, line, followers)
  }
}
