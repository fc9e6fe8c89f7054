import LayoutModel
import LinearSolver

/// A linear constraint while it is put together: `sum of terms + constant`, to be compared with 0.
struct Row {
  var terms: [LinearTerm] = []
  var constant = 0.0

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    if coefficient != 0 { terms.append(LinearTerm(coefficient, variable)) }
  }

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}

/// What an attribute is in terms of frame variables depends on the canvas and on measured text.
struct AttributeLowering {
  let layout: Layout
  let canvas: Canvas
  let content: [ViewContent]

  /// Adds `coefficient * item` to a row.
  func add(_ coefficient: Double, _ item: Item, to row: inout Row) {
    let (view, axis) = (item.view, item.attribute.axis)
    func part(_ part: FramePart, plus offset: Double = 0) {
      row.add(coefficient, variable(view, axis, part))
      row.constant += coefficient * offset
    }
    func centre(plus offset: Double) {
      part(.start, plus: offset)
      row.add(coefficient / 2, variable(view, axis, .size))
    }
    let margins = margins(of: view)
    let isLeftToRight = canvas.direction == .leftToRight
    let leftMargin = isLeftToRight ? margins.leading : margins.trailing
    let rightMargin = isLeftToRight ? margins.trailing : margins.leading

    switch item.attribute {
    case .left, .top: part(.start)
    case .right, .bottom: part(.end)
    case .width, .height: part(.size)
    case .leading: part(isLeftToRight ? .start : .end)
    case .trailing: part(isLeftToRight ? .end : .start)
    case .centerX, .centerY: centre(plus: 0)
    case .leftMargin: part(.start, plus: leftMargin)
    case .rightMargin: part(.end, plus: -rightMargin)
    case .topMargin: part(.start, plus: margins.top)
    case .bottomMargin: part(.end, plus: -margins.bottom)
    case .leadingMargin: part(isLeftToRight ? .start : .end, plus: isLeftToRight ? leftMargin : -rightMargin)
    case .trailingMargin: part(isLeftToRight ? .end : .start, plus: isLeftToRight ? -rightMargin : leftMargin)
    case .centerXWithinMargins: centre(plus: (leftMargin - rightMargin) / 2)
    case .centerYWithinMargins: centre(plus: (margins.top - margins.bottom) / 2)
    case .firstBaseline, .lastBaseline:
      // Text is centred in its frame, so its baselines keep their distance from the frame's centre.
      guard let text = content[view.index].text else { return part(.end) }
      let baseline = item.attribute == .firstBaseline ? text.firstBaseline : text.lastBaseline
      centre(plus: baseline - text.height / 2)
    }
  }

  private func margins(of view: ViewID) -> Margins {
    view == .root ? canvas.margins : layout[view].margins
  }
}
