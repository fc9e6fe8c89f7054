import Diagnostics
import LayoutModel

/// A constraint as Swift operators made it, before a layout takes it in.
public struct ConstraintDescription {
  var first: Item
  var relation: Relation
  /// `nil` for a bare constant.
  var second: Item?
  var multiplier: Double
  var constant: Double
  var priority = Priority.required
  var identifier: String?
  var line = 0
  var column = 0

  init(first: Item, relation: Relation, second: Item?, multiplier: Double, constant: Double) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// The constraint with a name for diagnostics and pictures.
  public func named(_ identifier: String) -> ConstraintDescription {
    var named = self
    named.identifier = identifier
    return named
  }
}

/// Collects the constraints of a closure, and the place in the Swift file where each one stands.
@resultBuilder
public enum ConstraintsBuilder {
  /// What Swift's result builders ask for.
  public static func buildExpression(
    _ constraint: ConstraintDescription, line: Int = #line, column: Int = #column
  ) -> [ConstraintDescription] {
    var located = constraint
    located.line = line
    located.column = column
    return [located]
  }

  /// A view that is added and needs no name in Swift says nothing by itself.
  public static func buildExpression(_ view: ViewHandle) -> [ConstraintDescription] { [] }

  /// What Swift's result builders ask for.
  public static func buildExpression(_ constraints: [ConstraintDescription]) -> [ConstraintDescription] {
    constraints
  }

  /// What Swift's result builders ask for.
  public static func buildPartialBlock(first: [ConstraintDescription]) -> [ConstraintDescription] { first }

  /// What Swift's result builders ask for.
  public static func buildPartialBlock(
    accumulated: [ConstraintDescription], next: [ConstraintDescription]
  ) -> [ConstraintDescription] {
    accumulated + next
  }

  /// What Swift's result builders ask for.
  public static func buildOptional(_ constraints: [ConstraintDescription]?) -> [ConstraintDescription] {
    constraints ?? []
  }

  /// What Swift's result builders ask for.
  public static func buildEither(first: [ConstraintDescription]) -> [ConstraintDescription] { first }
  /// What Swift's result builders ask for.
  public static func buildEither(second: [ConstraintDescription]) -> [ConstraintDescription] { second }

  /// What Swift's result builders ask for.
  public static func buildArray(_ constraints: [[ConstraintDescription]]) -> [ConstraintDescription] {
    constraints.flatMap { $0 }
  }

  /// What Swift's result builders ask for.
  public static func buildBlock() -> [ConstraintDescription] { [] }
}
