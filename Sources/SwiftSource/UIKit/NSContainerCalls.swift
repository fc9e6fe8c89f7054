import LayoutModel

// Tab views and split views. NSTabView places the view of each of its items, and NSSplitView places its subviews.
extension Evaluator {
  private func isDesktop(_ object: Object, _ type: String) -> Bool {
    isMac && superclasses(of: object.type).contains(type)
  }

  func isSplit(_ view: Object) -> Bool { isDesktop(view, "NSSplitView") }

  func isTabs(_ view: Object) -> Bool { isDesktop(view, "NSTabView") }

  func isBox(_ view: Object) -> Bool { isDesktop(view, "NSBox") }

  func isDesktopScroll(_ view: Object) -> Bool { isDesktop(view, "NSScrollView") }

  private func isTabItem(_ object: Object) -> Bool { isDesktop(object, "NSTabViewItem") }

  /// Calls a method that only NSView, NSTabView or NSSplitView has; returns `nil` for other methods.
  func callContainer(_ name: String, _ view: Object, _ arguments: [CallArgument]) -> Value? {
    let first = arguments.first?.value
    if isMac, name == "replaceSubview" {
      guard let old = first?.object, let new = arguments.last?.value.object, isUsedAsView(new),
        let index = view.children.firstIndex(where: { $0 === old })
      else { return nil }
      remove(old)
      addSubview(new, to: view, at: index)
      return .void
    }
    if isSplit(view) {
      guard let first, let index = arguments.last?.value.integer else { return nil }
      switch name {
      case "setHoldingPriority":
        view.fields["holdingPriority \(index)"] = priority(first).map { .double($0) }
      case "setPosition": view.fields["position \(index)"] = first
      default: return nil
      }
      return .void
    }
    guard isTabs(view) else { return nil }
    var items = tabItems(of: view)
    switch name {
    case "addTabViewItem", "insertTabViewItem":
      guard let item = first?.object else { return nil }
      items.removeAll { $0 === item }
      items.insert(item, near: arguments.first { $0.label == "at" }?.value.integer)
    case "removeTabViewItem":
      guard let item = first?.object else { return nil }
      items.removeAll { $0 === item }
    case "selectTabViewItem":
      view.fields["selected"] = first
      return .void
    default: return nil
    }
    setTabItems(.array(items.map { .object($0) }), of: view)
    return .void
  }

  func tabItems(of tabs: Object) -> [Object] {
    (tabs.fields["tabViewItems"]?.array ?? []).compactMap(\.object)
  }

  func setTabItems(_ items: Value, of tabs: Object) {
    for item in tabItems(of: tabs) {
      if let page = page(of: item), page.parent === tabs { remove(page) }
      item.fields["tabView"] = nil
    }
    tabs.fields["tabViewItems"] = items
    for item in tabItems(of: tabs) {
      item.fields["tabView"] = .object(tabs)
      showPage(of: item)
    }
  }

  /// Returns a property of an item of a tab view, or `nil` for other objects and properties.
  func tabItemMember(_ name: String, of item: Object) -> Value? {
    guard isTabItem(item) else { return nil }
    switch name {
    case "view":
      if page(of: item) == nil {
        let page = makeObject("NSView", at: item.place)
        (page.propertyName, page.holder) = ("page", item)
        item.fields["view"] = .object(page)
        showPage(of: item)
      }
      return page(of: item).map { .object($0) }
    case "viewController", "tabView": return .null
    case "label": return .string("")
    default: return nil
    }
  }

  /// Adds the view of an item to the item's tab view, if it has both.
  func showPage(of item: Object) {
    guard isTabItem(item), let tabs = item.fields["tabView"]?.object, let page = page(of: item) else {
      return
    }
    page.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
    if page.parent !== tabs { addSubview(page, to: tabs, at: nil) }
  }

  func page(of item: Object) -> Object? {
    if let view = item.fields["view"]?.object { return view }
    guard let controller = item.fields["viewController"]?.object, isController(controller.type) else {
      return nil
    }
    return nativeMember("view", of: controller)?.object
  }

  /// Returns the item whose view a tab view shows: the item that was selected last or, by default, the first one.
  func selectedTab(of tabs: Object) -> Object? {
    let items = tabItems(of: tabs)
    switch tabs.fields["selected"] {
    case .object(let item)? where items.contains { $0 === item }: return item
    case let index?:
      return index.integer.flatMap { items.indices.contains($0) ? items[$0] : nil } ?? items.first
    case nil: return items.first
    }
  }

  func panes(of split: Object) -> [Object] {
    let members = Set(split.arranged.map(ObjectIdentifier.init))
    guard split.fields["arrangesAllSubviews"]?.bool != false else { return split.arranged }
    return split.arranged.filter { $0.parent === split }
      + split.children.filter { !isGuide($0) && !members.contains(ObjectIdentifier($0)) }
  }

  /// Returns whether an AppKit container places a view. A split view places its panes, a tab view its pages, a box its
  /// content view, and a scroll view the clip view that the code gives it.
  func isPlacedByContainer(_ view: Object) -> Bool {
    guard let parent = view.parent else { return false }
    if isSplit(parent) { return panes(of: parent).contains { $0 === view } }
    return isTabs(parent) && tabItems(of: parent).contains { page(of: $0) === view }
      || (isBox(parent) || isDesktopScroll(parent)) && parent.fields["contentView"]?.object === view
  }

  /// Replaces the subviews of a view, except its layout guides, as setting NSView's `subviews` does.
  func setSubviews(_ value: Value, of view: Object) {
    guard let values = value.array else {
      if value.isUnknown { hasUnknownSubviews = true }
      return
    }
    view.fields["subviews"] = nil
    let views = values.compactMap(\.object).filter(isUsedAsView)
    for old in view.children where !isGuide(old) && !views.contains(where: { $0 === old }) { remove(old) }
    for new in views { addSubview(new, to: view, at: nil) }
    if values.contains(where: \.isUnknown) { hasUnknownSubviews = true }
  }
}
