extension Evaluator {
  /// Calls a method that adds or removes child view controllers; returns `nil` for other methods.
  func callParentController(_ name: String, _ controller: Object, _ arguments: [CallArgument]) -> Value? {
    switch name {
    case "addChild", "addChildViewController":
      let child = arguments.first?.value
      if let child = child?.object, isController(child.type) {
        addSubview(child, to: controller, at: nil)
      } else if let child, child.isUnknown {
        controller.fields["children"] = child
      }
      return .void
    case "removeFromParent", "removeFromParentViewController":
      remove(controller)
      return .void
    case "setViewControllers", "pushViewController":
      controller.fields["viewControllers"] = arguments.first?.value
      noteShownControllers(of: controller)
      return .void
    default: return nil
    }
  }

  /// Records that the views of the controllers that a navigation controller or its like shows are not drawn, once the
  /// code uses its view.
  func noteShownControllers(of controller: Object) {
    let containers = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]
    guard controller !== subject, controller.fields["view"] != nil,
      let container = superclasses(of: controller.type).first(where: containers.contains),
      let shown = controller.fields["rootViewController"] ?? controller.fields["viewControllers"],
      !shown.isNull, shown.array?.isEmpty != true
    else { return }
    leaveOut(current, "the view controllers that a \(container) shows are not drawn")
  }
}
