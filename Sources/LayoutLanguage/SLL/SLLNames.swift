/// What names that rules don't know mean in the rest of the file.
extension NotationContext {
  func sllMeaning(of name: String) -> SLLError.NameMeaning {
    if metrics[name] != nil { return .metric }
    return viewNames[name] != nil ? .view : .nothing
  }

  /// The rule or metric whose name is most like `name`.
  func nearestSLLName(to name: String) -> String? {
    nearest(to: name, in: SLLRuleName.allCases.map(\.rawValue) + metrics.keys.sorted())
  }
}
