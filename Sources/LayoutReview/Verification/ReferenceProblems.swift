import CairoRendering
public import Diagnostics
import Encoding
import Graphics
import LayoutChecks
import LayoutPipeline

/// The numbers of problems that a reference shows: conflicts, ambiguities and failed assertions.
public struct ReferenceProblems: Sendable, Equatable {
  /// The conflicts that no comment of the layout marks as known.
  public var conflicts = 0
  /// The ambiguities that no comment of the layout marks as known.
  public var ambiguities = 0
  /// The number of failed assertions. A comment cannot mark them as known.
  public var assertions = 0
  /// The number of conflicts and ambiguities that a comment such as `// check:ignore conflict` marks as known.
  public var known = 0

  public init() {}

  /// Indicates whether a problem exists that no comment marks as known.
  public var hasUnknownProblems: Bool { conflicts + ambiguities + assertions > 0 }

  /// Indicates whether there are no problems, not even known ones.
  public var isEmpty: Bool { !hasUnknownProblems && known == 0 }

  /// Returns the error that explains why references are not accepted or recorded: the layout has problems.
  ///
  /// - Parameters:
  ///   - paths: the references.
  ///   - verb: the participle of the refused action, such as `accepted`.
  ///   - layout: the path of the layout's file.
  public func refusal(of paths: [String], verb: String, layout: String) -> Diagnostic {
    let counts = [
      (conflicts, "a conflict", "conflicts"), (ambiguities, "an ambiguity", "ambiguities"),
      (assertions, "a failed assertion", "failed assertions"),
    ].filter { $0.0 > 0 }.map { $0.0 == 1 ? $0.1 : "\($0.0) \($0.2)" }
    let rules = [(conflicts, "conflict"), (ambiguities, "ambiguous")].filter { $0.0 > 0 }.map(\.1)
    // A comment that marks problems as known is possible in layout files and in Swift, but not in Interface Builder
    // files.
    let isCommentable =
      !rules.isEmpty && [".layout", ".swift"].contains { layout.lowercased().hasSuffix($0) }
    return Diagnostic(
      .error, code: "has-problems",
      "\(listed(paths.map { "'\($0)'" })) \(paths.count == 1 ? "is" : "are") not \(verb): the layout has \(listed(counts))",
      at: nil,
      help: "--with-problems allows it"
        + (isCommentable
          ? "; the comment '// check:ignore-file \(rules.joined(separator: ", "))' marks such problems as known"
          : ""))
  }
}

/// Finds the problems in the references of one layout.
public struct ReferenceProblemFinder {
  private let file: SolvedFile
  private let names: [ReferenceName]
  private let failuresOverSizes: Int
  private var found: [Int?: ReferenceProblems] = [:]

  /// Creates a finder for a solved layout.
  ///
  /// - Parameter failures: the findings at the sizes in the layout's `// check:` comments.
  init(_ file: SolvedFile, _ names: [ReferenceName], failuresOverSizes failures: [Diagnostic]) {
    (self.file, self.names) = (file, names)
    failuresOverSizes = failures.count { $0.code == "assertion" }
  }

  /// Solves the layout in a source, and creates a finder for it; `nil` if the layout has errors. Cost: solving the
  /// layout.
  ///
  /// - Parameter name: the name of the layout's references.
  public init?(_ source: SourceText, name: String) {
    let (settings, text) = (DrawingSettings.written(in: source).settings, PangoTextMeasurer())
    guard let file = try? solve(source, matrix: settings.matrix, measuring: text), !file.hasErrors else {
      return nil
    }
    self.init(
      file,
      referenceNames(
        of: name, labels: file.canvases.map(\.label), hasSeveralCanvases: file.hasSeveralCanvases,
        formats: OutputFormat.all, settings: settings),
      failuresOverSizes: LayoutChecks.failuresOverSizes(of: source, measuring: text))
  }

  /// Returns the problems of the layout that are visible in one reference. If the layout has conflicts or ambiguities,
  /// this costs as much as running the two rules of `check` that find them.
  public mutating func problems(of path: String) -> ReferenceProblems {
    let canvas = file.canvases.count == 1 ? nil : names.first { $0.path == path }?.canvas
    if let known = found[canvas] { return known }
    var part = file
    if let canvas { part.canvases = [file.canvases[canvas]] }
    let (unknown, known) = part.shownProblems(measuring: PangoTextMeasurer())
    var held = ReferenceProblems()
    held.conflicts = unknown.count { $0.code == "conflict" }
    held.ambiguities = unknown.count { $0.code == "ambiguous" }
    held.assertions = unknown.count { $0.code == "assertion" } + failuresOverSizes
    held.known = known
    found[canvas] = held
    return held
  }
}
