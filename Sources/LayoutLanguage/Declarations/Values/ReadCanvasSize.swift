import Diagnostics
public import LayoutModel

/// Why a text is not a size of a canvas.
public struct UnreadableSize: Error, Sendable, Equatable {
  /// In words.
  public var reason: String
}

/// A canvas's size as the layout language writes it, where it stands alone, such as in a program's arguments: `320x480`,
/// `320xfit`, `fit`; a side that is `nil` is `fit`.
public func readCanvasSize(_ text: String) throws(UnreadableSize) -> PerAxis<Double?> {
  let source = SourceText(name: "", text: text)
  var cursor = Cursor(source, SourceSpan(start: 0, end: source.utf8.count))
  let expected = UnreadableSize(reason: "a size is such as 320x480, 320xfit or fit")
  do throws(DeclarationError) {
    let size = try cursor.takeSize(for: .canvas)
    cursor.skipBlanks()
    guard cursor.isAtEnd else { throw .expected(.canvasSize, at: cursor.characterHere) }
    return size
  } catch {
    if case .expected = error { throw expected }
    throw UnreadableSize(reason: error.diagnostic.message)
  }
}
