public import Diagnostics

/// What a file says must hold of its solved layout, on every canvas: `assert save.width >= 44`.
///
/// It is looked at after solving and never takes part in it.
public struct Assertion: Sendable, Equatable {
  /// What an assertion compares or states.
  public enum Form: Sendable, Equatable {
    /// `first relation multiplier * second + constant`, as in `Constraint.Form.items`.
    case comparison(first: Item, Relation, second: Item?, multiplier: Double, constant: Double)
    /// `button inside card`, or `button not inside card`.
    case property(Property, isNegated: Bool)
  }

  /// What may be true of views.
  public enum Property: Sendable, Equatable {
    /// The first lies in the second, edges included.
    case inside(ViewID, ViewID)
    /// They share no more than an edge.
    case apart(ViewID, ViewID)
    /// Its text is cut short, or taller than the view.
    case truncated(ViewID)
    /// The constraints leave a value of its frame open.
    case ambiguous(ViewID)
  }

  /// What must hold.
  public var form: Form
  /// The name that the file gave it for messages.
  public var identifier: String?
  /// Of the whole statement.
  public var span: SourceSpan

  public init(_ form: Form, identifier: String? = nil, span: SourceSpan) {
    self.form = form
    self.identifier = identifier
    self.span = span
  }
}
