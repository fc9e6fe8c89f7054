internal import Graphics
internal import LayoutModel

extension Placer {
  /// The least distance between a name and the obstacles around it, in points.
  static let clearance = 1.5

  /// The least distances, in points, from a label's text to view edges. They are so small that a number fits into a gap
  /// of 8 points.
  private static let annotationClearance = (beside: 0.6, above: 0.25)

  func isFree(_ box: Rect, clearance: Double = Placer.clearance) -> Bool {
    // Obstacles behind the frontmost opaque fill at the box's middle are hidden, so they do not count. The edges of the
    // filled view itself do count.
    obstacles.isFree(box.inset(by: -clearance), from: front(at: box))
  }

  mutating func isFree(_ label: AnnotationLabel, at middle: Point) -> Bool {
    attemptsLeft -= 1
    let letters = label.letters(centeredAt: middle)
    // The text may extend beyond `sides` into the picture's padding, but it stays at least 4 points away from the
    // picture's edge.
    let room = sides.inset(by: 4 - theme.padding)
    return letters.x >= room.low && letters.maxX <= room.high
      && isFreeOfText(label.box(centeredAt: middle).inset(horizontally: -1.5, vertically: -0.5))
      && obstacles.isFree(
        letters.inset(
          horizontally: -Self.annotationClearance.beside, vertically: -Self.annotationClearance.above),
        from: front(at: letters), to: Obstacles.shape)
  }

  /// Returns whether a strip for a line touches no text, no visible edge of a view, no shape of a control and, unless
  /// `acrossLines` is `true`, no line drawn above the views.
  mutating func isClear(_ strip: Rect, acrossLines: Bool = false) -> Bool {
    attemptsLeft -= 1
    // The reserved space beside a text only keeps other texts away; a line may end there.
    return isFreeOfText(strip.inset(horizontally: Obstacles.besideText, vertically: 0))
      && obstacles.isFree(
        strip, from: front(at: strip), to: acrossLines ? Obstacles.extensionLine - 1 : Obstacles.shape)
      && (!acrossLines || obstacles.isFree(strip, from: Obstacles.shape, to: Obstacles.shape))
  }

  /// Returns whether no text is in a box. The reserved space beside a text counts as a part of the text.
  func isFreeOfText(_ box: Rect) -> Bool { obstacles.isFree(box, from: Obstacles.inFront) }

  /// Returns whether a box contains no line of an annotation. By default, extension lines count, too.
  func isFreeOfLines(_ box: Rect, from least: Int = Obstacles.extensionLine) -> Bool {
    obstacles.isFree(box, from: least, to: Obstacles.annotation)
  }

  func isFreeOfEdges(_ box: Rect) -> Bool {
    obstacles.isFree(box, from: front(at: box), to: Obstacles.extensionLine - 1)
  }

  /// Returns whether more important annotations cover more than `crowdLimit * leniency` of the area within 8 points of
  /// the lines.
  func isCrowded(around lines: [Rect], leniency: Double = 1) -> Bool {
    guard let crowd else { return false }
    return crowd.density(in: lines.map { $0.inset(by: -8) }) > current.crowdLimit * leniency
  }

  /// Returns the position, in the drawing order, of the view with the frontmost opaque fill at a rectangle's middle; -1
  /// if there is none.
  func front(at rect: Rect) -> Int { arrangement.grounds.opaque.owner(at: rect.middle) }

  /// Returns the position, in the drawing order, of the frontmost view at a point; -1 if there is none.
  func view(at point: Point) -> Int { arrangement.cover.owner(at: point) }

  func ground(at point: Point) -> Color { arrangement.color(at: point) }
}
