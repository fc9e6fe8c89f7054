public import Diagnostics

extension SourceText {
  /// The start of a line's comment: `//` outside strings.
  public func commentStart(in span: SourceSpan) -> Int? {
    var isInString = false
    var offset = span.start
    while offset < span.end {
      let byte = utf8[offset]
      if isInString, byte == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, byte == UInt8(ascii: "/"), offset + 1 < span.end, utf8[offset + 1] == byte {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
