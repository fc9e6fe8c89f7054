internal import Graphics

extension Theme.Grid {
  func nodes(in frame: Rect) -> [SceneNode] {
    let most = 200.0
    var spacing = spacing
    while max(frame.width, frame.height) / spacing > most { spacing *= Double(strongEvery) }
    var (faint, strong): ([SceneShape.PathStep], [SceneShape.PathStep]) = ([], [])
    func add(_ number: Int, from: Point, to: Point) {
      let steps: [SceneShape.PathStep] = [.move(from), .line(to)]
      if number % strongEvery == 0 { strong += steps } else { faint += steps }
    }
    for number in 1..<max(2, Int((frame.width / spacing).rounded(.up))) {
      let x = frame.x + Double(number) * spacing
      if x < frame.maxX { add(number, from: Point(x: x, y: frame.y), to: Point(x: x, y: frame.maxY)) }
    }
    for number in 1..<max(2, Int((frame.height / spacing).rounded(.up))) {
      let y = frame.y + Double(number) * spacing
      if y < frame.maxY { add(number, from: Point(x: frame.x, y: y), to: Point(x: frame.maxX, y: y)) }
    }
    return [(faint, color), (strong, strongColor)].filter { !$0.0.isEmpty }.map { steps, color in
      .shape(SceneShape(.path(steps), stroke: SceneShape.Stroke(color, width: width)))
    }
  }
}
