import LayoutModel

class Object {
  /// The full name of the object's class in the sources, or its name in UIKit or AppKit.
  let type: String
  /// The number of objects that were made before this one.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  var assumed: Set<String> = []
  var genericArguments: [TypeName] = []
  /// The lazy properties that are being initialized, to detect cycles.
  var opening: Set<String> = []

  // The superview; `nil` for a view that was not added to another view.
  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The name of the property of `holder` in which the object is stored.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// True for an outlet, and for other views that UIKit or unknown code makes or places.
  var isOutlet = false
  /// True if only the declared class is known, so that the object may belong to a subclass.
  var isDeclaredOnly = false
  var hasSnap = false
  /// True if the code uses an object of an unknown class as a view.
  var isUsedAsView = false
  /// True if code that was not evaluated received the object, so that it may have changed the object.
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
  /// The reason why numbers of the constraint are not known; `nil` if all are known.
  var reason: String?
  var wasActive = false
  /// The position of the innermost call, in code of a view or view controller, that made the constraint.
  var call: Place
  /// The number of activations of constraints up to this constraint's last activation.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// True if SnapKit's `remakeConstraints` replaced the constraint.
  var isRemade = false
  var isAssumed = false
  /// The topmost superview of an item, if the items had no superview in common when the constraint was activated;
  /// otherwise `nil`. Activating such a constraint crashes the app.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
