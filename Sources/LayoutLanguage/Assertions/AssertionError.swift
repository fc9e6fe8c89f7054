import Diagnostics
import LayoutModel

/// What is wrong with an assertion.
enum AssertionError: Error, Equatable {
  case equation(EquationError)
  case priority(at: SourceSpan)
  /// `assert not a.width >= 44`
  case negatedComparison(at: SourceSpan)
  case expectedProperty(at: SourceSpan)
  case unknownProperty(String, suggestion: String?, at: SourceSpan)
  case expectedView(AssertedProperty, number: Int, at: SourceSpan)
  case unknownView(String, suggestion: String?, at: SourceSpan)
  case sameView(String, AssertedProperty, at: SourceSpan)
  /// A view whose kind shows no text is never truncated.
  case noText(String, ViewKind, at: SourceSpan)
  case unexpectedText(at: SourceSpan)
}
