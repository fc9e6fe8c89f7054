import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The distance between two edges, `upper - lower`, that a connection determines.
  struct Gap {
    var upper: Item
    var lower: Item
    /// A view next to the gap; percentages in the gap refer to this view's superview.
    var view: ViewID
    /// Indicates whether `upper` is an edge of the superview, in which case a bare `-` means the superview's margin.
    var upperIsSuperview: Bool
    var lowerIsSuperview: Bool
  }
}

extension VisualFormat.LineLowering {
  mutating func connect(
    _ earlier: VisualFormat.Element, _ later: VisualFormat.Element,
    by connection: VisualFormat.Connection
  ) {
    switch (earlier, later) {
    case (.superview(let bar), .group):
      for view in later.views {
        // Look up the superview even for `->`, which makes no constraints, to report an error for a view without a
        // superview.
        guard let superview = superview(of: view, at: bar) else { continue }
        let edges = (Item(superview, direction.start), Item(view, direction.start))
        connect(gap(edges.0, edges.1, view, earlierIsSuperview: true), by: connection)
      }
    case (.group, .superview(let bar)):
      for view in earlier.views {
        guard let superview = superview(of: view, at: bar) else { continue }
        let edges = (Item(view, direction.end), Item(superview, direction.end))
        connect(gap(edges.0, edges.1, view, laterIsSuperview: true), by: connection)
      }
    case (.edge(let stack?), _):
      for view in later.views {
        connect(gap(Item(stack, direction.start), Item(view, direction.start), view), by: connection)
      }
    case (_, .edge(let stack?)):
      for view in earlier.views {
        connect(gap(Item(view, direction.end), Item(stack, direction.end), view), by: connection)
      }
    default:
      let end = direction.countsFromBaselines ? .lastBaseline : direction.end
      let start = direction.countsFromBaselines ? .firstBaseline : direction.start
      // Connect each earlier view with each later view, but stop after one pair more than the limit allows, which is
      // enough to report an error.
      var pairsLeft = VisualFormat.Limit.constraints + 1
      for view in earlier.views where pairsLeft > 0 {
        for other in later.views.prefix(pairsLeft) {
          connect(gap(Item(view, end), Item(other, start), view), by: connection)
        }
        pairsLeft -= later.views.count
      }
    }
  }

  private mutating func connect(_ gap: VisualFormat.Gap, by connection: VisualFormat.Connection) {
    switch connection.kind {
    case .flush: constrain(gap, at: connection.span)
    case .standard: constrainStandard(gap, at: connection.span)
    case .spacer: equalize(gap, at: connection.span)
    case .gap, .none: break
    }
    for predicate in connection.predicates { constrain(gap, predicate) }
  }

  /// Creates the gap between two edges, which are given in the order of the VFL line. In a right-to-left line, the
  /// earlier edge has the larger coordinate.
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

  /// Adds the constraint for `-`: the standard space between siblings, or the margin at the superview's edge.
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

  /// Makes the gap of a `~` as large as the gap of the line's first `~`; for the first `~`, only records the gap.
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

  private mutating func constrain(_ gap: VisualFormat.Gap, _ predicate: VisualFormat.Predicate) {
    let (constant, quantity, coefficient) = predicate.value
    var form = Constraint.Form.items(first: gap.upper, second: gap.lower, multiplier: 1, constant: constant)
    if let quantity, coefficient != 0 {
      var (owner, size): (ViewID?, Attribute) = (nil, direction.size)
      if case .attribute(let view, let attribute) = quantity { (owner, size) = (view, attribute ?? size) }
      guard size.isSize else { return found.add(.locationAsGap, at: predicate.attributeSpan) }
      guard let owner = owner ?? superview(of: gap.view, at: predicate.object.span) else { return }
      form = .terms(
        [
          Constraint.Term(1, gap.upper), Constraint.Term(-1, gap.lower),
          Constraint.Term(-coefficient, Item(owner, size)),
        ], constant: constant)
    }
    add(form, predicate.relation, priority: predicate.strength, at: predicate.span)
  }

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
