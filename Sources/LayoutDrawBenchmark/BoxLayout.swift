import LayoutDraw

/// A canvas with many boxes whose frames are fixed, so that solving takes little time.
struct BoxLayout {
  var width: Int
  var height: Int
  var scale: Int
  var count: Int

  static let measured = [
    BoxLayout(width: 800, height: 600, scale: 2, count: 40),
    BoxLayout(width: 4000, height: 3000, scale: 1, count: 1000),
    BoxLayout(width: 4000, height: 3000, scale: 1, count: 10_000),
  ]

  struct Box {
    var name: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var fill: String
  }

  var fontSize: Int { count < 10_000 ? 13 : 7 }

  private static let fills = [
    "#dbeafe", "#dcfce7", "#fef3c7", "#fee2e2", "#ede9fe", "#e0f2fe", "#fce7f3", "#f1f5f9",
  ]

  var boxes: [Box] {
    var columns = 1
    while columns * columns * height < count * width { columns += 1 }
    let rows = (count + columns - 1) / columns
    let (across, down) = (Double(width) / Double(columns), Double(height) / Double(rows))
    return (0..<count).map { index in
      let (column, row) = (Double(index % columns), Double(index / columns))
      let isDense = across < 40
      return Box(
        name: "v\(index)", x: hundredths(4 + column * across), y: hundredths(4 + row * down),
        width: hundredths(isDense ? across - 4 : across - 8 - Double(index * 7 % 5) * across / 40),
        height: hundredths(isDense ? down - 4 : down - 8 - Double(index * 3 % 4) * down / 40),
        fill: Self.fills[index % Self.fills.count])
    }
  }

  private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  var text: String {
    var text = "canvas \(width)x\(height) scale \(scale)\n"
    for box in boxes {
      text += "box \(box.name) font \(fontSize) fill \(box.fill) "
      text += "{ ll = \(box.x), tt = \(box.y), w = \(box.width), h = \(box.height) }\n"
    }
    return text
  }

  /// The boxes in Graphviz's DOT language, for `neato -n2`, which keeps the given positions.
  var graph: String {
    func inches(_ points: Double) -> String { decimals(points / 72, places: 5) }
    var text =
      "graph { graph [size=\"\(inches(Double(width))),\(inches(Double(height)))!\" dpi=\(72 * scale) "
    text += "margin=0 pad=0 bb=\"0,0,\(width),\(height)\"]\n"
    text += "node [shape=box style=filled fixedsize=true margin=0 fontname=Inter fontsize=\(fontSize)]\n"
    for box in boxes {
      let (x, y) = (box.x + box.width / 2, Double(height) - box.y - box.height / 2)
      text += "\(box.name) [pos=\"\(decimals(x)),\(decimals(y))!\" "
      text += "width=\(inches(box.width)) height=\(inches(box.height)) fillcolor=\"\(box.fill)\"]\n"
    }
    return text + "}\n"
  }
}
