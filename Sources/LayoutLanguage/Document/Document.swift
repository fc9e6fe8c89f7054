import Diagnostics

struct Document {
  var stream: TokenStream
  var parts: [DocumentPart] = []
  var errors = DiagnosticList()
}

/// A statement, or the beginning or end of a block.
///
/// Every header has a block end, even if the text lacks the `}`. A damaged part contains an error that the lexer has
/// reported, such as an unterminated string.
enum DocumentPart: Equatable {
  case statement(SourceSpan, isDamaged: Bool)
  /// The text before a block's `{`, whose offset is `brace`. The text may be empty. The block extends to the matching
  /// `blockEnd`.
  case header(SourceSpan, isDamaged: Bool, brace: Int)
  /// The offset of a block's `}`, or the end of the text if the `}` is missing.
  case blockEnd(Int)
  /// Code of another language, such as Swift or Objective-C.
  case pasted(SourceSpan)
}
