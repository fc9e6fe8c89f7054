import LayoutModel

/// Divides the constraints of a log into those of the system and those of the program.
///
/// Cost: linear in the size of the log.
public struct ConstraintOwners: Sendable {
  /// For each constraint of the log, the identifier or class name by which it was recognized as a constraint of the
  /// system; `nil` for a constraint of the program.
  public private(set) var identifiers: [String?]

  public init(of log: ConflictLog) {
    let search = OwnerSearch(log)
    identifiers = log.constraints.indices.map(search.systemIdentifier)
  }

  /// Returns whether two sets contain the same constraints of the program; each array indicates which of the log's
  /// constraints are in the set.
  public func hasSameOwn(_ some: [Bool], _ others: [Bool]) -> Bool {
    identifiers.indices.allSatisfy { identifiers[$0] != nil || some[$0] == others[$0] }
  }
}

private struct OwnerSearch {
  private let views: [LogView]
  private let constraints: [LogConstraint]
  private let isMasonry: Bool
  /// For each view's width or height, the number of constraints that set it to a fixed length. Masonry constraints are
  /// not counted, since they are never made by the system.
  private var rivals: [Item: Int] = [:]

  init(_ log: ConflictLog) {
    (views, constraints) = (log.views, log.constraints)
    isMasonry = log.constraints.contains { $0.className.hasPrefix("MAS") }
    for constraint in log.constraints where !constraint.className.hasPrefix("MAS") {
      if let (item, _) = constraint.fixed { rivals[item, default: 0] += 1 }
    }
  }

  func systemIdentifier(_ index: Int) -> String? {
    let constraint = constraints[index]
    let className = shortClassName(constraint.className)
    if className.hasPrefix("NSAutoresizing") || constraint.autoresizing != nil {
      return constraint.label ?? constraint.views.compactMap { internalClass($0) }.first
        ?? SystemConstraint.autoresizingIdentifier
    }
    if className.hasPrefix("NSContentSize") { return className }
    if className.hasPrefix("NSIBPrototyping") { return constraint.label ?? "IB auto generated" }
    if let label = constraint.label, SystemConstraint(identifier: label) != nil { return label }
    // A `_UISystemBaselineConstraint` counts as a constraint of the program, because it comes from an anchor in the
    // program's code.
    if className.hasPrefix("_"), !className.contains("SystemBaseline") { return className }
    // Of the remaining classes, the system uses only `NSLayoutConstraint`. Constraints of other classes, such as
    // SnapKit's, are always made by a program.
    guard className == "NSLayoutConstraint" else { return nil }
    if let owner = constraint.views.compactMap({ internalClass($0) }).first { return owner }
    return constraint.label == nil ? hiddenIdentifier(constraint) : nil
  }

  /// Returns the class name of a view if only the system adds constraints to views of this class; otherwise, `nil`.
  private func internalClass(_ view: Int) -> String? {
    guard let printed = views[view].className else { return nil }
    let name = shortClassName(printed)
    if printed.hasPrefix("_TtC"), printed.contains("5UIKit") { return "UIKit." + name }
    let isContent = contentClasses.contains { name.hasPrefix($0.start) && name.hasSuffix($0.end) }
    if name.hasPrefix("_UI") || name.hasPrefix("_NS") { return isContent ? nil : name }
    if name.hasPrefix("FI_T") { return "AppKit." + name }
    return internalStarts.contains { name.hasPrefix($0) } ? name : nil
  }

  /// Returns a guess at the identifier of a constraint that is printed without one, if the system probably made the
  /// constraint; otherwise, `nil`.
  private func hiddenIdentifier(_ constraint: LogConstraint) -> String? {
    guard let (first, length) = constraint.fixed else { return nil }
    let name = views[first.view.index].className.map(shortClassName) ?? ""
    // Every program that shows an action sheet logs this constraint.
    if constraints.count == 1, name == "UIView", first.attribute == .width, length == -16 {
      return "_UIAlertControllerView" + SystemConstraint.guessMark
    }
    // If several constraints set the width (or the height) of the same view, the log does not show which of them the
    // system made, so all of them count as the program's.
    guard rivals[first] == 1,
      name.hasSuffix("CellContentView") || isMasonry && !ViewKind(loggedClass: name).isLeaf
    else { return nil }
    let isSmall = length == 0 && !name.hasSuffix("CellContentView")
    let axis = first.attribute.axis == .horizontal ? "Width" : "Height"
    return (isSmall ? "_UITemporaryLayout\(axis)" : "UIView-Encapsulated-Layout-\(axis)")
      + SystemConstraint.guessMark
  }
}

/// The class-name prefixes and suffixes of private system views that contain the program's views.
private let contentClasses: [(start: String, end: String)] = [
  ("_UITableView", "ContentView"), ("_UICollectionView", "ContentView"), ("_UI", "HostingView"),
  ("_NS", "HostingView"),
]

/// The class-name prefixes of private system views to which programs add no constraints.
private let internalStarts = [
  "UIInputSet", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardLayout", "UITransitionView",
  "UIDropShadowView", "UILayoutContainerView", "UINavigationButton", "UIModernBarButton",
]
