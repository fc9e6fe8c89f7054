internal import Graphics
internal import LayoutModel

/// The input of a `Placer`. It is shared by all copies of the placer, so that copying one is cheap.
private final class PlacerInput {
  let solved: SolvedLayout
  let arrangement: Arrangement
  let options: DrawingOptions
  let conflicts: [ConflictRemark]
  let theme: Theme
  let measurer: any TextMeasurer
  let focus: Focus?
  /// The annotations to draw, in the order in which they are placed.
  let wanted: [DrawingAnnotation]
  /// The area of each view in which a point counts as lying on the view: the view's visible part, enlarged by 1 point
  /// on each side. The areas are stored for speed.
  lazy var areas: [Rect] = arrangement.views.map {
    $0.isBeyond
      ? Rect(x: .infinity, y: .infinity, width: 0, height: 0) : $0.seen.inset(by: -1)
  }

  init(
    _ solved: SolvedLayout, _ arrangement: Arrangement, _ options: DrawingOptions,
    conflicts: [ConflictRemark], theme: Theme, measuring measurer: any TextMeasurer
  ) {
    (self.solved, self.arrangement, self.options) = (solved, arrangement, options)
    (self.conflicts, self.theme, self.measurer) = (conflicts, theme, measurer)
    focus = Focus(on: options.focus, in: arrangement, of: solved.layout)
    let show = focus == nil ? options.show ?? [] : options.annotations
    wanted = DrawingAnnotation.all.filter(show.contains)
  }
}

/// Places the marks of a picture (problems, names and annotations), each at its first free place.
struct Placer {
  private let input: PlacerInput
  var focus: Focus? { input.focus }
  var solved: SolvedLayout { input.solved }
  var arrangement: Arrangement { input.arrangement }
  var options: DrawingOptions { input.options }
  var conflicts: [ConflictRemark] { input.conflicts }
  var theme: Theme { input.theme }
  var measurer: any TextMeasurer { input.measurer }
  var wanted: [DrawingAnnotation] { input.wanted }
  var areas: [Rect] { input.areas }
  var obstacles = Obstacles(bounds: .zero)
  var placed: PlacedMarks
  /// The number of places that may still be tried, which bounds the time for crowded pictures.
  var attemptsLeft = 0
  /// The number of places tried so far, including those for discarded results.
  var attempts = 0
  /// The area of the views and the problem marks. Names are placed inside this area, and rows of measures around it.
  var inner: Rect

  // MARK: Problems

  /// The dashed outlines drawn so far: those of ambiguous views, of ghosts (other possible frames of these views), and
  /// of the frames that dropped constraints request. They are recorded so that coinciding lines are drawn only once.
  var dashedLines: [AxisLine] = []

  // MARK: Names

  var names: [NameCandidate] = []
  /// The size of the number, or of the problem badges, drawn in place of a name. For a group of similar views, it is
  /// the size of the widest number.
  var numberSize = Size.zero
  /// The place of the number that replaces a name, by the name's index in `names`.
  var numbered: [Int: NamePlace] = [:]
  var slots: [Int: NameSlot] = [:]

  // MARK: Annotations

  /// The left and right limits of the drawing without padding, set before any annotation can affect them.
  var sides = Span(low: 0, high: 0)
  var current = DrawingAnnotation.all[0]
  var nodes: [SceneNode] = []
  private var gapLengths: Set<LabeledLength> = []
  private(set) var hasDerived = false
  var crowd: DensityGrid?
  private var widths: [Double: [String: Double]] = [:]

  init(
    _ solved: SolvedLayout, _ arrangement: Arrangement, _ options: DrawingOptions,
    conflicts: [ConflictRemark] = [], theme: Theme, measuring measurer: any TextMeasurer
  ) {
    input = PlacerInput(solved, arrangement, options, conflicts: conflicts, theme: theme, measuring: measurer)
    inner = arrangement.bounds
    placed = PlacedMarks(of: arrangement)
  }

  /// The greatest distance of annotations from the area of the views, in points.
  static let surroundings = 96.0

  var look: AnnotationInk { theme.annotation }
  var views: [DrawnView] { arrangement.views }
  var direction: LayoutDirection { solved.canvas.direction }

  /// Returns whether one of the views is in focus; always true without a focus.
  func isInFocus(_ positions: [Int?]) -> Bool {
    focus.map { focus in positions.contains { $0.map(focus.core.contains) ?? false } } ?? true
  }

  /// Returns whether a view, one of its subviews or one of its neighbors is in focus; always true without a focus.
  func isNearFocus(_ position: Int) -> Bool { focus?.surroundings.contains(position) ?? true }

  func name(_ position: Int) -> String {
    position == 0 ? "the canvas" : solved.layout.views[views[position].index].name ?? "a view"
  }

  mutating func label(_ words: String, size: Double) -> AnnotationLabel {
    if let width = widths[size]?[words] { return AnnotationLabel(words, size: size, width: width) }
    let width = measurer.measure(words, style: AnnotationLabel.style(size: size), width: nil, lineLimit: 1)
      .width
    widths[size, default: [:]][words] = width
    return AnnotationLabel(words, size: size, width: width)
  }

  mutating func leaveOut(_ words: OmittedWords? = nil, isStated: Bool = false) {
    placed.leftOut.add(current.noun, words, isStated: isStated)
  }

  /// Indicates whether the picture has center lines, in which case other annotations avoid the middles of views.
  var keepsMiddlesFree: Bool { wanted.contains(.centers) }
  var showsMeasures: Bool { wanted.contains(where: \.isMeasure) }

  /// Returns whether the dimension lines of a conflict already show this length.
  func isReported(_ axis: Axis, _ span: Span) -> Bool {
    placed.chainLengths.contains(LabeledLength(axis, span))
  }

  /// Records a gap's length, so that margins do not repeat it.
  mutating func recordGap(_ axis: Axis, _ span: Span) { gapLengths.insert(LabeledLength(axis, span)) }

  func isShownByGap(_ axis: Axis, _ span: Span) -> Bool { gapLengths.contains(LabeledLength(axis, span)) }

  mutating func write(_ label: AnnotationLabel, at middle: Point, _ tone: AnnotationInk.Tone) -> [SceneNode] {
    let letters = label.letters(centeredAt: middle)
    let (ink, plate) = arrangement.ink(tone.ink, in: letters, theme: theme)
    let text = label.text(centeredAt: middle, color: ink)
    if text.text.hasSuffix(")") { hasDerived = true }
    obstacles.insertText(text.inkBox)
    crowd?.add(text.inkBox)
    placed.extent = placed.extent.union(text.inkBox)
    let view = view(at: middle)
    let isOverLines = view >= 0 && (views[view].isHatched || views[view].look.isCrossed)
    let color = isOverLines ? ground(at: middle) : plate
    return (color.map { [.plate(under: letters.inset(by: 0.75), of: $0)] } ?? []) + [.text(text)]
  }

  mutating func explain(_ words: String) {
    if !placed.notes.contains(words) { placed.notes.append(words) }
  }

  mutating func reserve(_ line: Rect) {
    obstacles.insert(line, owner: Obstacles.annotation)
    countAsDense(line)
    placed.extent = placed.extent.union(line)
  }

  mutating func reserveExtension(_ line: Rect) {
    obstacles.insert(line, owner: Obstacles.extensionLine)
    placed.extent = placed.extent.union(line)
  }

  mutating func countAsDense(_ line: Rect) { crowd?.add(line.inset(by: -1)) }

  func color(_ tone: AnnotationInk.Tone, at point: Point) -> Color {
    theme.line(tone.line, on: ground(at: point))
  }

  mutating func add(_ children: [SceneNode]) {
    nodes.append(children.count == 1 ? children[0] : .group(SceneGroup(children: children)))
  }
}
