import LayoutModel

enum LoweredLine {
  case written(Int)
  case contentSize(ViewID)
}

extension Layout {
  /// Returns the constraints and content sizes in the order that decides conflicts: of a conflict's members, the solver
  /// leaves out the last one. The order is that of the file, except for an Interface Builder file.
  ///
  /// - Parameter start: the index of the first constraint that does not come from a stack.
  func blameOrder(from start: Int) -> [LoweredLine] {
    if start < constraints.count, constraints[start].notation == .interfaceBuilder {
      return interfaceBlameOrder(from: start)
    }
    var lines: [LoweredLine] = []
    lines.reserveCapacity(constraints.count - start + views.count)
    var next = 0
    for index in start..<constraints.count {
      let place = constraints[index].span.start
      while next < views.count, views[next].span?.start ?? -1 <= place {
        lines.append(.contentSize(ViewID(next)))
        next += 1
      }
      lines.append(.written(index))
    }
    return lines + (next..<max(next, views.count)).map { .contentSize(ViewID($0)) }
  }

  /// Returns the order for an Interface Builder file. As in UIKit, the solver leaves out a content size if the conflict
  /// contains one, otherwise a fixed size, otherwise another constraint, and a fixed frame only if the conflict
  /// contains nothing else.
  private func interfaceBlameOrder(from start: Int) -> [LoweredLine] {
    var (frames, places): ([Int], [Int]) = ([], [])
    var sizes: [(index: Int, depth: Int)] = []
    for index in start..<constraints.count {
      if isFixedFrame(constraints[index]) {
        frames.append(index)
      } else if case .items(let first, nil, _, _) = constraints[index].form, first.attribute.isSize {
        sizes.append((index, depth(of: first.view)))
      } else {
        places.append(index)
      }
    }
    sizes.sort { ($0.depth, $1.index) < ($1.depth, $0.index) }
    return (frames + places + sizes.map(\.index)).map { .written($0) }
      + views.indices.map { .contentSize(ViewID($0)) }
  }

  private func depth(of view: ViewID) -> Int {
    var depth = 0
    var next = self[view].parent
    while let superview = next {
      depth += 1
      next = self[superview].parent
    }
    return depth
  }
}
