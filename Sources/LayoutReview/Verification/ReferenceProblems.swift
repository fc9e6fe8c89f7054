import CairoRendering
public import Diagnostics
import Encoding
import Graphics
import LayoutChecks
import LayoutPipeline

/// The numbers of conflicts, ambiguities and failed assertions on the canvases that a reference file shows.
public struct ReferenceProblems: Sendable, Equatable {
  /// The number of conflicts that no comment marks as known.
  public var conflicts = 0
  /// The number of ambiguities that no comment marks as known.
  public var ambiguities = 0
  /// The number of failed assertions, which comments cannot mark as known.
  public var assertions = 0
  /// The number of conflicts and ambiguities that comments such as `// check:ignore conflict` mark as known.
  public var known = 0

  public init() {}

  /// Indicates whether a problem exists that no comment marks as known.
  public var hasUnknownProblems: Bool { conflicts + ambiguities + assertions > 0 }

  /// Indicates whether there are no problems, not even known ones.
  public var isEmpty: Bool { !hasUnknownProblems && known == 0 }

  /// Returns the error for references that are not accepted or recorded because of these problems.
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
    // Interface Builder files have no comments that can mark problems as known.
    let isCommentable =
      !rules.isEmpty && [".layout", ".swift"].contains { layout.lowercased().hasSuffix($0) }
    return Diagnostic(
      .error, code: "has-problems",
      "\(listed(paths.map { "'\($0)'" })) \(paths.count == 1 ? "is" : "are") not \(verb): the layout has \(listed(counts))",
      at: nil,
      help: "to write references despite problems, use --with-problems"
        + (isCommentable
          ? "; the comment '// check:ignore-file \(rules.joined(separator: ", "))' marks such problems as known"
          : ""))
  }
}

/// Finds the problems on the canvases that a layout's references show.
public struct ReferenceProblemFinder {
  private let file: SolvedFile
  private let names: [ReferenceName]
  private let failuresOverSizes: Int
  private var found: [Int?: ReferenceProblems] = [:]

  /// Creates a finder for the references of a solved layout.
  ///
  /// - Parameter failures: the findings at the sizes in the layout's `// check:` comments.
  init(_ file: SolvedFile, _ names: [ReferenceName], failuresOverSizes failures: [Diagnostic]) {
    (self.file, self.names) = (file, names)
    failuresOverSizes = failures.count { $0.code == "assertion" }
  }

  /// Solves a layout to find the problems on the canvases that its references show; `nil` if the layout has errors.
  ///
  /// Cost: that of solving.
  ///
  /// - Parameter name: the layout's name, with which the paths of its references begin.
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

  /// Returns the problems on the canvases that a reference shows.
  ///
  /// Cost: running the `check` rules `conflict` and `ambiguous`, once for each canvas.
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
