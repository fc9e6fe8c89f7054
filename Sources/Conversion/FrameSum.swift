import Graphics
import LayoutModel

/// A constraint as a linear sum of frame positions and sizes, in canvas coordinates.
struct FrameSum {
  /// The start (left or top edge) or the size of a frame along an axis.
  struct Unknown: Hashable {
    var view: ViewID
    var axis: Axis
    var isSize: Bool
  }

  private(set) var unknowns: [Unknown] = []
  private var coefficients: [Unknown: Double] = [:]
  var constant = 0.0

  subscript(unknown: Unknown) -> Double { coefficients[unknown] ?? 0 }

  var views: [ViewID] {
    var seen: Set<ViewID> = []
    return unknowns.filter { self[$0] != 0 }.map(\.view).filter { seen.insert($0).inserted }
  }

  func value(in solution: SolvedLayout) -> Double {
    unknowns.reduce(constant) { sum, unknown in
      let frame = solution.frames[unknown.view.index]
      return sum + self[unknown] * frame.place(of: unknown.isSize ? unknown.axis.size : unknown.axis.start)
    }
  }

  mutating func add(_ coefficient: Double, _ unknown: Unknown) {
    if coefficients[unknown] == nil { unknowns.append(unknown) }
    coefficients[unknown, default: 0] += coefficient
  }

  mutating func add(_ coefficient: Double, _ item: Item, _ margins: EdgeInsets) throws(ConversionRefusal) {
    let axis = item.attribute.axis
    if item.attribute.isSize { return add(coefficient, Unknown(view: item.view, axis: axis, isSize: true)) }
    if item.attribute.isBaseline { throw .attribute(item.attribute) }
    let share = item.attribute.share
    add(coefficient, Unknown(view: item.view, axis: axis, isSize: false))
    if share != 0 { add(coefficient * share, Unknown(view: item.view, axis: axis, isSize: true)) }
    guard item.attribute.isMargin else { return }
    let (start, end) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    constant += coefficient * ((1 - share) * start - share * end)
  }
}

extension ConversionSource {
  /// Returns the sum of frame positions and sizes that a constraint compares with 0.
  ///
  /// - Throws: the reason why no such sum exists.
  func linearForm(of constraint: Constraint) throws(ConversionRefusal) -> FrameSum {
    if needsContentSize(constraint) { throw .layoutGuide }
    var form = FrameSum()
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      try add(1, first, to: &form)
      if let second {
        try add(-multiplier, second, to: &form)
        if !first.attribute.isSize, multiplier != 1 {
          let space = layout.nearestCommonAncestor(first.view, second.view)
          form.add(
            multiplier - 1, FrameSum.Unknown(view: space, axis: first.attribute.axis, isSize: false))
        }
      }
      form.constant -= constant
    case .terms(let terms, let constant):
      for term in terms { try add(term.coefficient, term.item, to: &form) }
      form.constant -= constant
    }
    return form
  }

  /// Returns whether a constraint depends on the size of a scroll view's content, except for a plain distance from the
  /// content's far edge. A `FrameSum` cannot express such a constraint, because it contains only the size of the scroll
  /// view's frame.
  private func needsContentSize(_ constraint: Constraint) -> Bool {
    let terms: [Constraint.Term] =
      switch constraint.form {
      case .items(let first, let second, let multiplier, _):
        [Constraint.Term(1, first)] + (second.map { [Constraint.Term(-multiplier, $0)] } ?? [])
      case .terms(let terms, _): terms
      }
    return terms.contains { term in
      layout.isContentEnd(term.item, beside: terms.map(\.item.view))
        && (abs(term.coefficient) != 1
          || terms.contains { $0.item.view == term.item.view && $0.item.attribute.isSize })
    }
  }

  private func add(_ coefficient: Double, _ item: Item, to form: inout FrameSum) throws(ConversionRefusal) {
    if item.guide != nil { throw .layoutGuide }
    let isTurned = layout.canvases.contains { $0.direction == .rightToLeft }
    if item.attribute.isDirectionalSide, isTurned { throw .direction }
    let margins = layout.margins(of: item.view, on: layout.canvases[0])
    if item.view == .root, item.attribute.isMargin,
      layout.canvases.contains(where: { $0.rootMargins != margins })
    {
      throw .marginsDiffer
    }
    if item.attribute.isMargin, isTurned, item.attribute.axis == .horizontal {
      throw .direction
    }
    try form.add(coefficient, item, margins)
  }
}

extension Layout {
  /// Returns whether an item of a constraint is the far edge (right, trailing or bottom) of a scroll view's content, or
  /// the margin at this edge.
  func isContentEnd(_ item: Item, beside views: [ViewID]) -> Bool {
    resolvingContentArea(item, beside: views).guide == .content && item.attribute.withoutMargin.isEnd
  }
}
