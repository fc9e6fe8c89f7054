import Diagnostics
import Encoding
import LayoutModel

extension SolvedLayout {
  /// Returns a note, for a conflict with a constraint on the top of the keyboard guide, that this edge lies at or near
  /// the bottom of the view because no keyboard is shown; otherwise `nil`.
  func keyboardNote(on conflict: LayoutConflict) -> Diagnostic.Note? {
    for case .written(let index) in conflict.members {
      for item in layout.constraints[index].items where item.guide == .keyboard && item.attribute == .top {
        let height = rect(of: item.view, .keyboard).height
        let name = layout.name(of: item.view)
        return Diagnostic.Note(
          "'\(name).keyboard.top' is "
            + (height > leastSeen ? "\(derivedNumber(height)) above" : "at")
            + " the bottom of '\(name)', because no keyboard is shown", at: nil)
      }
    }
    return nil
  }

  /// Returns advice for a conflict between two constraints on the same edge of a view, one to the superview and one to
  /// the superview's safe area or keyboard guide. The advice is to remove the constraint to the superview itself.
  func secondEdge(in conflict: LayoutConflict) -> ConflictRecipe? {
    guard conflict.members.count == 2, !layout.isInterface else { return nil }
    let edges = conflict.members.map(edge)
    for (member, edge) in edges.enumerated() {
      guard let edge, let guided = edges[1 - member], edge.container.guide == nil,
        let words = guided.container.guide?.areaName, edge.item == guided.item,
        edge.container.view == guided.container.view
      else { continue }
      let constraint = layout.constraints[edge.constraint]
      let isEnd = edge.item.attribute.isEnd
      var text = layout.source[constraint.span]
      // A VFL constraint's span contains only the connection, such as `-8-`, so add the superview's `|`.
      if constraint.notation == .vfl { text = isEnd ? text + "|" : "|" + text }
      let line = place(of: conflict.members[member])
      let part = text.utf8.count <= 60 ? "'\(text)' from \(line)" : line
      let verb = isEnd ? "ends" : "begins"
      return ConflictRecipe(
        advice:
          "remove \(part), so that '\(layout.name(of: edge.item.view))' "
          + (guided.distance == 0 ? "\(verb) at the \(words)" : "keeps its distance to the \(words)"),
        member: member)
    }
    return nil
  }

  /// Returns the index, the two items and the constant of an equation between an edge of a view (`item`) and the view's
  /// superview or one of the superview's guides (`container`); `nil` for any other constraint.
  private func edge(
    _ origin: ConstraintOrigin
  ) -> (constraint: Int, item: Item, container: Item, distance: Double)? {
    guard case .written(let index) = origin, layout.constraints[index].relation == .equal,
      case .items(let first, let second?, 1, let distance) = layout.constraints[index].form
    else { return nil }
    let isInner = layout[first.view].parent == second.view
    guard isInner || layout[second.view].parent == first.view else { return nil }
    let (inner, outer) = isInner ? (first, second) : (second, first)
    guard inner.guide == nil, inner.attribute.isStart || inner.attribute.isEnd else { return nil }
    return (index, inner, outer, distance)
  }
}

extension LayoutGuide {
  fileprivate var areaName: String? {
    switch self {
    case .safeArea: "safe area"
    case .keyboard: "keyboard"
    case .margins, .content, .frame, .readable: nil
    }
  }
}
