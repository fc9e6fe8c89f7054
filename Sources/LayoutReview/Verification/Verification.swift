public import ImageComparison
import LayoutChecks

/// The result of comparing layouts with their references.
public struct Verification: Sendable, Equatable {
  /// The folder of references, as the user named it.
  public var references: String
  /// The part of the layouts that was verified; `nil` means all layouts.
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

/// The verdict on a reference or on a case. The verdicts are declared from the best to the worst.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// The file matches the reference, exactly or within tolerances.
  case same
  /// The reference belongs to no layout, for example because the layout was removed.
  case orphaned
  /// The layout no longer produces this file, because its canvas was removed or renamed.
  case stale
  /// A picture or JSON file that was made from the layout has no reference.
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
  /// The name below the folder of references, without extension, such as `screens/sign-in-iPad`.
  public var name: String
  /// The layout; `nil` if the references belong to no layout.
  public var layout: VerifiedSource?
  /// The references, sorted by path.
  public var files: [VerifiedFile]
  /// The verdict on the layout itself, not on its files: `same`, `violated` or `failed`.
  public var layoutVerdict = Verdict.same
  /// The causes of the difference.
  public var causes: [VerifiedCause] = []
  /// The diagnostics of the layout. Findings of most rules of `check` are included only if they are on lines that the
  /// earlier version of the layout did not contain.
  public var notices: [LocatedDiagnostic] = []

  public init(name: String, layout: VerifiedSource?, files: [VerifiedFile] = []) {
    (self.name, self.layout, self.files) = (name, layout, files)
  }

  /// The worst of the verdicts on the files and on the layout.
  public var verdict: Verdict { max(files.map(\.verdict).max() ?? .same, layoutVerdict) }

  /// Indicates whether the run wrote one of the case's references.
  public var isRecorded: Bool { files.contains(where: \.isRecorded) }
  /// Indicates whether the run wrote every reference that did not match.
  public var isWhollyRecorded: Bool {
    isRecorded && layoutVerdict == .same && files.allSatisfy { $0.verdict == .same || $0.isRecorded }
  }
}

/// The layout from which a case is drawn.
public struct VerifiedSource: Sendable, Equatable {
  /// The name below the folder of layouts, without extension, such as `screens/sign-in`.
  public var name: String
  /// The path of the file, as the user named it.
  public var path: String
  /// The SHA-256 hash of the file's bytes, as 64 hexadecimal digits.
  public var hash: String

  public init(name: String, path: String, hash: String) {
    (self.name, self.path, self.hash) = (name, path, hash)
  }
}

/// A reference, compared with the file that the layout makes now.
public struct VerifiedFile: Sendable, Equatable {
  /// The path below the folder of references, such as `screens/sign-in.png`.
  public var path: String
  /// The verdict on this file.
  public var verdict: Verdict
  /// The difference, or the reason why the reference cannot be read; `nil` if the file matches.
  public var change: FileChange?
  /// Indicates whether this run wrote the reference.
  public var isRecorded = false
  /// The problems of the layout that can be seen in the file.
  public var problems = ReferenceProblems()
  /// The kinds of files that the results folder contains for this reference.
  public var evidence: [EvidenceRole] = []

  public init(path: String, verdict: Verdict, change: FileChange? = nil) {
    (self.path, self.verdict, self.change) = (path, verdict, change)
  }

  /// The extension: `png` for `a/b.png`.
  public var kind: String { path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? "" }

  /// The path of a file below the results folder, such as `actual/screens/sign-in.png`.
  public func place(of role: EvidenceRole) -> String { "\(role.rawValue)/\(path)" }
}

/// The kinds of files that the results folder has for a reference.
public enum EvidenceRole: String, Sendable, CaseIterable {
  /// The reference, the actual file, and a picture of their difference.
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
  /// The files differ, and are neither raster images nor text.
  case bytes
  /// The files differ in data that is not visible, such as a color profile. The text describes the difference.
  case unseen(String)
  /// The reference cannot be read. The text is the reason.
  case unreadable(String)
}

/// The number of pixels that differ, and the size of their differences.
public struct PixelChange: Sendable, Equatable {
  /// The number of pixels that differ in any channel.
  public var count: Int
  /// The number of differing pixels as a fraction of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle around all pixels that differ.
  public var bounds: PixelRect
  /// The largest difference of a channel, up to 255. With sixteen bits per sample, it may be less than 1.
  public var largest: Double
}

/// A change of a layout that causes a difference, and the changes that follow from it.
public struct VerifiedCause: Sendable, Equatable {
  /// A sentence about the moved view and the edit that moved it.
  public var text: String
  /// The line of the layout, from 1; `nil` if no single line is the cause.
  public var line: Int?
  /// Sentences about the views that moved together with the view in `text`.
  public var followers: [String]

  public init(_ text: String, line: Int? = nil, followers: [String] = []) {
    (self.text, self.line, self.followers) = (text, line, followers)
  }
}
