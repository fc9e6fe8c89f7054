import LayoutDraw
import Markdown
import Platform

struct MarkdownJob {
  enum Goal: Equatable {
    /// Writes the new text to a path; `nil` means standard output.
    case write(String?)
    case rewrite
    /// Compares the new text with the file at a path; `nil` means the document itself.
    case check(String?)
  }

  var goal: Goal
  var images: String?
  var place: PicturePlace
  var format: any PictureFormat.Type
  /// The site generator; `nil` to detect it.
  var site: Site?
  var scale: Double?
  var redraws: Bool
  var readsOutside: Bool
  var prunes: Bool
  var settings: [(name: String, value: String)]
  var style: MessageStyle
  var claims: OutputClaims

  mutating func process(_ input: Input) -> Messages {
    var messages = Messages(style: style)
    do throws(FileError) { try process(input, &messages) } catch {
      var diagnostic = error.diagnostic(at: input.name)
      if error == .inputIsFolder {
        diagnostic.message = "this is a folder, not a Markdown file"
        diagnostic.help = "to read all pages of a folder, use --in-place or --check"
      }
      messages.fail(diagnostic, at: error.place(input.name))
    }
    return messages
  }

  private mutating func process(_ input: Input, _ messages: inout Messages) throws(FileError) {
    // 1. Read the fences (code blocks) and their options.
    let document = MarkdownDocument(try input.read(), languages: FenceOptions.languages)
    var diagnostics: [Diagnostic] = []
    let options = document.fences.map { FenceOptions($0.info, &diagnostics) }
    let output = outputPath(for: input)
    let paths = PicturePaths(document: output, images: images)
    let found = site ?? .ofPage(in: (output ?? input.path).map(folder) ?? ".")
    let isPair = settings.contains { $0.name == "dark-pair" }
    diagnostics += lookalikeWarnings(in: document, for: found)
    diagnostics += found?.warnings(about: document, makesDarkPairs: isPair) ?? []
    let job = FenceJob(
      source: document.source, folder: input.path.map(folder) ?? ".", paths: paths, format: format,
      site: found ?? .commonmark, scale: scale, settings: settings, isCheck: isCheck, redraws: redraws,
      readsOutside: readsOutside)
    let stem = input.path.map { splitExtension(lastPart(of: $0)).stem } ?? "layout"
    let numbers = NumberedPictures(of: stem, paths: paths, extension: format.fileExtension)
    let names = PictureNames(
      document.fences, options, source: input.path, paths: paths, stem: stem,
      extension: format.fileExtension, numbers: numbers,
      hash: { job.hash(document.fences[$0], options[$0]) },
      isDrawing: { path in
        (try? Input.file(path).read()).flatMap { picture in
          if (try? PictureMetadata(picture: picture.utf8)) != nil { return true }
          return isCutOff(picture.utf8) ? nil : false
        }
      })
    diagnostics += names.diagnostics
    // 2. Draw the pictures of the fences.
    let drawn = draw(document.fences, options, names.stems, job)
    for (fence, options) in zip(document.fences, options) where !fence.isClosed && !options.isIgnored {
      diagnostics.append(
        Diagnostic(
          .error, code: "open-fence",
          "the fence is not closed, so there is no place for its picture; add the closing line",
          at: fence.opening))
    }
    let text = document.text(with: drawn.map(\.block), ownsPictures: names.ownsPictures, place: place)
    // 3. Report the diagnostics, and stop after an error, before the document or a picture is changed.
    messages.add(sorted(diagnostics + drawn.flatMap(\.diagnostics)), in: document.source)
    for (source, diagnostics) in drawn.flatMap(\.diagnosticsOfFiles) { messages.add(diagnostics, in: source) }
    if drawn.contains(where: \.hasConflict) { messages.worsen(to: .answerIsNo) }
    if drawn.contains(where: \.hasErrors) || diagnostics.contains(where: { $0.severity == .error }) {
      return messages.worsen(to: .failed)
    }
    // 4. Find the unused pictures among the numbered pictures and, if the document is overwritten, among the pictures
    //    below its fences. A document that is not overwritten still shows the pictures below its fences.
    let unused = UnusedPictures(
      document, ownsPictures: output == input.path ? names.ownsPictures : [],
      shown: Set(drawn.flatMap(\.pictures).map(\.name)), numbers: numbers)
    let result = SourceText(name: document.source.name, utf8: text)
    let leftLines = unused.names.compactMap { leftLine($0, in: result, paths) }
    // 5. Prevent pictures from overwriting the layouts that fences name, and then write or check the pictures and the
    // text.
    for file in options.flatMap(\.files) {
      claims.protect(isAbsolute(file.path) ? file.path : joined(job.folder, file.path))
    }
    if case .check = goal { return check(document, drawn, result, leftLines, output, paths, &messages) }
    guard write(drawn, paths, for: input, &messages) else { return }
    let name = output ?? "<stdout>"
    do throws(FileError) { try write(text, input, to: output) } catch {
      return messages.add(error, at: name)
    }
    messages.add(leftLines, in: result)
    let left = unused.names.filter { leftLine($0, in: result, paths) == nil }
    let others = prunes && !left.isEmpty ? otherPages(besides: output) : []
    for picture in left {
      let link = paths.linkPath(picture)
      if others.contains(where: { linkPlace(ofPicture: link, in: $0) != nil }) { continue }
      remove(paths.path(picture), isNumbered: numbers.names.contains(picture), document.source, &messages)
    }
  }

  /// Returns a message about a line that still links to an unused picture; `nil` if there is no such line.
  private func leftLine(_ picture: String, in text: SourceText, _ paths: PicturePaths) -> Diagnostic? {
    linkPlace(ofPicture: paths.linkPath(picture), in: text.utf8).map { place in
      Diagnostic(
        isCheck ? .error : .warning, code: "stale-document",
        "no fence draws '\(paths.path(picture))' anymore, but this line still shows it", at: place,
        help: "remove the line; --prune then removes the picture")
    }
  }

  /// Returns the texts of the other Markdown files in the document's folder.
  private func otherPages(besides output: String?) -> [[UInt8]] {
    let folder = output.map(folder) ?? "."
    return ((try? System.entries(of: folder)) ?? []).filter(isMarkdownFile).map { joined(folder, $0) }
      .filter { $0 != output }.compactMap { try? Input.file($0).read().utf8 }
  }

  private func remove(
    _ path: String, isNumbered: Bool, _ source: SourceText, _ messages: inout Messages
  ) {
    guard prunes else {
      let note = Diagnostic(
        .note, code: "unused-picture", "no fence draws '\(path)' anymore", at: nil,
        help: isNumbered
          ? "--prune removes it"
          : "delete the file if no other page shows it; --prune cannot remove it, because this page no longer links to it"
      )
      return messages.add([note], in: source)
    }
    System.remove(path)
    if System.isThere(path) { messages.add(.unwritable(.accessDenied), at: path) }
  }

  private func outputPath(for input: Input) -> String? {
    switch goal {
    case .write(let path): path
    case .check(let path): path ?? input.path
    case .rewrite: input.path
    }
  }

  private var isCheck: Bool { if case .check = goal { true } else { false } }

  private func draw(
    _ fences: [MarkdownFence], _ options: [FenceOptions], _ stems: [String?], _ job: FenceJob
  ) -> [FenceResult] {
    var drawn: [FenceResult] = []
    workInOrder(count: fences.count, threads: processorCount()) { index in
      stems[index].map { job.draw(fences[index], options[index], stem: $0) } ?? FenceResult()
    } take: {
      drawn.append($0)
    }
    return drawn
  }

  /// Returns the diagnostics in source order. If several diagnostics without a position have the same message, only the
  /// first of them is returned.
  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { $0.span != nil || seen.insert($0.message).inserted }.inSourceOrder
  }

  // MARK: - Files

  /// Writes the pictures, and returns whether this succeeded; if not, the document must not be written.
  private mutating func write(
    _ drawn: [FenceResult], _ paths: PicturePaths, for input: Input, _ messages: inout Messages
  ) -> Bool {
    let pictures = drawn.flatMap(\.pictures)
    var path = ""
    do throws(FileError) {
      // Reserve all paths before writing the first file, because `claim` may throw.
      for picture in pictures {
        path = paths.path(picture.name)
        try claims.claim(path, for: input.name)
      }
      for case (let name, let bytes?) in pictures.map({ ($0.name, $0.bytes) }) {
        path = paths.path(name)
        try writeFile(bytes, to: name, below: paths.folder)
      }
    } catch {
      messages.add(error, at: path)
      return false
    }
    return true
  }

  private mutating func write(_ text: [UInt8], _ input: Input, to output: String?) throws(FileError) {
    guard let output else { return try writeStandardOutput(text) }
    if goal != .rewrite { try claims.claim(output, for: input.name) }
    if let there = try? Input.file(output).read().utf8, there == text { return }
    try writeFile(text, to: output)
  }

  private func check(
    _ document: MarkdownDocument, _ drawn: [FenceResult], _ text: SourceText, _ leftLines: [Diagnostic],
    _ output: String?, _ paths: PicturePaths, _ messages: inout Messages
  ) {
    if !leftLines.isEmpty {
      messages.add(leftLines, in: text)
      messages.worsen(to: .answerIsNo)
    }
    var found: [Diagnostic] = []
    for (fence, result) in zip(document.fences, drawn) {
      for picture in result.pictures where picture.bytes != nil {
        let path = paths.path(picture.name)
        found.append(
          Diagnostic(
            .error, code: "stale-picture",
            picture.isOutdated ? "'\(path)' is out of date" : "there is no picture '\(path)'",
            at: fence.opening))
      }
    }
    let there = output.flatMap { try? Input.file($0).read().utf8 }
    if text.utf8 != there {
      found.append(
        Diagnostic(
          .error, code: "stale-document",
          there == nil
            ? "there is no '\(output ?? "")'" : "the pictures in '\(output ?? "")' are not up to date",
          at: nil))
    }
    guard !found.isEmpty else { return }
    found[found.count - 1].help =
      "to update the pictures, run the command without --check and with either -o or --in-place"
    messages.add(found, in: document.source)
    messages.worsen(to: .answerIsNo)
  }
}

/// Returns whether the end of a PNG or SVG file is missing. Such a file is drawn again like a missing one, although it
/// is not known who drew it.
private func isCutOff(_ picture: [UInt8]) -> Bool {
  let end = picture.suffix(64)
  if picture.starts(with: [0x89] + Array("PNG".utf8)) { return !end.contains(Array("IEND".utf8)) }
  return picture.starts(with: "<".utf8) && !end.contains(Array("</svg>".utf8))
}
