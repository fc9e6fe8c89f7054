import Diagnostics
public import Graphics

/// Why a text that stands alone, such as in a program's arguments, is not a color or a size.
public struct UnreadableValue: Error, Sendable, Equatable {
  /// In words, with the nearest color's name where there is one.
  public var reason: String
}

/// A color as the layout language writes it, where it stands alone, such as in a program's arguments: `#rgb`,
/// `#rrggbb`, `#rrggbbaa`, a CSS color name or `transparent`; `nil` is `none`.
public func readColor(_ text: String) throws(UnreadableValue) -> Color? {
  let source = SourceText(name: "", text: text)
  let span = SourceSpan(start: 0, end: source.utf8.count)
  var cursor = Cursor(source)
  do throws(Diagnostic) {
    let color = try cursor.takeColor(after: "")
    guard cursor.isAtEnd else { throw .malformedColor(text, at: span) }
    return if case .color(let color) = color { color } else { nil }
  } catch {
    let isMissing = error.code == "expected-color"
    throw UnreadableValue(
      reason: isMissing ? "a color is '#rgb', '#rrggbb', '#rrggbbaa' or a CSS color name" : error.message)
  }
}
