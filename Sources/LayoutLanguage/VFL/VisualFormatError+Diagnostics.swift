import Diagnostics

// How errors read. Where the Auto Layout Guide publishes a sentence, or Auto Layout's users meet one, it stands
// first, and what helps follows it.

extension VisualFormatError {
  func diagnostic(at span: SourceSpan) -> Diagnostic {
    let (code, message, help) = words
    return Diagnostic(.error, code: code, message, at: span, notes: notes, help: help)
  }

  private var notes: [Diagnostic.Note] {
    guard case .stackDeclaredTwice(let name, let first) = self else { return [] }
    return [Diagnostic.Note("'\(name)' is made a stack here", at: first)]
  }

  private var words: (code: String, message: String, help: String?) {
    stringWords ?? nameWords ?? lineWords
  }

  /// Apple's sentence for all that is wrong between a view's brackets.
  static let unclosedViewSentence =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"

  private var stringWords: (String, String, String?)? {
    switch self {
    case .expectedColon(let name):
      let arrangement =
        switch name {
        case "V": "vertical arrangement"
        case "H": "horizontal arrangement"
        case "HV": "an arrangement on both axes"
        case "Z": "the order from back to front"
        default: "constraints of one view"
        }
      return ("expected-colon", "Expected ':' after '\(name)' to specify \(arrangement)", nil)
    case .unknownOrientation(let name):
      let known = ["H", "V", "HV", "Z", "C"]
      let guess = known.first { $0.lowercased() == name.lowercased() }
      let suggestion = guess.map { "; did you mean '\($0)'?" } ?? ", only H, V, HV, Z and C"
      return ("unknown-orientation", "There is no orientation '\(name)'\(suggestion)", nil)
    case .expectedView:
      return ("expected-view", "Expected a view", "a view is a name in brackets, as in '[title]'")
    case .barInStack:
      return (
        "expected-view", "Expected a view; a stack ends at its own edges, without '|'",
        "'[column:-[head]-[body]-]' keeps the standard space to the stack's edges"
      )
    case .invalidViewName:
      return (
        "invalid-view-name",
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores",
        nil
      )
    case .unclosedView: return ("unclosed-view", Self.unclosedViewSentence, nil)
    case .unclosedGap: return ("unclosed-predicates", "A list of predicates must end with ')'", nil)
    case .unclosedSpacer:
      return ("unclosed-predicates", "A list of predicates must end with ')'", "'~(10%)~' is a spacer")
    case .unfinishedGap:
      return (
        "unfinished-connection", "A connection with a distance must end as it starts",
        "write '-8-', '-(>=8)-' or '~(10%)~'"
      )
    case .unknownRelation: return ("unknown-relation", "Unknown relation. Must be ==, >=, or <=", nil)
    case .misplacedBlank:
      return (
        "misplaced-blank", "No blank may stand beside an operator", "write '[a(b*2)]', not '[a(b * 2)]'"
      )
    case .expectedObject: return ("expected-value", "Expected a number, a metric or a view", nil)
    case .expectedGap:
      return (
        "expected-value", "Expected a number or a metric",
        "'-' alone is the standard space, '-8-' a distance, '-(>=8)-' a predicate"
      )
    case .expectedAmount: return ("expected-value", "Expected a number or a metric", nil)
    case .expectedPriority:
      return ("expected-priority", "Expected a priority: a number from 1 to 1000 or a metric", nil)
    case .expectedRangeEnd:
      return ("expected-range-end", "Expected the number of a range's last view", "'[v1..5]' is v1 to v5")
    case .expectedAttribute:
      return ("expected-attribute", "Expected '.' and an attribute", "as in 'C:a.centerX(b.centerX).top(20)'")
    case .expectedPredicates:
      return ("expected-predicates", "Expected '(' and what the attribute is tied to", "as in 'C:a.top(20)'")
    case .unexpectedText:
      return ("unexpected-text", "Expected a connection, a view or an option", nil)
    case .tooDeep(let limit):
      return ("too-deep", "View stacks may be nested \(limit) deep at most", nil)
    case .tooLong(let limit):
      return (
        "too-long", "A line may not say more than \(limit) things at once", "split it into several lines"
      )
    case .setterMessage(let view, let attribute, let value):
      return (
        "objective-c-message",
        "This is a message to an object, no constraint; write '\(view).\(attribute) = \(value)'",
        "\(view).\(attribute) = \(value)"
      )
    default: return nil
    }
  }

  private var nameWords: (String, String, String?)? {
    switch self {
    case .unknownView(let name, let nearest):
      let help = name == "superview" ? "the superview is '|' at the end of a line, or '50%' of its size" : nil
      return ("unknown-view", "Unable to find view with name \(name)" + didYouMean(nearest), help)
    case .unknownObject(let name, let nearest):
      return (
        "unknown-view", "Unable to find view with name \(name), nor a metric" + didYouMean(nearest), nil
      )
    case .unknownMetric(let name, let nearest, let isView):
      let help =
        isView ? "'-(\(name))-' is a gap as large as view '\(name)'" : "'let \(name) = 8' declares it"
      return ("unknown-metric", "Unable to find metric with name \(name)" + didYouMean(nearest), help)
    case .unknownAttribute(let name, let nearest):
      return ("unknown-attribute", "There is no attribute '\(name)'" + didYouMean(nearest), nil)
    case .unknownPriority(let name, let nearest):
      return (
        "unknown-metric", "Unable to find metric with name \(name)" + didYouMean(nearest),
        "a priority is a number from 1 to 1000 or a metric"
      )
    case .priorityOutOfRange(let number):
      return (
        "invalid-priority", "Invalid priority specified: \(text(number))",
        "a priority is a number from 1 to 1000, which is required"
      )
    case .numberTooLarge: return ("number-too-large", "This number is too large", nil)
    case .divisionByZero: return ("division-by-zero", "Nothing can be divided by 0", nil)
    case .zeroMultiplier:
      return ("zero-multiplier", "A multiplier of 0 ties nothing", "compare with a number instead")
    case .backwardsRange(let name, let first, let last):
      return ("empty-range", "The range of '\(name)' ends before it starts, \(first) to \(last)", nil)
    case .noSuperview(let name):
      return (
        "no-superview",
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        "'\(name)' is the root, the canvas itself"
      )
    default: return nil
    }
  }

  private var lineWords: (String, String, String?) {
    switch self {
    case .sizeWithLocation:
      return ("incompatible-attributes", "A size cannot be tied to a location", nil)
    case .horizontalWithVertical:
      return ("incompatible-attributes", "A horizontal location cannot be tied to a vertical one", nil)
    case .directionalWithAbsolute:
      return (
        "incompatible-attributes", "Leading and trailing cannot be tied to left and right",
        "which of them meet depends on the reading direction"
      )
    case .locationAsGap:
      return ("incompatible-attributes", "A gap cannot be as large as a location", "use a width or a height")
    case .unknownOption(let name, let nearest):
      return ("unknown-option", "There is no option '\(name)'" + didYouMean(nearest), nil)
    case .optionAlongAxis(let name, let isHorizontal):
      let axis = isHorizontal ? "horizontal" : "vertical"
      return (
        "option-along-axis",
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis)",
        "'\(name)' goes with a line that starts with '\(isHorizontal ? "V:" : "H:")'"
      )
    case .optionOnWrongAxis(let name):
      return (
        "option-along-axis",
        "'\(name)' is for vertical lines; views side by side have no baselines between them",
        "start the line with 'V:'"
      )
    case .optionNotHere(let name):
      return ("option-not-here", "A line that starts with 'Z:' takes no options, not '\(name)' either", nil)
    case .conflictingDirections(let first, let second):
      return ("conflicting-options", "A line has one direction, not both '\(first)' and '\(second)'", nil)
    case .stackDeclaredTwice(let name, _):
      return ("duplicate-stack", "A stack named '\(name)' has already been created", nil)
    case .stackOnBothAxes:
      return ("stack-axis", "A stack runs along one axis; start the line with 'H:' or 'V:'", nil)
    case .stackOfSeveral:
      return ("stack-of-several", "A stack is one view, no range of them", nil)
    case .sizeInDepthOrder:
      return ("size-in-order", "A line that starts with 'Z:' orders views, it gives them no size", nil)
    case .spacerInDepthOrder:
      return (
        "step-in-order", "A step in the order of drawing is '-', '-N-' or nothing",
        "as in 'Z:|[back]-10-[front]'"
      )
    case .stackInDepthOrder:
      return ("stack-axis", "A line that starts with 'Z:' makes no stacks", nil)
    case .stepNotWhole:
      return ("step-in-order", "A step in the order of drawing is a whole number", nil)
    default:
      return ("circular-order", "These views would each have to be in front of the other", nil)
    }
  }

  private func didYouMean(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

  private func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
