public import LayoutModel

extension LogConstraint {
  func means(_ other: LogConstraint) -> Bool {
    constraint == other.constraint && contentSize == other.contentSize
  }

  /// The axis of the constraint.
  public var axis: Axis { constraint.items[0].attribute.axis }

  var view: Int { constraint.items[0].view.index }

  /// The width or height that the constraint sets, and its length in points; `nil` for any other constraint.
  public var fixed: (item: Item, length: Double)? {
    guard case .items(let item, nil, _, let length) = constraint.form, constraint.relation == .equal,
      contentSize == nil
    else { return nil }
    return (item, length)
  }

  /// The indices of the views in the constraint's items, followed by the superview that is printed as `|`.
  var views: [Int] {
    constraint.items.map(\.view).filter { $0 != Self.superview }.map(\.index)
      + (containment.map { [$0.superview] } ?? [])
  }

  func replacingViews(_ place: (Int) -> Int) -> LogConstraint {
    var replaced = self
    if let containment {
      replaced.containment = Containment(
        view: place(containment.view), superview: place(containment.superview))
    }
    guard case .items(var first, var second, let multiplier, let constant) = constraint.form else {
      return replaced
    }
    first.view = ViewID(place(first.view.index))
    if let view = second?.view, view != Self.superview { second?.view = ViewID(place(view.index)) }
    replaced.constraint.form = .items(
      first: first, second: second, multiplier: multiplier, constant: constant)
    return replaced
  }

  func statement(in views: [LogView]) -> LogStatement {
    let named = self.views
    var places: [Int: Int] = [:]
    for view in named where places[view] == nil { places[view] = places.count }
    let reported = named.map { place in
      var view = views[place]
      view.address = nil
      return view
    }
    let replaced = replacingViews { places[$0] ?? 0 }
    return LogStatement(constraint: replaced.constraint, contentSize: contentSize, views: reported)
  }
}

/// A constraint and its views without memory addresses. It is used to compare constraints from different runs of the
/// program, because the addresses differ between runs.
struct LogStatement: Equatable {
  var constraint: Constraint
  var contentSize: LogConstraint.ContentSize?
  var views: [LogView]
}

extension ConflictLog {
  /// Returns the log with a different constant in the constraint at `index`: the constant in `printed` plus `step`, in
  /// points.
  ///
  /// - Parameter printed: The log with the constants as printed.
  public func settingConstant(plus step: Double, of index: Int, in printed: ConflictLog) -> ConflictLog {
    guard
      case .items(let first, let second, let multiplier, let constant) =
        printed.constraints[index].constraint.form
    else { return self }
    var log = self
    let meant = ((constant + step) * 1e9).rounded() / 1e9
    log.constraints[index].printedConstant = constant
    log.constraints[index].constraint.form = .items(
      first: first, second: second, multiplier: multiplier, constant: meant)
    return log
  }

  /// Indicates whether the class name of any view ends in `StackView`.
  public var hasStackViews: Bool {
    views.contains { shortClassName($0.className ?? "").hasSuffix("StackView") }
  }
}
