import Diagnostics
import LayoutModel

/// What is wrong with an equation.
enum EquationError: Error, Equatable {
  /// A sum or product that the grammar has no room for.
  enum Form: Equatable {
    /// `a.left = 20 + superview.left`, and `20 * b.width`
    case constantBeforeItem
    /// `a.left = 20 + 3`
    case arithmeticOfConstants
    /// `a.left + 20 = superview.left`
    case arithmeticOnLeft
    /// `a.left = b.left + 5 + 3`, `a.width = b.width * 2 * 3`
    case furtherOperation
    /// `a.left = b.width * (0.9 + 5)`
    case parenthesis
    /// `a.left = +5`
    case plusSign
    /// `a.left = b.left + c.left`
    case furtherItem
    /// `20 = a.left`
    case constantOnLeft
    /// `superview.left = a.left`
    case superviewOnLeft
    /// `[a setLeft:20]`
    case message
  }

  /// - validForm: the same equation as the grammar has it, where there is one.
  case form(Form, validForm: String?, at: SourceSpan)
  /// `a = b`, `a.left = b`
  case missingAttribute(view: String, validForm: String?, at: SourceSpan)
  /// `a.b.left = 20`
  case path(validForm: String, at: SourceSpan)
  case expectedAttribute(view: String, at: SourceSpan)
  case unknownAttribute(String, suggestion: String?, at: SourceSpan)
  case expectedRelation(at: SourceSpan)
  case unknownRelation(suggestion: String?, at: SourceSpan)
  case expectedRightSide(at: SourceSpan)
  case expectedConstant(after: String, at: SourceSpan)
  case unexpectedText(at: SourceSpan)

  case unknownView(String, suggestion: String?, at: SourceSpan)
  case reservedName(String, at: SourceSpan)
  case unknownMetric(String, suggestion: String?, isView: Bool, at: SourceSpan)
  case rootHasNoSuperview(at: SourceSpan)
  case pair(RejectedPair, Attribute, Attribute, at: SourceSpan)
  case factor(RejectedFactor, at: SourceSpan)
  case multiplierTooLarge(at: SourceSpan)
  /// `* 2 * 16:9`, `/ 16:9`
  case misplacedRatio(at: SourceSpan)
  /// `a.left = 50%`
  case percentageOfLocation(Attribute, at: SourceSpan)
  /// `b.width * 50%`
  case percentageAsFactor(Double, at: SourceSpan)
  /// `50% + 8`
  case percentageInSum(size: String, multiplier: Double, at: SourceSpan)
  case percentageOutOfRange(at: SourceSpan)
  /// `a.content.top` of what is no scroll.
  case noContent(view: String, ViewKind, at: SourceSpan)

  case number(NumberError)
  case priority(PriorityError)
  case string(StringError)
}
