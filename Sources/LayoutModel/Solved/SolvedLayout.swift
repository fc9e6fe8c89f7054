public import Graphics

/// A frame value that a layout may leave open.
public enum FrameValue: String, Sendable, Hashable, CaseIterable {
  /// The left edge, the top edge, and the size.
  case x, y, width, height

  /// The attribute that has the value: the left or top edge, or a size.
  package var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  /// The axis of the value.
  package var axis: Axis { attribute.axis }
}

/// The smallest and the largest value in the best solutions: those that satisfy the constraints in the order of their
/// priorities.
public struct OpenRange: Sendable, Hashable {
  /// The smallest value in points; `nil` where nothing bounds it below.
  public var lower: Double?
  /// The largest value in points; `nil` where nothing bounds it above.
  public var upper: Double?
  /// False where the ends were not searched for, as that would have taken too long. Both ends are then `nil`.
  public private(set) var isSought = true

  /// A range whose ends were not searched for.
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
  /// The value of the frame.
  public var value: FrameValue
  /// The range of the value among the best solutions.
  public var range: OpenRange

  public init(_ value: FrameValue, _ range: OpenRange) {
    self.value = value
    self.range = range
  }
}

/// The origin of a linear constraint: a constraint of the layout, or a rule that no line of the file states.
public enum ConstraintOrigin: Sendable, Hashable {
  /// `Layout.constraints[index]`.
  case written(Int)
  /// The content hugging or compression resistance that a declaration made required.
  case intrinsicSize(ViewID, Axis)
  /// The rule that a size is at least 0.
  case nonNegativeSize(ViewID, Axis)
  /// The rule that the size of a scroll view's content is at least 0.
  case nonNegativeContent(ViewID, Axis)
  /// The declared size of the canvas.
  case canvasSize(Axis)
}

/// A set of required constraints that cannot all hold, although all but one could, whichever one is left out.
public struct LayoutConflict: Sendable, Equatable {
  /// The members in file order. Those that no line of the file states come first.
  public var members: [ConstraintOrigin]
  /// The index in `members` of the constraint that was left out.
  public var dropped: Int
  /// False where finding a minimal set would have taken too long: some members may then not be needed for the conflict.
  public var isMinimal: Bool

  public init(members: [ConstraintOrigin], dropped: Int, isMinimal: Bool = true) {
    self.members = members
    self.dropped = dropped
    self.isMinimal = isMinimal
  }
}

/// A layout solved for one canvas.
public struct SolvedLayout: Sendable, Equatable {
  /// The outcome of solving; conflicts outweigh ambiguities.
  public enum Status: String, Sendable, Hashable {
    /// One solution, several equally good ones, or constraints that had to be left out.
    case solved, ambiguous, conflict
  }

  /// The layout that was solved.
  public var layout: Layout
  /// The canvas that it was solved for.
  public var canvas: Canvas
  /// The root's size in points, solved where the canvas is `fit`.
  public var size: Size
  /// The views' frames by `ViewID.index`, in the canvas's coordinates, not rounded; the root first.
  public var frames: [Rect]
  /// The views' open values by `ViewID.index`, in the order of `FrameValue.allCases`.
  public var ambiguities: [[OpenValue]]
  /// All conflicts that were found, in the order in which they were resolved.
  public var conflicts: [LayoutConflict]
  /// The views' texts by `ViewID.index`, as broken and measured for the solved frame; `nil` where a view has none.
  public var texts: [MeasuredText?]
  /// The intrinsic content sizes that took part in solving, in points, by `ViewID.index`; `nil` on an axis without one.
  public var intrinsicSizes: [PerAxis<Double?>]
  /// The sizes of scroll views' contents, which begin at the frame's top left, by `ViewID.index`; `nil` for other
  /// views.
  public var contentSizes: [Size?]
  /// The open values of the sizes of scroll views' contents, by `ViewID.index`; empty for all other views.
  public var contentAmbiguities: [[OpenValue]]
  /// Views whose safe area depends on itself: a constraint refers to it, and it differs once the view is where the
  /// constraint puts it.
  public var unsettledSafeAreas: [ViewID] = []
  /// False where numbers in a large layout are too far apart for frames and conflicts to be certain to six digits.
  public var isCertain = true
  /// The cost of the simplex method and the search for conflicts, in numbers that are read. A million of them take
  /// about three milliseconds.
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

  /// The number of conflicts that are not reported one by one, since minimizing their sets would have taken too long.
  /// The first conflict is always reported.
  public var unreportedConflictCount: Int { conflicts.dropFirst().count { !$0.isMinimal } }

  /// The indices in `conflicts` of those that are reported.
  public var reportedConflicts: [Int] { conflicts.indices.filter { $0 == 0 || conflicts[$0].isMinimal } }

  /// The outcome of solving. A conflict outweighs an ambiguity.
  public var status: Status {
    if !conflicts.isEmpty { return .conflict }
    return ambiguities.allSatisfy(\.isEmpty) ? .solved : .ambiguous
  }
}
