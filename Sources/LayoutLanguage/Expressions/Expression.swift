import Diagnostics
import LayoutModel

/// A syntax tree, stored as a list of nodes in postfix order. Working through the list needs no recursion, so even a
/// very deep tree cannot exhaust the call stack.
struct Expression {
  struct Node {
    var kind: Kind
    /// The span of the operand or operation, including parentheses around it.
    var span: SourceSpan
  }

  enum Kind {
    case number(Double)
    /// A percentage of the superview's size along the given axis or, if it is `nil`, along the axis of the rule.
    case percentage(Double, Axis?)
    /// The name of a metric or, in an SLL rule, possibly the name of a rule or the keyword `nil`.
    case name(SourceSpan)
    case item(ItemUse)
    case specifier(Specifier)
    case negation
    case binary(Operator)
    case assignment(Assignment, target: SourceSpan)
  }

  struct ItemUse {
    var view: SourceSpan
    var guide: LayoutGuide?
    /// The span of the attribute; `nil` for a name alone, such as `b` in `[a(b)]`.
    var word: SourceSpan?
  }

  /// A term such as `%bt(header)`, `%f(12)` or `H:%p(gap)`.
  struct Specifier {
    enum Meaning {
      /// `%f(12)`: a number.
      case number
      /// A percentage of the superview's size, such as `%p(50)`; the axis is `nil` if neither `H:` nor `V:` precedes
      /// the percentage.
      case percentage(Axis?)
      /// A rule's value for another view: `%bt(header)` is the distance from the superview's top to the bottom of
      /// `header`.
      case distance(SLLRuleName)
    }

    var meaning: Meaning
    var argument: SourceSpan
    var number: Double?
  }

  enum Assignment {
    case set
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

  /// The nodes of the tree, at least one, with the root last.
  var nodes: [Node]

  var span: SourceSpan { nodes[nodes.count - 1].span }
}
