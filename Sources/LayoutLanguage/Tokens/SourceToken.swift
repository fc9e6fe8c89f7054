package import Diagnostics

/// A piece of a statement, such as a word, a number or a sign, and what it stands for.
package struct SourceToken: Sendable, Equatable {
  package enum Role: Sendable, Equatable {
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

    /// With its unit, if it has one.
    case number
    /// With its quotes.
    case string
    /// `#fff`
    case color
    /// `=`, `<=`, `+=`
    case relation
    /// Between two operands: `*`, `+`, also the `~` and `@` of a priority.
    case operation
    /// Of a number or a name: `-`, `+`.
    case sign
    /// What ties views in a line of the Visual Format Language: `-`, `~`, `->`.
    case connection
    /// Parentheses, brackets, bars, commas, colons, dots, `%`, and the `x` of a size.
    case punctuation
    /// What no statement of the kind has.
    case unknown
  }

  package var text: String
  package var span: SourceSpan
  package var role: Role
  /// Indicates whether its statement begins with it.
  package var beginsStatement: Bool
  /// Indicates whether its statement stands in a view's block.
  package var isInBlock: Bool
}

extension SourceToken {
  /// Indicates whether it is a word that names something or belongs to the language.
  package var isWord: Bool {
    switch role {
    case .number, .string, .color, .relation, .operation, .sign, .connection, .punctuation, .unknown: false
    default: true
    }
  }
}
