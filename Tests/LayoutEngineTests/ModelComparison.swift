import LayoutModel
import LinearOracle
import LinearSolver

/// Returns the first difference between the engine's solution and that of `solveByDefinition`.
func disagreement(on model: ModelLayout, least: Double = 1e-6) -> String? {
  let solution = solved(model.text)
  let (problem, lines) = model.problem()
  let exact = solveByDefinition(problem)
  let expected = exact.conflicts.map { conflict in
    conflict.members.enumerated().map { place, row in
      let line = lines[row].map(model.lineNumber) ?? model.declarationLine(ofRow: row)
      let text = line.map(String.init) ?? "-"
      return place == conflict.members.count - 1 ? "[\(text)]" : text
    }.joined(separator: " ")
  }
  if !hasSameConflicts(solution.conflictLines, expected) {
    return "conflicts \(solution.conflictLines), not \(expected)"
  }
  let layoutSize = (0..<problem.constraintCount).reduce(0) { max($0, abs(problem.constant(of: $1))) }
  for (place, view) in ([0] + model.fileOrder).enumerated() {
    for (value, axis, variable) in [
      (FrameValue.x, 0, origin(view, 0)), (.y, 1, origin(view, 1)), (.width, 0, extent(view, 0)),
      (.height, 1, extent(view, 1)),
    ] {
      let name = "\(model.views[view].name).\(value)"
      let open = solution.ambiguities[place].first { $0.value == value }?.range
      let freedom = exact.freedom[variable]
      if view > 0, !matches(open, freedom, least, layoutSize: layoutSize) {
        return "\(name) is open \(open.map { "\($0)" } ?? "not at all"), not \(freedom)"
      }
      let frame = solution.frames[place]
      let drawn =
        axis == 0 ? (value == .x ? frame.x : frame.width) : (value == .y ? frame.y : frame.height)
      let range = freedom.isNarrow(in: layoutSize) ? freedom : exact.final[variable]
      if !isWithin(drawn, range, least) {
        return "\(name) is \(drawn), not \(exact.final[variable])"
      }
    }
  }
  return nil
}

private func hasSameConflicts(_ found: [String], _ expected: [String]) -> Bool {
  func unwritten(_ conflict: String) -> Int { conflict.split(separator: " ").count { $0 == "-" } }
  return found.count == expected.count
    && zip(found, expected).allSatisfy { found, expected in
      found == expected
        || found.split(separator: " ").last == expected.split(separator: " ").last
          && unwritten(expected) > 0 && unwritten(found) <= unwritten(expected)
    }
}

extension ModelLayout {
  fileprivate func lineNumber(_ line: Int) -> Int {
    views.count + text.split(separator: "\n").count { $0.hasPrefix("}") } + line + 1
  }

  fileprivate func declarationLine(ofRow row: Int) -> Int? {
    let fitting = size.count { $0 == nil } * fileOrder.count { views[$0].superview == 0 } * 2
    var index = views.count * 2 + size.count * 2 + fitting
    for view in fileOrder {
      for (owner, _) in intrinsic where owner == view {
        if index == row { return declarationLine(of: view) }
        index += 1
      }
    }
    return nil
  }

  private func declarationLine(of view: Int) -> Int? {
    text.split(separator: "\n").firstIndex {
      $0.split(separator: " ").prefix(2) == ["view", views[view].name[...]]
    }
    .map { $0 + 1 }
  }
}

private func matches(_ open: OpenRange?, _ freedom: Extent, _ least: Double, layoutSize: Double) -> Bool {
  guard let open else { return freedom.isNarrow(in: layoutSize) }
  return freedom.single == nil && isSame(open.lower, freedom.least?.double, least)
    && isSame(open.upper, freedom.greatest?.double, least)
}

private func isSame(_ a: Double?, _ b: Double?, _ least: Double) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) <= max(least, 1e-6 * abs(b))
}

private func isWithin(_ value: Double, _ extent: Extent, _ least: Double) -> Bool {
  let slack = max(least, 1e-6 * abs(value))
  return value >= (extent.least?.double ?? -.infinity) - slack
    && value <= (extent.greatest?.double ?? .infinity) + slack
}

extension Extent {
  fileprivate func isNarrow(in layoutSize: Double) -> Bool {
    guard let least = least?.double, let greatest = greatest?.double else { return false }
    return greatest - least <= 2e-9 * layoutSize
  }
}
