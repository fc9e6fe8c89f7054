public import Diagnostics

/// A comment, from a `//` outside strings to the end of the line.
public struct SourceComment {
  /// The span of the comment, including its `//`.
  public var span: SourceSpan
  /// The index of the comment's line, from 0.
  public var line: Int
  /// Indicates whether only blanks precede the comment on its line.
  public var isAlone: Bool
}

extension SourceText {
  /// The comments in source order.
  ///
  /// - Complexity: One pass over the text.
  public var comments: [SourceComment] {
    lineStarts.indices.compactMap { index in
      let line = lineSpan(index)
      guard hasSlashes(line), let last = Lexer.tokens(of: self, in: line).last, last.kind == .comment else {
        return nil
      }
      let isAlone = utf8[line.start..<last.start].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      return SourceComment(span: SourceSpan(start: last.start, end: line.end), line: index, isAlone: isAlone)
    }
  }

  private func hasSlashes(_ line: SourceSpan) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
      var next = line.start + 1
      while next < line.end {
        if bytes[next] == UInt8(ascii: "/"), bytes[next - 1] == bytes[next] { return true }
        next += 1
      }
      return false
    }
  }
}
