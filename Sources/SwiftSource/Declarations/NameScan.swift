/// What a file seems to declare, found by its words alone: enough to know which files to parse for a name.
struct NameScan {
  /// Types that are declared: the last part of their names.
  var types: Set<String> = []
  /// Types that are extended, the last part of their names.
  var extended: Set<String> = []
  /// Functions, variables and cases.
  var members: Set<String> = []

  private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberWords: Set<String> = ["func", "var", "let", "case"]

  /// Cost: one pass over the bytes.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var word: String?
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
        if index == start {
          if bytes[index] == UInt8(ascii: ","), word == "," { word = "case" } else if bytes[index] == 10 { word = nil }
          index += 1
          continue
        }
        let length = index - start
        if let declaring = word {
          let text = String(decoding: bytes[start..<index], as: UTF8.self)
          word = nil
          if Self.memberWords.contains(text) {
            word = text
          } else if declaring == "extension" {
            var last = text
            while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), Self.isLetter(bytes[index + 1]) {
              let next = index + 1
              index = next
              while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
              last = String(decoding: bytes[next..<index], as: UTF8.self)
            }
            extended.insert(last)
          } else if Self.typeWords.contains(declaring) {
            types.insert(text)
          } else if declaring != "," {
            members.insert(text)
            if declaring == "case" { word = "," }
          }
        } else if (3...9).contains(length) {
          switch bytes[start] {
          case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "p"), UInt8(ascii: "a"),
            UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "l"):
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            if text == "extension" || Self.typeWords.contains(text) || Self.memberWords.contains(text) { word = text }
          default: break
          }
        }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
  }
}
