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
    case canvasName, deviceName
    case choice(of: String, [String])
  }

  /// Why a property or a text says nothing about its view.
  enum NoUse: Equatable {
    case setsNoText, colorOfNoText, sizeOfStack, noIntrinsicSize, baselinesOfStack, baselinesOfText,
      guideIsOutline
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

  case unknownDevice(String, suggestion: String?, at: SourceSpan)
  /// A stack's property, or a member's, on another view.
  case misplacedProperty(PropertyName, ViewKind, at: SourceSpan)
  /// - axis: of the stack, where it is one.
  case misplacedAlignment(String, ViewKind, Axis?, at: SourceSpan)
  case unknownChoice(String, property: String, choices: [String], suggestion: String?, at: SourceSpan)
  /// Only warnings.
  case unusedProperty(PropertyName, ViewKind, NoUse, at: SourceSpan)
  case unusedText(ViewKind, name: String, at: SourceSpan)

  case negative(property: String, at: SourceSpan)
  case notPositive(property: String, at: SourceSpan)
  case notWhole(property: String, at: SourceSpan)
  case tooLargeFor(property: String, limit: Int, at: SourceSpan)
  case marginCount(Int, at: SourceSpan)
  case insetCount(Int, property: String, at: SourceSpan)
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
