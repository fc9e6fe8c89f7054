import LayoutModel

/// What a log may hold that cannot be read, or not all of it.
enum LogError: Error, Equatable {
  /// No relation, and no string of the Visual Format Language.
  case noRelation
  case noView
  case noAttribute(String)
  case noNumber
  case numberOutOfRange
  case mixedAttributes(Attribute, Attribute)
  case multiplierZero
  case priorityOutOfRange
  case noVisualFormat
  /// The superview's edges alone.
  case noViewBetweenEdges
}

/// Something to say about a log, and the line (from 0) that it is about.
struct LogFinding: Equatable {
  enum Guess: Equatable {
    /// Which view '|' stands for.
    case superview
    /// Which of several views is meant that have this name.
    case sharedName(String)
  }

  enum Kind: Equatable {
    case unread(LogError)
    case guessed(Guess)
    /// The constraint was read without this rest.
    case ignored(String)
    /// A line in a list of constraints that is none.
    case noConstraint
    case hidden
    /// The constraint is not in effect.
    case inactive
    /// - Parameter hasLines: whether there were lines of a list that could not be read.
    case noLog(hasLines: Bool)
  }

  var kind: Kind
  var line: Int
}
