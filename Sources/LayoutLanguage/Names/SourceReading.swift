package import Diagnostics

/// A layout file, read once for all requests of an editor: its layout, and the words of its text.
///
/// It is a class, so that parts that only some requests need can be computed at their first use.
package final class SourceReading {
  /// A block in braces.
  package struct Block: Sendable, Equatable {
    /// The text before the `{` in its statement; empty if there is none.
    package var header: SourceSpan
    /// The offset of its `{`.
    package var opening: Int
    /// The offset of its `}`, or the text's end if it has none.
    package var closing: Int
  }

  /// The layout of the text, and its diagnostics, to which other parts of the program may add some.
  package var parsed: ParsedLayout
  private let source: SourceText
  private let document: Document
  private let roles: TokenRoles
  private let hasCanonicalForm: Bool

  /// Reads a text. Cost: that of parsing.
  package init(_ source: SourceText) {
    self.source = source
    roles = TokenRoles()
    (parsed, document) = readSource(source, notingIn: roles)
    hasCanonicalForm = !parsed.hasErrors
  }

  /// Creates the reading of a file that is not a layout file, and so has no words.
  package init(withoutWords parsed: ParsedLayout) {
    source = SourceText(name: "", utf8: [])
    roles = TokenRoles()
    (self.parsed, document) = (parsed, Document(stream: TokenStream(source)))
    hasCanonicalForm = false
  }

  private lazy var tokenized = document.statements(with: roles)

  /// The words and signs of the text, with their roles. Cost: a pass over the text at the first use.
  package private(set) lazy var words = SourceWords(tokenized)

  /// The text in its canonical form, as `formatted(_:)` describes it; `nil` where it has errors.
  package var formatted: String? {
    hasCanonicalForm ? FormattedLines(source, document, tokenized).text : nil
  }

  /// The statements and the headers of blocks, in the order of the text.
  package var statements: [SourceSpan] {
    document.parts.compactMap { part in
      switch part {
      case .statement(let span, _), .header(let span, _, _): span.start < span.end ? span : nil
      case .blockEnd, .pasted: nil
      }
    }
  }

  /// The blocks, in the order in which they begin.
  package var blocks: [Block] {
    var (blocks, open): ([Block], [Int]) = ([], [])
    for part in document.parts {
      switch part {
      case .header(let span, _, let brace):
        open.append(blocks.count)
        blocks.append(Block(header: span, opening: brace, closing: brace))
      case .blockEnd(let end): if let last = open.popLast() { blocks[last].closing = end }
      case .statement, .pasted: break
      }
    }
    return blocks
  }
}
