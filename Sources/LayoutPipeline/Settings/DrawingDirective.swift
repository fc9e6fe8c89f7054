import Diagnostics
import LayoutLanguage

// A directive is a comment, also after a statement, that sets how a file is drawn, or at which sizes it is checked:
//
//     directive = "//" blank* ("draw:" | "check:") (blank* "--" NAME [("=" | blank+) VALUE])+
//     VALUE     = character+ without blanks | '"' character* '"'
//
// A name without dashes or with one (`-o`), or a single word, is reported as a mistake. Other comments are ignored.
// Options on the command line take precedence.

extension DrawingSettings {
  /// Returns the drawing settings from a source's `// draw:` comments, with diagnostics for invalid comments.
  ///
  /// Cost: linear in the source's length.
  public static func written(
    in source: SourceText, over defaults: DrawingSettings = DrawingSettings()
  ) -> (settings: DrawingSettings, diagnostics: [Diagnostic]) {
    var settings = defaults
    var diagnostics: [Diagnostic] = []
    var given: [String] = []
    for written in source.drawingSettings {
      do throws(SettingError) {
        guard let setting = written.setting else { throw .unknown(setting: source[written.name]) }
        if setting.valueName != nil, written.value == nil { throw .missingValue(setting: setting.name) }
        try DrawingSetting.check(setting.name, after: given)
        try setting.apply(written.value.map { source[$0] } ?? "true", &settings)
        given.append(setting.name)
      } catch {
        let place =
          switch error {
          case .unknownValue, .malformed: written.value ?? written.name
          case .unknown, .missingValue, .twoRanges: written.name
          }
        diagnostics.append(Diagnostic(.warning, code: "draw-setting", error.description, at: place))
      }
    }
    return (settings, diagnostics)
  }
}

private struct WrittenSetting {
  var name: SourceSpan
  /// The setting; `nil` if there is none with this name.
  var setting: DrawingSetting?
  var value: SourceSpan?
}

extension SourceText {
  /// Returns the value, in a `// draw:` comment, of the last setting `name` that satisfies a condition.
  func value(of name: String, where isWanted: (String) -> Bool) -> SourceSpan? {
    drawingSettings.last { $0.setting?.name == name && $0.value.map { isWanted(self[$0]) } == true }?.value
  }

  fileprivate var drawingSettings: [WrittenSetting] {
    directives("draw:", of: DrawingSetting.all.map(\.name)).flatMap { words in
      var written: [WrittenSetting] = []
      var index = 0
      while index < words.count {
        let name = words[index]
        let setting = DrawingSetting.all.first { "--\($0.name)" == self[name] }
        let next = index + 1 < words.count ? words[index + 1] : nil
        // An unknown name is followed by its value, unless the next word is a name, too.
        let takesValue = setting.map { $0.valueName != nil } ?? next.map { !self[$0].hasPrefix("-") } ?? false
        written.append(WrittenSetting(name: name, setting: setting, value: takesValue ? next : nil))
        index += takesValue ? 2 : 1
      }
      return written
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
      guard rest.starts(with: keyword.utf8) else { return nil }
      rest = rest.dropFirst(keyword.utf8.count).drop(while: isBlank)
      let isDirective =
        rest.first == UInt8(ascii: "-")
        && rest.dropFirst().first.map { $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter }
          == true
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
