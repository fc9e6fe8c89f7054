package import Diagnostics

/// A layout file that was read once for all that an editor asks about it: what it means, and what its text is made of.
///
/// A class, so that what only some questions need is made when the first of them is asked.
package final class SourceReading {
  /// A `{`, what stands before it in its statement, and its `}`.
  package struct Block: Sendable, Equatable {
    /// Empty where nothing stands there.
    package var header: SourceSpan
    /// The offset of its `{`.
    package var opening: Int
    /// The offset of its `}`, or the text's end where it has none.
    package var closing: Int
  }

  /// The layout of the text. Other parts of the program may add diagnostics.
  package var parsed: ParsedLayout
  private let document: Document
  private let roles: TokenRoles

  /// Cost: of parsing.
  package init(_ source: SourceText) {
    roles = TokenRoles()
    (parsed, document) = readSource(source, notingIn: roles)
  }

  /// Its words and signs, with their roles. Cost: a pass over the text at the first use.
  package private(set) lazy var words = SourceWords(document.statements(with: roles))

  /// Its statements and what stands before blocks, in the order of the text.
  package var statements: [SourceSpan] {
    document.parts.compactMap { part in
      switch part {
      case .statement(let span, _), .header(let span, _, _): span.start < span.end ? span : nil
      case .blockEnd, .pasted: nil
      }
    }
  }

  /// Its blocks, in the order in which they begin.
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
