import LayoutModel

/// An instance of a class: a view, a guide, a view controller, or any other object that the code makes.
class Object {
  /// The class: its full name in the sources, or its name in UIKit or AppKit.
  let type: String
  /// The number of the object, in the order in which objects were made.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  /// Fields whose values depend on an assumption.
  var assumed: Set<String> = []
  /// The generic arguments of the call that made the object.
  var genericArguments: [TypeName] = []
  /// Lazy properties that are being initialized, to detect cycles.
  var opening: Set<String> = []

  // The superview.
  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The stored property that contains the object; `holder` has that property.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// Indicates whether the object is an outlet, or made or placed by UIKit or another part that is not in the sources.
  var isOutlet = false
  /// Indicates whether the class is an assumption: only the type of a property is known.
  var isDeclaredOnly = false
  var hasSnap = false
  /// Indicates whether the code uses the object as a view, though its class is not known to be a view's.
  var isUsedAsView = false
  /// Indicates whether unknown code received the object, with which it may do anything.
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

final class ConstraintObject: Object {
  var first: Anchor
  var relation: Relation
  var second: Anchor?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var isActive = false
  /// The reason why the constraint cannot be expressed in numbers; `nil` where it can.
  var reason: String?
  var wasActive = false
  /// The place of the innermost call, in the code of a class that lays out views, that made the constraint.
  var call: Place
  /// The position in the order in which constraints became active.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// Indicates whether `remakeConstraints` has replaced the constraint.
  var isRemade = false
  /// Indicates whether the constraint depends on an assumption.
  var isAssumed = false
  /// The top view of an item, where both items had no superview in common when the constraint became active, so that
  /// the app crashed; else `nil`.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
