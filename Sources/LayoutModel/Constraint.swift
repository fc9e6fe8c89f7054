public import Diagnostics

/// An attribute of a view, or of one of its layout guides.
public struct Item: Sendable, Hashable {
  /// The view that it is of, also where a guide is meant.
  public var view: ViewID
  /// `nil` for the view itself. Margins that an attribute has a word for have no guide: `a.margins.left` is `a.leftMargin`.
  public var guide: LayoutGuide?
  /// Which edge, center, baseline or size.
  public var attribute: Attribute

  public init(_ view: ViewID, _ attribute: Attribute) { self.init(view, nil, attribute) }

  public init(_ view: ViewID, _ guide: LayoutGuide?, _ attribute: Attribute) {
    self.view = view
    self.guide = guide
    self.attribute = attribute
  }
}

/// How the sides of a constraint compare.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at most the right one.
  case lessOrEqual = "<="
  /// The left side is at least the right one.
  case greaterOrEqual = ">="

  /// What it is with its sides exchanged, or both multiplied by a negative number.
  public var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// What a priority may be called: the numbers are UIKit's.
public enum Priority {
  /// Must hold.
  public static let required = 1000.0
  /// UIKit's `defaultHigh`.
  public static let high = 750.0
  /// UIKit's `defaultLow`.
  public static let low = 250.0
  /// UIKit's `fittingSizeLevel`.
  public static let fittingSize = 50.0
}

/// The notations that a constraint can be written in.
public enum NotationName: String, Sendable, Hashable, CaseIterable {
  /// What a line of a layout file can be.
  case equation, vfl, sll
  /// What a stack asks for, at the line that declares it.
  case stack
  /// From an Interface Builder file.
  case interfaceBuilder = "interface-builder"
  /// Swift's operators.
  case dsl
  /// From Swift source that was read without being compiled.
  case swift
}

/// A constraint in normal form, whatever notation it was written in.
public struct Constraint: Sendable, Equatable {
  /// An attribute, and how often it counts.
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
    /// Where `first` is a location, there is always a second item: the bare constant of a file
    /// has become a distance from the superview. Multipliers on locations count in the coordinate
    /// space of the nearest common ancestor of the two views (of the ancestor itself, where one
    /// contains the other).
    case items(first: Item, second: Item?, multiplier: Double, constant: Double)
    /// `sum of the terms relation constant`, locations in the canvas's coordinates: for what two items cannot say.
    case terms([Term], constant: Double)
  }

  /// What is compared.
  public var form: Form
  /// How it is compared.
  public var relation: Relation
  /// 1...1000; 1000 is required.
  public var priority: Double
  /// The name that the file gave it for diagnostics and pictures.
  public var identifier: String?
  /// The notation that it was written in.
  public var notation: NotationName
  /// Of the equation, predicate, connection or rule.
  public var span: SourceSpan
  /// Where its part of the room follows from the content of a stack's members (`fillProportionally`): the form then
  /// stands for members of equal content, until `LayoutEngine` puts the true part in its place.
  public var share: ContentShare?
  /// Whether its constant came from the standard space or a margin, for pictures that say so.
  public var usesStandardSpace: Bool
  /// Where it was made, if that is in another file than its layout's source; the span is then its class's.
  public var origin: CodePlace?
  /// Whether it rests on what was assumed of a device or its surroundings.
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
  /// What it ties, in the order of its form.
  public var items: [Item] {
    switch form {
    case .items(let first, let second, _, _): second.map { [first, $0] } ?? [first]
    case .terms(let terms, _): terms.map(\.item)
    }
  }
}
