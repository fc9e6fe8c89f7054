import Diagnostics

// What errors are called, and the way out of them.

/// For words of rules that all notations share, where only the words are wanted.
let nowhere = SourceSpan(start: 0, end: 0)

extension VisualFormatError {
  var code: String {
    switch self {
    case .expectedColon: "expected-colon"
    case .unknownOrientation: "unknown-orientation"
    case .expectedView, .barInStack: "expected-view"
    case .invalidViewName: "invalid-view-name"
    case .unclosedView: "unclosed-view"
    case .unclosedGap: "unclosed-predicates"
    case .unfinishedGap: "unfinished-connection"
    case .unknownRelation: "unknown-relation"
    case .misplacedBlank: "misplaced-blank"
    case .expectedObject, .expectedGap, .expectedAmount: "expected-value"
    case .expectedPriority: "expected-priority"
    case .expectedRangeEnd: "expected-range-end"
    case .expectedAttribute: "expected-attribute"
    case .expectedPredicates: "expected-predicates"
    case .unexpectedText: "unexpected-text"
    case .tooDeep: "too-deep"
    case .tooLong: "too-long"
    case .unknownView, .unknownObject: "unknown-view"
    case .unknownMetric, .unknownPriority: "unknown-metric"
    case .unknownAttribute: "unknown-attribute"
    case .priorityOutOfRange: "priority-out-of-range"
    case .numberTooLarge: "number-too-large"
    case .backwardsRange: "empty-range"
    case .noSuperview: "no-superview"
    case .factor(let factor): factor.diagnostic(at: nowhere).code
    case .pair(let pair, let first, let second): pair.diagnostic(first, second, at: nowhere).code
    case .locationAsGap: "size-with-location"
    case .unknownOption: "unknown-option"
    case .optionAlongAxis, .optionOnWrongAxis: "option-along-axis"
    case .optionNotHere: "option-not-here"
    case .conflictingDirections: "conflicting-options"
    case .stackDeclaredTwice: "duplicate-stack"
    case .stackOnBothAxes, .stackInDepthOrder: "stack-axis"
    case .stackOfSeveral: "stack-of-several"
    case .sizeInDepthOrder: "size-in-order"
    case .spacerInDepthOrder, .stepNotWhole: "step-in-order"
    case .circularOrder: "circular-order"
    }
  }

  var help: String? {
    switch self {
    case .expectedView: "a view is a name in brackets, as in '[title]'"
    case .barInStack: "'[column:-[head]-[body]-]' keeps the standard space to the stack's edges"
    case .unfinishedGap: "write '-8-', '-(>=8)-' or '~(10%)~'"
    case .misplacedBlank: "write '[a(b*2)]', not '[a(b * 2)]'"
    case .expectedGap: "'-' alone is the standard space, '-8-' a distance, '-(>=8)-' a predicate"
    case .expectedRangeEnd: "'[v1..5]' is v1 to v5"
    case .expectedAttribute: "as in 'C:a.centerX(b.centerX).top(20)'"
    case .expectedPredicates: "as in 'C:a.top(20)'"
    case .tooLong: "split it into several lines"
    case .unknownView("superview", _): "the superview is '|' at the end of a line"
    case .unknownMetric(let name, _, isView: true): "'-(\(name))-' is a gap as large as view '\(name)'"
    case .unknownMetric(let name, nil, isView: false): "'let \(name) = 8' declares it"
    case .unknownPriority:
      "a priority is a number from 1 to 1000, a metric, or 'required', 'high', 'low' or 'fittingSize'"
    case .noSuperview(let name): "'\(name)' is the root, the canvas itself"
    case .locationAsGap: "a width or a height is a size"
    case .optionAlongAxis(let name, let isHorizontal):
      "'\(name)' goes with a line that starts with '\(isHorizontal ? "V:" : "H:")'"
    case .optionOnWrongAxis: "start the line with 'V:'"
    case .stackOnBothAxes: "start the line with 'H:' or 'V:'"
    case .spacerInDepthOrder, .stepNotWhole: "as in 'Z:|[back]-10-[front]'"
    default: nil
    }
  }
}
