import LayoutModel

extension EntryReader {
  /// Reads a constraint such as `V:|-(8)-[UILabel:0x60'Tech']` or `H:[UIView:0x61(>=44@999)]`.
  mutating func readVisualFormat() throws(LogError) -> EntryBody {
    let axis: Axis = cursor.take("V:") ? .vertical : .horizontal
    _ = cursor.take("H:")
    let first = try readElement(axis)
    if case .body(let size) = first { return size }
    let gap = try readConnection()
    let second = try readElement(axis)
    if case .body(let size) = second { return size }
    let (from, to) = (first.view, second.view)
    guard from != nil || to != nil else { throw .noViewBetweenEdges }
    return .gap(from, to, axis, gap.relation, gap.length)
  }

  private enum Element {
    case edge
    case view(LogView)
    /// A view with a size, such as `[UIView:0x61(44)]`, which is a complete constraint.
    case body(EntryBody)

    var view: LogView? { if case .view(let view) = self { view } else { nil } }
  }

  private mutating func readElement(_ axis: Axis) throws(LogError) -> Element {
    cursor.skipBlanks()
    if cursor.take("|") { return .edge }
    guard cursor.take("[") else { throw .noVisualFormat }
    let view = try readBracketedView()
    guard cursor.take("(") else {
      _ = cursor.take("]")
      return .view(view)
    }
    let relation = takeRelation() ?? .equal
    cursor.skipBlanks()
    defer { _ = cursor.take(")") && cursor.take("]") }
    if let number = takeNumber() {
      try takeInnerPriority()
      return .body(.size(view, axis, relation, try checked(number)))
    }
    let other = try readBracketedView()
    return .body(.equalSize(view, axis, relation, other))
  }

  /// Reads the view in `[title]`, or in a size such as `(==title)`.
  private mutating func readBracketedView() throws(LogError) -> LogView {
    let close = cursor.find("]") ?? cursor.end
    if let colon = cursor.find(":0x", before: close) {
      var view = takeAddressedView(colon)
      view.text = takeQuoted(before: ["]", "(", ")"])
      return names.named(view)
    }
    let open = cursor.find("(", before: close) ?? close
    return try namedView(cursor.takeText(before: min(open, close)))
  }

  /// Reads `-(8)-`, `-8-`, `-(>=NSSpace(8)@999)-`, `-` or nothing.
  private mutating func readConnection() throws(LogError) -> (relation: Relation, length: Double) {
    guard cursor.take("-") else { return (.equal, 0) }
    let hasParentheses = cursor.take("(")
    if !hasParentheses, cursor.byte == UInt8(ascii: "[") || cursor.byte == UInt8(ascii: "|") {
      return (.equal, standardSpace)
    }
    let relation = takeRelation() ?? .equal
    cursor.skipBlanks()
    guard let length = takeSpace() ?? takeNumber() else { throw .noNumber }
    try takeInnerPriority()
    if hasParentheses { _ = cursor.take(")") }
    _ = cursor.take("-")
    return (relation, try checked(length))
  }

  private mutating func takeInnerPriority() throws(LogError) {
    guard cursor.take("@") else { return }
    guard let value = cursor.takeNumber() else { throw .noNumber }
    priority = value
  }
}
