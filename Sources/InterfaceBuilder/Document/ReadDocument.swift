import Diagnostics
import Graphics
import LayoutModel

/// - Throws: a diagnostic for a document that cannot be laid out.
func readDocument(
  _ root: XMLElement, on otherScreen: InterfaceDevice?, _ findings: inout Findings
) throws(Diagnostic) -> InterfaceDocument {
  // 1. Reject documents that cannot be laid out.
  func error(_ code: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: root.span)
  }
  guard root.name == "document" || root.name == "archive", let type = root["type"],
    type.contains("InterfaceBuilder")
  else {
    throw error(
      "not-interface-builder",
      "this is XML, but its root is <\(root.name)> and not a <document> of Interface Builder")
  }
  let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
  guard let platform = platform(type, runtime) else {
    throw error(
      "unsupported-platform",
      "this document is for \(platformName(type, runtime)); only documents for iOS and macOS are read")
  }
  guard platform == .appKit || root["useAutolayout"] == "YES" else {
    throw error(
      "no-auto-layout",
      "this document does not use Auto Layout (its useAutolayout is not YES), so there are no constraints to solve"
    )
  }
  // 2. Read the settings of the whole file.
  let tools = ToolsVersion(root["toolsVersion"])
  let device = root.child("device").flatMap { element in
    element["id"].map {
      InterfaceDevice(id: $0, isLandscape: element["orientation"] == "landscape", tools)
    }
  }
  var document = InterfaceDocument(
    platform: platform, isStoryboard: type.contains("Storyboard"), tools: tools, device: device,
    otherScreen: platform == .uiKit ? otherScreen : nil, resources: readResources(root), scenes: [])
  // 3. Read the document's scenes.
  switch platform {
  case .uiKit:
    document.scenes = readScenes(root, of: document, &findings)
  case .appKit:
    document.scenes = readAppKitScenes(root, of: document, &findings)
  }
  if document.scenes.isEmpty { findings.addNoViews(root) }
  return document
}

private func platform(_ type: String, _ runtime: String) -> InterfaceDocument.Platform? {
  if type.contains("CocoaTouch"), runtime.hasPrefix("iOS") || runtime.hasPrefix("IBCocoaTouch") {
    return .uiKit
  }
  return type.contains(".Cocoa.") && (runtime == "iOS.CocoaTouch" || runtime.hasPrefix("MacOSX"))
    ? .appKit : nil
}

private func platformName(_ type: String, _ runtime: String) -> String {
  if runtime.contains("AppleTV") || type.contains("AppleTV") { return "tvOS" }
  if runtime.contains("watch") || type.contains("WatchKit") { return "watchOS" }
  return "'\(runtime)'"
}

private func readResources(_ root: XMLElement) -> InterfaceResources {
  var resources = InterfaceResources()
  resources.namedColors = InterfaceResources.namedColors(root.child("resources"))
  for image in root.child("resources")?.children("image") ?? [] {
    guard let name = image["name"] else { continue }
    let size = image.number("width").flatMap { width in
      image.number("height").map { Size(width: width, height: $0) }
    }
    resources.images[name] = InterfaceResources.Image(size: size, isSymbol: image["catalog"] == "system")
  }
  for designable in root.child("designables")?.children("designable") ?? [] {
    guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize") else {
      continue
    }
    resources.designables[id] = InterfaceDesignable(
      width: size.number("width"), height: size.number("height"))
  }
  return resources
}
