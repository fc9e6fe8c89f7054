import LayoutModel

extension Evaluator {
  func isView(_ object: Object) -> Bool {
    object.isUsedAsView || superclasses(of: object.type).contains { $0 == "UIView" || $0 == "NSView" }
  }

  /// Returns whether an object that is used like a view is a view or may be one. If the sources do not contain its
  /// class or one of its superclasses, the object may be a view, and is marked as one.
  func isUsedAsView(_ object: Object) -> Bool {
    if let last = superclasses(of: object.type).last, nativeSuperclass[last] == nil {
      let code = program.types[last]
      let first = code?.inherited.first.map { program.type($0.name, in: last) ?? $0.name }
      if code == nil || code!.kind == .type && first.map({ program.types[$0] == nil }) ?? false {
        object.isUsedAsView = true
      }
    }
    return isView(object)
  }

  func isGuide(_ object: Object) -> Bool {
    superclasses(of: object.type).contains { $0 == "UILayoutGuide" || $0 == "NSLayoutGuide" }
  }

  func nativeMember(_ name: String, of value: Value, subject: () -> String) -> Value? {
    switch value {
    case .object(let object): return nativeMember(name, of: object)
    case .guide(let object, let guide):
      if let attribute = Attribute(anchor: name) {
        return .anchor(Anchor(object: object, guide: guide, attribute: attribute))
      }
      if let item = snapItem(name, Value.guide(object, guide)) { return item }
      if name == "snp" { return .snap(SnapItem(object: object, guide: guide)) }
      if name == "owningView" { return .object(object) }
      return nil
    case .snap(let item): return snapMember(name, of: item)
    case .snapMaker(let maker): return snapMakerMember(name, of: maker)
    case .snapConstraint(let constraint): return snapConstraintMember(name, of: constraint)
    case .anchor: return nil
    default: return standardMember(name, of: value)
    }
  }

  func nativeMember(_ name: String, of object: Object) -> Value? {
    if let stored = object.fields[name] {
      if object.assumed.contains(name) { dependence += 1 }
      return stored
    }
    if let constraint = object as? ConstraintObject { return constraintMember(name, of: constraint) }
    if let attribute = Attribute(anchor: name), isGuide(object) || isUsedAsView(object) {
      return .anchor(Anchor(object: object, guide: nil, attribute: attribute))
    }
    if name == "snp", isGuide(object) || isUsedAsView(object) {
      return .snap(SnapItem(object: object, guide: nil))
    }
    if isView(object) || isGuide(object), let item = snapItem(name, .object(object)) { return item }
    if isController(object.type) { return controllerMember(name, of: object) }
    if let value = gridMember(name, of: object) ?? tabItemMember(name, of: object) { return value }
    if isGuide(object) { return name == "owningView" ? object.parent.map { .object($0) } ?? .null : nil }
    guard isView(object) else { return opaqueMember(name, of: object) }
    if let guide = LayoutGuide.allCases.first(where: { $0.codeName == name }) {
      return .guide(object, guide)
    }
    let chain = superclasses(of: object.type)
    switch name {
    case "superview":
      if object === root {
        return .unknown(Unknown("it depends on the view's superview", subject: "superview"))
      }
      return object.parent.map { .object($0) } ?? .null
    case "subviews": return .array(object.children.filter { !isGuide($0) }.map { .object($0) })
    case "arrangedSubviews": return .array(object.arranged.map { .object($0) })
    case "layoutGuides": return .array(object.children.filter(isGuide).map { .object($0) })
    case "constraints":
      // A constraint belongs to the view to which it was added. An activated constraint with two items belongs to the
      // nearest view that contains both, and one with a single item belongs to that item's view.
      return .array(
        constraints.filter { constraint in
          if constraint.isActive, let view = constraint.addedTo { return view === object }
          guard constraint.isActive, constraint.first.object.isInside(object) else { return false }
          guard let second = constraint.second?.object else { return constraint.first.object === object }
          return second.isInside(object)
            && !object.children.contains {
              constraint.first.object.isInside($0) && second.isInside($0)
            }
        }.map { .object($0) })
    case "frame", "bounds":
      if object === root, subject !== root { return screen("view.\(name)") }
      if chain.contains("UIWindow") { return screen("UIWindow.\(name)") }
      guard name == "bounds", case .structure(let frame)? = object.fields["frame"],
        frame.fields["width"] != nil
      else { return .structure(.rect()) }
      return .structure(
        Structure(type: "CGRect", fields: frame.fields.merging(["x": .double(0), "y": .double(0)]) { $1 }))
    case "contentView":
      // A clip view has the frame of its scroll view's visible part.
      if isDesktopScroll(object) { return .guide(object, .frame) }
      guard
        chain.contains(where: {
          [
            "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
            "NSBox",
          ].contains($0)
        })
      else { return nil }
      return .object(part(name, of: object, as: isMac ? "NSView" : "UIView"))
    case "titleLabel" where chain.contains("UIButton"), "textLabel" where chain.contains("UITableViewCell"),
      "detailTextLabel" where chain.contains("UITableViewCell"),
      "textLabel" where chain.contains("UITableViewHeaderFooterView"):
      return .object(part(name, of: object, as: "UILabel"))
    case "imageView" where chain.contains("UIButton") || chain.contains("UITableViewCell"):
      return .object(part(name, of: object, as: "UIImageView"))
    case "searchTextField" where chain.contains("UISearchBar"):
      return .object(part(name, of: object, as: "UITextField"))
    case "documentView", "headerView": return .null
    case "layer": return .object(opaque("CALayer", in: object, name))
    case "isHidden", "isSelected", "isHighlighted", "isEditing", "isFirstResponder", "isFocused":
      return .bool(false)
    case "isEnabled", "isUserInteractionEnabled": return .bool(true)
    case "font" where chain.contains("UILabel") || chain.contains("UITextField"):
      return .enumeration(Enumeration(type: "UIFont", name: "systemFont", values: [("ofSize", .double(17))]))
    case "alpha": return .double(1)
    case "tag": return .int(0)
    case "translatesAutoresizingMaskIntoConstraints": return .bool(true)
    case "spacing": return .double(0)
    case "axis", "orientation": return .symbol("horizontal")
    case "alignment", "distribution": return .symbol("fill")
    case "window", "inputView", "backgroundView", "delegate", "dataSource", "text", "attributedText", "image",
      "placeholder", "accessoryView",
      "selectedBackgroundView", "refreshControl", "tableHeaderView", "tableFooterView", "backgroundColor",
      "accessibilityLabel", "accessibilityIdentifier":
      return name == "text" && chain.contains("UITextView") ? .string("") : .null
    case "safeAreaInsets":
      guard chain.contains("UIWindow") || object === root && subject !== root else {
        return .structure(.zero("UIEdgeInsets"))
      }
      return safeAreaInsets()
    case "contentInset", "adjustedContentInset", "edgeInsets", "contentEdgeInsets", "titleEdgeInsets",
      "imageEdgeInsets":
      return .structure(.zero("UIEdgeInsets"))
    case "textContainerInset": return .structure(.insets(top: 8, bottom: 8))
    case "layoutMargins", "directionalLayoutMargins":
      // The margins of cells, and of outlets other than the root view, are not known, because other code sets them.
      // Other views have UIKit's default margins of 8 points, except for the root views of view controllers (see below).
      guard !object.isOutlet || object === root, !chain.contains(where: { $0.hasSuffix("Cell") }) else {
        return .unknown("it depends on layout margins that the sources do not set")
      }
      var margins = Structure.zero(name == "layoutMargins" ? "UIEdgeInsets" : "NSDirectionalEdgeInsets")
      margins.fields = margins.fields.mapValues { _ in .double(8) }
      if isViewOfController(object), !isMac {
        // The system's margins of a controller's view.
        let system = screenMargins
        for name in margins.fields.keys {
          let margin =
            switch name {
            case "top": system.top
            case "bottom": system.bottom
            case "left", "leading": system.leading
            default: system.trailing
            }
          margins.fields[name] = .double(margin)
        }
      }
      return .structure(margins)
    case "isKeyWindow" where chain.contains("UIWindow"): return .bool(true)
    case "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection":
      assume(name, ".leftToRight")
      return .symbol("leftToRight")
    case "traitCollection": return .object(opaque("UITraitCollection", in: object, name))
    case "layoutDirection": return .symbol("leftToRight")
    case "intrinsicContentSize": return .unknown("it depends on the size of a view's content")
    case "numberOfLines": return .int(1)
    case "debugDescription", "description": return .unknown("it uses the description of an object")
    default: return nil
    }
  }

  /// Makes a view that UIKit creates inside another view, such as a cell's `contentView`.
  func part(_ name: String, of object: Object, as type: String) -> Object {
    let view = makeObject(type, at: object.place)
    object.fields[name] = .object(view)
    view.propertyName = name
    view.holder = object
    view.isOutlet = true
    if name == "contentView", superclasses(of: object.type).contains("NSBox") {
      view.fields["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
    }
    // These views are not added to the superview's subviews, so they are drawn only if a constraint refers to them.
    if ["titleLabel", "textLabel", "detailTextLabel", "imageView", "searchTextField"].contains(name) {
      view.parent = object
    } else {
      addSubview(view, to: object, at: nil)
    }
    return view
  }

  func opaque(_ type: String, in object: Object, _ name: String) -> Object {
    let made = makeObject(type, at: object.place)
    object.fields[name] = .object(made)
    return made
  }

  private func controllerMember(_ name: String, of object: Object) -> Value? {
    switch name {
    case "splitView" where isMac && superclasses(of: object.type).contains("NSSplitViewController"):
      return .object(splitView(of: object))
    case "view", "viewIfLoaded":
      if let known = object.fields["view"] { return known }
      let view = makeObject(isMac ? "NSView" : "UIView", at: object.place)
      object.fields["view"] = .object(view)
      view.propertyName = "view"
      view.holder = object
      // A view controller loads its view when `view` is first read.
      if object !== subject, program.types[object.type] != nil { load(object) }
      noteShownControllers(of: object)
      return object.fields["view"]
    case "tableView" where superclasses(of: object.type).contains("UITableViewController"),
      "collectionView" where superclasses(of: object.type).contains("UICollectionViewController"):
      return member("view", of: .object(object), subject: { name })
    case "topLayoutGuide", "bottomLayoutGuide":
      guard case .object(let view)? = object.fields["view"] ?? controllerMember("view", of: object) else {
        return nil
      }
      return view.fields[name] ?? .object(part(name, of: view, as: "UILayoutGuide"))
    case "parent": return object.parent.map { .object($0) } ?? .null
    case "navigationController", "tabBarController", "splitViewController",
      "presentingViewController", "presentedViewController",
      "popoverPresentationController", "title", "searchController", "sheetPresentationController":
      return .null
    case "searchBar" where superclasses(of: object.type).contains("UISearchController"):
      let bar = makeObject("UISearchBar", at: object.place)
      (bar.propertyName, bar.holder, bar.isOutlet) = (name, object, true)
      object.fields[name] = .object(bar)
      return .object(bar)
    case "isViewLoaded": return .bool(true)
    case "additionalSafeAreaInsets": return .structure(.zero("UIEdgeInsets"))
    case "isBeingPresented", "isEditing", "isMovingToParent": return .bool(false)
    case "navigationBar" where superclasses(of: object.type).contains("UINavigationController"):
      guard let view = controllerMember("view", of: object)?.object else { return nil }
      let bar = part(name, of: view, as: "UINavigationBar")
      object.fields[name] = .object(bar)
      return .object(bar)
    case "navigationItem", "tabBarItem":
      return .object(opaque(name == "navigationItem" ? "UINavigationItem" : "UIBarItem", in: object, name))
    case "traitCollection": return .object(opaque("UITraitCollection", in: object, name))
    case "children", "childViewControllers": return .array(object.children.map { .object($0) })
    default: return nil
    }
  }

  private func load(_ controller: Object) {
    guard depth < 200 else { return }
    for name in ["loadView", "viewDidLoad"] {
      if let function = methods(name, of: controller.type).first(where: { $0.parameters.isEmpty }) {
        _ = invoke(function, [], receiver: .object(controller))
      }
    }
  }

  private func constraintMember(_ name: String, of constraint: ConstraintObject) -> Value? {
    switch name {
    case "isActive": return .bool(constraint.isActive)
    case "constant": return .double(constraint.constant)
    case "multiplier": return .double(constraint.multiplier)
    case "priority":
      return .structure(
        Structure(type: "UILayoutPriority", fields: ["rawValue": .double(constraint.priority)]))
    case "firstItem": return .object(constraint.first.object)
    case "secondItem": return constraint.second.map { .object($0.object) } ?? .null
    case "firstAttribute": return .symbol(constraint.first.attribute.rawValue)
    case "secondAttribute": return .symbol(constraint.second?.attribute.rawValue ?? "notAnAttribute")
    case "relation":
      return .symbol(
        ["==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][constraint.relation.rawValue]!)
    case "identifier": return .null
    case "firstAnchor": return .anchor(constraint.first)
    case "secondAnchor": return constraint.second.map { .anchor($0) } ?? .null
    default: return nil
    }
  }

  // MARK: Static

  func nativeStatic(_ name: String, of type: String, subject: () -> String) -> Value? {
    switch (type, name) {
    case (_, "greatestFiniteMagnitude"): return .double(.greatestFiniteMagnitude)
    case (_, "infinity"): return .double(.infinity)
    case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): return .double(.pi)
    case ("CGFloat", "zero"), ("Double", "zero"), ("Int", "zero"): return .double(0)
    case (_, "leastNonzeroMagnitude"), (_, "leastNormalMagnitude"): return .double(.leastNonzeroMagnitude)
    case ("Int", "max"): return .int(1 << 53)
    case (_, "zero"): return .structure(.zero(type))
    case (_, "noIntrinsicMetric"): return .double(-1)
    case (_, "automaticDimension"): return .double(-1)
    case ("UIStackView", "spacingUseDefault"), ("UIStackView", "spacingUseSystem"): return .double(8)
    case ("UILayoutPriority", _), ("NSLayoutConstraint.Priority", _), ("ConstraintPriority", _):
      return Priority.named(name).map { .structure(Structure(type: type, fields: ["rawValue": .double($0)])) }
    case ("UIScreen", "main"), ("NSScreen", "main"): return .object(shared("UIScreen"))
    case ("UIDevice", "current"), ("UITraitCollection", "current"), ("UIApplication", "shared"),
      ("UIFontMetrics", "default"), ("ProcessInfo", "processInfo"):
      return .object(shared(type))
    case ("UIAccessibility", _) where name.hasPrefix("is"):
      assume("UIAccessibility.\(name)", "false")
      return .bool(false)
    case ("UIRectEdge", _), ("NSDirectionalRectEdge", _): return edges(name, of: type)
    case ("NSGridCell", "emptyContentView"): return .null
    case ("NSFont", "systemFontSize"): return .double(13)
    case ("NSFont", "smallSystemFontSize"): return .double(11)
    case ("NSFont", "labelFontSize"): return .double(10)
    case ("UIView", "layoutFittingCompressedSize"): return .structure(.zero("CGSize"))
    default:
      guard program.types[type] == nil, type.contains("."), name.first?.isLowercase == true else {
        return nil
      }
      return .symbol(name)
    }
  }
}

func isNumbers(_ type: String) -> Bool {
  ["CGPoint", "CGSize", "CGRect", "NSSize", "NSRect", "NSPoint"].contains(type)
    || type.hasSuffix("EdgeInsets")
}

extension Structure {
  static let nativeMembers: Set = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing", "origin", "size",
    "horizontal", "vertical", "rawValue",
  ]

  static func zero(_ type: String) -> Structure {
    let names: [String] =
      switch type {
      case "CGPoint": ["x", "y"]
      case "CGSize", "NSSize": ["width", "height"]
      case "CGRect", "NSRect": ["x", "y", "width", "height"]
      case "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
      case "UIEdgeInsets", "NSEdgeInsets", "ConstraintInsets": ["top", "left", "bottom", "right"]
      case "UIOffset": ["horizontal", "vertical"]
      default: ["rawValue"]
      }
    return Structure(type: type, fields: Dictionary(uniqueKeysWithValues: names.map { ($0, .double(0)) }))
  }
}
