import Diagnostics
import LayoutLanguage

// A directive is a comment on a line of its own that sets how a file is drawn, or at which sizes it is checked:
//
//     directive = "//" blank* ("draw:" | "check:") (blank* "--" NAME [("=" | blank+) VALUE])+
//     VALUE     = character+ without blanks | '"' character* '"'
//
// A name without dashes, or a single word, is reported as a mistake. Other comments are ignored. Options on the command line take precedence.

extension DrawingSettings {
  /// Returns the drawing settings from a source's `// draw:` comments, with diagnostics for invalid comments.
  ///
  /// Cost: linear in the source's length.
  public static func written(
    in source: SourceText, over defaults: DrawingSettings = DrawingSettings()
  ) -> (settings: DrawingSettings, diagnostics: [Diagnostic]) {
    var settings = defaults
    var diagnostics: [Diagnostic] = []
    for words in source.directives("draw:", of: DrawingSetting.all.map(\.name)) {
      settings.read(words, of: source, &diagnostics)
    }
    return (settings, diagnostics)
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

extension SourceText {
  /// Returns the words of each directive that begins with `keyword` (`draw:` or `check:`), as positions in the source.
  /// Quotation marks around a word are left out.
  ///
  /// - Parameter names: the names of settings, which identify a directive even if they are written without dashes.
  func directives(_ keyword: String, of names: [String]) -> [[SourceSpan]] {
    comments.compactMap { comment in
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
      var rest = utf8[comment.span.start + 2..<comment.span.end].drop(while: isBlank)
      guard comment.isAlone, rest.starts(with: keyword.utf8) else { return nil }
      rest = rest.dropFirst(keyword.utf8.count).drop(while: isBlank)
      let isDirective = rest.starts(with: "--".utf8)
      var words: [SourceSpan] = []
      while let first = rest.first {
        if first == UInt8(ascii: "\""), let end = rest.dropFirst().firstIndex(of: first) {
          words.append(SourceSpan(start: rest.startIndex + 1, end: end))
          rest = rest[(end + 1)...]
          continue
        }
        let word = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: "=") }
        if !word.isEmpty { words.append(SourceSpan(start: word.startIndex, end: word.endIndex)) }
        rest = rest[word.endIndex...].dropFirst()
      }
      guard let first = words.first else { return nil }
      return isDirective || words.count == 1 || names.contains(self[first]) ? words : nil
    }
  }
}
