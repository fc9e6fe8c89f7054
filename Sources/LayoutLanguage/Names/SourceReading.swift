package import Diagnostics

/// The layout of a file and the words of its text. The file is read only once for all of an editor's requests.
package final class SourceReading {
  package struct Block: Sendable, Equatable {
    /// The span of the text before the `{`, which can be empty.
    package var header: SourceSpan
    package var opening: Int
    /// The offset of the `}`, or the end of the text if the `}` is missing.
    package var closing: Int
  }

  package var parsed: ParsedLayout
  private let source: SourceText
  private let document: Document
  private let roles: TokenRoles
  private let hasCanonicalForm: Bool

  package init(_ source: SourceText) {
    self.source = source
    roles = TokenRoles()
    (parsed, document) = readSource(source, notingIn: roles)
    hasCanonicalForm = !parsed.hasErrors
  }

  /// Creates a reading of a file in another format, such as a storyboard, whose text has no words of the layout
  /// language.
  package init(withoutWords parsed: ParsedLayout) {
    source = SourceText(name: "", utf8: [])
    roles = TokenRoles()
    (self.parsed, document) = (parsed, Document(stream: TokenStream(source)))
    hasCanonicalForm = false
  }

  private lazy var tokenized = document.statements(with: roles)

  package private(set) lazy var words = SourceWords(tokenized)

  /// The formatted text; `nil` if the text has errors.
  package var formatted: String? {
    hasCanonicalForm ? FormattedLines(source, document, tokenized).text : nil
  }

  package var statements: [SourceSpan] {
    document.parts.compactMap { part in
      switch part {
      case .statement(let span, _), .header(let span, _, _): span.start < span.end ? span : nil
      case .blockEnd, .pasted: nil
      }
    }
  }

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
