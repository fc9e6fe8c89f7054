/// What names that rules don't know mean in the rest of the file.
extension NotationContext {
  func sllMeaning(of name: String) -> SLLError.NameMeaning {
    if metrics[name] != nil { return .metric }
    if viewNames[name] != nil { return .view }
    return PropertyName(rawValue: name) != nil ? .property : .nothing
  }

  /// The name most like `name` among those of rules and metrics, and of properties where they may stand.
  func nearestSLLName(to name: String, orProperty: Bool) -> String? {
    let properties = orProperty ? PropertyName.allCases.map(\.rawValue) : []
    let known = nearest(to: name, in: SLLRuleName.allCases.map(\.rawValue) + properties)
    return nearest(to: name, in: [known, nearestMetricName(to: name)].compactMap(\.self))
  }
}
