public import ImageComparison
import LayoutChecks

/// The result of comparing layouts with their references.
public struct Verification: Sendable, Equatable {
  /// The folder of references, as the user named it.
  public var references: String
  /// The verified part of the layouts; `nil` for all layouts.
  public var shard: Shard?
  /// The layouts and settings of the verification.
  public var scope: VerificationScope
  /// The cases, ordered by name.
  public var cases: [VerifiedCase]

  public init(
    references: String, shard: Shard? = nil, scope: VerificationScope = VerificationScope(),
    cases: [VerifiedCase] = []
  ) {
    (self.references, self.shard, self.scope, self.cases) = (references, shard, scope, cases)
  }
}

/// The verdict on a reference, a layout or a case, from best to worst.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// The file matches the reference, exactly or within tolerances.
  case same
  /// No layout belongs to the reference file, for example because the layout was removed.
  case orphaned
  /// The layout no longer produces this file: its canvas was removed or renamed.
  case stale
  /// A file that the layout produces has no reference.
  case missing
  /// The file differs from its reference by more than the tolerances.
  case different
  /// An assertion of the layout does not hold.
  case violated
  /// The layout has errors, or the reference cannot be read.
  case failed

  public static func < (a: Verdict, b: Verdict) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// The references that share a name, such as the PNG and the SVG of a canvas.
public struct VerifiedCase: Sendable, Equatable {
  /// The name below the references' folder, without extension, such as `screens/sign-in-iPad`.
  public var name: String
  /// The layout; `nil` if the references belong to no layout.
  public var layout: VerifiedSource?
  /// The reference files of this case, sorted by path.
  public var files: [VerifiedFile]
  /// The verdict on the layout itself: `failed` if an error occurred, `violated` if an assertion does not hold,
  /// otherwise `same`. Only the layout's first case can be `violated`.
  public var layoutVerdict = Verdict.same
  /// The causes of the differences.
  public var causes: [VerifiedCause] = []
  /// The layout's diagnostics, including conflicts, ambiguities and failed assertions, in the layout's first case that
  /// is not as expected; empty in other cases. Findings of other `check` rules are included only if an earlier version
  /// of the layout is known, and only on lines that it does not contain.
  public var notices: [LocatedDiagnostic] = []

  public init(name: String, layout: VerifiedSource?, files: [VerifiedFile] = []) {
    (self.name, self.layout, self.files) = (name, layout, files)
  }

  /// The worst verdict on the files and the layout.
  public var verdict: Verdict { max(files.map(\.verdict).max() ?? .same, layoutVerdict) }

  /// Indicates whether the run wrote a reference of this case.
  public var isRecorded: Bool { files.contains(where: \.isRecorded) }
  /// Indicates whether the run wrote references, including every reference that did not match, and the layout itself
  /// has no error or failed assertion.
  public var isWhollyRecorded: Bool {
    isRecorded && layoutVerdict == .same && files.allSatisfy { $0.verdict == .same || $0.isRecorded }
  }
}

/// The layout from which a case is drawn.
public struct VerifiedSource: Sendable, Equatable {
  /// The name below the layouts' folder, without extension, such as `screens/sign-in`.
  public var name: String
  /// The file's path, as the user named it.
  public var path: String
  /// The SHA-256 hash of the file's bytes, in hexadecimal.
  public var hash: String

  public init(name: String, path: String, hash: String) {
    (self.name, self.path, self.hash) = (name, path, hash)
  }
}

/// A reference, compared with the file that the layout produces now.
public struct VerifiedFile: Sendable, Equatable {
  /// The path below the references' folder, such as `screens/sign-in.png`.
  public var path: String
  /// The verdict on this file.
  public var verdict: Verdict
  /// The difference, or the reason why the reference cannot be read; `nil` if the file matches exactly, or if there are
  /// not two files to compare.
  public var change: FileChange?
  /// Indicates whether this run wrote the reference.
  public var isRecorded = false
  /// The problems of the canvases in the reference.
  public var problems = ReferenceProblems()
  /// The roles of the files that the results folder contains for this reference.
  public var evidence: [EvidenceRole] = []

  public init(path: String, verdict: Verdict, change: FileChange? = nil) {
    (self.path, self.verdict, self.change) = (path, verdict, change)
  }

  /// The extension, such as `png`.
  public var kind: String { path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? "" }

  /// Returns the path of the file that has the given role, relative to the results folder, such as
  /// `actual/screens/sign-in.png`.
  public func place(of role: EvidenceRole) -> String { "\(role.rawValue)/\(path)" }
}

/// The role of a file that the results folder contains for a reference.
public enum EvidenceRole: String, Sendable, CaseIterable {
  /// The reference, the actual file, and a picture of their difference.
  case expected, actual, difference
}

/// The difference of a file from its reference.
public enum FileChange: Sendable, Equatable {
  /// Pictures of equal size with different pixels.
  case pixels(PixelChange)
  /// Pictures of different sizes, in pixels.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// Texts, such as JSON, with different lines.
  case lines(LineDifference)
  /// Files that are neither raster images nor text, with different bytes.
  case bytes
  /// A difference in invisible data, such as a color profile, described in words.
  case unseen(String)
  /// The reference cannot be read, for the given reason.
  case unreadable(String)
}

/// The number of differing pixels, and the size of their differences.
public struct PixelChange: Sendable, Equatable {
  /// The number of differing pixels that are not tolerated or, if there are none, the number of tolerated ones.
  public var count: Int
  /// The differing pixels that are not tolerated, as a fraction of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle around the differing pixels that are not tolerated; empty if there are none.
  public var bounds: PixelRect
  /// The largest difference of a color channel on a scale from 0 to 255, with fractions for 16-bit samples.
  public var largest: Double
}

/// A change in a layout that causes a difference, and the changes that follow from it.
public struct VerifiedCause: Sendable, Equatable {
  /// A sentence about a changed canvas size, or about a changed view and the edit that changed it.
  public var text: String
  /// The line of the edit that caused the difference or, if it is unknown, the line of the view, counted from 1; `nil`
  /// if neither is known.
  public var line: Int?
  /// Sentences about the views that moved together with the view in `text`.
  public var followers: [String]

  public init(_ text: String, line: Int? = nil, followers: [String] = []) {
    (self.text, self.line, self.followers) = (text, line, followers)
  }
}
