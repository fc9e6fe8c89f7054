import Diagnostics
public import Graphics

/// The error for a text, such as a program's argument, that is not a valid color or size.
public struct UnreadableValue: Error, Sendable, Equatable {
  /// The message to print; for an unknown color, it suggests the nearest name if there is one.
  public var reason: String
}

/// Reads a color from a program's argument: `#rgb`, `#rrggbb`, `#rrggbbaa`, a CSS color name or `transparent`. Returns
/// `nil` for `none`, and throws the reason if the text is not a color.
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
