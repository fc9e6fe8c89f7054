import Diagnostics

// How errors read. Where the Auto Layout Guide publishes a sentence, or users of Auto Layout meet one in their logs, it
// stands first and as it is; what helps follows it.

extension VisualFormatError {
  func diagnostic(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: span, notes: notes, help: help)
  }

  private var notes: [Diagnostic.Note] {
    guard case .stackDeclaredTwice(let name, let first) = self else { return [] }
    return [Diagnostic.Note("\(quoted(name)) is made a stack here", at: first)]
  }

  /// Apple's sentence for all that is wrong between a view's brackets.
  static let unclosedViewSentence =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"

  private var message: String {
    switch self {
    case .expectedColon(let name): "Expected ':' after \(quoted(name)) to specify \(arrangement(name))"
    case .unknownOrientation(let name):
      "There is no orientation \(quoted(name))"
        + (orientation(like: name).map(didYouMean) ?? ", only H, V, HV, Z and C")
    case .expectedView: "Expected a view"
    case .barInStack: "Expected a view; a stack ends at its own edges, without '|'"
    case .invalidViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
        + "and underscores"
    case .unclosedView: Self.unclosedViewSentence
    case .unclosedGap: "A list of predicates must end with ')'"
    case .unfinishedGap:
      "A connection with a distance must end with the character that it starts with, as in '-8-'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .misplacedBlank: "Spaces are not allowed next to an operator"
    case .expectedObject: "Expected a number, a metric or a view"
    case .expectedGap, .expectedAmount: "Expected a number or a metric"
    case .expectedPriority: "Expected a priority: a number from 1 to 1000, or a metric"
    case .expectedRangeEnd: "Expected the number of a range's last view"
    case .expectedAttribute: "Expected '.' and an attribute"
    case .expectedPredicates: "Expected '(' and the attribute that it relates to"
    case .unexpectedText: "Expected a connection, a view or an option"
    case .tooDeep(let limit): "View stacks may be nested \(limit) deep at most"
    case .tooLong(let limit): "A line is limited to \(limit) elements"
    case .unknownView(let name, let nearest):
      "Unable to find view with name \(shortened(name))" + didYouMean(nearest)
    case .unknownObject(let name, let nearest):
      "Unable to find view with name \(shortened(name)), nor a metric" + didYouMean(nearest)
    case .unknownMetric(let name, let nearest, _), .unknownPriority(let name, let nearest):
      "Unable to find metric with name \(shortened(name))" + didYouMean(nearest)
    case .unknownAttribute(let name, let nearest):
      "There is no attribute \(quoted(name))" + didYouMean(nearest)
    case .priorityOutOfRange(let number):
      "Invalid priority specified: \(text(number)). Priority cannot be "
        + (number > 1000 ? "higher than required, which is 1000" : "lower than 1")
    case .numberTooLarge: "This number is too large"
    case .backwardsRange(let name, let first, let last):
      "The range of \(quoted(name)) ends before it starts: \(first) to \(last)"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .factor(let factor): factor.diagnostic(at: nowhere).message
    case .pair(let pair, let first, let second): pair.diagnostic(first, second, at: nowhere).message
    case .locationAsGap: "A gap cannot be as large as a location"
    case .unknownOption(let name, let nearest): "There is no option \(quoted(name))" + didYouMean(nearest)
    case .optionAlongAxis(_, let isHorizontal):
      "Options mask required views to be aligned on a \(axis(isHorizontal)) edge, which is not allowed for "
        + "layout that is also \(axis(isHorizontal))"
    case .optionOnWrongAxis(let name): "\(quoted(name)) is for vertical lines"
    case .optionNotHere(let name): "A line that starts with 'Z:' takes no option, so not \(quoted(name))"
    case .conflictingDirections(let first, let second):
      "A line runs in one direction, not in both '\(first)' and '\(second)'"
    case .stackDeclaredTwice(let name, _): "A stack named \(quoted(name)) has already been created"
    case .stackOnBothAxes: "A stack runs along one axis"
    case .stackOfSeveral: "A stack is one view, no range of them"
    case .sizeInDepthOrder: "A line that starts with 'Z:' sets the drawing order and cannot set sizes"
    case .spacerInDepthOrder: "A step in the order of drawing is nothing, '-' or '-N-'"
    case .stackInDepthOrder: "A line that starts with 'Z:' makes no stacks"
    case .stepNotWhole: "A step in the order of drawing is a whole number"
    case .circularOrder(let name): "Circular drawing order: \(quoted(name)) is in front of itself"
    }
  }

  private func orientation(like name: String) -> String? {
    ["H", "V", "HV", "Z", "C"].first { $0.lowercased() == name.lowercased() }
  }

  private func arrangement(_ orientation: String) -> String {
    switch orientation {
    case "V": "vertical arrangement"
    case "H": "horizontal arrangement"
    case "HV": "an arrangement on both axes"
    case "Z": "the order from back to front"
    default: "constraints of one view"
    }
  }

  private func axis(_ isHorizontal: Bool) -> String { isHorizontal ? "horizontal" : "vertical" }

  private func shortened(_ name: String) -> String { name.count <= 60 ? name : name.prefix(60) + "…" }

  private func text(_ number: Double) -> String { plainNumber(number) ?? String(number) }
}
