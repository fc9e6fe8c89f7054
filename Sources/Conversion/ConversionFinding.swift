public import Diagnostics
import LayoutModel

struct ConversionRefusal: Error, Sendable, Equatable {
  /// The reason as a predicate after the notation's name, such as “SLL” + “cannot name constraints”.
  var predicate: String

  static func attribute(_ attribute: Attribute) -> Self {
    Self(predicate: "cannot express this constraint on \(attribute.rawValue)")
  }

  static let identifier = Self(predicate: "cannot name constraints")
  static let priority = Self(predicate: "cannot express this priority")
  static let inequality = Self(predicate: "cannot express this inequality")
  static let multiplier = Self(predicate: "cannot express this multiplier")
  static let constant = Self(predicate: "cannot add a constant to another view's size")
  static let ownSize = Self(predicate: "cannot relate a view to itself")
  static let negativeGap = Self(predicate: "cannot express negative gaps")
  static let moreThanTwoItems = Self(predicate: "relates at most two items")
  static func guide(_ attribute: Attribute) -> Self {
    Self(predicate: "cannot express the \(attribute.isMargin ? "margins" : "baselines") of a guide")
  }

  static let layoutGuide = Self(predicate: "has no layout guides")
  static let direction = Self(
    predicate: "has only left and right, which are not mirrored on a right-to-left canvas")
  static let marginsDiffer = Self(
    predicate: "has no margins, and a constant cannot replace margins that differ between the canvases")
  static let tooManyRules = Self(
    predicate: "allows only two positions, or one position and a size, on each axis")
  static let required = Self(
    predicate:
      "would make this constraint optional, so it could give way to another one")
  static let root = Self(predicate: "cannot constrain the root view")
  static let boxPadding = Self(predicate: "has no counterpart to 'box', so a label without padding is used")
  static func control(_ kind: ViewKind) -> Self {
    Self(predicate: "has no counterpart to '\(kind.rawValue)', so a plain view is used")
  }

  static func property(_ property: ViewProperty) -> Self {
    Self(predicate: "cannot set '\(property.rawValue)' of this view")
  }

  static let canvasDirection = Self(predicate: "cannot set the layout direction")
  static let assertion = Self(predicate: "has no assertions")
  static let subviewsOfGuide = Self(
    predicate: "cannot add subviews to a guide, so they are added to the guide's owning view")
}

/// A constraint or declaration that a notation cannot express, with the reason and the form used instead.
public struct ConversionFinding: Sendable, Equatable {
  enum Outcome: Sendable, Equatable {
    case equation
    case spacers
    case comment
    case approximation
    case omission
  }

  var reason: ConversionRefusal
  var outcome: Outcome
  var span: SourceSpan?
  var notation: String
}

extension ConversionFinding {
  /// The finding as a diagnostic: a warning if the constraint or declaration is kept only in a comment, otherwise a
  /// note.
  public var diagnostic: Diagnostic {
    Diagnostic(
      outcome == .comment ? .warning : .note, code: "not-in-notation",
      "\(notation) \(reason.predicate); \(consequence)", at: span
    )
  }

  private var consequence: String {
    switch outcome {
    case .equation: "written as an equation"
    case .spacers: "guides are used as spacers instead"
    case .comment: "kept only in a comment"
    case .approximation: "the appearance may differ"
    case .omission: "it is left out"
    }
  }
}
