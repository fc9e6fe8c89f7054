import LayoutDraw

struct Messages: Sendable {
  private(set) var text = ""
  private(set) var status = ExitStatus.allWell
  let style: MessageStyle

  /// The largest number of errors that are printed for a file.
  private static let errorLimit = 20

  init(style: MessageStyle) { self.style = style }

  mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    var writer = TerminalWriter(source, isColored: style.hasColor)
    var errors = 0
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { errors += 1 }
      if diagnostic.severity != .error || errors <= Self.errorLimit { text += writer.text(for: diagnostic) }
      if diagnostic.severity == .warning { worsenIfStrict() }
    }
    if errors > Self.errorLimit {
      let more = errors - Self.errorLimit
      addLine("and \(more) more error\(more == 1 ? "" : "s")")
    }
  }

  mutating func add(_ file: SolvedFile) {
    add(file.diagnostics, in: file.source)
    if file.canvases.contains(where: { $0.layout.status == .conflict }) { worsen(to: .answerIsNo) }
    if file.hasErrors { worsen(to: .failed) }
  }

  mutating func add(_ error: FileError, at name: String) {
    fail(error.diagnostic(at: name), at: error.place(name))
  }

  mutating func notePassedOver(_ hidden: [String], below root: String) {
    var folders: [(path: String, count: Int)] = []
    for path in hidden {
      let parts = path.pathParts
      guard let place = parts.dropLast().firstIndex(where: { $0.starts(withBytesOf: ".") }) else {
        note("this layout is skipped because its name begins with '.'", at: joined(root, path))
        continue
      }
      let folder = joined(root, parts[...place].joined(separator: "/"))
      if folders.last?.path == folder {
        folders[folders.count - 1].count += 1
      } else {
        folders.append((folder, 1))
      }
    }
    for (path, count) in folders {
      note(
        "\(count == 1 ? "1 layout" : "\(count) layouts") in this hidden folder \(count == 1 ? "is" : "are") skipped",
        at: path)
    }
  }

  mutating func notePassedOverSwift(_ count: Int, at folder: String) {
    if count == 0 || SwiftOptions.given.readsFolders { return }
    note(
      "\(count == 1 ? "1 Swift file" : "\(count) Swift files") in this folder \(count == 1 ? "is" : "are") skipped; --swift reads Swift files in folders",
      at: folder)
  }

  private mutating func note(_ message: String, at path: String) {
    add([Diagnostic(.note, code: "passed-over", message, at: nil)], in: SourceText(name: path, utf8: []))
  }

  mutating func fail(_ diagnostic: Diagnostic, at name: String) {
    fail(diagnostic, in: SourceText(name: name, utf8: []))
  }

  mutating func fail(_ diagnostic: Diagnostic, in source: SourceText) {
    add([diagnostic], in: source)
    worsen(to: .failed)
  }

  mutating func refuse(
    _ files: [VerifiedFile], of layout: VerifiedSource?, below references: String, verb: String
  ) {
    guard let layout, let problems = files.map(\.problems).first else { return }
    let refusal = problems.refusal(
      of: files.map { joined(references, $0.path) }, verb: verb, layout: layout.path)
    add([refusal], in: SourceText(name: layout.path, utf8: []))
    worsen(to: .answerIsNo)
  }

  mutating func addLine(_ line: String) { text += printableText([line]) }

  mutating func add(_ other: Messages) {
    text += other.text
    worsen(to: other.status)
  }

  mutating func worsenIfStrict() { if style.isStrict { worsen(to: .answerIsNo) } }

  mutating func worsen(to other: ExitStatus) { status = max(status, other) }

  /// Prints the messages on standard error. A failure is ignored, because it cannot be reported.
  func print() { try? System.writeAll(text.utf8, to: 2) }
}

struct MessageStyle: Sendable {
  var hasColor: Bool
  var isStrict: Bool
}
