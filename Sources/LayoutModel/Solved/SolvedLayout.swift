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

/// The range of a value over all solutions that satisfy the constraints equally well.
public struct OpenRange: Sendable, Hashable {
  /// The smallest value in points; `nil` if there is no lower bound.
  public var lower: Double?
  /// The largest value in points; `nil` if there is no upper bound.
  public var upper: Double?
  /// False if the bounds were not computed, because that would have taken too long. Both bounds are then `nil`.
  public private(set) var isSought = true

  /// A range whose bounds were not determined.
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

/// A frame value that the constraints leave open, with its range.
public struct OpenValue: Sendable, Hashable {
  /// The position or size that the constraints do not determine.
  public var value: FrameValue
  /// The range of the value.
  public var range: OpenRange

  public init(_ value: FrameValue, _ range: OpenRange) {
    self.value = value
    self.range = range
  }
}

/// The origin of a linear constraint: a line of the file, or a rule that always holds.
public enum ConstraintOrigin: Sendable, Hashable {
  /// The constraint `Layout.constraints[index]`.
  case written(Int)
  /// A view's required hugging or compression resistance on an axis.
  case intrinsicSize(ViewID, Axis)
  /// The rule that a size is at least 0.
  case nonNegativeSize(ViewID, Axis)
  /// The rule that the size of a scroll view's content is at least 0.
  case nonNegativeContent(ViewID, Axis)
  /// The declared size of the canvas.
  case canvasSize(Axis)
}

/// Required constraints that contradict each other. If any one of them is left out, the others can hold.
public struct LayoutConflict: Sendable, Equatable {
  /// The members in file order. Built-in rules, such as `nonNegativeSize`, come first.
  public var members: [ConstraintOrigin]
  /// The index in `members` of the constraint that was left out.
  public var dropped: Int
  /// False if finding a minimal set would have taken too long. Some members may then be unrelated to the conflict.
  public var isMinimal: Bool

  public init(members: [ConstraintOrigin], dropped: Int, isMinimal: Bool = true) {
    self.members = members
    self.dropped = dropped
    self.isMinimal = isMinimal
  }
}

/// A layout solved for one canvas.
public struct SolvedLayout: Sendable, Equatable {
  /// The outcome of solving. A layout with both conflicts and ambiguities has the status `conflict`.
  public enum Status: String, Sendable, Hashable {
    /// One solution; several equally good solutions; or contradicting constraints.
    case solved, ambiguous, conflict
  }

  /// The layout that was solved.
  public var layout: Layout
  /// The canvas for which the layout was solved.
  public var canvas: Canvas
  /// The root's size in points.
  public var size: Size
  /// The views' frames by `ViewID.index`, in the canvas's coordinates, not rounded; the root first.
  public var frames: [Rect]
  /// The views' open values by `ViewID.index`, in the order of `FrameValue.allCases`.
  public var ambiguities: [[OpenValue]]
  /// All conflicts that were found, in the order in which they were resolved.
  public var conflicts: [LayoutConflict]
  /// The views' texts by `ViewID.index`, with line breaks for the solved frames; `nil` for a view without text.
  public var texts: [MeasuredText?]
  /// The intrinsic content sizes that were used in solving, in points, by `ViewID.index`; `nil` on an axis without one.
  public var intrinsicSizes: [PerAxis<Double?>]
  /// The sizes of scroll views' contents, in points, by `ViewID.index`; `nil` for other views.
  public var contentSizes: [Size?]
  /// The open values of each scroll view's content size, by `ViewID.index`; empty for all other views.
  public var contentAmbiguities: [[OpenValue]]
  /// The views for which solving found no stable position: their position depends on their safe area, which changes
  /// with their position.
  public var unsettledSafeAreas: [ViewID] = []
  /// False if numbers of very different magnitudes make frames and conflicts uncertain.
  public var isCertain = true
  /// The work of the simplex method and of the search for conflicts: the number of values that they read.
  /// Reading a million values takes about three milliseconds.
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

  /// The number of conflicts that are not reported, since minimizing them would have taken too long. The first conflict
  /// is always reported.
  public var unreportedConflictCount: Int { conflicts.dropFirst().count { !$0.isMinimal } }

  /// The indices of the reported conflicts in `conflicts`.
  public var reportedConflicts: [Int] { conflicts.indices.filter { $0 == 0 || conflicts[$0].isMinimal } }

  /// The outcome of solving.
  public var status: Status {
    if !conflicts.isEmpty { return .conflict }
    return ambiguities.allSatisfy(\.isEmpty) ? .solved : .ambiguous
  }
}
