import LayoutDraw

struct DrawnInput: Sendable {
  struct Output: Sendable {
    var label: String?
    var isDark = false
    var bytes: [UInt8]
  }

  var input: Input
  var outputs: [Output] = []
  /// Indicates whether the file has several canvases, even if only one is drawn.
  var hasSeveralCanvases = false
  var messages: Messages
}

/// Draws inputs without writing files or printing messages, so several threads can draw at once.
struct DrawingJob: Sendable {
  var format: OutputFormat
  var canvases: [String]
  var sizes: ContentSizes
  var scale: Double?
  var settings: [(name: String, value: String)]
  /// Indicates whether each picture also gets a dark version; `nil` means that the file's own setting is used.
  var makesDarkPairs: Bool?
  var formatOptions: FormatOptions
  var hasMetadata: Bool
  var style: MessageStyle

  func draw(_ input: Input) -> DrawnInput {
    var drawn = DrawnInput(input: input, messages: Messages(style: style))
    let text = PangoTextMeasurer()
    let source: SourceText
    do throws(FileError) { source = try input.read() } catch {
      drawn.messages.add(error, at: input.name)
      return drawn
    }
    var settingMessages = Messages(style: style)
    let settings = drawingSettings(of: source, &settingMessages)
    guard let file = solve(source, settings.matrix, at: input.name, measuring: text, &drawn.messages) else {
      return drawn
    }
    drawn.messages.add(settingMessages)
    drawn.hasSeveralCanvases = file.hasSeveralCanvases
    switch format {
    case .json: drawn.outputs = [DrawnInput.Output(label: nil, bytes: file.json())]
    case .picture(let format):
      let unknown = file.problems(ofFocus: settings.drawing.focus)
      drawn.messages.add(file.drawingRemarks() + unknown, in: source)
      guard unknown.isEmpty else {
        drawn.messages.worsen(to: .failed)
        break
      }
      drawn.outputs = pictures(of: file, as: format, settings, measuring: text, &drawn.messages)
    }
    return drawn
  }

  private func drawingSettings(of source: SourceText, _ messages: inout Messages) -> DrawingSettings {
    var (drawing, diagnostics) = DrawingSettings.written(in: source)
    messages.add(diagnostics, in: source)
    for (name, value) in settings { try? drawing.set(name, to: value) }
    drawing.makesDarkPairs = makesDarkPairs ?? drawing.makesDarkPairs
    return drawing
  }

  private func solve(
    _ source: SourceText, _ matrix: CanvasMatrix, at name: String, measuring text: some TextMeasurer,
    _ messages: inout Messages
  ) -> SolvedFile? {
    do throws(UnknownCanvas) {
      let file = try LayoutDraw.solve(
        source, sizes: sizes, canvases: canvases, matrix: matrix, measuring: text)
      messages.add(file)
      return file
    } catch {
      messages.fail(error.diagnostic(in: source), in: source)
      guard case .json = format else { return nil }
      // The JSON output lists errors among the file's diagnostics, so the error about the unknown canvas is added to
      // them.
      return SolvedFile(
        source: source, reading: LayoutDraw.read(source).diagnostics + [error.diagnostic(in: source)],
        canvases: [])
    }
  }

  /// Returns a file's pictures. After an error, no pictures are returned, so that a set of pictures is never updated
  /// only in part.
  private func pictures(
    of file: SolvedFile, as format: any PictureFormat.Type, _ settings: DrawingSettings,
    measuring text: some TextMeasurer, _ messages: inout Messages
  ) -> [DrawnInput.Output] {
    do throws(RenderingError) {
      var outputs: [DrawnInput.Output] = []
      for (isDark, settings) in settings.looks {
        let pictures = try file.pictures(
          as: format, options: formatOptions, settings: settings, scale: scale, hasMetadata: hasMetadata,
          measuring: text)
        outputs += pictures.map {
          DrawnInput.Output(label: $0.label, isDark: isDark, bytes: $0.bytes)
        }
      }
      return outputs
    } catch {
      messages.fail(error.diagnostic, at: file.source.name)
      return []
    }
  }
}
