import Encoding
public import LayoutModel

/// The results of solving the constraints of one log.
public struct LogOutcome: Sendable, Equatable {
  /// Indicates, for each element of `ConflictLog.constraints`, whether the constraint is part of a conflict; `nil` if
  /// the log's constraints have no conflict.
  public var needed: [Bool]?
  /// Two siblings that would overlap and must be placed side by side on an axis.
  public struct Overlap: Sendable, Equatable {
    /// The index, in `ConflictLog.views`, of the first of the two overlapping siblings.
    public var first: Int
    /// The index, in `ConflictLog.views`, of the second of the two overlapping siblings.
    public var second: Int
    /// The axis on which the siblings are placed side by side.
    public var axis: Axis

    public init(_ first: Int, _ second: Int, _ axis: Axis) {
      (self.first, self.second, self.axis) = (first, second, axis)
    }
  }

  /// For each axis, the indices of the views whose size on this axis is not in the log, in ascending order.
  public var openSizes: PerAxis<[Int]>
  /// Indicates, for each axis, whether all views of the log are in `openSizes`.
  public var areAllOpen: PerAxis<Bool>
  /// Indicates whether the log's stack views can be written as stacks of the layout language without changing the
  /// conflict.
  public var writesStacks = false
  /// The pairs of siblings that would overlap in the picture, between which `LogLayout` adds gaps.
  public var overlaps: [Overlap] = []

  public init(needed: [Bool]?) {
    self.needed = needed
    (openSizes, areAllOpen) = (PerAxis(both: []), PerAxis(both: false))
  }

  /// Returns a list of the sizes and margins that the picture of a log assumes, such as `the widths of 'a' and 'b';
  /// margins of 8`; `nil` if there are none.
  ///
  /// - Parameter names: The names of the log's views.
  public func assumptions(about log: ConflictLog, _ names: [String]) -> String? {
    var parts = Axis.allCases.compactMap { axis -> String? in
      let size = axis == .horizontal ? "width" : "height"
      let views = openSizes[axis].map { names[$0] }
      if views.isEmpty { return nil }
      if areAllOpen[axis], views.count > 1 { return "all \(size)s" }
      if views.count == 1 { return "the \(size) of '\(views[0])'" }
      return "the \(size)s of \(listed(abridged(views.map { "'\($0)'" }, to: 4)))"
    }
    if log.usesMargins { parts.append("margins of 8") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
