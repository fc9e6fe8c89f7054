internal import LayoutEngine

extension SolvedLayout {
  /// That left and leading are two sides where a canvas is right to left, if a conflict speaks of both:
  /// `'ll = 5' is left, '|-[b]' is leading; this canvas is right to left`.
  func sidesNote(on conflict: LayoutConflict) -> Diagnostic.Note? {
    guard canvas.direction == .rightToLeft else { return nil }
    var fixed: (words: String, side: Attribute)?
    var directional: (words: String, side: Attribute)?
    for case .written(let index) in conflict.members {
      let constraint = layout.constraints[index]
      let words = "'\(layout.source[constraint.span])' in \(place(of: .written(index)))"
      for attribute in constraint.items.map(\.attribute) {
        if fixed == nil, attribute.isAbsoluteSide { fixed = (words, attribute) }
        if directional == nil, attribute.isDirectionalSide { directional = (words, attribute) }
      }
    }
    guard let fixed, let directional else { return nil }
    return Diagnostic.Note(
      "\(fixed.words) is \(fixed.side.sideName), \(directional.words) is \(directional.side.sideName); "
        + "this canvas is right to left", at: nil)
  }
}

extension Attribute {
  /// `left`, also of a margin.
  fileprivate var sideName: String {
    rawValue.hasSuffix("Margin") ? String(rawValue.dropLast("Margin".count)) : rawValue
  }
}
