import Encoding
package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Returns a fix in words: `lower the priority of line 7 to 999: 'b' shrinks to 62`.
  package func text(of fix: ConflictFix, for conflict: LayoutConflict) -> String {
    let isTurned =
      if case .constant(let constant) = fix.change { (constant < 0) != (fix.requested < 0) } else { false }
    let amount = { (value: Double) in number(isTurned ? value : abs(value)) }
    // If several of the conflict's constraints are on the same line, the line number alone does not identify the
    // changed constraint, so also name that constraint's quantity and, for an inset, the edge.
    let isShared = sharesLine(conflict.members[fix.member], in: conflict)
    let edge = isShared ? layout.edge(of: fix, in: conflict) : ""
    let requested =
      edge
      + words(
        of: fix.quantity, fix.quantity.isDistance ? amount(fix.requested) : number(fix.requested),
        isNegative: fix.requested < 0 && !isTurned)
    let line = place(of: conflict.members[fix.member])
    let place = isShared ? "\(requested) in \(line)" : line
    let change =
      switch fix.change {
      case .priority(let priority):
        "lower \(priorityName(conflict.members[fix.member]) ?? "the priority of \(place)") to \(number(priority))"
      case .constant(let constant):
        "change \(requested) in \(line) to "
          + (fix.quantity.isDistance ? amount(constant) : number(constant))
      case .relation(let relation): "write \(relation.rawValue) \(isShared ? "for" : "in") \(place)"
      case .remove(let twin):
        removal(
          of: conflict.members[fix.member], place, setting: object(of: fix.quantity),
          like: self.place(of: conflict.members[twin]))
      }
    return change + effect(of: fix) + (fix.isAmbiguous ? " (but the layout is then ambiguous)" : "")
      + alsoEnded(by: fix)
  }

  /// Returns advice for a conflict that only two fixes together resolve: `lower the priorities of line 3 and line 5 to
  /// 999`.
  func text(ofBoth fixes: [ConflictFix], for conflict: LayoutConflict) -> String {
    let places = fixes.map { fix in
      let member = conflict.members[fix.member]
      let quantity = words(of: fix.quantity, nil, isNegative: fix.requested < 0)
      return sharesLine(member, in: conflict) ? "the \(quantity) in \(place(of: member))" : place(of: member)
    }
    let isAmbiguous = fixes.contains(where: \.isAmbiguous)
    return "lower the priorities of \(listed(places)) to 999"
      + (isAmbiguous ? " (but the layout is then ambiguous)" : "")
  }

  private func removal(
    of origin: ConstraintOrigin, _ place: String, setting object: String, like twin: String
  ) -> String {
    statesMore(origin)
      ? "remove only the part of \(self.place(of: origin)) that sets \(object), as \(twin) also sets it"
      : "remove \(place), as \(twin) also sets \(object)"
  }

  /// Returns whether the line that states a constraint also states other constraints, which would be lost if the line
  /// were removed.
  private func statesMore(_ origin: ConstraintOrigin) -> Bool {
    guard case .written(let index) = origin else { return false }
    let line = layout.source.lineIndex(at: layout.constraints[index].span.start)
    return layout.constraints.indices.contains { other in
      other != index && layout.source.lineIndex(at: layout.constraints[other].span.start) == line
    }
  }

  private func alsoEnded(by fix: ConflictFix) -> String {
    guard !fix.alsoEnds.isEmpty else { return "" }
    return
      " (this also resolves \(fix.alsoEnds.count == 1 ? "conflict" : "conflicts") \(listed(fix.alsoEnds.map { circled($0 + 1) })))"
  }

  private func words(of quantity: Quantity, _ amount: String?, isNegative: Bool) -> String {
    let length = amount.map { " " + $0 } ?? ""
    return switch quantity {
    case .size(let view, let axis): "\(axis.extent)\(length) of '\(layout.name(of: view))'"
    case .difference: "size difference" + length
    default: layout.name(of: quantity, isNegative: isNegative) + length
    }
  }

  private func object(of quantity: Quantity) -> String {
    guard case .size(let view, let axis) = quantity else { return "this value" }
    return "the \(axis.extent) of '\(layout.name(of: view))'"
  }

  private func effect(of fix: ConflictFix) -> String {
    switch fix.change {
    case .constant, .remove: return ""
    case .priority, .relation:
      guard abs(fix.result - fix.requested) > 1e-6 else { return "" }
      if fix.quantity == .difference || fix.quantity == .offset {
        let amount = derivedNumber(abs(fix.result - fix.requested))
        if case .relation = fix.change { return ": this constraint then has \(amount) to spare" }
        return ": this constraint is then off by \(amount)"
      }
      if fix.quantity.isDistance, let words = distanceEffect(of: fix) { return ": " + words }
      let verb = fix.result < fix.requested ? "shrinks" : "grows"
      var subject = layout.subject(of: fix.quantity)
      if case .contentSize(let view, _) = fix.quantity { subject = "'\(layout.name(of: view))'" }
      return ": \(subject) \(verb) to \(derivedNumber(fix.result))"
    }
  }

  /// Returns the effect of a fix on a gap or inset in words, such as `the views then overlap by 8`; `nil` if no view
  /// overlaps another or sticks out, before or after the fix.
  private func distanceEffect(of fix: ConflictFix) -> String? {
    if fix.requested >= 0, fix.result >= -1e-6 { return nil }
    if fix.requested >= 0 {
      let verb = fix.quantity == .gap ? "the views then overlap" : "the view then sticks out"
      return "\(verb) by \(derivedNumber(-fix.result))"
    }
    let (gap, overlap) = (layout.name(of: fix.quantity), layout.name(of: fix.quantity, isNegative: true))
    if fix.result > 1e-6 {
      let article = fix.quantity == .gap ? "a" : "an"
      return "the \(overlap) becomes \(article) \(gap) of \(derivedNumber(fix.result))"
    }
    let verb = fix.result > fix.requested ? "shrinks" : "grows"
    return "the \(overlap) \(verb) to \(derivedNumber(abs(fix.result)))"
  }

  func place(of origin: ConstraintOrigin) -> String {
    member(origin).span.map { "line \(layout.source.location(at: $0.start).line)" } ?? "the canvas"
  }

  private func sharesLine(_ origin: ConstraintOrigin, in conflict: LayoutConflict) -> Bool {
    let line = member(origin).span.map { layout.source.lineIndex(at: $0.start) }
    return conflict.members.contains { other in
      other != origin && member(other).span.map { layout.source.lineIndex(at: $0.start) } == line
    }
  }

  private func priorityName(_ origin: ConstraintOrigin) -> String? {
    guard case .intrinsicSize(let view, let axis) = origin else { return nil }
    return "the \(layout[view].strictContentPriority(axis).words) of '\(layout.name(of: view))'"
  }
}

extension Quantity {
  /// Indicates whether the quantity is a gap or an inset. Messages use another name if such a distance is negative; for
  /// example, they call a negative gap an overlap.
  fileprivate var isDistance: Bool { self == .gap || self == .inset }
}
