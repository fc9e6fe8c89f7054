extension EntryReader {
  /// Returns the offset of the final list `(active, names: …)`, or the end of the entry if there is no such list.
  func findTail() -> Int {
    var scan = self
    while scan.cursor.offset < scan.cursor.end {
      let byte = scan.cursor.byte
      if byte == UInt8(ascii: "'"), scan.isBehindAddress {
        if scan.takeQuoted(before: [".", "]", "(", ")"]) == nil { scan.cursor.offset += 1 }
        continue
      }
      if byte == UInt8(ascii: "("), tailStarts.contains(where: { scan.cursor.starts(with: $0) }) {
        return scan.cursor.offset
      }
      scan.cursor.offset += 1
    }
    return cursor.end
  }

  private var isBehindAddress: Bool {
    var start = cursor.offset
    while start > 0, isHexadecimal(cursor.bytes[start - 1]) { start -= 1 }
    return start < cursor.offset && start > 1 && cursor.bytes[start - 1] == UInt8(ascii: "x")
      && cursor.bytes[start - 2] == UInt8(ascii: "0")
  }

  /// Adds the views in the final list, such as `names: title:0x60, '|':UIView:0x61 )`, to `names`.
  mutating func readNames(from start: Int) {
    var tail = cursor
    tail.offset = start
    guard let colon = tail.find("ames:") else { return }
    tail.offset = colon + 5
    var bars: [LogView] = []
    while let entry = takeName(&tail) {
      if let name = entry.name { names.add(entry.view, for: name) } else { bars.append(entry.view) }
    }
    if let bar = bars.first { names.setSuperview(names.named(bar)) }
  }

  /// Reads one name and its view; the returned name is `nil` for the superview `'|'`.
  private mutating func takeName(_ tail: inout LogCursor) -> (name: String?, view: LogView)? {
    tail.skipBlanks()
    while tail.take(",") { tail.skipBlanks() }
    guard tail.byte != UInt8(ascii: ")"), tail.byte != UInt8(ascii: ">"), tail.byte != 0 else { return nil }
    let isBar = tail.take("'|':")
    guard let colon = tail.find(":0x") else { return nil }
    var view = LogView()
    let name = tail.takeText(before: colon)
    guard !name.isEmpty else { return nil }
    tail.offset = colon + 1
    view.address = tail.takeAddress()
    var quotes = self
    quotes.cursor = tail
    view.text = quotes.takeQuoted(before: [" ", ")", ","])
    tail = quotes.cursor
    if isBar { view.className = name } else { view.name = name }
    return (isBar ? nil : name, view)
  }

  mutating func readModifiers() {
    while true {
      cursor.skipBlanks()
      if cursor.take("(LTR)") {
        isRightToLeft = false
      } else if cursor.take("(RTL)") {
        isRightToLeft = true
      } else if cursor.take("priority:") || cursor.take("@") || cursor.take("^") {
        cursor.skipBlanks()
        guard let value = cursor.takeNumber() else { return }
        priority = value
      } else if cursor.take("Hug:") {
        hugging = cursor.takeNumber()
      } else if cursor.take("CompressionResistance:") || cursor.take("CompressionRes:") {
        compression = cursor.takeNumber()
      } else {
        return
      }
    }
  }
}

private let tailStarts: [StaticString] = ["(active", "(inactive", "(Names:", "(names:"]
