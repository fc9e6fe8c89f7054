/// The lines of a symbol on a grid of 20 x 20, y down.
struct SymbolForm: Sendable {
  var lines: [[(Double, Double)]]
  /// Middle and radius.
  var circles: [(Double, Double, Double)] = []
  /// Indicates whether its lines go round an area, which `.fill` fills.
  var isArea = false
  /// Indicates whether it is filled whatever its name says.
  var isSolid = false
}

/// By name without `.fill` and `.circle`.
let symbolForms: [String: SymbolForm] = [
  "chevron.right": SymbolForm(lines: [[(7, 3), (14, 10), (7, 17)]]),
  "chevron.forward": SymbolForm(lines: [[(7, 3), (14, 10), (7, 17)]]),
  "chevron.left": SymbolForm(lines: [[(13, 3), (6, 10), (13, 17)]]),
  "chevron.backward": SymbolForm(lines: [[(13, 3), (6, 10), (13, 17)]]),
  "chevron.up": SymbolForm(lines: [[(3, 13), (10, 6), (17, 13)]]),
  "chevron.down": SymbolForm(lines: [[(3, 7), (10, 14), (17, 7)]]),
  "arrow.right": SymbolForm(lines: [[(2, 10), (18, 10)], [(12, 4), (18, 10), (12, 16)]]),
  "arrow.left": SymbolForm(lines: [[(18, 10), (2, 10)], [(8, 4), (2, 10), (8, 16)]]),
  "arrow.up": SymbolForm(lines: [[(10, 18), (10, 2)], [(4, 8), (10, 2), (16, 8)]]),
  "arrow.down": SymbolForm(lines: [[(10, 2), (10, 18)], [(4, 12), (10, 18), (16, 12)]]),
  "plus": SymbolForm(lines: [[(10, 3), (10, 17)], [(3, 10), (17, 10)]]),
  "minus": SymbolForm(lines: [[(3, 10), (17, 10)]]),
  "xmark": SymbolForm(lines: [[(4, 4), (16, 16)], [(16, 4), (4, 16)]]),
  "checkmark": SymbolForm(lines: [[(3, 11), (8, 16), (17, 4)]]),
  "ellipsis": SymbolForm(lines: [], circles: [(4, 10, 1), (10, 10, 1), (16, 10, 1)], isSolid: true),
  "line.3.horizontal": SymbolForm(lines: [[(3, 5), (17, 5)], [(3, 10), (17, 10)], [(3, 15), (17, 15)]]),
  "list.bullet": SymbolForm(
    lines: [[(7, 5), (18, 5)], [(7, 10), (18, 10)], [(7, 15), (18, 15)]],
    circles: [(3, 5, 0.6), (3, 10, 0.6), (3, 15, 0.6)]),
  "magnifyingglass": SymbolForm(lines: [[(12.5, 12.5), (18, 18)]], circles: [(8, 8, 6)]),
  "circle": SymbolForm(lines: [], circles: [(10, 10, 8)]),
  "square": SymbolForm(lines: [[(3, 3), (17, 3), (17, 17), (3, 17), (3, 3)]], isArea: true),
  "play": SymbolForm(lines: [[(5, 2.5), (17, 10), (5, 17.5), (5, 2.5)]], isArea: true),
  "pause": SymbolForm(
    lines: [[(5, 3), (8, 3), (8, 17), (5, 17), (5, 3)], [(12, 3), (15, 3), (15, 17), (12, 17), (12, 3)]],
    isArea: true),
  "stop": SymbolForm(lines: [[(4, 4), (16, 4), (16, 16), (4, 16), (4, 4)]], isArea: true),
  "forward": SymbolForm(
    lines: [[(2, 5), (10, 10), (2, 15), (2, 5)], [(10, 5), (18, 10), (10, 15), (10, 5)]], isArea: true),
  "backward": SymbolForm(
    lines: [[(10, 5), (2, 10), (10, 15), (10, 5)], [(18, 5), (10, 10), (18, 15), (18, 5)]], isArea: true),
  "heart": SymbolForm(
    lines: [
      [
        (10, 18), (3, 11), (2, 7.5), (3, 4.5), (5.5, 3), (8, 3.5), (10, 6), (12, 3.5), (14.5, 3), (17, 4.5),
        (18, 7.5),
        (17, 11), (10, 18),
      ]
    ], isArea: true),
  "star": SymbolForm(
    lines: [
      [
        (10, 2), (12.4, 7.3), (18.2, 7.9), (13.8, 11.8), (15.1, 17.5), (10, 14.5), (4.9, 17.5), (6.2, 11.8),
        (1.8, 7.9),
        (7.6, 7.3), (10, 2),
      ]
    ], isArea: true),
  "house": SymbolForm(
    lines: [[(4, 9), (4, 18), (16, 18), (16, 9)], [(1.5, 11), (10, 3), (18.5, 11)]], isArea: true),
  "person": SymbolForm(
    lines: [[(3, 18), (4, 14), (7, 12), (13, 12), (16, 14), (17, 18), (3, 18)]], circles: [(10, 6, 4)],
    isArea: true),
  "bell": SymbolForm(
    lines: [
      [(3, 15), (5, 12), (5, 8), (7, 4), (10, 3), (13, 4), (15, 8), (15, 12), (17, 15), (3, 15)],
      [(8.5, 18), (11.5, 18)],
    ],
    isArea: true),
  "envelope": SymbolForm(
    lines: [[(2, 4), (18, 4), (18, 16), (2, 16), (2, 4)], [(2, 5), (10, 11), (18, 5)]]),
  "trash": SymbolForm(lines: [
    [(5, 5), (6, 18), (14, 18), (15, 5)], [(3, 5), (17, 5)], [(8, 5), (8, 2.5), (12, 2.5), (12, 5)],
  ]),
  "paperplane": SymbolForm(
    lines: [[(2, 9), (18, 2), (12, 18), (9, 11), (2, 9)], [(9, 11), (18, 2)]], isArea: true),
  "camera": SymbolForm(
    lines: [[(2, 6), (6, 6), (7.5, 3.5), (12.5, 3.5), (14, 6), (18, 6), (18, 16), (2, 16), (2, 6)]],
    circles: [(10, 11, 3)]),
  "mic": SymbolForm(
    lines: [
      [(8, 3), (12, 3), (12, 10), (8, 10), (8, 3)],
      [(5, 9), (5, 12), (8, 14.5), (12, 14.5), (15, 12), (15, 9)],
      [(10, 14.5), (10, 18)],
    ]),
  "gearshape": SymbolForm(
    lines: (0..<8).map { spoke in
      let ways = [
        (0.0, -1.0), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
        (-0.707, -0.707),
      ]
      let (x, y) = ways[spoke]
      return [(10 + 6 * x, 10 + 6 * y), (10 + 8.5 * x, 10 + 8.5 * y)]
    }, circles: [(10, 10, 6), (10, 10, 2)]),
  "wifi": SymbolForm(
    lines: [[(2, 8), (6, 5), (10, 4), (14, 5), (18, 8)], [(5.5, 12), (8, 10), (12, 10), (14.5, 12)]],
    circles: [(10, 15.5, 1)]),
  "moon": SymbolForm(
    lines: [
      [
        (8, 2), (4.5, 5), (3, 9), (4, 14), (8, 17.5), (13, 17.5), (17, 14), (12, 13.5), (8.5, 10), (7.5, 6),
        (8, 2),
      ]
    ],
    isArea: true),
  "lock": SymbolForm(
    lines: [
      [(4, 9), (16, 9), (16, 18), (4, 18), (4, 9)],
      [(6.5, 9), (6.5, 5), (8.5, 2.5), (11.5, 2.5), (13.5, 5), (13.5, 9)],
    ],
    isArea: true),
  "speaker": SymbolForm(
    lines: [[(3, 7.5), (7, 7.5), (12, 3), (12, 17), (7, 12.5), (3, 12.5), (3, 7.5)]], isArea: true),
  "speaker.wave.2": SymbolForm(
    lines: [
      [(1, 7.5), (5, 7.5), (9, 3.5), (9, 16.5), (5, 12.5), (1, 12.5), (1, 7.5)],
      [(12.5, 7), (13.5, 10), (12.5, 13)],
      [(15.5, 4.5), (17.5, 10), (15.5, 15.5)],
    ], isArea: true),
  "shuffle": SymbolForm(
    lines: [
      [(2, 14), (6, 14), (13, 6), (18, 6)], [(2, 6), (6, 6), (13, 14), (18, 14)],
      [(15, 3), (18, 6), (15, 9)], [(15, 11), (18, 14), (15, 17)],
    ]),
  "repeat": SymbolForm(
    lines: [
      [(3, 9), (3, 6), (16, 6)], [(13, 3), (16, 6), (13, 9)], [(17, 11), (17, 14), (4, 14)],
      [(7, 11), (4, 14), (7, 17)],
    ]),
]
