public import Diagnostics

/// A statement that a file makes about its solved layout, on every canvas: `assert save.width >= 44`.
///
/// Assertions are checked after solving and never take part in it.
public struct Assertion: Sendable, Equatable {
  /// The kinds of assertions.
  public enum Form: Sendable, Equatable {
    /// `first relation multiplier * second + constant`, as in `Constraint.Form.items`.
    case comparison(first: Item, Relation, second: Item?, multiplier: Double, constant: Double)
    /// `button inside card`, or `button not inside card`.
    case property(Property, isNegated: Bool)
  }

  /// A property that views can be asserted to have.
  public enum Property: Sendable, Equatable {
    /// The first view lies in the second, edges included.
    case inside(ViewID, ViewID)
    /// The views share no more than an edge.
    case apart(ViewID, ViewID)
    /// The view's text is cut short, or taller than the view.
    case truncated(ViewID)
    /// The constraints leave a value of the view's frame open.
    case ambiguous(ViewID)
  }

  /// The condition that must hold.
  public var form: Form
  /// The name that the file gives the assertion, for messages.
  public var identifier: String?
  /// The place of the whole statement.
  public var span: SourceSpan

  public init(_ form: Form, identifier: String? = nil, span: SourceSpan) {
    self.form = form
    self.identifier = identifier
    self.span = span
  }
}
