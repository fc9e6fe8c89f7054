public import Diagnostics

/// A `.layout` text in its canonical form: four spaces a block, one blank around operators and relations, none
/// inside the strings of the Visual Format Language, two before a comment, at most one empty line in a row.
///
/// Line breaks stay where they are, and so do comments and the meaning. `nil` where the text has errors.
/// Cost: about twice that of parsing.
public func formatted(_ source: SourceText) -> String? {
  parse(source).hasErrors ? nil : FormattedLines(source).text
}

/// Puts the statements of a text into lines again.
private struct FormattedLines {
  private let source: SourceText
  private var lines: [String] = []
  private var line = ""
  private var depth = 0
  private var indentation = 0
  private var wantsBlank = false

  init(_ source: SourceText) {
    self.source = source
    var offset = source.lineStarts[0]
    for statement in tokenize(source) {
      takeGap(from: offset, to: statement.span.start)
      add(formatStatement(statement, in: source, indentation: blanks(at: depth)))
      offset = statement.span.end
    }
    takeGap(from: offset, to: source.utf8.count)
    endLine()
    while lines.last == "" { lines.removeLast() }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// What stands between two statements: blanks, line breaks, comments, braces and semicolons.
  private mutating func takeGap(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      let byte = source.utf8[offset]
      switch byte {
      case UInt8(ascii: "\n"): endLine()
      case UInt8(ascii: "{"):
        add("{")
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        add("}")
      case UInt8(ascii: ";"):
        line += ";"
        wantsBlank = true
      case UInt8(ascii: "/"):
        let lineEnd = source.lineSpan(source.lineIndex(at: offset)).end
        let comment = trimmed(source[SourceSpan(start: offset, end: lineEnd)])
        add(line.isEmpty ? comment : " " + comment)
        offset = lineEnd - 1
      case UInt8(ascii: "\\"):
        // Behind a statement nothing is left to continue but its brace or comment.
        if let length = lineContinuation(in: source.utf8, at: offset, end: end) { offset += length - 1 }
      default: break
      }
      offset += 1
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

/// Without blanks at the end.
private func trimmed(_ text: String) -> String {
  var text = text[...]
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}

/// How far a line is indented: four blanks a level, up to where nobody reads, since deeper blocks would make the text
/// grow with the square of their depth.
private func blanks(at depth: Int) -> Int { 4 * min(depth, 50) }
