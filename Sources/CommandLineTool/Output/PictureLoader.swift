import LayoutDraw

enum ComparedFile: Sendable {
  case png(PNGFile, name: String)
  case layout(SourceText)
  case unreadable(Diagnostic)

  init(name: String, bytes: [UInt8]) {
    let ending = splitExtension(name).extension?.lowercased()
    if PNGFile.isStart(of: bytes) || ending == "png" {
      do throws(PNGReadingError) { self = .png(try PNGFile(bytes), name: name) } catch {
        self = .unreadable(.unreadablePicture(error))
      }
    } else if let ending, let format = OutputFormat(named: ending) {
      self = .unreadable(.otherFormat(format.name))
    } else {
      self = .layout(SourceText(name: name, utf8: bytes))
    }
  }
}

struct PicturePair: Sendable {
  var label: String?
  var expected: ComparedPicture?
  var actual: ComparedPicture?
}

struct PictureLoader: Sendable {
  var canvases: [String]
  var scale: Double?
  var words: MessageStyle

  /// Returns the pictures to compare; `nil` after an error.
  ///
  /// - Parameter files: the expected and the actual file, or a single file if both are identical PNG files.
  func pairs(_ files: [ComparedFile], names: (String, String), _ messages: inout Messages) -> PicturePairs? {
    // Layouts of more than 200,000 bytes are solved one after the other, because each needs a lot of memory.
    var sides: [PictureSide] = []
    let isLarge = files.contains {
      if case .layout(let source) = $0 { source.utf8.count > 200_000 } else { false }
    }
    workInOrder(count: files.count, threads: isLarge ? 1 : files.count) {
      (load(files[$0]), workOfRun)
    } take: { loaded, work in
      let (side, found) = loaded
      continueRun(after: work)
      messages.add(found)
      if let side { sides.append(side) }
    }
    guard sides.count == files.count, let last = sides.last else { return nil }
    if files.count == 1 { sides.append(last) }
    do throws(SeveralCanvases) { return try PicturePairs(sides[0], sides[1], scale: scale) } catch {
      messages.fail(error.diagnostic, at: error.file.source.name)
      return nil
    }
  }

  private func load(_ file: ComparedFile) -> (PictureSide?, Messages) {
    var messages = Messages(style: words)
    switch file {
    case .unreadable(let diagnostic): messages.fail(diagnostic, at: "")
    case .png(let png, let name):
      do throws(PNGReadingError) {
        let picture = ComparedPicture(
          name: name, png: png, bitmap: try decodePNG(png), metadata: metadata(png, name, &messages),
          animation: try png.animation())
        return (.picture(picture), messages)
      } catch {
        messages.fail(.unreadablePicture(error), at: name)
      }
    case .layout(let source):
      do throws(UnknownCanvas) {
        let (settings, complaints) = DrawingSettings.written(in: source)
        let solved = try solve(source, canvases: canvases, matrix: settings.matrix)
        messages.add(solved.reading + complaints, in: source)
        guard !solved.hasErrors else {
          messages.worsen(to: .failed)
          break
        }
        // An ambiguity is not a difference. It is reported only where it decides the exit status.
        if words.isStrict {
          messages.add(solved.problems().filter { $0.code == "ambiguous" }, in: source)
        }
        return (.solved(solved, settings.drawing), messages)
      } catch {
        messages.fail(error.diagnostic, at: source.name)
      }
    }
    return (nil, messages)
  }

  private func metadata(_ png: PNGFile, _ name: String, _ messages: inout Messages) -> PictureMetadata? {
    do throws(PictureTextTooLong) { return try PictureMetadata(png) } catch {
      var warning = Diagnostic.pictureTextTooLong
      warning.severity = .warning
      messages.add([warning], in: SourceText(name: name, utf8: []))
      return nil
    }
  }
}

/// One of the two files in a comparison. A solved layout is drawn later, because its scale may depend on the other
/// file.
private enum PictureSide: Sendable {
  case picture(ComparedPicture)
  case solved(SolvedFile, DrawingOptions)

  var state: LayoutState? {
    switch self {
    case .picture(let picture): picture.state
    case .solved(let file, _): .solved(file)
    }
  }

  func drawn(_ canvas: SolvedCanvas?, scale: Double?) throws(RenderingError) -> ComparedPicture? {
    switch self {
    case .picture(let picture): return picture
    case .solved(let file, let drawing):
      guard let canvas else { return nil }
      return try ComparedPicture(
        of: canvas, in: file, drawing: drawing, scale: scale, measuring: PangoTextMeasurer())
    }
  }
}

/// The pairs of pictures to compare, each drawn only when needed, because the pictures of 100 canvases would take a
/// gigabyte.
struct PicturePairs {
  private let expected: PictureSide
  private let actual: PictureSide
  /// The pairs of canvases; `before` or `after` is `nil` for a PNG file or a missing canvas.
  private let canvases: [(before: SolvedCanvas?, after: SolvedCanvas?)]
  private let scale: Double?

  fileprivate init(_ expected: PictureSide, _ actual: PictureSide, scale: Double?) throws(SeveralCanvases) {
    switch (expected, actual) {
    case (.picture, .picture):
      (canvases, self.scale) = ([(nil, nil)], nil)
      (self.expected, self.actual) = (expected, actual)
    case (.picture(let a), .solved(let file, let drawing)):
      let shown = try file.showing(a)
      (canvases, self.scale) = ([(nil, shown.canvases[0])], scale ?? a.scaleToDrawAt)
      (self.expected, self.actual) = (expected, .solved(shown, drawing))
    case (.solved(let file, let drawing), .picture(let b)):
      let shown = try file.showing(b)
      (canvases, self.scale) = ([(shown.canvases[0], nil)], scale ?? b.scaleToDrawAt)
      (self.expected, self.actual) = (.solved(shown, drawing), actual)
    case (.solved(let a, _), .solved(let b, _)):
      (canvases, self.scale) = (canvasPairs(a.canvases, b.canvases, label: \.label), scale)
      (self.expected, self.actual) = (expected, actual)
    }
  }

  var count: Int { canvases.count }

  func drawn(_ index: Int) throws(RenderingError) -> PicturePair {
    let (before, after) = canvases[index]
    return PicturePair(
      label: count > 1 ? (after ?? before)?.label : nil, expected: try expected.drawn(before, scale: scale),
      actual: try actual.drawn(after, scale: scale))
  }

  func changes() -> LayoutChanges? {
    guard let expected = expected.state, let actual = actual.state else { return nil }
    return layoutChanges(from: expected, to: actual)
  }
}

private struct SeveralCanvases: Error {
  var file: SolvedFile

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, code: "many-canvases",
      "the picture can be compared with only one canvas, but there are \(file.canvases.count): "
        + file.canvases.map { "'\($0.label)'" }.joined(separator: ", "), at: nil,
      help: "--canvas NAME chooses one")
  }
}

extension SolvedFile {
  fileprivate func showing(_ picture: ComparedPicture) throws(SeveralCanvases) -> SolvedFile {
    var file = self
    guard let canvas = canvas(shownBy: picture) else { throw SeveralCanvases(file: self) }
    file.canvases = [canvas]
    return file
  }

  private func canvas(shownBy picture: ComparedPicture) -> SolvedCanvas? {
    if canvases.count == 1 { return canvases[0] }
    guard let shown = picture.shownCanvas else { return nil }
    return canvases.first { $0.layout.canvas.name == shown.name && $0.layout.size == shown.size }
      ?? canvases.first { $0.layout.canvas.name == shown.name && shown.name != nil }
      ?? canvases.first { $0.layout.size == shown.size }
  }
}

extension Diagnostic {
  fileprivate static func unreadablePicture(_ error: PNGReadingError) -> Diagnostic {
    Diagnostic(.error, code: "unreadable-picture", error.description, at: nil)
  }

  fileprivate static func otherFormat(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, code: "unreadable-picture",
      "\(name.uppercased()) cannot be compared; PNG pictures and layouts can",
      at: nil, help: "compare the layout itself, or draw it as PNG")
  }
}
