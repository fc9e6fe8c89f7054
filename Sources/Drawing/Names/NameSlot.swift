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
  /// Over its view's outline, at a corner or along a side; over all but texts where nothing else is left.
  case numberOnEdge(Place, overLines: Bool)

  /// On whichever side there is room, first where reading goes on.
  static let beside: [NameSlot] = sides.map { .beside($0.0, along: $0.1) }

  static let numbers: [NameSlot] =
    [(1, 0), (0, 0), (1, 1), (0, 1), (1, 0.5), (0, 0.5), (0.5, 0.5)].map { .numberInside($0) }
    + sides.map { .numberBeside($0.0, along: $0.1) }
    + edges.map { .numberOnEdge($0, overLines: false) } + edges.map { .numberOnEdge($0, overLines: true) }

  private static let edges: [Place] = [
    (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 1), (0.5, 0), (0.25, 1), (0.75, 1), (1, 0.5), (0, 0.5),
  ]

  private static let sides: [(Side, Double)] = [
    (.trailing, 0.5), (.below, 0), (.above, 0), (.leading, 0.5), (.below, 0.5), (.above, 0.5), (.below, 1),
    (.above, 1),
  ]
}
