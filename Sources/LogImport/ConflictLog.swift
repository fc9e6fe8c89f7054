public import LayoutModel

/// One message “Unable to simultaneously satisfy constraints” as it was read: plain values, not a layout yet.
public struct ConflictLog: Sendable, Equatable {
  /// The views in the order of their first mention.
  public var views: [LogView]
  /// The constraints in the order of the log.
  public var constraints: [LogConstraint]
  /// The index in `constraints` of the one that the system broke to recover.
  public var broken: Int?
  /// The lines of the log, from 0.
  public var lines: ClosedRange<Int>
  /// The part that is missing from the text.
  public var missing: Missing?
  /// The number of repetitions in the text, about the same or other objects.
  public var repeats = 0

  /// A missing part of a log that was not pasted completely.
  public enum Missing: Sendable, Equatable {
    /// The first or the last lines.
    case beginning, end
    /// The constraint that the system broke is not in the list.
    case broken
    /// Everything that distinguishes a log from other lists of constraints.
    case frame
  }

  /// Indicates whether constraints contain margins, whose sizes are never in a log.
  public var usesMargins: Bool {
    constraints.contains { $0.constraint.items.contains(where: \.attribute.isMargin) }
  }

  /// Indicates whether AppKit wrote the log, where y points up.
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

  /// The superview of a constraint's first view where the log does not name it; it takes the place of a second view.
  static let superview = ViewID(-1)

  /// The meaning of '|': a view is in another.
  public struct Containment: Sendable, Equatable {
    /// The index of the view in `ConflictLog.views`.
    public var view: Int
    /// The index of the superview in `ConflictLog.views`.
    public var superview: Int
  }

  /// The constraint, whose items have the indices of `ConflictLog.views`.
  public var constraint: Constraint
  /// The priorities, if it is the intrinsic content size of its view.
  public var contentSize: ContentSize?
  /// The class: `SnapKit.LayoutConstraint`.
  public var className: String
  /// The address as printed.
  public var address: String?
  /// The identifier, the Masonry key, or the place in the program that SnapKit prints.
  public var label: String?
  /// The autoresizing mask `h=--& v=--&`: for each axis, whether the margin before, the size and the margin after are
  /// flexible.
  public var autoresizing: String?
  /// The containment; `nil` where the log does not show the superview.
  public var containment: Containment?
  /// The greatest difference that rounding of its printed numbers makes, in points.
  public var rounding: Double
  /// The printed constant, where a conflict was only due to rounding.
  public var printedConstant: Double?
  /// Indicates whether the line was cut before the view of '|', so that its superview is a guess.
  public var isCut = false
  /// Indicates whether the constraint was active; others are marked `(inactive)`.
  public var isActive = true
  /// The line, from 0.
  public var line: Int
}
