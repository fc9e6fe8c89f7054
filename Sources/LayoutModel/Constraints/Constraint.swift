public import Diagnostics

/// An attribute of a view, or of one of its layout guides.
public struct Item: Sendable, Hashable {
  /// The view to which the attribute or the guide belongs.
  public var view: ViewID
  /// The guide; `nil` for the view itself. Edges of the margins are attributes of the view: `a.margins.left` is
  /// `a.leftMargin`.
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

  /// The relation after the two sides are swapped: `<=` becomes `>=`.
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
  /// The priority of a constraint that must hold.
  public static let required = 1000.0
  /// The value of UIKit's `defaultHigh`.
  public static let high = 750.0
  /// The value of UIKit's `defaultLow`.
  public static let low = 250.0
  /// The value of UIKit's `fittingSizeLevel`.
  public static let fittingSize = 50.0
}

/// The notations that a constraint can be written in.
public enum NotationName: String, Sendable, Hashable, CaseIterable {
  /// A line of a layout file: an equation, the Visual Format Language, or rules of SLL (the rule language of
  /// COSLayout).
  case equation, vfl, sll
  /// A constraint that a stack adds for its members.
  case stack
  /// An Interface Builder file.
  case interfaceBuilder = "interface-builder"
  /// Swift code with the operators of LayoutDSL.
  case dsl
  /// Swift source that was read without being compiled.
  case swift
}

/// A constraint in normal form, whatever notation it was written in.
public struct Constraint: Sendable, Equatable {
  /// An attribute with its coefficient.
  public struct Term: Sendable, Hashable {
    /// The attribute of a view or layout guide.
    public var item: Item
    /// The factor; may be negative.
    public var coefficient: Double

    public init(_ coefficient: Double, _ item: Item) {
      self.item = item
      self.coefficient = coefficient
    }
  }

  /// The two sides of a constraint, without the relation between them.
  public enum Form: Sendable, Equatable {
    /// `first relation multiplier * second + constant`, or `first relation constant` without a second item.
    ///
    /// A constraint on a location (an edge, center or baseline) always has a second item: `a.left == 8` is relative to
    /// the superview's left edge. The multiplier applies to the second item's coordinate in the views' nearest common
    /// ancestor.
    case items(first: Item, second: Item?, multiplier: Double, constant: Double)
    /// A weighted sum compared with a constant, for more than two items: `a.width + b.width + c.width == 100`.
    /// Locations are in the canvas's coordinates.
    case terms([Term], constant: Double)
  }

  /// The two sides of the constraint.
  public var form: Form
  /// The relation between the sides.
  public var relation: Relation
  /// The priority from 1 to 1000; 1000 is required.
  public var priority: Double
  /// The constraint's name in diagnostics and pictures; `nil` if the file gives it none.
  @Boxed public var identifier: String?
  /// The notation that the constraint was written in.
  public var notation: NotationName
  /// The source range of the constraint in the file.
  public var span: SourceSpan
  /// The share of a stack's space that the constraint gives to a member, for `fillProportionally`; `nil` for other
  /// constraints. `form` is only a placeholder with equal shares until `LayoutEngine` measures the members and replaces
  /// `form`.
  @Boxed public var share: ContentShare?
  /// Indicates whether the constant is a standard space or a margin.
  public var usesStandardSpace: Bool
  /// The place in Swift code where the constraint is made, if that is in a file other than the layout's source;
  /// otherwise `nil`.
  @Boxed public var origin: CodePlace?
  /// Indicates whether the Swift code that makes the constraint depends on a property whose value was assumed, such as
  /// `userInterfaceIdiom`.
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
  /// The items that the constraint relates, from left to right.
  public var items: [Item] {
    switch form {
    case .items(let first, let second, _, _): second.map { [first, $0] } ?? [first]
    case .terms(let terms, _): terms.map(\.item)
    }
  }
}
