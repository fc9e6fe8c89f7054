public import LayoutModel

/// The axis along which a stack arranges its members.
public enum StackAxis: Sendable {
  /// From leading to trailing.
  case row
  /// From top to bottom.
  case column
}

extension ViewHandle {
  /// Adds a stack. Like `UIStackView`, it arranges the views that the `members` closure adds to it.
  ///
  ///     view.addStack(.row, spacing: 8) { row in
  ///       row.add(.label, "title", "Sign in")
  ///       row.add(.button, "ok", "OK")
  ///     }
  ///
  /// - Parameters:
  ///   - name: the name, which must be unique in the layout; `nil` for the first unused name of `stack`, `stack2`, ….
  ///   - spacing: the distance between neighbors, in points.
  ///   - margins: the distances of the members from the stack's edges, in points; `nil` for none.
  /// - Precondition: a stack along `axis` supports the alignment.
  @discardableResult
  public func addStack(
    _ axis: StackAxis, _ name: String? = nil, spacing: Double = 0,
    align alignment: StackArrangement.Alignment = .fill,
    distribute distribution: StackArrangement.Distribution = .fill, margins: Margins? = nil,
    line: Int = #line, column: Int = #column,
    members: (ViewHandle) -> Void = { _ in }
  ) -> ViewHandle {
    let arrangement = StackArrangement(
      axis: axis == .row ? .horizontal : .vertical, spacing: spacing, alignment: alignment,
      distribution: distribution, usesMargins: margins != nil)
    precondition(
      alignment.isPossible(along: arrangement.axis), "the members of a \(axis) cannot have this alignment")
    let stack = add(.stack, name ?? description.freeName("stack"), line: line, column: column) { view in
      view.stack = arrangement
      if let margins { view.margins = margins }
    }
    members(stack)
    return stack
  }
}

extension LayoutDescription {
  fileprivate func freeName(_ name: String) -> String {
    var names = UniqueNames(taken: Set(views.compactMap(\.name)))
    return names.name(name)
  }
}
