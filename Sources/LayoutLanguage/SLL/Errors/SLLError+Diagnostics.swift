import Diagnostics

extension SLLError {
  /// How the error reads.
  var diagnostic: Diagnostic {
    let words = words
    var diagnostic = Diagnostic(.error, code: words.code, words.message, at: span, help: words.help)
    if case .unclosedParenthesis(_, let opening) = self {
      diagnostic.notes = [Diagnostic.Note("the parenthesis opens here", at: opening)]
    }
    return diagnostic
  }

  /// How an error in a rule about a view reads: an attribute's name has its place in an equation.
  func diagnostic(about view: String?) -> Diagnostic {
    var diagnostic = diagnostic
    if let view, case .unknownRule(let name, .nothing, _, _) = self, attribute(named: name) != nil {
      let isDirectional = attribute(named: name)?.isDirectionalSide == true
      diagnostic.help =
        (isDirectional ? "" : "or ") + "write an equation on a line of its own: '\(view).\(name) = …'"
        + (isDirectional ? ", which counts from the superview's \(name) edge" : "")
    }
    return diagnostic
  }

  private var span: SourceSpan? {
    switch self {
    case .number(let error): error.diagnostic.span
    case .missingOperand(let span), .equality(let span), .missingAssignment(_, let span),
      .unexpectedText(let span),
      .unclosedParenthesis(let span, _), .unopenedParenthesis(let span), .signWithoutNumber(let span),
      .missingPercentage(let span), .missingArgument(_, let span), .argumentTooLong(_, let span),
      .ruleTooLong(let span), .notAssignable(let span), .ruleOnRoot(let span),
      .assignmentOutsideBlock(_, let span), .unknownRule(_, _, _, let span),
      .unknownName(_, _, _, let span), .unknownView(_, _, let span), .unknownMetric(_, _, let span),
      .unknownSpecifier(_, let span), .argumentIsNoView(_, let span), .productOfUnknowns(let span),
      .quotientByUnknown(let span), .divisionByZero(let span), .tooLarge(let span):
      span
    }
  }

  private typealias Words = (code: String, message: String, help: String?)

  private var words: Words {
    switch self {
    case .missingOperand:
      ("missing-operand", "expected a value: a number, a percentage, a name or '('", nil)
    case .missingAssignment(let name, _):
      ("expected-assignment", "expected '=' or another operator after \(quoted(name))", nil)
    case .unexpectedText: ("expected-operator", "expected an operator, or ',' before a further rule", nil)
    case .unclosedParenthesis:
      ("unclosed-parenthesis", "expected ')'", "a comma always ends a rule, even inside parentheses")
    case .unopenedParenthesis: ("unopened-parenthesis", "no '(' is open here", nil)
    case .signWithoutNumber:
      (
        "missing-operand", "a sign must be directly followed by a number",
        "to negate a value, write '0 - name'"
      )
    case .missingPercentage:
      (
        "expected-percentage", "'H:' and 'V:' must be followed by a percentage",
        "write H:50% or H:%p(NUMBER)"
      )
    case .missingArgument(let specifier, _): missingArgument(of: specifier)
    case .argumentTooLong(let specifier, _):
      ("unclosed-parenthesis", "expected ')': \(quoted("%" + specifier)) takes one name or number", nil)
    case .ruleTooLong: ("rule-too-long", "a rule can have a million values and operators at most", nil)
    case .notAssignable:
      (
        "not-assignable", "only a rule's name can be assigned to",
        "an assignment inside an expression stands in parentheses: ll = (tt = 5) + 3"
      )
    case .productOfUnknowns:
      (
        "nonlinear", "a product of two values that depend on the layout",
        "one of the two has to be a number, a metric or a rule that holds one"
      )
    case .quotientByUnknown:
      ("nonlinear", "the divisor depends on the layout; divide by a number or a metric", nil)
    case .divisionByZero: ("division-by-zero", "this divisor is 0", nil)
    case .tooLarge: ("number-too-large", "the result is too large to lay out with", nil)
    case .equality: ("expected-assignment", "a rule is assigned with a single '='", nil)
    case .number(let error): (error.diagnostic.code, error.diagnostic.message, error.diagnostic.help)
    case .ruleOnRoot:
      (
        "rule-on-root", "the root view cannot have rules, as it has no superview to measure distances in",
        "put it into a view's block, or name the view: badge: tt = 5"
      )
    case .assignmentOutsideBlock(let name, _):
      (
        "rule-on-root",
        "an assignment to \(quoted(name)) outside any view's block would be a rule on the root view",
        "an equation names attributes, as in a.left = b.left; a metric is declared by let gap = 12"
      )
    case .unknownRule(let name, let meaning, let nearest, _): unknownRule(name, meaning, nearest)
    case .unknownName(let name, let meaning, let nearest, _): unknownName(name, meaning, nearest)
    case .unknownView(let name, let nearest, _):
      ("unknown-view", "no view is named \(quoted(name))" + didYouMean(nearest), nil)
    case .unknownMetric(let name, let nearest, _):
      ("unknown-metric", "no metric is named \(quoted(name))" + didYouMean(nearest), nil)
    case .unknownSpecifier(let name, _):
      (
        "unknown-specifier",
        name.isEmpty ? "expected a name after '%'" : "there is no value \(quoted("%" + name))",
        "of another view: %\(Self.viewSpecifiers.joined(separator: " %")); of a number: %f %p"
      )
    case .argumentIsNoView(let specifier, _):
      ("expected-view", "\(quoted("%" + specifier)) takes a view's name, as in %\(specifier)(header)", nil)
    }
  }

  private func missingArgument(of specifier: String) -> Words {
    let example = specifier == "f" || specifier == "p" ? "(12)" : "(header)"
    return (
      "missing-argument",
      "\(quoted("%" + specifier)) takes its argument in parentheses: %\(specifier)\(example)",
      "use the name of the view or number that Objective-C passes as an argument"
    )
  }

  private func unknownRule(_ name: String, _ meaning: NameMeaning, _ nearest: String?) -> Words {
    let message =
      switch meaning {
      case .nothing where attribute(named: name)?.isDirectionalSide == true:
        "no rule is named \(quoted(name)): rules know left ('ll') and right ('rr'), which do not turn round under rtl"
      case .nothing: "no rule is named \(quoted(name))" + didYouMean(nearest)
      case .metric: "\(quoted(name)) is a metric; only rules can be assigned to"
      case .view: "\(quoted(name)) is a view; rules about it begin with its name and a colon"
      case .property: "'\(name)' is a property, which is written without '='"
      }
    return ("unknown-rule", message, nil)
  }

  private func unknownName(_ name: String, _ meaning: NameMeaning, _ nearest: String?) -> Words {
    let message =
      meaning == .view
      ? "\(quoted(name)) is a view; its distances are written %tt(\(name)), %w(\(name)) and so on"
      : "no rule or metric is named \(quoted(name))" + didYouMean(nearest)
    return ("unknown-name", message, nil)
  }

  private static let viewSpecifiers = SLLRuleName.allCases.map(\.rawValue).filter { $0.count < 3 }
}
