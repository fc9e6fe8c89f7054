public import Diagnostics

/// What is known of a layout that was read from program code: what of it could not be read, and what was assumed.
public struct SourceCoverage: Sendable, Equatable {
  /// A statement that makes constraints and was not evaluated.
  public struct Unread: Sendable, Equatable {
    /// The path of its file.
    public var file: String
    /// Its first and last line, from 1.
    public var lines: ClosedRange<Int>
    /// Why, in words that follow a colon.
    public var reason: String

    public init(file: String, lines: ClosedRange<Int>, reason: String) {
      (self.file, self.lines, self.reason) = (file, lines, reason)
    }
  }

  /// What the code asks a device or its surroundings, and what was taken for the answer.
  public struct Assumption: Sendable, Equatable {
    /// As the code calls it: `userInterfaceIdiom`.
    public var name: String
    /// As Swift writes it: `.phone`.
    public var value: String
    /// The path of its file.
    public var file: String
    /// From 1.
    public var line: Int

    public init(name: String, value: String, file: String, line: Int) {
      (self.name, self.value, self.file, self.line) = (name, value, file, line)
    }
  }

  /// Something that the code alone proves to be wrong.
  public struct Finding: Sendable, Equatable {
    /// What is wrong.
    public enum Kind: String, Sendable, CaseIterable {
      /// A constraint is made, and nothing activates it.
      case neverActivated = "never-activated"
      /// Its views have no superview in common, which stops the program.
      case noCommonSuperview = "no-common-superview"
      /// A view keeps the constraints that stand for its autoresizing mask.
      case autoresizingMask = "autoresizing-mask"
      /// The same constraint is active twice.
      case givenTwice = "given-twice"
    }

    /// What is wrong.
    public var kind: Kind
    /// The same in a sentence.
    public var message: String
    /// Where the constraint is made.
    public var span: SourceSpan

    public init(kind: Kind, message: String, span: SourceSpan) {
      (self.kind, self.message, self.span) = (kind, message, span)
    }
  }

  /// In the order of their places.
  public var unread: [Unread]
  /// In the order in which the code asks.
  public var assumptions: [Assumption]
  /// How many constraints were evaluated.
  public var made: Int
  /// Views that have a superview in the code, or none that is known, by their place in `Layout.views`.
  public var detached: Set<ViewID>
  /// What is wrong with the code.
  public var findings: [Finding] = []

  public init(unread: [Unread], assumptions: [Assumption], made: Int, detached: Set<ViewID> = []) {
    (self.unread, self.assumptions, self.made, self.detached) = (unread, assumptions, made, detached)
  }

  /// What a picture says of all that, line by line.
  public var remarks: [String] {
    var lines = unread.isEmpty ? [] : [summary]
    if unread.count > made {
      lines.append("more than half of its constraints were not read: this is not the layout")
    }
    return lines
  }

  /// Indicates whether nothing was left out or made up.
  public var isCertain: Bool { unread.isEmpty && assumptions.isEmpty }

  /// How much was read, in words: `31 of 34 constraints; 3 were not read: line 88 (it depends on …)`.
  public var summary: String {
    guard !unread.isEmpty else { return "\(made) constraint\(made == 1 ? "" : "s"), all read" }
    let shown = unread.prefix(3).map { "line \($0.lines.lowerBound) (\($0.reason))" }.joined(separator: ", ")
    let more = unread.count > 3 ? " and \(unread.count - 3) more" : ""
    return "\(made) of at least \(made + unread.count) constraints; not read: \(shown)\(more)"
  }
}

/// Where a constraint was made that stands in another file than its layout's source.
public struct CodePlace: Sendable, Hashable {
  /// The path.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
