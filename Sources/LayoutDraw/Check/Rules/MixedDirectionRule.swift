/// Left and right in a layout that otherwise speaks of leading and trailing, and so does not turn round with the
/// direction of reading.
enum MixedDirectionRule: CheckRule {
  static let name = "mixed-direction"
  static let summary = "left or right in a layout that is otherwise leading and trailing"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    var (directional, fixed) = (0, [Constraint]())
    // SLL has no words for leading and trailing.
    for constraint in canvas.layout.constraints where constraint.notation != .sll {
      let attributes = constraint.items.map(\.attribute)
      if attributes.contains(where: isFixedSide) { fixed.append(constraint) }
      if attributes.contains(where: \.isDirectionalSide) { directional += 1 }
    }
    guard fixed.count < directional else { return [] }
    return fixed.map { constraint in
      let words = constraint.items.map(\.attribute).filter(isFixedSide).map(\.rawValue)
      let others = words.map {
        $0.hasPrefix("left") ? "leading" + $0.dropFirst(4) : "trailing" + $0.dropFirst(5)
      }
      return finding(
        "\(words[0]) does not turn round under rtl, as the rest of this layout does; write \(others[0])",
        at: constraint.span)
    }
  }

  private static func isFixedSide(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
