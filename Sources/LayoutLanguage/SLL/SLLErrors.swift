import Diagnostics

extension Diagnostic {
  static func missingOperand(at span: SourceSpan) -> Self {
    .error("missing-operand", "expected a value: a number, a percentage, a name or '('", at: span)
  }

  static func unclosedParenthesis(at span: SourceSpan, opening: SourceSpan) -> Self {
    .error(
      "unclosed-parenthesis", "expected ')'", at: span,
      notes: [.init("the parenthesis is opened here", at: opening)],
      help: "a comma always ends a rule, even inside parentheses")
  }

  static func signWithoutNumber(at span: SourceSpan) -> Self {
    .error(
      "missing-operand", "a sign must be directly followed by a number", at: span,
      help: "to negate a value, write '0 - name'")
  }

  static func missingPercentage(at span: SourceSpan) -> Self {
    .error(
      "expected-percentage", "'H:' and 'V:' must be followed by a percentage", at: span,
      help: "write H:50% or H:%p(NUMBER)")
  }

  static func missingArgument(of specifier: String, at span: SourceSpan) -> Self {
    let example = specifier == "f" || specifier == "p" ? "(12)" : "(header)"
    return .error(
      "missing-argument",
      "\(quoted("%" + specifier)) takes its argument in parentheses: %\(specifier)\(example)", at: span,
      help:
        "write the name or number in the parentheses; listing the arguments after the rules works only in Objective-C"
    )
  }

  static func argumentTooLong(of specifier: String, at span: SourceSpan) -> Self {
    .error(
      "unclosed-parenthesis", "expected ')': \(quoted("%" + specifier)) takes one name or number", at: span)
  }

  static func notAssignable(at span: SourceSpan) -> Self {
    .error(
      "not-assignable", "a value can only be assigned to a rule's name", at: span,
      help: "an assignment inside an expression needs parentheses: ll = (tt = 5) + 3")
  }

  static func ruleOnRoot(at span: SourceSpan) -> Self {
    .error(
      "rule-on-root", "the root view cannot have rules, as it has no superview to measure distances from",
      at: span, help: "put the rule into a view's block, or begin it with the view's name: badge: tt = 5")
  }

  static func assignmentOutsideBlock(_ name: String, at span: SourceSpan) -> Self {
    .error(
      "rule-on-root",
      "\(quoted(name)) cannot be assigned here: outside a view's block, an assignment is a rule of the root view, which cannot have rules",
      at: span,
      help:
        "an equation begins with an attribute, as in 'a.left = b.left'; "
        + "to declare a metric, write 'let gap = 12'"
    )
  }

  static func unknownRule(
    _ name: String, _ meaning: SLLNameMeaning, nearest: String?, about view: String?, at span: SourceSpan
  ) -> Self {
    let isAttribute = meaning == .nothing && attribute(named: name) != nil
    let isDirectional = isAttribute && attribute(named: name)?.isDirectionalSide == true
    let message =
      switch meaning {
      case .nothing where isDirectional:
        "no rule is named \(quoted(name)); the rules for the sides are 'll' (left) and 'rr' (right), which are not mirrored in right-to-left layouts"
      case .nothing: "no rule is named \(quoted(name))" + didYouMean(nearest)
      case .metric: "\(quoted(name)) is a metric; values can only be assigned to rules"
      case .view: "\(quoted(name)) is a view; begin rules about it with its name and a colon"
      case .property: "'\(name)' is a property; write it without '='"
      }
    var error = Self.error("unknown-rule", message, at: span)
    if let view, isAttribute {
      error.help =
        (isDirectional
          ? "for a distance from the superview's \(name) edge, " : "to constrain the attribute '\(name)', ")
        + "write an equation on a line of its own: '\(view).\(name) = …'"
    }
    return error
  }

  static func unknownName(
    _ name: String, _ meaning: SLLNameMeaning, nearest: String?, at span: SourceSpan
  ) -> Self {
    .error(
      "unknown-name",
      meaning == .view
        ? "\(quoted(name)) is a view; write one of its values, such as %tt(\(name)) or %w(\(name))"
        : "no rule or metric is named \(quoted(name))" + didYouMean(nearest), at: span)
  }

  static func unknownSpecifier(_ name: String, at span: SourceSpan) -> Self {
    let viewSpecifiers = SLLRuleName.allCases.map(\.rawValue).filter { $0.count < 3 }
    return .error(
      "unknown-specifier",
      name.isEmpty ? "expected a name after '%'" : "no value is named \(quoted("%" + name))", at: span,
      help:
        "for a value of a view, write one of %\(viewSpecifiers.joined(separator: ", %")); for a number or metric, write %f or %p"
    )
  }

  static func valueTooLarge(at span: SourceSpan) -> Self {
    .error("number-too-large", "the result is too large for a layout", at: span)
  }

  static func readTooEarly(_ name: SLLRuleName, at span: SourceSpan) -> Self {
    Diagnostic(
      .warning, code: "early-rule", "'\(name)' has no value yet, so 0 is used", at: span,
      help: "rules are evaluated in order; assign '\(name)' before this rule")
  }

  static func dropped(_ rule: SLLViewRules.Rule, kept: [SLLViewRules.Rule]) -> Self {
    Diagnostic(
      .warning, code: "dropped-rule",
      "'\(rule.name)' is ignored: \(kept.map { "'\($0.name)'" }.joined(separator: " and ")) were assigned later"
        + ", and a view keeps only the last two rules on each axis", at: rule.span,
      notes: kept.map { Note("'\($0.name)' is assigned here", at: $0.span) })
  }
}

/// The meaning of a name that is not the name of an SLL rule.
enum SLLNameMeaning { case nothing, metric, view, property }
