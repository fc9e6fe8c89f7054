struct SceneItems {
  enum Part: Equatable {
    case view, safeArea, margins, content, frame, readable, keyboard
    /// The top and bottom layout guides of a view controller, which the safe area has replaced since iOS 11.
    case topGuide, bottomGuide
  }

  struct Target: Equatable {
    var view: Int
    var part: Part
  }

  private(set) var targets: [String: Target] = [:]
  let uninstalled: Set<String>

  init(_ scene: InterfaceScene, _ findings: inout Findings) {
    uninstalled = scene.uninstalled
    for (index, view) in scene.views.enumerated() {
      if let id = view.id, targets[id] == nil { targets[id] = Target(view: index, part: .view) }
    }
    for (index, view) in scene.views.enumerated() {
      for guide in view.element.children where guide.name == "viewLayoutGuide" {
        guard let id = guide["id"], targets[id] == nil else { continue }
        guard let part = guide["key"].flatMap({ parts[$0] }) else {
          findings.add(.unsupported("the layout guide '\(guide["key"] ?? "")'"), at: guide)
          continue
        }
        targets[id] = Target(view: index, part: part)
      }
    }
    for guide in scene.controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], targets[id] == nil else { continue }
      targets[id] = Target(view: 0, part: guide["type"] == "bottom" ? .bottomGuide : .topGuide)
    }
  }
}

private let parts: [String: SceneItems.Part] = [
  "safeArea": .safeArea, "layoutMargins": .margins, "contentLayoutGuide": .content,
  "frameLayoutGuide": .frame,
  "keyboard": .keyboard, "readableContent": .readable,
]
