import Diagnostics
import LayoutModel

/// A line in the Visual Format Language for a position or size that the picture needs but the log does not contain.
struct ArrangedLine {
  struct Bound {
    var relation = Relation.greaterOrEqual
    var length: Double
    var priority = Priority.required

    init(_ relation: Relation, _ length: Double, at priority: Double = Priority.required) {
      (self.relation, self.length, self.priority) = (relation, length, priority)
    }
  }

  /// The index of a view; `nil` for the superview's edge.
  typealias Element = Int?

  var axis: Axis
  var elements: [Element]
  /// For each gap, the bounds on its length. A gap without bounds has the length of the standard space.
  var gaps: [[Bound]]
  /// The size in `[view(44)]`, if any.
  var size: Bound?

  /// Returns the line `|-…-[view]-…-|`. If `before` or `behind` is `nil`, that end has no gap and no `|`.
  static func inset(_ view: Int, _ axis: Axis, before: [Bound]?, behind: [Bound]?) -> ArrangedLine {
    ArrangedLine(
      axis: axis, elements: (before == nil ? [] : [nil]) + [view] + (behind == nil ? [] : [nil]),
      gaps: [before, behind].compactMap { $0 })
  }

  static func gap(_ one: Int, _ next: Int, _ axis: Axis, _ bound: Bound) -> ArrangedLine {
    ArrangedLine(axis: axis, elements: [one, next], gaps: [[bound]])
  }

  static func size(_ view: Int, _ axis: Axis, _ bound: Bound) -> ArrangedLine {
    ArrangedLine(axis: axis, elements: [view], gaps: [], size: bound)
  }

  /// Returns a line such as `V:|-[a]-8-[b]-|` for one or more views.
  static func column(_ count: Int, spacing: Double) -> ArrangedLine {
    let gaps = Array(repeating: [Bound(.equal, spacing)], count: count - 1)
    return ArrangedLine(
      axis: .vertical, elements: [nil] + (0..<count).map { $0 } + [nil], gaps: [[]] + gaps + [[]])
  }

  /// Returns the line `|-[view]-|`.
  static func row(_ view: Int) -> ArrangedLine {
    ArrangedLine(axis: .horizontal, elements: [nil, view, nil], gaps: [[], []])
  }

  func text(_ views: [ViewID], in layout: Layout) -> String {
    var text = axis == .horizontal ? "" : "V:"
    for (index, element) in elements.enumerated() {
      text +=
        element.map { "[\(layout.writtenName(of: views[$0]))\(size.map { "(\($0.text))" } ?? "")]" } ?? "|"
      guard index < gaps.count else { continue }
      let bounds = gaps[index].map(\.text).joined(separator: ",")
      let isPlain = gaps[index].count == 1 && gaps[index][0].relation == .equal
      text += bounds.isEmpty ? "-" : isPlain ? "-\(bounds)-" : "-(\(bounds))-"
    }
    return text
  }

  func constraints(_ views: [ViewID], in layout: Layout) -> [Constraint] {
    let (start, end): (Attribute, Attribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var constraints: [Constraint] = []
    func add(_ first: Item, _ second: Item?, _ bound: Bound, isStandard: Bool = false) {
      constraints.append(
        Constraint(
          .items(first: first, second: second, multiplier: 1, constant: bound.length), bound.relation,
          priority: bound.priority, notation: .vfl, span: SourceSpan(start: 0, end: 0),
          usesStandardSpace: isStandard))
    }
    if let size, let view = elements[0] {
      add(Item(views[view], axis == .horizontal ? .width : .height), nil, size)
    }
    for (index, bounds) in gaps.enumerated() {
      let (one, next) = (elements[index].map { views[$0] }, elements[index + 1].map { views[$0] })
      let superview = [one, next].compactMap { $0 }.first.flatMap { layout[$0].parent } ?? .root
      let isStandard = bounds.isEmpty
      func edge(_ attribute: Attribute) -> Item {
        Item(superview, isStandard ? attribute.ofMargins ?? attribute : attribute)
      }
      for bound in isStandard ? [Bound(.equal, 0)] : bounds {
        add(
          next.map { Item($0, start) } ?? edge(end), one.map { Item($0, end) } ?? edge(start), bound,
          isStandard: isStandard)
      }
    }
    return constraints
  }
}

extension ArrangedLine.Bound {
  fileprivate var text: String {
    (relation == .equal ? "" : relation.rawValue) + spelled(length)
      + (priority == Priority.required ? "" : "@\(spelled(priority))")
  }
}
