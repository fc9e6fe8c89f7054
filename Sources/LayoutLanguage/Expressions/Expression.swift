import Diagnostics
import LayoutModel

/// An expression of any notation: a syntax tree, laid out flat in the order in which it is evaluated (operands before
/// their operator), so that no depth of nesting can exhaust the stack.
struct Expression {
  struct Node {
    var kind: Kind
    /// Of the operand or operation with all its parts and the parentheses around it.
    var span: SourceSpan
  }

  enum Kind {
    case number(Double)
    /// In percent; of the superview's size along that axis, or along the axis of the rule that it ends up in.
    case percentage(Double, Axis?)
    /// A metric; in a rule also a rule's name or `nil`.
    case name(SourceSpan)
    case item(ItemUse)
    case specifier(Specifier)
    case negation
    case binary(Operator)
    case assignment(Assignment, target: SourceSpan)
  }

  /// `a.safeArea.top`
  struct ItemUse {
    var view: SourceSpan
    var guide: LayoutGuide?
    /// Of the attribute; `nil` where it is the one that fits, if the name is not a metric's.
    var word: SourceSpan?
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

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "+"): self = .add
      case UInt8(ascii: "-"): self = .subtract
      case UInt8(ascii: "*"): self = .multiply
      case UInt8(ascii: "/"): self = .divide
      default: return nil
      }
    }

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

  var span: SourceSpan { nodes[nodes.count - 1].span }
}
