public import Diagnostics

/// Returns a `.layout` text with uniform indentation and blanks, but the same line breaks and comments; `nil` if the
/// text has errors.
///
/// - Complexity: The same as for parsing the text.
public func formatted(_ source: SourceText) -> String? { SourceReading(source).formatted }

struct FormattedLines {
  private let source: SourceText
  private var lines: [String] = []
  private var line = ""
  private var depth = 0
  private var indentation = 0
  private var wantsBlank = false

  init(_ source: SourceText, _ document: Document, _ statements: [TokenizedStatement]) {
    self.source = source
    var statements = statements[...]
    var offset = 0
    for token in document.stream.tokens where token.start >= offset {
      if let statement = statements.first, statement.span.start == token.start {
        statements.removeFirst()
        add(formatStatement(statement, in: source, indentation: blanks(at: depth)))
        offset = statement.span.end
      } else {
        add(token)
      }
    }
    endLine()
    while lines.last == "" { lines.removeLast() }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ token: Token) {
    switch token.kind {
    case .lineBreak: endLine()
    case .comment:
      let comment = trimmed(source[token.span])
      add(line.isEmpty ? comment : " " + comment)
    case .mark:
      switch source.utf8[token.start] {
      case UInt8(ascii: "{"):
        add("{")
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        add("}")
      default:
        line += ";"
        wantsBlank = true
      }
    case .name, .number, .string, .openString, .color, .unknown:
      preconditionFailure("a name or value must be part of a statement")
    }
  }

  private mutating func add(_ text: String) {
    if line.isEmpty {
      indentation = blanks(at: depth)
    } else if wantsBlank {
      line += " "
    }
    line += text
    wantsBlank = true
  }

  private mutating func endLine() {
    defer {
      line = ""
      wantsBlank = false
    }
    if line.isEmpty {
      let opensBlock = lines.last?.hasSuffix("{") ?? true
      if !opensBlock, lines.last != "" { lines.append("") }
      return
    }
    if line.hasPrefix("}"), lines.last == "" { lines.removeLast() }
    lines.append(String(repeating: " ", count: indentation) + line)
  }
}

private func trimmed(_ text: String) -> String {
  var text = text[...]
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}

/// Returns the number of blanks by which a line at the given depth is indented. The limit of 50 levels keeps the size
/// of deeply nested text from growing quadratically.
private func blanks(at depth: Int) -> Int { 4 * min(depth, 50) }
