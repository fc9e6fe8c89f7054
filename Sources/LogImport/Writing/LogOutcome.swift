public import LayoutModel

/// What solving a log by itself has told.
public struct LogOutcome: Sendable, Equatable {
  /// By constraint: whether some minimal conflict of the log needs it; `nil` where nothing conflicts.
  public var needed: [Bool]?
  /// Views whose size the log does not tell, by axis: their names in the layout, in its order.
  public var openSizes: PerAxis<[String]>
  /// Whether that is every view of the log.
  public var areAllOpen: PerAxis<Bool>
  /// Whether what the system's stack views ask for can be written as stacks, with the same conflict.
  public var writesStacks = false

  public init(needed: [Bool]?, openSizes: PerAxis<[String]>, areAllOpen: PerAxis<Bool>) {
    (self.needed, self.openSizes, self.areAllOpen) = (needed, openSizes, areAllOpen)
  }

  /// `all heights, the widths of 'a' and 'b'`; `nil` where the log tells all sizes.
  public var openSizesText: String? {
    let parts = Axis.allCases.compactMap { axis -> String? in
      let size = axis == .horizontal ? "width" : "height"
      let views = openSizes[axis]
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
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
