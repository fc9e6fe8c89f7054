import Diagnostics
import LayoutModel

/// An expression of any notation: a syntax tree, stored in the order of evaluation (operands before their operator),
/// so that no depth of nesting can exhaust the stack.
struct Expression {
  struct Node {
    var kind: Kind
    /// The place of the operand or operation with all its parts and the parentheses around it.
    var span: SourceSpan
  }

  enum Kind {
    case number(Double)
    /// A percentage of the superview's size along an axis; `nil` means the axis of the rule in which it is used.
    case percentage(Double, Axis?)
    /// The name of a metric; in a rule also the name of a rule, or the word `nil`.
    case name(SourceSpan)
    case item(ItemUse)
    case specifier(Specifier)
    case negation
    case binary(Operator)
    case assignment(Assignment, target: SourceSpan)
  }

  /// An item: `a.safeArea.top`.
  struct ItemUse {
    var view: SourceSpan
    var guide: LayoutGuide?
    /// The place of the attribute; `nil` for a name alone, such as `b` in `[a(b)]`: a metric, or a view whose width or
    /// height is meant.
    var word: SourceSpan?
  }

  /// A specifier: `%bt(header)`, `%f(12)`, `H:%p(gap)`.
  struct Specifier {
    enum Meaning {
      /// The specifier `%f`.
      case number
      /// The specifier `%p`, with the axis of `percentage` above.
      case percentage(Axis?)
      /// The specifier `%bt(header)` and its like: the value that the rule `bt` would need to describe the position of
      /// `header`.
      case distance(SLLRuleName)
    }

    var meaning: Meaning
    var argument: SourceSpan
    /// The argument if it is a number.
    var number: Double?
  }

  enum Assignment {
    /// The operator `=`.
    case set
    /// The operators `+=` and the like.
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

    var precedence: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      }
    }
  }

  /// The nodes, at least one; the last one is the whole expression.
  var nodes: [Node]

  var span: SourceSpan { nodes[nodes.count - 1].span }
}
