import Diagnostics
import LayoutModel

// A line of the Visual Format Language as it was written, every part with its place. Names are stored as places, too,
// since a string for each name would be slow to create; the resolver looks them up.

extension VisualFormat {
  /// One line: its views and connections, and the options after the string.
  struct Line {
    var orientation: Orientation
    var chain: Chain
    var options: [OptionUse]
  }

  enum Orientation: String, CaseIterable {
    case horizontal = "H"
    case vertical = "V"
    /// Both axes: the line applies to each of them.
    case both = "HV"
    /// The depth, back to front.
    case depth = "Z"
  }

  /// Elements side by side: `connections[i]` is between `elements[i]` and `elements[i + 1]`.
  ///
  /// The chain of a stack starts and ends with an `edge`, the chain of a line with the elements that are written.
  struct Chain {
    var elements: [Element] = []
    var connections: [Connection] = []
  }

  enum Element {
    /// The superview's edge, `|`.
    case superview(SourceSpan)
    /// Views in brackets, `[a,b(50)]`; once resolved, without unknown members.
    case group([Member])
    /// An edge of the view stack that contains the chain, once resolved.
    case edge(ViewID?)

    var members: [Member] { if case .group(let members) = self { members } else { [] } }

    /// The views, once resolved.
    var views: [ViewID] {
      let members = members
      return members.count == 1 ? members[0].views : members.flatMap(\.views)
    }
  }

  /// A member in a pair of brackets: `a`, `a(50)`, `a1..5(50)` or `a:[b][c]`.
  struct Member {
    var nameSpan: SourceSpan
    /// The view with the member's name, if it is declared; once resolved, all views of a range.
    var views: [ViewID] = []
    /// The last number of `a1..5`.
    var rangeEnd: (number: Int, span: SourceSpan)?
    var predicates: [Predicate] = []
    var stack: Chain?
  }

  struct Connection {
    enum Kind {
      /// An empty connection: edge to edge.
      case flush
      /// A standard space, `-`.
      case standard
      /// A gap: `-8-`, `-gap-`, `-(>=8,<=20)-`.
      case gap
      /// A spacer: `~`, `~(10%)~`.
      case spacer
      /// No connection: `->`.
      case none
    }

    var kind: Kind
    var predicates: [Predicate] = []
    /// Indicates whether the connection has parentheses: `-(8)-` and not `-8-`.
    var hasParentheses = false
    var span: SourceSpan
  }

  /// A predicate: `>=50@750`.
  struct Predicate {
    var relation: Relation
    /// The object, `b.height*2-10`: a base with a multiplier and a constant.
    var object: Expression
    var priority: Parser.Amount?
    var span: SourceSpan
    /// The value of the object, once resolved: a constant and a multiple of a quantity.
    var value: (constant: Double, quantity: Quantity?, coefficient: Double) = (0, nil, 0)
    /// The value of the priority, once resolved.
    var strength = Priority.required

    /// The place of the object's attribute, or of the whole object if it names none.
    var attributeSpan: SourceSpan {
      if case .item(let item) = object.nodes[0].kind, let word = item.word { word } else { object.span }
    }
  }

  /// A quantity other than a number, with which a size, a gap or an attribute is compared.
  enum Quantity: Hashable {
    /// The superview's size along the axis, to which percentages refer.
    case superviewSize
    /// An attribute of a view. Without a view, the superview of the predicate's view is meant; without an attribute,
    /// the attribute that the predicate is about.
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
