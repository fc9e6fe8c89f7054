import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The distance between two edges, `upper - lower`: what a connection is about.
  struct Gap {
    var upper: Item
    var lower: Item
    /// A view beside it, whose superview its percentages are of.
    var view: ViewID
    /// Whether one of its edges is the superview's, so that a bare `-` means its margin.
    var upperIsSuperview = false
    var lowerIsSuperview = false
  }
}

extension VisualFormat.Lowering {
  /// Ties two elements that stand side by side: every view of one with every view of the other.
  mutating func connect(
    _ earlier: VisualFormat.ResolvedElement, _ later: VisualFormat.ResolvedElement,
    by connection: VisualFormat.ResolvedConnection
  ) {
    // Also where nothing ties them, so that a bar without a superview is always reported.
    for gap in gaps(between: earlier, and: later) {
      switch connection.kind {
      case .flush: constrain(gap, at: connection.span)
      case .standard: constrainStandard(gap, at: connection.span)
      case .gap: break
      case .spacer: equalize(gap, at: connection.span)
      case .none: break
      }
      for predicate in connection.predicates { constrain(gap, predicate) }
    }
  }

  private mutating func gaps(
    between earlier: VisualFormat.ResolvedElement, and later: VisualFormat.ResolvedElement
  ) -> [VisualFormat.Gap] {
    switch (earlier, later) {
    case (.superview(let bar), .group):
      return later.views.compactMap { view in
        superview(of: view, at: bar).map {
          gap(Item($0, direction.start), Item(view, direction.start), view, earlierIsSuperview: true)
        }
      }
    case (.group, .superview(let bar)):
      return earlier.views.compactMap { view in
        superview(of: view, at: bar).map {
          gap(Item(view, direction.end), Item($0, direction.end), view, laterIsSuperview: true)
        }
      }
    case (.edge(let stack), _):
      return later.views.map { gap(Item(stack, direction.start), Item($0, direction.start), $0) }
    case (_, .edge(let stack)):
      return earlier.views.map { gap(Item($0, direction.end), Item(stack, direction.end), $0) }
    default:
      let end = direction.countsFromBaselines ? .lastBaseline : direction.end
      let start = direction.countsFromBaselines ? .firstBaseline : direction.start
      // A pair too many is enough to run into the limit, and building more of them costs time.
      let views = later.views.prefix(VisualFormat.Limit.constraints)
      let pairs = earlier.views.lazy.flatMap { first in views.lazy.map { (first, $0) } }
      return pairs.prefix(VisualFormat.Limit.constraints + 1).map { gap(Item($0, end), Item($1, start), $0) }
    }
  }

  /// A line against its axis comes to the larger coordinate first.
  private func gap(
    _ earlier: Item, _ later: Item, _ view: ViewID, earlierIsSuperview: Bool = false,
    laterIsSuperview: Bool = false
  ) -> VisualFormat.Gap {
    direction.isReversed
      ? VisualFormat.Gap(
        upper: earlier, lower: later, view: view, upperIsSuperview: earlierIsSuperview,
        lowerIsSuperview: laterIsSuperview)
      : VisualFormat.Gap(
        upper: later, lower: earlier, view: view, upperIsSuperview: laterIsSuperview,
        lowerIsSuperview: earlierIsSuperview)
  }

  private mutating func constrain(_ gap: VisualFormat.Gap, at span: SourceSpan) {
    add(.items(first: gap.upper, second: gap.lower, multiplier: 1, constant: 0), .equal, at: span)
  }

  /// `-`: the standard space between siblings, the margin beside a superview's edge.
  private mutating func constrainStandard(_ gap: VisualFormat.Gap, at span: SourceSpan) {
    var gap = gap
    let meetsSuperview = gap.upperIsSuperview || gap.lowerIsSuperview
    if gap.upperIsSuperview { gap.upper.attribute = margin(of: gap.upper.attribute) }
    if gap.lowerIsSuperview { gap.lower.attribute = margin(of: gap.lower.attribute) }
    let space = meetsSuperview ? 0 : context.spacing[direction.axis]
    add(
      .items(first: gap.upper, second: gap.lower, multiplier: 1, constant: space), .equal, at: span,
      usesStandardSpace: true)
  }

  private func margin(of edge: Attribute) -> Attribute {
    edge == direction.start ? direction.startMargin : direction.endMargin
  }

  /// `~`: as large as the line's first one.
  private mutating func equalize(_ gap: VisualFormat.Gap, at span: SourceSpan) {
    guard let first = firstSpacer else {
      firstSpacer = gap
      return
    }
    let terms = [
      Constraint.Term(1, gap.upper), Constraint.Term(-1, gap.lower),
      Constraint.Term(-1, first.upper), Constraint.Term(1, first.lower),
    ]
    add(.terms(merged(terms), constant: 0), .equal, at: span)
  }

  /// `-(>=8)-`: one predicate of a gap.
  private mutating func constrain(_ gap: VisualFormat.Gap, _ predicate: VisualFormat.ResolvedPredicate) {
    let form: Constraint.Form?
    switch predicate.value {
    case .constant(let constant), .percentage(0, let constant):
      form = .items(first: gap.upper, second: gap.lower, multiplier: 1, constant: constant)
    case .percentage(let part, let constant):
      form = superview(of: gap.view, at: predicate.objectSpan).map {
        .terms(terms(gap, minus: part, Item($0, direction.size)), constant: constant)
      }
    case .attribute(let owner, let attribute, let multiplier, let constant):
      guard (attribute ?? direction.size).isSize else {
        report(.locationAsGap, at: predicate.attributeSpan)
        return
      }
      form = resolve(owner, of: gap.view, at: predicate.objectSpan).map {
        .terms(terms(gap, minus: multiplier, Item($0, attribute ?? direction.size)), constant: constant)
      }
    }
    if let form { add(form, predicate.relation, priority: predicate.priority, at: predicate.span) }
  }

  private func terms(_ gap: VisualFormat.Gap, minus coefficient: Double, _ item: Item) -> [Constraint.Term] {
    [Constraint.Term(1, gap.upper), Constraint.Term(-1, gap.lower), Constraint.Term(-coefficient, item)]
  }

  /// Each item once, in the order of first use.
  private func merged(_ terms: [Constraint.Term]) -> [Constraint.Term] {
    var result: [Constraint.Term] = []
    for term in terms {
      if let index = result.firstIndex(where: { $0.item == term.item }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.coefficient != 0 }
  }
}
