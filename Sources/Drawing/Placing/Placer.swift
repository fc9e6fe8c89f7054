internal import Graphics
internal import LayoutModel

/// The one placer of a picture: the occupied places, and the marks that have been placed so far.
///
/// Problems, names and annotations produce marks with candidates, best first. Each mark gets the first of its
/// candidates that is free, and the legend lists those that get none.
struct Placer {
  let solved: SolvedLayout
  let arrangement: Arrangement
  let options: DrawingOptions
  /// The remarks on the first conflicts.
  let conflicts: [ConflictRemark]
  let theme: Theme
  let measurer: any TextMeasurer
  /// The views that are annotated, and those around them; `nil` for all.
  let focus: Focus?
  /// The annotations in the order in which they choose their places.
  let wanted: [DrawingAnnotation]
  var obstacles = Obstacles(bounds: .zero)
  var placed: PlacedMarks
  /// The number of places that may still be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 0
  /// The area of views and of marks of problems: names stay in it, and measures are arranged around it in rows.
  var inner: Rect

  // MARK: Problems

  /// The dashed lines of ambiguous views and of ghosts, which are drawn once where they coincide.
  var dashedLines: [AxisLine] = []

  // MARK: Names

  var names: [NameCandidate] = []
  /// The size of the numbers that replace the names of the group that is being placed.
  var numberSize = Size.zero
  /// The places of numbers, by index in `names`.
  var numbered: [Int: NamePlace] = [:]
  /// The slot of a group's words, by view.
  var slots: [Int: NameSlot] = [:]

  // MARK: Annotations

  /// The horizontal range for views, names and annotations. It does not depend on the room that annotations need, so
  /// that a picture's width depends only on its canvas and on the options.
  var sides = Span(low: 0, high: 0)
  /// The annotation that is being placed.
  var current = DrawingAnnotation.all[0]
  /// The nodes of that annotation.
  var nodes: [SceneNode] = []
  /// The lengths that gaps show.
  private var gapLengths: Set<LabeledLength> = []
  /// Indicates whether any number is in parentheses.
  private(set) var hasDerived = false
  /// The density of annotations; `nil` where none has to avoid others.
  var crowd: DensityGrid?
  /// The widths of words by font size, so that each is measured once.
  private var widths: [Double: [String: Double]] = [:]

  init(
    _ solved: SolvedLayout, _ arrangement: Arrangement, _ options: DrawingOptions,
    conflicts: [ConflictRemark] = [], theme: Theme, measuring measurer: any TextMeasurer
  ) {
    (self.solved, self.arrangement, self.options) = (solved, arrangement, options)
    (self.conflicts, self.theme, self.measurer) = (conflicts, theme, measurer)
    focus = Focus(on: options.focus, in: arrangement, of: solved.layout)
    let show = options.show.isEmpty && focus != nil ? [.gaps, .sizes] : options.show
    wanted = DrawingAnnotation.all.filter(show.contains)
    inner = arrangement.bounds
    placed = PlacedMarks(of: arrangement)
  }

  /// The greatest distance of annotations from the picture, in points.
  static let surroundings = 96.0

  var look: AnnotationInk { theme.annotation }
  var views: [DrawnView] { arrangement.views }
  var direction: LayoutDirection { solved.canvas.direction }

  /// Returns whether any of some views is one that the picture is about; true where it has no focus.
  func isInFocus(_ positions: [Int?]) -> Bool {
    focus.map { focus in positions.contains { $0.map(focus.core.contains) ?? false } } ?? true
  }

  /// Returns whether a view is one that the picture is about, or a superview or neighbor of one.
  func isNearFocus(_ position: Int) -> Bool { focus?.surroundings.contains(position) ?? true }

  /// A view's name in the legend.
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

  /// Records a part of the current annotation that found no room.
  mutating func leaveOut(_ words: OmittedWords? = nil, isStated: Bool = false) {
    placed.leftOut.add(current.noun, words, isStated: isStated)
  }

  /// Indicates whether center lines follow, which run through the middles of views.
  var keepsMiddlesFree: Bool { wanted.contains(.centers) }
  /// Indicates whether sizes and gaps have numbers of their own.
  var showsMeasures: Bool { wanted.contains(where: \.isMeasure) }

  /// Returns whether a length has its number in a conflict's chain.
  func isReported(_ axis: Axis, _ span: Span) -> Bool {
    placed.chainLengths.contains(LabeledLength(axis, span))
  }

  /// Keeps later annotations from writing a length again.
  mutating func recordGap(_ axis: Axis, _ span: Span) { gapLengths.insert(LabeledLength(axis, span)) }

  /// Returns whether a gap shows a length that a margin would repeat.
  func isShownByGap(_ axis: Axis, _ span: Span) -> Bool { gapLengths.contains(LabeledLength(axis, span)) }

  /// Draws letters, on a plate where lines run behind them.
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

  /// Adds the explanation of a sign to the legend, unless it is there already.
  mutating func explain(_ words: String) {
    if !placed.notes.contains(words) { placed.notes.append(words) }
  }

  /// Keeps later letters and lines away from a line.
  mutating func reserve(_ line: Rect) {
    obstacles.insert(line, owner: Obstacles.annotation)
    countAsDense(line)
    placed.extent = placed.extent.union(line)
  }

  /// Keeps later letters and lines away from a thin line, which does not make a place crowded.
  mutating func reserveExtension(_ line: Rect) {
    obstacles.insert(line, owner: Obstacles.extensionLine)
    placed.extent = placed.extent.union(line)
  }

  /// Adds a line to the density; it counts as wider than it is.
  mutating func countAsDense(_ line: Rect) { crowd?.add(line.inset(by: -1)) }

  /// The color of a tone's lines at a point, adapted so that it is visible there.
  func color(_ tone: AnnotationInk.Tone, at point: Point) -> Color {
    theme.line(tone.line, on: ground(at: point))
  }

  mutating func add(_ children: [SceneNode]) {
    nodes.append(children.count == 1 ? children[0] : .group(SceneGroup(children: children)))
  }
}
