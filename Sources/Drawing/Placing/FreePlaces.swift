internal import Graphics
internal import LayoutModel

extension Placer {
  /// The distance between a name and its neighbors, in points.
  static let clearance = 1.5

  /// The distance between an annotation's letters and edges of views: a number fits in a gap of 8 points beside the
  /// canvas's edge.
  private static let annotationClearance = (beside: 0.6, above: 0.25)

  /// Returns whether a box keeps its distance from everything visible.
  func isFree(_ box: Rect, clearance: Double = Placer.clearance) -> Bool {
    // Everything behind the frontmost fill is hidden, if the box does not cross that fill's edge.
    obstacles.isFree(box.inset(by: -clearance), from: front(at: box))
  }

  /// Returns whether a label may be placed at a point: clear of all texts and lines, and of the edges of views.
  mutating func isFree(_ label: AnnotationLabel, at middle: Point) -> Bool {
    attemptsLeft -= 1
    let letters = label.letters(centeredAt: middle)
    // Letters may extend into the padding, nearly to its end.
    let room = sides.inset(by: 4 - theme.padding)
    return letters.x >= room.low && letters.maxX <= room.high
      && isFreeOfText(label.box(centeredAt: middle).inset(horizontally: -1.5, vertically: -0.5))
      && obstacles.isFree(
        letters.inset(
          horizontally: -Self.annotationClearance.beside, vertically: -Self.annotationClearance.above),
        from: front(at: letters), to: Obstacles.shape)
  }

  /// Returns whether a line may run in a strip: it touches no text, no other annotation's line and no edge of a view.
  ///
  /// - Parameter acrossLines: whether it may cross other annotations' lines.
  mutating func isClear(_ strip: Rect, acrossLines: Bool = false) -> Bool {
    attemptsLeft -= 1
    // The space beside a text only keeps other texts away; a line may end in it.
    return isFreeOfText(strip.inset(horizontally: Obstacles.besideText, vertically: 0))
      && obstacles.isFree(
        strip, from: front(at: strip), to: acrossLines ? Obstacles.extensionLine - 1 : Obstacles.shape)
      && (!acrossLines || obstacles.isFree(strip, from: Obstacles.shape, to: Obstacles.shape))
  }

  /// Returns whether nothing is written in a box; texts count with some space beside them.
  func isFreeOfText(_ box: Rect) -> Bool { obstacles.isFree(box, from: Obstacles.inFront) }

  /// Returns whether no line of an annotation is in a box.
  ///
  /// - Parameter least: the owner of the thinnest lines that count.
  func isFreeOfLines(_ box: Rect, from least: Int = Obstacles.extensionLine) -> Bool {
    obstacles.isFree(box, from: least, to: Obstacles.annotation)
  }

  /// Returns whether no edge of a view is visible in a box.
  func isFreeOfEdges(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: front(at: box), to: Obstacles.extensionLine - 1)
  }

  /// Returns whether more important annotations cover so much of the surroundings of some lines that these lines would
  /// not be distinguishable from them.
  func isCrowded(around lines: [Rect], leniency: Double = 1) -> Bool {
    guard let crowd else { return false }
    return crowd.density(in: lines.map { $0.inset(by: -8) }) > current.crowdLimit * leniency
  }

  /// The frontmost fill at a rectangle's middle, which hides everything behind it.
  func front(at rect: Rect) -> Int { arrangement.grounds.opaque.owner(at: rect.middle) }

  /// The frontmost view at a place; -1 if there is none.
  func view(at point: Point) -> Int { arrangement.cover.owner(at: point) }

  /// The color below a place: a shape of a control, a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color { arrangement.color(at: point) }
}
