/// The lines of a symbol on a grid of 20 × 20, whose y axis points down.
struct SymbolForm {
  private(set) var lines: [[(Double, Double)]] = []
  /// The center and radius of each circle.
  private(set) var circles: [(Double, Double, Double)] = []
  /// Indicates whether the lines enclose an area, which `.fill` fills.
  let isArea: Bool
  /// Indicates whether the form is always filled, also without `.fill` in the symbol's name.
  let isSolid: Bool

  /// The form of a symbol by its name without `.fill` and `.circle`; `nil` where it is not known.
  init?(_ name: String) {
    guard let text = symbolLines[Substring(name)] else { return nil }
    (isArea, isSolid) = (text.hasPrefix("area"), text.hasPrefix("solid"))
    for part in text.split(separator: "/") {
      let numbers = part.split(separator: " ").compactMap { Double($0) }
      if part.contains("o ") {
        circles.append((numbers[0], numbers[1], numbers[2]))
      } else {
        lines.append(stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) })
      }
    }
  }
}

/// A line for each name, with parts separated by slashes: a path, given by the x and y of each point, or a circle,
/// given by `o`, its center and its radius. The word `area` or `solid` precedes the parts of a form that encloses an
/// area or is always filled.
private let symbolTable = """
  arrow.clockwise: 15.5 6 12.5 3.6 9 3.2 5.5 4.8 3.4 8 3.4 12 5.5 15.2 9 16.8 12.5 16.4 15.5 14 / 15.8 \
  2.2 15.8 6.2 11.8 6.2
  arrow.counterclockwise: 4.5 6 7.5 3.6 11 3.2 14.5 4.8 16.6 8 16.6 12 14.5 15.2 11 16.8 7.5 16.4 4.5 14 \
  / 4.2 2.2 4.2 6.2 8.2 6.2
  arrow.down: 10 2 10 18 / 4 12 10 18 16 12
  arrow.left: 18 10 2 10 / 8 4 2 10 8 16
  arrow.right: 2 10 18 10 / 12 4 18 10 12 16
  arrow.up: 10 18 10 2 / 4 8 10 2 16 8
  arrow.up.arrow.down: 6 17 6 3 / 2.5 6.5 6 3 9.5 6.5 / 14 3 14 17 / 10.5 13.5 14 17 17.5 13.5
  arrow.uturn.backward: 7 4 3 8 7 12 / 3 8 13 8 16.5 11 16.5 13 13 16 8 16
  backward: area 10 5 2 10 10 15 10 5 / 18 5 10 10 18 15 18 5
  bag: area 3.5 6 16.5 6 17.5 18 2.5 18 3.5 6 / 6.5 8 6.5 5 8 2.5 12 2.5 13.5 5 13.5 8
  battery.100: 1.5 6 16.5 6 16.5 14 1.5 14 1.5 6 / 18.5 8.5 18.5 11.5 / 4 8.2 14 8.2 14 11.8 4 11.8 4 \
  8.2
  bell: area 3 15 5 12 5 8 7 4 10 3 13 4 15 8 15 12 17 15 3 15 / 8.5 18 11.5 18
  bolt: area 11.5 1.5 4 11.5 9.5 11.5 8.5 18.5 16 8.5 10.5 8.5 11.5 1.5
  bookmark: area 5 2.5 15 2.5 15 17.5 10 13 5 17.5 5 2.5
  bubble.left: area 2 4 18 4 18 14 9 14 5 17.5 5 14 2 14 2 4
  bubble.right: area 18 4 2 4 2 14 11 14 15 17.5 15 14 18 14 18 4
  calendar: 2.5 4.5 17.5 4.5 17.5 17.5 2.5 17.5 2.5 4.5 / 2.5 8.5 17.5 8.5 / 6.5 2.5 6.5 4.5 / 13.5 2.5 \
  13.5 4.5
  camera: 2 6 6 6 7.5 3.5 12.5 3.5 14 6 18 6 18 16 2 16 2 6 / o 10 11 3
  cart: 1 3 4 3 6 13 15.5 13 17.5 6 4.6 6 / o 7.5 16.5 1.2 / o 14 16.5 1.2
  chart.bar: area 2.5 17.5 2.5 11 6 11 6 17.5 2.5 17.5 / 8.3 17.5 8.3 3 11.7 3 11.7 17.5 8.3 17.5 / 14 \
  17.5 14 7 17.5 7 17.5 17.5 14 17.5
  checkmark: 3 11 8 16 17 4
  chevron.backward: 13 3 6 10 13 17
  chevron.down: 3 7 10 14 17 7
  chevron.forward: 7 3 14 10 7 17
  chevron.left: 13 3 6 10 13 17
  chevron.right: 7 3 14 10 7 17
  chevron.up: 3 13 10 6 17 13
  circle: o 10 10 8
  clock: o 10 10 8 / 10 5 10 10.5 13.5 12.5
  cloud: area 5.5 16 2.5 14 2 11.5 4 9 5.5 6 9 4.5 12.5 6 13.5 8.5 16.5 9 18 11.5 17 14.5 14.5 16 5.5 16
  creditcard: 1.5 4 18.5 4 18.5 16 1.5 16 1.5 4 / 1.5 8 18.5 8 / 4 12.5 8 12.5
  doc: area 4 2 12 2 16 6 16 18 4 18 4 2 / 12 2 12 6 16 6
  doc.on.doc: 6.5 6.5 16.5 6.5 16.5 18.5 6.5 18.5 6.5 6.5 / 6.5 13.5 3.5 13.5 3.5 1.5 13.5 1.5 13.5 6.5
  ellipsis: solid o 4 10 1 / o 10 10 1 / o 16 10 1
  envelope: 2 4 18 4 18 16 2 16 2 4 / 2 5 10 11 18 5
  exclamationmark: 10 3 10 12.5 / o 10 16.5 0.8
  exclamationmark.triangle: 10 2.5 18.5 17 1.5 17 10 2.5 / 10 8 10 12.5 / o 10 14.8 0.6
  eye: 1.5 10 5 6 10 4.5 15 6 18.5 10 15 14 10 15.5 5 14 1.5 10 / o 10 10 2.6
  eye.slash: 1.5 10 5 6 10 4.5 15 6 18.5 10 15 14 10 15.5 5 14 1.5 10 / o 10 10 2.6 / 3 17.5 17 2.5
  flag: area 4 18 4 3 / 4 3 16.5 3 14 7 16.5 11 4 11
  folder: area 1.5 4 7.5 4 9 6 18.5 6 18.5 16 1.5 16 1.5 4
  forward: area 2 5 10 10 2 15 2 5 / 10 5 18 10 10 15 10 5
  gear: 10 4 10 1.5 / 14.24 5.76 16.01 3.99 / 16 10 18.5 10 / 14.24 14.24 16.01 16.01 / 10 16 10 18.5 / \
  5.76 14.24 3.99 16.01 / 4 10 1.5 10 / 5.76 5.76 3.99 3.99 / o 10 10 6 / o 10 10 2
  gearshape: 10 4 10 1.5 / 14.24 5.76 16.01 3.99 / 16 10 18.5 10 / 14.24 14.24 16.01 16.01 / 10 16 10 \
  18.5 / 5.76 14.24 3.99 16.01 / 4 10 1.5 10 / 5.76 5.76 3.99 3.99 / o 10 10 6 / o 10 10 2
  gift: 3 9 17 9 17 18 3 18 3 9 / 2 5.5 18 5.5 18 9 2 9 2 5.5 / 10 5.5 10 18 / 10 5.5 6.5 5 6 2.5 8.5 \
  2.5 10 5.5 11.5 2.5 14 2.5 13.5 5 10 5.5
  globe: o 10 10 8 / 2 10 18 10 / 10 2 6.5 6 6.5 14 10 18 13.5 14 13.5 6 10 2
  hand.thumbsup: area 2 9 5 9 5 17.5 2 17.5 2 9 / 5 9 9 2.5 11 4 10 8 17.5 8 16 17.5 5 17
  headphones: 3 15 3 10 5 5.5 10 3.5 15 5.5 17 10 17 15 / 3 12 6 12 6 17 3 17 3 12 / 17 12 14 12 14 17 \
  17 17 17 12
  heart: area 10 18 3 11 2 7.5 3 4.5 5.5 3 8 3.5 10 6 12 3.5 14.5 3 17 4.5 18 7.5 17 11 10 18
  house: area 4 9 4 18 16 18 16 9 / 1.5 11 10 3 18.5 11
  info: 10 9 10 16.5 / 8 9 10 9 / 8 16.5 12 16.5 / o 10 4.5 0.8
  key: 9.5 10.5 18 10.5 18 13.5 / 14.5 10.5 14.5 13 / o 6 10.5 3.5
  line.3.horizontal: 3 5 17 5 / 3 10 17 10 / 3 15 17 15
  line.3.horizontal.decrease: 2 5 18 5 / 5 10 15 10 / 8 15 12 15
  link: 8 12 12 8 / 9 6 11.5 3.5 14.5 3.5 16.5 5.5 16.5 8.5 14 11 / 11 14 8.5 16.5 5.5 16.5 3.5 14.5 3.5 \
  11.5 6 9
  list.bullet: 7 5 18 5 / 7 10 18 10 / 7 15 18 15 / o 3 5 0.6 / o 3 10 0.6 / o 3 15 0.6
  location: area 2.5 9.5 17.5 2.5 10.5 17.5 9.5 10.5 2.5 9.5
  lock: area 4 9 16 9 16 18 4 18 4 9 / 6.5 9 6.5 5 8.5 2.5 11.5 2.5 13.5 5 13.5 9
  magnifyingglass: 12.5 12.5 18 18 / o 8 8 6
  map: area 2 5 7.5 3 12.5 5 18 3 18 15 12.5 17 7.5 15 2 17 2 5 / 7.5 3 7.5 15 / 12.5 5 12.5 17
  mappin: 10 8 10 18 / o 10 5 3
  message: area 2 4 18 4 18 14 9 14 5 17.5 5 14 2 14 2 4
  mic: 8 3 12 3 12 10 8 10 8 3 / 5 9 5 12 8 14.5 12 14.5 15 12 15 9 / 10 14.5 10 18
  minus: 3 10 17 10
  moon: area 8 2 4.5 5 3 9 4 14 8 17.5 13 17.5 17 14 12 13.5 8.5 10 7.5 6 8 2
  music.note: 8 15.5 8 4 15 2.5 15 6 8 7.5 / o 6 15.5 2
  paperclip: 15 8 9 14 6.5 14.5 5.5 12.5 6 11 13 4 15.5 3.5 17.5 5 17.5 7.5 9 16 5.5 17 3 15 3 11.5 10 \
  4.5
  paperplane: area 2 9 18 2 12 18 9 11 2 9 / 9 11 18 2
  pause: area 5 3 8 3 8 17 5 17 5 3 / 12 3 15 3 15 17 12 17 12 3
  pencil: 3 17 4 13 14.5 2.5 17.5 5.5 7 16 3 17
  person: area 3 18 4 14 7 12 13 12 16 14 17 18 3 18 / o 10 6 4
  person.2: area 1 17 2 13.5 4.5 12 9 12 11.5 13.5 12.5 17 1 17 / 13 12 15.5 12 18 13.5 19 17 15 17 / o \
  6.8 6.5 3.2 / o 14 7 2.6
  person.crop: area 3 18 4.5 14 8 12.5 12 12.5 15.5 14 17 18 3 18 / o 10 7 4
  phone: area 4.5 2.5 7.5 2.5 9 7 7 8.5 9 11.5 11.5 13 13 11 17.5 12.5 17.5 15.5 15 17.5 11 16.5 6 12.5 \
  3.5 8.5 2.5 5 4.5 2.5
  photo: 1.5 3.5 18.5 3.5 18.5 16.5 1.5 16.5 1.5 3.5 / 1.5 14 7 9 11 13 14 10.5 18.5 14 / o 13.5 7.5 1.5
  play: area 5 2.5 17 10 5 17.5 5 2.5
  plus: 10 3 10 17 / 3 10 17 10
  questionmark: 6 6.5 7 4 10 3 13 4 14 6.5 13 9 10.5 10.5 10 13 / o 10 16.5 0.8
  repeat: 3 9 3 6 16 6 / 13 3 16 6 13 9 / 17 11 17 14 4 14 / 7 11 4 14 7 17
  scissors: 7.5 7.5 17 16 / 7.5 12.5 17 4 / o 5 6 2.6 / o 5 14 2.6
  shuffle: 2 14 6 14 13 6 18 6 / 2 6 6 6 13 14 18 14 / 15 3 18 6 15 9 / 15 11 18 14 15 17
  slash: 4.5 15.5 15.5 4.5
  slider.horizontal.3: 2 5 18 5 / 2 10 18 10 / 2 15 18 15 / o 13 5 1.6 / o 7 10 1.6 / o 12 15 1.6
  speaker: area 3 7.5 7 7.5 12 3 12 17 7 12.5 3 12.5 3 7.5
  speaker.wave.2: area 1 7.5 5 7.5 9 3.5 9 16.5 5 12.5 1 12.5 1 7.5 / 12.5 7 13.5 10 12.5 13 / 15.5 4.5 \
  17.5 10 15.5 15.5
  square: area 3 3 17 3 17 17 3 17 3 3
  square.and.arrow.down: 6 8 3.5 8 3.5 18 16.5 18 16.5 8 14 8 / 10 2 10 13 / 6.5 9.5 10 13 13.5 9.5
  square.and.arrow.up: 6 8 3.5 8 3.5 18 16.5 18 16.5 8 14 8 / 10 12.5 10 2 / 6.5 5.5 10 2 13.5 5.5
  square.and.pencil: 11 3.5 3 3.5 3 17.5 16.5 17.5 16.5 10 / 8 13 8.5 10.5 16 2.5 18 4.5 10.5 12.5 8 13
  square.grid.2x2: 2.5 2.5 8.5 2.5 8.5 8.5 2.5 8.5 2.5 2.5 / 11.5 2.5 17.5 2.5 17.5 8.5 11.5 8.5 11.5 \
  2.5 / 2.5 11.5 8.5 11.5 8.5 17.5 2.5 17.5 2.5 11.5 / 11.5 11.5 17.5 11.5 17.5 17.5 11.5 17.5 11.5 11.5
  star: area 10 2 12.4 7.3 18.2 7.9 13.8 11.8 15.1 17.5 10 14.5 4.9 17.5 6.2 11.8 1.8 7.9 7.6 7.3 10 2
  stop: area 4 4 16 4 16 16 4 16 4 4
  sun.max: o 10 10 4 / 10 1.5 10 3.5 / 10 16.5 10 18.5 / 1.5 10 3.5 10 / 16.5 10 18.5 10 / 4 4 5.4 5.4 / \
  14.6 14.6 16 16 / 4 16 5.4 14.6 / 14.6 5.4 16 4
  tag: area 2.5 2.5 9.5 2.5 17.5 10.5 10.5 17.5 2.5 9.5 2.5 2.5 / o 6 6 1
  trash: 5 5 6 18 14 18 15 5 / 3 5 17 5 / 8 5 8 2.5 12 2.5 12 5
  tray: area 2 11 5 4 15 4 18 11 18 16.5 2 16.5 2 11 / 2 11 7 11 8 13 12 13 13 11 18 11
  video: area 1.5 5 12.5 5 12.5 15 1.5 15 1.5 5 / 12.5 9 18.5 5.5 18.5 14.5 12.5 11
  wand.and.stars: 3 17 12 8 / 15 2 15 6 / 13 4 17 4 / 6 3 6 6 / 4.5 4.5 7.5 4.5 / 16 11 16 14 / 14.5 \
  12.5 17.5 12.5
  wifi: 2 8 6 5 10 4 14 5 18 8 / 5.5 12 8 10 12 10 14.5 12 / o 10 15.5 1
  xmark: 4 4 16 16 / 16 4 4 16
  """

/// The texts of the table's forms, by the symbols' names.
let symbolLines: [Substring: Substring] = Dictionary(
  uniqueKeysWithValues: symbolTable.split(separator: "\n").compactMap { line in
    line.firstIndex(of: ":").map { (line[..<$0], line[line.index(after: $0)...].drop { $0 == " " }) }
  })
