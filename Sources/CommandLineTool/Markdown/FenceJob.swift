import LayoutDraw
import Markdown

struct FenceResult: Sendable {
  struct Picture: Sendable {
    var name: String
    /// The picture file's new content; `nil` if the file is up to date.
    var bytes: [UInt8]?
    var isOutdated = false
  }

  var block: PictureBlock?
  var pictures: [Picture] = []
  var diagnostics: [Diagnostic] = []
  var diagnosticsOfFiles: [(source: SourceText, diagnostics: [Diagnostic])] = []
  var hasErrors = false
  var hasConflict = false
}

/// Draws a document's fences (code blocks with layouts), without writing files or printing messages.
struct FenceJob: Sendable {
  var source: SourceText
  /// The document's folder, to which paths in the document are relative.
  var folder: String
  var paths: PicturePaths
  var format: any PictureFormat.Type
  var site: Site
  var scale: Double?
  var settings: [(name: String, value: String)]
  var isCheck: Bool
  var redraws: Bool
  var readsOutside: Bool

  func draw(_ fence: MarkdownFence, _ options: FenceOptions, stem: String) -> FenceResult {
    var drawn = FenceResult()
    var pictures: [MarkdownPicture] = []
    for layout in layouts(of: fence, options, stem: stem, &drawn) {
      draw(layout, of: fence, options, &drawn, &pictures)
    }
    drawn.block = PictureBlock(pictures, caption: options.caption, for: site)
    return drawn
  }

  private func draw(
    _ layout: FenceLayout, of fence: MarkdownFence, _ options: FenceOptions, _ drawn: inout FenceResult,
    _ pictures: inout [MarkdownPicture]
  ) {
    let text = PangoTextMeasurer()
    var (settings, settingDiagnostics) = DrawingSettings.written(in: layout.source)
    for (name, value) in options.settings + self.settings { try? settings.set(name, to: value) }
    let file: SolvedFile
    do throws(UnknownCanvas) {
      file = try solve(layout.source, canvases: options.canvases, matrix: settings.matrix, measuring: text)
    } catch {
      return drawn.add([error.diagnostic(in: layout.source)], of: layout, in: fence)
    }
    drawn.add(
      file.reading + settingDiagnostics + file.problems(ofFocus: settings.drawing.focus), of: layout,
      in: fence)
    let problems = file.problems(measuring: text)
    if !options.showsProblems {
      drawn.add(problems + file.drawingRemarks(), of: layout, in: fence)
      drawn.hasConflict = drawn.hasConflict || file.canvases.contains { $0.layout.status == .conflict }
    }
    for part in file.parts(isSheet: settings.isSheet) {
      var part = part
      // Include the settings in the source's hash, because a changed setting requires a new picture.
      let source = SourceText(name: "", utf8: layout.source.utf8 + stamp(options))
      for index in part.canvases.indices { part.canvases[index].layout.layout.source = source }
      let label = file.hasSeveralCanvases && !settings.isSheet ? part.canvases.first?.label : nil
      let stem = layout.stem + (label.map { "-\($0)" } ?? "")
      let scene = part.scene(settings, measuring: text)
      let given = layout.alternative.map { given in label.map { "\(given), \($0)" } ?? given }
      var picture = MarkdownPicture(
        path: "", alternative: given ?? scene.title + part.conflictWords(problems),
        width: options.width ?? (format.hasPixels ? Int(min(1e6, scene.size.width.rounded())) : nil))
      for (isDark, look) in settings.looks {
        let name = stem + (isDark ? "~dark." : ".") + format.fileExtension
        if isDark { picture.darkPath = paths.linkPath(name) } else { picture.path = paths.linkPath(name) }
        do throws(RenderingError) {
          drawn.pictures.append(try self.picture(of: part, options, look, named: name, measuring: text))
        } catch {
          drawn.add([error.diagnostic], of: layout, in: fence)
        }
      }
      pictures.append(picture)
    }
  }

  private func picture(
    of part: SolvedFile, _ options: FenceOptions, _ settings: DrawingSettings, named name: String,
    measuring text: some TextMeasurer
  ) throws(RenderingError) -> FenceResult.Picture {
    let there = try? Input.file(paths.path(name)).read().utf8
    let found = there.flatMap { try? PictureMetadata(picture: $0) }
    let origins = part.canvases.map { _ in Point(x: 0, y: 0) }
    let wanted = PictureMetadata(of: part.canvases, origins: origins)
    if !redraws, let found, found.version == wanted.version, found.sourceHash == wanted.sourceHash,
      found.canvases.map(\.name) == wanted.canvases.map(\.name)
    {
      return FenceResult.Picture(name: name)
    }
    let bytes =
      isCheck
      ? []
      : try part.pictures(
        as: format, options: FormatOptions(svgText: .outlines), settings: settings,
        scale: scale ?? options.scale, measuring: text)[0].bytes
    return FenceResult.Picture(name: name, bytes: bytes, isOutdated: there != nil)
  }

  /// Returns the hash of the layout in a fence; `nil` if the fence names layout files instead.
  func hash(_ fence: MarkdownFence, _ options: FenceOptions) -> String? {
    options.files.isEmpty ? sha256(fence.content.utf8 + stamp(options)) : nil
  }

  /// Returns a comment with the drawing settings, to be hashed together with the layout; empty if there are no
  /// settings.
  private func stamp(_ options: FenceOptions) -> [UInt8] {
    var words = (options.settings + settings).map { "\($0.name)=\($0.value)" }
    if format.hasPixels, let scale = scale ?? options.scale { words.append("scale=\(scale)") }
    return words.isEmpty ? [] : Array("// layoutdraw markdown: \(words.joined(separator: " "))\n".utf8)
  }
}

extension SolvedFile {
  fileprivate func parts(isSheet: Bool) -> [SolvedFile] {
    if isSheet { return canvases.isEmpty ? [] : [self] }
    return canvases.map { SolvedFile(source: source, reading: [], canvases: [$0], isPart: true) }
  }

  fileprivate func conflictWords(_ problems: [Diagnostic]) -> String {
    guard canvases.contains(where: { $0.layout.status == .conflict }) else { return "" }
    return ", with a conflict" + (problems.first { $0.code == "conflict" }.map { ": \($0.message)" } ?? "")
  }

  fileprivate func scene(_ settings: DrawingSettings, measuring text: some TextMeasurer) -> Scene {
    settings.isSheet
      ? contactSheet(settings: settings, measuring: text).scene
      : canvases[0].layout.scene(drawing: settings.drawing, measuring: text)
  }
}

extension FenceResult {
  fileprivate mutating func add(_ found: [Diagnostic], of layout: FenceLayout, in fence: MarkdownFence) {
    hasErrors = hasErrors || found.contains { $0.severity == .error && $0.code != "conflict" }
    if layout.isFile {
      diagnosticsOfFiles.append((layout.source, found))
    } else {
      diagnostics += found.map { $0.moved(into: fence) }
    }
  }
}

extension Diagnostic {
  fileprivate func moved(into fence: MarkdownFence) -> Diagnostic {
    var diagnostic = self
    let isAboutFence = span == nil && severity == .error
    diagnostic.span = span.map(fence.content.place) ?? (isAboutFence ? fence.opening : nil)
    for index in notes.indices {
      diagnostic.notes[index].span = notes[index].span.map(fence.content.place)
    }
    return diagnostic
  }
}
