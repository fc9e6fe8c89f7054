import LayoutModel

extension Evaluator {
  /// Calls a method that only NSStackView has; returns `nil` for other methods.
  func callDesktopStack(_ name: String, _ stack: Object, _ arguments: [CallArgument]) -> Value? {
    guard isMac, superclasses(of: stack.type).contains("NSStackView") else { return nil }
    let area = arguments.first { $0.label == "in" }.flatMap { namedArea($0.value) } ?? .beginning
    let first = arguments.first?.value
    switch name {
    case "addView", "insertView":
      if let view = first?.object {
        arrange(view, in: stack, area, at: arguments.first { $0.label == "at" }?.value.integer)
      }
    case "setViews":
      guard let views = first?.array else { return nil }
      for member in stack.arranged where gravityArea(of: member, in: stack) == area { remove(member) }
      for case .object(let view) in views { arrange(view, in: stack, area, at: nil) }
    case "removeView": if let view = first?.object { remove(view) }
    case "setHuggingPriority", "setClippingResistancePriority":
      let axis = arguments.last?.value.caseName ?? "horizontal"
      if let priority = first.flatMap(priority) { stack.fields["\(name) \(axis)"] = .double(priority) }
    case "setVisibilityPriority":
      guard let view = arguments.last?.value.object else { return nil }
      if first?.caseName == "notVisible" || first.flatMap(priority) == 0 {
        stack.detached.insert(view.number)
      }
    default: return nil
    }
    return .void
  }

  func gravityArea(of member: Object, in stack: Object) -> StackArrangement.Area {
    stack.areas[member.number] ?? .beginning
  }

  private func namedArea(_ value: Value) -> StackArrangement.Area? {
    switch value.caseName {
    case "leading", "top": .beginning
    case "center": .middle
    case "trailing", "bottom": .end
    default: nil
    }
  }

  /// Adds a view to a stack, at the position `index` in a gravity area or, without an index, at the end of the area.
  /// The arranged subviews are in the order of their areas.
  private func arrange(_ view: Object, in stack: Object, _ area: StackArrangement.Area, at index: Int?) {
    stack.arranged.removeAll { $0 === view }
    let order = StackArrangement.Area.allCases
    let before = order.prefix { $0 != area }
    let start = stack.arranged.prefix { before.contains(gravityArea(of: $0, in: stack)) }.count
    let count = stack.arranged.count { gravityArea(of: $0, in: stack) == area }
    stack.arranged.insert(view, at: start + min(max(0, index ?? count), count))
    stack.areas[view.number] = area
    if view.parent !== stack { addSubview(view, to: stack, at: nil) }
    view.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
  }

  /// Completes the arrangement of an NSStackView, which has gravity areas and centers its members by default.
  func describeDesktopStack(_ stack: Object, _ view: inout View, _ arrangement: inout StackArrangement) {
    let distribution = stack.fields["distribution"]?.caseName ?? "gravityAreas"
    let members = stack.arranged.filter { $0.parent === stack && !isDetached($0, from: stack) }
    arrangement.rules =
      distribution == "gravityAreas" ? .appKitAreas(members.map { gravityArea(of: $0, in: stack) }) : .appKit
    let across = arrangement.axis == .horizontal ? "height" : "width"
    switch stack.fields["alignment"]?.caseName {
    case nil: arrangement.alignment = .center
    case across?: arrangement.alignment = .fill
    default: break
    }
    if let priority = stack.fields["setClippingResistancePriority \(arrangement.axis.rawValue)"]?.number {
      arrangement.clippingResistance = min(1000, max(1, priority))
    }
    for axis in Axis.allCases {
      if let priority = stack.fields["setHuggingPriority \(axis.rawValue)"]?.number {
        view.hugging[axis] = min(1000, max(1, priority))
      }
    }
    if case .structure? = stack.fields["edgeInsets"] { arrangement.usesMargins = true }
  }

  /// Returns whether an NSStackView has detached a member, as it does by default if the member is hidden.
  func isDetached(_ member: Object, from stack: Object) -> Bool {
    guard isMac, superclasses(of: stack.type).contains("NSStackView") else { return false }
    return stack.detached.contains(member.number)
      || member.fields["isHidden"]?.bool == true && stack.fields["detachesHiddenViews"]?.bool != false
  }
}
