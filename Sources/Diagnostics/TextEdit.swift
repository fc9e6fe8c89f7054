/// A replacement in a source text; an edit with an empty span inserts text.
public struct TextEdit: Sendable, Hashable {
  /// The range to replace, in offsets of the original text. Other edits do not shift these offsets.
  public var span: SourceSpan
  /// The replacement.
  public var text: String

  public init(_ span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }
}

extension SourceText {
  /// Returns the text with the edits applied. The edits must be in source order and must not overlap. Cost: linear in
  /// the length of the text and the edits.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var bytes: [UInt8] = []
    var offset = 0
    for edit in edits {
      precondition(
        edit.span.start >= offset && edit.span.end <= utf8.count, "edits overlap or extend beyond the text")
      bytes += utf8[offset..<edit.span.start]
      bytes += edit.text.utf8
      offset = edit.span.end
    }
    bytes += utf8[offset...]
    return SourceText(name: name, utf8: bytes)
  }
}
