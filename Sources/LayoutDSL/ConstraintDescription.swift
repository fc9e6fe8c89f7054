import Diagnostics
import LayoutModel

/// A constraint made by Swift operators.
public struct ConstraintDescription {
  var first: Item
  var relation: Relation
  var second: Item?
  var multiplier: Double
  var constant: Double
  var priority = Priority.required
  var identifier: String?
  var line = 0
  var column = 0

  /// Returns the constraint with the given name, which diagnostics and pictures show.
  public func named(_ identifier: String) -> ConstraintDescription {
    var named = self
    named.identifier = identifier
    return named
  }
}

/// Collects a closure's constraints with their places in the Swift file.
@resultBuilder
public enum ConstraintsBuilder {
  /// Collects a constraint with its place in the Swift file.
  public static func buildExpression(
    _ constraint: ConstraintDescription, line: Int = #line, column: Int = #column
  ) -> [ConstraintDescription] {
    var located = constraint
    located.line = line
    located.column = column
    return [located]
  }

  /// Ignores the result of a statement that adds a view, such as `view.add(.label, "title")`.
  public static func buildExpression(_ view: ViewHandle) -> [ConstraintDescription] { [] }

  /// Collects several constraints.
  public static func buildExpression(_ constraints: [ConstraintDescription]) -> [ConstraintDescription] {
    constraints
  }

  /// Collects the first statement.
  public static func buildPartialBlock(first: [ConstraintDescription]) -> [ConstraintDescription] { first }

  /// Collects a further statement.
  public static func buildPartialBlock(
    accumulated: [ConstraintDescription], next: [ConstraintDescription]
  ) -> [ConstraintDescription] {
    accumulated + next
  }

  /// Collects the statements of an `if` without `else`.
  public static func buildOptional(_ constraints: [ConstraintDescription]?) -> [ConstraintDescription] {
    constraints ?? []
  }

  /// Collects the first branch of an `if` or `switch`.
  public static func buildEither(first: [ConstraintDescription]) -> [ConstraintDescription] { first }
  /// Collects the second branch of an `if` or `switch`.
  public static func buildEither(second: [ConstraintDescription]) -> [ConstraintDescription] { second }

  /// Collects the statements of a loop.
  public static func buildArray(_ constraints: [[ConstraintDescription]]) -> [ConstraintDescription] {
    constraints.flatMap { $0 }
  }

  /// Returns no constraints for an empty closure.
  public static func buildBlock() -> [ConstraintDescription] { [] }
}
