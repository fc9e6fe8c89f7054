import LayoutModel

/// An instance of a class: a view, a guide, a view controller, or whatever else the code makes.
class Object {
  /// The class as the sources declare it, else UIKit's.
  let type: String
  /// In the order of their making.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  /// Fields whose values rest on an assumption.
  var assumed: Set<String> = []
  /// Of a generic class, what it was made with.
  var genericArguments: [TypeName] = []
  /// Lazy properties that were asked for, against circles.
  var opening: Set<String> = []

  // What a view is in.
  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The stored property that holds it, and whose that is.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// Declared as an outlet, or in another way that its making was not seen.
  var isOutlet = false
  /// Indicates whether the class is an assumption: only the type of a property is known.
  var isDeclaredOnly = false
  var hasSnap = false
  /// Indicates whether it was given to code that is not known, which may do anything with it.
  var hasEscaped = false

  init(type: String, number: Int, place: Place) {
    (self.type, self.number, self.place) = (type, number, place)
  }

  func isInside(_ other: Object) -> Bool {
    var view: Object? = self
    while let current = view {
      if current === other { return true }
      view = current.parent
    }
    return false
  }
}

/// A layout constraint.
final class ConstraintObject: Object {
  var first: Anchor
  var relation: Relation
  var second: Anchor?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var isActive = false
  /// Why it cannot be said in numbers.
  var reason: String?
  /// Indicates whether something that is not known would activate it.
  var wasActive = false
  /// The innermost place in the class's own code.
  var call: Place
  /// The order in which constraints became active.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// Indicates whether SnapKit made others in its place.
  var isRemade = false
  /// Whether it rests on an assumption.
  var isAssumed = false

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
