import Graphics
import LayoutModel

extension InterfaceResources {
  func color(_ element: XMLElement) -> ViewColor? {
    // 1. Try a system color, which differs between light and dark mode.
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"],
      let color = systemColor(name)
    {
      return color
    }
    if element["catalog"] == "System", let color = element["name"].flatMap(desktopColor) { return color }
    // 2. Try a color of the asset catalog.
    if let name = element["name"], let color = namedColors[name] { return color }
    // 3. Read the components.
    func channel(_ name: String) -> UInt8? {
      element.number(name).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }
    let alpha = channel("alpha") ?? 255
    if let white = channel("white") {
      return .color(Color(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    return .color(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  static func namedColors(_ resources: XMLElement?) -> [String: ViewColor] {
    var colors: [String: ViewColor] = [:]
    for named in resources?.children("namedColor") ?? [] {
      guard let name = named["name"], let value = named.child("color") else { continue }
      colors[name] = InterfaceResources().color(value)
    }
    return colors
  }
}
