import LayoutDraw
import Markdown

/// A layout that a fence shows: its content, or a file that it names.
struct FenceLayout {
  var source: SourceText
  /// What its pictures are called, canvas and extension aside.
  var stem: String
  var alternative: String?
  /// Whether it stands in a file of its own.
  var isFile = false
}

extension FenceJob {
  /// The layouts of a fence, in order; what cannot be read is told at its place in the document.
  func layouts(
    of fence: MarkdownFence, _ options: FenceOptions, stem: String, _ drawn: inout DrawnFence
  ) -> [FenceLayout] {
    if options.files.isEmpty {
      let content = SourceText(
        name: source.name, utf8: fence.content.utf8, lineNumbers: lineNumbers(of: fence.content))
      return [FenceLayout(source: content, stem: stem, alternative: options.alternative)]
    }
    if !fence.content.utf8.allSatisfy({ $0 <= 0x20 }) {
      drawn.fail("fence-option", "a fence that names a file has no layout of its own", at: fence.opening)
    }
    var layouts: [FenceLayout] = []
    for file in options.files {
      let path = file.path.hasPrefix("/") ? file.path : joined(folder, file.path)
      let own = options.files.count == 1 ? stem : "\(stem)-\(splitExtension(lastPart(of: path)).stem)"
      if layouts.contains(where: { $0.stem == own }) {
        drawn.fail("name-taken", "another file's pictures are called '\(own)'", at: file.span)
      }
      do throws(FileError) {
        layouts.append(
          FenceLayout(
            source: try Input.file(path).read(), stem: own,
            alternative: file.alternative ?? options.alternative,
            isFile: true))
      } catch {
        drawn.fail("unreadable-file", "'\(path)': \(error.message)", at: file.span)
      }
    }
    return layouts
  }

  /// The document's numbers of the content's lines, for messages.
  private func lineNumbers(of content: FenceContent) -> [Int] {
    content.lineStarts.map { start in
      let place = content.place(of: SourceSpan(start: start, end: start))
      return source.lineIndex(at: place.start) + 1
    }
  }
}

extension DrawnFence {
  fileprivate mutating func fail(_ code: String, _ message: String, at span: SourceSpan) {
    diagnostics.append(Diagnostic(.error, code: code, message, at: span))
    hasErrors = true
  }
}
