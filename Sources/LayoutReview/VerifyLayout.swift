import CairoRendering
import Diagnostics
import Encoding
import Graphics
import ImageComparison
import LayoutChecks
import LayoutPipeline

/// The content of a reference.
public enum ReferenceContent: Sendable, Equatable {
  /// The file does not exist.
  case missing
  /// The file's bytes.
  case bytes([UInt8])
  /// The file cannot be read, for the given reason.
  case unreadable(String)
}

/// The result of comparing a layout with its references.
public struct VerifiedLayout: Sendable {
  /// The verified cases, usually one for each canvas.
  public var cases: [VerifiedCase] = []
  /// The files for the results folder, with paths relative to this folder.
  public var evidence: [(place: String, bytes: [UInt8])] = []
  /// The new content, by path, of each file that differs from its reference or has none.
  public var drawn: [String: [UInt8]] = [:]

  public init() {}
}

/// Draws layouts and compares the results with references.
public struct LayoutVerifier: Sendable {
  /// The formats to compare.
  public var formats: [OutputFormat]
  /// The tolerances for pictures.
  public var tolerance: PictureTolerance
  /// Indicates whether the results folder also gets files that match.
  public var keepsAll: Bool

  public init(
    formats: [OutputFormat], tolerance: PictureTolerance = PictureTolerance(), keepsAll: Bool = false
  ) {
    (self.formats, self.tolerance, self.keepsAll) = (formats, tolerance, keepsAll)
  }

  /// Compares a layout's pictures and other output with their references.
  ///
  /// Cost: drawing the layout, and decoding the pictures whose bytes differ.
  ///
  /// - Parameters:
  ///   - source: the source, with a name that must be the same on every machine because the JSON reference contains it.
  ///   - path: the file's name in messages.
  ///   - base: returns an earlier version of the source; if the JSON reference was made from it, later edits are
  ///     reported as causes.
  ///   - reference: returns the content of a path below the references' folder.
  public func verify(
    _ source: SourceText, name: String, path: String, base: () -> SourceText? = { nil },
    reference: (String) -> ReferenceContent
  ) -> VerifiedLayout {
    let text = PangoTextMeasurer()
    let (settings, complaints) = DrawingSettings.written(in: source)
    do throws(UnknownCanvas) {
      return verify(
        try solve(source, matrix: settings.matrix, measuring: text), settings: settings,
        complaints: complaints,
        name: name, path: path, base: base, measuring: text, reference: reference)
    } catch {
      var result = VerifiedLayout()
      let layout = VerifiedSource(name: name, path: path, hash: sha256(source.utf8))
      result.cases = [failedCase(layout, [error.diagnostic(in: source)], source)]
      return result
    }
  }

  /// Compares a solved layout's pictures and other output with their references.
  ///
  /// Cost: drawing the layout, and decoding the pictures whose bytes differ.
  ///
  /// - Parameter complaints: further diagnostics, reported only if a reference does not match.
  public func verify(
    _ file: SolvedFile, settings: DrawingSettings = DrawingSettings(), complaints: [Diagnostic] = [],
    name: String, path: String, base: () -> SourceText? = { nil },
    measuring text: some TextMeasurer = PangoTextMeasurer(), reference: (String) -> ReferenceContent
  ) -> VerifiedLayout {
    // 1. List the files that the layout produces.
    let source = file.source
    let layout = VerifiedSource(name: name, path: path, hash: sha256(source.utf8))
    var result = VerifiedLayout()
    let unknown = file.problems(ofFocus: settings.drawing.focus)
    guard !file.hasErrors, unknown.isEmpty else {
      result.cases = [failedCase(layout, file.reading + unknown, source)]
      return result
    }
    let names = referenceNames(
      of: name, labels: file.canvases.map(\.label), hasSeveralCanvases: file.hasSeveralCanvases,
      formats: formats, settings: settings)
    lazy var finder: CauseFinder? =
      if case .bytes(let json) = reference("\(name).\(OutputFormat.json.fileExtension)") {
        CauseFinder(file, json: json, base: base(), measuring: text)
      } else { nil }
    let overSizes = failuresOverSizes(of: source, measuring: text)
    var problems = ReferenceProblemFinder(file, names, failuresOverSizes: overSizes)
    // 2. Draw each file, and compare it with its reference.
    for name in names {
      var verified: VerifiedFile
      do throws(RenderingError) {
        let actual = try file.bytes(name, settings, measuring: text)
        verified = compareFile(name, actual, with: reference(name.path), &result) {
          KnownPictures(of: name, in: file, settings, finder, measuring: text)
        }
      } catch {
        result.cases = [failedCase(layout, [error.diagnostic], source)]
        return result
      }
      verified.problems = problems.problems(of: name.path)
      add(verified, of: layout, to: &result)
    }
    // 3. Find the causes.
    if result.cases.contains(where: { $0.verdict == .different }), let finder {
      addCauses(finder, names, to: &result, measuring: text)
    }
    // 4. Collect the layout's problems, including failed assertions at the sizes in `// check:` comments.
    let failures = file.failedAssertions(heedsIgnores: false) + overSizes
    if failures.contains(where: { $0.severity == .error }), !result.cases.isEmpty {
      result.cases[0].layoutVerdict = .violated
    }
    if let index = result.cases.firstIndex(where: { $0.verdict != .same }) {
      let report = CheckReport(
        source: SourceText(name: path, utf8: source.utf8),
        diagnostics: file.reading + complaints + failures + file.problems(measuring: text)
          + (base().map { file.findings(onLinesNotIn: $0, measuring: text) } ?? []))
      result.cases[index].notices = report.annotations
    }
    return result
  }

  /// Adds the causes of the differences to each case whose verdict is `different`.
  private func addCauses(
    _ finder: CauseFinder, _ names: [ReferenceName], to result: inout VerifiedLayout,
    measuring text: some TextMeasurer
  ) {
    let hasPictures = names.contains { $0.canvas != nil }
    for index in result.cases.indices where result.cases[index].verdict == .different {
      let paths = Set(result.cases[index].files.map(\.path))
      let canvases = Set(names.filter { paths.contains($0.path) }.compactMap(\.canvas)).sorted()
      for canvas in hasPictures ? canvases : Array(finder.file.canvases.indices) {
        result.cases[index].causes += finder.causes(onCanvas: canvas, measuring: text)
      }
    }
  }

  private func failedCase(
    _ layout: VerifiedSource, _ diagnostics: [Diagnostic], _ source: SourceText
  ) -> VerifiedCase {
    var failed = VerifiedCase(name: layout.name, layout: layout)
    failed.layoutVerdict = .failed
    failed.notices =
      CheckReport(source: SourceText(name: layout.path, utf8: source.utf8), diagnostics: diagnostics)
      .annotations
    return failed
  }

  private func add(_ file: VerifiedFile, of layout: VerifiedSource, to result: inout VerifiedLayout) {
    let name = stem(of: file.path)
    if let index = result.cases.firstIndex(where: { $0.name == name }) {
      result.cases[index].files.append(file)
    } else {
      result.cases.append(VerifiedCase(name: name, layout: layout, files: [file]))
    }
  }

  private func compareFile(
    _ name: ReferenceName, _ actual: [UInt8], with reference: ReferenceContent,
    _ result: inout VerifiedLayout, knowing known: () -> KnownPictures?
  ) -> VerifiedFile {
    var file = VerifiedFile(path: name.path, verdict: .missing)
    var evidence: [(EvidenceRole, [UInt8])] = [(.actual, actual)]
    switch reference {
    case .missing: break
    case .unreadable(let reason): (file.verdict, file.change) = (.failed, .unreadable(reason))
    case .bytes(let expected):
      let compared = compareBytes(
        expected: expected, actual: actual, of: name.format,
        options: {
          var options = tolerance.options
          if !tolerance.ignoredViews.isEmpty {
            options.ignored += known()?.pixels(of: tolerance.ignoredViews) ?? []
          }
          return options
        }, known: known)
      (file.verdict, file.change) = (compared.verdict, compared.change)
      evidence.append((.expected, expected))
      if let difference = compared.difference { evidence.append((.difference, difference)) }
    }
    if reference != .bytes(actual) { result.drawn[name.path] = actual }
    if file.verdict == .same, !keepsAll { return file }
    for (role, bytes) in evidence {
      file.evidence.append(role)
      result.evidence.append((file.place(of: role), bytes))
    }
    return file
  }
}

extension SolvedFile {
  /// Returns the bytes of a picture or JSON file. Pictures are written without metadata, because metadata contains a
  /// hash of the source, and even an edit of a comment would then change the picture.
  fileprivate func bytes(
    _ name: ReferenceName, _ settings: DrawingSettings, measuring text: some TextMeasurer
  ) throws(RenderingError) -> [UInt8] {
    guard case .picture(let format) = name.format else { return json() }
    var file = self
    if let canvas = name.canvas { file.canvases = [canvases[canvas]] }
    let settings = settings.looks.first { $0.isDark == name.isDark }?.settings ?? settings
    return try file.pictures(as: format, settings: settings, hasMetadata: false, measuring: text)[0].bytes
  }
}

extension SolvedFile {
  /// Returns the findings of the default `check` rules, except conflicts, ambiguities and failed assertions. Findings
  /// on lines that also occur in `base`, an earlier version of the source, are left out; differences in spaces are
  /// ignored.
  fileprivate func findings(
    onLinesNotIn base: SourceText, measuring text: some TextMeasurer
  ) -> [Diagnostic] {
    let known = Set(base.lines.map { $0.filter { $0 != " " } })
    let rules = checkRules.filter {
      $0.isOnByDefault && !["conflict", "ambiguous", "assertion"].contains($0.name)
    }
    return findings(of: rules, measuring: text).filter { finding in
      guard let span = finding.span else { return false }
      let line = source.lineSpan(source.lineIndex(at: span.start))
      return !known.contains(
        String(decoding: source.utf8[line.start..<line.end], as: UTF8.self).filter { $0 != " " })
    }
  }
}

extension SourceText {
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension VerifiedSource {
  /// Returns whether `source` is the text that was verified.
  public func isOf(_ source: SourceText) -> Bool { sha256(source.utf8) == hash }
}
