public import Diagnostics

/// An attribute of a view or of a view's layout guide.
public struct Item: Sendable, Hashable {
  /// The view that has the attribute or the guide.
  public var view: ViewID
  /// The layout guide of the view; `nil` if the attribute is the view's own.
  public var guide: LayoutGuide?
  /// The edge, center, baseline or size.
  public var attribute: Attribute

  public init(_ view: ViewID, _ attribute: Attribute) { self.init(view, nil, attribute) }

  public init(_ view: ViewID, _ guide: LayoutGuide?, _ attribute: Attribute) {
    self.view = view
    self.guide = guide
    self.attribute = attribute
  }
}

/// The relation between the two sides of a constraint.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// Both sides are equal.
  case equal = "=="
  /// The left side is at most the right one.
  case lessOrEqual = "<="
  /// The left side is at least the right one.
  case greaterOrEqual = ">="

  /// The relation after swapping the sides: `<=` becomes `>=`.
  public var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// Named priorities, with UIKit's values.
public enum Priority {
  /// A constraint with this priority must hold.
  public static let required = 1000.0
  /// The value of UIKit's `defaultHigh`.
  public static let high = 750.0
  /// The value of UIKit's `defaultLow`.
  public static let low = 250.0
  /// The value of UIKit's `fittingSizeLevel`.
  public static let fittingSize = 50.0
}

/// The notations for constraints.
public enum NotationName: String, Sendable, Hashable, CaseIterable {
  /// A line of a layout file, written as an equation, in the Visual Format Language, or in SLL (the rule language of
  /// COSLayout).
  case equation, vfl, sll
  /// A constraint that a stack adds for its members or, in a layout from Swift source, another constraint that the code
  /// does not contain.
  case stack
  /// An Interface Builder file.
  case interfaceBuilder = "interface-builder"
  /// Swift code that uses the operators of LayoutDSL.
  case dsl
  /// Swift source that is read without being compiled.
  case swift
}

/// A constraint in a form that does not depend on its notation.
public struct Constraint: Sendable, Equatable {
  /// An attribute with its coefficient.
  public struct Term: Sendable, Hashable {
    /// The attribute of a view or layout guide.
    public var item: Item
    /// The factor, which may be negative.
    public var coefficient: Double

    public init(_ coefficient: Double, _ item: Item) {
      self.item = item
      self.coefficient = coefficient
    }
  }

  /// The two sides of a constraint, without the relation between them.
  public enum Form: Sendable, Equatable {
    /// The form `first relation multiplier * second + constant`, or `first relation constant` without a second item.
    ///
    /// If the first item is an edge, center or baseline, there is a second item. Edges, centers and baselines are
    /// coordinates in the nearest common ancestor of both views.
    case items(first: Item, second: Item?, multiplier: Double, constant: Double)
    /// A weighted sum of items, compared with a constant: `a.width + b.width == 100`. Edges, centers and baselines are
    /// in canvas coordinates.
    case terms([Term], constant: Double)
  }

  /// The two sides of the constraint.
  public var form: Form
  /// The relation between the sides.
  public var relation: Relation
  /// The priority, from 1 to 1000 (required).
  public var priority: Double
  /// The constraint's name in diagnostics and pictures; `nil` if it has none.
  @Boxed public var identifier: String?
  /// The notation in which the constraint was written.
  public var notation: NotationName
  /// The constraint's source range.
  public var span: SourceSpan
  /// The share of a `fillProportionally` stack's length that the constraint gives to one member; `nil` for other
  /// constraints. `LayoutEngine` computes `form` from the share.
  @Boxed public var share: ContentShare?
  /// Indicates whether the constraint's distance is the superview's margin, or the framework's standard spacing or a
  /// multiple of it.
  public var usesStandardSpace: Bool
  /// The place of the Swift code that makes the constraint, if the code is not in the layout's own file; otherwise
  /// `nil`.
  @Boxed public var origin: CodePlace?
  /// Indicates whether the constraint depends on a value that had to be assumed, such as `.phone` for
  /// `userInterfaceIdiom` in Swift code.
  public var isAssumed = false

  public init(
    _ form: Form, _ relation: Relation, priority: Double = Priority.required, identifier: String? = nil,
    notation: NotationName, span: SourceSpan, usesStandardSpace: Bool = false
  ) {
    self.form = form
    self.relation = relation
    self.priority = priority
    self.identifier = identifier
    self.notation = notation
    self.span = span
    self.usesStandardSpace = usesStandardSpace
  }
}

extension Constraint {
  /// The items in the order in which they are written.
  public var items: [Item] {
    switch form {
    case .items(let first, let second, _, _): second.map { [first, $0] } ?? [first]
    case .terms(let terms, _): terms.map(\.item)
    }
  }
}
