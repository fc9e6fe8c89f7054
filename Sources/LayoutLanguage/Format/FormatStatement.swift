import Diagnostics
import LayoutModel

/// One statement in its canonical form.
func formatStatement(_ span: SourceSpan, in source: SourceText, indentation: Int) -> String {
  let text = source[span]
  if text.contains("\\\n") || text.contains("\\\r\n") {
    return formatContinued(text, indentation: indentation)
  }
  let statement = Statement(span: span, enclosing: .root)
  if VisualFormat.claims(statement, in: source) { return formatVisualFormat(text) }
  let isAssertion = StatementHead(span, isHeader: false, in: source) == .assertion
  if isAssertion || Equations.claims(statement, in: source) || isRules(text) { return formatExpression(text) }
  return withSingleBlanks(text)
}

/// Lines that `\` joins stay where they were broken, those that follow indented further.
private func formatContinued(_ text: String, indentation: Int) -> String {
  let lines = text.replacingCarriageReturns.split(separator: "\n", omittingEmptySubsequences: false).map {
    line in
    withSingleBlanks(String(line.hasSuffix("\\") ? line.dropLast() : line))
  }
  return lines.joined(separator: " \\\n" + String(repeating: " ", count: indentation + 4))
}

/// Whether a statement is a metric's definition or a rule: `[let] NAME [: NAME] [+-*/]= …`.
private func isRules(_ text: String) -> Bool {
  var cursor = Cursor(SourceText(name: "", text: text), SourceSpan(start: 0, end: text.utf8.count))
  guard let first = cursor.takeName() else { return false }
  cursor.skipBlanks()
  if first.text == "let", cursor.takeName() != nil { cursor.skipBlanks() }
  if cursor.take(":") { return true }
  if "+-*/".utf8.contains(cursor.byte) { cursor.advance() }
  return cursor.byte == UInt8(ascii: "=")
}

/// The string without blanks, then two blanks, then the options with one between them.
private func formatVisualFormat(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var end = (bytes.lastIndex { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ")") } ?? bytes.count - 1) + 1
  if let bar = bytes[end...].firstIndex(of: UInt8(ascii: "|")) { end = bar + 1 }
  let string = bytes[..<end].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  let options = withSingleBlanks(String(decoding: bytes[end...], as: UTF8.self))
  return String(decoding: string, as: UTF8.self) + (options.isEmpty ? "" : "  " + options)
}

/// Runs of blanks outside strings become one; none at the ends.
private func withSingleBlanks(_ text: String) -> String {
  var result = ""
  var isInString = false
  var isEscaped = false
  for character in text {
    if isInString {
      result.append(character)
      if character == "\"", !isEscaped { isInString = false }
      isEscaped = character == "\\" && !isEscaped
    } else if character == " " || character == "\t" {
      if !result.isEmpty, result.last != " " { result.append(" ") }
    } else {
      result.append(character)
      isInString = character == "\""
    }
  }
  if result.last == " ", !isInString { result.removeLast() }
  return result
}

extension String {
  fileprivate var replacingCarriageReturns: String {
    String(decoding: utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
