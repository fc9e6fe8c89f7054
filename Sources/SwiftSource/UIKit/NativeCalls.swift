import LayoutModel

extension Evaluator {
  func callNative(_ name: String, of receiver: Value, _ arguments: [CallArgument], _ expression: Expression?)
    -> Value?
  {
    if case .object = receiver, Self.changesLayout(name),
      let unknown = arguments.lazy.compactMap(\.value.unknown).first
    {
      leaveOut(current, unknown.reason)
    }
    switch receiver {
    case .object(let object):
      if let constraint = object as? ConstraintObject { return callConstraint(name, constraint, arguments) }
      if let value = callThen(name, receiver, arguments) ?? callGrid(name, object, arguments) { return value }
      if isView(object) {
        if name.hasPrefix("snp_") {
          return callSnap(
            String(name.dropFirst(4)), SnapItem(object: object, guide: nil), arguments, expression)
        }
        return callView(name, object, arguments, expression)
      }
      if isController(object.type) { return callController(name, object, arguments) }
      if name == "append", object.type == "NSMutableAttributedString" {
        append(arguments.first?.value, to: object)
        return .void
      }
      guard object.type == "UIFontMetrics", name == "scaledValue" || name == "scaledFont" else { return nil }
      assume("preferredContentSizeCategory", ".large")
      return arguments.first?.value
    case .anchor(let anchor): return callAnchor(name, anchor, arguments, expression)
    // The guide is the clip view of a scroll view.
    case .guide(let scroll, .frame) where isDesktopScroll(scroll) && name.contains("Constraint"):
      return callView(name, scroll, arguments, expression)
    case .snap(let item): return callSnap(name, item, arguments, expression)
    // `make.equalTo(…)` has no attribute, so it makes no constraint.
    case .snapMaker: return nil
    case .snapConstraint(let constraint): return callSnapConstraint(name, constraint, arguments)
    case .enumeration(let font) where name == "withSize" && ["UIFont", "NSFont"].contains(font.type):
      // `withSize` returns a font of another size but the same weight.
      guard let size = arguments.first?.value else { return nil }
      let kept = font.name == "preferredFont" ? "systemFont" : font.name
      let values: [(label: String?, value: Value)] = [("ofSize", size)] + font.values.dropFirst()
      return .enumeration(Enumeration(type: font.type, name: kept, values: values))
    default: return callThen(name, receiver, arguments)
    }
  }

  /// Calls a function that passes the receiver to a closure, such as `view.then { … }` of the library Then, and returns
  /// the receiver as the closure leaves it. Returns `nil` for other functions.
  private func callThen(_ name: String, _ receiver: Value, _ arguments: [CallArgument]) -> Value? {
    guard ["then", "do", "with", "apply", "also"].contains(name), arguments.count == 1,
      case .function(let closure) = arguments[0].value
    else { return nil }
    _ = invoke(closure, [CallArgument(label: nil, value: receiver)])
    if case .structure = receiver, let changed = lastParameter { return changed }
    return receiver
  }

  /// Returns a UIKit method that is used as a value, as in `views.forEach(stack.addArrangedSubview)`.
  func nativeMethod(_ name: String, of receiver: Value) -> Value? {
    let isKnown =
      switch receiver {
      case .object(let object):
        isView(object)
          && [
            "addSubview", "addArrangedSubview", "addLayoutGuide", "addConstraint", "addConstraints",
            "removeConstraint", "removeConstraints", "removeArrangedSubview", "bringSubviewToFront",
            "sendSubviewToBack", "removeFromSuperview",
          ].contains(name)
      case .type(let type):
        type == "NSLayoutConstraint" && ["activate", "deactivate"].contains(name)
      default: false
      }
    guard isKnown else { return nil }
    return .function(
      FunctionValue { [unowned self] arguments in
        callMember(name, of: receiver, arguments, base: nil, Expression(.name(name), call))
      })
  }

  // MARK: Views

  func addSubview(_ view: Object, to parent: Object, at index: Int?) {
    guard view !== parent, !parent.isInside(view) else { return }
    if let old = view.parent {
      if old === parent { old.children.removeAll { $0 === view } } else { remove(view) }
    }
    view.parent = parent
    parent.children.insert(view, near: index)
  }

  /// Removes a view from its superview, and deactivates the constraints that relate the view or one of its subviews to
  /// any view outside of it.
  func remove(_ view: Object) {
    if let parent = view.parent {
      parent.children.removeAll { $0 === view }
      parent.arranged.removeAll { $0 === view }
    }
    for constraint in constraints where constraint.isActive {
      guard let second = constraint.second else { continue }
      if constraint.first.object.isInside(view) != second.object.isInside(view) {
        constraint.isActive = false
      }
    }
    view.parent = nil
  }

  private func callView(
    _ name: String, _ view: Object, _ arguments: [CallArgument], _ expression: Expression?
  ) -> Value? {
    let first = arguments.first?.value
    func given(_ value: Value?) -> Object? {
      guard let object = value?.object else { return nil }
      return isUsedAsView(object) ? object : nil
    }
    if let value = callDesktopStack(name, view, arguments) ?? callContainer(name, view, arguments)
      ?? callDesktopControl(name, view, arguments)
    {
      return value
    }
    switch name {
    case "addSubview", "insertSubview", "addSubviews", "addArrangedSubview", "insertArrangedSubview",
      "addArrangedSubviews":
      let isArranged = name.contains("Arranged")
      guard
        arguments.allSatisfy({
          [nil, "at", "belowSubview", "aboveSubview", "positioned", "relativeTo"].contains($0.label)
        })
      else { return nil }
      let values = arguments.filter { $0.label == nil }.flatMap { $0.value.array ?? [$0.value] }
      for value in values {
        guard let child = given(value) else {
          if value.isUnknown { hasUnknownSubviews = true }
          continue
        }
        var index: Int?
        if arguments.count == 2, let label = arguments[1].label {
          switch label {
          case "at": index = arguments[1].value.integer
          case "belowSubview":
            index = arguments[1].value.object.flatMap { other in view.children.firstIndex { $0 === other } }
          case "aboveSubview":
            index = arguments[1].value.object.flatMap { other in view.children.firstIndex { $0 === other } }
              .map { $0 + 1 }
          default: break
          }
        }
        if isArranged {
          view.arranged.removeAll { $0 === child }
          view.arranged.insert(child, near: index)
          if child.parent !== view { addSubview(child, to: view, at: nil) }
          child.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
        } else {
          addSubview(child, to: view, at: index)
        }
      }
      return .void
    case "animator": return .object(view)
    case "insertSegment" where superclasses(of: view.type).contains("UISegmentedControl"):
      var titles = view.fields["items"]?.array ?? []
      titles.insert(first ?? .string(""), near: arguments.first { $0.label == "at" }?.value.integer)
      view.fields["items"] = .array(titles)
      return .void
    case "removeArrangedSubview":
      if let child = given(first) { view.arranged.removeAll { $0 === child } }
      return .void
    case "removeFromSuperview":
      if view !== root { remove(view) }
      return .void
    case "bringSubviewToFront", "sendSubviewToBack":
      if let child = given(first), child.parent === view {
        view.children.removeAll { $0 === child }
        view.children.insert(child, at: name == "bringSubviewToFront" ? view.children.count : 0)
      }
      return .void
    case "exchangeSubview":
      let places = arguments.compactMap { $0.value.number.flatMap { Int(exactly: $0) } }
      if places.count == 2, places.allSatisfy({ view.children.indices.contains($0) }) {
        view.children.swapAt(places[0], places[1])
      }
      return .void
    case "addLayoutGuide":
      if let guide = first?.object, isGuide(guide) { addSubview(guide, to: view, at: nil) }
      return .void
    case "removeLayoutGuide":
      if let guide = first?.object { remove(guide) }
      return .void
    case "setCustomSpacing":
      if let spacing = first?.length, let child = arguments.last?.value.object {
        view.spacingAfter[child.number] = spacing
      }
      return .void
    case "addConstraint", "addConstraints", "activate":
      setActive(first, true, on: name == "activate" ? nil : view)
      return .void
    case "removeConstraint", "removeConstraints":
      setActive(first, false)
      return .void
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      let axis = arguments.last?.value.caseName ?? "horizontal"
      if let priority = first.flatMap(priority) { view.fields["\(name) \(axis)"] = .double(priority) }
      return .void
    case "setTitle", "setImage", "setAttributedTitle":
      if arguments.count == 2,
        arguments[1].value.caseName.map({ $0 == "normal" }) ?? true || view.fields[name] == nil, let first
      {
        if name == "setAttributedTitle" {
          setAttributed(name, of: view, to: first)
        } else {
          view.fields[name] = first
        }
      }
      return .void
    case "setOn", "setProgress",
      "setValue" where arguments.last?.label == "animated":
      view.fields[name == "setOn" ? "isOn" : name == "setValue" ? "value" : "progress"] = first
      return .void
    case "constraints": return nil
    case "viewWithTag":
      return first?.number.map { subview(of: view, tag: $0) }
        ?? .unknown("the tag given to 'viewWithTag' is not known")
    case "isDescendant": return first?.object.map { .bool(view.isInside($0)) }
    case "systemLayoutSizeFitting", "sizeThatFits":
      return .unknown("it depends on the size of a view's content")
    case "convert": return .unknown("it depends on where the views are placed")
    case "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
      "setNeedsDisplay", "sizeToFit", "layoutSubviews",
      "addGestureRecognizer", "addTarget", "register", "prepareForReuse", "traitCollectionDidChange",
      "didMoveToSuperview", "didMoveToWindow",
      "updateConstraints", "awakeFromNib", "becomeFirstResponder", "resignFirstResponder", "addInteraction",
      "setTitleColor", "reloadData",
      "setBackgroundImage", "setNeedsUpdateConfiguration", "startAnimating", "stopAnimating",
      "setContentOffset", "addAction", "setValue", "invalidateIntrinsicContentSize", "layoutMarginsDidChange",
      "willMove":
      for argument in arguments { skipClosure(argument, name) }
      return .void
    default: return nil
    }
  }

  func skipClosure(_ argument: CallArgument, _ name: String) {
    guard let code = argument.value.closure else { return }
    skip(code.body, "it is in a closure that '\(name)' may run later")
  }

  private func callController(_ name: String, _ controller: Object, _ arguments: [CallArgument]) -> Value? {
    if let value = callContainerController(name, controller, arguments)
      ?? callParentController(name, controller, arguments)
    {
      return value
    }
    switch name {
    case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
      "updateViewConstraints",
      "didMove", "willMove", "traitCollectionDidChange", "setNeedsStatusBarAppearanceUpdate",
      "setToolbarItems",
      "loadViewIfNeeded", "viewWillDisappear", "viewIsAppearing":
      return .void
    case "loadView": return .void
    default: return nil
    }
  }

  // MARK: Setting

  /// The UIKit properties of type `Int`.
  private static let counts: Set = [
    "tag", "numberOfLines", "numberOfPages", "currentPage", "selectedSegmentIndex", "maximumNumberOfLines",
  ]

  func setNative(_ name: String, of object: Object, to value: Value) {
    let value =
      switch name {
      case "spacing", "constant": length(value)
      case "layoutMargins", "additionalSafeAreaInsets", "contentEdgeInsets", "edgeInsets":
        coerce(value, to: TypeName("UIEdgeInsets"))
      case "directionalLayoutMargins": coerce(value, to: TypeName("NSDirectionalEdgeInsets"))
      case "contentViewMargins": coerce(value, to: TypeName("NSSize"))
      case "configuration": coerce(value, to: TypeName("UIButton.Configuration"))
      default: value
      }
    if let constraint = object as? ConstraintObject { return set(name, of: constraint, to: value) }
    if Self.changesLayout(name), let unknown = value.firstUnknown,
      isView(object) || isController(object.type) || object.type.hasPrefix("NSGrid")
    {
      leaveOut(current, unknown.reason)
    }
    switch (name, value.caseName) {
    case ("semanticContentAttribute", "forceRightToLeft"?), ("userInterfaceLayoutDirection", "rightToLeft"?):
      leaveOut(current, "the effect of '\(value.caseName!)' is not drawn")
    case ("preferredDatePickerStyle", "compact"?), ("preferredDatePickerStyle", "inline"?):
      leaveOut(current, "the effect of '\(name)' is not drawn")
    case ("insetsLayoutMarginsFromSafeArea", _) where value.bool == false && object === root:
      leaveOut(current, "the effect of '\(name)' is not drawn")
    default: break
    }
    if setGridCell(name, of: object, to: value) { return }
    object.fields[name] = Self.counts.contains(name) ? value : value.asDouble
    if name == "hidden" { object.fields["isHidden"] = value }
    if isMac { replaceInitialText(name, of: object, value) }
    if name == "tabViewItems", isTabs(object) { setTabItems(value, of: object) }
    if name == "splitViewItems" { setSplitItems(value, of: object) }
    if name == "viewControllers" { noteShownControllers(of: object) }
    if name == "subviews", isMac, isView(object) { setSubviews(value, of: object) }
    showPage(of: object)
    setAttributed(name, of: object, to: value)
    guard case .object(let view) = value, isView(view) else { return }
    switch name {
    case "view" where isController(object.type):
      if object === subject || view.propertyName == nil {
        (view.propertyName, view.holder) = ("view", object)
      }
      if object === subject {
        root = view
        view.localName = "view"
      }
    case "backgroundView", "tableHeaderView", "tableFooterView", "refreshControl", "documentView",
      "contentView":
      // The document view of a scroll view is above the clip view.
      addSubview(view, to: object, at: name == "contentView" && isDesktopScroll(object) ? 0 : nil)
      view.isOutlet = true
    default: break
    }
  }

  private func set(_ name: String, of constraint: ConstraintObject, to value: Value) {
    switch name {
    case "isActive":
      switch value {
      case .bool(let isActive): setActive(.object(constraint), isActive)
      case .unknown(let unknown):
        constraint.reason = constraint.reason ?? unknown.reason
        constraint.hasEscaped = true
      default: break
      }
    case "constant":
      if let number = value.number {
        constraint.constant = number
      } else {
        // The new constant is not known, so the constraint keeps its old one.
        fail(current, value.unknown?.reason ?? "its constant is not known")
      }
    case "priority":
      if let number = priority(value) {
        constraint.priority = number
      } else {
        constraint.reason = value.unknown?.reason ?? "its priority is not known"
      }
    default: constraint.fields[name] = value
    }
  }

  func priority(_ value: Value) -> Double? {
    if let number = value.number { return number.isNaN ? nil : number }
    if case .enumeration(let symbol) = value {
      if let known = Priority.named(symbol.name) { return known }
      if symbol.name == "init", let number = symbol.values.first?.value.number { return number }
      for type in ["UILayoutPriority", "NSLayoutConstraint.Priority", "ConstraintPriority"] {
        if symbol.values.isEmpty, let found = staticMember(symbol.name, of: type) { return priority(found) }
        if !symbol.values.isEmpty {
          let given = symbol.values.map { CallArgument(label: $0.label, value: $0.value) }
          if let function = best(methods(symbol.name, of: type, isStatic: true), given) {
            return priority(invoke(function, given, receiver: .type(type)))
          }
        }
      }
    }
    if case .structure(let structure) = value,
      let raw = structure.fields["rawValue"] ?? structure.fields["value"]
    {
      return priority(raw)
    }
    if case .tuple(let parts) = value, parts.count == 1 { return priority(parts[0].value) }
    return nil
  }

  /// Returns the view with the given tag, as UIKit's `viewWithTag` does. Like UIKit, the search visits each view before
  /// its subviews. The result is unknown if the search meets an unknown tag, or finds nothing although some subviews
  /// are not known.
  private func subview(of view: Object, tag: Double) -> Value {
    var stack = [view]
    while let next = stack.popLast() {
      let value = next.fields["tag"]
      if let value, value.isUnknown { return value }
      if (value?.number ?? 0) == tag { return .object(next) }
      stack += next.children.reversed()
    }
    return hasUnknownSubviews ? .unknown("not all of the subviews are known") : .null
  }
}

extension Array {
  /// Inserts an element at the index nearest to `index`, or at the end if `index` is `nil`.
  mutating func insert(_ element: Element, near index: Int?) {
    insert(element, at: index.map { Swift.min(Swift.max(0, $0), count) } ?? count)
  }
}
