import Diagnostics
import LayoutModel

/// A constraint made by Swift operators, before it is part of a layout.
public struct ConstraintDescription {
  var first: Item
  var relation: Relation
  /// The item on the right side; `nil` if there is only a constant.
  var second: Item?
  var multiplier: Double
  var constant: Double
  var priority = Priority.required
  var identifier: String?
  var line = 0
  var column = 0

  /// Returns the constraint with a name, which diagnostics and pictures show.
  public func named(_ identifier: String) -> ConstraintDescription {
    var named = self
    named.identifier = identifier
    return named
  }
}

/// Collects the constraints of a closure, with the place of each in the Swift file.
@resultBuilder
public enum ConstraintsBuilder {
  /// Collects a constraint, as Swift's result builders require.
  public static func buildExpression(
    _ constraint: ConstraintDescription, line: Int = #line, column: Int = #column
  ) -> [ConstraintDescription] {
    var located = constraint
    located.line = line
    located.column = column
    return [located]
  }

  /// Collects nothing from a statement that only adds a view: `view.add(.label, "title")`.
  public static func buildExpression(_ view: ViewHandle) -> [ConstraintDescription] { [] }

  /// Collects several constraints, as Swift's result builders require.
  public static func buildExpression(_ constraints: [ConstraintDescription]) -> [ConstraintDescription] {
    constraints
  }

  /// Collects the first statement, as Swift's result builders require.
  public static func buildPartialBlock(first: [ConstraintDescription]) -> [ConstraintDescription] { first }

  /// Collects a further statement, as Swift's result builders require.
  public static func buildPartialBlock(
    accumulated: [ConstraintDescription], next: [ConstraintDescription]
  ) -> [ConstraintDescription] {
    accumulated + next
  }

  /// Collects the statements of an `if`, as Swift's result builders require.
  public static func buildOptional(_ constraints: [ConstraintDescription]?) -> [ConstraintDescription] {
    constraints ?? []
  }

  /// Collects the statements of the first branch of an `if` or `switch`, as Swift's result builders require.
  public static func buildEither(first: [ConstraintDescription]) -> [ConstraintDescription] { first }
  /// Collects the statements of the second branch of an `if` or `switch`, as Swift's result builders require.
  public static func buildEither(second: [ConstraintDescription]) -> [ConstraintDescription] { second }

  /// Collects the statements of a loop, as Swift's result builders require.
  public static func buildArray(_ constraints: [[ConstraintDescription]]) -> [ConstraintDescription] {
    constraints.flatMap { $0 }
  }

  /// Returns no constraints for an empty closure, as Swift's result builders require.
  public static func buildBlock() -> [ConstraintDescription] { [] }
}
