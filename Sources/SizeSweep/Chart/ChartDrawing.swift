import Drawing
import Encoding
import Graphics
import LayoutModel

struct ChartDrawing<Text: TextMeasurer> {
  private let chart: SizesChart
  private let theme: Theme
  private let measurer: Text
  private let left: Double
  private let plot = Size(width: 640, height: 66)
  private let rowGap = 10.0
  private let places: ClosedRange<Double>
  private(set) var nodes: [SceneNode] = []
  private(set) var size = Size(width: 0, height: 0)

  private static var mostBands: Int { 16 }
  private static var mostNotes: Int { 40 }

  init(_ chart: SizesChart, theme: Theme, measurer: Text) {
    self.chart = chart
    self.theme = theme
    self.measurer = measurer
    let bands = chart.bands.prefix(Self.mostBands)
    let ends = bands.flatMap(\.parts).flatMap { [$0.first, $0.last] }
    let most = max(chart.range.upperBound, ends.map(\.upperBound).max() ?? 0)
    // Limit the scale, because a view far beyond the canvas would make all other views too small to see.
    places =
      max(
        min(0, ends.map(\.lowerBound).min() ?? 0), -chart.range.upperBound / 2)...min(
        max(most, 1), 1.5 * max(chart.range.upperBound, 1))
    let style = TextStyle(size: theme.legendSize, weight: theme.nameWeight)
    let names = bands.map { measurer.measure($0.name, style: style, width: 140, lineLimit: 1).width }
    left = (names.max() ?? 0).rounded(.up) + 12
    draw(Array(bands))
  }

  private var ink: Color { theme.ink(theme.sheet.ink, on: theme.background) }

  private mutating func draw(_ bands: [SizesChart.Band]) {
    // 1. Add the title and a sentence that explains the chart.
    let title = TextStyle(size: 1.3 * theme.legendSize, weight: .semibold)
    addText(chart.title, title, at: Point(x: 0, y: title.size), room: left + plot.width)
    let marks = numberedSizes
    let rows = rowsOfNumbers(marks)
    let isWide = chart.axis == .horizontal
    addText(
      "a band's \(isWide ? "bottom and top" : "top and bottom") are the positions of the view's \(isWide ? "left and right" : "top and bottom") edges at each canvas \(chart.axis.extent)",
      TextStyle(size: theme.legendSize), at: Point(x: 0, y: 1.25 * title.size + theme.legendSize),
      room: left + plot.width)
    let top = 1.25 * title.size + 2.2 * theme.legendSize + Double((rows.max() ?? -1) + 1) * numberHeight + 4
    // 2. Add a row for each view, a numbered vertical line for each change of the layout, and a scale of canvas sizes.
    for (index, band) in bands.enumerated() {
      add(
        band, tint: theme.leaves[index % theme.leaves.count], y: top + Double(index) * (plot.height + rowGap))
    }
    let bottom = top + Double(bands.count) * (plot.height + rowGap) - rowGap
    for (index, size) in marks.enumerated() {
      addMark(index + 1, at: size, top: top, row: rows[index], bottom: bottom)
    }
    addScale(y: bottom)
    if !bands.isEmpty { addPlaces(y: top) }
    // 3. Add the descriptions of the changes below the chart.
    var y = bottom + 34
    if chart.bands.count > bands.count {
      y = addLine("and \(chart.bands.count - bands.count) more", number: "", y: y)
    }
    var last = ""
    for (number, words) in lines(marks) {
      y = addLine(words, number: number == last ? "" : number, y: y)
      last = number
    }
    if chart.notes.count > Self.mostNotes {
      y = addLine("and \(chart.notes.count - Self.mostNotes) more", number: "", y: y)
    }
    size = Size(width: left + plot.width + 36, height: y)
  }

  /// Returns the lines of text that describe the changes, each with the numbers of its vertical lines in the chart,
  /// such as `1, 3`.
  private func lines(_ marks: [Double]) -> [(number: String, words: String)] {
    var lines: [(number: String, words: String)] = []
    var side: ArraySlice<Substring> = []
    for note in chart.notes.prefix(Self.mostNotes) {
      let numbers = note.sizes.compactMap { size in
        marks.firstIndex { abs($0 - size) < Self.leastApart }.map { "\($0 + 1)" }
      }
      let number = numbers.joined(separator: ", ")
      let words = note.words.split(separator: " ", maxSplits: 2)
      if number == lines.last?.number, words.count == 3, words.prefix(2) == side {
        lines[lines.count - 1].words += ", \(words[2])"
      } else {
        lines.append((number, note.words))
      }
      side = words.prefix(2)
    }
    return lines
  }

  /// The smallest distance, in points, at which two canvas sizes get separate vertical lines. Closer sizes share a
  /// line.
  private static var leastApart: Double { 0.05 }

  // MARK: - Rows

  private func x(_ size: Double) -> Double {
    let length = max(chart.range.upperBound - chart.range.lowerBound, 1e-9)
    return left + plot.width * (size - chart.range.lowerBound) / length
  }

  private func y(_ place: Double) -> Double {
    let part =
      (min(max(place, places.lowerBound), places.upperBound) - places.lowerBound)
      / (places.upperBound - places.lowerBound)
    return plot.height * (chart.axis == .horizontal ? 1 - part : part)
  }

  private mutating func add(_ band: SizesChart.Band, tint: Theme.Tint, y top: Double) {
    let frame = Rect(x: left, y: top, width: plot.width, height: plot.height)
    func area(_ parts: [SizesChart.Part]) -> SceneShape.Outline {
      func corner(_ size: Double, _ place: Double) -> Point { Point(x: x(size), y: top + y(place)) }
      let starts = parts.flatMap {
        [corner($0.sizes.lowerBound, $0.first.lowerBound), corner($0.sizes.upperBound, $0.last.lowerBound)]
      }
      let ends = parts.flatMap {
        [corner($0.sizes.lowerBound, $0.first.upperBound), corner($0.sizes.upperBound, $0.last.upperBound)]
      }
      return .path([.move(starts[0])] + (starts.dropFirst() + ends.reversed()).map { .line($0) } + [.close])
    }
    var children: [SceneNode] = []
    let (from, to) = (chart.range.lowerBound, chart.range.upperBound)
    let sheet = theme.sheet.fill ?? theme.background
    let canvas = SizesChart.Part(sizes: from...to, first: 0...max(0, from), last: 0...max(0, to))
    children.append(
      .shape(
        SceneShape(
          area([canvas]), fill: sheet,
          stroke: SceneShape.Stroke(
            theme.line(theme.sheet.stroke ?? theme.leader, on: theme.background), width: theme.leaderWidth))))
    for run in runs(of: band.parts) {
      let outline = area(run)
      children.append(
        .shape(
          SceneShape(
            outline, fill: tint.pattern == nil ? tint.fill : ink.withAlpha(40),
            stroke: SceneShape.Stroke(theme.line(tint.stroke ?? ink, on: sheet), width: theme.strokeWidth))))
    }
    nodes.append(.group(SceneGroup(title: band.name, clip: frame.inset(by: -1), children: children)))
    let style = TextStyle(size: theme.legendSize, weight: theme.nameWeight)
    addText(band.name, style, at: Point(x: 0, y: top + plot.height / 2 + 0.35 * style.size), room: 140)
  }

  /// Groups successive parts of a view's band, starting a new group where an edge of the view jumps or where a range of
  /// canvas sizes is missing between two parts.
  private func runs(of parts: [SizesChart.Part]) -> [[SizesChart.Part]] {
    var runs: [[SizesChart.Part]] = []
    for part in parts {
      if let last = runs.last?.last, last.sizes.upperBound == part.sizes.lowerBound,
        abs(last.last.lowerBound - part.first.lowerBound) < 0.1,
        abs(last.last.upperBound - part.first.upperBound) < 0.1
      {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    return runs
  }

  // MARK: - Sizes

  private var numberedSizes: [Double] {
    chart.notes.prefix(Self.mostNotes).flatMap(\.sizes).sorted().reduce(into: []) { sizes, size in
      if sizes.last.map({ size - $0 >= Self.leastApart }) ?? true { sizes.append(size) }
    }
  }

  private var numberStyle: TextStyle { TextStyle(size: 0.9 * theme.legendSize, weight: .semibold) }
  private var numberHeight: Double { 1.3 * numberStyle.size }

  /// Returns, for each size, the row above the chart, from 0 to 3, in which its number is drawn. Numbers that would
  /// overlap are drawn in different rows, unless all four rows are taken.
  private func rowsOfNumbers(_ sizes: [Double]) -> [Int] {
    var ends: [Double] = []
    return sizes.map { size in
      let row = ends.firstIndex { $0 < x(size) - 8 } ?? min(ends.count, 3)
      if row < ends.count { ends[row] = x(size) + 8 } else { ends.append(x(size) + 8) }
      return row
    }
  }

  private mutating func addMark(_ number: Int, at size: Double, top: Double, row: Int, bottom: Double) {
    let isConflict = chart.conflicts.contains { $0.lowerBound == size || $0.upperBound == size }
    let color = theme.line(isConflict ? theme.conflict.color : theme.leader, on: theme.background)
    let y = top - 4 - Double(row) * numberHeight
    nodes.append(
      .shape(
        SceneShape(
          .path([.move(Point(x: x(size), y: y)), .line(Point(x: x(size), y: bottom))]),
          stroke: SceneShape.Stroke(
            color, width: isConflict ? theme.markWidth : theme.leaderWidth, dash: isConflict ? [] : [3, 2]))))
    let width = measurer.measure("\(number)", style: numberStyle, width: nil, lineLimit: 1).width
    addText("\(number)", numberStyle, at: Point(x: x(size) - width / 2, y: y - 2), room: 40)
  }

  private mutating func addScale(y: Double) {
    let style = TextStyle(size: 0.9 * theme.legendSize)
    let (from, to) = (chart.range.lowerBound, chart.range.upperBound)
    var sizes = [from, to]
    let step = roundStep((to - from) / 8)
    var next = (from / step).rounded(.up) * step
    while step > 0, next < to {
      if x(next) - x(from) > 36, x(to) - x(next) > 36 { sizes.append(next) }
      next += step
    }
    let color = theme.line(theme.leader, on: theme.background)
    for size in sizes {
      nodes.append(
        .shape(
          SceneShape(
            .path([.move(Point(x: x(size), y: y)), .line(Point(x: x(size), y: y + 4))]),
            stroke: SceneShape.Stroke(color, width: theme.leaderWidth))))
      let width = measurer.measure(figure(size), style: style, width: nil, lineLimit: 1).width
      addText(figure(size), style, at: Point(x: x(size) - width / 2, y: y + 6 + style.size), room: 80)
    }
  }

  private mutating func addPlaces(y top: Double) {
    let style = TextStyle(size: 0.8 * theme.legendSize)
    for place in [0, chart.range.upperBound] {
      let middle = top + y(place)
      addText(
        figure(place), style, at: Point(x: left + plot.width + 4, y: middle + 0.36 * style.size), room: 60)
    }
  }

  private func roundStep(_ least: Double) -> Double {
    var step = 1.0
    while step < least {
      step *= step == 2 || (step / 2).remainder(dividingBy: 10) == 0 && "\(step)".hasPrefix("2") ? 2.5 : 2
    }
    return step
  }

  // MARK: - Words

  private mutating func addText(_ words: String, _ style: TextStyle, at origin: Point, room: Double) {
    let line = measurer.measure(words, style: style, width: room, lineLimit: 1).lines[0]
    nodes.append(.text(SceneText(line.text, style: style, color: ink, origin: origin, width: line.width)))
  }

  private mutating func addLine(_ words: String, number: String, y: Double) -> Double {
    let style = TextStyle(size: theme.legendSize)
    let indent = max(left, 40)
    let width = measurer.measure(number, style: numberStyle, width: indent - 6, lineLimit: 1).width
    if !number.isEmpty {
      addText(number, numberStyle, at: Point(x: indent - 8 - width, y: y + style.size), room: indent - 6)
    }
    let measured = measurer.measure(words, style: style, width: left + plot.width - indent, lineLimit: 4)
    for line in measured.lines {
      nodes.append(
        .text(
          SceneText(
            line.text, style: style, color: ink, origin: Point(x: indent, y: y + line.baseline),
            width: line.width)))
    }
    return y + measured.height + 4
  }
}
