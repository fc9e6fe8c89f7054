import LayoutModel

/// NSLayoutConstraint equations: every constraint in normal form, one per line.
public enum EquationsTarget: ConversionTarget {
  public static let name = "equations"
  public static let fileExtension = "layout"
  public static let summary = "a layout file with one equation for each constraint"

  public static func convert(_ source: ConversionSource) -> Conversion {
    var source = source
    source.layout = source.layout.withNamedRoot
    let pass = SpacerPass(source)
    let layout = pass.layout
    var file = LayoutFileText(layout, notation: "an equation")
    for (index, constraint) in layout.constraints.enumerated() {
      if case .terms = constraint.form {
        file.add(layout.equation(constraint), because: .moreThanTwoItems, .comment, for: constraint)
        continue
      }
      file.add(layout.equation(constraint))
      if pass.usesGuides[index] { file.note(.moreThanTwoItems, .spacers, for: constraint) }
    }
    return file.conversion
  }
}
