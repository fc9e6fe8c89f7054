import Diagnostics
import LayoutModel

// The syntax tree of a VFL line stores names as spans, since creating strings is slow.

extension VisualFormat {
  struct Line {
    var orientation: Orientation
    var chain: Chain
    var options: [OptionUse]
  }

  enum Orientation: String, CaseIterable {
    case horizontal = "H"
    case vertical = "V"
    case both = "HV"
    /// The drawing order, from back to front.
    case depth = "Z"
  }

  /// Elements and the connections between them: `connections[i]` is between `elements[i]` and `elements[i + 1]`.
  struct Chain {
    var elements: [Element] = []
    var connections: [Connection] = []
  }

  enum Element {
    /// The edge of the superview, `|`.
    case superview(SourceSpan)
    /// Views in brackets, such as `[a,b(50)]`.
    case group([Member])
    /// An edge of the stack that contains the chain; the stack is `nil` until the resolver sets it.
    case edge(ViewID?)

    var members: [Member] { if case .group(let members) = self { members } else { [] } }

    var views: [ViewID] {
      let members = members
      return members.count == 1 ? members[0].views : members.flatMap(\.views)
    }
  }

  /// A view, range or stack in brackets, such as `a(50)`, `a1..5(50)` or `a:[b][c]`.
  struct Member {
    var nameSpan: SourceSpan
    /// The view that the member names, or all views of a range; empty until the parser or the resolver finds them.
    var views: [ViewID] = []
    /// The last number of `a1..5`.
    var rangeEnd: (number: Int, span: SourceSpan)?
    var predicates: [Predicate] = []
    var stack: Chain?
  }

  struct Connection {
    enum Kind {
      /// No space, as in `[a][b]`.
      case flush
      /// A standard space, `-`.
      case standard
      /// A gap: `-8-`, `-gap-`, `-(>=8,<=20)-`.
      case gap
      /// A spacer, `~` or `~(10%)~`: a gap that is as large as the line's other spacers.
      case spacer
      /// `->`, which makes no constraints.
      case none
    }

    var kind: Kind
    var predicates: [Predicate] = []
    var hasParentheses = false
    var span: SourceSpan
  }

  /// A predicate: `>=50@750`.
  struct Predicate {
    var relation: Relation
    /// The object, such as `b.height*2-10`.
    var object: Expression
    var priority: Parser.Amount?
    var span: SourceSpan
    /// The value of `object`, set by the resolver: `constant + coefficient * quantity`.
    var value: (constant: Double, quantity: Quantity?, coefficient: Double) = (0, nil, 0)
    /// The priority's value, which the resolver sets.
    var strength = Priority.required

    /// The span of the attribute in `object`, such as `height` in `>=b.height`, or of the whole object if it has no
    /// attribute.
    var attributeSpan: SourceSpan {
      if case .item(let item) = object.nodes[0].kind, let word = item.word { word } else { object.span }
    }
  }

  /// The variable quantity in the object of a predicate, such as `b.height` in `>=b.height*2-10`.
  enum Quantity: Hashable {
    /// The superview's size along the axis, to which percentages refer.
    case superviewSize
    /// An attribute of a view, or of the superview if the view is `nil`; the attribute is `nil` if the file names only
    /// a view, as in `[a(b)]`.
    case attribute(of: ViewID?, Attribute?)
  }

  struct OptionUse {
    var name: String
    var span: SourceSpan
  }

  /// An explicit line, `C:a.centerX(b.centerX).top(20)`: attributes of one view, each with its predicates.
  struct ExplicitLine {
    struct Clause {
      var attribute: SourceSpan
      var predicates: [Predicate]
    }

    var view: SourceSpan
    var clauses: [Clause]
  }
}
