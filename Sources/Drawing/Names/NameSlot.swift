/// A place for a name in relation to its view, the same for all views of a group.
enum NameSlot {
  /// Parts of the free width, from the leading side, and of the free height.
  typealias Place = (across: Double, down: Double)

  enum Side { case trailing, below, above, leading }

  /// In the view, at the largest of some font sizes that fits.
  case inside(Place, sizes: [Double])
  /// Next to it; above and below at a part of the view's width, from the leading side.
  case beside(Side, along: Double)
  /// Its number, in a corner or in the middle.
  case numberInside(Place)
  case numberBeside(Side, along: Double)
  /// At its view's outline, at a corner or along a side.
  case numberOnEdge(Place, Edge)

  /// How a number stands at an outline, best first.
  enum Edge {
    /// Over it, beside what is around.
    case clear
    /// Over it, and over all lines around.
    case overLines
    /// Just outside, over lines, where a text fills the view.
    case outside
  }

  /// On whichever side there is room, first where reading goes on.
  static let beside: [NameSlot] = sides.map { .beside($0.0, along: $0.1) }

  static let numbers: [NameSlot] =
    [(1, 0), (0, 0), (1, 1), (0, 1), (1, 0.5), (0, 0.5), (0.5, 0.5)].map { .numberInside($0) }
    + sides.map { .numberBeside($0.0, along: $0.1) }
    + edges.map { .numberOnEdge($0, .clear) } + edges.map { .numberOnEdge($0, .overLines) }

  /// Of a number for itself, where its group has none.
  static let lastNumbers: [NameSlot] =
    numbers + (edges.suffix(2) + edges.dropLast(2)).map { .numberOnEdge($0, .outside) }

  private static let edges: [Place] = [
    (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 1), (0.5, 0), (0.25, 1), (0.75, 1), (1, 0.5), (0, 0.5),
  ]

  private static let sides: [(Side, Double)] = [
    (.trailing, 0.5), (.below, 0), (.above, 0), (.leading, 0.5), (.below, 0.5), (.above, 0.5), (.below, 1),
    (.above, 1),
  ]
}
