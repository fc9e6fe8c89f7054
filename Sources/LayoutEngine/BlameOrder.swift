import LayoutModel

/// What is made into rows after what stacks ask for.
enum LoweredLine {
  /// By its place in `Layout.constraints`.
  case written(Int)
  /// A view's content size.
  case contentSize(ViewID)
}

extension Layout {
  /// What a conflict may blame, the last first: written constraints and content sizes by their places in the file, for a
  /// declaration can make its content size required, and then it is a line like others.
  ///
  /// - Parameter start: the first constraint that no stack asks for.
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

  /// Of an Interface Builder file, as UIKit leaves out constraints: content sizes yield to all that is written; of that, the
  /// size that the innermost view states for itself, the first of them that was written. What stands for a saved frame is
  /// not the file's to blame.
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
