internal import Graphics
internal import LayoutModel

/// The state of placing annotations: the occupied places, and the annotations placed so far.
struct AnnotationPlacing {
  let solved: SolvedLayout
  let arrangement: Arrangement
  let theme: Theme
  /// The area of views and names; measures are arranged around it in rows.
  let inner: Rect
  /// The lengths that have a number already.
  private let told: Set<LabeledLength>
  /// The lengths that gaps show.
  private var gaps: Set<LabeledLength> = []
  var obstacles: Obstacles
  /// The area including the annotations.
  var extent: Rect
  /// The nodes of the annotation that is being placed.
  var nodes: [SceneNode] = []
  /// The parts of it that found no room.
  var leftOut = LeftOut()
  /// The number of places that may still be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 600_000
  /// The limit of crowding for the annotation that is being placed, as a part of a place's area.
  var crowdLimit = Double.infinity

  /// Records a part that found no room.
  mutating func leaveOut(_ words: String? = nil, isStated: Bool = false) {
    leftOut.add(words, isStated: isStated)
  }

  /// Returns whether the chain of a conflict already shows the number of a length.
  func isTold(_ axis: Axis, _ span: Span) -> Bool { told.contains(LabeledLength(axis, span)) }

  /// Keeps later annotations from showing a length again.
  mutating func tell(_ axis: Axis, _ span: Span) { gaps.insert(LabeledLength(axis, span)) }

  /// Returns whether a gap already shows a length that a margin would repeat.
  func isToldByGap(_ axis: Axis, _ span: Span) -> Bool { gaps.contains(LabeledLength(axis, span)) }

  /// A view's name in the legend.
  func name(_ position: Int) -> String {
    position == 0 ? "the canvas" : solved.layout.views[views[position].index].name ?? "a view"
  }
  /// Indicates whether center lines follow, which run through the middles of views.
  let keepsMiddlesFree: Bool
  /// Indicates whether sizes and gaps have numbers of their own.
  let showsMeasures: Bool
  /// The views that are annotated, and those around them; `nil` for all.
  private let focus: Focus?

  /// Returns whether the picture is about any of some views; true where it has no focus.
  func isInFocus(_ positions: [Int?]) -> Bool {
    focus.map { focus in positions.contains { $0.map(focus.core.contains) ?? false } } ?? true
  }

  /// Returns whether the picture is about a view, or about a subview or neighbor of it.
  func isNearFocus(_ position: Int) -> Bool { focus?.surroundings.contains(position) ?? true }

  /// Indicates whether any number is in parentheses.
  private(set) var hasDerived = false
  /// The density of annotations; `nil` where none has to avoid others.
  private var crowd: DensityGrid?
  private let measurer: any TextMeasurer
  /// The widths of words by font size, so that each is measured once.
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

  /// The greatest distance of annotations from the picture, in points.
  static let surroundings = 96.0
  /// The range from the left to the right of views, names and annotations, whether annotations need it or not: a
  /// picture's width depends only on its canvas and on the options.
  let sides: Span
  /// The range for letters: nearly to the end of the padding around that.
  private let room: Span

  /// The distance between an annotation's letters and edges of views: a number fits in a gap of 8 points beside the
  /// canvas's edge.
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

  /// Returns whether a label may be placed there: clear of all texts and lines, and of the edges of views.
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
  /// - Parameter acrossLines: whether it may cross other annotations' lines.
  mutating func isClear(_ strip: Rect, acrossLines: Bool = false) -> Bool {
    attemptsLeft -= 1
    // Texts keep a distance from their neighbors, which a line's end need not do.
    return isFreeOfText(strip.inset(horizontally: Obstacles.besideText, vertically: 0))
      && obstacles.isFree(
        strip, from: owner(strip), to: acrossLines ? Obstacles.annotation - 1 : Obstacles.line)
  }

  /// Returns whether nothing is written there; texts count with some space beside them.
  func isFreeOfText(_ box: Rect) -> Bool { obstacles.isFree(box, from: Obstacles.inFront) }

  /// Returns whether no line of an annotation is there.
  func isFreeOfLines(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: Obstacles.annotation, to: Obstacles.annotation)
  }

  /// Returns whether no edge of a view is visible there.
  func isFreeOfEdges(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: owner(box), to: Obstacles.annotation - 1)
  }

  /// Returns whether more important annotations cover so much of the surroundings of some lines that further ones
  /// would not be distinguishable from them.
  func isCrowded(around lines: [Rect], leniency: Double = 1) -> Bool {
    guard let crowd else { return false }
    return crowd.density(in: lines.map { $0.inset(by: -8) }) > crowdLimit * leniency
  }

  /// Finishes an annotation: later ones avoid its marks.
  mutating func settle() { crowd?.settle() }

  /// The frontmost fill at a rectangle's middle, which hides everything behind it.
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

  /// Draws letters, on a plate where lines run behind them.
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

  /// The color of a line where it is visible.
  func color(_ tone: AnnotationInk.Tone, at point: Point) -> Color {
    theme.line(tone.line, on: ground(at: point).color)
  }

  /// Keeps later letters and lines away from a line.
  mutating func take(_ line: Rect, isSeen: Bool = true) {
    obstacles.insert(line, owner: Obstacles.annotation)
    if isSeen { see(line) }
    extent = extent.union(line)
  }

  /// Adds a line to the density; it counts as wider than it is.
  mutating func see(_ line: Rect) { crowd?.add(line.inset(by: -1)) }

  mutating func add(_ children: [SceneNode]) {
    nodes.append(children.count == 1 ? children[0] : .group(SceneGroup(children: children)))
  }
}
