import LayoutModel

/// COSLayout's rules (SLL) for positions and sizes of views, with equations for other constraints.
public enum SLLTarget: ConversionTarget {
  public static let name = "sll"
  public static let fileExtension = "layout"
  public static let summary = "a layout file with SLL rules"

  public static func convert(_ source: ConversionSource) -> Conversion {
    // 1. Find the constraints that rules can express.
    var assignment = SLLAssignment(source)
    for (index, constraint) in source.layout.constraints.enumerated() {
      assignment.consider(constraint, index)
    }
    // 2. Choose as many constraints as SLL allows for each view.
    let chosen = assignment.choose()
    // 3. Write the other constraints as equations, using guides for constraints between more than two items.
    let left = source.layout.constraints.indices.filter { chosen.rules[$0] == nil }
    var rest = source
    rest.layout.constraints = left.map { source.layout.constraints[$0] }
    let pass = SpacerPass(rest)
    var file = LayoutFileText(pass.layout, notation: "SLL")
    var (place, next) = (0, 0)
    /// Adds equations for the constraints that are not rules, up to the index `last` in the source. If an equation uses
    /// guides, the equations that place these guides come first.
    func addEquations(upTo last: Int) {
      while place < pass.layout.constraints.count, left[next] <= last {
        let constraint = pass.layout.constraints[place]
        if pass.isSpacer[place] {
          file.add(pass.layout.equation(constraint))
        } else {
          file.add(constraint, because: chosen.reasons[left[next]] ?? .required)
          next += 1
        }
        place += 1
      }
    }
    if source.isSatisfiable {
      addRules(chosen, source, to: &file)
      addEquations(upTo: .max)
      return file.conversion
    }
    // In an unsatisfiable layout, keep the order of the constraints: the solver drops the last constraint of a
    // conflict, so another order could change the result.
    for index in source.layout.constraints.indices {
      if let rule = chosen.rules[index] {
        file.add("\(source.layout.writtenName(of: rule.view)): \(rule.text)")
      }
      addEquations(upTo: index)
    }
    return file.conversion
  }

  private static func addRules(
    _ chosen: SLLAssignment.Choice, _ source: ConversionSource, to file: inout LayoutFileText
  ) {
    var lines: [ViewID: [String]] = [:]
    for index in chosen.order {
      if let rule = chosen.rules[index] { lines[rule.view, default: []].append(rule.text) }
    }
    for view in source.layout.views.indices.map(ViewID.init) {
      guard let rules = lines[view] else { continue }
      file.add("\(source.layout.writtenName(of: view)): \(rules.joined(separator: ", "))")
    }
  }
}
