import Diagnostics

struct Document {
  var stream: TokenStream
  var parts: [DocumentPart] = []
  var errors = DiagnosticList()
}

/// A part of a source text, divided into statements and blocks before their meaning is known.
///
/// Every header has a block end, even if the text lacks its `}`. A damaged part contains characters that no statement
/// can have; they have been reported.
enum DocumentPart: Equatable {
  case statement(SourceSpan, isDamaged: Bool)
  /// The statement before a `{`; empty if there is none. The following parts are in its block.
  case header(SourceSpan, isDamaged: Bool, brace: Int)
  /// The offset at which a block ends: that of its `}`, or the end of the text if there is none.
  case blockEnd(Int)
  /// Code of another language, which cannot be a statement of this one.
  case pasted(SourceSpan)
}
