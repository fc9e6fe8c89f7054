import LayoutModel

func readScenes(
  _ root: XMLElement, of document: InterfaceDocument, _ findings: inout Findings
) -> [InterfaceScene] {
  let isStoryboard = document.isStoryboard
  let objectLists =
    isStoryboard
    ? (root.child("scenes")?.children("scene") ?? []).compactMap { $0.child("objects") }
    : [root.child("objects")].compactMap { $0 }
  let flow = SceneFlow(objectLists.flatMap(\.children))
  let traits = (document.otherScreen ?? document.device)?.traits ?? []
  var scenes: [InterfaceScene] = []
  for objects in objectLists {
    for object in objects.children {
      let controller = object.isController ? object : nil
      guard let view = controller == nil ? object : object.rootView,
        controller != nil || view.isUIKitView
      else { continue }
      var reader = ViewReader(platform: .uiKit, traits: traits, findings: findings)
      reader.read(view, role: .root, parent: nil)
      if let controller { reader.readBarItems(of: controller, 0) }
      findings = reader.findings
      scenes.append(
        InterfaceScene(
          name: sceneName(controller ?? view), controller: controller, views: reader.views,
          uninstalled: reader.uninstalled,
          outlets: outlets(in: objects, of: controller), bars: flow.bars(of: controller ?? view),
          isControllersView: controller != nil || objects.isOwnersView(view)))
    }
  }
  nameApart(&scenes)
  return scenes
}

func readAppKitScenes(
  _ root: XMLElement, of document: InterfaceDocument, _ findings: inout Findings
) -> [InterfaceScene] {
  let objectLists =
    document.isStoryboard
    ? (root.child("scenes")?.children("scene") ?? []).compactMap { $0.child("objects") }
    : [root.child("objects")].compactMap { $0 }
  let windows = windowsOfControllers(objectLists)
  var scenes: [InterfaceScene] = []
  for objects in objectLists {
    for found in AppKitRoots(objects.children).roots {
      var reader = ViewReader(platform: .appKit, traits: [], findings: findings)
      reader.read(found.view, role: .root, parent: nil)
      findings = reader.findings
      let controller = found.holder.isController ? found.holder : nil
      scenes.append(
        InterfaceScene(
          name: sceneName(found.holder), controller: controller, views: reader.views, uninstalled: [],
          outlets: outlets(in: objects, of: controller), holder: found.holder,
          window: ["window", "panel"].contains(found.holder.name)
            ? found.holder : found.holder["id"].flatMap { windows[$0] }, bars: SimulatedBars(),
          isControllersView: controller != nil))
    }
  }
  nameApart(&scenes)
  return scenes
}

private func windowsOfControllers(_ objectLists: [XMLElement]) -> [String: XMLElement] {
  var windows: [String: XMLElement] = [:]
  for object in objectLists.flatMap(\.children) {
    guard let window = object.child("window") else { continue }
    for segue in object.child("connections")?.children ?? []
    where segue["relationship"] == "window.shadowedContentViewController" {
      if let controller = segue["destination"] { windows[controller] = window }
    }
  }
  return windows
}

/// Makes the names unique: the second `Name` becomes `Name2`.
private func nameApart(_ scenes: inout [InterfaceScene]) {
  var names = UniqueNames()
  for index in scenes.indices { scenes[index].name = names.name(scenes[index].name) }
}

extension XMLElement {
  fileprivate var isUIKitView: Bool { InterfaceElement.uiKit[name] != nil }

  var isController: Bool {
    name.lowercased().hasSuffix("viewcontroller") || name == "navigationController"
      || name == "tabBarController"
      || name == "splitViewController" || name == "pageViewController"
  }

  fileprivate var rootView: XMLElement? {
    children.first { $0["key"] == "view" && ($0.isUIKitView || $0["id"] != nil) }
  }
}

extension XMLElement {
  fileprivate func isOwnersView(_ view: XMLElement) -> Bool {
    children("placeholder").contains { owner in
      owner.child("connections")?.children("outlet").contains {
        $0["property"] == "view" && $0["destination"] == view["id"]
      } ?? false
    }
  }
}

private func sceneName(_ object: XMLElement) -> String {
  for attribute in ["storyboardIdentifier", "customClass", "userLabel"] {
    if let name = object[attribute], !name.isEmpty { return name }
  }
  return object.name
}

/// Returns the names of outlets by the id of the connected object. If several outlets are connected to an object, an
/// outlet of the controller takes precedence.
private func outlets(in objects: XMLElement, of controller: XMLElement?) -> [String: String] {
  var found: [String: String] = [:]
  func read(_ element: XMLElement) {
    for outlet in element.child("connections")?.children ?? [] where outlet.name == "outlet" {
      guard let property = outlet["property"], let destination = outlet["destination"] else { continue }
      if !genericOutlets.contains(property), found[destination] == nil { found[destination] = property }
    }
  }
  if let controller { read(controller) }
  for object in objects.children where object.name == "placeholder" { read(object) }
  objects.forEachDescendant(read)
  return found
}

/// The names of UIKit's and AppKit's own outlets, which are too general for naming a view.
private let genericOutlets: Set<String> = [
  "view", "delegate", "dataSource", "inputView", "inputAccessoryView", "backgroundView",
  "selectedBackgroundView",
  "contentView", "accessoryView", "editingAccessoryView", "nextResponder", "nextKeyView",
  "initialFirstResponder", "documentView", "headerView",
]
