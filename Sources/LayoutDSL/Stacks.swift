public import LayoutModel

/// Along which axis a stack arranges its members.
public enum StackAxis: Sendable {
  /// From leading to trailing.
  case row
  /// From top to bottom.
  case column
}

extension ViewHandle {
  /// Adds a stack, which arranges the views that its closure adds to it, as UIStackView does.
  ///
  ///     view.addStack(.row, spacing: 8) { row in
  ///       row.add(.label, "title", "Sign in")
  ///       row.add(.button, "ok", "OK")
  ///     }
  ///
  /// - Parameters:
  ///   - name: unique in the layout; `nil` is the first of `stack`, `stack2`, … that is free.
  ///   - spacing: between neighbors, in points.
  ///   - margins: that members keep within, in points.
  /// - Precondition: the alignment is one of the axis.
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
    precondition(alignment.isPossible(along: arrangement.axis), "a \(axis) cannot align its members so")
    let stack = add(.stack, name ?? description.freeName("stack"), line: line, column: column) { view in
      view.stack = arrangement
      if let margins { view.margins = margins }
    }
    members(stack)
    return stack
  }
}

extension LayoutDescription {
  fileprivate func freeName(_ wish: String) -> String {
    let taken = Set(views.compactMap(\.name))
    if !taken.contains(wish) { return wish }
    var number = 2
    while taken.contains("\(wish)\(number)") { number += 1 }
    return "\(wish)\(number)"
  }
}
