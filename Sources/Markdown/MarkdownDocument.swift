public import Diagnostics

/// A Markdown text and its fences of layouts.
public struct MarkdownDocument: Sendable {
  public let source: SourceText
  /// In the order of the text.
  public let fences: [MarkdownFence]
  /// The first lines of code blocks that look like fences of these languages, but are not.
  public let lookalikes: [SourceSpan]
  /// Where each line starts, as CommonMark counts lines; a carriage return alone ends one, too.
  let lines: MarkdownLines

  /// Reads a text as CommonMark, of which every text is one. Languages are those of the fences: `layout`.
  ///
  /// Cost: that of cmark, linear in the text for all but contrived ones.
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
  /// Of the opening line, from the fence on; of a comment, all of it.
  public var opening: SourceSpan
  public var content: FenceContent
  /// The paragraph or HTML right after it that holds nothing but pictures, where there is one.
  public var pictures: PictureLines?
  /// From the opening to the closing fence; the document's, from 0.
  var lines: Range<Int>
  /// Without it everything up to the end of its container belongs to it, and there is no place after it.
  public var isClosed: Bool
  /// What stands before the opening fence in its line: blanks, `>` and list markers.
  var prefix: [UInt8]
  /// Indicates whether it is the first block of its list item, quote or document.
  var isFirst: Bool
}

/// Lines of pictures that stand in a document.
public struct PictureLines: Sendable, Equatable {
  /// As they are written, of all pictures in order.
  public var links: [String]
  /// The document's, from 0.
  var lines: Range<Int>
  /// What stands before them in their first line.
  var prefix: [UInt8]
}
