public import Diagnostics

/// A comment of a source: from a `//` outside strings to the end of its line.
public struct SourceComment {
  /// The place of the comment, from the `//` on.
  public var span: SourceSpan
  /// The index of the comment's line, from 0.
  public var line: Int
  /// Indicates whether only blanks precede the comment in its line.
  public var isAlone: Bool
}

extension SourceText {
  /// The comments, in order. Cost: a pass over the text.
  public var comments: [SourceComment] {
    var comments: [SourceComment] = []
    utf8.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset + 1 < bytes.count {
        guard bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == bytes[offset] else {
          offset += 1
          continue
        }
        // 1. Read the line from its start: a `//` in a string begins no comment, and every string ends with its line.
        let line = lineIndex(at: offset)
        let span = lineSpan(line)
        var (start, isInString, isAlone) = (span.start, false, true)
        while start < span.end {
          let byte = bytes[start]
          if byte == UInt8(ascii: "\"") { isInString.toggle() }
          if !isInString, byte == UInt8(ascii: "/"), start + 1 < span.end, bytes[start + 1] == byte { break }
          isAlone = isAlone && [0x20, 0x09, 0x0D].contains(byte)
          start += isInString && byte == UInt8(ascii: "\\") ? 2 : 1
        }
        // 2. Read the comment, which is the rest of the line.
        if start < span.end {
          let place = SourceSpan(start: start, end: span.end)
          comments.append(SourceComment(span: place, line: line, isAlone: isAlone))
        }
        offset = max(offset + 1, span.end)
      }
    }
    return comments
  }
}
