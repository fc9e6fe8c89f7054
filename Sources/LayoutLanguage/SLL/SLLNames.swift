import LayoutModel

/// What names that rules don't know mean in the rest of the file.
extension NotationContext {
  func sllMeaning(of name: String) -> SLLNameMeaning {
    if metrics[name] != nil { return .metric }
    if viewNames[name] != nil { return .view }
    return ViewProperty(word: name) != nil ? .property : .nothing
  }

  private static let ruleNames = SLLRuleName.allCases.map(\.rawValue)

  func nearestRuleName(to name: String) -> String? {
    // Rules have no words for what turns round with the direction; left and right would be another thing.
    if attribute(named: name)?.isDirectionalSide == true { return nil }
    return ruleMeant(by: name) ?? nearestName(to: name, among: Self.ruleNames)
  }

  /// The name most like `name` among those of rules and metrics, and of properties where they may stand.
  func nearestSLLName(to name: String, orProperty: Bool) -> String? {
    if let rule = ruleMeant(by: name) { return rule }
    let properties = orProperty ? ViewProperty.allCases.map(\.rawValue) : []
    let known = nearestName(to: name, among: Self.ruleNames + properties)
    return nearestName(to: name, among: [known, nearestMetricName(to: name)].compactMap(\.self))
  }
}
