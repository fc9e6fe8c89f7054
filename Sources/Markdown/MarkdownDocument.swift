public import Diagnostics

/// A Markdown text and its fences with layouts.
public struct MarkdownDocument: Sendable {
  public let source: SourceText
  /// The fences, in the order of the text.
  public let fences: [MarkdownFence]
  /// The first lines of code blocks that look like fences with layouts, but are not.
  public let lookalikes: [SourceSpan]
  /// The lines by CommonMark's definition: a carriage return alone ends a line, too.
  let lines: MarkdownLines

  /// Reads a text. Every text is valid CommonMark. Cost: that of cmark, linear in ordinary texts.
  ///
  /// - Parameter languages: the languages of the fences to find, such as `layout`.
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
/// A comment with the name of a file is a fence without content: `<!-- layout src=form.layout -->`.
public struct MarkdownFence: Sendable {
  public var info: FenceInfo
  /// The place of the fence in its opening line, or of the whole comment.
  public var opening: SourceSpan
  public var content: FenceContent
  /// The pictures in the next paragraph or HTML block, if it contains nothing else.
  public var pictures: PictureLines?
  /// The document's lines from the opening to the closing fence, counted from 0.
  var lines: Range<Int>
  /// True where the fence has a closing line. Without one, it extends to the end of its container.
  public var isClosed: Bool
  /// The text before the opening fence in its line: spaces, `>` and list markers.
  var prefix: [UInt8]
  /// True for the first block of a list item, a quote or the document.
  var isFirst: Bool
}

/// The lines of a document that contain a fence's pictures.
public struct PictureLines: Sendable, Equatable {
  /// The links of the pictures, as written.
  public var links: [String]
  var lines: Range<Int>
  var prefix: [UInt8]
}
