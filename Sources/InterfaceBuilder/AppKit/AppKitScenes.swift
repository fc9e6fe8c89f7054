import Graphics
import LayoutModel

/// The views of a macOS document that become canvases: top-level views, and the views of windows, view controllers and
/// toolbar items.
struct AppKitRoots {
  struct Root {
    /// The window, view controller or toolbar item that contains the view; for a top-level view, the view itself.
    var holder: XMLElement
    var view: XMLElement
  }

  private(set) var roots: [Root] = []

  init(_ objects: [XMLElement]) {
    for object in objects { read(object, inside: nil) }
  }

  private mutating func read(_ element: XMLElement, inside holder: XMLElement?) {
    if element.appKitEntry != nil {
      let isHeld =
        element["key"].map { ["contentView", "view", "tabView", "splitView"].contains($0) } ?? false
      if holder == nil || isHeld { roots.append(Root(holder: holder ?? element, view: element)) }
      return
    }
    if element.frame != nil, let key = element["key"], key == "view" || key == "contentView" {
      roots.append(Root(holder: holder ?? element, view: element))
      return
    }
    for child in element.children where !["connections", "resources", "menu"].contains(child.name) {
      read(child, inside: element)
    }
  }
}
