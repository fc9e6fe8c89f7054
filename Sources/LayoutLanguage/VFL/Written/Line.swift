import Diagnostics
import LayoutModel

// A line of the Visual Format Language as it was written: names are not looked up yet, and every
// part knows its place. Names are places, too, since a text of each would have to be made, counted and thrown away.

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
    /// `[a,b(50)]`
    case group([Member], SourceSpan)
    /// An edge of the view stack that the chain stands in.
    case edge(SourceSpan)

    var span: SourceSpan {
      switch self {
      case .superview(let span), .group(_, let span), .edge(let span): span
      }
    }
  }

  /// `a`, `a(50)`, `a1..5(50)` or `a:[b][c]` in a pair of brackets.
  struct Member {
    var nameSpan: SourceSpan
    /// The view of that name, where a line declares one.
    var declared: ViewID?
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
    var object: Expression
    var priority: Amount?
    var span: SourceSpan
  }

  /// `b.height*2-10`: a base, what it is multiplied with and what is added.
  struct Expression {
    var base: Base
    /// Its name.
    var attribute: SourceSpan?
    var factor: (isDivisor: Bool, amount: Amount)?
    var offset: Amount?
    var span: SourceSpan
  }

  enum Base {
    /// `50` or a name that is a view's or a metric's.
    case amount(Amount)
    /// `50%`
    case percentage(Amount)
  }

  /// A number or the name of one, with its sign.
  struct Amount {
    enum Magnitude {
      case number(Double)
      case name
    }

    var isNegative = false
    var magnitude: Magnitude
    /// Without the sign.
    var span: SourceSpan
  }

  /// A name after the string.
  struct OptionUse {
    var name: String
    var span: SourceSpan
  }

  /// `C:a.centerX(b.centerX).top(20)`: attributes of one view, each with its predicates.
  struct ExplicitLine {
    struct Clause {
      var attribute: String
      var attributeSpan: SourceSpan
      var predicates: [Predicate]
    }

    var view: String
    var viewSpan: SourceSpan
    var clauses: [Clause]
  }
}
