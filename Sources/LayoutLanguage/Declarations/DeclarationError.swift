import Diagnostics
import LayoutModel

/// What is wrong with a declaration.
enum DeclarationError: Error, Equatable {
  /// What should have come next.
  enum Expectation: Equatable {
    case nameAfter(String)
    case canvasSize, viewSize, timesSign
    case number(after: String)
    case color(after: String)
    case metricEquals, operand
    case closingParenthesis(opening: SourceSpan)
    case metricsBlock
    case metricDefinition
    case canvasName
  }

  case expected(Expectation, at: SourceSpan)
  case unexpectedText(after: String, at: SourceSpan)
  case unknownStatement(word: String, suggestion: String?, isAtView: Bool, at: SourceSpan)

  case reservedName(String, at: SourceSpan)
  case duplicateView(String, at: SourceSpan, first: SourceSpan?)
  case duplicateMetric(String, at: SourceSpan, first: SourceSpan?)
  case duplicateCanvas(name: String?, at: SourceSpan, first: SourceSpan?)
  case duplicateRootName(at: SourceSpan, first: SourceSpan?)
  /// Only a warning: the later one counts.
  case repeatedProperty(String, at: SourceSpan)

  case misplacedInBlock(keyword: String, at: SourceSpan)
  case propertyOutsideView(String, at: SourceSpan)
  case blockWithoutOwner(at: SourceSpan)
  case misplacedText(at: SourceSpan)
  case unknownProperty(String, owner: String, suggestion: String?, at: SourceSpan)

  case negative(property: String, at: SourceSpan)
  case notPositive(property: String, at: SourceSpan)
  case notWhole(property: String, at: SourceSpan)
  case tooLargeFor(property: String, limit: Int, at: SourceSpan)
  case marginCount(Int, at: SourceSpan)
  case fitForView(at: SourceSpan)
  case dashForCanvas(at: SourceSpan)
  case unknownColor(String, suggestion: String?, at: SourceSpan)
  case malformedColor(String, at: SourceSpan)

  case unknownMetric(String, suggestion: String?, at: SourceSpan)
  case laterMetric(String, at: SourceSpan, definition: SourceSpan)
  case metricOfItself(String, at: SourceSpan)
  case divisionByZero(at: SourceSpan)
  case resultTooLarge(at: SourceSpan)
  case nestedTooDeep(at: SourceSpan)

  case number(NumberError)
  case priority(PriorityError)
  case string(StringError)
}
