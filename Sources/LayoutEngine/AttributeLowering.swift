import LayoutModel
import LinearSolver

struct AttributeLowering {
  let layout: Layout
  let canvas: Canvas
  let content: [ViewContent]
  let frames: FrameList
  let sides: GuideSides
  private let stackBaselines: StackBaselines?

  init(
    _ layout: Layout, on canvas: Canvas, content: [ViewContent], frames: FrameList, sides: GuideSides
  ) {
    self.layout = layout
    self.canvas = canvas
    self.content = content
    self.frames = frames
    self.sides = sides
    stackBaselines = StackBaselines(layout)
  }

  func add(_ coefficient: Double, _ item: Item, to row: inout Row) {
    let (view, axis) = (item.view, item.attribute.axis)
    let guide = item.guide ?? .frame
    func edge(isEnd: Bool, _ coefficient: Double, plus offset: Double = 0) {
      addEdge(coefficient, guide, view, axis, isEnd: isEnd, to: &row)
      row.constant += coefficient * offset
    }
    func center(insetBy start: Double, _ end: Double) {
      if guide == .frame {
        edge(isEnd: false, coefficient, plus: (start - end) / 2)
        return row.add(coefficient / 2, variable(view, axis, .size))
      }
      edge(isEnd: false, coefficient / 2, plus: start)
      edge(isEnd: true, coefficient / 2, plus: -end)
    }
    var inset: (start: Double, end: Double) { insets(of: view, axis) }
    let isLeftToRight = canvas.direction == .leftToRight
    switch item.attribute {
    case .left, .top: edge(isEnd: false, coefficient)
    case .right, .bottom: edge(isEnd: true, coefficient)
    case .leading: edge(isEnd: !isLeftToRight, coefficient)
    case .trailing: edge(isEnd: isLeftToRight, coefficient)
    case .width, .height:
      if guide == .frame { return row.add(coefficient, variable(view, axis, .size)) }
      if guide == .content {
        return row.add(coefficient, variable(frame: frames.content(of: view), axis, .size))
      }
      edge(isEnd: true, coefficient)
      edge(isEnd: false, -coefficient)
    case .centerX, .centerY: center(insetBy: 0, 0)
    case .leftMargin, .topMargin: edge(isEnd: false, coefficient, plus: inset.start)
    case .rightMargin, .bottomMargin: edge(isEnd: true, coefficient, plus: -inset.end)
    case .leadingMargin:
      edge(isEnd: !isLeftToRight, coefficient, plus: isLeftToRight ? inset.start : -inset.end)
    case .trailingMargin:
      edge(isEnd: isLeftToRight, coefficient, plus: isLeftToRight ? -inset.end : inset.start)
    case .centerXWithinMargins, .centerYWithinMargins: center(insetBy: inset.start, inset.end)
    case .firstBaseline, .lastBaseline:
      // Only the view itself (`.frame`) can have text. Any other guide uses its bottom edge as its baseline.
      if guide == .frame { addBaseline(coefficient, item, to: &row) } else { edge(isEnd: true, coefficient) }
    }
  }

  private func addBaseline(_ coefficient: Double, _ item: Item, to row: inout Row) {
    let view = stackBaselines?.source(of: item.view, item.attribute) ?? item.view
    let isFirst = item.attribute == .firstBaseline
    if let baselines = layout[view].ownBaselines {
      row.add(coefficient, variable(view, .vertical, isFirst ? .start : .end))
      row.constant += coefficient * (isFirst ? baselines.first : -baselines.last)
    } else if let text = content[view.index].text {
      // Text is centered vertically in its frame, so each baseline has a fixed distance from the frame's center.
      row.add(coefficient, variable(view, .vertical, .start))
      row.add(coefficient / 2, variable(view, .vertical, .size))
      row.constant += coefficient * ((isFirst ? text.firstBaseline : text.lastBaseline) - text.height / 2)
    } else {
      row.add(coefficient, variable(view, .vertical, .end))
    }
  }

  private func insets(of view: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
    let margins = layout.margins(of: view, on: canvas)
    return axis == .vertical ? (margins.top, margins.bottom) : (margins.left, margins.right)
  }

  private func addEdge(
    _ coefficient: Double, _ guide: LayoutGuide, _ view: ViewID, _ axis: Axis, isEnd: Bool, to row: inout Row
  ) {
    let part: FramePart = isEnd ? .end : .start
    switch guide {
    case .frame: row.add(coefficient, variable(view, axis, part))
    case .content: row.add(coefficient, variable(frame: frames.content(of: view), axis, part))
    case .readable where axis == .horizontal && sides.isWide(view):
      let inset = insets(of: view, axis)
      row.add(coefficient, variable(view, axis, .start))
      row.add(coefficient / 2, variable(view, axis, .size))
      row.constant +=
        coefficient * ((inset.start - inset.end) / 2 + LayoutGuide.readableWidth / (isEnd ? 2 : -2))
    case .margins, .readable:
      let inset = insets(of: view, axis)
      row.add(coefficient, variable(view, axis, part))
      row.constant += coefficient * (isEnd ? -inset.end : inset.start)
    case .keyboard where axis == .vertical && !isEnd:
      addEdge(coefficient, .safeArea, view, axis, isEnd: true, to: &row)
    case .keyboard: row.add(coefficient, variable(view, axis, part))
    case .safeArea:
      guard sides.isCanvas(view, axis, isEnd: isEnd) else {
        return row.add(coefficient, variable(view, axis, part))
      }
      let safe = canvas.safeArea
      row.add(coefficient, variable(.root, axis, part))
      let inset = axis == .horizontal ? (isEnd ? -safe.right : safe.left) : (isEnd ? -safe.bottom : safe.top)
      row.constant += coefficient * inset
    }
  }
}
