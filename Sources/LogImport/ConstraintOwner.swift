import LayoutModel

/// The owners of a log's constraints: the system or the program. Each is looked up once. Cost: linear in the log.
public struct ConstraintOwners: Sendable {
  /// For each constraint that the system made, an identifier or class name that shows it; `nil` for the program's
  /// constraints.
  public private(set) var identifiers: [String?]

  public init(of log: ConflictLog) {
    let search = OwnerSearch(log)
    identifiers = log.constraints.indices.map(search.systemIdentifier)
  }

  /// Returns whether two sets contain the same constraints of the program. A set has one Boolean for each constraint of
  /// the log.
  public func hasSameOwn(_ some: [Bool], _ others: [Bool]) -> Bool {
    identifiers.indices.allSatisfy { identifiers[$0] != nil || some[$0] == others[$0] }
  }
}

private struct OwnerSearch {
  private let views: [LogView]
  private let constraints: [LogConstraint]
  private let isMasonry: Bool
  /// For each item, the number of constraints other than Masonry's that fix it at a length.
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
    // `_UISystemBaselineConstraint` is made by an anchor of the program.
    if className.hasPrefix("_"), !className.contains("SystemBaseline") { return className }
    // Constraints of all classes but NSLayoutConstraint belong to libraries here.
    guard className == "NSLayoutConstraint" else { return nil }
    if let owner = constraint.views.compactMap({ internalClass($0) }).first { return owner }
    return constraint.label == nil ? hiddenIdentifier(constraint) : nil
  }

  /// The class of a view, if the view belongs to the system, so that no program constrains it; otherwise `nil`.
  private func internalClass(_ view: Int) -> String? {
    guard let printed = views[view].className else { return nil }
    let name = shortClassName(printed)
    if printed.hasPrefix("_TtC"), printed.contains("5UIKit") { return "UIKit." + name }
    let isContent = contentClasses.contains { name.hasPrefix($0.start) && name.hasSuffix($0.end) }
    if name.hasPrefix("_UI") || name.hasPrefix("_NS") { return isContent ? nil : name }
    if name.hasPrefix("FI_T") { return "AppKit." + name }
    return internalStarts.contains { name.hasPrefix($0) } ? name : nil
  }

  /// The guessed identifier of a constraint whose description lacks one. It is guessed for an action sheet's width of
  /// -16 that is alone in its log, and for a constraint that fixes the size of a cell's content view. Since Masonry's
  /// descriptions omit identifiers, it is also guessed for a plain constraint in a Masonry log that fixes the size
  /// of a view that can have subviews.
  private func hiddenIdentifier(_ constraint: LogConstraint) -> String? {
    guard let (first, length) = constraint.fixed else { return nil }
    let name = views[first.view.index].className.map(shortClassName) ?? ""
    // This appears in the log of every program that shows an action sheet.
    if constraints.count == 1, name == "UIView", first.attribute == .width, length == -16 {
      return "_UIAlertControllerView" + SystemConstraint.guessMark
    }
    // If two constraints fix the same size, one of them is not the system's.
    guard rivals[first] == 1,
      name.hasSuffix("CellContentView") || isMasonry && !ViewKind(loggedClass: name).isLeaf
    else { return nil }
    let isSmall = length == 0 && !name.hasSuffix("CellContentView")
    let axis = first.attribute.axis == .horizontal ? "Width" : "Height"
    return (isSmall ? "_UITemporaryLayout\(axis)" : "UIView-Encapsulated-Layout-\(axis)")
      + SystemConstraint.guessMark
  }
}

/// Private classes whose views contain views of the program. A constraint between them may be the program's.
private let contentClasses: [(start: String, end: String)] = [
  ("_UITableView", "ContentView"), ("_UICollectionView", "ContentView"), ("_UI", "HostingView"),
  ("_NS", "HostingView"),
]

/// Prefixes of private classes around the program's views.
private let internalStarts = [
  "UIInputSet", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardLayout", "UITransitionView",
  "UIDropShadowView", "UILayoutContainerView", "UINavigationButton", "UIModernBarButton",
]
