import Diagnostics
import Encoding
import LayoutModel

/// Reads the assertions of a file:
///
///     assertion  = "assert" (comparison | ["not"] property) [string]
///     comparison = an equation without a priority                      (see EquationParser)
///     property   = ("inside" | "apart") NAME NAME | ("truncated" | "ambiguous") NAME
///
/// Assertions are read last, when all views exist.
func readAssertions(_ statements: [SourceSpan], in context: NotationContext) -> [Assertion] {
  context.closeNames()
  return statements.compactMap { span in
    var reader = AssertionReader(span, in: context)
    do throws(Diagnostic) {
      return try reader.read()
    } catch {
      context.report(error)
      return nil
    }
  }
}

enum AssertedProperty: String, CaseIterable {
  case inside, apart, truncated, ambiguous

  var viewCount: Int {
    switch self {
    case .inside, .apart: 2
    case .truncated, .ambiguous: 1
    }
  }

  fileprivate static var list: String {
    listed(allCases.map { "'\($0.rawValue)'" }, "or")
  }
}

extension Diagnostic {
  fileprivate static func unexpectedTextBehindAssertion(at span: SourceSpan) -> Self {
    .error(
      "unexpected-text", "unexpected text after the assertion; only a name in quotes can follow it", at: span)
  }
}

private struct AssertionReader {
  private var cursor: Cursor
  private let statement: SourceSpan
  private let context: NotationContext

  init(_ statement: SourceSpan, in context: NotationContext) {
    self.statement = statement
    self.context = context
    cursor = context.cursor(at: statement)
  }

  mutating func read() throws(Diagnostic) -> Assertion? {
    _ = cursor.takeName()
    cursor.skipBlanks()
    return try isAtProperty ? readProperty() : readComparison()
  }

  private var isAtProperty: Bool {
    var ahead = cursor
    guard let word = ahead.takeName() else { return false }
    ahead.skipBlanks()
    if isNameStart(ahead.byte) { return true }
    let isWord = word.text == "not" || AssertedProperty(rawValue: word.text) != nil
    return isWord && (ahead.isAtEnd || ahead.isAtString)
  }

  private mutating func readComparison() throws(Diagnostic) -> Assertion? {
    let span = SourceSpan(start: cursor.offset, end: statement.end)
    var parser = EquationParser(span, in: context)
    do throws(Diagnostic) {
      try parser.parse()
    } catch {
      throw error.code == "unexpected-text" ? .unexpectedTextBehindAssertion(at: error.span ?? span) : error
    }
    if let priority = parser.prioritySpan {
      throw .error(
        "assertion-priority", "an assertion cannot have a priority; leave it out", at: priority)
    }
    guard case .items(let first, let second, let multiplier, let constant)? = parser.resolvedForm() else {
      return nil
    }
    return Assertion(
      .comparison(
        first: first, parser.relation, second: second, multiplier: multiplier, constant: constant),
      identifier: parser.identifier, span: statement)
  }

  // MARK: - Properties

  private mutating func readProperty() throws(Diagnostic) -> Assertion? {
    let isNegated = takeNot()
    let word = try takePropertyName(isNegated: isNegated)
    let views = try takeViews(of: word)
    let identifier = try cursor.takeIdentifier()
    if !cursor.isAtEnd { throw .unexpectedTextBehindAssertion(at: cursor.characterHere) }
    guard views.count == word.viewCount else { return nil }
    let property: Assertion.Property =
      switch word {
      case .inside: .inside(views[0], views[1])
      case .apart: .apart(views[0], views[1])
      case .truncated: .truncated(views[0])
      case .ambiguous: .ambiguous(views[0])
      }
    return Assertion(.property(property, isNegated: isNegated), identifier: identifier, span: statement)
  }

  private mutating func takeNot() -> Bool {
    var ahead = cursor
    guard let word = ahead.takeName(), word.text == "not" else { return false }
    cursor.roles?.note(.assertedProperty, word.span)
    ahead.skipBlanks()
    cursor = ahead
    return true
  }

  private mutating func takePropertyName(isNegated: Bool) throws(Diagnostic) -> AssertedProperty {
    let place = cursor.characterHere
    guard let word = cursor.takeName(as: .assertedProperty) else {
      throw .error("expected-assertion", "expected \(AssertedProperty.list) after 'not'", at: place)
    }
    cursor.skipBlanks()
    if let property = AssertedProperty(rawValue: word.text), cursor.byte != UInt8(ascii: ".") {
      return property
    }
    if isNegated, cursor.byte == UInt8(ascii: ".") {
      throw .error(
        "negated-comparison",
        "'not' can only precede \(AssertedProperty.list); "
          + "to negate a comparison, change its relation, for example from '>=' to '<='",
        at: word.span)
    }
    let words = AssertedProperty.allCases.map(\.rawValue) + (isNegated ? [] : ["not"])
    let suggestion = nearest(to: word.text, in: words)
    var ahead = cursor
    if let name = ahead.takeName(), let property = AssertedProperty(rawValue: name.text) {
      ahead.skipBlanks()
      let second = property.viewCount == 2 ? ahead.takeName()?.text ?? "superview" : nil
      throw .error(
        "unknown-assertion",
        "'\(name.text)' must come before its views: write 'assert \(isNegated ? "not " : "")\(name.text) \(word.text)"
          + "\(second.map { " " + $0 } ?? "")'",
        at: word.span)
    }
    if word.text.hasPrefix("overlap") || word.text.hasPrefix("intersect") {
      throw .error(
        "unknown-assertion",
        "there is no assertion \(quoted(word.text)); to assert that two views do not overlap, write 'assert apart a b'",
        at: word.span)
    }
    let way = "; write a comparison such as 'a.width >= 44', or \(AssertedProperty.list)"
    throw .error(
      "unknown-assertion",
      "there is no assertion \(quoted(word.text))"
        + (suggestion == nil ? way : didYouMean(suggestion)),
      at: word.span)
  }

  private mutating func takeViews(of property: AssertedProperty) throws(Diagnostic) -> [ViewID] {
    var views: [ViewID] = []
    for number in 1...property.viewCount {
      cursor.skipBlanks()
      guard let name = cursor.takeName(as: .view) else {
        if cursor.byte == UInt8(ascii: ",") {
          throw .error(
            "unexpected-text", "separate the names of views with spaces, without ','",
            at: cursor.characterHere)
        }
        let example = "assert \(property.rawValue) a" + (property.viewCount == 1 ? "" : " b")
        throw .error(
          "expected-name",
          "expected a \(number == 1 ? "" : "second ")view's name, as in '\(example)'",
          at: cursor.characterHere)
      }
      guard let view = view(name, of: views.first, in: property) else { continue }
      if views.first == view {
        throw .error(
          "same-view",
          "'\(property.rawValue)' needs two different views, but \(quoted(name.text)) is named twice",
          at: name.span)
      }
      let kind = context.views[view.index].kind
      if property == .truncated, !kind.setsText {
        throw .error(
          "no-text",
          "\(quoted(name.text)) has no text that could be truncated: its kind is '\(kind.rawValue)'",
          at: name.span)
      }
      views.append(view)
    }
    return views
  }

  /// Returns the view with the given name (for `superview`, the superview of `first`), or reports an unknown name.
  private func view(
    _ name: (text: String, span: SourceSpan), of first: ViewID?, in property: AssertedProperty
  ) -> ViewID? {
    if name.text == "superview", let first, let superview = context.superview(of: first) { return superview }
    if let view = context.view(named: name.text) { return view }
    context.report(
      .unknownView(name.text, suggestion: context.nearestViewName(to: name.text), at: name.span))
    return nil
  }
}
