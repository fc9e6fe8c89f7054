public import Diagnostics

/// A Markdown text and the fences in it that contain layouts.
public struct MarkdownDocument: Sendable {
  public let source: SourceText
  /// The fences, in source order.
  public let fences: [MarkdownFence]
  /// The opening lines of code blocks that are probably meant to be layouts, such as those with the language `Layout`.
  public let lookalikes: [SourceSpan]
  /// The lines by CommonMark's definition, in which a lone carriage return also ends a line.
  let lines: MarkdownLines

  /// Finds the fences in a Markdown text.
  ///
  /// Cost: linear in the text's length for ordinary texts.
  ///
  /// - Parameter languages: The languages of the fences to find, such as `layout`.
  public init(_ source: SourceText, languages: [String]) {
    self.source = source
    lines = MarkdownLines(source.utf8)
    (fences, lookalikes) = readFences(in: source, lines: lines, languages: languages)
  }
}

/// A fenced code block:
///
///     ```layout alt="A form"
///     |-[name]-|
///     ```
///
/// A comment such as `<!-- layout src=form.layout -->` is treated as a fence without content.
public struct MarkdownFence: Sendable {
  public var info: FenceInfo
  /// The position of the opening line, starting at its backticks; for a comment, the position of the whole comment.
  public var opening: SourceSpan
  public var content: FenceContent
  /// The pictures in the block after the fence; `nil` unless this block contains only pictures and perhaps a caption.
  public var pictures: PictureLines?
  /// The document's lines from the opening to the closing fence, counted from 0.
  var lines: Range<Int>
  /// Indicates whether the fence has a closing line.
  public var isClosed: Bool
  /// The text before the fence in its opening line: spaces, `>` and list markers.
  var prefix: [UInt8]
  /// Indicates whether the fence is the first block of a list item, a quote or the document.
  var isFirst: Bool
}

/// The lines of a document that contain a fence's pictures.
public struct PictureLines: Sendable, Equatable {
  /// The links to the pictures, as they are written.
  public var links: [String]
  var lines: Range<Int>
  var prefix: [UInt8]
}
