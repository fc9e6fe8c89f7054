import LayoutModel

extension NotationContext {
  func sllMeaning(of name: String) -> SLLNameMeaning {
    if metrics[name] != nil { return .metric }
    if viewNames[name] != nil { return .view }
    return ViewProperty(word: name) != nil ? .property : .nothing
  }

  private static let ruleNames = SLLRuleName.allCases.map(\.rawValue)

  func nearestRuleName(to name: String) -> String? {
    // No rule is suggested for `leading` or `trailing`, since rules are not mirrored in right-to-left layouts.
    if attribute(named: name)?.isDirectionalSide == true { return nil }
    return ruleMeant(by: name) ?? nearestName(to: name, among: Self.ruleNames)
  }

  func nearestSLLName(to name: String, orProperty: Bool) -> String? {
    if let rule = ruleMeant(by: name) { return rule }
    let properties = orProperty ? ViewProperty.allCases.map(\.rawValue) : []
    let known = nearestName(to: name, among: Self.ruleNames + properties)
    return nearestName(to: name, among: [known, nearestMetricName(to: name)].compactMap(\.self))
  }
}
