public import Diagnostics

/// An attribute of a view, or of one of its layout guides.
public struct Item: Sendable, Hashable {
  /// The view, even where a guide of the view is meant.
  public var view: ViewID
  /// The guide; `nil` for the view itself. Where `Attribute` has a case for a margin, that case is used without a
  /// guide: `a.margins.left` is `a.leftMargin`.
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

/// The relation between the sides of a constraint.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at most the right one.
  case lessOrEqual = "<="
  /// The left side is at least the right one.
  case greaterOrEqual = ">="

  /// The relation after the sides are exchanged, or both are multiplied by a negative number.
  public var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// Priorities that have names; their numbers are UIKit's.
public enum Priority {
  /// The priority of a constraint that must hold.
  public static let required = 1000.0
  /// The number of UIKit's `defaultHigh`.
  public static let high = 750.0
  /// The number of UIKit's `defaultLow`.
  public static let low = 250.0
  /// The number of UIKit's `fittingSizeLevel`.
  public static let fittingSize = 50.0
}

/// The notations that a constraint can be written in.
public enum NotationName: String, Sendable, Hashable, CaseIterable {
  /// A line of a layout file: an equation, the Visual Format Language, or SLL rules.
  case equation, vfl, sll
  /// A stack's own constraints, at the line that declares it.
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
    /// The attribute.
    public var item: Item
    /// The factor; may be negative.
    public var coefficient: Double

    public init(_ coefficient: Double, _ item: Item) {
      self.item = item
      self.coefficient = coefficient
    }
  }

  /// The shapes that a constraint can have.
  public enum Form: Sendable, Equatable {
    /// `first relation multiplier * second + constant`; without a second item, `first relation constant`.
    ///
    /// Where `first` is a location, there is always a second item: a bare constant in the file becomes a distance from
    /// the superview. The multiplier of a location applies in the coordinate space of the nearest common ancestor of
    /// the two views; where one of the two contains the other, that view is the ancestor.
    case items(first: Item, second: Item?, multiplier: Double, constant: Double)
    /// `sum of the terms relation constant`, for relations among more than two items. Locations are in the canvas's
    /// coordinates.
    case terms([Term], constant: Double)
  }

  /// The two sides of the constraint.
  public var form: Form
  /// The relation between the sides.
  public var relation: Relation
  /// The priority from 1 to 1000; 1000 is required.
  public var priority: Double
  /// The name that the file gives the constraint, for diagnostics and pictures.
  @Boxed public var identifier: String?
  /// The notation that the constraint was written in.
  public var notation: NotationName
  /// The place of the equation, predicate, connection or rule.
  public var span: SourceSpan
  /// The share of a stack's space that a member gets in proportion to its content (`fillProportionally`); `nil` for all
  /// other constraints. Until `LayoutEngine` replaces `form`, it assumes that all members have equal content.
  @Boxed public var share: ContentShare?
  /// Indicates whether the constant came from the standard space or a margin, which pictures mention.
  public var usesStandardSpace: Bool
  /// The place in code where the constraint was made; `nil` for a place in the layout's source. Where it is not `nil`,
  /// `span` is the place of the class that makes the constraint.
  @Boxed public var origin: CodePlace?
  /// Indicates whether the constraint depends on an assumption about the device or its surroundings.
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
  /// The items in the order of the form.
  public var items: [Item] {
    switch form {
    case .items(let first, let second, _, _): second.map { [first, $0] } ?? [first]
    case .terms(let terms, _): terms.map(\.item)
    }
  }
}
