import LayoutLanguage
import LayoutModel

extension DrawingSetting {
  static let devices = DrawingSetting(
    name: "devices", valueName: "list",
    help: """
      Solve for these devices, such as "iPhone 15,iPad mini (6th generation) landscape", with their safe areas, \
      instead of the file's canvases. The command 'devices' lists the known devices.
      """
  ) { value, settings throws(SettingError) in
    var devices: [Screen] = []
    for word in names(in: value) {
      let device = try device(word)
      if !devices.contains(device) { devices.append(device) }
    }
    settings.matrix.devices = devices
  }

  private static func device(_ words: String) throws(SettingError) -> Screen {
    if let device = Device.named(words) { return Screen(device, .portrait) }
    for orientation in Device.Orientation.allCases
    where words.lowercased().hasSuffix(" \(orientation.rawValue)") {
      let name = String(words.dropLast(orientation.rawValue.count + 1)).trimmed
      if let device = Device.named(name) { return Screen(device, orientation) }
    }
    throw .malformed(
      words, setting: "devices",
      problem: nearestDevice(to: words).map { "unknown device; did you mean '\($0)'?" }
        ?? "unknown device; 'layoutdraw devices' lists the known devices")
  }

  private static func names(in value: String) -> [String] {
    var names = [""]
    var depth = 0
    for character in value {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth <= 0 {
        names.append("")
      } else {
        names[names.count - 1].append(character)
      }
    }
    return names.map(\.trimmed)
  }
}

extension String {
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
