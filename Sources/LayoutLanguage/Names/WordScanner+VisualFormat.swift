import Diagnostics

extension WordScanner {
  /// The words of a line of the Visual Format Language, or of explicit constraints (`C:`).
  mutating func scanVisualFormat(_ cursor: inout Cursor) {
    var ahead = cursor
    if let word = ahead.takeName() {
      ahead.skipBlanks()
      if ahead.take(":") {
        add(word, as: .orientation)
        cursor = ahead
        if word.text == "C" { return scanExplicit(&cursor) }
      }
    }
    var line = FormatLine()
    while !cursor.isAtEnd {
      if cursor.skipBlanks() { continue }
      if let word = cursor.takeName() {
        if line.takesAttribute, cursor.isBeforeAttribute {
          add(word, as: .view)
          takeAttributes(&cursor, of: word.text)
        } else {
          add(word, as: line.role)
        }
        line.isAfterOperand = true
        line.last = UInt8(ascii: "a")
        skipRange(&cursor)
      } else if cursor.takeNumber() != nil {
        line.isAfterOperand = true
        line.last = UInt8(ascii: "0")
      } else {
        line.take(cursor.byte)
        cursor.advance()
      }
    }
  }

  /// `C:a.centerX(b.centerX).top(20)`
  private mutating func scanExplicit(_ cursor: inout Cursor) {
    cursor.skipBlanks()
    guard let view = cursor.takeName() else { return }
    add(view, as: .view)
    var line = FormatLine()
    while !cursor.isAtEnd {
      if cursor.skipBlanks() { continue }
      if !line.isInParentheses, cursor.isBeforeAttribute {
        takeAttributes(&cursor, of: view.text)
      } else if let word = cursor.takeName() {
        if cursor.isBeforeAttribute {
          add(word, as: .view)
          takeAttributes(&cursor, of: word.text)
        } else {
          add(word, as: line.isInParentheses ? line.role : .option)
        }
        line.isAfterOperand = true
      } else {
        if cursor.byte == UInt8(ascii: "("), !line.isInParentheses { line.take(UInt8(ascii: "[")) }
        line.take(cursor.byte)
        cursor.skipNumberOrCharacter()
      }
    }
  }

  /// Passes over the `..5` of a range.
  private func skipRange(_ cursor: inout Cursor) {
    guard cursor.byte == UInt8(ascii: "."), cursor.peek(1) == UInt8(ascii: ".") else { return }
    cursor.advance(by: 2)
    while isDigit(cursor.byte) { cursor.advance() }
  }
}

/// Where in a line of the Visual Format Language a word stands.
private struct FormatLine {
  private enum Place {
    /// In brackets, where views are named.
    case name
    /// In brackets after a colon: the chain of a stack.
    case stack
    /// In parentheses, of a view or of a gap.
    case viewPredicate, gapPredicate
  }

  private var places: [Place] = []
  /// The last byte that is no blank, `a` for a word and `0` for a number.
  var last: UInt8 = 0
  /// Whether a predicate's sign or operator would stand between two operands.
  var isAfterOperand = false
  private var isAfterOperator = false

  var isInParentheses: Bool { places.last == .viewPredicate || places.last == .gapPredicate }
  var takesAttribute: Bool { isInParentheses && !isAfterOperator && last != UInt8(ascii: "@") }

  var role: SourceWord.Role {
    if last == UInt8(ascii: "@") { return .metric }
    switch places.last {
    case .name: return .view
    case .stack: return .metric
    case .viewPredicate: return isAfterOperator ? .metric : .viewOrMetric
    case .gapPredicate: return isAfterOperator ? .metric : .metricOrView
    case nil: return last == UInt8(ascii: "-") || last == UInt8(ascii: "~") ? .metric : .option
    }
  }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      leaveParentheses()
      places.append(.name)
    case UInt8(ascii: "]"):
      leaveParentheses()
      _ = places.popLast()
    case UInt8(ascii: "("):
      places.append(places.last == .name ? .viewPredicate : .gapPredicate)
      startPredicate()
    case UInt8(ascii: ")"): leaveParentheses()
    case UInt8(ascii: ":"): if let top = places.indices.last, !isInParentheses { places[top] = .stack }
    case UInt8(ascii: ","):
      if isInParentheses {
        startPredicate()
      } else if let top = places.indices.last {
        places[top] = .name
      }
    case UInt8(ascii: "*"), UInt8(ascii: "/"): isAfterOperator = true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): if isAfterOperand { isAfterOperator = true }
    default: break
    }
    last = byte
  }

  /// Also those that a bracket shows to be left open.
  private mutating func leaveParentheses() {
    if isInParentheses { places.removeLast() }
  }

  private mutating func startPredicate() {
    isAfterOperand = false
    isAfterOperator = false
  }
}
