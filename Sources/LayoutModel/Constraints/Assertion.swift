public import Diagnostics

/// A condition that a layout must meet after solving, on every canvas: `assert save.width >= 44`.
public struct Assertion: Sendable, Equatable {
  /// The kinds of assertions.
  public enum Form: Sendable, Equatable {
    /// A comparison `first relation multiplier * second + constant`, such as `save.width >= 2 * cancel.width + 8`.
    case comparison(first: Item, Relation, second: Item?, multiplier: Double, constant: Double)
    /// A property of views: `inside button card`, or `not inside button card` if negated.
    case property(Property, isNegated: Bool)
  }

  /// A property that views can be asserted to have.
  public enum Property: Sendable, Equatable {
    /// The first view lies within the second; their edges may touch.
    case inside(ViewID, ViewID)
    /// The views do not overlap; their edges may touch.
    case apart(ViewID, ViewID)
    /// The view's text is cut off or taller than the view.
    case truncated(ViewID)
    /// The constraints do not determine the view's frame.
    case ambiguous(ViewID)
  }

  /// The condition that must hold.
  public var form: Form
  /// The assertion's name in messages; `nil` for an assertion without a name.
  public var identifier: String?
  /// The source range of the whole statement.
  public var span: SourceSpan

  public init(_ form: Form, identifier: String? = nil, span: SourceSpan) {
    self.form = form
    self.identifier = identifier
    self.span = span
  }
}
