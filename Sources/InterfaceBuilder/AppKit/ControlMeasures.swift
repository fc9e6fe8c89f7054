import Graphics
import LayoutModel

extension InterfaceView {
  func traits(_ generation: AppKitControl.Generation, toolsVersion: Double) -> AppKitControl.Traits {
    let size = savedFrame?.size ?? Size(width: 0, height: 0)
    let position = element.cell["imagePosition"]
    return AppKitControl.Traits(
      size: element.controlSize, generation: generation, width: size.width, height: size.height,
      hasTitle: position != "only" && position != "overlaps", toolsVersion: toolsVersion)
  }

  var control: AppKitControl? {
    switch entry.overhang {
    case .control(let control): control
    case .fixed, .unlessCustom: nil
    }
  }
}

extension InterfaceScene {
  /// Returns the version of macOS on which a scene was probably saved.
  func generation(_ constraints: [InterfaceConstraint], toolsVersion: Double) -> AppKitControl.Generation {
    let all = AppKitControl.Generation.allCases
    // 1. Choose the macOS versions with the fewest required constraints that fail at the saved frames.
    let failures = all.map { generation in
      let saved = SavedGeometry(measured(generation, toolsVersion: toolsVersion).views)
      return constraints.count { $0.fails(at: saved) }
    }
    let rest = all.filter { failures[$0.rawValue] == failures.min()! }
    if rest.count == 1 { return rest[0] }
    // 2. Of these versions, choose those in which the most controls have their usual height.
    let votes = all.map { generation in views.count { $0.usualGenerations.contains(generation) } }
    let most = rest.map { votes[$0.rawValue] }.max()!
    let voted = rest.filter { votes[$0.rawValue] == most }
    if voted.count == 1 { return voted[0] }
    // 3. Of the remaining versions, choose the one that the tools version of Xcode suggests, or else the latest.
    let named: AppKitControl.Generation =
      toolsVersion < 17_000 ? .classic : toolsVersion < 24_300 ? .bigSur : .tahoe
    return voted.contains(named) ? named : voted.last!
  }

  func measured(_ generation: AppKitControl.Generation, toolsVersion: Double) -> InterfaceScene {
    var scene = self
    for index in views.indices {
      // The canvas is as large as the root's frame, from which the saved frames of its subviews count.
      guard index > 0 || views.count == 1, let control = views[index].control else { continue }
      scene.views[index].overhang = control.overhang(
        views[index].traits(generation, toolsVersion: toolsVersion))
    }
    return scene
  }
}

extension InterfaceView {
  /// The versions of macOS in which a control of this kind, in the regular control size, has the view's saved height.
  fileprivate var usualGenerations: [AppKitControl.Generation] {
    guard let control, let height = savedFrame?.height, element.controlSize == .regular else { return [] }
    switch (control, height) {
    case (.popUp, 26), (.label, 17): return [.classic]
    case (.popUp, 25): return [.bigSur]
    case (.push, 32), (.check, 18), (.radio, 18): return [.classic, .bigSur]
    case (.popUp, 24), (.push, 24), (.check, 16), (.field, 24): return [.tahoe]
    case (.label, 16): return [.bigSur, .tahoe]
    default: return []
    }
  }
}
