import Diagnostics
import LayoutModel

/// What one rule says: a syntax tree, laid out flat in the order in which it is evaluated (operands before
/// their operator), so that no depth of nesting can exhaust the stack.
struct SLLExpression {
  struct Node {
    var kind: Kind
    /// Of the operand or operation with all its parts and the parentheses around it.
    var span: SourceSpan
  }

  enum Kind {
    case number(Double)
    /// In percent; of the superview's size along that axis, or along the axis of the rule that it ends up in.
    case percentage(Double, Axis?)
    /// A rule's name, a metric or `nil`.
    case name(SourceSpan)
    case specifier(Specifier)
    case binary(Operator)
    case assignment(Assignment, target: SourceSpan)
  }

  /// `%bt(header)`, `%f(12)`, `H:%p(gap)`.
  struct Specifier {
    enum Meaning {
      /// `%f`
      case number
      /// `%p`, as in `percentage` above.
      case percentage(Axis?)
      /// The value that a rule of that name would have if it described the view as it lies.
      case distance(SLLRuleName)
    }

    var meaning: Meaning
    var argument: SourceSpan
    /// The argument where it is a number.
    var number: Double?
  }

  enum Assignment {
    /// `=`
    case set
    /// `+=` and its like.
    case combine(Operator)
  }

  enum Operator {
    case add, subtract, multiply, divide

    /// Multiplication and division bind more tightly.
    var precedence: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      }
    }
  }

  /// Never empty; the last one is the whole.
  var nodes: [Node]
}
