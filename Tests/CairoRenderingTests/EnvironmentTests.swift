import Drawing
import Foundation
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

/// The libraries that draw text read their environment variables only once, so each case runs in its own process.
struct EnvironmentTests {
  @Test(arguments: [
    ["FONTCONFIG_FILE": "hostile"], ["FONTCONFIG_FILE": "/nonexistent"], ["FONTCONFIG_PATH": "/nonexistent"],
    [
      "FREETYPE_PROPERTIES":
        "cff:no-stem-darkening=0 cff:hinting-engine=freetype truetype:interpreter-version=35"
    ],
    ["LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8", "LANGUAGE": "ar"], ["TZ": "Asia/Tokyo"],
    ["PANGOCAIRO_BACKEND": "none", "PANGO_LANGUAGE": "zh"],
    ["HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"],
  ])
  func settingsChangeNothing(variables: [String: String]) async throws {
    let expected = try outputs()
    await #expect(processExitsWith: .success) { [variables, expected = expected as [[UInt8]]] in
      for (name, value) in variables {
        if value.isEmpty {
          unsetenv(name)
        } else {
          setenv(name, value == "hostile" ? try hostileConfiguration() : value, 1)
        }
      }
      #expect(try outputs() == expected)
    }
  }
}

private func outputs() throws -> [[UInt8]] {
  let lines = ["Größe 12.5 -> x", "العربية 12", "日本語 👍"]
  let style = TextStyle(size: 15.5, weight: .medium)
  let measured = lines.map { PangoTextMeasurer().measure($0, style: style, width: 60, lineLimit: 0) }
  let nodes = lines.enumerated().map { index, line in
    SceneNode.text(
      SceneText(
        line, style: style, color: red, origin: Point(x: 4.25, y: 20.5 * Double(index + 1)), width: 90))
  }
  let picture = Scene(
    size: Size(width: 150.5, height: 80), background: nil, title: "t", summary: "s",
    nodes: nodes + [rectangle(3.3, 2.2, 44.4, 55.5, fill: blue, stroke: red, lineWidth: 1.5)])
  return try pictureFormats.map { try $0.init().render(picture, scale: 2) } + [Array("\(measured)".utf8)]
}

private func hostileConfiguration() throws -> String {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(getpid()).conf").path
  let text = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/nonexistent</dir>
    <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
    </match><match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>1</double><double>0.5</double>
    <double>0</double><double>1</double></matrix></times></edit></match></fontconfig>
    """
  try text.write(toFile: path, atomically: true, encoding: .utf8)
  return path
}
