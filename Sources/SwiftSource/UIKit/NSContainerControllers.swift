import LayoutModel

// NSSplitViewController shows the views of its items in a split view, which fills the controller's view.
extension Evaluator {
  /// Calls a method that only NSSplitViewController or NSTabViewController has; returns `nil` for other methods.
  func callContainerController(_ name: String, _ controller: Object, _ arguments: [CallArgument]) -> Value? {
    let chain = superclasses(of: controller.type)
    if chain.contains("NSTabViewController"), ["addTabViewItem", "insertTabViewItem"].contains(name) {
      leaveOut(current, "the items of an NSTabViewController are not drawn")
      return .void
    }
    guard chain.contains("NSSplitViewController") else { return nil }
    var items = controller.fields["splitViewItems"]?.array ?? []
    guard let item = arguments.first?.value.object else { return nil }
    switch name {
    case "addSplitViewItem": items.append(.object(item))
    case "insertSplitViewItem":
      items.insert(.object(item), near: arguments.last?.value.integer)
    case "removeSplitViewItem": items.removeAll { $0.object === item }
    default: return nil
    }
    setSplitItems(.array(items), of: controller)
    return .void
  }

  /// Makes the views of a controller's items the panes of the controller's split view.
  func setSplitItems(_ value: Value, of controller: Object) {
    guard superclasses(of: controller.type).contains("NSSplitViewController") else { return }
    controller.fields["splitViewItems"] = value
    let split = splitView(of: controller)
    let panes = (value.array ?? []).compactMap { $0.object.flatMap(page) }
    for old in split.arranged where !panes.contains(where: { $0 === old }) { remove(old) }
    for pane in panes where pane.parent !== split { addSubview(pane, to: split, at: nil) }
    split.arranged = panes
  }

  /// Returns the split view of an NSSplitViewController, which has thin dividers between panes side by side unless the
  /// code says otherwise.
  func splitView(of controller: Object) -> Object {
    let split =
      controller.fields["splitView"]?.object
      ?? {
        let made = makeObject("NSSplitView", at: controller.place)
        (made.propertyName, made.holder) = ("splitView", controller)
        made.fields["isVertical"] = .bool(true)
        made.fields["dividerStyle"] = .symbol("thin")
        controller.fields["splitView"] = .object(made)
        return made
      }()
    if split.parent == nil, let view = nativeMember("view", of: controller)?.object, view !== split {
      split.fields["fillsSuperview"] = .bool(true)
      split.fields[maskName] = .bool(false)
      addSubview(split, to: view, at: 0)
    }
    return split
  }
}
