internal import Encoding
internal import Graphics
internal import LayoutModel

/// The text of a badge. Characters such as ① are drawn as digits on filled discs, because their thin rings would
/// disappear at small sizes.
struct BadgeText {
  private let digits: [SceneText]
  private let words: SceneText?
  let width: Double

  private let diameter: Double
  private static let gap = 2.0

  init(_ text: String, style: TextStyle, measuring measurer: some TextMeasurer) {
    func line(_ text: String, _ style: TextStyle) -> SceneText {
      SceneText(
        text, style: style, color: Color(rgb: 0), origin: Point(x: 0, y: 0),
        width: measurer.measure(text, style: style, width: nil, lineLimit: 1).width)
    }
    var rest = Substring(text)
    var numbers: [Int] = []
    while let first = rest.first, let number = first == " " && !numbers.isEmpty ? 0 : circledNumber(first) {
      if number > 0 { numbers.append(number) }
      rest = rest.dropFirst()
    }
    let small = TextStyle(size: 0.86 * style.size, weight: style.weight)
    digits = numbers.map { line("\($0)", small) }
    words = rest.isEmpty ? nil : line(String(rest), style)
    diameter = max(1.2 * style.size, (digits.map(\.width).max() ?? 0) + 0.45 * style.size)
    let discs = Double(digits.count) * (diameter + Self.gap)
    width = discs + (words.map { $0.width + (discs > 0 ? 1 : 0) } ?? -Self.gap)
  }

  func nodes(at start: Point, ink: Color, on ground: Color) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var x = start.x
    for var digit in digits {
      let disc = Rect(x: x, y: start.y - diameter / 2, width: diameter, height: diameter)
      digit.color = ground
      digit.origin = Point(x: disc.midX - digit.width / 2, y: start.y + 0.36 * digit.style.size)
      nodes += [.shape(SceneShape(.ellipse(disc), fill: ink)), .text(digit)]
      x += diameter + Self.gap
    }
    guard var words else { return nodes }
    words.color = ink
    words.origin = Point(x: x + (digits.isEmpty ? 0 : 1), y: start.y + 0.36 * words.style.size)
    return nodes + [.text(words)]
  }
}
