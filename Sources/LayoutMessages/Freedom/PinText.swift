import Encoding
import Graphics
package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Returns advice such as `add 'a.width = 44', and 'hugging 251' to 'b'`, in which `joint` (here `, and `) connects
  /// the constraints.
  package func advice(_ pins: some Collection<DisambiguatingConstraint>, joint: String) -> String {
    let notation = layout.mainNotation
    if notation == .interfaceBuilder { return "give " + pins.map(interfaceText).joined(separator: joint) }
    var (words, verb) = ("", "")
    for pin in pins {
      let own = if case .equation = pin { "write == in " } else { "add " }
      words += (words.isEmpty ? "" : joint) + (own == verb ? "" : own) + text(of: pin, in: notation)
      verb = own
    }
    return words
  }

  private func text(of pin: DisambiguatingConstraint, in notation: NotationName) -> String {
    switch pin {
    case .equation(let index):
      let constraint = layout.constraints[index]
      return "'\(layout.source[constraint.span])' (\(place(of: .written(index))))"
    case .equalSizes, .size, .inset, .endMargin, .center, .gap, .contentSize:
      return "'\(statement(for: pin, in: notation))'"
    case .priority(let property, let view, let axis, let priority):
      let now = layout[view][property]
      var wanted = now
      wanted[axis] = priority
      let isShort = now.horizontal == now.vertical
      let numbers = isShort ? number(priority) : "\(number(wanted.horizontal)) \(number(wanted.vertical))"
      return "'\(property.rawValue) \(numbers)' to '\(layout.name(of: view))'"
    }
  }

  private func interfaceText(of pin: DisambiguatingConstraint) -> String {
    func name(_ view: ViewID) -> String { "'\(layout.name(of: view))'" }
    switch pin {
    case .equation(let index): return "the constraint in \(place(of: .written(index))) the relation =="
    case .equalSizes(let a, let b, let axis):
      return "\(name(a)) an equal \(axis.extent)s constraint with \(name(b))"
    case .size(let view, let axis, let length):
      return "\(name(view)) a \(axis.extent) constraint of \(shortest(length))"
    case .inset(let view, let axis, let isStart, let distance):
      let edge = (isStart ? axis.start : axis.end).rawValue
      return "\(name(view)) a \(edge) space of \(shortest(distance)) to its superview"
    case .endMargin(let view, let margin):
      return "\(name(view)) a \(margin.attribute.withoutMargin.rawValue) space of 0 to its superview's margin"
    case .center(let view, let axis):
      return "\(name(view)) a constraint that centers it \(axis.rawValue)ly in its superview"
    case .gap(let before, let view, let axis, let distance):
      return "\(name(view)) a \(axis.rawValue) spacing of \(shortest(distance)) to \(name(before))"
    case .contentSize(let view, let axis):
      return
        "the content layout guide of \(name(view)) an equal \(axis.extent)s constraint with its frame layout guide"
    case .priority(let property, let view, let axis, let value):
      return
        "\(name(view)) a \(axis.rawValue) content \(property.words) priority of \(number(value)) (Size inspector)"
    }
  }

  /// Returns the line that adds a constraint to a layout file, in `notation` or, if this notation cannot express the
  /// constraint, as an equation. `pin` must be a new constraint, not a change of a priority or relation.
  package func statement(for pin: DisambiguatingConstraint, in notation: NotationName) -> String {
    func rule(_ axis: Axis) -> String { axis == .horizontal ? "w" : "h" }
    func prefix(_ axis: Axis) -> String { axis == .horizontal ? "" : "V:" }
    switch pin {
    case .equalSizes(let view, let other, let axis):
      let (a, b) = (layout.name(of: view), layout.name(of: other))
      return switch notation {
      case .equation, .stack, .interfaceBuilder, .dsl, .swift:
        "\(a).\(axis.extent) = \(b).\(axis.extent)"
      case .vfl: "\(prefix(axis))[\(a)(==\(b))]"
      case .sll:
        layout.keepsRules(of: view, adding: axis.size)
          ? "\(a): \(rule(axis)) = %\(rule(axis))(\(b))" : "\(a).\(axis.extent) = \(b).\(axis.extent)"
      }
    case .size(let view, let axis, let length):
      let (name, length) = (layout.name(of: view), shortest(length))
      return switch notation {
      case .equation, .stack, .interfaceBuilder, .dsl, .swift: "\(name).\(axis.extent) = \(length)"
      case .vfl: "\(prefix(axis))[\(name)(\(length))]"
      case .sll:
        layout.keepsRules(of: view, adding: axis.size)
          ? "\(name): \(rule(axis)) = \(length)" : "\(name).\(axis.extent) = \(length)"
      }
    case .inset(let view, let axis, let isStart, let distance):
      let name = layout.name(of: view)
      let gap = distance < 0 ? "(\(shortest(distance)))" : shortest(distance)
      switch notation {
      case .vfl:
        let link = distance == 0 ? "" : "-\(gap)-"
        return isStart ? "\(prefix(axis))|\(link)[\(name)]" : "\(prefix(axis))[\(name)]\(link)|"
      case .sll
      where (axis == .vertical || canvas.direction == .leftToRight)
        && layout.keepsRules(of: view, adding: isStart ? axis.start : axis.end):
        let rule = axis == .horizontal ? (isStart ? "ll" : "rr") : (isStart ? "tt" : "bb")
        return "\(name): \(rule) = \(shortest(distance))"
      case .equation, .sll, .stack, .interfaceBuilder, .dsl, .swift:
        let edge = (isStart ? axis.start : axis.end).rawValue
        let signed = isStart ? distance : -distance
        let offset = signed == 0 ? "" : signed < 0 ? " - \(shortest(-signed))" : " + \(shortest(signed))"
        return "\(name).\(edge) = superview.\(edge)\(offset)"
      }
    case .endMargin(let view, let margin):
      let name = layout.name(of: view)
      let edge = margin.attribute.withoutMargin
      if notation == .vfl, margin.guide == nil { return "\(prefix(edge.axis))[\(name)]-|" }
      let path = margin.guide.map { "\($0.rawValue)." } ?? ""
      return "\(name).\(edge.rawValue) = superview.\(path)\(margin.attribute.rawValue)"
    case .center(let view, let axis):
      return "\(layout.name(of: view)).\(axis.middle.rawValue) = superview.\(axis.middle.rawValue)"
    case .gap(let before, let view, let axis, let distance):
      let (first, second) = (layout.name(of: before), layout.name(of: view))
      let length = shortest(distance)
      if notation == .vfl {
        return "\(prefix(axis))[\(first)]\(distance == 0 ? "" : "-\(length)-")[\(second)]"
      }
      return
        "\(second).\(axis.start.rawValue) = \(first).\(axis.end.rawValue)\(distance == 0 ? "" : " + \(length)")"
    case .contentSize(let view, let axis):
      let name = layout.name(of: view)
      return "\(name).content.\(axis.extent) = \(name).\(axis.extent)"
    case .priority, .equation:
      preconditionFailure("a changed priority or relation is not a new line of the layout")
    }
  }
}

extension Layout {
  /// Returns whether an SLL rule about an attribute can be added to a view without replacing one of the view's rules.
  fileprivate func keepsRules(of view: ViewID, adding attribute: Attribute) -> Bool {
    let axis = attribute.axis
    let ruled = constraints.filter { $0.notation == .sll && $0.relation == .equal }
      .compactMap(\.items.first).filter { $0.view == view && $0.attribute.axis == axis }.map(\.attribute)
    // On each axis, a view can have only two SLL rules: two positions, or a position and a size. The existing rules use
    // left and right, whereas `attribute` can be leading or trailing, so compare the sides.
    return ruled.count < 2
      && !ruled.contains { $0 == attribute || $0.isStart && attribute.isStart || $0.isEnd && attribute.isEnd }
  }

  /// The most frequent of the notations `equation`, `vfl`, `sll` and `interfaceBuilder` in the layout's constraints or,
  /// if there are no such constraints, the usual notation of the file type.
  package var mainNotation: NotationName {
    var counts: [(notation: NotationName, count: Int)] = []
    for constraint in constraints
    where [.equation, .vfl, .sll, .interfaceBuilder].contains(constraint.notation) {
      if let place = counts.firstIndex(where: { $0.notation == constraint.notation }) {
        counts[place].count += 1
      } else {
        counts.append((constraint.notation, 1))
      }
    }
    return counts.max { $0.count < $1.count }?.notation ?? (isInterface ? .interfaceBuilder : .equation)
  }
}
