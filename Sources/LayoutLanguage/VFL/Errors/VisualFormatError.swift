import Diagnostics
import LayoutModel

/// An error in a VFL line, whose message begins with Apple's message for the error if that is known.
struct VisualFormatError {
  var code: String
  var message: String
  var help: String?
  var notes: [Diagnostic.Note] = []

  init(_ code: String, _ message: String, help: String? = nil) {
    self.code = code
    self.message = message
    self.help = help
  }

  func diagnostic(at span: SourceSpan) -> Diagnostic {
    .error(code, message, at: span, notes: notes, help: help)
  }
}

extension VisualFormatError {
  /// Apple's message for any error in a view's brackets.
  static let unclosedViewSentence =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"

  static func expectedColon(after orientation: String) -> Self {
    let arrangement =
      switch orientation {
      case "V": "vertical arrangement"
      case "H": "horizontal arrangement"
      case "HV": "an arrangement on both axes"
      case "Z": "the order from back to front"
      default: "constraints of one view"
      }
    return Self("expected-colon", "Expected ':' after \(quoted(orientation)) to specify \(arrangement)")
  }

  static func unknownOrientation(_ name: String) -> Self {
    let meant = ["H", "V", "HV", "Z", "C"].first { $0.lowercased() == name.lowercased() }
    let way = meant.map(didYouMean) ?? ", only H, V, HV, Z and C"
    return Self("unknown-orientation", "There is no orientation \(quoted(name))" + way)
  }

  static let expectedView = Self(
    "expected-view", "Expected a view", help: "a view is a name in brackets, as in '[title]'")
  static let relationOutsideParentheses = Self(
    "expected-view", "Expected a view", help: "write a relation of a gap in parentheses: '-(>=8)-'")
  static let barInStack = Self(
    "expected-view", "Expected a view; a stack's edges cannot be written as '|'",
    help: "for the standard space to the stack's edges, write '[column:-[head]-[body]-]'")
  static let invalidViewName = Self(
    "invalid-view-name",
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
      + "and underscores")
  static let unclosedView = Self("unclosed-view", unclosedViewSentence)
  static let unclosedGap = Self("unclosed-predicates", "A list of predicates must end with ')'")
  static let unfinishedGap = Self(
    "unfinished-connection",
    "A connection with a distance must end with the character that it starts with, as in '-8-'",
    help: "write '-8-', '-(>=8)-' or '~(10%)~'")
  static let unknownRelation = Self("unknown-relation", "Unknown relation. Must be ==, >=, or <=")
  static let misplacedBlank = Self(
    "misplaced-blank", "Spaces are not allowed next to an operator",
    help: "write '[a(b*2)]', not '[a(b * 2)]'")
  static let expectedObject = Self("expected-value", "Expected a number, a metric or a view")
  static let expectedGap = Self(
    "expected-value", "Expected a number or a metric",
    help: "'-' alone is the standard space, '-8-' a distance, '-(>=8)-' a predicate")
  static let expectedAmount = Self("expected-value", "Expected a number or a metric")
  static let expectedPriority = Self(
    "expected-priority", "Expected a priority: a number from 1 to 1000, or a metric")
  static let expectedRangeEnd = Self(
    "expected-range-end", "Expected the range's last number after '..'",
    help: "'[v1..5]' is v1 to v5")
  static let expectedAttribute = Self(
    "expected-attribute", "Expected '.' and an attribute", help: "as in 'C:a.centerX(b.centerX).top(20)'")
  static let expectedPredicates = Self(
    "expected-predicates", "Expected '(' and another attribute or a constant", help: "as in 'C:a.top(20)'")
  static let unexpectedText = Self("unexpected-text", "Expected a connection, a view or an option")

  static func tooDeep(limit: Int) -> Self {
    Self("too-deep", "View stacks can be nested at most \(limit) levels deep")
  }

  static func tooLong(limit: Int) -> Self {
    Self("too-long", "A line is limited to \(limit) elements", help: "split it into several lines")
  }
}

extension VisualFormatError {
  static func unknownView(_ name: String, nearest: String?) -> Self {
    Self(
      "unknown-view", "Unable to find view with name \(shortened(name))" + didYouMean(nearest),
      help: name == "superview" ? "the superview is '|', at the start or the end of a line" : nil)
  }

  static func unknownObject(_ name: String, nearest: String?) -> Self {
    Self(
      "unknown-view",
      "Unable to find view with name \(shortened(name)), and no metric has that name" + didYouMean(nearest))
  }

  static func unknownMetric(_ name: String, nearest: String?, isView: Bool) -> Self {
    Self(
      "unknown-metric", "Unable to find metric with name \(shortened(name))" + didYouMean(nearest),
      help: isView
        ? "for the view, write '[\(name)]'; for a gap as large as the view, write '-(\(name))-'"
        : nearest == nil ? "to declare the metric, write 'let \(name) = 8'" : nil)
  }

  static func unknownPriority(_ name: String, nearest: String?) -> Self {
    Self(
      "unknown-metric", "Unable to find metric with name \(shortened(name))" + didYouMean(nearest),
      help: "a priority is a number from 1 to 1000, a metric, or 'required', 'high', 'low' or 'fittingSize'")
  }

  static func unknownAttribute(_ name: String, nearest: String?) -> Self {
    Self("unknown-attribute", "There is no attribute \(quoted(name))" + didYouMean(nearest))
  }

  static func priorityOutOfRange(_ number: Double) -> Self {
    Self(
      "priority-out-of-range",
      "Invalid priority specified: \(plainNumber(number) ?? String(number)). Priority cannot be "
        + (number > 1000 ? "higher than required, which is 1000" : "lower than 1"))
  }

  static let numberTooLarge = Self("number-too-large", "This number is too large")

  static func backwardsRange(name: String, first: Int, last: Int) -> Self {
    Self("empty-range", "The range of \(quoted(name)) ends before it starts: \(first) to \(last)")
  }

  static func noSuperview(of name: String) -> Self {
    Self(
      "no-superview",
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      help: "'\(name)' is the root view; use '|' only beside a view that has a superview")
  }

  static let locationAsGap = Self(
    "size-with-location", "The size of a gap cannot depend on a location",
    help: "use a width or a height instead")

  private static func shortened(_ name: String) -> String { name.count <= 60 ? name : name.prefix(60) + "…" }
}

extension VisualFormatError {
  static func unknownOption(_ name: String, nearest: String?) -> Self {
    Self("unknown-option", "There is no option \(quoted(name))" + didYouMean(nearest))
  }

  static let wordBeforeOptions = Self(
    "unexpected-text", "The options must directly follow the visual format string, without 'options:'",
    help: "leave out 'options:'")

  static func optionAlongAxis(_ name: String, isHorizontal: Bool) -> Self {
    let axis = isHorizontal ? "horizontal" : "vertical"
    return Self(
      "option-along-axis",
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
        + "layout that is also \(axis)",
      help: "'\(name)' needs a line that starts with '\(isHorizontal ? "V:" : "H:")'")
  }

  static func optionOnWrongAxis(_ name: String) -> Self {
    Self(
      "option-along-axis", "\(quoted(name)) is only for vertical visual format strings",
      help: "start the line with 'V:'")
  }

  static func optionNotHere(_ name: String) -> Self {
    Self("option-not-here", "A line that starts with 'Z:' cannot have options such as \(quoted(name))")
  }

  static func conflictingDirections(_ first: String, _ second: String) -> Self {
    Self("conflicting-options", "A line cannot have two directions, '\(first)' and '\(second)'")
  }
}

extension VisualFormatError {
  static func stackDeclaredTwice(_ name: String, first: SourceSpan) -> Self {
    var error = Self("duplicate-stack", "A stack named \(quoted(name)) has already been created")
    error.notes = [Diagnostic.Note("\(quoted(name)) becomes a stack here", at: first)]
    return error
  }

  static let stackOnBothAxes = Self(
    "stack-axis", "A stack cannot arrange views on both axes", help: "start the line with 'H:' or 'V:'")
  static let stackOfSeveral = Self("stack-of-several", "A range of views cannot be a stack")
  static let sizeInDepthOrder = Self(
    "size-in-order", "A line that starts with 'Z:' sets the drawing order and cannot set sizes")
  static let spacerInDepthOrder = Self(
    "step-in-order", "A line that starts with 'Z:' can have only '-', '-N-' or nothing between views",
    help: exampleOfSteps)
  static let stackInDepthOrder = Self("stack-axis", "A line that starts with 'Z:' cannot contain stacks")
  static let stepNotWhole = Self(
    "step-in-order", "A step in the drawing order must be a whole number", help: exampleOfSteps)
  private static let exampleOfSteps = "as in 'Z:|[back]-10-[front]'"

  static func circularOrder(_ name: String) -> Self {
    Self("circular-order", "Circular drawing order: \(quoted(name)) is in front of itself")
  }

  /// - Parameter siblings: The names of two siblings that can be ordered instead. Each of them contains one of the two
  ///   views or is that view itself. The value is `nil` if one of the two views contains the other.
  static func orderAcrossSuperviews(
    _ back: String, _ front: String, siblings: (back: String, front: String)?
  ) -> Self {
    Self(
      "order-across-superviews",
      "\(quoted(back)) and \(quoted(front)) have different superviews, so this order has no effect",
      help: siblings.map { "to order the views that contain them, write 'Z:[\($0.back)][\($0.front)]'" }
        ?? "a view is always drawn in front of its superview")
  }
}
