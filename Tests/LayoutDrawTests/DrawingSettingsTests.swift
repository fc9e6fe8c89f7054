import LayoutDraw
import Testing

/// What files say about how they are drawn.
@Suite struct DrawingSettingsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// Code, message and place of what is said about it.
    var complaints: [String] = []
  }

  static let cases: [Case] = [
    Case(testDescription: "a theme", text: "// draw: --theme light"),
    Case(testDescription: "with an equals sign, indented", text: "  //draw: --theme=light"),
    Case(testDescription: "a comment that only starts alike", text: "// draw: this by hand"),
    Case(testDescription: "behind a statement", text: "view a // draw: --theme nothing"),
    Case(
      testDescription: "no such setting", text: "// draw: --thema light",
      complaints: ["9: there is no setting '--thema'"]),
    Case(testDescription: "no value", text: "// draw: --theme", complaints: ["9: '--theme' has no value"]),
    Case(
      testDescription: "no such value", text: "// draw: --theme loud",
      complaints: ["17: 'loud' is no value of --theme; there are light"]),
  ]

  @Test(arguments: cases) func complaints(_ test: Case) {
    let (_, diagnostics) = DrawingSettings.written(in: SourceText(name: "a", text: test.text))
    #expect(diagnostics.count == test.complaints.count)
    for (diagnostic, complaint) in zip(diagnostics, test.complaints) {
      #expect("\(diagnostic.span?.start ?? -1): \(diagnostic.message)".hasPrefix(complaint))
    }
  }

  @Test func everySettingHasItsName() {
    #expect(Set(DrawingSetting.all.map(\.name)).count == DrawingSetting.all.count)
  }
}
