import LayoutModel

// The grammar of one constraint in the logs of UIKit, AppKit, SnapKit and Masonry:
//
//     entry     = ["<"] head [identifier] [mask] body modifier* [names] ">"
//     head      = Class ":" (Address ["@" path "#" line] | key)
//     identifier = "'" text "'"
//     mask      = "h=" [-&]{3} " v=" [-&]{3} [identifier]
//     body      = equation | format
//     equation  = item relation ([number "*"] item ["*" number] ["+" number | space] | number) [("^" | "@") priority]
//     space     = ("NSSpace" | "NSLayoutAnchorConstraintSpace") ["(" number ")"]
//     item      = (Class ":" (Address | key) [identifier] | name) "." attribute
//     format    = ["H:" | "V:"] ("|" | view) connection ("|" | view) | view with a predicate
//     modifier  = "(LTR)" | "(RTL)" | "priority:" N | "Hug:" N | "CompressionRes:" N
//     names     = "(" "active" ["," "names:" (name | "'|'") ":" [Class ":"] Address …] ")"
//
// In the list of names, `inactive` can replace `active`. The grammar was derived from logs in public issue threads and
// from the chapter “Debugging Tricks and Tips” of Apple's “Auto Layout Guide”.

struct EntryReader {
  var cursor: LogCursor
  /// Indicates whether the entry is from AppKit, where the y axis of coordinates points up.
  var isAppKit: Bool
  var names = EntryNames()
  /// Indicates whether the modifier is `(RTL)` instead of `(LTR)`; `nil` if there is neither.
  var isRightToLeft: Bool?
  var priority = Priority.required
  var hugging: Double?
  var compression: Double?
  /// The largest total rounding error of the printed numbers, in points.
  var rounding = 0.0

  struct Entry {
    var constraint: LogConstraint
    var guess: LogGuess?
    var ignored: String?
  }

  mutating func read(line: Int, into table: inout LogViewTable) throws(LogError) -> Entry {
    // 1. Read the constraint's class, address, identifier and autoresizing mask.
    var head = readHead()
    head.line = line
    // 2. Read the final list of names, which gives the view of each name.
    let bodyEnd = findTail()
    readNames(from: bodyEnd)
    let isActive = !cursor.starts(with: "(inactive", at: bodyEnd)
    // 3. Read the body, and the modifiers after it.
    let end = cursor.end
    cursor.end = bodyEnd
    let body = try readBody()
    readModifiers()
    cursor.end = end
    // 4. Convert the body to a constraint, now that the modifiers have set the text direction.
    var lowered = try lower(body, for: head, &table)
    lowered.isActive = isActive
    return Entry(constraint: lowered, guess: guess(in: body), ignored: takeIgnored(before: bodyEnd))
  }

  struct Head {
    var className: String
    var address: String?
    var label: String?
    var autoresizing: String?
    var line = 0
  }

  private mutating func readHead() -> Head {
    let colon = cursor.find(":") ?? cursor.end
    var head = Head(className: cursor.text(cursor.offset, colon))
    cursor.offset = min(colon + 1, cursor.end)
    head.address = cursor.takeAddress()
    if head.address == nil {
      let start = cursor.offset
      while cursor.offset < cursor.end, !isBlank(cursor.byte) { cursor.offset += 1 }
      head.label = cursor.text(start, cursor.offset)
    }
    if let label = head.label { (head.label, head.address) = splitAddress(label) }
    if cursor.byte == UInt8(ascii: "@") { head.label = takePlace() ?? head.label }
    cursor.skipBlanks()
    if let identifier = takeQuoted(before: [" "]) { head.label = identifier }
    cursor.skipBlanks()
    head.autoresizing = takeMask()
    cursor.skipBlanks()
    if head.autoresizing != nil, let identifier = takeQuoted(before: [" "]) {
      head.label = identifier
      cursor.skipBlanks()
    }
    return head
  }

  private func guess(in body: EntryBody) -> LogGuess? {
    if let name = names.sharedName { return .sharedName(name) }
    guard names.superview == nil, case .gap(let from, let to, _, _, _) = body, from == nil || to == nil else {
      return nil
    }
    return .superview
  }

  /// Reads a location such as `@/Users/me/App/CardView.swift#81`, and returns `CardView.swift:81`.
  private mutating func takePlace() -> String? {
    var ahead = cursor
    while let hash = ahead.find("#") {
      ahead.offset = hash + 1
      let digits = ahead.offset
      while isDigit(ahead.byte) { ahead.offset += 1 }
      guard ahead.offset > digits, isBlank(ahead.byte) || ahead.byte == 0 else { continue }
      let path = cursor.text(cursor.offset + 1, hash)
      let file = path.split(separator: "/").last.map(String.init) ?? path
      defer { cursor = ahead }
      return "\(file):\(ahead.text(digits, ahead.offset))"
    }
    return nil
  }

  private mutating func takeMask() -> String? {
    guard cursor.starts(with: "h=") else { return nil }
    var masks: [String] = []
    for axis in ["h=", "v="] {
      guard axis == "h=" ? cursor.take("h=") : cursor.take("v=") else { break }
      let start = cursor.offset
      while cursor.byte == UInt8(ascii: "-") || cursor.byte == UInt8(ascii: "&") { cursor.offset += 1 }
      masks.append(axis + cursor.text(start, cursor.offset))
      cursor.skipBlanks()
    }
    return masks.joined(separator: " ")
  }

  /// Reads a text between single quotation marks. The text itself may contain apostrophes, so it ends at the first
  /// quotation mark that is followed by a character in `followers`.
  mutating func takeQuoted(before followers: [Character]) -> String? {
    guard cursor.byte == UInt8(ascii: "'") else { return nil }
    let wanted = followers.compactMap(\.asciiValue)
    var close = cursor.offset + 1
    while close < cursor.end {
      let next = close + 1 < cursor.end ? cursor.bytes[close + 1] : UInt8(ascii: " ")
      let isNext = wanted.contains(next) || (wanted.contains(UInt8(ascii: " ")) && isBlank(next))
      if cursor.bytes[close] == UInt8(ascii: "'"), isNext {
        defer { cursor.offset = close + 1 }
        return unescaped(cursor.text(cursor.offset + 1, close))
      }
      close += 1
    }
    return nil
  }

  /// Returns the part of an entry that could not be understood, if this part has letters or digits.
  private func takeIgnored(before tail: Int) -> String? {
    var rest = cursor
    rest.end = tail
    let stop = rest.find(">") ?? rest.find("\n") ?? tail
    let text = rest.takeText(before: stop)
    return text.utf8.contains { isLetter($0) || isDigit($0) } ? text : nil
  }
}
