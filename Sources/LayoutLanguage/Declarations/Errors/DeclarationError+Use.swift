import Diagnostics
import LayoutModel

extension DeclarationError {
  /// The words for properties and texts that stand where they say nothing, and for words that a property does not know.
  var wordsAboutUse: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .unknownDevice(let name, let suggestion, let span):
      return (
        "unknown-device",
        "no device is named \(quoted(name))"
          + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; 'layoutdraw devices' lists them"),
        span
      )
    case .unknownChoice(let word, let property, let choices, let suggestion, let span):
      let way = suggestion.map { "; did you mean '\($0)'?" } ?? "; it can be \(list(choices))"
      return ("unknown-word", "'\(property)' cannot be \(quoted(word))" + way, span)
    case .misplacedProperty(let property, let kind, let span):
      let rule =
        property == .after
        ? "'after' sets the distance to the next member of a stack, and this \(kind.rawValue) is in none"
        : "'\(property.rawValue)' applies only to stacks, and this is \(kind.withArticle)"
      return ("misplaced-property", rule, span)
    case .misplacedAlignment(let word, let kind, let axis, let span):
      return ("misplaced-property", sentence(aboutAlignment: word, kind, axis), span)
    case .unusedProperty(let property, let kind, let reason, let span):
      return ("unused-property", "'\(property.rawValue)' has no effect here: \(reason.sentence(kind))", span)
    case .unusedText(let kind, let name, let span):
      let way = kind == .image || kind == .guide ? "" : "; 'label \(name) …' does"
      return ("unused-text", "\(kind.withArticle) draws no text" + way, span)
    default:
      preconditionFailure("the error has its words elsewhere")
    }
  }

  private func sentence(aboutAlignment word: String, _ kind: ViewKind, _ axis: Axis?) -> String {
    guard let axis else {
      return
        "'align \(word)' applies only to stacks, and this is \(kind.withArticle); text can be "
        + list(TextAlignment.allCases.map(\.rawValue))
    }
    let possible = StackArrangement.Alignment.allCases.filter { $0.isPossible(along: axis) }
    return
      "'align \(word)' does not apply to a \(axis == .horizontal ? "row" : "column"); its members can be aligned "
      + list(possible.map(\.rawValue))
  }

  private func list(_ words: [String]) -> String {
    words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(words.last ?? "")'"
  }
}

extension DeclarationError.NoUse {
  fileprivate func sentence(_ kind: ViewKind) -> String {
    switch self {
    case .setsNoText: "\(kind.withArticle) draws no text"
    case .colorOfNoText: "\(kind.withArticle) draws no text; 'fill' is the colour of the view itself"
    case .sizeOfStack: "a stack is as large as its members need; a constraint can fix its size"
    case .noIntrinsicSize: "\(kind.withArticle) without 'size' has no intrinsic content size"
    case .baselinesOfStack: "a stack's baselines are those of its members"
    case .baselinesOfText: "the text has baselines of its own"
    case .guideIsOutline: "a guide is only an outline, without a fill"
    }
  }
}

extension ViewKind {
  /// `an image`.
  var withArticle: String { (self == .image ? "an " : "a ") + rawValue }
}
