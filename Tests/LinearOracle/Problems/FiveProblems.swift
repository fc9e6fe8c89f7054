public import LinearSolver
import Platform

/// The five kinds of layouts that are used to measure the solver's speed.
public enum FiveProblems: String, CaseIterable, Sendable {
  case chain, tree, form, grid, inequalities

  /// The constraint that sets the canvas's width.
  public static let widthConstraint = LinearConstraint(index: 2)

  /// Returns the number of constraints, not counting definitions and the four constraints that set the position and
  /// size of the canvas.
  public static func statedCount(_ problem: LinearProblem) -> Int {
    (0..<problem.constraintCount).count { problem.strength(of: $0) != .definition } - 4
  }

  /// Returns a layout of this kind with about `count` views, or the same layout on a canvas of another width if
  /// `edited` is true.
  public func problem(count: Int, edited: Bool = false) -> LinearProblem {
    switch self {
    case .chain: chainProblem(count, edited)
    case .tree: treeProblem(count, edited)
    case .form: formProblem(count, edited)
    case .grid: gridProblem(count, edited)
    case .inequalities: inequalitiesProblem(count, edited)
    }
  }
}

private let gap = 8.0

private func chainProblem(_ count: Int, _ edited: Bool) -> LinearProblem {
  var views = ViewProblem(width: 8 + (edited ? 55 : 48) * Double(count), height: 600, count: count)
  let canvas = views.canvas
  var first: ViewVariables?
  var previous: ViewVariables?
  for _ in 0..<count {
    let view = views.addView()
    if let previous {
      views.add(view.left, .equal, previous.right, gap)
    } else {
      views.add(view.left, .equal, canvas.left, gap)
    }
    if let first { views.add(view.width, .equal, first.width, 0) }
    addFullHeight(view, &views)
    first = first ?? view
    previous = view
  }
  if let previous { views.add(previous.right, .equal, canvas.right, -gap) }
  return views.problem
}

private func addFullHeight(_ view: ViewVariables, _ views: inout ViewProblem) {
  views.add(view.top, .equal, views.canvas.top, gap)
  views.add(view.bottom, .equal, views.canvas.bottom, -gap)
}

private func treeProblem(_ count: Int, _ edited: Bool) -> LinearProblem {
  let side = 1000 + 200 * sqrt(Double(count))
  var views = ViewProblem(width: edited ? side * 1.2 : side, height: side, count: count)
  let canvas = views.canvas
  var all: [ViewVariables] = []
  var depths: [Int] = []
  for index in 0..<count {
    let view = views.addView()
    all.append(view)
    if index == 0 {
      depths.append(0)
      views.add(view.left, .equal, canvas.left, gap)
      views.add(view.right, .equal, canvas.right, -gap)
      views.add(view.top, .equal, canvas.top, gap)
      views.add(view.bottom, .equal, canvas.bottom, -gap)
      continue
    }
    let parentIndex = (index - 1) / 4
    let parent = all[parentIndex]
    depths.append(depths[parentIndex] + 1)
    let isRow = depths[parentIndex] % 2 == 0
    let place = (index - 1) % 4
    let first = all[4 * parentIndex + 1]
    let isLast = place == 3 || index == count - 1
    let along: (ViewVariables) -> (start: Variable, size: Variable, end: Variable) = {
      isRow ? ($0.left, $0.width, $0.right) : ($0.top, $0.height, $0.bottom)
    }
    let across: (ViewVariables) -> (start: Variable, end: Variable) = {
      isRow ? ($0.top, $0.bottom) : ($0.left, $0.right)
    }
    if place == 0 {
      views.add(along(view).start, .equal, along(parent).start, gap)
    } else {
      views.add(along(view).start, .equal, along(all[index - 1]).end, gap)
      views.add(along(view).size, .equal, along(first).size, 0)
    }
    if isLast { views.add(along(view).end, .equal, along(parent).end, -gap) }
    views.add(across(view).start, .equal, across(parent).start, gap)
    views.add(across(view).end, .equal, across(parent).end, -gap)
  }
  return views.problem
}

/// Labels beside fields.
private func formProblem(_ count: Int, _ edited: Bool) -> LinearProblem {
  var views = ViewProblem(width: edited ? 700 : 640, height: 8 + 30 * Double(count / 2), count: count)
  let canvas = views.canvas
  var firstLabel: ViewVariables?
  var previousField: ViewVariables?
  for index in 0..<count / 2 {
    let label = views.addView()
    let field = views.addView()
    views.add(label.left, .greaterOrEqual, canvas.left, gap)
    views.add(label.left, .equal, canvas.left, gap, .optional(200))
    for (size, length) in [(label.width, 40 + 7 * Double((37 * index) % 23)), (label.height, 16)] {
      views.add(size, .lessOrEqual, length, .optional(250))
      views.add(size, .greaterOrEqual, length, .optional(750))
    }
    if let firstLabel { views.add(label.right, .equal, firstLabel.right, 0) }
    views.add(field.left, .equal, label.right, gap)
    views.add(field.right, .equal, canvas.right, -gap)
    views.add(field.width, .greaterOrEqual, 50)
    views.add(field.height, .equal, 22)
    if let previousField {
      views.add(field.top, .equal, previousField.bottom, gap)
    } else {
      views.add(field.top, .equal, canvas.top, gap)
    }
    views.problem.add(
      [
        LinearTerm(0.5, label.top), LinearTerm(0.5, label.bottom), LinearTerm(-0.5, field.top),
        LinearTerm(-0.5, field.bottom),
      ], .equal, to: 0)
    firstLabel = firstLabel ?? label
    previousField = field
  }
  return views.problem
}

/// A square of equal cells.
private func gridProblem(_ count: Int, _ edited: Bool) -> LinearProblem {
  let side = Int(sqrt(Double(count)))
  let height = 8 + 48 * Double(side)
  var views = ViewProblem(width: edited ? 8 + 55 * Double(side) : height, height: height, count: count)
  let canvas = views.canvas
  var cells: [ViewVariables] = []
  for row in 0..<side {
    for column in 0..<side {
      let cell = views.addView()
      cells.append(cell)
      if row == 0 {
        let (before, _) = column == 0 ? (canvas.left, 0) : (cells[column - 1].right, 0)
        views.add(cell.left, .equal, before, gap)
      } else {
        views.add(cell.left, .equal, cells[column].left, 0)
      }
      if column == 0 {
        views.add(cell.top, .equal, row == 0 ? canvas.top : cells[(row - 1) * side].bottom, gap)
      } else {
        views.add(cell.top, .equal, cells[row * side].top, 0)
      }
      if cells.count > 1 {
        views.add(cell.width, .equal, cells[0].width, 0)
        views.add(cell.height, .equal, cells[0].height, 0)
      }
    }
  }
  if side > 0 {
    views.add(cells[side - 1].right, .equal, canvas.right, -gap)
    views.add(cells[side * (side - 1)].bottom, .equal, canvas.bottom, -gap)
  }
  return views.problem
}

private func inequalitiesProblem(_ count: Int, _ edited: Bool) -> LinearProblem {
  var views = ViewProblem(width: 8 + (edited ? 95 : 100) * Double(count), height: 600, count: count)
  let canvas = views.canvas
  var previous: ViewVariables?
  for index in 0..<count {
    let view = views.addView()
    if let previous {
      views.add(view.left, .greaterOrEqual, previous.right, gap)
      views.add(view.left, .equal, previous.right, gap, .optional(200))
    } else {
      views.add(view.left, .equal, canvas.left, gap)
    }
    views.add(view.width, .greaterOrEqual, 20)
    views.add(view.width, .lessOrEqual, 200)
    views.add(view.width, .equal, 60 + 10 * Double(index % 7), .optional(200))
    addFullHeight(view, &views)
    previous = view
  }
  if let previous { views.add(previous.right, .equal, canvas.right, -gap) }
  return views.problem
}
