public import LayoutModel

/// The views and constraints of one message “Unable to simultaneously satisfy constraints”. `LogLayout` makes a layout
/// from them.
public struct ConflictLog: Sendable, Equatable {
  /// The views in the order of their first mention.
  public var views: [LogView]
  /// The constraints in the order of the log.
  public var constraints: [LogConstraint]
  /// The index in `constraints` of the constraint that the system broke; `nil` if the log does not name it.
  public var broken: Int?
  /// The lines of the text that contain the log, counted from 0.
  public var lines: ClosedRange<Int>
  /// A part of the log that is missing; `nil` if the log is complete.
  public var missing: Missing?
  /// The number of later copies of the log in the text. A copy may have other addresses.
  public var repeats = 0

  /// A part that is missing from a log.
  public enum Missing: Sendable, Equatable {
    /// The first lines, or the last lines, are missing.
    case beginning, end
    /// The constraint that the system broke is missing from the log's list of constraints.
    case broken
    /// The message around the list is missing, so the constraints may not be from a log.
    case frame
  }

  /// True if a constraint contains a margin attribute. A log does not contain the sizes of margins.
  public var usesMargins: Bool {
    constraints.contains { $0.constraint.items.contains(where: \.attribute.isMargin) }
  }

  /// True for a log from AppKit, where the y axis of autoresizing masks points up.
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

  /// A placeholder for the superview of the constraint's first view, if the log does not name the superview.
  static let superview = ViewID(-1)

  /// A view and its superview, as given by a constraint that contains `|`.
  public struct Containment: Sendable, Equatable {
    /// The index of the view in `ConflictLog.views`.
    public var view: Int
    /// The index of the superview in `ConflictLog.views`.
    public var superview: Int
  }

  /// The constraint. The view indices in its items are indices in `ConflictLog.views`.
  public var constraint: Constraint
  /// The priorities of a constraint for an intrinsic content size; `nil` for other constraints.
  public var contentSize: ContentSize?
  /// The class name, such as `SnapKit.LayoutConstraint`.
  public var className: String
  /// The constraint's address in memory as printed, such as `0x7f95a3f1e9d0`.
  public var address: String?
  /// The constraint's identifier, its Masonry key, or the file and line that SnapKit prints.
  public var label: String?
  /// The autoresizing mask, such as `h=--& v=--&`. The three characters of each axis are the margin before the view,
  /// its size, and the margin after it; `&` means that this part is flexible.
  public var autoresizing: String?
  /// The view and the superview that the log prints as `|`; `nil` if the log does not name the superview.
  public var containment: Containment?
  /// The largest rounding error of a printed number of the constraint, in points.
  public var rounding: Double
  /// The constant as printed, if `constraint` has another constant; otherwise `nil`. The constants differ if the
  /// conflict was caused only by rounding of the printed numbers.
  public var printedConstant: Double?
  /// True if the line is cut off before it names the superview `|`, so that the superview must be guessed.
  public var isCut = false
  /// True unless the log marks the constraint with `(inactive)`.
  public var isActive = true
  /// The constraint's line in the text, counted from 0.
  public var line: Int
}
