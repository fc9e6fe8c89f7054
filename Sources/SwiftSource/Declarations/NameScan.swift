/// The names that a file seems to declare, found without parsing the file.
struct NameScan {
  /// The names of declared types, without enclosing types: `Margins` for `Layout.Margins`.
  var types: Set<String> = []
  var extended: Set<String> = []
  /// The names of types to which an extension adds a conformance, without enclosing types.
  var conforming: Set<String> = []
  var members: Set<String> = []
  var globals: Set<String> = []
  var operators: Set<String> = []
  var declaresOperators = false
  var hasLayout = false

  /// A marker that `scan` stores in `word` after the comma in a declaration such as `let a = 1, b = 2`. It means that
  /// the name of another variable may follow.
  private static let listed = "let ,"
  /// The operators that compare values. If such an operator is declared in a type, the declaration is not recorded in
  /// `operators`, since most of these types make no constraints.
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "~="]
  private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberWords: Set<String> = ["func", "var", "let", "case"]
  private static let layoutWords: Set<String> = ["constraint", "constraints", "NSLayoutConstraint", "snp"]

  init(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { scan($0) } }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var word = ""
    var index = 0
    var startsLine = true
    var isGlobal = true
    // The number of brackets that are open in a `let` or `var` declaration; `nil` outside of such declarations. If the
    // number is 0, a comma separates two variables.
    var listDepth: Int?
    while index < bytes.count {
      let start = index
      while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
      if index == start {
        let byte = bytes[index]
        if byte == 10 {
          if word != Self.listed {
            word = ""
            if listDepth == 0 { listDepth = nil }
          }
          startsLine = true
        } else {
          switch byte {
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): listDepth? += 1
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            listDepth? -= 1
            if listDepth == -1 { listDepth = nil }
          case UInt8(ascii: ","): if listDepth == 0, word.isEmpty { word = Self.listed }
          default: break
          }
          if byte == UInt8(ascii: ","), word == "," { word = "case" }
          if word == "func", byte != 32 {
            let sign = Self.sign(bytes, &index)
            if isGlobal || !Self.comparisons.contains(sign) { operators.insert(sign) }
          }
          if startsLine { isGlobal = byte != 32 && byte != 9 }
          startsLine = false
        }
        index += 1
        continue
      }
      if startsLine { isGlobal = true }
      startsLine = false
      let length = index - start
      if length == 5 && bytes[start..<index].elementsEqual("infix".utf8)
        || length == 15 && bytes[start..<index].elementsEqual("precedencegroup".utf8)
      {
        declaresOperators = true
      }
      if start == 0 || bytes[start - 1] != UInt8(ascii: ".") {
        if length == 4, bytes[start..<index].elementsEqual("init".utf8) { members.insert("init") }
        if length == 9, bytes[start..<index].elementsEqual("subscript".utf8) { members.insert("subscript") }
      }
      guard !word.isEmpty || Self.isWord(bytes[start], length) else { continue }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      if word.isEmpty || Self.memberWords.contains(text) {
        if text == "extension" || Self.typeWords.contains(text) || Self.memberWords.contains(text) {
          word = text
        }
        if Self.layoutWords.contains(text) { hasLayout = true }
      } else {
        if word == Self.listed {
          if Self.isBinding(bytes, index) { declare(text, by: "var", isGlobal: isGlobal, bytes, &index) }
          word = ""
          continue
        }
        declare(text, by: word, isGlobal: isGlobal, bytes, &index)
        if word == "let" || word == "var" { listDepth = 0 }
        word = word == "case" ? "," : ""
      }
    }
  }

  private mutating func declare(
    _ text: String, by word: String, isGlobal: Bool, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) {
    if word == "extension" {
      // In `extension [UIView]`, the extended type is `Array`.
      var last = bytes[max(0, index - text.utf8.count - 1)] == UInt8(ascii: "[") ? "Array" : text
      while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isPartOfName(bytes[index + 1]) {
        let next = index + 1
        index = next
        while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
        last = String(decoding: bytes[next..<index], as: UTF8.self)
      }
      extended.insert(last)
      var next = index
      while next < bytes.count, bytes[next] == 32 { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: ":") { conforming.insert(last) }
    } else if Self.typeWords.contains(word) {
      types.insert(text)
    } else if word != "," {
      members.insert(text)
      if isGlobal, word != "case" { globals.insert(text) }
    }
  }

  /// Returns whether a type or a value follows at `index`: `: CGFloat` or `= 8`, but not `== 8`.
  private static func isBinding(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var next = index
    while next < bytes.count, bytes[next] == 32 { next += 1 }
    guard next < bytes.count else { return false }
    return bytes[next] == UInt8(ascii: ":")
      || bytes[next] == UInt8(ascii: "=") && next + 1 < bytes.count && bytes[next + 1] != UInt8(ascii: "=")
  }

  private static func sign(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String {
    let start = index
    while index < bytes.count, bytes[index] != 32, bytes[index] != UInt8(ascii: "("), bytes[index] != 10 {
      index += 1
    }
    index = max(start, index - 1)
    return String(decoding: bytes[start...index], as: UTF8.self)
  }

  /// Returns whether a word with this first letter and length may be one of the words that `scan` looks for, such as
  /// `class` or `NSLayoutConstraint`. This test is faster than comparing the whole word.
  private static func isWord(_ first: UInt8, _ length: Int) -> Bool {
    guard (3...18).contains(length) else { return false }
    switch first {
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "p"), UInt8(ascii: "a"),
      UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "l"), UInt8(ascii: "N"):
      return true
    default: return false
    }
  }
}

/// Returns whether a byte of UTF-8 can be part of a name in Swift.
func isPartOfName(_ byte: UInt8) -> Bool {
  (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
}
