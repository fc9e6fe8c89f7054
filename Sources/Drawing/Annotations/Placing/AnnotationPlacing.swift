internal import Graphics
internal import LayoutModel

/// The state of placing annotations: what is taken, and what was placed so far.
struct AnnotationPlacing {
  let solved: SolvedLayout
  let arrangement: Arrangement
  let theme: Theme
  /// What views and names take up; measures stand around it in rows.
  let inner: Rect
  /// What need not be said once more.
  private var told: Set<LabeledLength>
  var obstacles: Obstacles
  /// With the annotations.
  var extent: Rect
  /// Of the annotation that is being placed.
  var nodes: [SceneNode] = []
  /// What of it found no room.
  var leftOut = LeftOut()
  /// How many more places may be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 600_000
  /// How crowded a place may be for the annotation that is being placed, as a part of its area.
  var crowdLimit = Double.infinity

  /// Says what found no room.
  mutating func leaveOut(_ words: String? = nil, isStated: Bool = false) {
    leftOut.add(words, isStated: isStated)
  }

  /// Returns whether a length has its number in a conflict's chain.
  func isTold(_ axis: Axis, _ span: Span) -> Bool { told.contains(LabeledLength(axis, span)) }

  /// Keeps later annotations from saying a length once more.
  mutating func tell(_ axis: Axis, _ span: Span) { told.insert(LabeledLength(axis, span)) }

  /// A view as the legend calls it.
  func name(_ position: Int) -> String {
    position == 0 ? "the canvas" : solved.layout.views[views[position].index].name ?? "a view"
  }
  /// Indicates whether center lines are to come, which run through the middles of views.
  let keepsMiddlesFree: Bool
  /// Indicates whether sizes and gaps have numbers of their own.
  let showsMeasures: Bool
  /// The views that alone are annotated, and what is around them; `nil` for all.
  private let focus: Focus?

  /// Returns whether any of some views is one that the picture is about; all are where it is about no view.
  func isInFocus(_ positions: [Int?]) -> Bool {
    focus.map { focus in positions.contains { $0.map(focus.core.contains) ?? false } } ?? true
  }

  /// Returns whether a view is one of those, or a superview or neighbor of one.
  func isNearFocus(_ position: Int) -> Bool { focus?.surroundings.contains(position) ?? true }

  /// Indicates whether any number stands in parentheses.
  private(set) var hasDerived = false
  /// `nil` where nothing gives way to it.
  private var crowd: DensityGrid?
  private let measurer: any TextMeasurer
  /// By font size and words: only looked up.
  private var widths: [Double: [String: Double]] = [:]

  init(
    _ solved: SolvedLayout, arrangement: Arrangement, beside marks: PlacedMarks, obstacles: Obstacles,
    focus: Focus?, theme: Theme, with wanted: [DrawingAnnotation], measuring measurer: any TextMeasurer
  ) {
    self.solved = solved
    self.arrangement = arrangement
    self.theme = theme
    self.focus = focus
    self.measurer = measurer
    let extent = marks.extent
    (inner, told) = (extent, marks.labeledLengths)
    self.extent = extent
    let (beside, edge) = (16.0, theme.padding - 4)
    let right = wanted.contains(.sizes) ? Self.besideForSizes : beside
    let left =
      wanted.contains(.grid) ? max(beside, Self.besideForGrid(solved, theme, measurer) - edge) : beside
    sides = Span(low: extent.x - left, high: extent.maxX + right)
    room = sides.inset(by: -edge)
    keepsMiddlesFree = wanted.contains(.centers)
    showsMeasures = wanted.contains(where: \.isMeasure)
    let avoidsCrowds = wanted.count > 1 && wanted.contains { $0.crowdLimit < .infinity }
    crowd = avoidsCrowds ? DensityGrid(bounds: extent) : nil
    self.obstacles = obstacles.spread(over: extent.inset(by: -Self.surroundings))
  }

  /// How far around the picture annotations may stand, in points.
  static let surroundings = 96.0
  /// From the left to the right of what views, names and annotations take up, whether they need it or not: a picture's
  /// width follows from its canvas and from what is asked for alone.
  let sides: Span
  /// How far letters may reach: nearly to the end of the padding around that.
  private let room: Span

  /// Between an annotation's letters and edges of views: a number fits in a gap of 8 points beside the canvas's edge.
  private static let clearance = (beside: 0.6, above: 0.25)

  // MARK: Asking

  var look: AnnotationInk { theme.annotation }
  var views: [DrawnView] { arrangement.views }

  mutating func label(_ words: String, size: Double) -> AnnotationLabel {
    if let width = widths[size]?[words] { return AnnotationLabel(words, size: size, width: width) }
    let style = AnnotationLabel.style(size: size)
    let width = measurer.measure(words, style: style, width: nil, lineLimit: 1).width
    widths[size, default: [:]][words] = width
    return AnnotationLabel(words, size: size, width: width)
  }

  /// Returns whether a label may stand there: clear of all texts and lines, and of the edges of views.
  mutating func isFree(_ label: AnnotationLabel, at middle: Point) -> Bool {
    attemptsLeft -= 1
    let letters = label.letters(centeredAt: middle)
    return letters.x >= room.low && letters.maxX <= room.high
      && isFreeOfText(label.box(centeredAt: middle).inset(horizontally: -1.5, vertically: -0.5))
      && obstacles.isFree(
        letters.inset(horizontally: -Self.clearance.beside, vertically: -Self.clearance.above),
        from: owner(letters), to: Obstacles.line)
  }

  /// Returns whether a line may run there: it touches no text, no other annotation's line and no edge of a view.
  ///
  /// - Parameter acrossLines: other annotations' lines are no hindrance.
  mutating func isClear(_ strip: Rect, acrossLines: Bool = false) -> Bool {
    attemptsLeft -= 1
    // Texts keep a distance to what stands beside them, which a line's end need not.
    return isFreeOfText(strip.inset(horizontally: Obstacles.besideText, vertically: 0))
      && obstacles.isFree(
        strip, from: owner(strip), to: acrossLines ? Obstacles.annotation - 1 : Obstacles.line)
  }

  /// Returns whether nothing is written there; texts count with some room beside them.
  func isFreeOfText(_ box: Rect) -> Bool { obstacles.isFree(box, from: Obstacles.inFront) }

  /// Returns whether no line of an annotation is there.
  func isFreeOfLines(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: Obstacles.annotation, to: Obstacles.annotation)
  }

  /// Returns whether no edge of a view is seen there.
  func isFreeOfEdges(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: owner(box), to: Obstacles.annotation - 1)
  }

  /// Returns whether more important annotations cover so much of the surroundings of some lines that further ones
  /// would not be told apart from them.
  func isCrowded(around lines: [Rect], leniency: Double = 1) -> Bool {
    guard let crowd else { return false }
    return crowd.density(in: lines.map { $0.inset(by: -8) }) > crowdLimit * leniency
  }

  /// Ends an annotation: what it placed is in the way of later ones.
  mutating func settle() { crowd?.settle() }

  /// The frontmost fill at a rectangle's middle, which hides what lies behind it.
  private func owner(_ rect: Rect) -> Int {
    arrangement.grounds.opaque.owner(at: Point(x: rect.midX, y: rect.midY))
  }

  /// The frontmost view at a place; -1 where there is none.
  func view(at point: Point) -> Int {
    let bounds = arrangement.bounds
    guard point.x >= bounds.x, point.x <= bounds.maxX, point.y >= bounds.y, point.y <= bounds.maxY else {
      return -1
    }
    return arrangement.cover.owner(at: point)
  }

  func ground(at point: Point) -> BackdropColors.Ground { arrangement.ground(at: point) }

  // MARK: Writing

  /// Letters, on a plate where lines run behind them.
  mutating func write(_ label: AnnotationLabel, at middle: Point, _ tone: AnnotationInk.Tone) -> [SceneNode] {
    let letters = label.letters(centeredAt: middle)
    let text = label.text(centeredAt: middle, color: theme.ink(tone.ink, on: ground(at: middle).color))
    if text.text.hasSuffix(")") { hasDerived = true }
    obstacles.insertText(text.inkBox)
    crowd?.add(text.inkBox)
    extent = extent.union(text.inkBox)
    let view = view(at: middle)
    guard view >= 0, views[view].isHatched || views[view].look.isCrossed else { return [.text(text)] }
    return [views[view].plate(under: letters.inset(by: 0.75)), .text(text)]
  }

  /// A line's color where it can be seen.
  func color(_ tone: AnnotationInk.Tone, at point: Point) -> Color {
    theme.line(tone.line, on: ground(at: point).color)
  }

  /// Keeps later letters and lines away from a line.
  mutating func take(_ line: Rect, isSeen: Bool = true) {
    obstacles.insert(line, owner: Obstacles.annotation)
    if isSeen { see(line) }
    extent = extent.union(line)
  }

  /// A line takes more of a reader's eye than its own width.
  mutating func see(_ line: Rect) { crowd?.add(line.inset(by: -1)) }

  mutating func add(_ children: [SceneNode]) {
    nodes.append(children.count == 1 ? children[0] : .group(SceneGroup(children: children)))
  }
}
