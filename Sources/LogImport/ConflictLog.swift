public import LayoutModel

/// One message “Unable to simultaneously satisfy constraints”, as plain values; `LogLayout` makes a layout from them.
public struct ConflictLog: Sendable, Equatable {
  /// The views in the order of their first mention.
  public var views: [LogView]
  /// The constraints in the order of the log.
  public var constraints: [LogConstraint]
  /// The index in `constraints` of the constraint that the system broke to recover; `nil` if the log does not name
  /// it.
  public var broken: Int?
  /// The indices of the log's lines in the text, from 0.
  public var lines: ClosedRange<Int>
  /// The part that is missing from the text; `nil` if the log is complete.
  public var missing: Missing?
  /// The number of times that the text repeats the log, with the same or with other addresses.
  public var repeats = 0

  /// A missing part of a log that was not pasted completely.
  public enum Missing: Sendable, Equatable {
    /// The first or the last lines.
    case beginning, end
    /// The constraint that the system broke is not in the list.
    case broken
    /// The message around the list, without which the constraints may not be from a log.
    case frame
  }

  /// Indicates whether constraints contain margins, whose sizes are never in a log.
  public var usesMargins: Bool {
    constraints.contains { $0.constraint.items.contains(where: \.attribute.isMargin) }
  }

  /// Indicates whether AppKit wrote the log. In its descriptions of autoresizing masks, the y axis points up.
  public var isAppKit: Bool { views.contains { $0.className?.hasPrefix("NS") ?? false } }
}

/// A view or layout guide in a log.
public struct LogView: Sendable, Hashable {
  /// The class as printed: with its module, its generic arguments, mangled or not.
  public var className: String?
  /// The address: `0x7f95a3f1e9d0`.
  public var address: String?
  /// The identifier or key from the program.
  public var name: String?
  /// The text or title; for a layout guide, its identifier.
  public var text: String?
}

/// One constraint of a log.
public struct LogConstraint: Sendable, Equatable {
  /// The priorities of an intrinsic content size.
  public struct ContentSize: Sendable, Hashable {
    var hugging: Double
    var compression: Double
  }

  /// A placeholder in a constraint for the superview of its first view, if the log does not name that superview.
  static let superview = ViewID(-1)

  /// The containment that '|' in a line states: a view and its superview.
  public struct Containment: Sendable, Equatable {
    /// The index of the view in `ConflictLog.views`.
    public var view: Int
    /// The index of the superview in `ConflictLog.views`.
    public var superview: Int
  }

  /// The constraint, whose items have the indices of `ConflictLog.views`.
  public var constraint: Constraint
  /// The priorities, if the constraint is the intrinsic content size of its view; otherwise `nil`.
  public var contentSize: ContentSize?
  /// The class, such as `SnapKit.LayoutConstraint`.
  public var className: String
  /// The address as printed.
  public var address: String?
  /// The identifier, the Masonry key, or the place in the program that SnapKit prints.
  public var label: String?
  /// The autoresizing mask `h=--& v=--&`: for each axis, whether the margin before, the size and the margin after are
  /// flexible.
  public var autoresizing: String?
  /// The containment; `nil` if the log does not show the superview.
  public var containment: Containment?
  /// The greatest difference that the rounding of the printed numbers can make, in points.
  public var rounding: Double
  /// The constant as printed, if the constraint has a different constant because rounding in the log alone caused a
  /// conflict.
  public var printedConstant: Double?
  /// Indicates whether the line was cut before the view of '|', so that its superview is a guess.
  public var isCut = false
  /// Indicates whether the constraint was active. A log marks an inactive constraint with `(inactive)`.
  public var isActive = true
  /// The index of the line, from 0.
  public var line: Int
}
