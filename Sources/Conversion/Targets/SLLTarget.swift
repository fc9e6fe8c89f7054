import LayoutModel

/// COSLayout's rules: positions and sizes of one view after another, with equations where rules do not suffice.
///
/// SLL makes a view's earlier position and its size optional, just below required. Where all required constraints can
/// hold and no other priority is so high, that has no effect, and rules can replace required constraints.
public enum SLLTarget: ConversionTarget {
  public static let name = "sll"
  public static let fileExtension = "layout"
  public static let summary = "a layout file in SLL rules"

  public static func convert(_ source: ConversionSource) -> Conversion {
    var source = source
    source.layout = source.layout.withNamedRoot
    // 1. Find the constraints that can be rules at all.
    var assignment = SLLAssignment(source)
    for (index, constraint) in source.layout.constraints.enumerated() {
      assignment.consider(constraint, index)
    }
    // 2. Choose as many of them as SLL keeps for a view.
    let chosen = assignment.choose()
    // 3. Write the rest as equations, and sums with guides.
    let left = source.layout.constraints.indices.filter { chosen.rules[$0] == nil }
    var rest = source
    rest.layout.constraints = left.map { source.layout.constraints[$0] }
    let pass = SpacerPass(rest)
    var file = LayoutFileText(pass.layout, notation: "SLL")
    let equations = equations(pass, left, chosen)
    if source.isSatisfiable {
      addRules(chosen, source, to: &file)
      for equation in equations { equation.add(to: &file) }
    } else {
      addInOrder(chosen, equations, source, to: &file)
    }
    return file.conversion
  }

  /// Adds a line for each view.
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

  /// Adds everything in the order of the constraints, since the last written member of a conflict is left out.
  private static func addInOrder(
    _ chosen: SLLAssignment.Choice, _ equations: [Equation], _ source: ConversionSource,
    to file: inout LayoutFileText
  ) {
    var next = equations[...]
    for index in source.layout.constraints.indices {
      if let rule = chosen.rules[index] {
        file.add("\(source.layout.writtenName(of: rule.view)): \(rule.text)")
      }
      while let equation = next.first, equation.index <= index {
        equation.add(to: &file)
        next.removeFirst()
      }
    }
  }

  /// An equation for a constraint, or for a guide that one needs.
  private struct Equation {
    /// The index of the constraint that it expresses or supports.
    var index: Int
    var text: String
    var constraint: Constraint
    /// The reason why it is not a rule; `nil` for a guide.
    var reason: ConversionFinding.Reason?

    func add(to file: inout LayoutFileText) {
      guard let reason else { return file.add(text) }
      let isExpressed = if case .terms = constraint.form { false } else { true }
      file.add(text, because: reason, isExpressed ? .equation : .comment, for: constraint)
    }
  }

  /// The equations for the remaining constraints.
  ///
  /// - Parameter left: the constraints that did not become rules.
  private static func equations(
    _ pass: SpacerPass, _ left: [Int], _ chosen: SLLAssignment.Choice
  ) -> [Equation] {
    var next = 0
    return pass.layout.constraints.enumerated().map { place, constraint in
      // Spacers precede the constraint that needs them.
      let index = left[next]
      let isSpacer = pass.isSpacer[place]
      if !isSpacer { next += 1 }
      return Equation(
        index: index, text: pass.layout.equation(constraint), constraint: constraint,
        reason: isSpacer ? nil : chosen.reasons[index] ?? .required)
    }
  }
}
