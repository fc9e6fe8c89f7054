import Diagnostics

/// The reasons why a text could not be read as XML.
struct XMLError: Error, Equatable {
  enum Reason: Equatable {
    /// The text is not well-formed, in expat's words.
    case notWellFormed(String)
    /// A document type with entities of its own, which Interface Builder never writes and which can grow without bounds.
    case entityDeclaration
    case tooDeep(limit: Int)
  }

  var reason: Reason
  var span: SourceSpan
}

extension XMLError {
  var diagnostic: Diagnostic {
    let message =
      switch reason {
      case .notWellFormed(let sentence): "this is not well-formed XML: \(sentence)"
      case .entityDeclaration: "entities are declared here, which a file of Interface Builder never does"
      case .tooDeep(let limit): "elements are nested more than \(limit) deep"
      }
    let isBroken = if case .notWellFormed = reason { true } else { false }
    return Diagnostic(
      .error, code: "malformed-xml", message, at: span,
      help: isBroken ? "Git may have left the marks of a merge, or the file was cut off" : nil)
  }
}
