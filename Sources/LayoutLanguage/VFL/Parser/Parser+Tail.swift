import Diagnostics

extension VisualFormat.Parser {
  /// Reads the options after the string. People paste them with blanks, commas, bars or Swift's dots.
  mutating func parseOptions() -> [VisualFormat.OptionUse] {
    var options: [VisualFormat.OptionUse] = []
    while true {
      cursor.skipBlanks()
      if !options.isEmpty, cursor.take(",") || cursor.take("|") { continue }
      _ = cursor.take(".")
      guard let (name, span) = cursor.takeName(as: .option), countPart() else { break }
      options.append(VisualFormat.OptionUse(name: name, span: span))
    }
    if !cursor.isAtEnd {
      report(.unexpectedText)
      giveUp()
    }
    return options
  }

  /// Reads what follows `C:`.
  mutating func parseExplicit() -> VisualFormat.ExplicitLine? {
    guard let (view, viewSpan) = cursor.takeName(as: .view) else {
      report(.invalidViewName)
      return nil
    }
    var line = VisualFormat.ExplicitLine(view: view, viewSpan: viewSpan, clauses: [])
    repeat {
      guard countPart() else { return line }
      guard cursor.take("."), let (attribute, span) = cursor.takeName(as: .attribute(of: view)) else {
        report(.expectedAttribute)
        return line
      }
      skipBlanks()
      guard cursor.take("(") else {
        report(.expectedPredicates)
        return line
      }
      let predicates = parsePredicates(of: .attribute)
      line.clauses.append(.init(attribute: attribute, attributeSpan: span, predicates: predicates))
      if wasLeftOpen { return line }
      skipBlanks()
    } while !cursor.isAtEnd && cursor.byte == UInt8(ascii: ".")
    if !cursor.isAtEnd { report(.unexpectedText) }
    return line
  }

  private var wasLeftOpen: Bool { cursor.previousByte != UInt8(ascii: ")") && cursor.offset > 0 }
}
