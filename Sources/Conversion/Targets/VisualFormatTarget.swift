import LayoutModel

/// Apple's Visual Format Language, without extensions, so that its strings can be pasted into a program.
///
/// Consecutive constraints share a line where they can. Constraints that the language cannot express become
/// equations.
public enum VisualFormatTarget: ConversionTarget {
  public static let name = "vfl"
  public static let fileExtension = "layout"
  public static let summary = "a layout file in Apple's Visual Format Language"

  public static func convert(_ source: ConversionSource) -> Conversion {
    var source = source
    source.layout = source.layout.withNamedRoot
    let pass = SpacerPass(source)
    let layout = pass.layout
    var file = LayoutFileText(layout, notation: "the Visual Format Language")
    var line: VisualFormatLine?
    for (index, constraint) in layout.constraints.enumerated() {
      do throws(ConversionRefusal) {
        let piece = try VisualFormatPiece(constraint, in: layout)
        if line?.take(piece) != true {
          if let finished = line { file.add(finished.text(in: layout)) }
          line = VisualFormatLine(piece)
        }
        if pass.usesGuides[index] { file.note(.moreThanTwoItems, .spacers, for: constraint) }
      } catch {
        if let finished = line { file.add(finished.text(in: layout)) }
        line = nil
        let isExpressed = if case .terms = constraint.form { false } else { true }
        file.add(
          layout.equation(constraint), because: error.reason, isExpressed ? .equation : .comment,
          for: constraint)
      }
    }
    if let finished = line { file.add(finished.text(in: layout)) }
    return file.conversion
  }
}

/// The error that a notation cannot express a constraint, with the reason.
struct ConversionRefusal: Error, Equatable {
  var reason: ConversionFinding.Reason

  init(_ reason: ConversionFinding.Reason) { self.reason = reason }
}
