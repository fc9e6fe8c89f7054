public import Diagnostics

/// A word of a source, outside strings and comments, and what it stands for.
public struct SourceWord: Sendable, Equatable {
  public enum Role: Sendable, Equatable {
    /// What begins a statement of the file: `label`, `canvas`, or a word that may become one of them.
    case statement
    case property
    /// What follows a property, such as `bold` and `none`.
    case propertyValue(of: String)
    case canvasProperty
    /// `inside`, `not`.
    case assertedProperty
    case viewDeclaration, metricDeclaration
    case view, metric
    /// A metric, or `high` and its like.
    case priority
    /// An equation's word without an attribute: a metric, or a view whose attribute is still to come.
    case operand
    /// In a view's predicate a name means a view, where there is one, else a metric.
    case viewOrMetric
    /// In the parentheses of a gap it is the other way round.
    case metricOrView
    case attribute(of: String)
    /// `H`, `V`, `HV`, `Z` and `C`.
    case orientation
    /// What may follow a line of the Visual Format Language.
    case option
    /// In a rule: a rule's name, or a metric.
    case ruleOrMetric
    /// What follows the `%` of `%bt(header)`.
    case specifier
  }

  public var text: String
  public var span: SourceSpan
  public var role: Role
  /// Whether its statement begins with it.
  public var beginsStatement: Bool
  /// Whether its statement stands in a view's block.
  public var isInBlock: Bool
}

/// What a file gives a name to: views have one namespace, metrics another.
public enum NamedThing: Sendable, Hashable {
  case view(String)
  case metric(String)

  public var name: String {
    switch self {
    case .view(let name), .metric(let name): name
    }
  }
}
