internal import Graphics
internal import LayoutModel

/// Annotations in the canvas's coordinates.
struct PlacedAnnotations {
  /// A group for each annotation, above all views and names.
  var nodes: [SceneNode] = []
  var extent: Rect
  /// What found no room, in words, the most important first.
  var leftOut: [String] = []
  /// What the legend has to explain.
  var notes: [String] = []
}

/// Finds places for annotations. Greedy, the most important annotation first, so the same for the same layout.
/// Cost: near linear in the number of views, and bounded for crowded pictures.
func placeAnnotations(
  _ wanted: [DrawingAnnotation], of solved: SolvedLayout, arrangement: Arrangement, beside marks: PlacedMarks,
  names: PlacedNames, theme: Theme, measuring measurer: some TextMeasurer
) -> PlacedAnnotations {
  var placed = PlacedAnnotations(extent: marks.extent)
  if wanted.isEmpty { return placed }
  var placing = AnnotationPlacing(
    solved, arrangement: arrangement, beside: marks, names: names, theme: theme,
    with: wanted, measuring: measurer)
  for annotation in DrawingAnnotation.all where wanted.contains(annotation) {
    (placing.nodes, placing.leftOut, placing.alsoLeftOut) = ([], 0, [])
    placing.crowdLimit = annotation.crowdLimit
    annotation.place(&placing)
    placing.settle()
    if !placing.nodes.isEmpty {
      if let legend = annotation.legend { placed.notes.append(legend) }
      placed.nodes.append(.group(SceneGroup(title: annotation.name, children: placing.nodes)))
    }
    placed.leftOut += placing.wordsLeftOut(annotation.noun)
  }
  // The most important on top.
  placed.nodes.reverse()
  placed.extent = Axis.horizontal.rect(placing.sides, Axis.vertical.span(of: placing.extent))
  if placing.hasDerived { placed.notes.append(ExplicitLengths.legend) }
  return placed
}

/// `1 gap`, `2 gaps`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
