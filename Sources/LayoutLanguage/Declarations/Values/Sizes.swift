import Diagnostics
import LayoutModel

/// The object whose size is read. A side of a canvas can be `fit`, and a side of a view can be `-`.
enum SizeOwner { case canvas, view }

extension Cursor {
  /// Takes a size, with `nil` for a side that is `fit` or `-`.
  ///
  ///     size = side "x" side | "fit"           (blanks around the "x" allowed; "fit" alone for a canvas)
  ///     side = NUMBER | "fit" | "-"            ("fit" for a canvas, "-" for a view)
  mutating func takeSize(for owner: SizeOwner) throws(Diagnostic) -> PerAxis<Double?> {
    skipBlanks()
    let isFit = byte == UInt8(ascii: "f")
    let width = try takeSide(for: owner)
    let end = self
    skipBlanks()
    let times = characterHere
    guard take("x") else {
      if isFit, owner == .canvas {
        self = end
        return PerAxis(both: nil)
      }
      throw .expectedSize("expected 'x' between width and height, as in '320x480'", at: characterHere)
    }
    roles?.note(.punctuation, times)
    skipBlanks()
    let height = try takeSide(for: owner)
    return PerAxis(horizontal: width, vertical: height)
  }

  private mutating func takeSide(for owner: SizeOwner) throws(Diagnostic) -> Double? {
    let place = characterHere
    if isAtFit {
      advance(by: 3)
      guard owner == .canvas else {
        throw .expectedSize(
          "only a canvas can be 'fit'; if a view has no intrinsic width or height, write '-' instead of the number",
          at: span(from: place.start))
      }
      roles?.note(.canvasProperty, span(from: place.start))
      return nil
    }
    if take("-") {
      if isDigit(byte) || byte == UInt8(ascii: ".") { throw .negative("size", at: place) }
      guard owner == .view else {
        throw .expectedSize(
          "only a view's width or height can be '-'; for a canvas that fits its content, write 'fit'",
          at: place)
      }
      roles?.note(.punctuation, place)
      return nil
    }
    if let number = try takeLength(before: UInt8(ascii: "x")) { return number.value }
    let example = owner == .canvas ? "'320x480', 'fitx100' or 'fit'" : "'48x48', '48x-' or '-x48'"
    throw .expectedSize("expected a size such as \(example)", at: place)
  }

  var isAtFit: Bool {
    guard byte == UInt8(ascii: "f"), peek(1) == UInt8(ascii: "i"), peek(2) == UInt8(ascii: "t") else {
      return false
    }
    if !isNameByte(peek(3)) { return true }
    guard peek(3) == UInt8(ascii: "x") else { return false }
    return !isNameStart(peek(4)) || peek(4) == UInt8(ascii: "f")
  }
}
