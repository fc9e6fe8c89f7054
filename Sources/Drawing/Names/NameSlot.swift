/// A place for a name in relation to its view, the same for all views of a group.
enum NameSlot {
  /// Parts of the free width, from the leading side, and of the free height.
  typealias Place = (across: Double, down: Double)

  enum Side { case trailing, below, above, leading }

  /// In the view, at the largest of some font sizes that fits, as far from its edges as the first of some fits has it.
  case inside(Place, sizes: [Double], fits: [Fit])
  /// Next to it, at the largest of some font sizes and the first of some distances that have room; above and below at a
  /// part of the view's width, from the leading side.
  case beside(Side, along: Double, sizes: [Double], distances: [Double])
  /// Its number, in a corner or in the middle.
  case numberInside(Place)
  case numberBeside(Side, along: Double)
  /// At its view's outline, at a corner or along a side.
  case numberOnEdge(Place, Edge)

  var isInside: Bool { if case .inside = self { true } else { false } }

  var isOfWords: Bool { if case .beside = self { true } else { isInside } }

  /// How far a name stays from its view's edges, best first.
  enum Fit {
    /// Where the theme has it, beside and above.
    case roomy
    /// The same beside.
    case flat
    case close
    /// Clear of rounded corners.
    case round, roundClose
    /// Between two lines, as in the band around a subview.
    case tight
  }

  /// How a number stands at an outline, best first.
  enum Edge {
    /// Over it, beside what is around.
    case clear
    /// Just outside, where a text fills the view, and off the edges of all others.
    case outside
    /// Over it, and over all lines around.
    case overLines
    /// Just outside, over lines.
    case outsideOverLines
  }

  /// On whichever side there is room, first where reading goes on; for a group all at one size and distance.
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

  /// Of a number for itself, where its group has none.
  static let lastNumbers: [NameSlot] =
    clearNumbers + outsides.map { .numberOnEdge($0, .outside) }
    + edges.map { .numberOnEdge($0, .overLines) } + outsides.map { .numberOnEdge($0, .outsideOverLines) }

  /// Those that cover no line of other views drawn later.
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
