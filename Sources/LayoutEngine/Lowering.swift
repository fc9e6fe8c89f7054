import LayoutModel
import LinearSolver

struct LoweredLayout {
  var problem: LinearProblem
  /// The origin of each constraint in `problem`; `nil` for constraints that are never part of a conflict.
  var origins: [ConstraintOrigin?] = []

  mutating func reserve(_ count: Int) {
    problem.reserveCapacity(count)
    origins.reserveCapacity(count)
  }

  mutating func add(
    _ row: Row, _ relation: LinearRelation, _ strength: Strength, _ origin: ConstraintOrigin? = nil
  ) {
    // `0 - x` avoids the negative zero that `-x` returns for 0.
    problem.add(row.terms, relation, to: 0 - row.constant, strength: strength)
    origins.append(origin)
  }

  /// Adds the equation `size = end - start`, with the size first because the solver is fastest if it eliminates the
  /// size.
  mutating func defineFrame(_ frame: Int, _ axis: Axis) {
    problem.define(
      LinearTerm(1, variable(frame: frame, axis, .size)), LinearTerm(1, variable(frame: frame, axis, .start)),
      LinearTerm(-1, variable(frame: frame, axis, .end)))
    origins.append(nil)
  }
}

/// Converts (“lowers”) a layout on a canvas to linear constraints. The solver leaves out the last constraint of a
/// conflict, so the rules for frames, the canvas and stacks come before the written constraints.
func lower(
  _ layout: Layout, on canvas: Canvas, content: [ViewContent], sides: GuideSides
) -> LoweredLayout {
  let frames = FrameList(layout)
  var lowered = LoweredLayout(problem: LinearProblem(variableCount: frames.variableCount))
  lowered.reserve(4 * Axis.allCases.count * layout.views.count + layout.constraints.count)
  // 1. Add the rules for every frame, and for the canvas.
  addFrames(frames, to: &lowered)
  addCanvas(canvas, of: layout, to: &lowered)
  let attributes = AttributeLowering(layout, on: canvas, content: content, frames: frames, sides: sides)
  var row = Row()
  // 2. Add the constraints of stacks.
  let stackCount = layout.constraints.prefix { $0.notation == .stack }.count
  for index in 0..<stackCount {
    add(layout.constraints[index], .written(index), attributes, &row, to: &lowered)
  }
  // 3. Add content sizes and written constraints.
  for line in layout.blameOrder(from: stackCount) {
    switch line {
    case .written(let index):
      add(layout.constraints[index], .written(index), attributes, &row, to: &lowered)
    case .contentSize(let view):
      addIntrinsicSize(of: view, in: layout, content: content, &row, to: &lowered)
    }
  }
  return lowered
}

private func addFrames(_ frames: FrameList, to lowered: inout LoweredLayout) {
  var row = Row()
  let viewCount = frames.count - frames.scrolls.count
  for frame in 0..<frames.count {
    for axis in Axis.allCases {
      lowered.defineFrame(frame, axis)
      row.reset()
      row.add(1, variable(frame: frame, axis, .size))
      lowered.add(
        row, .greaterOrEqual, .required,
        frame < viewCount
          ? .nonNegativeSize(ViewID(frame), axis)
          : .nonNegativeContent(frames.scrolls[frame - viewCount], axis))
    }
  }
  for scroll in frames.scrolls {
    for axis in Axis.allCases {
      row.reset()
      row.add(1, variable(frame: frames.content(of: scroll), axis, .start))
      row.add(-1, variable(scroll, axis, .start))
      lowered.add(row, .equal, .definition)
    }
  }
}

/// Adds constraints for the root's frame, which has the size of the canvas. Along an axis without a canvas size, the
/// frame is as small as the root's subviews allow.
private func addCanvas(_ canvas: Canvas, of layout: Layout, to lowered: inout LoweredLayout) {
  let rootSubviews = layout.subviews(of: .root)
  for axis in Axis.allCases {
    lowered.add(Row(terms: [LinearTerm(1, variable(.root, axis, .start))]), .equal, .definition)
    var row = Row(terms: [LinearTerm(1, variable(.root, axis, .size))])
    if let size = canvas[axis] {
      row.constant = -size
      lowered.add(row, .equal, .required, .canvasSize(axis))
      continue
    }
    lowered.add(row, .lessOrEqual, .optional(Priority.fittingSize))
    // Containing the root's subviews has a slightly higher priority than keeping the canvas small.
    for view in rootSubviews {
      addContainment(of: view, in: .root, axis, .optional(Priority.fittingSize + 1), to: &lowered)
    }
  }
}

func addContainment(
  of view: ViewID, in superview: ViewID, _ axis: Axis, _ strength: Strength, to lowered: inout LoweredLayout
) {
  for (part, relation) in [(FramePart.start, LinearRelation.greaterOrEqual), (.end, .lessOrEqual)] {
    var row = Row()
    row.add(1, variable(view, axis, part))
    row.add(-1, variable(superview, axis, part))
    lowered.add(row, relation, strength)
  }
}

private func addIntrinsicSize(
  of view: ViewID, in layout: Layout, content: [ViewContent], _ row: inout Row,
  to lowered: inout LoweredLayout
) {
  for axis in Axis.allCases {
    guard let size = content[view.index].intrinsicSize[axis] else { continue }
    row.reset()
    row.add(1, variable(view, axis, .size))
    row.constant = -size
    let origin = ConstraintOrigin.intrinsicSize(view, axis)
    lowered.add(row, .lessOrEqual, strength(layout[view].hugging[axis]), origin)
    lowered.add(row, .greaterOrEqual, strength(layout[view].compression[axis]), origin)
  }
}

func strength(_ priority: Double) -> Strength {
  priority >= Priority.required ? .required : .optional(priority)
}

private func add(
  _ constraint: Constraint, _ origin: ConstraintOrigin, _ attributes: AttributeLowering, _ row: inout Row,
  to lowered: inout LoweredLayout
) {
  row.reset()
  switch constraint.form {
  case .items(let first, let second, let multiplier, let constant):
    attributes.add(first, minus: multiplier, times: second, minus: constant, to: &row)
  case .terms(let terms, let constant):
    attributes.add(terms, minus: constant, to: &row)
  }
  let relation: LinearRelation =
    switch constraint.relation {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    }
  lowered.add(row, relation, strength(constraint.priority), origin)
}
