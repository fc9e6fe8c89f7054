public import LayoutModel

/// What solving a log by itself has shown.
public struct LogOutcome: Sendable, Equatable {
  /// By constraint: whether some minimal conflict of the log needs it; `nil` where nothing conflicts.
  public var needed: [Bool]?
  /// Two views of one superview that lie over each other, and are to stand side by side along an axis instead.
  public struct Overlap: Sendable, Equatable {
    /// The place in `ConflictLog.views`.
    public var first: Int
    /// The place in `ConflictLog.views`.
    public var second: Int
    /// The direction in which they are to lie side by side.
    public var axis: Axis

    public init(_ first: Int, _ second: Int, _ axis: Axis) {
      (self.first, self.second, self.axis) = (first, second, axis)
    }
  }

  /// Views whose size the log does not tell, by axis: their places in the log, ascending.
  public var openSizes: PerAxis<[Int]>
  /// Indicates whether that is every view of the log.
  public var areAllOpen: PerAxis<Bool>
  /// Indicates whether what the system's stack views ask for can be written as stacks, with the same conflict.
  public var writesStacks = false
  /// Those that the picture pulls apart.
  public var overlaps: [Overlap] = []

  public init(needed: [Bool]?) {
    self.needed = needed
    (openSizes, areAllOpen) = (PerAxis(both: []), PerAxis(both: false))
  }

  /// What a picture of a log assumes: `all heights; the widths of 'a' and 'b'; margins of 8`; `nil` where the log
  /// tells all.
  ///
  /// - Parameter names: those of the log's views, by their places.
  public func assumptions(about log: ConflictLog, _ names: [String]) -> String? {
    var parts = Axis.allCases.compactMap { axis -> String? in
      let size = axis == .horizontal ? "width" : "height"
      let views = openSizes[axis].map { names[$0] }
      if views.isEmpty { return nil }
      if areAllOpen[axis], views.count > 1 { return "all \(size)s" }
      if views.count == 1 { return "the \(size) of '\(views[0])'" }
      let most = views.count > 5 ? 4 : views.count
      let rest = views.count - most
      let named = views.prefix(most).map { "'\($0)'" }
      let list =
        rest > 0
        ? named.joined(separator: ", ") + " and \(rest) more"
        : named.dropLast().joined(separator: ", ") + " and " + named[named.count - 1]
      return "the \(size)s of \(list)"
    }
    if log.usesMargins { parts.append("margins of 8") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
