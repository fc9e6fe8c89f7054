import CairoRendering
public import Diagnostics
import Encoding
import Graphics
import LayoutChecks
import LayoutPipeline

/// How many conflicts, ambiguities and failed assertions a reference holds.
public struct HeldProblems: Sendable, Equatable {
  /// Conflicts that no comment of the layout calls known.
  public var conflicts = 0
  /// Ambiguities that no comment of the layout calls known.
  public var ambiguities = 0
  /// Assertions that do not hold, which no comment can call known.
  public var assertions = 0
  /// Conflicts and ambiguities that a comment calls known: `// check:ignore conflict`.
  public var known = 0

  public init() {}

  /// Whether there is one that nobody has called known.
  public var hasUnknown: Bool { conflicts + ambiguities + assertions > 0 }

  /// Whether there is none at all.
  public var isEmpty: Bool { !hasUnknown && known == 0 }

  /// Why references are not taken over.
  ///
  /// - Parameters:
  ///   - paths: the references, as they are named.
  ///   - verb: what was to be done with them: “accepted”.
  ///   - layout: the file, which says in what way it can call problems known.
  public func refusal(of paths: [String], verb: String, layout: String) -> Diagnostic {
    let counts = [
      (conflicts, "a conflict", "conflicts"), (ambiguities, "an ambiguity", "ambiguities"),
      (assertions, "a failed assertion", "failed assertions"),
    ].filter { $0.0 > 0 }.map { $0.0 == 1 ? $0.1 : "\($0.0) \($0.2)" }
    let rules = [(conflicts, "conflict"), (ambiguities, "ambiguous")].filter { $0.0 > 0 }.map(\.1)
    // Interface Builder's files have no such comments.
    let isCommentable =
      !rules.isEmpty && [".layout", ".swift"].contains { layout.lowercased().hasSuffix($0) }
    return Diagnostic(
      .error, code: "has-problems",
      "\(listed(paths.map { "'\($0)'" })) \(paths.count == 1 ? "is" : "are") not \(verb): the layout has \(listed(counts))",
      at: nil,
      help: "--with-problems takes it all the same"
        + (isCommentable
          ? "; the comment '// check:ignore-file \(rules.joined(separator: ", "))' says that it is known"
          : ""))
  }
}

/// What is wrong in the pictures of one layout, each solved once.
public struct HeldProblemFinder {
  private let file: SolvedFile
  private let names: [ReferenceName]
  private let failuresOverSizes: Int
  private var found: [Int?: HeldProblems] = [:]

  /// - Parameter failures: what is wrong at the sizes that the layout asks to check.
  init(_ file: SolvedFile, _ names: [ReferenceName], failuresOverSizes failures: [Diagnostic]) {
    (self.file, self.names) = (file, names)
    failuresOverSizes = failures.count { $0.code == "assertion" }
  }

  /// Of a layout that has not been solved yet; `nil` where it cannot be. Cost: of solving it.
  ///
  /// - Parameter name: what its references are called.
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

  /// Those of one reference, a picture of one canvas or what holds all of them. Cost: of two rules of `check`, where
  /// something is wrong.
  public mutating func problems(of path: String) -> HeldProblems {
    let canvas = file.canvases.count == 1 ? nil : names.first { $0.path == path }?.canvas
    if let known = found[canvas] { return known }
    var part = file
    if let canvas { part.canvases = [file.canvases[canvas]] }
    let (unknown, known) = part.shownProblems(measuring: PangoTextMeasurer())
    var held = HeldProblems()
    held.conflicts = unknown.count { $0.code == "conflict" }
    held.ambiguities = unknown.count { $0.code == "ambiguous" }
    held.assertions = unknown.count { $0.code == "assertion" } + failuresOverSizes
    held.known = known
    found[canvas] = held
    return held
  }
}
