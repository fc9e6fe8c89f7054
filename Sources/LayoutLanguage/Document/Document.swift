import Diagnostics

/// A source text cut into statements and blocks, before anybody asks what they mean.
struct Document {
  enum Part: Equatable {
    case statement(SourceSpan, isDamaged: Bool)
    /// The statement before a `{`; empty where there is none. What follows it stands in its block.
    case header(SourceSpan, isDamaged: Bool, brace: Int)
    case blockEnd
    /// Code of another language, which no statement of this one is.
    case pasted(SourceSpan)
  }

  /// Every header has its block end, also where the text forgot it. A damaged part holds what can stand in no
  /// statement, which has been reported.
  var parts: [Part] = []
  var errors: [DocumentError] = []
}

/// What is wrong with a text before its statements are read.
enum DocumentError: Error, Equatable {
  case notUTF8(at: SourceSpan)
  case binary(at: SourceSpan)
  /// The name of a picture format by whose mark the file starts.
  case picture(String, at: SourceSpan)
  case xcodeLog(at: SourceSpan)
  case unexpectedCharacter(Unicode.Scalar, at: SourceSpan)
  case unterminatedString(at: SourceSpan, opening: SourceSpan)
  case semicolonOutsideBlock(at: SourceSpan)
  case textAfterBlock(at: SourceSpan)
  case unopenedBlock(at: SourceSpan)
  case unclosedBlocks(count: Int, at: SourceSpan, opening: SourceSpan)
}
