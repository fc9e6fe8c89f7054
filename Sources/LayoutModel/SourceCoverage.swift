public import Diagnostics

/// The extent to which Swift code was understood, with the statements that were not read and the values that were
/// assumed.
public struct SourceCoverage: Sendable, Equatable {
  /// A statement that was not evaluated.
  public struct Unread: Sendable, Equatable {
    /// The path of the file.
    public var file: String
    /// The first and last line, from 1.
    public var lines: ClosedRange<Int>
    /// The reason for not evaluating the statement, as a clause such as `it depends on …`.
    public var reason: String

    public init(file: String, lines: ClosedRange<Int>, reason: String) {
      (self.file, self.lines, self.reason) = (file, lines, reason)
    }
  }

  /// A device property or trait that the code reads, with its assumed value.
  public struct Assumption: Sendable, Equatable {
    /// The property's name in the code, such as `userInterfaceIdiom`.
    public var name: String
    /// The assumed value in Swift syntax, such as `.phone`.
    public var value: String
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int

    public init(name: String, value: String, file: String, line: Int) {
      (self.name, self.value, self.file, self.line) = (name, value, file, line)
    }
  }

  /// A mistake that can be found in the code with certainty, without running it.
  public struct Finding: Sendable, Hashable {
    /// The kinds of mistakes.
    public enum Kind: String, Sendable, CaseIterable {
      /// A constraint is made but never activated.
      case neverActivated = "never-activated"
      /// The views of a constraint have no common superview, so activating the constraint crashes the program.
      case noCommonSuperview = "no-common-superview"
      /// A view with constraints still translates its autoresizing mask into constraints.
      case autoresizingMask = "autoresizing-mask"
      /// The same constraint is active twice.
      case givenTwice = "given-twice"
    }

    /// The kind of mistake.
    public var kind: Kind
    /// A sentence describing the mistake.
    public var message: String
    /// The source range of the code that makes the constraint in question; for `autoresizingMask`, the constraint is
    /// one on the view whose mask is translated.
    public var span: SourceSpan

    public init(kind: Kind, message: String, span: SourceSpan) {
      (self.kind, self.message, self.span) = (kind, message, span)
    }
  }

  /// The path of the file with the class; `nil` if statements are given without their files.
  public var file: String?
  /// The statements that make constraints but were not evaluated, in source order.
  public var unread: [Unread]
  /// Other statements that were not evaluated, for example because they depend on unknown values. They make no
  /// constraints, but may change the layout.
  public var leftOut: [Unread] = []
  /// The assumptions, in order of use.
  public var assumptions: [Assumption]
  /// The number of active constraints that the evaluated code creates.
  public var made: Int
  /// The views that the evaluated code does not add to a superview.
  public var detached: Set<ViewID>
  /// The views whose frames may depend on more than the evaluated constraints: on an autoresizing mask, UIKit or unread
  /// code, for example.
  public var placedOtherwise: Set<ViewID> = []
  /// The views with unknown content size, which get `placeholderSize` on axes where the constraints do not determine
  /// their size.
  public var placeholders: Set<ViewID> = []
  /// The width and height of a placeholder, in points.
  public static let placeholderSize = 44.0
  /// The mistakes in the code.
  public var findings: [Finding] = []

  public init(unread: [Unread], assumptions: [Assumption], made: Int, detached: Set<ViewID> = []) {
    (self.unread, self.assumptions, self.made, self.detached) = (unread, assumptions, made, detached)
  }

  /// The remarks that a picture shows about unread statements.
  public var remarks: [String] {
    var lines = unread.isEmpty ? [] : [summary]
    if unread.count > made {
      lines.append("more than half of the constraints were not read, so the layout is incomplete")
    }
    return lines
  }

  /// A summary such as `31 of at least 32 constraints were read; not read: line 88 (it depends on …)`.
  public var summary: String {
    guard !unread.isEmpty else { return "\(made) constraint\(made == 1 ? "" : "s"), all read" }
    return "\(made) of at least \(made + unread.count) constraints were read; not read: \(list(unread))"
  }

  /// Returns the line numbers of the first three statements, with their reasons, and the number of other statements, as
  /// in `line 5 (…), line 8 (…), line 9 (…) and 2 more`.
  public func list(_ statements: [Unread]) -> String {
    let shown = statements.prefix(3).map { statement in
      let name =
        file == nil || statement.file == file ? "" : "\(statement.file.split(separator: "/").last ?? "") "
      return "\(name)line \(statement.lines.lowerBound) (\(statement.reason))"
    }
    let more = statements.count > 3 ? " and \(statements.count - 3) more" : ""
    return shown.joined(separator: ", ") + more
  }
}

/// The place at which Swift code makes a constraint, in a file other than the layout's own.
public struct CodePlace: Sendable, Hashable {
  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in characters.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
