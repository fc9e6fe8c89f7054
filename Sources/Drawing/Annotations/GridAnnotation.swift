internal import Encoding
internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// A grid of lines that are at least 8 points apart, with coordinates at every fifth line.
  public static let grid = DrawingAnnotation(
    "grid", of: "coordinate", help: "grid lines at least 8 points apart, with coordinates", crowdLimit: 0.06
  ) {
    placing in
    let step = gridStep(for: placing.views[0].frame.size)
    // In a crowded picture, only the coordinates at the edges are drawn, like a ruler.
    let isRuler = placing.isCrowded(around: [placing.views[0].frame.inset(by: 8)])
    if isRuler { placing.leaveOut(OmittedWords("lines of the grid"), isStated: true) }
    for axis in Axis.allCases {
      if !isRuler { placing.drawGrid(axis, step: step) }
      placing.placeCoordinates(axis, step: step * gridStrong)
    }
  }
}

private let gridStrong = 5.0

/// Returns the distance between the grid's lines, in points: the first of 8, 40, 80, 800, 8000, … that needs at most
/// 120 lines in each direction.
private func gridStep(for size: Size) -> Double {
  var step = 8.0
  var factors = [5.0, 2].makeIterator()
  while max(size.width, size.height) / step > 120 { step *= factors.next() ?? 10 }
  return step
}

extension Placer {
  static func gridMargin(_ solved: SolvedLayout, _ theme: Theme, _ measurer: any TextMeasurer) -> Double {
    let style = AnnotationLabel.style(size: theme.annotation.sizes.last ?? 0)
    let last = figure(solved.size.height.rounded())
    return measurer.measure(last, style: style, width: nil, lineLimit: 1).width + toCoordinates + 1
  }

  private static let toCoordinates = 6.0

  fileprivate mutating func drawGrid(_ axis: Axis, step: Double) {
    let (along, across) = (axis.span(of: views[0].frame), axis.other.span(of: views[0].frame))
    var (fine, strong): ([Segment], [Segment]) = ([], [])
    for number in 1..<max(2, Int((along.length / step).rounded(.up))) {
      let place = Double(number) * step
      if place >= along.high { break }
      let line = self.line(over: across, at: place, axis.other)
      if number % Int(gridStrong) == 0 { strong += line } else { fine += line }
    }
    for (lines, opacity, dash) in [
      (fine, look.gridOpacity, look.gridDash), (strong, look.strongGridOpacity, look.strongGridDash),
    ] where !lines.isEmpty {
      add(strokes(lines, look.guide, width: look.thinWidth, dash: dash, opacity: opacity))
    }
  }

  fileprivate mutating func placeCoordinates(_ axis: Axis, step: Double) {
    let (along, across) = (axis.span(of: views[0].frame), axis.other.span(of: views[0].frame))
    guard let size = look.sizes.last else { return }
    var free = -Double.infinity
    var place = 0.0
    while place <= along.high {
      let label = label(figure(place), size: size)
      let half =
        axis == .horizontal ? (label.width / 2, label.height / 2) : (label.height / 2, label.width / 2)
      if place - half.0 >= free + 4 {
        let middle = axis.point(place, at: across.low - Self.toCoordinates - half.1)
        if isFree(label, at: middle) {
          let (from, to) = (axis.point(place, at: across.low), axis.point(place, at: across.low - 4))
          addGuide([Segment(from: from, to: to)], width: look.thinWidth)
          add(write(label, at: middle, look.guide))
          free = place + half.0
        } else {
          leaveOut()
        }
      }
      place += step
    }
  }
}
