import Diagnostics
import LayoutModel

// A line of the Visual Format Language as it was written, every part with its place. Names are places, too, since a text
// of each would have to be made, counted and thrown away; what they mean is filled in by the resolver.

extension VisualFormat {
  /// One line: its views and what connects them, and the options after the string.
  struct Line {
    var orientation: Orientation
    var chain: Chain
    var options: [OptionUse]
  }

  /// What stands before the colon.
  enum Orientation: String, CaseIterable {
    case horizontal = "H"
    case vertical = "V"
    /// Both axes, a line for each.
    case both = "HV"
    /// Back to front.
    case depth = "Z"
  }

  /// Elements side by side: `connections[i]` stands between `elements[i]` and `elements[i + 1]`.
  ///
  /// A stack's chain starts and ends with an `edge`, a line's with what was written.
  struct Chain {
    var elements: [Element] = []
    var connections: [Connection] = []
  }

  enum Element {
    /// `|`
    case superview(SourceSpan)
    /// `[a,b(50)]`; once resolved, without the members that no view is known of.
    case group([Member])
    /// An edge of the view stack that the chain stands in, once resolved.
    case edge(ViewID?)

    var members: [Member] { if case .group(let members) = self { members } else { [] } }

    /// Once resolved.
    var views: [ViewID] {
      let members = members
      return members.count == 1 ? members[0].views : members.flatMap(\.views)
    }
  }

  /// `a`, `a(50)`, `a1..5(50)` or `a:[b][c]` in a pair of brackets.
  struct Member {
    var nameSpan: SourceSpan
    /// The view of that name, where a line declares one; once resolved, all of a range.
    var views: [ViewID] = []
    /// The last number of `a1..5`.
    var rangeEnd: (number: Int, span: SourceSpan)?
    var predicates: [Predicate] = []
    var stack: Chain?
  }

  struct Connection {
    enum Kind {
      /// No text: edge to edge.
      case flush
      /// `-`
      case standard
      /// `-8-`, `-gap-`, `-(>=8,<=20)-`
      case gap
      /// `~`, `~(10%)~`
      case spacer
      /// `->`
      case none
    }

    var kind: Kind
    var predicates: [Predicate] = []
    /// `-(8)-` and not `-8-`.
    var hasParentheses = false
    var span: SourceSpan
  }

  /// `>=50@750`
  struct Predicate {
    var relation: Relation
    /// `b.height*2-10`: a base, what it is multiplied with and what is added.
    var object: Expression
    var priority: Parser.Amount?
    var span: SourceSpan
    /// What the object comes to, once resolved: a constant and a multiple of a quantity.
    var value: (constant: Double, quantity: Quantity?, coefficient: Double) = (0, nil, 0)
    /// What the priority comes to, once resolved.
    var strength = Priority.required

    /// Of the object's attribute, or else all of it.
    var attributeSpan: SourceSpan {
      if case .item(let item) = object.nodes[0].kind, let word = item.word { word } else { object.span }
    }
  }

  /// What a size, a gap or an attribute is compared with, besides numbers.
  enum Quantity: Hashable {
    /// The superview's size along the axis: what a percentage is of.
    case superviewSize
    /// An attribute of a view, or of the superview of the view that the predicate is about; `nil` is the one that fits.
    case attribute(of: ViewID?, Attribute?)
  }

  /// A name after the string.
  struct OptionUse {
    var name: String
    var span: SourceSpan
  }

  /// `C:a.centerX(b.centerX).top(20)`: attributes of one view, each with its predicates.
  struct ExplicitLine {
    struct Clause {
      var attribute: SourceSpan
      var predicates: [Predicate]
    }

    var view: SourceSpan
    var clauses: [Clause]
  }
}
