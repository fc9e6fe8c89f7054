import Diagnostics
import LayoutModel

extension SLLUnknowns {
  /// Returns the result of an operation or, if one operand is absent, the other operand.
  mutating func apply(
    _ operation: Expression.Operator, _ left: SLLValue, _ right: SLLValue, rightSpan: SourceSpan
  ) throws(Diagnostic) -> SLLValue {
    if left.isAbsent { return right }
    if right.isAbsent { return left }
    let result: SLLValue =
      switch operation {
      case .add: sum(left, right)
      case .subtract: sum(left, affine(right, times: -1, plus: 0))
      case .multiply: try product(left, right, rightSpan)
      case .divide: try quotient(left, right, rightSpan)
      }
    if case .constant(let number) = result, !(abs(number) <= largestNumber) {
      throw .valueTooLarge(at: rightSpan)
    }
    return result
  }

  private mutating func product(
    _ left: SLLValue, _ right: SLLValue, _ rightSpan: SourceSpan
  ) throws(Diagnostic) -> SLLValue {
    switch (left, right) {
    case (.unknown, .unknown):
      throw .nonlinear(at: rightSpan)
    case (.constant(let factor), let other), (let other, .constant(let factor)):
      affine(other, times: factor, plus: 0)
    default: .invalid
    }
  }

  private mutating func quotient(
    _ left: SLLValue, _ right: SLLValue, _ rightSpan: SourceSpan
  ) throws(Diagnostic) -> SLLValue {
    switch (left, right) {
    case (.invalid, _), (_, .invalid): return .invalid
    case (_, .constant(let divisor)):
      guard divisor != 0 else { throw .error("division-by-zero", "this divisor is 0", at: rightSpan) }
      if case .constant(let dividend) = left { return .constant(dividend / divisor) }
      // The reciprocal of a tiny divisor can be infinite, which `LinearForm.isReasonable` detects later.
      return affine(left, times: 1 / divisor, plus: 0)
    default:
      throw .openDivisor(at: rightSpan)
    }
  }
}
