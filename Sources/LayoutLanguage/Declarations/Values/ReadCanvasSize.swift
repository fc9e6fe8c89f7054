import Diagnostics
public import LayoutModel

/// Reads a canvas's size from a command-line argument such as `320x480`, `320xfit` or `fit`, with `nil` for a side that
/// is `fit`.
///
/// - Throws: The reason if the text is not a size.
public func readCanvasSize(_ text: String) throws(UnreadableValue) -> PerAxis<Double?> {
  var cursor = Cursor(SourceText(name: "", text: text))
  let expected = "a size must have the form 320x480, 320xfit or fit"
  do throws(Diagnostic) {
    let size = try cursor.takeSize(for: .canvas)
    cursor.skipBlanks()
    guard cursor.isAtEnd else { throw .expectedSize(expected, at: cursor.characterHere) }
    return size
  } catch {
    throw UnreadableValue(reason: error.message.hasPrefix("expected") ? expected : error.message)
  }
}
