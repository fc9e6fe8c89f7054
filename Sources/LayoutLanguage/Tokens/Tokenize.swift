import Diagnostics
import LayoutModel

/// A statement of a source and what it is made of.
struct TokenizedStatement: Sendable {
  var span: SourceSpan
  var form: StatementForm
  /// In the order of the source. They cover all of it but blanks.
  var tokens: [SourceToken]
}

/// Cuts the statements of a source into tokens, also where they have errors.
///
/// The tokens of a statement depend on nothing but it and whether it stands in a block. Cost: of parsing.
func tokenize(_ source: SourceText) -> [TokenizedStatement] {
  guard checkText(source) == nil else { return [] }
  let document = splitStatements(source)
  // 1. What the parsers know.
  let recorder = TokenRecorder()
  let root = View(name: nil, kind: .view, parent: nil)
  let context = NotationContext(source: source, views: [root], viewNames: [:], metrics: [:])
  context.tokens = recorder
  let declarations = readDeclarations(document, in: context)
  readStatements(declarations.statements, in: context)
  _ = readAssertions(declarations.assertions, in: context)
  // 2. What stands between.
  var lexer = TokenLexer(source, recorder)
  var depth = 0
  var statements: [TokenizedStatement] = []
  for part in document {
    switch part {
    case .statement(let span, _): statements.append(lexer.take(span, isInBlock: depth > 0))
    case .header(let span, _, _):
      if span.start < span.end { statements.append(lexer.take(span, isInBlock: depth > 0)) }
      depth += 1
    case .blockEnd: depth -= 1
    case .pasted: break
    }
  }
  return statements
}
