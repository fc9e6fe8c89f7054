import LayoutLanguage
import LayoutModel

extension DrawingSetting {
  static let canvasSizes = DrawingSetting(
    name: "canvas-sizes", valueName: "list",
    help:
      "Solve at these sizes, such as 320x480,768x1024,320xfit, instead of the sizes of the file's canvases."
  ) { value, settings throws(SettingError) in
    settings.matrix.sizes = try elements(of: value, for: "canvas-sizes", most: 100) {
      word throws(SettingError) in
      do throws(UnreadableValue) { return try readCanvasSize(word) } catch {
        throw .malformed(word, setting: "canvas-sizes", problem: error.reason)
      }
    }
  }

  static let directions = DrawingSetting(
    name: "directions", valueName: "list",
    help: "Solve every canvas in these layout directions, such as ltr,rtl.",
    values: directionWords
  ) { value, settings throws(SettingError) in
    settings.matrix.directions = try elements(of: value, for: "directions", most: 2) {
      word throws(SettingError) in
      guard let direction = LayoutDirection(rawValue: word.lowercased()) else {
        throw .unknownValue(word, setting: "directions", known: directionWords)
      }
      return direction
    }
  }

  private static let directionWords = ["ltr", "rtl"]

  static let textScales = DrawingSetting(
    name: "text-scales", valueName: "list",
    help: "Solve every canvas with font sizes multiplied by these factors, such as 1,1.5,2."
  ) { value, settings throws(SettingError) in
    settings.matrix.textScales = try elements(of: value, for: "text-scales", most: 10) {
      word throws(SettingError) in
      guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
        let scale = Double(word), scale >= 0.1, scale <= 20
      else {
        throw .malformed(word, setting: "text-scales", problem: "use a number from 0.1 to 20, such as 1.5")
      }
      return scale
    }
  }
}

private func elements<Element: Equatable>(
  of value: String, for setting: String, most: Int, read: (String) throws(SettingError) -> Element
) throws(SettingError) -> [Element] {
  var elements: [Element] = []
  for word in value.split(separator: ",", omittingEmptySubsequences: false) {
    let element = try read(String(word))
    if !elements.contains(element) { elements.append(element) }
    if elements.count > most {
      throw .malformed("\(word)", setting: setting, problem: "the list can have at most \(most) values")
    }
  }
  return elements
}
