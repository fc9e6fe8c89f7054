import LayoutModel

class Object {
  /// The full name of the class in the sources, or its name in UIKit or AppKit.
  let type: String
  /// The number of objects that were made before this one.
  let number: Int
  let place: Place
  var fields: [String: Value] = [:]
  var assumed: Set<String> = []
  var genericArguments: [TypeName] = []
  /// The lazy properties that are being initialized, recorded to detect properties that depend on themselves.
  var opening: Set<String> = []

  weak var parent: Object?
  var children: [Object] = []
  var arranged: [Object] = []
  var spacingAfter: [Int: Double] = [:]
  /// The gravity area of each member of an NSStackView, by the member's `number`.
  var areas: [Int: StackArrangement.Area] = [:]
  /// The `number` of each member that an NSStackView does not show because of its visibility priority.
  var detached: Set<Int> = []
  /// The rows, columns and cells of an NSGridView; `nil` for other objects.
  var grid: GridContent?
  /// The name of the property of `holder` in which the object is stored.
  var propertyName: String?
  weak var holder: Object?
  var localName: String?
  /// Indicates whether the object is an outlet, or another view that is created or positioned by UIKit, AppKit, or code
  /// that was not evaluated.
  var isOutlet = false
  /// Indicates whether only the declared class is known, so that the object may belong to a subclass.
  var isDeclaredOnly = false
  var hasSnap = false
  var isUsedAsView = false
  /// Indicates whether the object was passed to code that was not evaluated and may have changed it.
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
  /// The value last assigned to `reason`, for example that the constraint's priority is not known.
  private var doubt: String?
  /// The reason for leaving out the constraint.
  var reason: String? {
    get {
      if let doubt { return doubt }
      // UIKit throws an exception for numbers that are not finite.
      if !constant.isFinite { return "its constant is not finite" }
      if !multiplier.isFinite { return "its multiplier is not finite" }
      guard let second else {
        return first.attribute.isSize ? nil : "UIKit needs a second item for '\(first.attribute.rawValue)'"
      }
      if multiplier == 0 { return "UIKit does not allow a multiplier of 0" }
      return first.attribute.isComparable(to: second.attribute)
        ? nil : "UIKit cannot relate '\(first.attribute.rawValue)' to '\(second.attribute.rawValue)'"
    }
    set { doubt = newValue }
  }
  var wasActive = false
  /// The position of the code that created the constraint. If a helper function created the constraint, this is the
  /// position of the call in a view or view controller.
  var call: Place
  /// The number of the constraint's last activation, counting the activations of all constraints from 1; 0 if the
  /// constraint was never activated.
  var order = 0
  var usesStandardSpace = false
  var isSnap = false
  /// The view to which `addConstraint` added the constraint; `nil` if the constraint was activated in another way.
  weak var addedTo: Object?
  /// Indicates whether SnapKit's `remakeConstraints` replaced the constraint.
  var isRemade = false
  var isAssumed = false
  /// The topmost view of a view tree that contains one of the items. It is set if the items had no common superview
  /// when the constraint was activated, which crashes the app.
  var detachedView: Object?

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, number: Int, place: Place, call: Place) {
    (self.first, self.relation, self.second, self.call) = (first, relation, second, call)
    super.init(type: "NSLayoutConstraint", number: number, place: place)
  }
}
