public import Graphics

/// A value of a frame: a position or a size.
public enum FrameValue: String, Sendable, Hashable, CaseIterable {
  /// The left edge, the top edge, and the size.
  case x, y, width, height

  package var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  package var axis: Axis { attribute.axis }
}

/// The range of a value over all equally good solutions.
public struct OpenRange: Sendable, Hashable {
  /// The smallest value in points; `nil` if there is no lower bound.
  public var lower: Double?
  /// The largest value in points; `nil` if there is no upper bound.
  public var upper: Double?
  /// Indicates whether `lower` and `upper` were computed; otherwise, both are `nil` because the computation would have
  /// taken too long.
  public private(set) var isSought = true

  /// A range whose bounds were not computed.
  public static let unsought: OpenRange = {
    var range = OpenRange(lower: nil, upper: nil)
    range.isSought = false
    return range
  }()

  public init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }
}

/// A frame value that the constraints do not determine, with the range of its possible values.
public struct OpenValue: Sendable, Hashable {
  /// The position or size.
  public var value: FrameValue
  /// The range of possible values, in points.
  public var range: OpenRange

  public init(_ value: FrameValue, _ range: OpenRange) {
    self.value = value
    self.range = range
  }
}

/// The origin of a linear constraint: a constraint of the file, or a built-in rule.
public enum ConstraintOrigin: Sendable, Hashable {
  /// The constraint `Layout.constraints[index]`.
  case written(Int)
  /// A view's intrinsic content size on an axis, which its content hugging and compression resistance enforce.
  case intrinsicSize(ViewID, Axis)
  /// The rule that a size is at least 0.
  case nonNegativeSize(ViewID, Axis)
  /// The rule that the size of scrolled content is at least 0.
  case nonNegativeContent(ViewID, Axis)
  /// The declared size of the canvas.
  case canvasSize(Axis)
}

/// Required constraints that contradict each other, reduced to a minimal set if `isMinimal` is true.
public struct LayoutConflict: Sendable, Equatable {
  /// The constraints in conflict: first built-in rules such as `nonNegativeSize`, then the constraints of stacks, and
  /// then the file's constraints and the intrinsic sizes of its views, in file order.
  public var members: [ConstraintOrigin]
  /// The index in `members` of the constraint that the solver left out to resolve the conflict.
  public var dropped: Int
  /// Indicates whether each member is needed for the contradiction; false if finding a minimal set would have taken too
  /// long.
  public var isMinimal: Bool

  public init(members: [ConstraintOrigin], dropped: Int, isMinimal: Bool = true) {
    self.members = members
    self.dropped = dropped
    self.isMinimal = isMinimal
  }
}

/// A layout solved for one canvas.
public struct SolvedLayout: Sendable, Equatable {
  /// The outcome of solving, which is `conflict` for a layout with both conflicts and ambiguities.
  public enum Status: String, Sendable, Hashable {
    /// One solution (`solved`), several equally good solutions (`ambiguous`), or contradictory constraints
    /// (`conflict`).
    case solved, ambiguous, conflict
  }

  /// The layout that was solved.
  public var layout: Layout
  /// The canvas for which the layout was solved.
  public var canvas: Canvas
  /// The root's size in points.
  public var size: Size
  /// The views' frames by `ViewID.index`, in canvas coordinates, not rounded.
  public var frames: [Rect]
  /// The frame values that the constraints do not determine, for each view, by `ViewID.index`. A view's values are in
  /// the order of `FrameValue.allCases`.
  public var ambiguities: [[OpenValue]]
  /// The conflicts, in the order in which they were resolved.
  public var conflicts: [LayoutConflict]
  /// The views' texts by `ViewID.index`, with line breaks for the solved frames; `nil` for a view without text.
  public var texts: [MeasuredText?]
  /// The intrinsic content sizes used in solving, in points, by `ViewID.index`; `nil` on an axis without an intrinsic
  /// size.
  public var intrinsicSizes: [PerAxis<Double?>]
  /// The content sizes of scroll views, in points, by `ViewID.index`; `nil` for other views.
  public var contentSizes: [Size?]
  /// The widths and heights of scroll views' content that the constraints do not determine, by `ViewID.index`; empty
  /// for other views.
  public var contentAmbiguities: [[OpenValue]]
  /// The views whose safe areas still changed in the last round of solving, because a view's safe area and its position
  /// depend on each other.
  public var unsettledSafeAreas: [ViewID] = []
  /// Indicates whether the frames are certain to be correct; false if numbers of very different magnitudes may make
  /// them inaccurate, or if finding the best frames would have taken too long.
  public var isCertain = true
  /// The cost of solving, including the search for conflicts and the measuring of wrapping labels. A million units of
  /// cost take about 3 milliseconds.
  public var steps = 0

  public init(
    layout: Layout, canvas: Canvas, size: Size, frames: [Rect], ambiguities: [[OpenValue]],
    conflicts: [LayoutConflict], texts: [MeasuredText?], intrinsicSizes: [PerAxis<Double?>],
    contentSizes: [Size?]? = nil
  ) {
    self.layout = layout
    self.canvas = canvas
    self.size = size
    self.frames = frames
    self.ambiguities = ambiguities
    self.conflicts = conflicts
    self.texts = texts
    self.intrinsicSizes = intrinsicSizes
    self.contentSizes = contentSizes ?? Array(repeating: nil, count: frames.count)
    contentAmbiguities = Array(repeating: [], count: frames.count)
  }

  /// The number of conflicts that are not reported because minimizing them would take too long.
  public var unreportedConflictCount: Int { conflicts.dropFirst().count { !$0.isMinimal } }

  /// The indices of the reported conflicts: the first conflict and each conflict whose `isMinimal` is true.
  public var reportedConflicts: [Int] { conflicts.indices.filter { $0 == 0 || conflicts[$0].isMinimal } }

  /// The outcome of solving.
  public var status: Status {
    if !conflicts.isEmpty { return .conflict }
    return ambiguities.allSatisfy(\.isEmpty) ? .solved : .ambiguous
  }
}
