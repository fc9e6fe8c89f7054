public import LayoutModel

/// One message “Unable to simultaneously satisfy constraints” as it was read: plain values, no layout yet.
public struct ConflictLog: Sendable, Equatable {
  /// In the order of their first mention.
  public var views: [LogView]
  /// In the order of the log.
  public var constraints: [LogConstraint]
  /// The place in `constraints` of the one that the system broke to recover.
  public var broken: Int?
  /// The lines that it stands on, from 0.
  public var lines: ClosedRange<Int>
  /// What of it the text does not hold.
  public var missing: Missing?
  /// How often the text says the same again, about these or other objects.
  public var repeats = 0

  /// What is missing of a log that was not pasted whole.
  public enum Missing: Sendable, Equatable {
    /// Its first or its last lines.
    case beginning, end
    /// The system broke a constraint that the list does not have.
    case broken
    /// All that would tell it from constraints that somebody listed.
    case frame
  }

  /// Indicates whether constraints speak of margins, whose sizes no log tells.
  public var usesMargins: Bool {
    constraints.contains { constraint in
      guard case .items(let first, _, let second, _, _, _) = constraint.form else { return false }
      return first.attribute.isMargin || (second?.attribute.isMargin ?? false)
    }
  }

  /// Indicates whether AppKit wrote it, whose y axis points up.
  public var isAppKit: Bool { views.contains { $0.className?.hasPrefix("NS") ?? false } }
}

/// A view or layout guide that a log mentions.
public struct LogView: Sendable, Hashable {
  /// As printed: with its module, its generic arguments, mangled or not.
  public var className: String?
  /// `0x7f95a3f1e9d0`
  public var address: String?
  /// The identifier or key that the program gave it.
  public var name: String?
  /// Its text or title; of a layout guide, its identifier.
  public var text: String?
}

/// An attribute of a view of a log.
public struct LogItem: Sendable, Hashable {
  /// The place in `ConflictLog.views`; `nil` is the superview of the constraint's first view.
  public var view: Int?
  /// Of the view.
  public var attribute: Attribute

  init(_ view: Int?, _ attribute: Attribute) {
    self.view = view
    self.attribute = attribute
  }
}

/// One constraint of a log.
public struct LogConstraint: Sendable, Equatable {
  /// The shapes that a constraint of a log can have.
  public enum Form: Sendable, Hashable {
    /// `first relation multiplier * second + constant`; the first item's view is never `nil`.
    case items(
      first: LogItem, relation: Relation, second: LogItem?, multiplier: Double, constant: Double,
      priority: Double)
    /// An intrinsic content size with its priorities.
    case contentSize(view: Int, axis: Axis, length: Double, hugging: Double, compression: Double)
  }

  /// What '|' said: that a view stands in another.
  public struct Containment: Sendable, Equatable {
    /// The place in `ConflictLog.views`.
    public var view: Int
    /// The place in `ConflictLog.views`.
    public var superview: Int
  }

  /// What it compares.
  public var form: Form
  /// `SnapKit.LayoutConstraint`
  public var className: String
  /// Where it was in memory, as the log prints it.
  public var address: String?
  /// Its identifier, its Masonry key, or the place in the program that SnapKit names.
  public var label: String?
  /// `h=--& v=--&`: for each axis, whether the margin before, the size and the margin after are flexible.
  public var autoresizing: String?
  /// `nil` where the log does not show the superview.
  public var containment: Containment?
  /// How far its numbers may be from those that were printed so, together; in points.
  public var rounding: Double
  /// Its constant as it was printed, where rounding alone had made a conflict of it.
  public var printedConstant: Double?
  /// Indicates whether the line was cut before it says which view '|' is, so that its superview is a guess.
  public var isCut = false
  /// Indicates whether it was in effect: `(inactive)` follows others.
  public var isActive = true
  /// The line that it stands on, from 0.
  public var line: Int
}
