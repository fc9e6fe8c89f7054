import Diagnostics
public import Graphics

/// The error for a text that is not a valid color or canvas size.
public struct UnreadableValue: Error, Sendable, Equatable {
  /// The error message to print.
  public var reason: String
}

/// Reads a color from a command-line argument: `#rgb`, `#rrggbb`, `#rrggbbaa` or a CSS color name; returns `nil` for
/// `none`.
///
/// - Throws: The reason if the text is not a color.
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
      reason: isMissing ? "a color must be '#rgb', '#rrggbb', '#rrggbbaa' or a CSS color name" : error.message
    )
  }
}
