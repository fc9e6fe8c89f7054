import LayoutModel

/// Finds the constraints of a log that the system made. Cost: linear in the log.
public struct ConstraintOwners: Sendable {
  /// For each constraint, the identifier or class that shows that the system made it; `nil` for a
  /// constraint of the program.
  public private(set) var identifiers: [String?]

  public init(of log: ConflictLog) {
    let search = OwnerSearch(log)
    identifiers = log.constraints.indices.map(search.systemIdentifier)
  }

  /// Returns whether two sets contain the same constraints of the program. A set is given by one Boolean
  /// for each constraint of the log.
  public func hasSameOwn(_ some: [Bool], _ others: [Bool]) -> Bool {
    identifiers.indices.allSatisfy { identifiers[$0] != nil || some[$0] == others[$0] }
  }
}

private struct OwnerSearch {
  private let views: [LogView]
  private let constraints: [LogConstraint]
  private let isMasonry: Bool
  /// For each width and height, the number of constraints that fix it at a length, without those of
  /// Masonry.
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
    // The program makes `_UISystemBaselineConstraint` from an anchor: it counts as the program's despite its prefix.
    if className.hasPrefix("_"), !className.contains("SystemBaseline") { return className }
    // Constraints of any other class belong to libraries such as SnapKit.
    guard className == "NSLayoutConstraint" else { return nil }
    if let owner = constraint.views.compactMap({ internalClass($0) }).first { return owner }
    return constraint.label == nil ? hiddenIdentifier(constraint) : nil
  }

  /// The class of a view that only the system constrains; `nil` for other views.
  private func internalClass(_ view: Int) -> String? {
    guard let printed = views[view].className else { return nil }
    let name = shortClassName(printed)
    if printed.hasPrefix("_TtC"), printed.contains("5UIKit") { return "UIKit." + name }
    let isContent = contentClasses.contains { name.hasPrefix($0.start) && name.hasSuffix($0.end) }
    if name.hasPrefix("_UI") || name.hasPrefix("_NS") { return isContent ? nil : name }
    if name.hasPrefix("FI_T") { return "AppKit." + name }
    return internalStarts.contains { name.hasPrefix($0) } ? name : nil
  }

  /// The likely identifier of a constraint of the system; `nil` for a constraint of the program. Two constraints are
  /// known to be the system's: the width -16 of an action sheet, and the size of a cell's content view. Masonry omits
  /// identifiers, so in its logs, the only size of a container is also taken to be the system's.
  private func hiddenIdentifier(_ constraint: LogConstraint) -> String? {
    guard let (first, length) = constraint.fixed else { return nil }
    let name = views[first.view.index].className.map(shortClassName) ?? ""
    // Any program with an action sheet prints this constraint.
    if constraints.count == 1, name == "UIView", first.attribute == .width, length == -16 {
      return "_UIAlertControllerView" + SystemConstraint.guessMark
    }
    // If another constraint fixes the same size, one of the two is the program's.
    guard rivals[first] == 1,
      name.hasSuffix("CellContentView") || isMasonry && !ViewKind(loggedClass: name).isLeaf
    else { return nil }
    let isSmall = length == 0 && !name.hasSuffix("CellContentView")
    let axis = first.attribute.axis == .horizontal ? "Width" : "Height"
    return (isSmall ? "_UITemporaryLayout\(axis)" : "UIView-Encapsulated-Layout-\(axis)")
      + SystemConstraint.guessMark
  }
}

/// Private classes of the system whose views contain views of the program.
private let contentClasses: [(start: String, end: String)] = [
  ("_UITableView", "ContentView"), ("_UICollectionView", "ContentView"), ("_UI", "HostingView"),
  ("_NS", "HostingView"),
]

/// Private classes of the system begin with these words. The program does not constrain their views.
private let internalStarts = [
  "UIInputSet", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardLayout", "UITransitionView",
  "UIDropShadowView", "UILayoutContainerView", "UINavigationButton", "UIModernBarButton",
]
