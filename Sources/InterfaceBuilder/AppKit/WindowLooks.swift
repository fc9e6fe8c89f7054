import LayoutModel

extension LookLowering {
  func addWindow(_ view: inout View) {
    guard let window = scene.window, let mask = window.child(withKey: "styleMask"),
      mask.flag("titled") == true
    else { return }
    let toolbar = window.child("toolbar")
    let isBelow =
      window["toolbarStyle"] == "expanded" || window["toolbarStyle"] == "preference"
      || generation == .classic && window["toolbarStyle"] == nil
    view.control = Control(
      .desktop(
        .window(
          DesktopShape.Window(
            title: window["titleVisibility"] == "hidden" ? "" : window["title"] ?? "",
            buttons: ["closable", "miniaturizable", "resizable"].map { mask.flag($0) == true },
            toolbar: toolbar == nil ? .none : isBelow ? .below : .beside,
            items: toolbar.map(items) ?? [], isInside: mask.flag("fullSizeContentView") == true))),
      tint: desktopColor("controlAccent")!)
  }

  private func items(_ toolbar: XMLElement) -> [DesktopShape.Window.Item] {
    let allowed = toolbar.child("allowedToolbarItems")?.children ?? []
    let shown = toolbar.child("defaultToolbarItems")?.children ?? []
    return shown.prefix(40).compactMap { item in
      let item = allowed.first { $0["id"] != nil && $0["id"] == item["reference"] } ?? item
      switch item.name {
      case "toolbarFlexibleSpaceItem": return .space(isFlexible: true)
      case "toolbarSpaceItem": return .space(isFlexible: false)
      case "toolbarSeparatorItem", "toolbarTrackingSeparatorItem": return nil
      case "searchToolbarItem": return .search
      default: return .button(item["label"] ?? item["paletteLabel"] ?? item["title"] ?? "")
      }
    }
  }
}
