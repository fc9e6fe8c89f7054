import Diagnostics
import LayoutModel

/// Finds code of other languages among a text's statements, by signs that occur in no statement of this language.
///
/// It looks at a statement's first line, then for the brackets that close the ones it opens. Cost: a pass over the
/// text, and a bounded number of searches for brackets that never close.
struct PastedCodeFinder {
  private let bytes: [UInt8]
  /// The number of bytes that may still be searched without success; after that, brackets are searched for nearby only.
  private var patience = 1_000_000
  /// The names that the code found so far has defined.
  private var madeNames: Set<String> = []
  private static let longest = 60_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The end of the code that begins here; `nil` where none does, or where it is incomplete.
  ///
  /// - Parameter isInBlock: whether a `;` may separate it from another statement in its line.
  mutating func end(ofCodeAt start: Int, isInBlock: Bool) -> Int? {
    let byte = bytes[start]
    if isSelectorByte(byte), !isDigit(byte), byte != UInt8(ascii: "-") {
      if patience > 0, let end = endOfStyles(at: start) { return end }
    } else if byte != UInt8(ascii: "["), byte != UInt8(ascii: "@"), byte != UInt8(ascii: "$") {
      return nil
    }
    guard beginsCode(at: start), let end = endOfCode(at: start) else { return nil }
    noteNames(start..<end)
    let next = skippingBlanks(end)
    let endsLine = at(next) <= 0x20 || at(next) == UInt8(ascii: "/")
    return isInBlock && !endsLine && at(end - 1) == UInt8(ascii: ";") ? end - 1 : end
  }

  /// Notes the names that code defines: `let title = …`, `UILabel *title = …`.
  private mutating func noteNames(_ code: Range<Int>) {
    var offset = code.lowerBound
    while offset < code.upperBound {
      let word = word(at: offset)
      guard !word.isEmpty else {
        offset += 1
        continue
      }
      offset += word.utf8.count
      let next = skippingBlanks(offset)
      if word == "let" || word == "var" { madeNames.insert(self.word(at: next)) }
      if at(next) == UInt8(ascii: "*") {
        let name = self.word(at: skippingBlanks(next + 1))
        if at(skippingBlanks(skippingBlanks(next + 1) + name.utf8.count)) == UInt8(ascii: "=") {
          madeNames.insert(name)
        }
      }
    }
  }

  // MARK: - How code begins

  private func beginsCode(at start: Int) -> Bool {
    let afterWord = endOfWord(at: start)
    let next = skippingBlanks(afterWord)
    if wordStarts[Int(at(start))] {
      let word = word(at: start)
      let isBeforeName: Bool =
        switch at(next) {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "?"): true
        default: isNameStart(at(next))
        }
      let isKnown = wordsOfCode[word] != nil
      if isKnown, isBeforeName || word == "NSLayoutConstraint" && at(next) == UInt8(ascii: ".") {
        return true
      }
      if word == "let" || word == "var" { return definesCode(at: afterWord) }
      // Objective-C's `UILabel *label = …`.
      if word.hasPrefix("UI"), word.utf8.count > 3 { return "*(".utf8.contains(at(next)) }
      if isKnown { return false }
    }
    if at(start) == UInt8(ascii: "@") { return isNameStart(at(start + 1)) }
    return setsUpMadeView(at: start) || holdsMark(start)
  }

  /// Returns whether a statement such as `title.text = "x"` or `[title setText:@"x"]` begins here, where code made
  /// `title`.
  private func setsUpMadeView(at start: Int) -> Bool {
    if madeNames.isEmpty { return false }
    let isMessage = at(start) == UInt8(ascii: "[")
    let first = isMessage ? start + 1 : start
    let name = word(at: first)
    guard !name.isEmpty, madeNames.contains(name) else { return false }
    let next = skippingBlanks(first + name.utf8.count)
    if isMessage { return next > first + name.utf8.count && isNameStart(at(next)) }
    let member = word(at: next + 1)
    return at(next) == UInt8(ascii: ".") && !member.isEmpty && attribute(named: member) == nil
      && LayoutGuide(rawValue: member) == nil
  }

  /// Returns whether a definition such as `let a = UILabel()` or `let gap: CGFloat = 8` begins here, but not `let
  /// half = gap / 2`.
  private func definesCode(at offset: Int) -> Bool {
    var next = skippingBlanks(offset)
    next = skippingBlanks(next + word(at: next).utf8.count)
    if at(next) == UInt8(ascii: ":") { return isNameStart(at(skippingBlanks(next + 1))) }
    guard at(next) == UInt8(ascii: "=") else { return false }
    next = skippingBlanks(next + 1)
    if at(next) == UInt8(ascii: "[") { return ["\"", "["].contains(Character(UnicodeScalar(at(next + 1)))) }
    let path = word(at: next)
    next += path.utf8.count
    return !path.isEmpty && (at(next) == UInt8(ascii: ".") || at(next) == UInt8(ascii: "("))
  }

  /// Returns whether the line contains a sign that only code has: a member that is called or set, a message of
  /// Objective-C.
  private func holdsMark(_ start: Int) -> Bool {
    let isMessage = at(start) == UInt8(ascii: "[")
    var offset = start
    var lastName = start
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): break scan
      // Another statement begins after these, and is tested on its own.
      case UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "/"): return false
      case UInt8(ascii: ".") where isNameStart(at(offset + 1)):
        lastName = offset + 1
        offset = endOfWord(at: lastName)
        let next = skippingBlanks(offset)
        switch at(next) {
        case UInt8(ascii: "("), UInt8(ascii: "{"):
          if calls.contains(word(at: lastName)) { return true }
        case UInt8(ascii: "=") where at(next + 1) != UInt8(ascii: "="):
          if propertiesOfCode.contains(word(at: lastName)) { return true }
        default: break
        }
      case UInt8(ascii: "[") where isMessage && word(at: offset + 1) == "NSLayoutConstraint": return true
      case UInt8(ascii: " ") where isMessage && selectors.contains(where: word(at: offset + 1).hasPrefix):
        return true
      default: offset += 1
      }
    }
    // A path continues in the next line.
    let next = skippingSpace(offset)
    guard at(next) == UInt8(ascii: "."), endOfWord(at: lastName) == trimmedEnd(offset) else { return false }
    let last = word(at: lastName)
    return (last.hasSuffix("Anchor") || last == "snp") && calls.contains(word(at: next + 1))
  }

  // MARK: - Where it ends

  /// The end of the code's brackets, with following lines such as `.isActive = true` and a `;`.
  private mutating func endOfCode(at start: Int) -> Int? {
    var open: [UInt8] = []
    var offset = start
    var end = start
    while offset < bytes.count, offset - start < min(Self.longest, max(patience, 200)) {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset = endOfString(at: offset)
        end = offset
        continue
      case UInt8(ascii: "/") where at(offset + 1) == byte:
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.isEmpty { return end > start ? end : nil }
        guard closes(byte, open.removeLast()) else { return giveUp(at: start, after: offset - start) }
      case UInt8(ascii: ";") where open.isEmpty:
        return offset + 1
      case UInt8(ascii: "\n") where open.isEmpty:
        if !goesOn(behind: end, at: offset) { return end }
      default: break
      }
      offset += 1
      if byte > 0x20 { end = offset }
    }
    return open.isEmpty && offset >= bytes.count ? end : giveUp(at: start, after: offset - start)
  }

  /// The end of the first line of code whose brackets never close: only that line counts as code.
  private mutating func giveUp(at start: Int, after count: Int) -> Int? {
    patience -= count
    let end = endOfLine(at: start)
    return at(end - 1) == UInt8(ascii: "(") ? nil : max(start + 1, end)
  }

  /// Returns whether a statement continues in the next line: after `=` or `,`, or with `.name` there.
  private func goesOn(behind end: Int, at lineEnd: Int) -> Bool {
    if at(end - 1) == UInt8(ascii: "=") { return true }
    let next = skippingSpace(lineEnd)
    guard at(next) == UInt8(ascii: "."), isNameStart(at(next + 1)) else { return false }
    let behind = skippingBlanks(next + 1 + word(at: next + 1).utf8.count)
    return at(behind) != UInt8(ascii: "{") || calls.contains(word(at: next + 1))
  }

  private func closes(_ bracket: UInt8, _ opening: UInt8) -> Bool {
    bracket == (opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening + 2)
  }

  private func endOfString(at start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\n") { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  // MARK: - Style sheets

  /// The end of styles: `.bar { display: flex; … }`, or `display: flex` and the declarations in the lines after it.
  private mutating func endOfStyles(at start: Int) -> Int? {
    var offset = start
    while isSelectorByte(at(offset)) { offset += 1 }
    let sign = skippingBlanks(offset)
    if at(sign) == UInt8(ascii: "{") {
      offset = sign + 1
      while offset - start < 4000, ![0, UInt8(ascii: "{"), UInt8(ascii: "}")].contains(at(offset)) {
        offset += 1
      }
      if at(offset) == UInt8(ascii: "}"), isFlexible(sign..<offset) { return offset + 1 }
      patience -= offset - start
      return nil
    }
    guard at(sign) == UInt8(ascii: ":"), word(at: start) == "display" else { return nil }
    var end = endOfLine(at: start)
    guard isFlexible(start..<end) else { return nil }
    while at(end - 1) == UInt8(ascii: ";") {
      offset = skippingSpace(end)
      while isSelectorByte(at(offset)) { offset += 1 }
      let next = endOfLine(at: offset)
      guard at(offset) == UInt8(ascii: ":"), at(next - 1) == UInt8(ascii: ";") else { break }
      end = next
    }
    return end
  }

  private func isSelectorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "-"): true
    default: isNameByte(byte)
    }
  }

  private func isFlexible(_ range: Range<Int>) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.contains("display") && text.contains("flex")
  }

  // MARK: - Characters

  private func at(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  private func word(at start: Int) -> String {
    let end = endOfWord(at: start)
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  private func endOfWord(at start: Int) -> Int {
    isNameStart(at(start)) ? end(from: start) { isNameByte($0) } : start
  }

  private func skippingBlanks(_ start: Int) -> Int { end(from: start) { $0 == 0x20 || $0 == 0x09 } }

  private func skippingSpace(_ start: Int) -> Int { end(from: start) { $0 <= 0x20 } }

  private func endOfLine(at start: Int) -> Int { trimmedEnd(end(from: start) { $0 != 0x0A }) }

  private func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
      return end
    }
  }

  private func trimmedEnd(_ end: Int) -> Int {
    var end = end
    while [0x20, 0x09, 0x0D].contains(at(end - 1)) { end -= 1 }
    return end
  }
}
