public import Diagnostics
import LayoutModel

/// What a notation cannot say, why, and what was done about it.
public struct ConversionFinding: Sendable, Equatable {
  struct Reason: Sendable, Equatable {
    /// What follows a notation's name; what a section of the converted text says of its lines, too.
    var predicate: String

    /// The notation knows no such attribute.
    static func attribute(_ attribute: Attribute) -> Reason {
      Reason(predicate: "cannot express \(attribute.rawValue)")
    }

    static let identifier = Reason(predicate: "cannot name constraints")
    static let priority = Reason(predicate: "cannot express this priority")
    static let inequality = Reason(predicate: "has no inequality for it")
    static let multiplier = Reason(predicate: "has no multiplier for it")
    static let ownSize = Reason(predicate: "cannot tie a view to itself")
    static let negativeGap = Reason(predicate: "has no negative gaps")
    static let moreThanTwoItems = Reason(predicate: "relates at most two items")
    static let marginOfGuide = Reason(predicate: "gives guides no margins")
    /// A safe area, or another guide that comes with a view.
    static let layoutGuide = Reason(predicate: "has no layout guides")
    /// Leading and trailing, on a canvas from right to left.
    static let direction = Reason(
      predicate: "has no leading and trailing, which a right-to-left canvas turns round")
    static let marginsDiffer = Reason(predicate: "has no margins, and those of the canvases differ")
    /// All places for rules about a view are taken.
    static let tooManyRules = Reason(predicate: "keeps two positions, or one and a size, on an axis")
    /// The notation would make optional what is required here.
    static let required = Reason(
      predicate: "would make it optional, which another line or a conflict could show")
    static let root = Reason(predicate: "has no rules about the root")
    static let boxPadding = Reason(predicate: "has no box: it is a label without padding")
    static let canvasDirection = Reason(predicate: "cannot set the direction")
    static let assertion = Reason(predicate: "has no assertions")
    static let subviewsOfGuide = Reason(predicate: "has no subviews of guides: they go to the guide's view")
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
      outcome == .comment ? .warning : .note, code: "not-in-notation",
      "\(notation) \(reason.predicate); \(consequence)", at: span
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
}
