public import Diagnostics

/// A Markdown text with its fences of layouts.
public struct MarkdownDocument: Sendable {
  public let source: SourceText
  /// The fences, in the order of the text.
  public let fences: [MarkdownFence]
  /// The first lines of code blocks that look like fences of these languages, but are not.
  public let lookalikes: [SourceSpan]
  /// The lines as CommonMark counts them; a carriage return alone ends one, too.
  let lines: MarkdownLines

  /// Reads a text as CommonMark; every text is valid CommonMark. `languages` has the languages of the fences to find,
  /// such as `layout`.
  ///
  /// Cost: that of cmark, linear in the text except for contrived texts.
  public init(_ source: SourceText, languages: [String]) {
    self.source = source
    lines = MarkdownLines(source.utf8)
    (fences, lookalikes) = readFences(in: source, lines: lines, languages: languages)
  }
}

/// A fenced code block, such as
///
///     ```layout alt="A form"
///     |-[name]-|
///     ```
///
/// or a comment that names a file, `<!-- layout src=form.layout -->`, whose content is empty.
public struct MarkdownFence: Sendable {
  public var info: FenceInfo
  /// The place of the opening line, from the fence on; for a comment, all of it.
  public var opening: SourceSpan
  public var content: FenceContent
  /// The pictures in the paragraph or HTML that follows immediately, if it contains nothing else.
  public var pictures: PictureLines?
  /// The document's lines from the opening to the closing fence, from 0.
  var lines: Range<Int>
  /// Indicates whether the fence is closed. Otherwise it extends to the end of its container, and nothing can be
  /// written after it.
  public var isClosed: Bool
  /// The text before the opening fence in its line: blanks, `>` and list markers.
  var prefix: [UInt8]
  /// Indicates whether the fence is the first block of its list item, quote or document.
  var isFirst: Bool
}

/// Lines of pictures in a document.
public struct PictureLines: Sendable, Equatable {
  /// The links as they are written, of all pictures in order.
  public var links: [String]
  /// The document's lines, from 0.
  var lines: Range<Int>
  /// The text before the pictures in their first line.
  var prefix: [UInt8]
}
