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
  /// The lazy properties that are being initialized. They are recorded to detect properties that depend on themselves.
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
  /// True for an outlet, and for any other view that is made or placed by UIKit or by unknown code.
  var isOutlet = false
  /// True if only the declared class of the object is known. The object may then belong to a subclass.
  var isDeclaredOnly = false
  var hasSnap = false
  /// True if the code uses the object as a view although its class is unknown.
  var isUsedAsView = false
  /// True if the object was passed to code that was not evaluated and that may have changed it.
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
  /// The reason why a number of the constraint is not known; `nil` if all numbers are known.
  var reason: String?
  var wasActive = false
  /// The position of the call that made the constraint: the innermost call whose code is in a view or view controller.
  var call: Place
  /// The position of this constraint in the order of activation: the number of activations so far when the constraint
  /// was last activated.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// True if SnapKit's `remakeConstraints` replaced the constraint.
  var isRemade = false
  var isAssumed = false
  /// If the items had no common superview when the constraint was activated, the topmost superview of one of them;
  /// otherwise `nil`. Activating such a constraint crashes the app.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
