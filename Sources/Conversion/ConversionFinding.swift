public import Diagnostics
import LayoutModel

/// A constraint or declaration that a notation cannot express, with the reason and the replacement.
public struct ConversionFinding: Sendable, Equatable {
  struct Reason: Sendable, Equatable {
    /// The words after a notation's name, also used for a section of the converted text.
    var predicate: String

    /// The reason: the notation does not know an attribute.
    static func attribute(_ attribute: Attribute) -> Reason {
      Reason(predicate: "cannot express \(attribute.rawValue)")
    }

    static let identifier = Reason(predicate: "cannot name constraints")
    static let priority = Reason(predicate: "cannot express this priority")
    static let inequality = Reason(predicate: "has no inequality for it")
    static let multiplier = Reason(predicate: "has no multiplier for it")
    static let ownSize = Reason(predicate: "cannot relate a view to itself")
    static let negativeGap = Reason(predicate: "has no negative gaps")
    static let moreThanTwoItems = Reason(predicate: "relates at most two items")
    static let marginOfGuide = Reason(predicate: "gives guides no margins")
    /// The reason: it has no safe area or other guides of a view.
    static let layoutGuide = Reason(predicate: "has no layout guides")
    /// The reason: leading and trailing are used on a canvas from right to left.
    static let direction = Reason(
      predicate: "has no leading and trailing, which a right-to-left canvas mirrors")
    static let marginsDiffer = Reason(predicate: "has no margins, and those of the canvases differ")
    /// The reason: the view has no free place for another rule.
    static let tooManyRules = Reason(predicate: "keeps two positions, or one and a size, on an axis")
    /// The reason: the notation would make a required constraint optional.
    static let required = Reason(
      predicate: "would make it optional, which could change the effect of another line or a conflict")
    static let root = Reason(predicate: "has no rules about the root")
    static let boxPadding = Reason(predicate: "has no box: it is a label without padding")
    /// The reason: the framework has no such control.
    static func control(_ kind: ViewKind) -> Reason {
      Reason(predicate: "has no \(kind.rawValue): it is a plain view")
    }

    static let canvasDirection = Reason(predicate: "cannot set the direction")
    static let assertion = Reason(predicate: "has no assertions")
    static let subviewsOfGuide = Reason(
      predicate: "cannot add subviews to guides: they go to the guide's view")
  }

  enum Outcome: Sendable, Equatable {
    /// An equation, which a layout file may contain in addition to any notation.
    case equation
    /// Spacer views.
    case spacers
    /// A comment.
    case comment
    /// A slightly different appearance.
    case approximation
  }

  var reason: Reason
  var outcome: Outcome
  /// The place of the constraint or declaration.
  var span: SourceSpan?
  /// The name of the notation.
  var notation: String
}

extension ConversionFinding {
  /// The diagnostic: a warning where something is lost, else a note.
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
