import Diagnostics
import Graphics
import LayoutModel

func lower(
  _ scene: InterfaceScene, of document: InterfaceDocument, in source: SourceText, sizes: ContentSizes,
  _ findings: inout Findings
) -> Layout {
  // 1. Collect the constraints and the saved frames.
  let items = SceneItems(scene, &findings)
  var constraints = readConstraints(of: scene, items, &findings)
  var scene = scene
  var generation: AppKitControl.Generation?
  switch document.platform {
  case .uiKit: break
  case .appKit:
    let (evidence, version) = (constraints + scene.stackConstraints, document.tools.number)
    let found = scene.generation(evidence, toolsVersion: version)
    scene = scene.measured(found, toolsVersion: version)
      .remeasured(evidence, document.resources, toolsVersion: version)
    generation = found
    constraints = scene.withoutDetached(constraints)
  }
  let saved = SavedGeometry(scene.views)
  // 2. Find the scene's size, safe area and margins.
  var size = rootSize(of: scene, in: document, saved.frames[0].size)
  if document.platform == .appKit { size = scene.desktopSize(size, constraints) }
  let witnesses = edgeWitnesses(constraints, saved, among: scene.views)
  let knowsArea =
    document.tools.knowsSafeAreas && scene.views[0].element.flag("insetsLayoutMarginsFromSafeArea") != false
  let safeArea = rootSafeArea(
    of: scene, in: document, witnesses, saved,
    margins: knowsArea ? rootMargins(of: scene, in: document, width: size.width) : nil, size: size)
  let margins = layoutMargins(
    of: scene, in: document, safeArea: safeArea, width: size.width, witnesses, saved)
  // 3. Add the views.
  let names = viewNames(of: scene)
  let content = ContentLowering(document: document, sizes: sizes, generation: generation)
  let looks = LookLowering(document, scene, generation: generation)
  var views: [View] = []
  for (index, element) in scene.views.enumerated() {
    var view = lower(element, name: names[index], margins: margins[index])
    if document.platform == .appKit { scene.arrange(index, &view) }
    content.add(element, saved: saved.alignmentRects[index], to: &view)
    looks.add(index, to: &view)
    view.savedFrame = element.savedFrame.flatMap { _ in saved.alignmentRect(index, in: element.parent) }
    views.append(view)
  }
  // 4. Add the constraints, including those that keep views with a fixed frame in place.
  var layout = Layout(
    source: source,
    canvases: [
      canvas(scene, document, size, margins: views[0].margins, safeArea: safeArea)
    ], views: views, constraints: [])
  let constrained = Set(constraints.flatMap { [$0.first.target.view, $0.second?.target.view ?? 0] })
  let areas = document.otherScreen == nil ? safeAreaInsets(of: scene, safeArea, saved) : nil
  let lowering = ConstraintLowering(scene: scene, areas: areas)
  layout.constraints =
    (fixedFrames(of: scene, saved, document.platform, constrained: constrained)
    + constraints.map(lowering.lower)
    + (document.platform == .appKit ? gridConstraints(scene, saved) : []))
    .sorted { $0.span.start < $1.span.start }
  switch document.platform {
  case .uiKit:
    layout.addStackConstraints()
    loosenEmptyStacks(in: &layout)
  case .appKit:
    for (index, spacing) in scene.ownSpacings.enumerated() { layout.views[index].spacingAfter = spacing }
    layout.addStackConstraints()
  }
  return layout
}

/// Lowers the priority of the constraints that shrink empty stacks (stacks without visible members), so that the
/// constraints that shrink other stacks take precedence. UIKit itself has no constraints that shrink an empty stack.
private func loosenEmptyStacks(in layout: inout Layout) {
  var isEmpty = layout.views.map { $0.stack != nil }
  for view in layout.views where view.isArranged && !view.isHidden {
    if let parent = view.parent { isEmpty[parent.index] = false }
  }
  for index in layout.constraints.indices {
    let constraint = layout.constraints[index]
    guard constraint.notation == .stack, case .items(let first, nil, _, _) = constraint.form else { continue }
    if isEmpty[first.view.index] { layout.constraints[index].priority -= 2 }
  }
}

private func canvas(
  _ scene: InterfaceScene, _ document: InterfaceDocument, _ size: Size, margins: Margins, safeArea: EdgeInsets
) -> Canvas {
  // The root's margins include the safe area, but a canvas's margins do not.
  func rest(_ margin: Double, _ inset: Double) -> Double { ((margin - inset) * 1e6).rounded() / 1e6 }
  let own = Margins(
    top: rest(margins.top, safeArea.top), leading: rest(margins.leading, safeArea.left),
    bottom: rest(margins.bottom, safeArea.bottom), trailing: rest(margins.trailing, safeArea.right))
  var canvas = Canvas(
    name: scene.name, width: max(0, size.width), height: max(0, size.height), margins: own,
    safeArea: safeArea, scale: (document.otherScreen ?? document.device)?.scale,
    identifier: scene.views[0].id,
    span: scene.views[0].element.span)
  if let least = scene.window?.child(withKey: "minSize"), let width = least.number("width"),
    let height = least.number("height"), width >= 0, height >= 0
  {
    canvas.leastSize = Size(width: width, height: height)
  }
  return canvas
}

private func lower(_ element: InterfaceView, name: String, margins: EdgeInsets) -> View {
  var view = View(
    name: name,
    kind: element.entry.part == .clipping && !element.showsPart ? .view : element.entry.kind,
    parent: element.parent.map(ViewID.init), span: element.element.span,
    nameSpan: element.element.span)
  view.className = element.className
  view.identifier = element.id
  view.margins = Margins(
    top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  // AppKit text sizes are known only to within a point, so a required priority could cause a conflict. Use a slightly
  // lower one instead.
  let most = element.control == nil ? Priority.required : Priority.required - 0.1
  view.hugging = priorities(of: element, "HuggingPriority", default: 250, most: most)
  view.compression = priorities(of: element, "CompressionResistancePriority", default: 750, most: most)
  view.outset = element.overhang
  // The views of a bar's items are hidden, because the bar draws the items itself. A view that its stack has detached
  // is hidden too.
  view.isHidden =
    element.role != .root && element.element.flag("hidden") == true || element.role == .barItem
    || element.isDetached || element.gridCell?.isHidden == true
  view.isArranged = element.isArranged
  if view.kind == .stack { view.stack = arrangement(of: element) }
  return view
}

private func priorities(of view: InterfaceView, _ name: String, default value: Double, most: Double)
  -> PerAxis<Double>
{
  func priority(_ axis: String) -> Double {
    min(most, max(1, view.element.number(axis + name) ?? value))
  }
  return PerAxis(horizontal: priority("horizontal"), vertical: priority("vertical"))
}

private func arrangement(of stack: InterfaceView) -> StackArrangement {
  let element = stack.element
  let axis: Axis = element["axis"] == "vertical" ? .vertical : .horizontal
  var arrangement = StackArrangement(axis: axis)
  arrangement.spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
  arrangement.distribution = element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill
  arrangement.alignment =
    switch element["alignment"] {
    case "leading", "top": axis == .vertical ? .leading : .top
    case "trailing", "bottom": axis == .vertical ? .trailing : .bottom
    case "center": .center
    case "firstBaseline": axis == .vertical ? .leading : .firstBaseline
    case "lastBaseline": axis == .vertical ? .trailing : .lastBaseline
    default: .fill
    }
  arrangement.isBaselineRelative = axis == .vertical && element.flag("baselineRelativeArrangement") == true
  // UIKit applies explicit margins even if `layoutMarginsRelativeArrangement` is false.
  arrangement.usesMargins =
    stack.explicitMargins != nil || element.flag("layoutMarginsRelativeArrangement") == true
  return arrangement
}
