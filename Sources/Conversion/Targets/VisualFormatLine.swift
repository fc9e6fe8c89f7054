import LayoutModel

/// A line of the Visual Format Language that is built from its left end.
struct VisualFormatLine {
  private struct Predicate {
    var relation: Relation
    var size: VisualFormatPiece.Size
    var priority: Double
  }

  private struct Link {
    var relation: Relation
    var distance: VisualFormatPiece.Distance
    var priority: Double
  }

  private struct Part {
    var element: VisualFormatPiece.Element
    var predicates: [Predicate] = []
    /// The links to the next element; several where there are several gaps.
    var links: [Link] = []

    var isView: Bool { if case .view = element { true } else { false } }
  }

  /// The most views in a line: longer ones are hard to read, and parsers have limits.
  private static let longest = 30

  private var direction: VisualFormatPiece.Direction
  private var parts: [Part]

  init(_ piece: VisualFormatPiece) {
    direction = piece.direction
    switch piece.meaning {
    case .size(let view, _): parts = [Part(element: .view(view))]
    case .gap(let from, _, _): parts = [Part(element: from)]
    }
    _ = take(piece)
  }

  /// Adds a piece at the end; `false` where it starts elsewhere.
  mutating func take(_ piece: VisualFormatPiece) -> Bool {
    let last = parts.count - 1
    switch piece.meaning {
    case .size(let view, let size):
      // A size has no sides, so that a line from left to right can contain it, too.
      let isAlong = (piece.direction == .topToBottom) == (direction == .topToBottom)
      guard isAlong, parts[last].element == .view(view) else { return false }
      parts[last].predicates.append(
        Predicate(relation: piece.relation, size: size, priority: piece.priority))
      return true
    case .gap(let from, let to, let distance):
      guard canGoOn(in: piece.direction), parts.count < Self.longest else { return false }
      let link = Link(relation: piece.relation, distance: distance, priority: piece.priority)
      if parts.count > 1, parts[last].predicates.isEmpty, parts[last - 1].element == from,
        parts[last].element == to, distance != .standard,
        parts[last - 1].links.allSatisfy({ $0.distance != .standard })
      {
        parts[last - 1].links.append(link)
        return true
      }
      // A bar in the middle would mean two superviews.
      guard parts[last].element == from, parts.count == 1 || parts[last].isView else { return false }
      direction = piece.direction
      parts[last].links = [link]
      parts.append(Part(element: to))
      return true
    }
  }

  /// Returns whether the line can continue in a direction; sizes alone fit into either horizontal one.
  private func canGoOn(in other: VisualFormatPiece.Direction) -> Bool {
    direction == other || (parts.count == 1 && (direction == .topToBottom) == (other == .topToBottom))
  }

  func text(in layout: Layout) -> String {
    var text = direction == .topToBottom ? "V:" : ""
    for part in parts {
      switch part.element {
      case .superview: text += "|"
      case .view(let view):
        text += "[\(layout.writtenName(of: view))\(predicates(part.predicates, in: layout))]"
      }
      text += connection(part.links)
    }
    return direction == .leftToRight ? text + "  directionLeftToRight" : text
  }

  private func predicates(_ predicates: [Predicate], in layout: Layout) -> String {
    if predicates.isEmpty { return "" }
    let texts = predicates.map { predicate in
      let object =
        switch predicate.size {
        case .constant(let length): spelled(length)
        case .equal(let view): layout.writtenName(of: view)
        }
      return relation(predicate.relation) + object + priority(predicate.priority)
    }
    return "(\(texts.joined(separator: ",")))"
  }

  private func connection(_ links: [Link]) -> String {
    guard let first = links.first else { return "" }
    if links.count == 1, first.relation == .equal, first.priority == Priority.required {
      if first.distance == .standard { return "-" }
      if first.distance == .constant(0) { return "" }
    }
    let texts = links.map { link in
      guard case .constant(let length) = link.distance else { return "" }
      return relation(link.relation) + spelled(length) + priority(link.priority)
    }
    let isPlain = links.count == 1 && first.relation == .equal && !texts[0].hasPrefix("-")
    return isPlain ? "-\(texts[0])-" : "-(\(texts.joined(separator: ",")))-"
  }

  private func relation(_ relation: Relation) -> String { relation == .equal ? "" : relation.rawValue }

  private func priority(_ priority: Double) -> String {
    priority == Priority.required ? "" : "@\(spelled(priority))"
  }
}
