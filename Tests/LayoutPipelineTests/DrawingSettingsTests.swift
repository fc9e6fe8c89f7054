import Diagnostics
import Drawing
import Graphics
import LayoutPipeline
import SizeSweep
import Testing

@Suite struct DrawingSettingsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var complaints: [String] = []
  }

  static let cases: [Case] = [
    Case(testDescription: "a theme", text: "// draw: --theme light"),
    Case(testDescription: "with an equals sign, indented", text: "  //draw: --theme=light"),
    Case(testDescription: "a comment that only starts alike", text: "// draw: this by hand"),
    Case(testDescription: "behind a statement", text: "view a // draw: --theme light"),
    Case(
      testDescription: "behind a statement, an unknown value", text: "view a // draw: --theme nothing",
      complaints: ["24: invalid value 'nothing' for --theme"]),
    Case(
      testDescription: "no such setting, at the end of the line", text: "// draw: --theme light --no-sheet",
      complaints: ["23: there is no setting '--no-sheet'"]),
    Case(
      testDescription: "no such setting, before another one", text: "// draw: --strict --theme light",
      complaints: ["9: there is no setting '--strict'"]),
    Case(
      testDescription: "an option of the command line", text: "// draw: -o a.png --theme loud",
      complaints: ["9: there is no setting '-o'", "26: invalid value 'loud' for --theme"]),
    Case(testDescription: "a list and a number", text: "// draw: - this by hand\n// draw: -5 below"),
    Case(
      testDescription: "two ranges, also in two comments",
      text: "// draw: --widths 1...2\n// draw: --heights 1...2",
      complaints: ["33: give --widths or --heights, not both"]),
    Case(testDescription: "a range twice", text: "// draw: --widths 1...2 --widths 1...3"),
    Case(
      testDescription: "no such setting", text: "// draw: --thema light",
      complaints: ["9: there is no setting '--thema'"]),
    Case(testDescription: "no value", text: "// draw: --theme", complaints: ["9: '--theme' needs a value"]),
    Case(
      testDescription: "no such value", text: "// draw: --theme loud",
      complaints: ["17: invalid value 'loud' for --theme; use light"]),
    Case(testDescription: "a sheet, which has no value", text: "// draw: --sheet --theme light --sheet"),
    Case(
      testDescription: "a sheet with one", text: "// draw: --sheet yes",
      complaints: ["17: there is no setting 'yes'"]),
    Case(
      testDescription: "a matrix",
      text: "// draw: --canvas-sizes 320x480,fit,20xfit --directions rtl --text-scales .5,1,2."),
    Case(
      testDescription: "no size", text: "// draw: --canvas-sizes 320x480,large",
      complaints: ["24: invalid value 'large' for --canvas-sizes: a size must have the form 320x480"]),
    Case(
      testDescription: "a size of nothing", text: "// draw: --canvas-sizes 320x480,",
      complaints: ["24: invalid value '' for --canvas-sizes: a size must have the form 320x480"]),
    Case(
      testDescription: "no direction", text: "// draw: --directions ltr,ttb",
      complaints: ["22: invalid value 'ttb' for --directions; use ltr, rtl"]),
    Case(
      testDescription: "text of no size", text: "// draw: --text-scales 0",
      complaints: ["23: invalid value '0' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "text of endless size", text: "// draw: --text-scales inf",
      complaints: ["23: invalid value 'inf' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "canvases, one with a blank in its name",
      text: "// draw: --sheet --canvas phone --canvas \"iPad Pro\" --dark-pair"),
    Case(
      testDescription: "a quote that is not closed", text: "// draw: --canvas \"iPad Pro",
      complaints: ["24: there is no setting 'Pro'"]),
    Case(
      testDescription: "tabs and ends of lines from Windows",
      text: "//\tdraw:\t--theme\tlight\t\r\n// draw: --sheet\r\n// draw: --theme dark \r"),
    Case(
      testDescription: "text as small and as large as possible, and ten sizes",
      text: "// draw: --text-scales 0.1,20,1,1,2,3,4,5,6,7,8,8"),
    Case(
      testDescription: "text that is too small", text: "// draw: --text-scales 0.09",
      complaints: ["23: invalid value '0.09' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "text that is too large", text: "// draw: --text-scales 20.1",
      complaints: ["23: invalid value '20.1' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "a number for computers", text: "// draw: --text-scales 1e1",
      complaints: ["23: invalid value '1e1' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "no number behind a comma", text: "// draw: --text-scales 1,",
      complaints: ["23: invalid value '' for --text-scales: use a number from 0.1 to 20"]),
    Case(
      testDescription: "eleven sizes of text", text: "// draw: --text-scales 1,2,3,4,5,6,7,8,9,10,11",
      complaints: ["23: invalid value '11' for --text-scales: the list can have at most 10 values"]),
    Case(testDescription: "views", text: "// draw: --focus \"a, b\" --plain --names none"),
    Case(
      testDescription: "a view without a name", text: "// draw: --focus a,,b",
      complaints: ["17: invalid value 'a,,b' for --focus: use names of views"]),
    Case(
      testDescription: "no device", text: "// draw: --devices \"iPhone 15,iPone 15\"",
      complaints: ["20: invalid value 'iPone 15' for --devices: unknown device; did you mean 'iPhone 15'?"]),
    Case(testDescription: "a background", text: "// draw: --theme auto --background #0a2540cc"),
    Case(testDescription: "a transparent background", text: "// draw: --background transparent"),
    Case(
      testDescription: "an unknown color", text: "// draw: --background bluu",
      complaints: [
        "22: invalid value 'bluu' for --background: no color is named 'bluu'; did you mean 'blue'?"
      ]),
    Case(
      testDescription: "a color of two digits", text: "// draw: --background #12",
      complaints: ["22: invalid value '#12' for --background: '#12' is not a color; write '#rgb'"]),
    Case(
      testDescription: "no color at all", text: "// draw: --background %",
      complaints: ["22: invalid value '%' for --background: a color must be '#rgb'"]),
    Case(
      testDescription: "more than a color", text: "// draw: --background white!",
      complaints: ["22: invalid value 'white!' for --background: 'white!' is not a color"]),
  ]

  @Test(arguments: cases) func complaints(_ test: Case) {
    let (_, diagnostics) = DrawingSettings.written(in: SourceText(name: "a", text: test.text))
    #expect(diagnostics.count == test.complaints.count)
    for (diagnostic, complaint) in zip(diagnostics, test.complaints) {
      let reported = "\(diagnostic.span?.start ?? -1): \(diagnostic.message)"
      #expect(reported.hasPrefix(complaint))
    }
  }

  @Test(arguments: [
    ("transparent", Background.transparent), ("none", .transparent), ("#ffffff00", .transparent),
    ("white", .color(Color(rgb: 0xFFFFFF))), ("#0a2540cc", .color(Color(rgb: 0x0A2540).withAlpha(0xCC))),
  ])
  func backgrounds(_ value: String, _ background: Background) throws {
    var settings = DrawingSettings()
    try settings.set("background", to: value)
    #expect(settings.drawing == DrawingOptions(background: background))
  }

  @Test(arguments: [(100, true), (101, false)]) func manySizes(count: Int, isValid: Bool) {
    var settings = DrawingSettings()
    let list = (1...count).map { "\($0)x10" } + ["1x10", "2x10"]
    let error = (try? settings.set("canvas-sizes", to: list.joined(separator: ","))) == nil
    #expect(error == !isValid && settings.matrix.sizes.count == (isValid ? 100 : 0))
  }

  @Test(
    arguments: [
      ("a", ["a"]), ("a,b", ["a", "b"]), (" a , b c ", ["a", "b c"]), ("", nil), ("a,", nil), (",a", nil),
    ] as [(String, [String]?)])
  func focus(value: String, names: [String]?) {
    var settings = DrawingSettings()
    try? settings.set("focus", to: value)
    #expect(settings.drawing.focus == names ?? DrawingOptions().focus)
  }

  @Test func settingsAreOffAtFirst() {
    let settings = DrawingSettings()
    #expect(!settings.isSheet && !settings.makesDarkPairs && settings.drawing == DrawingOptions())
  }

  @Test func canvases() {
    let text = "// draw: --canvas phone --canvas \"iPad Pro\" --canvas=phone\n// draw: --canvas \"\""
    let (settings, diagnostics) = DrawingSettings.written(in: SourceText(name: "a", text: text))
    #expect(diagnostics == [])
    #expect(settings.matrix == CanvasMatrix(wanted: ["phone", "iPad Pro", ""]))
  }

  @Test func pairs() throws {
    var settings = DrawingSettings()
    #expect(settings.looks.map(\.isDark) == [false])
    try settings.set("dark-pair", to: "true")
    #expect(settings.looks.map(\.isDark) == [false, true])
    #expect(settings.looks.map(\.settings.drawing.theme) == [.light, .dark])
    try settings.set("theme", to: "print")
    #expect(settings.looks.map(\.settings.drawing.theme) == [.print, .dark])
    try settings.set("theme", to: "auto")
    #expect(settings.looks.map(\.settings.drawing) == [DrawingOptions(), DrawingOptions(theme: .dark)])
    #expect(throws: SettingError.self) { try settings.set("dark-pair", to: "maybe") }
  }

  @Test(arguments: [
    ("a/out", nil, false, "a/out"), ("a/out", nil, true, "a/out~dark"),
    ("out", "iPad", true, "out-iPad~dark"),
    ("out@2x", "iPad", true, "out-iPad~dark@2x"), ("out@2x", nil, false, "out@2x"),
    ("out@2x", "iPad", false, "out-iPad@2x"),
  ])
  func stems(_ stem: String, _ label: String?, _ isDark: Bool, _ whole: String) {
    #expect(pictureStem(stem, label: label, isDark: isDark) == whole)
  }

  @Test(
    arguments: [
      ("out~dark", "out"), ("out~dark@2x", "out@2x"), ("a/out-iPad~dark@3x", "a/out-iPad@3x"), ("out", nil),
      ("out@2x", nil), ("out~dark-iPad", nil), ("", nil),
    ] as [(String, String?)])
  func lightStems(_ dark: String, _ light: String?) { #expect(lightStem(dark) == light) }

  @Test(arguments: [
    ("none", OutlinedViews.none, NamedViews.none), ("auto", .automatic, .automatic), ("All", .all, .all),
  ])
  func namesAndOutlines(_ value: String, _ outlines: OutlinedViews, _ names: NamedViews) throws {
    var settings = DrawingSettings()
    try settings.set("outlines", to: value)
    #expect(settings.drawing.outlines == outlines)
    #expect(settings.drawing.names == .automatic)
    try settings.set("names", to: value)
    #expect(settings.drawing.names == names)
    for setting in ["names", "outlines"] {
      #expect(
        throws: SettingError.unknownValue("some", setting: setting, known: ["none", "auto", "all"])
      ) { try settings.set(setting, to: "some") }
    }
  }

  @Test func ranges() throws {
    var settings = DrawingSettings()
    try settings.set("widths", to: "320...400")
    #expect(settings.matrix.range == SizeRange(.horizontal, 320...400))
    try settings.set("heights", to: "5...6")
    #expect(settings.matrix.range == SizeRange(.vertical, 5...6))
    #expect(throws: SettingError.self) { try settings.set("widths", to: "6...5") }
  }

  @Test(
    arguments: [
      ("png", "png"), ("PNG", "png"), ("svg", "svg"), ("Pdf", "pdf"), ("json", "json"), ("jpeg", nil),
      ("", nil),
    ] as [(String, String?)])
  func formats(name: String, found: String?) {
    #expect(OutputFormat(named: name)?.name == found)
    #expect(OutputFormat(named: name)?.fileExtension == found)
  }

  @Test func themes() throws {
    var settings = DrawingSettings()
    for theme in Theme.all {
      try settings.set("theme", to: theme.name.uppercased())
      #expect(settings.drawing == DrawingOptions(theme: theme))
    }
    try settings.set("theme", to: "auto")
    #expect(settings.drawing == DrawingOptions(theme: .light, darkTheme: .dark))
  }

  @Test func everySettingHasItsName() {
    #expect(Set(DrawingSetting.all.map(\.name)).count == DrawingSetting.all.count)
  }
}
