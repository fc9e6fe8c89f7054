import Diagnostics
import LayoutModel
public import SizeSweep

extension SizeRange {
  /// Reads a range of sizes in points: `A...B`, or `...B` for a range that begins at 0. If the canvas is a macOS window
  /// with a minimum size, this size later replaces the 0.
  ///
  /// - Throws: `SettingError.malformed` for other text.
  public init(_ axis: Axis, _ text: String) throws(SettingError) {
    let setting = axis.extent + "s"
    let expected = "write the smallest and the largest size, such as 320...1366"
    let isOpen = text.hasPrefix("...")
    let numbers = (isOpen ? "0" + text : text).split(separator: "...", omittingEmptySubsequences: false)
      .map { Double(String($0)) }
    guard numbers.count == 2, let from = numbers[0], let to = numbers[1], from >= 0, to <= 1e6 else {
      throw .malformed(text, setting: setting, problem: expected)
    }
    guard from <= to else {
      throw .malformed(text, setting: setting, problem: "the first number is larger than the second")
    }
    self.init(axis, from...to)
    self.isOpen = isOpen
  }
}

extension SizeRange {
  /// Returns the size ranges from comments such as `// check: --widths A...B`, with diagnostics for invalid comments.
  package static func written(in source: SourceText) -> (ranges: [SizeRange], diagnostics: [Diagnostic]) {
    var ranges: [SizeRange] = []
    var diagnostics: [Diagnostic] = []
    for words in source.directives("check:", of: ["widths", "heights"])
    where !source.isIgnoreComment(words[0]) {
      for index in stride(from: 0, to: words.count, by: 2) {
        guard let axis = axis(source[words[index]]) else {
          diagnostics.append(.unknownCheckSetting(source[words[index]], at: words[index]))
          continue
        }
        do throws(SettingError) {
          guard index + 1 < words.count else {
            throw .missingValue(setting: String(source[words[index]].dropFirst(2)))
          }
          ranges.append(try SizeRange(axis, source[words[index + 1]]))
        } catch {
          let place = index + 1 < words.count ? words[index + 1] : words[index]
          diagnostics.append(
            Diagnostic(.warning, code: "check-setting", error.description, at: place))
        }
      }
    }
    return (ranges, diagnostics)
  }

  private static func axis(_ name: String) -> Axis? {
    Axis.allCases.first { name == "--\($0.extent)s" }
  }
}

extension SourceText {
  /// Returns whether a directive's first word is that of a `// check:ignore` comment. Such a comment is not a setting.
  fileprivate func isIgnoreComment(_ word: SourceSpan) -> Bool {
    self[word].hasPrefix("ignore") && utf8[word.start - 1] == UInt8(ascii: ":")
  }
}

extension Diagnostic {
  fileprivate static func unknownCheckSetting(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "check-setting",
      "'\(name)' is not a setting for checks; write a range such as '// check: --widths 320...1366' or '// check: --heights 480...1024'",
      at: span)
  }
}
