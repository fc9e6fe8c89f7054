import LayoutDraw
import Markdown

struct FenceLayout {
  var source: SourceText
  /// The common beginning of the pictures' file names, such as `guide-1` in `guide-1-phone.svg`.
  var stem: String
  var alternative: String?
  var isFile = false
}

extension FenceJob {
  func layouts(
    of fence: MarkdownFence, _ options: FenceOptions, stem: String, _ drawn: inout FenceResult
  ) -> [FenceLayout] {
    if options.files.isEmpty, source.utf8[fence.opening.start] == UInt8(ascii: "<") {
      drawn.fail(
        "fence-option", "this comment does not name a layout; write 'src=FILE.layout'", at: fence.opening)
      return []
    }
    if options.files.isEmpty {
      let content = SourceText(
        name: source.name, utf8: fence.content.utf8, lineNumbers: lineNumbers(of: fence.content))
      return [FenceLayout(source: content, stem: stem, alternative: options.alternative)]
    }
    if !fence.content.utf8.allSatisfy({ $0 <= 0x20 }) {
      drawn.fail("fence-option", "a fence with 'src=' cannot also contain a layout", at: fence.opening)
    }
    var layouts: [FenceLayout] = []
    for file in options.files {
      let path = isAbsolute(file.path) ? file.path : joined(folder, file.path)
      let own = options.files.count == 1 ? stem : "\(stem)-\(splitExtension(lastPart(of: path)).stem)"
      if layouts.contains(where: { $0.stem == own }) {
        drawn.fail(
          "name-taken",
          "the pictures of another layout in this fence already have the name '\(own)'; remove or rename one of the layouts",
          at: file.span)
      }
      guard isLayout(path) else {
        drawn.fail(
          "unreadable-file", "'\(path)' does not end in .layout, so it is not read", at: file.span,
          help: isSwiftFile(path)
            ? "run '\(SwiftProgram.name)' with the same arguments to read it" : nil)
        continue
      }
      guard readsOutside || isBelow(path) else {
        drawn.fail(
          "outside", "'\(path)' is outside the Markdown file's folder", at: file.span,
          help: "--allow-outside allows it")
        continue
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

  /// Returns whether a path has a layout file's extension, both as given and after its symbolic links are followed.
  /// Other files are not read, because error messages would quote their content.
  private func isLayout(_ path: String) -> Bool {
    [path, (try? System.realPath(path)) ?? path].allSatisfy(isLayoutFile)
  }

  private func isBelow(_ path: String) -> Bool {
    guard let real = try? System.realPath(path) else {
      return !isAbsolute(path) && !path.pathParts.contains("..")
    }
    guard let folder = try? System.realPath(folder) else { return false }
    return rest(of: real, below: folder) != nil
  }

  private func lineNumbers(of content: FenceContent) -> [Int] {
    content.lineStarts.map { start in
      let place = content.place(of: SourceSpan(start: start, end: start))
      return source.lineIndex(at: place.start) + 1
    }
  }
}

extension FenceResult {
  fileprivate mutating func fail(
    _ code: String, _ message: String, at span: SourceSpan, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(.error, code: code, message, at: span, help: help))
    hasErrors = true
  }
}
