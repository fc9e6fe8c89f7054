internal import Graphics
internal import LayoutModel

/// Numbers for names that have no room in the picture, the same for the same name on all canvases of a sheet.
struct CalloutNumbers {
  private struct Key: Hashable {
    var name: String
    var view: Int
  }
  private var numbers: [Key: Int] = [:]
  /// More would be a book.
  static let most = 200
  var count: Int { numbers.count }

  /// The number of a view's name, a new one where it has none.
  mutating func number(of name: String, view: Int) -> Int {
    let key = Key(name: name, view: view)
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count + 1
    return numbers.count
  }
}

/// Names in columns below the picture, each with the number that marks its view.
struct CalloutList {
  var entries: [(number: Int, name: String)] = []
  /// Of views that nothing can be seen of, or that have no room even for a number.
  var unmarked: [String] = []

  var isEmpty: Bool { entries.isEmpty && unmarked.isEmpty }

  /// Adds those of another canvas, each name once.
  mutating func merge(_ other: CalloutList) {
    entries += other.entries.filter { entry in !entries.contains { $0.number == entry.number } }
    entries.sort { $0.number < $1.number }
    unmarked += other.unmarked.filter { name in
      !unmarked.contains(name) && !entries.contains { $0.name == name }
    }
  }

  /// The list's nodes from a top left corner, and its height.
  func nodes(
    at corner: Point, width: Double, theme: Theme, measuring measurer: some TextMeasurer
  ) -> (nodes: [SceneNode], height: Double) {
    let style = TextStyle(size: theme.legendSize)
    let ink = theme.ink(theme.sheet.ink, on: theme.background)
    let marks = entries.map { NumberMark($0.number, theme: theme, measuring: measurer) }
    let indent = (marks.map(\.size.width).max() ?? 0) + 0.5 * style.size
    let texts = entries.map {
      measurer.measure($0.name, style: style, width: max(width - indent, style.size), lineLimit: 8)
    }
    // As many columns as the widest name allows; read line by line.
    let gap = 1.5 * style.size
    let column = indent + (texts.map(\.width).max() ?? 0)
    let columns = max(1, Int((width + gap) / (column + gap)))
    var nodes: [SceneNode] = []
    var y = corner.y
    for start in stride(from: 0, to: entries.count, by: columns) {
      let row = start..<min(start + columns, entries.count)
      for index in row {
        let x = corner.x + Double(index - start) * (column + gap)
        let (mark, text) = (marks[index], texts[index])
        let box = Rect(
          x: x, y: y + text.firstBaseline - 0.36 * style.size - mark.size.height / 2, width: mark.size.width,
          height: mark.size.height)
        nodes += mark.nodes(around: box, on: theme.background, theme: theme)
        nodes += text.nodes(at: Point(x: x + indent, y: y), style: style, color: ink)
      }
      y += (row.map { texts[$0].height }.max() ?? 0) + 0.2 * style.size
    }
    if !unmarked.isEmpty {
      let most = 24
      let more = unmarked.count > most ? " and \(unmarked.count - most) more" : ""
      let words =
        "not marked for lack of room: " + unmarked.prefix(most).joined(separator: ", ") + more
      let text = measurer.measure(words, style: style, width: width, lineLimit: 8)
      nodes += text.nodes(at: Point(x: corner.x, y: y), style: style, color: ink)
      y += text.height
    }
    return (nodes, y - corner.y)
  }
}

extension MeasuredText {
  /// Its lines from a top left corner.
  func nodes(at corner: Point, style: TextStyle, color: Color) -> [SceneNode] {
    lines.map {
      .text(
        SceneText(
          $0.text, style: style, color: color, origin: Point(x: corner.x, y: corner.y + $0.baseline),
          width: $0.width))
    }
  }
}
