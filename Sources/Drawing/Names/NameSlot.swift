/// A place for a name in relation to its view, the same for all views of a group.
enum NameSlot {
  /// Fractions of the free width, from the leading side, and of the free height.
  typealias Place = (across: Double, down: Double)

  enum Side { case trailing, below, above, leading }

  /// In the view, at the largest of some font sizes that fits, with the first of some fits that it has room for.
  case inside(Place, sizes: [Double], fits: [Fit])
  /// Next to the view, at the largest of some font sizes and the first of some distances that have room; above and
  /// below, at a fraction of the view's width from the leading side.
  case beside(Side, along: Double, sizes: [Double], distances: [Double])
  /// The name's number, in a corner or in the middle.
  case numberInside(Place)
  case numberBeside(Side, along: Double)
  /// The name's number at its view's outline, at a corner or along a side.
  case numberOnEdge(Place, Edge)

  var isInside: Bool { if case .inside = self { true } else { false } }

  var isOfWords: Bool { if case .beside = self { true } else { isInside } }

  /// The distance of a name from its view's edges, best first.
  enum Fit {
    /// The theme's distance, beside and above.
    case roomy
    /// The theme's distance beside, and less above.
    case flat
    case close
    /// Clear of rounded corners.
    case round, roundClose
    /// Between two lines, as in the strip around a subview.
    case tight
  }

  /// The position of a number at an outline, best first.
  enum Edge {
    /// Over the outline, beside everything around.
    case clear
    /// Just outside, where a text fills the view, and off the edges of all other views.
    case outside
    /// Over the outline, and over all lines around.
    case overLines
    /// Just outside, over lines.
    case outsideOverLines
  }

  /// The slots on each side that may have room, first where reading goes on; a group has one size and distance.
  static func beside(_ group: [Int], sizes: [Double]) -> [NameSlot] {
    [[6.0, 12], [3.75]].flatMap { distances in
      sides.flatMap { side, along -> [NameSlot] in
        if group.count == 1 { return [.beside(side, along: along, sizes: sizes, distances: distances)] }
        return sizes.flatMap { size in
          distances.map { .beside(side, along: along, sizes: [size], distances: [$0]) }
        }
      }
    }
  }

  static let numbers: [NameSlot] = clearNumbers + edges.map { .numberOnEdge($0, .overLines) }

  /// The slots of a number for itself, where its group has none.
  static let lastNumbers: [NameSlot] =
    clearNumbers + outsides.map { .numberOnEdge($0, .outside) }
    + edges.map { .numberOnEdge($0, .overLines) } + outsides.map { .numberOnEdge($0, .outsideOverLines) }

  /// The slots that cover no line of other views drawn later.
  static let clearNumbers: [NameSlot] =
    [(1, 0), (0, 0), (1, 1), (0, 1), (1, 0.5), (0, 0.5), (0.5, 0.5)].map { .numberInside($0) }
    + sides.map { .numberBeside($0.0, along: $0.1) } + edges.map { .numberOnEdge($0, .clear) }

  private static let outsides = edges.suffix(2) + edges.dropLast(2)

  private static let edges: [Place] = [
    (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 1), (0.5, 0), (0.25, 1), (0.75, 1), (1, 0.5), (0, 0.5),
  ]

  private static let sides: [(Side, Double)] = [
    (.trailing, 0.5), (.below, 0), (.above, 0), (.leading, 0.5), (.below, 0.5), (.above, 0.5), (.below, 1),
    (.above, 1), (.trailing, 1), (.trailing, 0), (.leading, 1), (.leading, 0),
  ]
}
