import Diagnostics

/// A token of Swift or Objective-C.
enum PastedToken: Equatable {
  case name(String)
  case number(String)
  case string(String)
  case mark(Character)
  case lineBreak
  case end
}

/// Cuts code into tokens; characters that no layout code needs are marks. Cost: one pass.
func pastedTokens(of code: String) -> [PastedToken] {
  var tokens: [PastedToken] = []
  let bytes = Array(code.utf8)
  var offset = 0
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func peek(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
  while offset < bytes.count {
    let byte = bytes[offset]
    let start = offset
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"):
      offset += 1
    case UInt8(ascii: "\n"):
      tokens.append(.lineBreak)
      offset += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      offset += 2
      while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
        offset += 1
      }
      offset += 2
    case UInt8(ascii: "\""):
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      tokens.append(.string(text(start + 1..<min(offset, bytes.count))))
      offset += 1
    case _ where isNameStart(byte) || byte == UInt8(ascii: "$"):
      offset += 1
      while isNameByte(peek(0)) { offset += 1 }
      tokens.append(.name(text(start..<offset)))
    case _ where isDigit(byte) || byte == UInt8(ascii: ".") && isDigit(peek(1)) && !isOperand(tokens.last):
      while isDigit(peek(0)) || peek(0) == UInt8(ascii: "_") { offset += 1 }
      if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) || !isNameStart(peek(1)) {
        offset += 1
        while isDigit(peek(0)) { offset += 1 }
      }
      tokens.append(.number(text(start..<offset).filter { $0 != "_" }))
      // The letter of C's `8.0f`.
      if peek(0) == UInt8(ascii: "f"), !isNameByte(peek(1)) { offset += 1 }
    default:
      tokens.append(.mark(byte < 0x80 ? Character(UnicodeScalar(byte)) : "?"))
      offset += 1
    }
  }
  tokens.append(.end)
  return tokens
}

/// Returns whether a `.5` behind this token is a member, as in `$0.5`, which no code has, and `).5`.
private func isOperand(_ token: PastedToken?) -> Bool {
  switch token {
  case .name, .number, .mark(")"), .mark("]"): true
  default: false
  }
}
