/// Lists and sets.
let listResults: [ResultCase] = [
  ResultCase(
    "an element inserted into a set",
    3,
    "var all: Set = [4, 5]; result = all.insert(6).inserted ? 1 : 1; result = all.count"),
  ResultCase(
    "an element inserted into a set that has it",
    2,
    "var all: Set = [4, 5]; all.insert(5); result = all.count"),
  ResultCase(
    "a new element inserted into a set",
    31,
    """
    var all: Set = [4, 5]
    all.insert(6)
    result = all.count * 10 + (all.contains(6) ? 1 : 2)
    """),
  ResultCase(
    "an element removed from a set",
    51,
    "var all: Set = [4, 5]; result = (all.remove(5) ?? 9) * 10 + all.count"),
  ResultCase(
    "no element removed from a set",
    92,
    "var all: Set = [4, 5]; result = (all.remove(6) ?? 9) * 10 + all.count"),
  ResultCase(
    "the last element removed from an empty list",
    9,
    "var list: [Int] = []; result = list.popLast() ?? 9"),
  ResultCase(
    "the last element removed from a list",
    51,
    "var list = [4, 5]; result = list.popLast()! * 10 + list.count"),
  ResultCase(
    "the first element removed from a list",
    42,
    "var list = [4, 5, 6]; result = list.removeFirst() * 10 + list.count"),
  ResultCase(
    "an element removed from a list",
    52,
    "var list = [4, 5, 6]; result = list.remove(at: 1) * 10 + list.count"),
  ResultCase(
    "equal elements keep their order",
    423,
    "result = [(1, 2), (1, 3), (0, 4)].sorted { $0.0 < $1.0 }.reduce(0) { $0 * 10 + $1.1 }"),
  ResultCase("the smallest element of an empty list", 9, "let list: [Int] = []; result = list.min() ?? 9"),
  ResultCase("flatMap leaves out nil", 2, "result = [4, 5, 6].flatMap { $0 > 4 ? $0 : nil }.count"),
  ResultCase("the first element that holds is not there", 9, "result = [4, 5].first { $0 > 5 } ?? 9"),
  ResultCase("the index of an element that is not there", 9, "result = [4, 5].firstIndex(of: 6) ?? 9"),
  ResultCase(
    "an unknown element after one that holds",
    1,
    "result = [4, 5].contains { $0 == 4 ? true : $0 > Settings.shared.side } ? 1 : 2"),
  ResultCase(
    "an unknown element after one that does not hold",
    2,
    "result = [4, 5].allSatisfy { $0 == 4 ? false : $0 > Settings.shared.side } ? 1 : 2"),
  ResultCase(
    "elements added to a set",
    31,
    """
    var all: Set = [4, 5]
    all.formUnion([5, 6])
    result = all.count * 10 + (all.contains(6) ? 1 : 2)
    """),
  ResultCase(
    "elements removed from a set",
    11,
    """
    var all: Set = [4, 5]
    all.subtract([5, 6])
    result = all.count * 10 + (all.contains(4) ? 1 : 2)
    """),
  ResultCase(
    "options: contains",
    2,
    "let sides: Sides = [.top, .left]; result = sides.contains([.left, .right]) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: contains a part",
    1,
    "let sides: Sides = [.top, .left]; result = sides.contains(.left) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: a superset",
    1,
    "let sides: Sides = [.top, .left]; result = sides.isSuperset(of: [.top]) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: not a superset",
    2,
    "let sides: Sides = [.top, .left]; result = sides.isSuperset(of: [.top, .right]) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: a subset",
    1,
    """
    let sides: Sides = [.top, .left]
    result = sides.isSubset(of: [.top, .left, .right]) ? 1 : 2
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: not a subset",
    2,
    "let sides: Sides = [.top, .left]; result = sides.isSubset(of: [.top, .right]) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: disjoint",
    1,
    "let sides: Sides = [.top, .left]; result = sides.isDisjoint(with: .right) ? 1 : 2",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: not disjoint",
    2,
    """
    let sides: Sides = [.top, .left]
    result = sides.isDisjoint(with: [.left, .right]) ? 1 : 2
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: a union",
    7,
    "let sides: Sides = [.top, .left]; result = sides.union([.left, .right]).rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: an intersection",
    2,
    "let sides: Sides = [.top, .left]; result = sides.intersection([.left, .right]).rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: a difference",
    1,
    "let sides: Sides = [.top, .left]; result = sides.subtracting([.left, .right]).rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: a symmetric difference",
    5,
    """
    let sides: Sides = [.top, .left]
    result = sides.symmetricDifference([.left, .right]).rawValue
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: inserted",
    7,
    "var sides: Sides = [.top, .left]; sides.insert(.right); result = sides.rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: inserted again",
    3,
    "var sides: Sides = [.top, .left]; sides.insert(.left); result = sides.rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: added",
    7,
    """
    var sides: Sides = [.top, .left]
    sides.formUnion([.left, .right])
    result = sides.rawValue
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: removed",
    1,
    "var sides: Sides = [.top, .left]; sides.remove(.left); result = sides.rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: subtracted",
    1,
    """
    var sides: Sides = [.top, .left]
    sides.subtract([.left, .right])
    result = sides.rawValue
    """,
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "options: removed without effect",
    3,
    "var sides: Sides = [.top, .left]; sides.remove(.right); result = sides.rawValue",
    types: """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), right = Sides(rawValue: 4)
      }
      """),
  ResultCase(
    "all edges",
    11,
    """
    let all: UIRectEdge = .all
    result = (all.contains(.top) ? 1 : 2) * 10 + (all.contains(.right) ? 1 : 2)
    """),
  ResultCase(
    "one edge",
    12,
    """
    let all: UIRectEdge = .top
    result = (all.contains(.top) ? 1 : 2) * 10 + (all.contains(.right) ? 1 : 2)
    """),
  ResultCase(
    "all edges by direction",
    11,
    """
    let all: NSDirectionalRectEdge = .all
    result = (all.contains(.leading) ? 1 : 2) * 10 + (all.contains(.bottom) ? 1 : 2)
    """),
  ResultCase("elements up to an index", 2, "result = [4, 5, 6].prefix(upTo: 2).count"),
  ResultCase("elements through an index", 3, "result = [4, 5, 6].prefix(through: 2).count"),
  ResultCase("elements from an index", 1, "result = [4, 5, 6].suffix(from: 2).count"),
  ResultCase("more elements than there are", 3, "result = [4, 5, 6].dropLast(-1).prefix(Int.max).count"),
  ResultCase(
    "lists joined by a list", 40506,
    "result = [[4], [5], [6]].joined(separator: [0]).reduce(0) { $0 * 10 + $1 }"),
  ResultCase("a range of elements", 56, "result = [4, 5, 6][1..<3].reduce(0) { $0 * 10 + $1 }"),
  ResultCase("a range up to the last element", 45, "result = [4, 5, 6][0...1].reduce(0) { $0 * 10 + $1 }"),
  ResultCase("an empty range of elements", 0, "result = [4, 5, 6][3..<3].count"),
  ResultCase(
    "a view with a tag", 5,
    """
    let outer = UIView(), inner = UIView(), tags = UIView()
    inner.tag = 5
    tags.addSubview(outer)
    outer.addSubview(inner)
    result = tags.viewWithTag(5)?.tag ?? 9
    """),
  ResultCase("no view with a tag", 9, "result = UIView().viewWithTag(5)?.tag ?? 9"),
  ResultCase(
    "an option set reduced from options",
    31,
    """
    let edges: Edges = [Edges.top, Edges.left].reduce(into: []) { $0.formUnion($1) }
    result = edges.rawValue * 10 + (edges.contains(.left) ? 1 : 2)
    """,
    types: """
      struct Edges: OptionSet { let rawValue: Int; static let top = Edges(rawValue: 1), left = Edges(rawValue: 2) }
      """),
  ResultCase(
    "a union of option sets",
    3,
    "let edges: Edges = [Edges.top, Edges.left].reduce([]) { $0.union($1) }; result = edges.rawValue",
    types: """
      struct Edges: OptionSet { let rawValue: Int; static let top = Edges(rawValue: 1), left = Edges(rawValue: 2) }
      """),
  ResultCase(
    "one edge among all edges",
    21,
    """
    for edge in [UIRectEdge.top, .left] where edge == .left { result = UIRectEdge.all.contains(edge) ? 20 : 10 }
    let directed = NSDirectionalRectEdge([.leading, .top])
    result += directed == [.top, .leading] ? 1 : 2
    """),
  ResultCase(
    "edges that change",
    21,
    """
    var edges: UIRectEdge = [.left, .top]
    edges.remove(.left)
    switch edges { case .left: result = 10; case .top: result = 20; default: result = 30 }
    edges.subtract(.all)
    result += edges.isEmpty ? 1 : 2
    """),
  ResultCase(
    "edges that the sources name",
    12,
    "result = (UIRectEdge.sides.contains(.left) ? 1 : 2) * 10 + (UIRectEdge.sides.contains(.top) ? 1 : 2)",
    types: "extension UIRectEdge { static let sides: UIRectEdge = [.left, .right] }"),
]
