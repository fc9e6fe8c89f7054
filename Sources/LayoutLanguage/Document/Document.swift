import Diagnostics

struct Document {
  var stream: TokenStream
  var parts: [DocumentPart] = []
  var errors = DiagnosticList()
}

/// A statement, the beginning or end of a block, or pasted code; `isDamaged` indicates whether an error in the text has
/// already been reported.
enum DocumentPart: Equatable {
  case statement(SourceSpan, isDamaged: Bool)
  /// The text before a block's `{`, which may be empty, and the offset of the `{`.
  case header(SourceSpan, isDamaged: Bool, brace: Int)
  /// The offset of a block's `}`, or the end of the text if the `}` is missing.
  case blockEnd(Int)
  /// Code of another language, such as Swift or Objective-C.
  case pasted(SourceSpan)
}
