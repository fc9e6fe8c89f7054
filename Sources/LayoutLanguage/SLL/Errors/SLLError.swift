import Diagnostics

/// What can be wrong with a rule.
enum SLLError: Error, Equatable {
  // The syntax.
  case missingOperand(at: SourceSpan)
  /// `tt == 5`
  case equality(at: SourceSpan)
  case missingAssignment(name: String, at: SourceSpan)
  case unexpectedText(at: SourceSpan)
  case unclosedParenthesis(at: SourceSpan, opening: SourceSpan)
  case unopenedParenthesis(at: SourceSpan)
  case signWithoutNumber(at: SourceSpan)
  /// `H:` or `V:` before something else.
  case missingPercentage(at: SourceSpan)
  case missingArgument(of: String, at: SourceSpan)
  case argumentTooLong(of: String, at: SourceSpan)
  case ruleTooLong(at: SourceSpan)
  case number(NumberError)
  /// An assignment operator after something that cannot take a value, as in `5 = tt`.
  case notAssignable(at: SourceSpan)

  // The names.
  /// A rule outside any block, or one about the root by its name.
  case ruleOnRoot(at: SourceSpan)
  /// `a = …` outside any block, where `a` is not a rule's name.
  case assignmentOutsideBlock(name: String, at: SourceSpan)
  case unknownRule(name: String, what: NameMeaning, nearest: String?, at: SourceSpan)
  case unknownName(name: String, what: NameMeaning, nearest: String?, at: SourceSpan)
  case unknownView(name: String, nearest: String?, at: SourceSpan)
  case unknownMetric(name: String, nearest: String?, at: SourceSpan)
  case unknownSpecifier(name: String, at: SourceSpan)
  /// `%w(12)`
  case argumentIsNoView(specifier: String, at: SourceSpan)

  // The values.
  case productOfUnknowns(at: SourceSpan)
  case quotientByUnknown(at: SourceSpan)
  case divisionByZero(at: SourceSpan)
  case tooLarge(at: SourceSpan)

  /// What a name means elsewhere in the file.
  enum NameMeaning: Equatable {
    case nothing, metric, view, property
  }
}
