import Diagnostics

extension VisualFormat.Parser {
  /// Reads the options at the end of a line, such as `alignAllTop, .alignAllBottom`.
  mutating func parseOptions() -> [VisualFormat.OptionUse] {
    var options: [VisualFormat.OptionUse] = []
    while true {
      cursor.skipBlanks()
      if !options.isEmpty, cursor.take(",") || cursor.take("|") { continue }
      _ = cursor.take(".")
      guard let (name, span) = cursor.takeName(as: .option), countPart() else { break }
      if name == "options", cursor.take(":") {
        report(.wordBeforeOptions, at: span)
        continue
      }
      options.append(VisualFormat.OptionUse(name: name, span: span))
    }
    if !cursor.isAtEnd {
      report(.unexpectedText)
      skipRest()
    }
    return options
  }

  mutating func parseExplicit() -> VisualFormat.ExplicitLine? {
    guard let (name, view) = cursor.takeName(as: .view) else {
      report(.invalidViewName)
      return nil
    }
    var line = VisualFormat.ExplicitLine(view: view, clauses: [])
    repeat {
      guard countPart() else { return line }
      guard cursor.take("."), let attribute = cursor.skipName(as: .attribute(of: name)) else {
        report(.expectedAttribute)
        return line
      }
      skipBlanks()
      guard cursor.take("(") else {
        report(.expectedPredicates)
        return line
      }
      line.clauses.append(.init(attribute: attribute, predicates: parsePredicates(of: .attribute)))
      if wasLeftOpen { return line }
      skipBlanks()
    } while !cursor.isAtEnd && cursor.byte == UInt8(ascii: ".")
    if !cursor.isAtEnd { report(.unexpectedText) }
    return line
  }

  private var wasLeftOpen: Bool { cursor.previousByte != UInt8(ascii: ")") && cursor.offset > 0 }
}
