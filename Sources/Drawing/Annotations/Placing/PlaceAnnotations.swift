internal import Graphics
internal import LayoutModel

/// Annotations in the canvas's coordinates.
struct PlacedAnnotations {
  /// A group for each annotation, above all views and names.
  var nodes: [SceneNode] = []
  var extent: Rect
  /// The annotations that found no room, in words, the most important first; and a shorter version.
  var leftOut: (whole: [String], short: [String]) = ([], [])
  /// The number of gaps and sizes among them.
  var measuresLeftOut = 0
  /// The explanations for the legend.
  var notes: [String] = []
}

/// Places names and annotations, which compete for the same places.
///
/// Names choose first, unless gaps or sizes would lose their places.
func placeNamesAndAnnotations(
  _ options: DrawingOptions, of solved: SolvedLayout, arrangement: Arrangement, beside marks: PlacedMarks,
  focus: Focus?, shared: inout SharedNames, theme: Theme, measuring measurer: some TextMeasurer
) -> (names: PlacedNames, annotations: PlacedAnnotations) {
  let wanted = options.show.isEmpty && focus != nil ? [.gaps, .sizes] : options.show
  func names(_ obstacles: Obstacles, _ shared: inout SharedNames) -> PlacedNames {
    var marks = marks
    marks.obstacles = obstacles
    return placeNames(
      of: arrangement, marks: marks, in: solved.layout, named: options.names, focus: focus,
      direction: solved.canvas.direction, shared: &shared, theme: theme, measuring: measurer)
  }
  func placing(_ obstacles: Obstacles) -> AnnotationPlacing {
    AnnotationPlacing(
      solved, arrangement: arrangement, beside: marks, obstacles: obstacles, focus: focus, theme: theme,
      with: wanted, measuring: measurer)
  }
  let before = shared
  let first = names(marks.obstacles, &shared)
  if wanted.isEmpty { return (first, PlacedAnnotations(extent: marks.extent)) }
  // 1. Place names, then all annotations.
  let annotations = DrawingAnnotation.all.filter(wanted.contains)
  var placed = PlacedAnnotations(extent: marks.extent)
  var state = placing(first.obstacles)
  for annotation in annotations { state.place(annotation, &placed) }
  state.finish(&placed)
  if placed.measuresLeftOut == 0 { return (first, placed) }
  // 2. Or place gaps and sizes, then names, then the rest.
  var other = PlacedAnnotations(extent: marks.extent)
  var sharedAfter = before
  state = placing(marks.obstacles)
  for annotation in annotations where annotation.isMeasure { state.place(annotation, &other) }
  if other.measuresLeftOut >= placed.measuresLeftOut { return (first, placed) }
  let second = names(state.obstacles, &sharedAfter)
  let namesLost = second.list.unmarked.count - first.list.unmarked.count
  if namesLost >= placed.measuresLeftOut - other.measuresLeftOut { return (first, placed) }
  state.obstacles = second.obstacles
  for annotation in annotations where !annotation.isMeasure { state.place(annotation, &other) }
  state.finish(&other)
  shared = sharedAfter
  return (second, other)
}

extension AnnotationPlacing {
  /// Finds places for one annotation. The search is greedy, and so gives the same result for the same layout. Cost:
  /// near linear in the number of views, and bounded for crowded pictures.
  fileprivate mutating func place(_ annotation: DrawingAnnotation, _ placed: inout PlacedAnnotations) {
    (nodes, leftOut, crowdLimit) = ([], LeftOut(), annotation.crowdLimit)
    annotation.place(&self)
    settle()
    if !nodes.isEmpty {
      if let legend = annotation.legend { placed.notes.append(legend) }
      placed.nodes.append(.group(SceneGroup(title: annotation.name, children: nodes)))
    }
    if annotation.isMeasure { placed.measuresLeftOut += leftOut.count }
    let words = leftOut.words(annotation.noun)
    placed.leftOut.whole += words.whole
    placed.leftOut.short += words.short
  }

  fileprivate func finish(_ placed: inout PlacedAnnotations) {
    // The most important is on top.
    placed.nodes.reverse()
    placed.extent = Axis.horizontal.rect(sides, Axis.vertical.span(of: extent))
    if hasDerived { placed.notes.append(ExplicitLengths.legend) }
  }
}
