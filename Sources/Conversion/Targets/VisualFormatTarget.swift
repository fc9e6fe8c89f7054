import LayoutModel

/// A layout file in Apple's Visual Format Language, with equations for constraints that the language cannot express.
public enum VisualFormatTarget: ConversionTarget {
  public static let name = "vfl"
  public static let fileExtension = "layout"
  public static let summary = "a layout file in Apple's Visual Format Language"

  public static func convert(_ source: ConversionSource) -> Conversion {
    let pass = SpacerPass(source)
    let layout = pass.layout
    var file = LayoutFileText(layout, notation: "the Visual Format Language")
    var line: VisualFormatLine?
    func endLine() {
      if let finished = line { file.add(finished.text(in: layout)) }
      line = nil
    }
    var next = 0
    for (index, constraint) in layout.constraints.enumerated() where index >= next {
      if let count = line?.takeOption(layout.constraints[index...]) {
        next = index + count
        continue
      }
      do throws(ConversionRefusal) {
        let piece = try VisualFormatPiece(constraint, in: layout)
        if line?.take(piece) != true {
          endLine()
          line = VisualFormatLine(piece)
        }
        if pass.usesGuides[index] { file.note(.moreThanTwoItems, .spacers, for: constraint) }
      } catch {
        endLine()
        file.add(constraint, because: error)
      }
    }
    endLine()
    return file.conversion
  }
}
