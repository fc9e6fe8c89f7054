public import Diagnostics
import LayoutModel

/// What a notation cannot say, why, and what was done about it.
public struct ConversionFinding: Sendable, Equatable {
  enum Reason: Sendable, Equatable {
    /// The notation knows no such attribute.
    case attribute(Attribute)
    case identifier
    case priority
    case inequality
    case multiplier
    case ownSize
    case negativeGap
    case moreThanTwoItems
    case marginOfGuide
    /// A safe area, or another guide that comes with a view.
    case layoutGuide
    /// Leading and trailing, on a canvas from right to left.
    case direction
    case marginsDiffer
    /// All places for rules about a view are taken.
    case tooManyRules
    /// The notation would make optional what is required here.
    case required
    case root
    case boxPadding
    case canvasDirection
    case subviewsOfGuide
    case assertion
  }

  enum Outcome: Sendable, Equatable {
    /// Said as an equation, which a layout file may hold beside any notation.
    case equation
    /// Said with views that only keep room.
    case spacers
    /// Written as a comment.
    case comment
    /// Said in another way that looks a little different.
    case approximation
  }

  var reason: Reason
  var outcome: Outcome
  /// Of the constraint or declaration.
  var span: SourceSpan?
  /// What the notation is called.
  var notation: String
}

extension ConversionFinding {
  /// A warning where something is lost, else a note.
  public var diagnostic: Diagnostic {
    Diagnostic(
      outcome == .comment ? .warning : .note, code: "not-in-notation", "\(sentence); \(consequence)", at: span
    )
  }

  private var consequence: String {
    switch outcome {
    case .equation: "written as an equation"
    case .spacers: "expressed with guides as spacers"
    case .comment: "left in a comment"
    case .approximation: "approximated"
    }
  }

  private var sentence: String { "\(notation) \(reason.predicate)" }
}

extension ConversionFinding.Reason {
  /// What follows a notation's name; what a section of the converted text says of its lines, too.
  var predicate: String {
    switch self {
    case .attribute(let attribute): "cannot express \(attribute.rawValue)"
    case .identifier: "cannot name constraints"
    case .priority: "cannot express this priority"
    case .inequality: "has no inequality for it"
    case .multiplier: "has no multiplier for it"
    case .ownSize: "cannot tie a view to itself"
    case .negativeGap: "has no negative gaps"
    case .moreThanTwoItems: "relates at most two items"
    case .marginOfGuide: "gives guides no margins"
    case .layoutGuide: "has no layout guides"
    case .direction: "has no leading and trailing, which a right-to-left canvas turns round"
    case .marginsDiffer: "has no margins, and those of the canvases differ"
    case .tooManyRules: "keeps two positions, or one and a size, on an axis"
    case .required: "would make it optional, which another line or a conflict could show"
    case .root: "has no rules about the root"
    case .boxPadding: "has no box: it is a label without padding"
    case .canvasDirection: "cannot set the direction"
    case .assertion: "has no assertions"
    case .subviewsOfGuide: "has no subviews of guides: they go to the guide's view"
    }
  }
}
