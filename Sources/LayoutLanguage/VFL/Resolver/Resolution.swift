import Diagnostics
import LayoutModel

// A line whose names have been looked up: what is left is to say what it means on an axis.

extension VisualFormat {
  struct ResolvedChain {
    var elements: [ResolvedElement] = []
    var connections: [ResolvedConnection] = []

    /// Of the names of stacks in it, without those inside of them.
    var stackSpans: [SourceSpan] {
      elements.flatMap { element -> [SourceSpan] in
        guard case .group(let members) = element else { return [] }
        return members.filter { $0.stack != nil }.map(\.nameSpan)
      }
    }
  }

  enum ResolvedElement {
    case superview(SourceSpan)
    /// Empty where none of the names is known.
    case group([ResolvedMember])
    /// An edge of the stack of that name.
    case edge(ViewID)

    var views: [ViewID] {
      guard case .group(let members) = self else { return [] }
      return members.count == 1 ? members[0].views : members.flatMap(\.views)
    }
  }

  struct ResolvedMember {
    /// One, or all of a range.
    var views: [ViewID]
    var nameSpan: SourceSpan
    var predicates: [ResolvedPredicate]
    var stack: ResolvedChain?
  }

  struct ResolvedConnection {
    var kind: Connection.Kind
    var predicates: [ResolvedPredicate]
    var span: SourceSpan
  }

  struct ResolvedPredicate {
    var relation: Relation
    var value: Value
    var priority: Double
    var span: SourceSpan
    /// Of the object alone, for errors about what it may be tied to.
    var objectSpan: SourceSpan
    var attributeSpan: SourceSpan
  }

  /// What a size, a gap or an attribute is compared with.
  enum Value {
    case constant(Double)
    /// A multiple of the superview's size, and a constant.
    case percentage(Double, constant: Double)
    /// A multiple of an attribute, and a constant. Without an attribute: the one that fits.
    case attribute(Owner, Attribute?, multiplier: Double, constant: Double)
  }

  enum Owner {
    case view(ViewID)
    /// `superview`: that of the view that the predicate is about.
    case superview
  }
}
