import LayoutModel

struct AttributeValues {
  let attributes: AttributeLowering
  /// The frame values, indexed by `Variable`.
  let values: [Double]

  /// Prepares the values of all attributes in the solved layout. Cost: linear in the number of views.
  init(_ solved: SolvedLayout) {
    self.init(
      solved, zip(solved.texts, solved.intrinsicSizes).map { ViewContent(text: $0, intrinsicSize: $1) })
  }

  init(_ solved: SolvedLayout, _ content: [ViewContent]) {
    attributes = AttributeLowering(
      solved.layout, on: solved.canvas, content: content, frames: FrameList(solved.layout),
      sides: GuideSides(solved))
    values = frameValues(of: solved)
  }

  subscript(item: Item) -> Double {
    var row = Row()
    attributes.add(1, item, to: &row)
    return row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}
