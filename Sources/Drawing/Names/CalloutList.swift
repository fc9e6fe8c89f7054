internal import Graphics
internal import LayoutModel

/// The data that all canvases of a sheet share: the numbers that replace names, and the places of names relative to
/// their views.
struct SharedNames {
  private struct Key: Hashable {
    var name: String
    var view: Int
  }
  private var numbers: [Key: Int] = [:]
  /// The highest count of numbered conflicts on any canvas. The numbers that replace names continue from there.
  private let conflicts: Int
  /// The slot (the place relative to the view) of each group of names, by the group's first view.
  var slots: [Int: NameSlot] = [:]
  static let most = 200
  var count: Int { numbers.count }
  var last: Int { conflicts + numbers.count }

  init(after conflicts: [[ConflictRemark]] = []) {
    self.conflicts = conflicts.map { $0.count { $0.number != nil } }.max() ?? 0
  }

  mutating func number(of name: String, view: Int) -> Int {
    let key = Key(name: name, view: view)
    if let known = numbers[key] { return known }
    numbers[key] = last + 1
    return last
  }
}

/// Names in columns below the picture, each after the number that marks its view.
struct CalloutList {
  var entries: [(number: Int, name: String)] = []
  mutating func merge(_ other: CalloutList) {
    entries += other.entries.filter { entry in !entries.contains { $0.number == entry.number } }
    entries.sort { $0.number < $1.number }
  }

  func nodes(
    at corner: Point, width: Double, theme: Theme, measuring measurer: any TextMeasurer
  ) -> (nodes: [SceneNode], height: Double) {
    let style = TextStyle(size: theme.legendSize)
    let ink = theme.ink(theme.sheet.ink, on: theme.background)
    let marks = entries.map { NumberMark("\($0.number)", theme: theme, measuring: measurer) }
    let indent = (marks.map(\.size.width).max() ?? 0) + 0.5 * style.size
    let texts = entries.map {
      measurer.measure($0.name, style: style, width: max(width - indent, style.size), lineLimit: 8)
    }
    // Arrange the names in columns. A name that is wider than a column gets a row of its own.
    let gap = 1.5 * style.size
    let columns = max(1, Int((width + gap) / (13 * style.size + gap)))
    let column = (width - Double(columns - 1) * gap) / Double(columns)
    var nodes: [SceneNode] = []
    var y = corner.y
    for row in rows(of: columns, isLong: texts.map { $0.width > column - indent }) {
      for (place, index) in row.enumerated() {
        let x = corner.x + Double(place) * (column + gap)
        let (mark, text) = (marks[index], texts[index])
        let box = Rect(
          x: x, y: y + text.firstBaseline - 0.36 * style.size - mark.size.height / 2, width: mark.size.width,
          height: mark.size.height)
        nodes += mark.nodes(around: box, theme: theme)
        nodes += text.nodes(at: Point(x: x + indent, y: y), style: style, color: ink)
      }
      y += (row.map { texts[$0].height }.max() ?? 0) + 0.2 * style.size
    }
    return (nodes, y - corner.y)
  }
}

extension CalloutList {
  private func rows(of columns: Int, isLong: [Bool]) -> [[Int]] {
    var rows: [[Int]] = []
    for index in entries.indices {
      let isOpen = rows.last.map { $0.count < columns && !isLong[$0[0]] } ?? false
      if isOpen, !isLong[index] { rows[rows.count - 1].append(index) } else { rows.append([index]) }
    }
    return rows
  }
}

extension MeasuredText {
  func nodes(at corner: Point, style: TextStyle, color: Color) -> [SceneNode] {
    lines.map {
      .text(
        SceneText(
          $0.text, style: style, color: color, origin: Point(x: corner.x, y: corner.y + $0.baseline),
          width: $0.width))
    }
  }
}
