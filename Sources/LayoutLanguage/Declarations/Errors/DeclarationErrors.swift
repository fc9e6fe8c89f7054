import Diagnostics
import Encoding
import LayoutModel

extension Diagnostic {
  static func expectedName(after word: String, at span: SourceSpan) -> Self {
    .error(
      "expected-name", "expected a name after '\(word)'; a name is made of a-z, A-Z, 0-9 and '_'", at: span)
  }

  static func unexpectedText(after owner: String, at span: SourceSpan) -> Self {
    .error("unexpected-text", "unexpected text after \(owner)", at: span)
  }

  static func unknownStatement(
    _ word: String, suggestion: String?, isAtView: Bool, at span: SourceSpan
  ) -> Self {
    let way =
      isAtView
      ? "; begin rules about this view with '\(word):', and an equation with '\(word).'"
      : didYouMean(suggestion)
    return .error(
      "unknown-statement", "unknown statement \(quoted(word))" + way, at: span,
      help: isAtView || suggestion != nil
        ? nil
        : "a line that declares a view begins with its kind: \(LanguageWords.kinds.joined(separator: " ")); other lines can begin with "
          + LanguageWords.directives.joined(separator: " "))
  }

  /// The error for a block whose view is not declared above the block; `declared` is the place of a later declaration,
  /// if any.
  static func blockOfUnknownView(
    _ name: String, declaredAt declared: SourceSpan?, suggestion: String?, at span: SourceSpan
  ) -> Self {
    if let declared {
      return .error(
        "later-view",
        "\(quoted(name)) is declared below; this block must come after the declaration",
        at: span,
        notes: [Note("'\(name)' is declared here", at: declared)])
    }
    return .error(
      "unknown-view", "no view is named \(quoted(name))" + didYouMean(suggestion), at: span,
      help: suggestion == "metrics"
        ? nil
        : suggestion.map {
          "'\($0) { … }' adds properties and subviews to the existing view; to declare a new view, begin the line with its kind"
        }
          ?? "to declare a view, begin the line with its kind, as in 'view \(name.utf8.count <= 60 ? name : "NAME") {'"
    )
  }

  static func duplicateView(_ name: String, at span: SourceSpan, first: SourceSpan?) -> Self {
    .error(
      "duplicate-view", "another view is named \(quoted(name)); a name can be used only once in a file",
      at: span,
      notes: theFirst(at: first))
  }

  static func duplicateMetric(_ name: String, at span: SourceSpan, first: SourceSpan) -> Self {
    .error(
      "duplicate-metric", "another metric is named \(quoted(name))", at: span, notes: theFirst(at: first))
  }

  static func duplicateCanvas(_ name: String?, at span: SourceSpan, first: SourceSpan?) -> Self {
    .error(
      "duplicate-canvas",
      name.map { "another canvas is named \(quoted($0))" }
        ?? "only one canvas can be unnamed; write 'canvas \"NAME\" …'", at: span, notes: theFirst(at: first))
  }

  static func duplicateRootName(at span: SourceSpan, first: SourceSpan) -> Self {
    .error(
      "duplicate-root-name",
      "the root view can have only one name, but another canvas gives it a different one",
      at: span,
      notes: theFirst(at: first))
  }

  private static func theFirst(at span: SourceSpan?) -> [Note] {
    span.map { [Note("the first one is here", at: $0)] } ?? []
  }

  static func repeatedProperty(_ name: String, at span: SourceSpan) -> Self {
    Diagnostic(
      .warning, code: "repeated-property", "'\(name)' is set more than once; the last value counts", at: span)
  }

  static func misplacedInBlock(keyword: String, at span: SourceSpan) -> Self {
    .error(
      "misplaced-statement", "'\(keyword)' applies to the whole file and cannot be used in a block", at: span)
  }

  static func propertyOutsideView(_ name: String, at span: SourceSpan) -> Self {
    .error(
      "property-outside-view", "'\(name)' is a property; put it on the view's line or in its block", at: span)
  }

  static func blockWithoutOwner(at span: SourceSpan) -> Self {
    .error("unexpected-block", "this '{' needs a view or 'metrics' before it, on the same line", at: span)
  }

  static func misplacedText(at span: SourceSpan) -> Self {
    .error("misplaced-text", "the text must come right after the view's name", at: span)
  }

  static func unknownProperty(
    _ name: String, owner: String, suggestion: String?, at span: SourceSpan
  ) -> Self {
    .error(
      "unknown-property", "\(owner) has no property \(quoted(name))" + didYouMean(suggestion), at: span)
  }

  static func misplacedProperty(_ property: ViewProperty, _ kind: ViewKind, at span: SourceSpan) -> Self {
    .error(
      "misplaced-property",
      property == .after
        ? "'after' sets the distance to the next member of a stack, but this \(kind.rawValue) is not in a stack"
        : "'\(property.rawValue)' applies only to stacks, but this is \(kind.withArticle)", at: span)
  }

  static func misplacedAlignment(
    _ word: String, _ kind: ViewKind, _ axis: Axis?, at span: SourceSpan
  ) -> Self {
    let message: String
    if let axis {
      let possible = StackArrangement.Alignment.allCases.filter { $0.isPossible(along: axis) }
      message =
        "'align \(word)' does not apply to a \(axis.line); its members can be aligned "
        + list(possible.map(\.rawValue))
    } else {
      message =
        "'align \(word)' applies only to stacks, but this is \(kind.withArticle); text can be aligned "
        + list(TextAlignment.allCases.map(\.rawValue))
    }
    return .error("misplaced-property", message, at: span)
  }

  static func unknownChoice(
    _ word: String, property: String, choices: [String], suggestion: String?, at span: SourceSpan
  ) -> Self {
    let way = suggestion.map { "; did you mean '\($0)'?" } ?? "; it can be \(list(choices))"
    return .error("unknown-word", "'\(property)' cannot be \(quoted(word))" + way, at: span)
  }

  private static func list(_ words: [String]) -> String {
    listed(words.map { "'\($0)'" }, "or")
  }

  static func unusedProperty(_ property: ViewProperty, _ reason: String, at span: SourceSpan) -> Self {
    Diagnostic(
      .warning, code: "unused-property", "'\(property.rawValue)' has no effect here: \(reason)", at: span)
  }

  /// A warning about `stack column {`, which is a row with the name `column`.
  static func stackNamedLikeDirection(_ name: String, at span: SourceSpan?) -> Self {
    Diagnostic(
      .warning, code: "stack-name",
      "'\(name)' is the name of this stack, not its direction, so the stack is a row", at: span,
      help: "to set the direction, add it after the name: 'stack NAME column'")
  }

  static func unusedText(_ kind: ViewKind, name: String, at span: SourceSpan) -> Self {
    Diagnostic(.warning, code: "unused-text", reasonForNoText(kind, name: name), at: span)
  }
}

/// Returns a sentence that says that a kind of view draws no text and, for most kinds, what to write instead.
func reasonForNoText(_ kind: ViewKind, name: String) -> String {
  let ways = kindsWithText(like: name).map { "'\($0.rawValue) \(name) …'" }
  let way: String
  if kind == .image {
    way = "; it is drawn as a frame with a cross"
  } else if kind.operand == .fraction {
    way = "; its value is a number without quotes, as in '\(kind.rawValue) \(name) 0.5'"
  } else {
    way = kind == .guide || kind.isControl ? "" : "; to draw text, write \(ways.joined(separator: " or "))"
  }
  return "\(kind.withArticle) draws no text" + way
}

/// Returns the kinds of views to suggest for a view's name: up to two that resemble the name, such as `button` for
/// `okButton`, and then `label`.
private func kindsWithText(like name: String) -> [ViewKind] {
  let name = name.lowercased()
  let like = ViewKind.allCases.filter { kind in
    guard kind.takesText, kind != .label, kind != .box else { return false }
    return name.contains(kind.rawValue) || name.utf8.count >= 3 && kind.rawValue.contains(name)
  }
  return like.prefix(2) + [.label]
}

extension ViewKind {
  var withArticle: String { traits.article.isEmpty ? "'\(rawValue)'" : "\(traits.article) \(rawValue)" }
}
