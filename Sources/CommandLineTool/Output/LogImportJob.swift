import LayoutDraw

struct LogImportJob: Sendable {
  var input: Input
  var outputName: String
  var format: ImportFormat
  var number: Int?

  func run(_ messages: inout Messages) throws(FileError) -> [UInt8]? {
    let text = PangoTextMeasurer()
    let isPicture = if case .output(.picture) = format { true } else { false }
    let imported = importLog(
      try input.read(), number: number, as: layoutName, isPicture: isPicture, measuring: text)
    messages.add(imported.diagnostics, in: imported.source)
    guard !imported.hasErrors, let layout = imported.content else {
      messages.worsen(to: .failed)
      return nil
    }
    return result(of: layout, imported, measuring: text, &messages)
  }

  /// The name of the layout file to write; `nil` if the output is not a layout.
  private var layoutName: String? {
    if case .layout = format { outputName } else { nil }
  }

  /// Returns the output for a log: a layout, JSON, or a picture, depending on `format`; `nil` after an error. A
  /// conflict is not an error, because a log is expected to contain one.
  private func result(
    of layout: Layout, _ imported: ImportedLog, measuring text: PangoTextMeasurer,
    _ messages: inout Messages
  ) -> [UInt8]? {
    let solved: SolvedFile
    do throws(UnknownCanvas) { solved = try solve(layout, measuring: text) } catch {
      messages.fail(error.diagnostic, at: layout.source.name)
      return nil
    }
    messages.add(solved.reading, in: layout.source)
    let conflicts = solved.problems(measuring: text).filter { $0.code == "conflict" }
    messages.add(conflicts, in: layout.source)
    switch format {
    case .layout:
      let text = String(decoding: layout.source.utf8, as: UTF8.self)
      return Array(
        ignoringSavedValues(
          text, because: "The log's constraints can override the lines that layoutdraw added"
        ).utf8)
    case .output(.json): return solved.json()
    case .output(.picture(let format)):
      var drawing = DrawingOptions()
      drawing.narrowsTexts = true
      drawing.notes = conflicts.prefix(conflicts.count > 6 ? 0 : 6).compactMap { conflict in
        let number = conflicts.count > 1 ? "\(conflict.message.prefix(1)) " : ""
        return conflict.help.map { "\(number)help: \($0.split(separator: "; or ", maxSplits: 1)[0])" }
      }
      drawing.notes += imported.diagnostics.filter { $0.code == "log-sizes" }.map(\.message)
      if conflicts.isEmpty {
        let reason = imported.diagnostics.first { $0.code == "log-without-conflict" }?.help
        drawing.notes.insert(
          "no conflict: all constraints of the log can be satisfied simultaneously (the picture shows the resulting frames)"
            + (reason.map { "; \($0)" } ?? ""), at: 0)
      }
      drawing.log = imported.pictured
      do throws(RenderingError) {
        return try solved.canvases.first?.layout.withoutAmbiguities
          .picture(as: format, drawing: drawing, measuring: text)
      } catch {
        messages.fail(error.diagnostic, at: layout.source.name)
        return nil
      }
    }
  }
}

extension SolvedLayout {
  /// The layout without its ambiguities, which are normal because a log contains only some of the app's constraints.
  fileprivate var withoutAmbiguities: SolvedLayout {
    var determined = self
    determined.ambiguities = ambiguities.map { _ in [] }
    return determined
  }
}
