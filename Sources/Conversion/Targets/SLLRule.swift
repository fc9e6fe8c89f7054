import LayoutModel

/// A rule that sets or limits a position or size of a view, such as `tt = %bt(header) + 8`.
struct SLLRule {
  enum Kind { case position, size, lowerBound, upperBound }

  var view: ViewID
  var axis: Axis
  var kind: Kind
  /// The point of the view that a position rule places: 0 for the start, 0.5 for the center, 1 for the end.
  var edge: Double
  var text: String

  /// Creates the rule for a constraint from the sum `form` that the constraint compares with 0.
  init(_ form: FrameSum, _ constraint: Constraint, in layout: Layout) throws(ConversionRefusal) {
    var refusal = ConversionRefusal.root
    // Each SLL rule belongs to one view. Try the constraint's views in order, starting with the view of its first item.
    for view in form.views where view != .root {
      for axis in Axis.allCases.sorted(by: { first, _ in first == constraint.items.first?.attribute.axis }) {
        do throws(ConversionRefusal) {
          self = try SLLRule(view, axis, form, constraint.relation, in: layout)
          return
        } catch {
          if refusal == .root || refusal == .ownSize { refusal = error }
        }
      }
    }
    throw refusal
  }

  private init(
    _ view: ViewID, _ axis: Axis, _ form: FrameSum, _ relation: Relation, in layout: Layout
  ) throws(ConversionRefusal) {
    let start = form[FrameSum.Unknown(view: view, axis: axis, isSize: false)]
    let size = form[FrameSum.Unknown(view: view, axis: axis, isSize: true)]
    guard start != 0 || size != 0 else { throw .root }
    let scale = start != 0 ? start : size
    edge = start != 0 ? size / start : 0
    guard [0, 0.5, 1].contains(edge) else { throw .multiplier }
    (self.view, self.axis) = (view, axis)
    let relation = scale < 0 ? relation.mirrored : relation
    switch (start != 0, relation) {
    case (true, .equal): kind = .position
    case (true, _): throw .inequality
    case (false, .equal): kind = .size
    case (false, .greaterOrEqual): kind = .lowerBound
    case (false, .lessOrEqual): kind = .upperBound
    }
    let superview = layout[view].parent ?? .root
    var expression = SLLExpressionText(superview: superview, axis: axis, layout: layout)
    expression.isPosition = start != 0
    try expression.add(form, besides: view, times: -1 / scale)
    if start != 0 { expression.countFromSuperview() }
    if kind == .lowerBound || kind == .upperBound, expression.mayBeNegative {
      throw .inequality
    }
    if kind == .position, edge == 1, let inset = expression.insetFromEnd {
      text = "\(axis == .horizontal ? "rr" : "bb") = \(spelled(inset))"
    } else {
      text = "\(Self.name(kind, axis, edge)) = \(try expression.text())"
    }
  }

  private static func name(_ kind: Kind, _ axis: Axis, _ edge: Double) -> String {
    let size = axis == .horizontal ? "w" : "h"
    switch kind {
    case .size: return size
    case .lowerBound: return "min" + size
    case .upperBound: return "max" + size
    case .position:
      let names = axis == .horizontal ? ["ll", "cl", "rl"] : ["tt", "ct", "bt"]
      return names[edge == 0 ? 0 : edge == 1 ? 2 : 1]
    }
  }
}

struct SLLExpressionText {
  let superview: ViewID
  let axis: Axis
  let layout: Layout
  private var parts: [(coefficient: Double, text: String)] = []
  private var percentage = 0.0
  private var constant = 0.0
  /// The factor by which the expression multiplies the superview's left or top edge. A constraint refers to that edge
  /// in canvas coordinates, but SLL's `%ll` and `%tt` measure from the superview.
  private var origin = 0.0

  init(superview: ViewID, axis: Axis, layout: Layout) {
    (self.superview, self.axis, self.layout) = (superview, axis, layout)
  }

  var isPosition = false

  var mayBeNegative: Bool { parts.isEmpty && (constant < 0 || percentage < 0) }

  /// The distance from the superview's end if the expression is `100% - distance`; otherwise `nil`.
  var insetFromEnd: Double? {
    parts.isEmpty && percentage == 100 && (superview == .root || abs(origin) < 1e-9) ? 0 - constant : nil
  }

  mutating func add(_ form: FrameSum, besides own: ViewID, times factor: Double) throws(ConversionRefusal) {
    constant += form.constant * factor
    for view in form.views {
      for other in Axis.allCases {
        let start = form[FrameSum.Unknown(view: view, axis: other, isSize: false)] * factor
        let size = form[FrameSum.Unknown(view: view, axis: other, isSize: true)] * factor
        if start == 0, size == 0 { continue }
        if view == own {
          if other == axis { continue }
          // A rule must not refer to its own view, except that one size may depend on the other, as in `h =
          // %w(artwork)`.
          guard start == 0, !isPosition else { throw .ownSize }
        }
        add(start, size, of: view, along: other)
      }
    }
  }

  private mutating func add(_ start: Double, _ size: Double, of view: ViewID, along other: Axis) {
    if view == superview {
      origin += start
      if other == axis {
        percentage += size * 100
      } else if size != 0 {
        append(size, other == .horizontal ? "%w" : "%h", view)
      }
      return
    }
    origin += start
    let names = other == .horizontal ? ["%ll", "%cl", "%rl", "%w"] : ["%tt", "%ct", "%bt", "%h"]
    if start != 0, size == start {
      append(start, names[2], view)
    } else if start != 0, size == start / 2 {
      append(start, names[1], view)
    } else {
      if start != 0 { append(start, names[0], view) }
      if size != 0 { append(size, names[3], view) }
    }
  }

  private mutating func append(_ coefficient: Double, _ name: String, _ view: ViewID) {
    parts.append((coefficient, "\(name)(\(layout.writtenName(of: view)))"))
  }

  /// Converts a position from canvas coordinates to the superview's coordinates, which SLL rules use.
  mutating func countFromSuperview() { origin -= 1 }

  func text() throws(ConversionRefusal) -> String {
    var parts = parts
    // Add `origin` times the superview's position. SLL's `%ll(root)` and `%tt(root)` measure the root's position from
    // the superview, so they are the negative of the superview's position.
    if abs(origin) > 1e-9, superview != .root {
      parts.append((-origin, "\(axis == .horizontal ? "%ll" : "%tt")(\(layout.writtenName(of: .root)))"))
    }
    var text = ""
    func add(_ coefficient: Double, _ word: String) {
      let size = abs(coefficient)
      let product = size == 1 ? word : "\(word) * \(spelled(size))"
      if text.isEmpty {
        // In SLL, an expression can begin with a minus sign only if a number follows it.
        text = coefficient < 0 ? "\(word) * \(spelled(coefficient))" : product
      } else {
        text += (coefficient < 0 ? " - " : " + ") + product
      }
    }
    func add(number: Double, _ unit: String) {
      text += text.isEmpty ? spelled(number) : (number < 0 ? " - " : " + ") + spelled(abs(number))
      text += unit
    }
    for part in parts { add(part.coefficient, part.text) }
    if percentage != 0 { add(number: percentage, "%") }
    if constant != 0 || text.isEmpty { add(number: constant, "") }
    return text
  }
}
