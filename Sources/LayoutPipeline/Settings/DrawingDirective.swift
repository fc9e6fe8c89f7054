import Diagnostics

// Directives by which a file sets how it is drawn, or at which sizes it is checked:
//
//     directive = "//" blank* ("draw:" | "check:") (blank* "--" NAME [("=" | blank+) VALUE])+      alone on its line
//     VALUE     = character+ without blanks | '"' character* '"'
//
// Any other comment is only a comment, even if it starts with the same word. The command line takes precedence.

extension DrawingSettings {
  /// The settings from a source's `// draw:` comments, in their order, with diagnostics.
  ///
  /// Cost: linear in the source.
  public static func written(
    in source: SourceText, over defaults: DrawingSettings = DrawingSettings()
  ) -> (settings: DrawingSettings, diagnostics: [Diagnostic]) {
    var settings = defaults
    var diagnostics: [Diagnostic] = []
    let bytes = source.utf8
    for line in source.lineStarts.indices {
      guard let words = directive("draw:", source.lineSpan(line), of: bytes) else { continue }
      settings.read(words, of: source, &diagnostics)
    }
    return (settings, diagnostics)
  }

  /// The places of a directive's words, split at blanks and at `=`, without quotes around them; nil where a line is
  /// not a directive.
  ///
  /// - Parameter keyword: the word at its start.
  static func directive(_ keyword: StaticString, _ line: SourceSpan, of bytes: [UInt8]) -> [SourceSpan]? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    func skip(_ text: StaticString, from offset: Int) -> Int? {
      var start = offset
      while start < line.end, isBlank(bytes[start]) { start += 1 }
      let end = start + text.utf8CodeUnitCount
      guard end <= line.end else { return nil }
      let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return bytes[start..<end].elementsEqual(wanted) ? end : nil
    }
    guard var offset = skip("//", from: line.start).flatMap({ skip(keyword, from: $0) }),
      skip("--", from: offset) != nil
    else { return nil }
    var words: [SourceSpan] = []
    while offset < line.end {
      if bytes[offset] == UInt8(ascii: "\""),
        let end = bytes[(offset + 1)..<line.end].firstIndex(of: bytes[offset])
      {
        words.append(SourceSpan(start: offset + 1, end: end))
        offset = end + 1
        continue
      }
      let start = offset
      while offset < line.end, !isBlank(bytes[offset]), bytes[offset] != UInt8(ascii: "=") {
        offset += 1
      }
      if offset > start { words.append(SourceSpan(start: start, end: offset)) }
      offset += 1
    }
    return words
  }

  private mutating func read(
    _ words: [SourceSpan], of source: SourceText, _ diagnostics: inout [Diagnostic]
  ) {
    var index = 0
    while index < words.count {
      let name = words[index]
      let text = source[name]
      let setting = String(text.dropFirst(2))
      let takesValue = DrawingSetting.all.first { $0.name == setting }.map { $0.valueName != nil } ?? true
      let value = takesValue && index + 1 < words.count ? words[index + 1] : nil
      index += takesValue ? 2 : 1
      do throws(SettingError) {
        guard text.hasPrefix("--") else { throw .unknown(setting: text) }
        if takesValue, value == nil { throw .missingValue(setting: setting) }
        try set(setting, to: value.map { source[$0] } ?? "true")
      } catch {
        let place =
          switch error {
          case .unknownValue, .malformed: value ?? name
          case .unknown, .missingValue: name
          }
        diagnostics.append(Diagnostic(.warning, code: "draw-setting", error.description, at: place))
      }
    }
  }
}
