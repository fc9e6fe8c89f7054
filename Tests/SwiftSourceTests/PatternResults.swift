/// Operators and patterns.
let patternResults: [ResultCase] = [
  ResultCase(
    "an operator of a structure",
    7,
    "result = (Box(side: 3) + Box(side: 4)).side",
    types: """
      struct Box { let side: Int; static func + (a: Box, b: Box) -> Box { Box(side: a.side + b.side) } }
      """),
  ResultCase(
    "an operator of a structure and a number",
    12,
    "result = (Box(side: 3) * 4).side",
    types: """
      struct Box { let side: Int }
      func * (a: Box, n: Int) -> Box { Box(side: a.side * n) }
      """),
  ResultCase(
    "an operator before a structure",
    7,
    "result = (-Box(side: 3)).side + 10",
    types: """
      struct Box { let side: Int; static prefix func - (a: Box) -> Box { Box(side: 0 - a.side) } }
      """),
  ResultCase(
    "a global operator before a structure",
    7,
    "result = (-Box(side: 3)).side + 10",
    types: """
      struct Box { let side: Int }
      prefix func - (a: Box) -> Box { Box(side: 0 - a.side) }
      """),
  ResultCase("a plus before a number", 7, "result = +7"),
  ResultCase("a minus before a number", 3, "result = -7 + 10"),
  ResultCase(
    "equal cases with equal values",
    1,
    "result = Mode.gap(3, 1) == .gap(3, 1) ? 1 : 2",
    types: "enum Mode: Equatable { case plain, gap(Int, Int) }"),
  ResultCase(
    "equal cases with other values",
    2,
    "result = Mode.gap(3, 1) == .gap(3, 2) ? 1 : 2",
    types: "enum Mode: Equatable { case plain, gap(Int, Int) }"),
  ResultCase("equal pairs", 1, "result = (1, 2) == (1, 2) ? 1 : 2"),
  ResultCase("pairs that differ at the end", 2, "result = (1, 2) == (1, 3) ? 1 : 2"),
  ResultCase("pairs that differ at the start", 2, "result = (1, 2) == (3, 2) ? 1 : 2"),
  ResultCase(
    "equal types",
    1,
    "result = type(of: Box()) == Box.self ? 1 : 2",
    types: """
      class Box {}
      class Other {}
      """),
  ResultCase(
    "types that differ",
    2,
    "result = type(of: Box()) == Other.self ? 1 : 2",
    types: """
      class Box {}
      class Other {}
      """),
  ResultCase("a pattern operator", 1, "result = 3 ~= 3 ? 1 : 2"),
  ResultCase("a pattern operator on others", 2, "result = 3 ~= 4 ? 1 : 2"),
  ResultCase("a false value before an unknown one", 2, "result = false && Settings.shared.isWide ? 1 : 2"),
  ResultCase("a false value after an unknown one", 2, "result = Settings.shared.isWide && false ? 1 : 2"),
  ResultCase("a true value before an unknown one", 1, "result = true || Settings.shared.isWide ? 1 : 2"),
  ResultCase("a true value after an unknown one", 1, "result = Settings.shared.isWide || true ? 1 : 2"),
  ResultCase("texts in their order", 12, #"result = ("a" < "b" ? 1 : 2) * 10 + ("b" > "c" ? 1 : 2)"#),
  ResultCase("a shift by no bits", 3, "let n = 0; result = 3 << n"),
  ResultCase("a shift by many bits", 2, "result = (1 << 52) / (1 << 51)"),
  ResultCase(
    "a cast in a switch",
    2,
    """
    let x: Any = UILabel()
    switch x { case let l as UIButton: result = 1; case let l as UILabel: result = 2; default: result = \
    3 }
    """),
  ResultCase(
    "a type in a switch",
    2,
    """
    let x: Any = UILabel()
    switch x { case is UIButton: result = 1; case is UILabel: result = 2; default: result = 3 }
    """),
  ResultCase(
    "a static member of a structure in a switch",
    2,
    "switch Box.wide { case .thin: result = 1; case .wide: result = 2; default: result = 3 }",
    types: """
      struct Box: Equatable { let side: Int; static let wide = Box(side: 8); static let thin = Box(side: \
      4) }
      """),
  ResultCase(
    "some number in a switch",
    7,
    "switch 7 as Int? { case .none: result = 1; case .some(let n): result = n }"),
  ResultCase(
    "no number in a switch",
    1,
    "switch nil as Int? { case .some(let n): result = n; case .none: result = 1 }"),
  ResultCase(
    "some case in a switch",
    2,
    """
    switch Side.right as Side? { case .some(.left): result = 1; case .some(.right): result = 2; case \
    nil: result = 3 }
    """,
    types: "enum Side { case left, right }"),
  ResultCase(
    "a number or nil in a pair",
    7,
    """
    switch (7 as Int?, 3) { case (nil, 3): result = 1; case (let n?, 3): result = n; default: result = 2 }
    """),
  ResultCase(
    "a pair of cases",
    2,
    """
    switch (Side.left, Side.right) { case (.left, .left): result = 1; case (.left, .right): result = 2; \
    default: result = 3 }
    """,
    types: "enum Side { case left, right }"),
  ResultCase("if case of an optional value", 7, "if case let n? = 7 as Int? { result = n }"),
  ResultCase(
    "a loop over the values that are not nil",
    45,
    "for case let n? in [4, nil, 5] { result = result * 10 + n }"),
]
