import LayoutModel

class Object {
  /// The class: the full name of a class in the sources, or a name in UIKit or AppKit.
  let type: String
  /// The position in the order in which objects were made.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  var assumed: Set<String> = []
  var genericArguments: [TypeName] = []
  /// The lazy properties that are being initialized, to detect cycles.
  var opening: Set<String> = []

  // The superview; `nil` for a view that was not added.
  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The name of the stored property of `holder` that contains the object.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// True for an outlet, and for a view that UIKit or unknown code makes or places.
  var isOutlet = false
  /// True where only the declared type is known: the object may be of a subclass.
  var isDeclaredOnly = false
  var hasSnap = false
  /// True if the code uses an object of an unknown class as a view.
  var isUsedAsView = false
  /// True where unknown code received the object, and may have changed it.
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
  /// The reason why the constraint's numbers are not known; `nil` where they are known.
  var reason: String?
  var wasActive = false
  /// The innermost call, in code of a view or view controller, that made the constraint.
  var call: Place
  /// The position in the order in which constraints were activated.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// True if SnapKit's `remakeConstraints` replaced the constraint.
  var isRemade = false
  var isAssumed = false
  /// The topmost superview of an item, if the items had no superview in common when the constraint was activated;
  /// otherwise `nil`. UIKit crashes for such a constraint.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
