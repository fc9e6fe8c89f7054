import Diagnostics
public import Graphics

/// Why a text is not a colour.
public struct UnreadableColor: Error, Sendable, Equatable {
  /// In words, with the nearest colour's name where there is one.
  public var reason: String
}

/// A colour as the layout language writes it, where it stands alone, such as in a program's arguments: `#rgb`,
/// `#rrggbb`, `#rrggbbaa`, a CSS colour name or `transparent`; `nil` is `none`.
public func readColor(_ text: String) throws(UnreadableColor) -> Color? {
  let source = SourceText(name: "", text: text)
  var cursor = Cursor(source, SourceSpan(start: 0, end: source.utf8.count))
  do throws(DeclarationError) {
    let color = try cursor.takeColor(after: "")
    guard cursor.isAtEnd else {
      throw .malformedColor(text, at: SourceSpan(start: 0, end: source.utf8.count))
    }
    return if case .color(let color) = color { color } else { nil }
  } catch {
    if case .expected = error {
      throw UnreadableColor(reason: "a colour is '#rgb', '#rrggbb', '#rrggbbaa' or a CSS colour name")
    }
    throw UnreadableColor(reason: error.diagnostic.message)
  }
}
