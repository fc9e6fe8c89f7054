import LayoutModel

struct AttributeValues {
  let attributes: AttributeLowering
  let values: [Double]

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
