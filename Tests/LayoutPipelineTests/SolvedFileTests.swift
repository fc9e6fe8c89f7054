import CairoRendering
import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import SizeSweep
import Testing

@testable import LayoutPipeline

@Suite struct SolvedFileTests {
  private static let text = """
    canvas "A" 100x50
    canvas "B" 200x50
    view title { ll = rr = 0, tt = 1, h = 10 }
    view b { ll = tt = 0, w = h = 2 }
    """

  private func source(_ text: String = Self.text, name: String = "a.layout") -> SourceText {
    SourceText(name: name, text: text)
  }

  private func solved(_ text: String = Self.text) throws -> SolvedFile {
    try LayoutPipeline.solve(source(text), measuring: FixedAdvanceMeasurer())
  }

  @Test func framesOnTheFirstCanvas() throws {
    let file = try solved()
    #expect(file["title"] == Rect(x: 0, y: 1, width: 100, height: 10))
    #expect(file["b"] == Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(file["c"] == nil)
    #expect(try solved("view a\n|-[b]").canvases == [])
    #expect(try solved("view a\n|-[b]")["a"] == nil)
  }

  @Test func inWords() throws {
    var file = try solved()
    file.reading = [
      Diagnostic(.warning, code: "c", "odd", at: nil), Diagnostic(.note, code: "c", "so", at: nil),
    ]
    #expect(
      file.description == """
        warning: odd
        note: so
        A, 100 x 50, solved
        title: 100 x 10 at 0, 1
        b: 2 x 2 at 0, 0
        B, 200 x 50, solved
        title: 200 x 10 at 0, 1
        b: 2 x 2 at 0, 0
        """)
  }

  @Test(
    arguments: [
      (["title", "b"], []), (["titel"], ["--focus: no view is named 'titel'; did you mean 'title'?"]),
      (
        ["zzzz", "title", "yyyy"],
        ["--focus: no view is named 'zzzz'", "--focus: no view is named 'yyyy'"]
      ),
    ] as [([String], [String])])
  func focus(names: [String], messages: [String]) throws {
    let problems = try solved().problems(ofFocus: names)
    #expect(problems.map(\.message) == messages)
    #expect(problems.allSatisfy { $0.severity == .error && $0.code == "unknown-view" && $0.span == nil })
    #expect(SolvedFile(source: source(), reading: [], canvases: []).problems(ofFocus: names) == [])
  }

  @Test(arguments: [
    ("--focus \"a, titel\"", "--focus: no view is named 'titel'; did you mean 'title'?", "a, titel"),
    ("--canvas x", "no canvas is named 'x'; the known name is '9x9'", "x"),
  ])
  func unknownNamesInAComment(options: String, message: String, place: String) {
    let text = "canvas 9x9 // draw: \(options)\nbox title\nbox a\n"
    let source = SourceText(name: "a", text: text)
    let settings = DrawingSettings.written(in: source).settings
    let found: [Diagnostic]
    do throws(UnknownCanvas) {
      found = try LayoutPipeline.solve(source, matrix: settings.matrix, measuring: FixedAdvanceMeasurer())
        .problems(ofFocus: settings.drawing.focus)
    } catch {
      found = [error.diagnostic(in: source)]
    }
    #expect(found.map(\.message) == [message])
    #expect(found.map { $0.span.map { source[$0] } } == [place])
  }

  /// Each error is reported at a view whose name an earlier view already has.
  @Test func repeatedNames() throws {
    let names = ["view", "a", nil, "b", "a", nil, "b", "a"]
    let views = names.enumerated().map { index, name in
      View(
        name: name, kind: .view, parent: index == 0 ? nil : .root,
        nameSpan: index == 3 ? nil : SourceSpan(start: index, end: index + 1))
    }
    let layout = Layout(
      source: source("0123456789"), canvases: [Canvas(width: 5, height: 5)], views: views, constraints: [])
    let file = try LayoutPipeline.solve(layout, measuring: FixedAdvanceMeasurer())
    #expect(file.canvases == [] && file.hasErrors)
    #expect(file.reading.map(\.code) == ["duplicate-view", "duplicate-view", "duplicate-view"])
    #expect(file.reading.map { $0.span?.start } == [4, 6, 7])
    #expect(file.reading.map { $0.notes.map { $0.span?.start } } == [[1], [], [1]])
    let message = "another view is named 'a'; a name can be used only once in a layout"
    #expect(file.reading.first?.message == message)
    var single = layout
    single.views.removeSubrange(4...)
    #expect(try LayoutPipeline.solve(single, measuring: FixedAdvanceMeasurer()).canvases.count == 1)
  }

  @Test(arguments: [
    ("no-views", Diagnostic.Severity.note, true), ("no-views", .error, false), ("empty-layout", .note, false),
    ("empty-layout", .error, false),
  ])
  func documentsWithoutViews(code: String, severity: Diagnostic.Severity, holdsNoView: Bool) throws {
    var parsed = read(source("view a"))
    #expect(!parsed.holdsNoView)
    parsed.diagnostics.append(Diagnostic(severity, code: code, "m", at: nil))
    #expect(parsed.holdsNoView == holdsNoView)
  }

  private static let interface = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
    <objects><view id="r"><rect key="frame" x="0" y="0" width="100" height="80"/></view></objects></document>
    """

  /// For an Interface Builder file, `readForEditor` returns neither words nor formatted text, whatever the file's name
  /// is.
  @Test(
    arguments: [
      ("a.layout", "view a\nview b", ["a", "b"], [], true), ("a.layout", "// a", [], ["empty-layout"], true),
      ("a.layout", "view a\nlet m = n", ["a"], ["unknown-metric"], false),
      ("a.xib", interface, [], [], false),
      ("a.layout", interface, [], [], false),
    ] as [(String, String, [String], [String], Bool)])
  func readingForEditors(name: String, text: String, views: [String], codes: [String], isFormatted: Bool) {
    let source = source(text, name: name)
    let reading = readForEditor(source)
    #expect(reading.words.viewNames == views)
    #expect(reading.parsed == read(source))
    #expect(reading.parsed.diagnostics.map(\.code) == codes)
    #expect((reading.formatted != nil) == isFormatted)
  }

  // MARK: Ranges of sizes

  private func swept(_ text: String, canvases: [String] = []) throws -> SizeSweepResult {
    try LayoutPipeline.solve(
      source(text), over: SizeRange(.horizontal, 40...200), canvases: canvases,
      measuring: FixedAdvanceMeasurer())
  }

  /// On a canvas wider than 100, the view stays 100 wide, so each canvas has two pieces: 40 to 100 and 100 to 200.
  @Test func sizesOfAllCanvases() throws {
    let text = """
      canvas "A" 10x10
      canvas "B" 20x20
      view a { ll = tt = 0, h = 5 }
      a.width = superview.width ~ 500
      a.width <= 100
      """
    let file = try swept(text)
    #expect(file.diagnostics == [] && file.range == SizeRange(.horizontal, 40...200))
    #expect(file.canvases.map(\.label) == ["A", "B"])
    #expect(file.canvases.map { $0.sizes.pieces.map(\.from) } == [[40, 100], [40, 100]])
    #expect(file.canvases.map { $0.sizes.pieces.map(\.to) } == [[100, 200], [100, 200]])
    #expect(file.canvases.map(\.sizes.canvas.height) == [10, 20])
    #expect(try swept(text, canvases: ["B"]).canvases.map(\.label) == ["B"])
    #expect(throws: UnknownCanvas(name: "C", labels: ["A", "B"])) { try swept(text, canvases: ["C"]) }
  }

  @Test func sizesOfAFileWithErrors() throws {
    let file = try swept("view a\nb.left = 0")
    #expect(file.canvases == [] && file.hasErrors)
    #expect(file.diagnostics.map(\.code) == ["unknown-view"])
  }

  @Test(arguments: [
    ("日한", "'fonts-noto-cjk'"), ("😀", "'fonts-noto-color-emoji'"), ("ก", "'fonts-noto-core'"),
    ("ก日", "'fonts-noto-cjk' and 'fonts-noto-core'"),
  ])
  func packagesWithMissingGlyphs(text: String, packages: String) {
    let help = FontWarning.noGlyph(Array(text.unicodeScalars)).diagnostic.help
    #expect(help?.hasSuffix("on Debian, try \(packages)") == true)
  }

  @Test(arguments: [
    (FontWarning.pinnedFontMissing(used: nil), "missing-font", false),
    (.weightMissing(.bold), "missing-weight", false), (.noGlyph(["x"]), "missing-glyph", true),
    (.pangoMissing, "missing-pango", false),
  ])
  func fontWarnings(warning: FontWarning, code: String, hasHelp: Bool) {
    let diagnostic = warning.diagnostic
    #expect((diagnostic.code, diagnostic.severity) == (code, .warning))
    #expect((diagnostic.help != nil) == hasHelp && diagnostic.span == nil)
  }
}
