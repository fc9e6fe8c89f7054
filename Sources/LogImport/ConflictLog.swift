public import LayoutModel

/// The views and constraints of one “Unable to simultaneously satisfy constraints” message.
public struct ConflictLog: Sendable, Equatable {
  /// The views in the order of their first mention.
  public var views: [LogView]
  /// The constraints in the order of the log.
  public var constraints: [LogConstraint]
  /// The index of the constraint that the system broke; `nil` if the log does not name it.
  public var broken: Int?
  /// The lines of the text that contain the log, counted from 0.
  public var lines: ClosedRange<Int>
  /// The missing part of the log; `nil` if the log is complete.
  public var missing: Missing?
  /// The number of later copies of the log in the text. Their memory addresses may differ from the log's.
  public var repeats = 0

  /// A part that is missing from a log.
  public enum Missing: Sendable, Equatable {
    /// The first or last lines of the log are missing.
    case beginning, end
    /// The log's list of constraints does not contain the constraint that the system broke.
    case broken
    /// The message around the list of constraints is missing, so it is not certain that the constraints are from a log.
    case frame
  }

  /// Indicates whether a constraint refers to margins, whose sizes a log does not contain.
  public var usesMargins: Bool {
    constraints.contains { $0.constraint.items.contains(where: \.attribute.isMargin) }
  }

  /// Indicates whether the log is from AppKit. There, the vertical coordinates of autoresizing masks, such as `minY`,
  /// are measured upward.
  public var isAppKit: Bool { views.contains { $0.className?.hasPrefix("NS") ?? false } }
}

/// A view or a layout guide in a log.
public struct LogView: Sendable, Hashable {
  /// The class name as printed; it may contain a module, generic arguments or mangling.
  public var className: String?
  /// The address in memory, such as `0x7f95a3f1e9d0`.
  public var address: String?
  /// The accessibility identifier or Masonry key that the program set.
  public var name: String?
  /// The text or title of a view, or the identifier of a layout guide.
  public var text: String?
}

/// One constraint of a log.
public struct LogConstraint: Sendable, Equatable {
  /// The content hugging and compression resistance priorities of an intrinsic content size.
  public struct ContentSize: Sendable, Hashable {
    var hugging: Double
    var compression: Double
  }

  /// The placeholder for a superview that the log does not name.
  static let superview = ViewID(-1)

  /// A view and its superview in a constraint that contains `|`.
  public struct Containment: Sendable, Equatable {
    /// The index of the view in `ConflictLog.views`.
    public var view: Int
    /// The index of the superview in `ConflictLog.views`.
    public var superview: Int
  }

  /// The constraint, whose view indices refer to `ConflictLog.views`.
  public var constraint: Constraint
  /// The priorities of an intrinsic content size; `nil` for other constraints.
  public var contentSize: ContentSize?
  /// The class name of the constraint, such as `SnapKit.LayoutConstraint`.
  public var className: String
  /// The address in memory as printed, such as `0x7f95a3f1e9d0`.
  public var address: String?
  /// The constraint's identifier, its Masonry key, or the file and line that SnapKit prints.
  public var label: String?
  /// The autoresizing mask as printed, such as `h=--& v=--&`. For each axis, its three characters describe the margin
  /// before the view, the view's size, and the margin after the view, where `&` means flexible and `-` means fixed.
  public var autoresizing: String?
  /// The view and its superview in a constraint that contains `|`; `nil` if the constraint contains no `|`, or if the
  /// log does not name the superview.
  public var containment: Containment?
  /// The largest total error, in points, that the rounding of the constraint's printed numbers can cause.
  public var rounding: Double
  /// The constant as printed in the log, if `constraint` contains a corrected constant because only rounding caused a
  /// conflict; otherwise, `nil`.
  public var printedConstant: Double?
  /// Indicates whether the line is cut off before it names the superview `|`, which must then be guessed.
  public var isCut = false
  /// Indicates whether the constraint is active; the log marks inactive constraints with `(inactive)`.
  public var isActive = true
  /// The line number in the text, counted from 0.
  public var line: Int
}
