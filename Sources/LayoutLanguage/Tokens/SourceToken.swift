package import Diagnostics

/// A piece of a statement, such as a word, number or sign.
package struct SourceToken: Sendable, Equatable {
  package enum Role: Sendable, Equatable {
    /// The first word of a statement, such as `label` or `canvas`, even if the word is unknown.
    case statement
    case property
    /// A word that is a property's value, such as `bold`.
    case propertyValue(of: String)
    case canvasProperty
    case assertedProperty
    case viewDeclaration, metricDeclaration
    case view, metric
    /// The name of a priority: a metric, or a word such as `high`.
    case priority
    /// A word without an attribute in an equation: a metric, or a view whose attribute is missing.
    case operand
    /// A name in a size such as `[a(b)]`: a view, or a metric if no view has the name.
    case viewOrMetric
    /// A name in a gap such as `-(b)-`: a metric, or a view if no metric has the name.
    case metricOrView
    case attribute(of: String)
    case orientation
    case option
    case ruleOrMetric
    case specifier

    case number
    case string
    case color
    /// A relation or assignment: `=`, `<=`, `+=`.
    case relation
    /// An operator such as `*`, the `~` or `@` before a priority, or a VFL connection: `-`, `~` or `->`.
    case operation
    case sign
    /// Parentheses, brackets, bars, commas, colons, dots, `%`, and the `x` of a size.
    case punctuation
    /// A token that the statement cannot contain.
    case unknown
  }

  package var text: String
  package var span: SourceSpan
  package var role: Role
  package var beginsStatement: Bool
  package var isInBlock: Bool
}

extension SourceToken {
  package var isWord: Bool {
    switch role {
    case .number, .string, .color, .relation, .operation, .sign, .punctuation, .unknown: false
    default: true
    }
  }
}
