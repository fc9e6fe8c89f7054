import LayoutModel

struct VisualFormatLine {
  private struct Part {
    var element: VisualFormatPiece.Element
    var predicates: [String] = []
    /// The predicates of the distance to the next element, such as `>=8` and `<=20` for `-(>=8,<=20)-`; a bare `-` is a
    /// single `nil`.
    var gaps: [String?] = []

    var isView: Bool { if case .view = element { true } else { false } }
  }

  /// The largest number of views and superviews (`|`) in a line.
  private static let longest = 30

  private var direction: VisualFormatPiece.Direction
  private var parts: [Part]
  private var options: [String] = []

  init(_ piece: VisualFormatPiece) {
    direction = piece.direction
    parts = [Part(element: piece.start)]
    _ = take(piece)
  }

  /// Appends a piece if it continues the line, and returns whether it was appended: `[b]-8-[c]` continues `[a]-8-[b]`.
  mutating func take(_ piece: VisualFormatPiece) -> Bool {
    // An option would also align the views added later, so a line with an option is complete.
    if !options.isEmpty { return false }
    let last = parts.count - 1
    guard let end = piece.end else {
      // A size has no direction, so a width fits into lines of both horizontal directions.
      let isAlong = (piece.direction == .topToBottom) == (direction == .topToBottom)
      guard isAlong, parts[last].element == piece.start else { return false }
      parts[last].predicates.append(piece.predicate ?? "")
      return true
    }
    guard canContinue(in: piece.direction), parts.count < Self.longest else { return false }
    if parts.count > 1, parts[last].predicates.isEmpty, parts[last - 1].element == piece.start,
      parts[last].element == end, !(parts[last - 1].gaps + [piece.predicate]).contains(nil)
    {
      parts[last - 1].gaps.append(piece.predicate)
      return true
    }
    // A line can begin with `|`, but it ends at any later `|`.
    guard parts[last].element == piece.start, parts.count == 1 || parts[last].isView else { return false }
    direction = piece.direction
    parts[last].gaps = [piece.predicate]
    parts.append(Part(element: end))
    return true
  }

  /// Adds an option such as `alignAllTop` that replaces constraints between the line's views.
  ///
  /// - Returns: the number of replaced constraints; `nil` if no option is possible.
  mutating func takeOption(_ constraints: ArraySlice<Constraint>) -> Int? {
    let views = parts.compactMap { part -> ViewID? in
      if case .view(let view) = part.element { view } else { nil }
    }
    guard views.count > 1, let first = constraints.first, let attribute = first.items.first?.attribute,
      let option = Self.options[attribute],
      attribute.axis == (direction == .topToBottom ? .horizontal : .vertical),
      constraints.count >= views.count - 1
    else { return nil }
    for (constraint, (earlier, later)) in zip(constraints, zip(views, views.dropFirst())) {
      let form = Constraint.Form.items(
        first: Item(later, attribute), second: Item(earlier, attribute), multiplier: 1, constant: 0)
      guard constraint.form == form, constraint.relation == .equal, constraint.identifier == nil,
        constraint.priority == Priority.required, constraint.span == first.span
      else { return nil }
    }
    options.append(option)
    return views.count - 1
  }

  private static let options: [Attribute: String] = [
    .left: "alignAllLeft", .right: "alignAllRight", .top: "alignAllTop", .bottom: "alignAllBottom",
    .leading: "alignAllLeading", .trailing: "alignAllTrailing", .centerX: "alignAllCenterX",
    .centerY: "alignAllCenterY", .firstBaseline: "alignAllFirstBaseline",
    .lastBaseline: "alignAllLastBaseline",
  ]

  /// Returns whether the line can continue in a direction; a horizontal line with only one view accepts both
  /// `leadingToTrailing` and `leftToRight`.
  private func canContinue(in other: VisualFormatPiece.Direction) -> Bool {
    direction == other || (parts.count == 1 && (direction == .topToBottom) == (other == .topToBottom))
  }

  func text(in layout: Layout) -> String {
    var text = direction == .topToBottom ? "V:" : ""
    for part in parts {
      switch part.element {
      case .superview: text += "|"
      case .view(let view):
        let predicates = part.predicates.joined(separator: ",")
        text += "[\(layout.writtenName(of: view))\(predicates.isEmpty ? "" : "(\(predicates))")]"
      }
      text += connection(part.gaps)
    }
    let options = options + (direction == .leftToRight ? ["directionLeftToRight"] : [])
    return options.isEmpty ? text : text + "  " + options.joined(separator: " ")
  }

  private func connection(_ gaps: [String?]) -> String {
    if gaps.isEmpty || gaps == ["0"] { return "" }
    let text = gaps.compactMap(\.self).joined(separator: ",")
    if text.isEmpty { return "-" }
    return gaps.count == 1 && text.first?.isNumber == true ? "-\(text)-" : "-(\(text))-"
  }
}
