import Diagnostics

/// A source text in pieces, and what is wrong with these.
struct Document {
  var stream = TokenStream()
  var parts: [DocumentPart] = []
  var errors = DiagnosticList()
}

/// A piece of a source text, cut into statements and blocks before anybody asks what they mean.
///
/// Every header has its block end, also where the text forgot it. A damaged part holds what can stand in no
/// statement, which has been reported.
enum DocumentPart: Equatable {
  case statement(SourceSpan, isDamaged: Bool)
  /// The statement before a `{`; empty where there is none. What follows it stands in its block.
  case header(SourceSpan, isDamaged: Bool, brace: Int)
  /// At its `}`, or where the text ends without one.
  case blockEnd(Int)
  /// Code of another language, which no statement of this one is.
  case pasted(SourceSpan)
}
