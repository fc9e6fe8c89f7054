import LayoutDraw

/// The content of one side of a comparison.
enum ComparedFile: Sendable {
  case png(PNGFile, name: String)
  case layout(SourceText)
  /// Something else, with the reason.
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

/// Two corresponding pictures; one may be missing.
struct PicturePair: Sendable {
  /// The label, if there are several pairs.
  var label: String?
  var expected: ComparedPicture?
  var actual: ComparedPicture?
}

/// Makes pictures of the inputs.
struct PictureLoader: Sendable {
  var canvases: [String]
  var scale: Double?
  var words: MessageStyle

  /// One side: a picture, or a solved file whose canvases are drawn when the scale is known.
  private enum Side: Sendable {
    case picture(ComparedPicture)
    case solved(SolvedFile, DrawingOptions)
  }

  /// The pairs of two files, or of one that is both; `nil` where a side has no picture, which messages report.
  func pairs(_ files: [ComparedFile], names: (String, String), _ messages: inout Messages) -> [PicturePair]? {
    // 1. Read all sides.
    var sides: [Side] = []
    workInOrder(count: files.count, threads: files.count) {
      load(files[$0])
    } take: { side, said in
      messages.add(said)
      if let side { sides.append(side) }
    }
    guard sides.count == files.count, let last = sides.last else { return nil }
    if files.count == 1 { sides.append(last) }
    // 2. Pair corresponding canvases and draw them.
    do throws(PairingError) { return try pairs(sides[0], sides[1]) } catch {
      let name = error.isExpected ? names.0 : names.1
      messages.fail(error.diagnostic, at: name)
      return nil
    }
  }

  /// The changes of the layout, where both sides are known.
  func changes(_ pairs: [PicturePair]) -> LayoutChanges? {
    func whole(_ pictures: [ComparedPicture]) -> LayoutState? {
      guard case .solved(var file) = pictures.first?.state else { return pictures.first?.state }
      file.canvases = pictures.compactMap { picture in
        if case .solved(let part) = picture.state { part.canvases.first } else { nil }
      }
      return .solved(file)
    }
    guard let expected = whole(pairs.compactMap(\.expected)), let actual = whole(pairs.compactMap(\.actual))
    else { return nil }
    return layoutChanges(from: expected, to: actual)
  }

  private func load(_ file: ComparedFile) -> (Side?, Messages) {
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
        return (.solved(solved, settings.drawing), messages)
      } catch {
        messages.fail(error.diagnostic, at: source.name)
      }
    }
    return (nil, messages)
  }

  /// The metadata of a picture; metadata that is too long is reported.
  private func metadata(_ png: PNGFile, _ name: String, _ messages: inout Messages) -> PictureMetadata? {
    do throws(PictureTextTooLong) { return try PictureMetadata(png) } catch {
      var warning = Diagnostic.pictureTextTooLong
      warning.severity = .warning
      messages.add([warning], in: SourceText(name: name, utf8: []))
      return nil
    }
  }

  private func pairs(_ expected: Side, _ actual: Side) throws(PairingError) -> [PicturePair] {
    switch (expected, actual) {
    case (.picture(let a), .picture(let b)): return [PicturePair(expected: a, actual: b)]
    case (.picture(let a), .solved(let file, let drawing)):
      guard let canvas = file.canvas(shownBy: a) else { throw .manyCanvases(file, isExpected: false) }
      return [PicturePair(expected: a, actual: try draw(canvas, of: file, drawing, scale ?? a.scaleToDrawAt))]
    case (.solved(let file, let drawing), .picture(let b)):
      guard let canvas = file.canvas(shownBy: b) else { throw .manyCanvases(file, isExpected: true) }
      return [PicturePair(expected: try draw(canvas, of: file, drawing, scale ?? b.scaleToDrawAt), actual: b)]
    case (.solved(let a, let first), .solved(let b, let second)):
      var pairs: [PicturePair] = []
      let found = canvasPairs(a.canvases, b.canvases, label: \.label)
      for (old, new) in found {
        var pair = PicturePair(label: found.count > 1 ? new?.label ?? old?.label : nil)
        if let old { pair.expected = try draw(old, of: a, first, scale) }
        if let new { pair.actual = try draw(new, of: b, second, scale) }
        pairs.append(pair)
      }
      return pairs
    }
  }

  private func draw(
    _ canvas: SolvedCanvas, of file: SolvedFile, _ drawing: DrawingOptions, _ scale: Double?
  ) throws(PairingError) -> ComparedPicture {
    do throws(RenderingError) {
      return try ComparedPicture(
        of: canvas, in: file, drawing: drawing, scale: scale, measuring: PangoTextMeasurer())
    } catch {
      throw .rendering(error)
    }
  }
}

private enum PairingError: Error {
  case manyCanvases(SolvedFile, isExpected: Bool)
  case rendering(RenderingError)

  var isExpected: Bool {
    if case .manyCanvases(_, let isExpected) = self { return isExpected }
    return false
  }

  var diagnostic: Diagnostic {
    switch self {
    case .rendering(let error): error.diagnostic
    case .manyCanvases(let file, _):
      Diagnostic(
        .error, code: "many-canvases",
        "the picture can be compared with one canvas, and there are \(file.canvases.count): "
          + file.canvases.map { "'\($0.label)'" }.joined(separator: ", "), at: nil,
        help: "--canvas NAME picks one")
    }
  }
}

extension SolvedFile {
  /// The canvas in a picture's metadata, else the only one.
  fileprivate func canvas(shownBy picture: ComparedPicture) -> SolvedCanvas? {
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
