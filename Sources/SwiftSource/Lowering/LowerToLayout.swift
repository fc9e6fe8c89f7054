import Diagnostics
import Graphics
import LayoutModel

extension Evaluator {
  func layout(_ source: SourceText, unread: [UnreadStatement]) -> Layout {
    // 1. Collect the active constraints, the views below the root, and the other views that constraints mention.
    let active = constraints.filter { $0.isActive && $0.reason == nil }.sorted { $0.order < $1.order }
    var places: [ObjectIdentifier: ViewID] = [ObjectIdentifier(root): .root]
    var objects: [Object] = [root]
    var detached: Set<ViewID> = []
    func place(_ object: Object) -> ViewID {
      if let known = places[ObjectIdentifier(object)] { return known }
      if let parent = object.parent, objects.count < 5000 { _ = place(parent) }
      let id = ViewID(objects.count)
      places[ObjectIdentifier(object)] = id
      objects.append(object)
      if object.parent == nil { detached.insert(id) }
      return id
    }
    func placeChildren(of parent: Object) {
      let arranged = parent.arranged.filter { $0.parent === parent }
      let members = Set(arranged.map(ObjectIdentifier.init))
      let others = parent.children.filter { !members.contains(ObjectIdentifier($0)) }
      for child in arranged + others where objects.count < 5000 {
        _ = place(child)
        placeChildren(of: child)
      }
    }
    placeChildren(of: root)
    // A view controller's view fills the window.
    if let window = statics["shared UIWindow"]?.object, isController(main) {
      places[ObjectIdentifier(window)] = .root
      placeChildren(of: window)
    }
    for constraint in active {
      _ = place(constraint.first.object)
      if let second = constraint.second { _ = place(second.object) }
    }
    // 2. Choose the names of the views.
    var namer = UniqueNames()
    let names = objects.map { namer.name(givenName(of: $0)) }
    // 3. Make the views of the layout.
    let code = program.types[main]!
    let span = SourceSpan(start: Int(code.place.start), end: Int(code.place.start) + 1)
    var views: [View] = []
    let ownCode = textOfOwnTypes()
    let backgrounds = ownCode.split(separator: "\n").filter { $0.contains("ackgroundColor") }
    for (index, object) in objects.enumerated() {
      let parent = index == 0 ? nil : object.parent.flatMap { places[ObjectIdentifier($0)] } ?? .root
      var view = View(name: names[index], kind: kind(of: object), parent: parent)
      let place = object.place.file == 0 ? object.place : code.place
      view.span = SourceSpan(start: Int(place.start), end: Int(place.end))
      view.nameSpan = view.span
      if index > 0 { view.className = TypeCode.shownName(object.type) }
      describe(object, &view)
      if isClear(object, backgrounds) { view.fill = .none }
      if let stack = object.parent, stack.arranged.contains(where: { $0 === object }) {
        view.isArranged = !isDetached(object, from: stack)
        if !view.isArranged { view.isHidden = true }
        if view.isArranged, let spacing = stack.spacingAfter[object.number] { view.spacingAfter = spacing }
      }
      views.append(view)
    }
    // 4. Make the constraints of the layout.
    var layout = Layout(source: source, canvases: [canvas(span)], views: views, constraints: [])
    func item(_ anchor: Anchor, beside other: Anchor? = nil) -> Item {
      let view = places[ObjectIdentifier(anchor.object)]!
      guard let guide = anchor.guide else {
        // In AppKit, the edges of a scroll view are those of its frame, even for its document view.
        let isFrame = other?.object.parent === anchor.object && isDesktopScroll(anchor.object)
        return isFrame && anchor.attribute.isEdgeOrMargin
          ? Item(view, .frame, anchor.attribute) : Item(view, anchor.attribute)
      }
      if guide == .margins, let margin = anchor.attribute.ofMargins { return Item(view, margin) }
      return Item(view, guide, anchor.attribute)
    }
    for constraint in active {
      let constant = constraint.constant.withinLimits
      var made = Constraint(
        .items(
          first: item(constraint.first, beside: constraint.second),
          second: constraint.second.map { item($0, beside: constraint.first) },
          multiplier: constraint.second == nil ? 1 : constraint.multiplier.withinLimits,
          constant: constant), constraint.relation,
        priority: min(1000, max(1, constraint.priority)),
        identifier: constraint.fields["identifier"]?.string, notation: .swift, span: span,
        usesStandardSpace: constraint.usesStandardSpace)
      made.isAssumed = constraint.isAssumed
      let place = constraint.call
      if place.file == 0 {
        made.span = SourceSpan(start: Int(place.start), end: Int(place.end))
      } else if place.file > 0 {
        made.origin = CodePlace(
          file: program.paths[Int(place.file)], line: program.line(place.file, place.start), column: 1)
      }
      layout.constraints.append(made)
    }
    let made = layout.constraints.count
    if isSizedByContent {
      // If the class's constraints do not set a width, make the canvas 393 points wide, like the screen of a phone.
      layout.constraints.append(
        Constraint(
          .items(first: Item(.root, .width), second: nil, multiplier: 1, constant: 393), .equal,
          priority: Self.canvasPriority,
          identifier: "fittingSizeHTarget", notation: .stack, span: span))
    }
    for (id, object) in objects.enumerated()
    where object.isOutlet && object.parent != nil {
      guard let name = object.propertyName,
        ["contentView", "topLayoutGuide", "bottomLayoutGuide", "navigationBar"].contains(name),
        !isPlacedByContainer(object)
      else { continue }
      // Make the top and bottom layout guides end at the safe area, put a navigation bar at the top of the safe area,
      // and make a content view fill its superview.
      for attribute in Attribute.directionalEdges {
        let parent = views[id].parent ?? .root
        let other: Item
        switch (name, attribute) {
        case ("navigationBar", .bottom): continue
        case ("topLayoutGuide", .bottom), ("navigationBar", .top): other = Item(parent, .safeArea, .top)
        case ("bottomLayoutGuide", .top): other = Item(parent, .safeArea, .bottom)
        default: other = Item(parent, attribute)
        }
        layout.constraints.insert(
          Constraint(
            .items(first: Item(ViewID(id), attribute), second: other, multiplier: 1, constant: 0), .equal,
            notation: .stack, span: span), at: 0)
      }
    }
    centerTitles(among: objects, in: &layout, span)
    addContainers(of: objects, places, to: &layout, span)
    addGrids(of: objects, places, to: &layout, &namer)
    let (placeholders, openSizes) = makePlaceholders(for: objects, in: &layout)
    showContentOfScrollViews(in: &layout, span)
    layout.fitCanvasToPlacedViews(span)
    for view in layout.treesApart(detached) { layout.views[view.index].isHidden = true }
    layout.addStackConstraints()
    func entry(_ statement: UnreadStatement) -> SourceCoverage.Unread {
      let place = statement.place
      let first = program.line(place.file, place.start)
      let last = program.line(place.file, max(place.start, place.end - 1))
      return SourceCoverage.Unread(
        file: program.paths[Int(max(0, place.file))], lines: first...max(first, last),
        reason: statement.reason)
    }
    layout.coverage = SourceCoverage(
      unread: unread.map(entry),
      assumptions: assumptions.map {
        SourceCoverage.Assumption(
          name: $0.name, value: $0.value, file: program.paths[Int(max(0, $0.place.file))],
          line: program.line($0.place.file, $0.place.start))
      }, made: made, detached: detached)
    let leftOut = inSourceOrder(statementsLeftOut() + statementsThatSetFrames(of: objects, in: layout))
    layout.coverage?.leftOut = leftOut.map(entry)
    layout.coverage?.file = program.paths[0]
    layout.coverage?.placeholders = placeholders
    layout.coverage?.findings = codeFindings()
    let placedOtherwise = viewsPlacedOtherwise(
      objects, in: layout, code: ownCode, unread: unread, sizes: openSizes)
    layout.coverage?.placedOtherwise = placedOtherwise
    return layout
  }

  // MARK: Views

  private func kind(of object: Object) -> ViewKind {
    if isGuide(object) { return .guide }
    if let element = desktopElement(of: object) {
      if element.kind != .view { return element.kind }
      if element.className == "NSSegmentedControl", !segmentLabels(of: object).isEmpty { return .segments }
    }
    for type in superclasses(of: object.type) {
      if let kind = ViewKind(className: type) { return kind }
    }
    return .view
  }

  /// Returns whether a view is invisible because it is a plain view without subviews that is transparent or has no
  /// background color.
  private func isClear(_ view: Object, _ backgrounds: [Substring]) -> Bool {
    guard view !== root, ["UIView", "NSView"].contains(view.type), view.children.isEmpty, !view.isOutlet,
      !view.isDeclaredOnly, !view.hasEscaped
    else { return false }
    if view.fields["alpha"]?.number == 0 { return true }
    let names = [view.propertyName, view.localName].compactMap { $0 }
    return !view.fields.keys.contains { $0.hasSuffix("ackgroundColor") }
      && !backgrounds.contains { line in
        names.contains { line.contains("\($0).") || line.contains("\($0)?.") }
      }
  }

  private func describe(_ object: Object, _ view: inout View) {
    if view.kind == .stack {
      var arrangement = arrangement(of: object)
      if isMac { describeDesktopStack(object, &view, &arrangement) }
      view.stack = arrangement
    }
    var isMadeUp = false
    if let button = buttonWithOnlyTitle(object), let text = text(of: button) {
      view.text = text
      view.textStyle = titleStyle(of: button)
    } else if let text = text(of: object), !showsOnlyImage(object) {
      view.text = text
    } else if isMac, superclasses(of: object.type).contains("NSButton"), let text = desktopTitle(of: object) {
      view.text = text
    } else if [.label, .button].contains(view.kind) {
      let isPicture = object.fields["setImage"] != nil || showsOnlyImage(object)
      view.text = view.kind == .button && isPicture ? nil : (view.name ?? "text")
      isMadeUp = true
    }
    if let style = textStyle(of: object) { view.textStyle = style }
    if view.kind == .button, !isMac, object.fields["configuration"] == nil, view.text != nil {
      describePlainButton(object, &view)
    }
    if !isMac { describeControl(object, &view) }
    if let element = desktopElement(of: object) { describeDesktopControl(object, element, &view) }
    let lines = object.fields["maximumNumberOfLines"] ?? object.fields["numberOfLines"]
    if let lines = lines?.integer { view.lineLimit = max(0, min(1000, lines)) }
    if let width = object.fields["preferredMaxLayoutWidth"]?.length, width > 0 {
      view.preferredTextWidth = width
    }
    view.isHidden = object !== root && object.fields["isHidden"]?.bool ?? false
    if case .structure(let size)? = declaredContentSize(of: object),
      size["width"] != nil || size["height"] != nil
    {
      view.hasExplicitSize = true
      // A negative length, such as UIKit's `noIntrinsicMetric`, means that there is no intrinsic length.
      for axis in Axis.allCases {
        let length = size[axis == .horizontal ? "width" : "height"]
        view.explicitSize[axis] = length.flatMap { $0 >= 0 && $0 < 100_000 ? $0 : nil }
      }
    }
    for axis in Axis.allCases {
      if let priority = object.fields["setContentHuggingPriority \(axis.rawValue)"]?.number {
        // A text made up from the view's name must not affect the canvas's width, so keep its hugging priority below
        // `canvasPriority`.
        view.hugging[axis] = min(isMadeUp ? Self.canvasPriority - 1 : 1000, max(1, priority))
      }
      if let priority = object.fields["setContentCompressionResistancePriority \(axis.rawValue)"]?.number {
        view.compression[axis] = min(1000, max(1, priority))
      }
    }
    if !isMac, object !== root, isViewOfController(object) {
      view.margins = withSystemMinimum(margins(of: object), of: object.holder!)
    } else if let margins = margins(of: object) {
      view.margins = margins
    } else if object.propertyName == "contentView", let cell = object.holder,
      superclasses(of: cell.type).contains("UITableViewCell")
    {
      view.margins = Self.rowMargins
    }
  }

  private func margins(of view: Object) -> Margins? {
    guard
      case .structure(let insets)? = view.fields["layoutMargins"] ?? view.fields["directionalLayoutMargins"]
        ?? (isMac ? view.fields["edgeInsets"] : nil)
    else { return nil }
    return insets.margins(unset: isMac ? 0 : 8)
  }

  private func text(of view: Object) -> String? {
    if case .structure(let configuration)? = view.fields["configuration"],
      let title = configuration.fields["title"]?.string
    {
      return title
    }
    return ["text", "setTitle", "placeholder", "title", "stringValue", "placeholderString"].lazy.compactMap {
      view.fields[$0]?.string
    }.first
  }

  private func declaredContentSize(of object: Object) -> Value? {
    guard object !== root, exhaustion == nil,
      let variable = property("intrinsicContentSize", in: lookupTypes(of: object.type), isStatic: false),
      let getter = variable.getter
    else { return nil }
    return runAccessor(getter, variable, receiver: .object(object))
  }

  private func arrangement(of stack: Object) -> StackArrangement {
    let axis: Axis =
      (stack.fields["axis"] ?? stack.fields["orientation"])?.caseName == "vertical" ? .vertical : .horizontal
    var arrangement = StackArrangement(
      axis: axis, spacing: stack.fields["spacing"]?.length ?? (isMac ? 8 : 0))
    if let name = stack.fields["distribution"]?.caseName,
      let known = StackArrangement.Distribution(rawValue: name)
    {
      arrangement.distribution = known
    }
    let alignment = stack.fields["alignment"]?.caseName ?? "fill"
    arrangement.alignment =
      switch alignment {
      case "leading", "left", "top": axis == .vertical ? .leading : .top
      case "trailing", "right", "bottom": axis == .vertical ? .trailing : .bottom
      case "center", "centerX", "centerY": .center
      case "firstBaseline": axis == .vertical ? .fill : .firstBaseline
      case "lastBaseline": axis == .vertical ? .fill : .lastBaseline
      default: .fill
      }
    arrangement.usesMargins = stack.fields["isLayoutMarginsRelativeArrangement"]?.bool ?? false
    arrangement.isBaselineRelative =
      axis == .vertical && stack.fields["isBaselineRelativeArrangement"]?.bool == true
    return arrangement
  }

  // MARK: The canvas

  private static let canvasPriority = 900.0

  /// Indicates whether the class is a UIKit view whose constraints determine the width of the canvas. For cells,
  /// headers and footers, the canvas has a fixed width.
  private var isSizedByContent: Bool {
    superclasses(of: main).allSatisfy {
      ![
        "UIViewController", "NSViewController", "NSView", "UITableViewCell", "UICollectionReusableView",
        "UITableViewHeaderFooterView",
      ].contains($0)
    }
  }

  /// The margins of a table cell and of its content view.
  private static let rowMargins = Margins(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The margins of a view controller's view, in addition to the safe area.
  var screenMargins: Margins { Margins(top: 0, leading: 16, bottom: 0, trailing: 16) }

  private func canvas(_ span: SourceSpan) -> Canvas {
    let chain = superclasses(of: main)
    var canvas = Canvas(name: canvasName(of: main), span: span)
    if chain.contains("NSViewController") {
      canvas.width = 480
    } else if chain.contains("UIViewController"), let device = Device.named("iPhone 15") {
      (canvas.width, canvas.height, canvas.scale) = (device.size.width, device.size.height, device.scale)
      canvas.safeArea = device.portraitSafeArea
      canvas.margins = screenMargins
      if case .structure(let insets)? = subject.fields["additionalSafeAreaInsets"] {
        let more = insets.margins(unset: 0)
        canvas.safeArea.top += more.top
        canvas.safeArea.left += more.leading
        canvas.safeArea.bottom += more.bottom
        canvas.safeArea.right += more.trailing
      }
    } else if !chain.contains("NSView") {
      if !isSizedByContent { canvas.width = 393 }
      if chain.contains("UITableViewCell") { canvas.margins = Self.rowMargins }
      canvas.scale = 3
    }
    if let margins = margins(of: root) {
      canvas.margins = chain.contains("UIViewController") ? withSystemMinimum(margins, of: subject) : margins
    }
    return canvas
  }

  /// Indicates whether a view is the view of a view controller.
  func isViewOfController(_ view: Object) -> Bool {
    view === root && subject !== root
      || view.holder.map { isController($0.type) && $0.fields["view"]?.object === view } ?? false
  }

  /// Returns the margins of a controller's view, which are at least the system's minimum margins at the sides unless the
  /// controller says otherwise.
  private func withSystemMinimum(_ margins: Margins?, of controller: Object) -> Margins {
    guard var margins else { return screenMargins }
    if controller.fields["viewRespectsSystemMinimumLayoutMargins"]?.bool ?? true {
      margins.leading = max(margins.leading, screenMargins.leading)
      margins.trailing = max(margins.trailing, screenMargins.trailing)
    }
    return margins
  }
}

extension Structure {
  /// Returns the insets as margins; `unset` is the length of an inset that is not known.
  func margins(unset: Double) -> Margins {
    Margins(
      top: length("top") ?? unset, leading: length("leading") ?? length("left") ?? unset,
      bottom: length("bottom") ?? unset, trailing: length("trailing") ?? length("right") ?? unset)
  }
}
