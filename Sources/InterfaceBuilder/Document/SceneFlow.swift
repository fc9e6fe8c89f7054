struct SimulatedBars: Equatable {
  enum Bottom: Equatable { case none, tabBar, toolbar }

  var hasNavigationBar = false
  var bottom = Bottom.none
  var hidesStatusBar = false
  /// Indicates whether the navigation bar is opaque, in which case the view begins below it.
  var isOpaque = false
  /// Indicates whether a container view of another scene shows the scene.
  var isEmbedded = false
  var isPopover = false
}

/// The bars around the scenes of a storyboard, mostly inferred from its segues.
struct SceneFlow {
  private var controllers: [String: XMLElement] = [:]
  private var inferred: [String: SimulatedBars] = [:]

  init(_ objects: [XMLElement]) {
    let inOrder = objects.filter(\.isController)
    for controller in inOrder {
      if let id = controller["id"], controllers[id] == nil { controllers[id] = controller }
    }
    // 1. Record the bars that containers give to their scenes. Begin with tab bar controllers: if one of them contains
    //    a navigation controller, the scenes of that controller also have the tab bar.
    var queue: [String] = []
    for container in inOrder where container.name == "tabBarController" {
      for segue in container.segues where segue["relationship"] == "viewControllers" {
        reach(segue["destination"], SimulatedBars(bottom: .tabBar), &queue)
      }
    }
    for container in inOrder where container.name == "navigationController" {
      let around = container["id"].flatMap { inferred[$0] } ?? SimulatedBars()
      for segue in container.segues where segue["relationship"] == "rootViewController" {
        var bars = around
        bars.hasNavigationBar = container.flag("navigationBarHidden") != true
        if container.flag("toolbarHidden") == false { bars.bottom = .toolbar }
        reach(segue["destination"], bars, &queue)
      }
    }
    for controller in inOrder where controller.child("simulatedNavigationBarMetrics") != nil {
      if let id = controller["id"] { reach(id, bars(of: controller), &queue) }
    }
    // 2. Copy the bars of each scene to the scenes that it pushes.
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let controller = controllers[id], let bars = inferred[id] else { continue }
      for segue in controller.segues where segue["kind"] == "show" || segue["kind"] == "push" {
        var pushed = bars
        if let target = segue["destination"].flatMap({ controllers[$0] }),
          target.flag("hidesBottomBarWhenPushed") == true
        {
          pushed.bottom = .none
        }
        reach(segue["destination"], pushed, &queue)
      }
    }
    for controller in inOrder {
      for segue in controller.segues {
        guard let id = segue["destination"], inferred[id] == nil else { continue }
        switch segue["kind"] {
        case "embed": inferred[id] = SimulatedBars(isEmbedded: true)
        case "popoverPresentation": inferred[id] = SimulatedBars(isPopover: true)
        default: break
        }
      }
    }
  }

  private mutating func reach(_ id: String?, _ bars: SimulatedBars, _ queue: inout [String]) {
    guard let id, inferred[id] == nil else { return }
    inferred[id] = bars
    queue.append(id)
  }

  /// Returns the bars around a controller or view: those set in Interface Builder (simulated metrics), or else the
  /// inferred bars.
  func bars(of object: XMLElement) -> SimulatedBars {
    var bars = object["id"].flatMap { inferred[$0] } ?? SimulatedBars()
    for child in object.children {
      switch (child["key"], child.name) {
      case ("simulatedTopBarMetrics", "nil"): bars.hasNavigationBar = false
      case ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics"):
        bars.hasNavigationBar = true
        bars.isOpaque = child.flag("translucent") == false
      case ("simulatedStatusBarMetrics", "nil"): bars.hidesStatusBar = true
      case ("simulatedBottomBarMetrics", "nil"): bars.bottom = .none
      case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): bars.bottom = .tabBar
      case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"): bars.bottom = .toolbar
      default: break
      }
    }
    return bars
  }
}

extension XMLElement {
  fileprivate var segues: [XMLElement] {
    var found: [XMLElement] = []
    forEachDescendant { if $0.name == "segue" { found.append($0) } }
    return found
  }
}
