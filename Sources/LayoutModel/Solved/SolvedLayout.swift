public import Graphics

/// A frame value that a layout may leave open.
public enum FrameValue: String, Sendable, Hashable, CaseIterable {
  /// The left edge, the top edge, and the size.
  case x, y, width, height
}

/// The smallest and the largest value that the best solutions give; `nil` is no bound.
public struct OpenRange: Sendable, Hashable {
  /// In points; `nil` where it may be as small as it likes.
  public var lower: Double?
  /// In points; `nil` where it may be as large as it likes.
  public var upper: Double?
  /// False where the ends were not looked for, since that would have taken too long; then there are none.
  public private(set) var isSought = true

  /// Between which ends was not looked for.
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

/// A frame value that is not determined, and what it may be.
public struct OpenValue: Sendable, Hashable {
  /// Which number of the frame.
  public var value: FrameValue
  /// Between which ends.
  public var range: OpenRange

  public init(_ value: FrameValue, _ range: OpenRange) {
    self.value = value
    self.range = range
  }
}

/// What a solver may have to name although no line wrote it as a constraint.
public enum ConstraintOrigin: Sendable, Hashable {
  /// `Layout.constraints[index]`.
  case written(Int)
  /// Content hugging or compression resistance that a declaration made required.
  case intrinsicSize(ViewID, Axis)
  /// A size is at least 0.
  case nonNegativeSize(ViewID, Axis)
  /// The size of a scroll's content is at least 0.
  case nonNegativeContent(ViewID, Axis)
  /// The canvas is as large as it was declared.
  case canvasSize(Axis)
}

/// A set of required constraints that cannot all hold, though any one fewer could.
public struct LayoutConflict: Sendable, Equatable {
  /// In file order, what no line wrote first.
  public var members: [ConstraintOrigin]
  /// The place in `members` of the one that was left out.
  public var dropped: Int
  /// False where finding out which members it can do without would have taken too long.
  public var isMinimal: Bool

  public init(members: [ConstraintOrigin], dropped: Int, isMinimal: Bool = true) {
    self.members = members
    self.dropped = dropped
    self.isMinimal = isMinimal
  }
}

/// A layout solved for one canvas.
public struct SolvedLayout: Sendable, Equatable {
  /// What came of solving; conflicts outweigh ambiguities.
  public enum Status: String, Sendable, Hashable {
    /// One solution, several equally good ones, or constraints that had to be left out.
    case solved, ambiguous, conflict
  }

  /// What was solved.
  public var layout: Layout
  /// What it was solved for.
  public var canvas: Canvas
  /// The root's size in points, solved where the canvas is `fit`.
  public var size: Size
  /// By `ViewID.index`, in the canvas's coordinates, not rounded; the root first.
  public var frames: [Rect]
  /// By `ViewID.index`: what is not determined, in the order of `FrameValue.allCases`.
  public var ambiguities: [[OpenValue]]
  /// Every conflict set that was found, in the order in which they were resolved.
  public var conflicts: [LayoutConflict]
  /// By `ViewID.index`: text as broken and measured for the solved frame; `nil` where a view has none.
  public var texts: [MeasuredText?]
  /// By `ViewID.index`: the intrinsic content size that took part in solving.
  public var intrinsicSizes: [PerAxis<Double?>]
  /// By `ViewID.index`: the size of a scroll's content, which begins at the frame's top left; `nil` for other views.
  public var contentSizes: [Size?]
  /// By `ViewID.index`: what of the size of a scroll's content is not determined.
  public var contentAmbiguities: [[OpenValue]]
  /// Views that something asks the safe area of, and whose safe area is another one when they lie where it puts them.
  public var unsettledSafeAreas: [ViewID] = []
  /// False where numbers are too far apart, over a large layout, for frames and conflicts to be right to six digits for
  /// certain.
  public var isCertain = true
  /// What the simplex method and the search for conflicts have cost, in numbers that were looked at; a million take about
  /// three milliseconds.
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

  /// How many conflicts nobody is told of one by one, since it would have taken too long to find what their sets can do
  /// without. The first of all is told even so.
  public var untoldConflictCount: Int { conflicts.dropFirst().count { !$0.isMinimal } }

  /// The places of the others in `conflicts`.
  public var toldConflicts: [Int] { conflicts.indices.filter { $0 == 0 || conflicts[$0].isMinimal } }

  /// A conflict outweighs an ambiguity.
  public var status: Status {
    if !conflicts.isEmpty { return .conflict }
    return ambiguities.allSatisfy(\.isEmpty) ? .solved : .ambiguous
  }
}
