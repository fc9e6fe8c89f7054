import LayoutDraw
import Testing

struct SettingOptionTests {
  @Test(arguments: DrawingSetting.all.map(\.name)) func everySettingIsAnOption(name: String) throws {
    let help = try Program().run("draw", "--help").text
    #expect(help.contains("--\(name)"), "add it to CommandLineTool/Options/LookOptions.swift")
    // No setting accepts the value `?!`, so an error with this value shows that the option reaches the setting.
    let setting = try #require(DrawingSetting.all.first { $0.name == name })
    guard setting.valueName != nil else { return }
    let outcome = try Program().run("draw", "-e", "[a]", "--\(name)", "?!", "-o", "a.svg")
    #expect(outcome.status != 0 && outcome.errors.contains("?!"))
  }
}
