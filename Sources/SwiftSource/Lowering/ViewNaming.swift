import LayoutModel

extension Evaluator {
  /// Returns a name for a view: the name of its property, such as `title` or, for a property of another view,
  /// `header.title`; otherwise, the name of its variable or its class and line number, such as `UILabel12`.
  func givenName(of view: Object) -> String {
    if view === root { return "view" }
    if let property = view.propertyName, let holder = view.holder {
      if holder === subject || holder === root { return property }
      if isView(holder) || isController(holder.type), depthOfNames < 4, holder !== view {
        depthOfNames += 1
        defer { depthOfNames -= 1 }
        return givenName(of: holder) + "." + property
      }
      if view.localName == nil { return property }
    }
    if let local = view.localName { return local }
    return "\(TypeCode.shownName(view.type))\(program.line(view.place.file, view.place.start))"
  }
}
