import LayoutModel

/// An instance of a class: a view, a guide, a view controller, or any other object that the code makes.
class Object {
  /// The class as the sources declare it, else UIKit's.
  let type: String
  /// The number of the object, in the order in which objects were made.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  /// Fields whose values depend on an assumption.
  var assumed: Set<String> = []
  /// The generic arguments that it was made with.
  var genericArguments: [TypeName] = []
  /// Lazy properties that are being initialized, to detect cycles.
  var opening: Set<String> = []

  // The superview.
  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The stored property that contains it, and that property's owner.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// Indicates whether it is declared as an outlet, or made in another way that is not in the sources.
  var isOutlet = false
  /// Indicates whether the class is an assumption: only the type of a property is known.
  var isDeclaredOnly = false
  var hasSnap = false
  /// Indicates whether the code uses it as a view, though its class is not known to be one.
  var isUsedAsView = false
  /// Indicates whether unknown code received it, which may do anything with it.
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
  /// The reason why it cannot be expressed in numbers.
  var reason: String?
  /// Indicates whether it was active at some time.
  var wasActive = false
  /// The innermost place in the class's own code.
  var call: Place
  /// The position in the order in which constraints became active.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// Indicates whether SnapKit made others in its place.
  var isRemade = false
  /// Indicates whether it rests on an assumption.
  var isAssumed = false
  /// The top view of an item, where both items had no superview in common when the constraint became active, so that
  /// the app crashed; else `nil`.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
