import LinearOracle
import LinearSolver

/// The variables of one view along one axis: left, width and right, or top, height and bottom.
private struct Side {
  var start, size, end: Variable

  init(in problem: inout LinearProblem) {
    start = problem.addVariable()
    size = problem.addVariable()
    end = problem.addVariable()
    problem.add([.init(1, end), .init(-1, start), .init(-1, size)], .equal, to: 0, strength: .definition)
  }
}

private struct View {
  var sides: [Side]
  /// The index of the superview; for the root view, the index of the view itself.
  var superview: Int
}

private let priorities: [Strength] = [
  .required, .required, .required, .required, .optional(999), .optional(750), .optional(750), .optional(500),
  .optional(250), .optional(250.25), .optional(49.5),
]

func layoutProblem(axes: Int, views count: ClosedRange<Int>, _ random: inout SplitMix64) -> LinearProblem {
  var problem = LinearProblem()
  let views = addViews(count: random.int(count), axes, to: &problem, &random)
  addCanvas(views[0], to: &problem, &random)
  for view in views.dropFirst() {
    for side in view.sides where random.chance(50) {
      let intrinsic = random.pick([0.0, 20, 33.5, 48, 100])
      problem.add(
        [.init(1, side.size)], .lessOrEqual, to: intrinsic, strength: .optional(random.pick([250, 250, 251])))
      problem.add(
        [.init(1, side.size)], .greaterOrEqual, to: intrinsic,
        strength: .optional(random.pick([750, 750, 749])))
    }
  }
  for _ in 0..<random.int(1...views.count * 2 * axes) { addConstraint(views, to: &problem, &random) }
  if random.chance(70) { addTieBreaks(views, to: &problem) }
  return problem
}

private func addViews(
  count: Int, _ axes: Int, to problem: inout LinearProblem, _ random: inout SplitMix64
) -> [View] {
  var views: [View] = []
  for index in 0...count {
    let sides = (0..<axes).map { _ in Side(in: &problem) }
    for side in sides { problem.add([.init(1, side.size)], .greaterOrEqual, to: 0) }
    let superview = index < 2 || random.chance(70) ? 0 : random.int(1...index - 1)
    views.append(View(sides: sides, superview: superview))
  }
  return views
}

private func addCanvas(_ root: View, to problem: inout LinearProblem, _ random: inout SplitMix64) {
  for side in root.sides {
    problem.add([.init(1, side.start)], .equal, to: 0)
    if random.chance(80) {
      problem.add([.init(1, side.size)], .equal, to: random.pick([100, 320, 480.5]))
    } else {
      problem.add([.init(1, side.size)], .lessOrEqual, to: 0, strength: .optional(50))
    }
  }
}

private func addConstraint(_ views: [View], to problem: inout LinearProblem, _ random: inout SplitMix64) {
  let axis = random.int(0...views[0].sides.count - 1)
  let view = views[random.int(1...views.count - 1)]
  let superside = views[view.superview].sides[axis]
  let side = view.sides[axis]
  let other = views[random.int(1...views.count - 1)].sides[axis]
  let length = random.pick([0.0, 8, 8, 10, 20, 20.5, 0.1, 50, -8])
  let relation = random.pick([LinearRelation.equal, .equal, .equal, .lessOrEqual, .greaterOrEqual])
  let strength = random.pick(priorities)
  let terms: [LinearTerm]
  switch random.int(0...9) {
  case 0: terms = [.init(1, side.start), .init(-1, superside.start)]
  case 1: terms = [.init(1, superside.end), .init(-1, side.end)]
  case 2: terms = [.init(1, side.start), .init(-1, other.end)]
  case 3: terms = [.init(1, side.start), .init(-1, other.start)]
  case 4:  // equal centers
    terms = [.init(0.5, side.start), .init(0.5, side.end), .init(-0.5, other.start), .init(-0.5, other.end)]
  case 5:
    terms = [
      .init(1, side.start), .init(0.5, side.size), .init(-1, superside.start), .init(-0.5, superside.size),
    ]
  case 6: terms = [.init(1, side.size)]
  case 7: terms = [.init(1, side.size), .init(-random.pick([1, 1, 0.5, 2, 0.3]), other.size)]
  case 8: terms = [.init(1, side.size), .init(-random.pick([1, 0.5, 0.25]), superside.size)]
  default:  // an aspect ratio
    terms = [
      .init(1, side.size), .init(-random.pick([1, 1.5, 0.75]), view.sides[view.sides.count - 1 - axis].size),
    ]
  }
  problem.add(terms, relation, to: length, strength: strength)
}

/// Adds tie-breaks, which choose one of the possible solutions if the layout is ambiguous.
private func addTieBreaks(_ views: [View], to problem: inout LinearProblem) {
  for (index, view) in views.enumerated().dropFirst() {
    for (side, superside) in zip(view.sides, views[view.superview].sides) {
      let distance = [LinearTerm(1, side.start), LinearTerm(-1, superside.start)]
      problem.add([.init(1, side.size)], .lessOrEqual, to: 0, strength: .tieBreak(0))
      problem.add(distance, .greaterOrEqual, to: 0, strength: .tieBreak(1))
      problem.add(
        [.init(1, superside.end), .init(-1, side.end)], .greaterOrEqual, to: 0, strength: .tieBreak(1))
      problem.add(distance, .equal, to: 0, strength: .tieBreak(2))
      problem.add(distance, .equal, to: 0, strength: .tieBreak(2 + index))
    }
  }
}
