import Encoding
import LayoutModel

/// Returns the known devices as text, one per line below a heading.
public func devicesText() -> String {
  let rows =
    [["name", "points", "scale", "safe area", "in landscape"]]
    + Device.all.map { device in
      [
        device.name, "\(shortest(device.size.width))x\(shortest(device.size.height))",
        "\(shortest(device.scale))",
        words(device.portraitSafeArea), words(device.landscapeSafeArea),
      ]
    }
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    zip(row, widths).map { word, width in word + String(repeating: " ", count: width - word.count) }
      .joined(separator: "  ")
  }
  return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined()
}

/// Returns the known devices as JSON, with sizes and safe areas in points.
public func devicesJSON() -> [UInt8] {
  var json = JSONWriter()
  json.object(.lines) { json in
    json.member("schema", 1)
    json.objects("devices", Device.all, .lines) { json, device in
      json.member("name", device.name)
      json.member("interfaceBuilderID", device.interfaceBuilderID)
      json.member("width", device.size.width)
      json.member("height", device.size.height)
      json.member("scale", device.scale)
      for orientation in Device.Orientation.allCases {
        let safeArea = device.safeArea(orientation)
        json.object(orientation == .portrait ? "safeArea" : "landscapeSafeArea") { json in
          json.member("top", safeArea.top)
          json.member("left", safeArea.left)
          json.member("bottom", safeArea.bottom)
          json.member("right", safeArea.right)
        }
      }
    }
  }
  return json.finish()
}

private func words(_ insets: EdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map(shortest).joined(separator: " ")
}
