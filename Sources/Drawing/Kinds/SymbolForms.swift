/// The parts of a symbol on a grid of 20 × 20; y grows downward.
struct SymbolForm {
  struct Part {
    enum Outline {
      /// A path through points. A smooth path has a corner only where two successive points are equal.
      case path([(x: Double, y: Double)], isSmooth: Bool)
      case circle(x: Double, y: Double, radius: Double)
    }
    /// The way in which the part is drawn. A part without a role is drawn as an outline, whose area is filled only if
    /// the symbol's name contains `.fill`.
    enum Role: Character {
      /// The part is filled even if the symbol's name lacks `.fill`.
      case solid = "#"
      /// The part is drawn on top of another part. If the symbol's name contains `.fill`, this part has the color of
      /// the background, so that it looks like a hole.
      case hole = "-"
      /// The part is a line across other parts, as in `speaker.slash`, with a gap in the color of the background on
      /// each side.
      case crossing = "!"
      /// The part is a line of a digit, as in the symbol `1.circle`. The lines of digits are thinner than other lines.
      case thin = "'"
    }
    var outline: Outline
    var role: Role?
  }

  private(set) var parts: [Part] = []

  /// Finds a symbol's form by its name without `.fill` and `.circle`; the result is `nil` for an unknown name.
  init?(_ name: String) {
    var words = name.split(separator: ".")
    // The number in `gobackward.15` is drawn inside the arrow.
    let seconds = words.count == 2 && words[0].hasPrefix("go") ? words.removeLast() : ""
    guard let text = symbolLines[Substring(words.joined(separator: "."))], seconds.count <= 2 else {
      return nil
    }
    var places = text.split(separator: "/").map { (part: $0, x: 0.0, y: 0.0) }
    for (place, digit) in seconds.enumerated() {
      guard let lines = digitLines[digit] else { return nil }
      places.append((lines, 10 + 3.4 * (Double(place) - Double(seconds.count) / 2) + 0.5, 8.4))
    }
    for (part, x, y) in places {
      let numbers = part.split(separator: " ").compactMap { Double($0) }
      let role = part.first { $0 != " " }.flatMap(Part.Role.init)
      if part.contains("o ") {
        parts.append(Part(outline: .circle(x: numbers[0], y: numbers[1], radius: numbers[2]), role: role))
      } else {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
          (x + numbers[$0], y + numbers[$0 + 1])
        }
        parts.append(Part(outline: .path(points, isSmooth: part.contains("~")), role: role))
      }
    }
  }
}

/// The symbols, one per line: a name and its parts, separated by slashes. A part is a path (the x and y of each point)
/// or a circle (`o`, its center and its radius). A part with a role (`Part.Role`) begins with the character of this
/// role, such as `#` for `solid`. The character `~` makes a path smooth. A path that ends where it starts can be
/// filled.
private let symbolTable = """
  airplane: # 18.6 10 17 9 12.5 8.7 8 2.5 6.2 2.5 8 8.8 4.2 9 2.6 7 1.4 7 2 10 1.4 13 2.6 13 4.2 11 8 \
  11.2 6.2 17.5 8 17.5 12.5 11.3 17 11 18.6 10
  airplayaudio: # 10 12.5 15 18 5 18 10 12.5 / ~ 4.8 14 3.2 11.5 3 8.5 4.2 5.6 6.8 3.6 10 3 13.2 3.6 15.8 \
  5.6 17 8.5 16.8 11.5 15.2 14 / ~ 7 11.8 6.3 9.6 7.4 7.3 10 6.4 12.6 7.3 13.7 9.6 13 11.8
  arrow.clockwise: ~ 15.5 6 12.5 3.6 9 3.2 5.5 4.8 3.4 8 3.4 12 5.5 15.2 9 16.8 12.5 16.4 15.5 14 / 15.8 \
  2.2 15.8 6.2 11.8 6.2
  arrow.counterclockwise: ~ 4.5 6 7.5 3.6 11 3.2 14.5 4.8 16.6 8 16.6 12 14.5 15.2 11 16.8 7.5 16.4 4.5 \
  14 / 4.2 2.2 4.2 6.2 8.2 6.2
  arrow.down: 10 2 10 18 / 4 12 10 18 16 12
  arrow.left: 18 10 2 10 / 8 4 2 10 8 16
  arrow.right: 2 10 18 10 / 12 4 18 10 12 16
  arrow.up: 10 18 10 2 / 4 8 10 2 16 8
  arrow.up.arrow.down: 6 17 6 3 / 2.5 6.5 6 3 9.5 6.5 / 14 3 14 17 / 10.5 13.5 14 17 17.5 13.5
  arrow.uturn.backward: 7 4 3 8 7 12 / 3 8 13 8 16.5 11 16.5 13 13 16 8 16
  backward: 10 5 2 10 10 15 10 5 / 18 5 10 10 18 15 18 5
  backward.end: 15.5 4.5 6.5 10 15.5 15.5 15.5 4.5 / 4.5 4.5 4.5 15.5
  bag: 3.5 6 16.5 6 17.5 18 2.5 18 3.5 6 / ~ 6.5 8 6.5 5 8 2.8 10 2.2 12 2.8 13.5 5 13.5 8
  battery.100: 1.5 6 16.5 6 16.5 14 1.5 14 1.5 6 / 18.5 8.5 18.5 11.5 / 4 8.2 14 8.2 14 11.8 4 11.8 4 8.2
  bell: ~ 3 15 3 15 4.6 12 5 8 6.8 4.4 10 3 13.2 4.4 15 8 15.4 12 17 15 17 15 3 15 3 15 / 8.5 18 11.5 18
  bolt: 11.5 1.5 4 11.5 9.5 11.5 8.5 18.5 16 8.5 10.5 8.5 11.5 1.5
  bookmark: 5 2.5 15 2.5 15 17.5 10 13 5 17.5 5 2.5
  bubble.left: 2 4 18 4 18 14 9 14 5 17.5 5 14 2 14 2 4
  bubble.right: 18 4 2 4 2 14 11 14 15 17.5 15 14 18 14 18 4
  calendar: 2.5 4.5 17.5 4.5 17.5 17.5 2.5 17.5 2.5 4.5 / 2.5 8.5 17.5 8.5 / 6.5 2.5 6.5 4.5 / 13.5 2.5 \
  13.5 4.5
  camera: 2 6 6 6 7.5 3.5 12.5 3.5 14 6 18 6 18 16 2 16 2 6 / - o 10 11 3
  cart: 1 3 4 3 6 13 / 4.6 6 17.5 6 15.5 13 6 13 4.6 6 / o 7.5 16.5 1.2 / o 14 16.5 1.2
  chart.bar: 2.5 17.5 2.5 11 6 11 6 17.5 2.5 17.5 / 8.3 17.5 8.3 3 11.7 3 11.7 17.5 8.3 17.5 / 14 17.5 14 \
  7 17.5 7 17.5 17.5 14 17.5
  checkmark: 3 11 8 16 17 4
  chevron.backward: 13 3 6 10 13 17
  chevron.down: 3 7 10 14 17 7
  chevron.forward: 7 3 14 10 7 17
  chevron.left: 13 3 6 10 13 17
  chevron.right: 7 3 14 10 7 17
  chevron.up: 3 13 10 6 17 13
  circle: o 10 10 8
  clock: o 10 10 8 / - 10 5 10 10.5 13.5 12.5
  cloud: ~ 5.5 16 5.5 16 2.8 14.6 2 12 3 9.8 5.3 9 5.3 9 6.6 6 9.6 4.8 12.6 6 13.8 8.8 13.8 8.8 16.8 9.6 \
  18 12.2 17 15 14.5 16 14.5 16 5.5 16 5.5 16
  creditcard: 1.5 4 18.5 4 18.5 16 1.5 16 1.5 4 / - 1.5 8 18.5 8 / - 4 12.5 8 12.5
  doc: 4 2 12 2 16 6 16 18 4 18 4 2 / 12 2 12 6 16 6
  doc.on.doc: 6.5 6.5 16.5 6.5 16.5 18.5 6.5 18.5 6.5 6.5 / 6.5 13.5 3.5 13.5 3.5 1.5 13.5 1.5 13.5 6.5
  ellipsis: # o 4 10 1 / # o 10 10 1 / # o 16 10 1
  envelope: 2 4 18 4 18 16 2 16 2 4 / - 2 5 10 11 18 5
  exclamationmark: 10 3 10 12.5 / o 10 16.5 0.8
  exclamationmark.triangle: 10 2.5 18.5 17 1.5 17 10 2.5 / - 10 8 10 12.5 / - o 10 14.8 0.85
  eye: ~ 1.5 10 1.5 10 5 6 10 4.5 15 6 18.5 10 18.5 10 15 14 10 15.5 5 14 1.5 10 1.5 10 / - o 10 10 2.6
  eye.slash: ~ 1.5 10 1.5 10 5 6 10 4.5 15 6 18.5 10 18.5 10 15 14 10 15.5 5 14 1.5 10 1.5 10 / - o 10 10 \
  2.6 / ! 3 17.5 17 2.5
  flag: 4 18 4 3 / 4 3 16.5 3 14 7 16.5 11 4 11 4 3
  flame: ~ 10 1.5 10 1.5 13.6 5 16.4 9 16.6 13 14.4 16.8 10 18.4 5.6 16.8 3.4 13.4 4 9.6 6 7 6 7 7.6 9.4 \
  7.6 9.4 9.9 6 10 1.5 10 1.5
  folder: 1.5 4 7.5 4 9 6 18.5 6 18.5 16 1.5 16 1.5 4
  forward: 2 5 10 10 2 15 2 5 / 10 5 18 10 10 15 10 5
  forward.end: 4.5 4.5 13.5 10 4.5 15.5 4.5 4.5 / 15.5 4.5 15.5 15.5
  gear: 10 4 10 1.5 / 14.24 5.76 16.01 3.99 / 16 10 18.5 10 / 14.24 14.24 16.01 16.01 / 10 16 10 18.5 / \
  5.76 14.24 3.99 16.01 / 4 10 1.5 10 / 5.76 5.76 3.99 3.99 / o 10 10 6 / - o 10 10 2
  gearshape: 10 4 10 1.5 / 14.24 5.76 16.01 3.99 / 16 10 18.5 10 / 14.24 14.24 16.01 16.01 / 10 16 10 \
  18.5 / 5.76 14.24 3.99 16.01 / 4 10 1.5 10 / 5.76 5.76 3.99 3.99 / o 10 10 6 / - o 10 10 2
  gift: 3 9 17 9 17 18 3 18 3 9 / 2 5.5 18 5.5 18 9 2 9 2 5.5 / - 10 5.5 10 18 / 10 5.5 6.5 5 6 2.5 8.5 \
  2.5 10 5.5 11.5 2.5 14 2.5 13.5 5 10 5.5
  globe: o 10 10 8 / 2 10 18 10 / ~ 10 2 10 2 7 5.5 6.2 10 7 14.5 10 18 10 18 13 14.5 13.8 10 13 5.5 10 2 \
  10 2
  gobackward: ~ 9.6 3.5 12.9 4.1 15.2 5.6 16.9 8.2 17.3 10.8 16.7 13.7 15.2 16 12.9 17.5 10 18.1 7.1 17.5 \
  4.8 16 3.3 13.7 2.7 10.8 3.1 8.2 4.4 6.2 / 12.2 1 9.4 3.5 12.2 6
  goforward: ~ 10.4 3.5 7.1 4.1 4.8 5.6 3.1 8.2 2.7 10.8 3.3 13.7 4.8 16 7.1 17.5 10 18.1 12.9 17.5 15.2 \
  16 16.7 13.7 17.3 10.8 16.9 8.2 15.6 6.2 / 7.8 1 10.6 3.5 7.8 6
  hand.thumbsup: 2 9 5 9 5 17.5 2 17.5 2 9 / 5 9 9 2.5 11 4 10 8 17.5 8 16 17.5 5 17 5 9
  headphones: ~ 3 15 3 10 5 5.5 10 3.5 15 5.5 17 10 17 15 / 3 12 6 12 6 17 3 17 3 12 / 17 12 14 12 14 17 \
  17 17 17 12
  heart: ~ 10 17.8 10 17.8 6 14.6 3 11 2 7.5 3.2 4.3 6 3.2 8.5 4 10 6 10 6 11.5 4 14 3.2 16.8 4.3 18 7.5 \
  17 11 14 14.6 10 17.8 10 17.8
  house: 4 8.65 4 18 16 18 16 8.65 10 3 4 8.65 / 1.5 11 10 3 18.5 11
  info: 10 9 10 16.5 / 8 9 10 9 / 8 16.5 12 16.5 / o 10 4.5 0.8
  key: 9.5 10.5 18 10.5 18 13.5 / 14.5 10.5 14.5 13 / o 6 10.5 3.5
  line.3.horizontal: 3 5 17 5 / 3 10 17 10 / 3 15 17 15
  line.3.horizontal.decrease: 2 5 18 5 / 5 10 15 10 / 8 15 12 15
  link: 8 12 12 8 / 9 6 11.5 3.5 14.5 3.5 16.5 5.5 16.5 8.5 14 11 / 11 14 8.5 16.5 5.5 16.5 3.5 14.5 3.5 \
  11.5 6 9
  list.bullet: 7 5 18 5 / 7 10 18 10 / 7 15 18 15 / # o 3 5 0.85 / # o 3 10 0.85 / # o 3 15 0.85
  location: 2.5 9.5 17.5 2.5 10.5 17.5 9.5 10.5 2.5 9.5
  lock: 4 9 16 9 16 18 4 18 4 9 / ~ 6.5 9 6.5 5.5 7.6 3.4 10 2.5 12.4 3.4 13.5 5.5 13.5 9
  magnifyingglass: 12.5 12.5 18 18 / o 8 8 6
  map: 2 5 7.5 3 12.5 5 18 3 18 15 12.5 17 7.5 15 2 17 2 5 / 7.5 3 7.5 15 / 12.5 5 12.5 17
  mappin: 10 8 10 18 / o 10 5 3
  message: 2 4 18 4 18 14 9 14 5 17.5 5 14 2 14 2 4
  mic: ~ 8 5 8 5 8.6 3.4 10 2.8 11.4 3.4 12 5 12 5 12 9 12 9 11.4 10.6 10 11.2 8.6 10.6 8 9 8 9 8 5 8 5 / \
  ~ 5 9 5.6 12.2 7.4 13.9 10 14.5 12.6 13.9 14.4 12.2 15 9 / 10 14.5 10 18
  minus: 3 10 17 10
  moon: ~ 8 2 8 2 4.5 4.7 3 9 4 13.5 7.5 17 12.5 17.3 17 13.8 17 13.8 12.5 13.2 9 10.5 7.4 6.5 8 2 8 2
  music.note: 8 15.5 8 4 15 2.5 15 6 8 7.5 / o 6 15.5 2
  paperclip: ~ 15 8 9 14 6.5 14.5 5.5 12.5 6 11 13 4 15.5 3.5 17.5 5 17.5 7.5 9 16 5.5 17 3 15 3 11.5 10 \
  4.5
  paperplane: 2 9 18 2 12 18 9 11 2 9 / 9 11 18 2
  pause: 5 3 8 3 8 17 5 17 5 3 / 12 3 15 3 15 17 12 17 12 3
  pencil: 3 17 4 13 14.5 2.5 17.5 5.5 7 16 3 17
  person: ~ 3 18 3 18 4.2 14.2 7 12.3 10 11.9 13 12.3 15.8 14.2 17 18 17 18 3 18 3 18 / o 10 6 4
  person.2: ~ 1 17 1 17 2 13.8 4.4 12.2 6.8 11.8 9.2 12.2 11.6 13.8 12.6 17 12.6 17 1 17 1 17 / ~ 13 12 \
  15.5 12 18 13.8 19 17 19 17 15 17 / o 6.8 6.5 3.2 / o 14 7 2.6
  person.crop: ~ 3 18 3 18 4.6 14.2 7.4 12.6 10 12.2 12.6 12.6 15.4 14.2 17 18 17 18 3 18 3 18 / o 10 7 4
  phone: 4.5 2.5 7.5 2.5 9 7 7 8.5 9 11.5 11.5 13 13 11 17.5 12.5 17.5 15.5 15 17.5 11 16.5 6 12.5 3.5 \
  8.5 2.5 5 4.5 2.5
  photo: 1.5 3.5 18.5 3.5 18.5 16.5 1.5 16.5 1.5 3.5 / - 1.5 14 7 9 11 13 14 10.5 18.5 14 / - o 13.5 7.5 \
  1.5
  play: 5 2.5 17 10 5 17.5 5 2.5
  plus: 10 3 10 17 / 3 10 17 10
  questionmark: ~ 6 6.5 7 4 10 3 13 4 14 6.5 13 9 10.5 10.5 10 13 / o 10 16.5 0.8
  repeat: 3 9 3 6 16 6 / 13 3 16 6 13 9 / 17 11 17 14 4 14 / 7 11 4 14 7 17
  scissors: 7.5 7.5 17 16 / 7.5 12.5 17 4 / o 5 6 2.6 / o 5 14 2.6
  shuffle: 2 14 6 14 13 6 18 6 / 2 6 6 6 13 14 18 14 / 15 3 18 6 15 9 / 15 11 18 14 15 17
  slash: 4.5 15.5 15.5 4.5
  slider.horizontal.3: 2 5 18 5 / 2 10 18 10 / 2 15 18 15 / o 13 5 1.6 / o 7 10 1.6 / o 12 15 1.6
  speaker: 3 7.5 7 7.5 12 3 12 17 7 12.5 3 12.5 3 7.5
  speaker.slash: 3 7.5 7 7.5 12 3 12 17 7 12.5 3 12.5 3 7.5 / ! 3 17.5 17 2.5
  speaker.wave.1: 3 7.5 7 7.5 12 3 12 17 7 12.5 3 12.5 3 7.5 / ~ 14.8 7 15.8 8.4 16.2 10 15.8 11.6 14.8 \
  13
  speaker.wave.2: 1 7.5 5 7.5 9 3.5 9 16.5 5 12.5 1 12.5 1 7.5 / ~ 11.8 7 12.8 8.4 13.2 10 12.8 11.6 11.8 \
  13 / ~ 14.6 4.5 16.6 7 17.3 10 16.6 13 14.6 15.5
  speaker.wave.3: 1 8 3.5 8 7 4.5 7 15.5 3.5 12 1 12 1 8 / ~ 9.4 7.6 10.2 8.7 10.5 10 10.2 11.3 9.4 12.4 \
  / ~ 12 5.7 13.4 7.7 13.9 10 13.4 12.3 12 14.3 / ~ 14.8 3.6 16.8 6.6 17.6 10 16.8 13.4 14.8 16.4
  square: 3 3 17 3 17 17 3 17 3 3
  square.and.arrow.down: 6 8 3.5 8 3.5 18 16.5 18 16.5 8 14 8 / 10 2 10 13 / 6.5 9.5 10 13 13.5 9.5
  square.and.arrow.up: 6 8 3.5 8 3.5 18 16.5 18 16.5 8 14 8 / 10 12.5 10 2 / 6.5 5.5 10 2 13.5 5.5
  square.and.pencil: 11 3.5 3 3.5 3 17.5 16.5 17.5 16.5 10 / 8 13 8.5 10.5 16 2.5 18 4.5 10.5 12.5 8 13
  square.grid.2x2: 2.5 2.5 8.5 2.5 8.5 8.5 2.5 8.5 2.5 2.5 / 11.5 2.5 17.5 2.5 17.5 8.5 11.5 8.5 11.5 2.5 \
  / 2.5 11.5 8.5 11.5 8.5 17.5 2.5 17.5 2.5 11.5 / 11.5 11.5 17.5 11.5 17.5 17.5 11.5 17.5 11.5 11.5
  star: 10 2 12.4 7.3 18.2 7.9 13.8 11.8 15.1 17.5 10 14.5 4.9 17.5 6.2 11.8 1.8 7.9 7.6 7.3 10 2
  stop: 4 4 16 4 16 16 4 16 4 4
  sun.max: o 10 10 4 / 10 1.5 10 3.5 / 10 16.5 10 18.5 / 1.5 10 3.5 10 / 16.5 10 18.5 10 / 4 4 5.4 5.4 / \
  14.6 14.6 16 16 / 4 16 5.4 14.6 / 14.6 5.4 16 4
  sun.min: o 10 10 4 / 10 3.5 10 2.3 / 14.6 5.4 15.44 4.56 / 16.5 10 17.7 10 / 14.6 14.6 15.44 15.44 / 10 \
  16.5 10 17.7 / 5.4 14.6 4.56 15.44 / 3.5 10 2.3 10 / 5.4 5.4 4.56 4.56
  tag: 2.5 2.5 9.5 2.5 17.5 10.5 10.5 17.5 2.5 9.5 2.5 2.5 / - o 6 6 1
  trash: 5 5 6 18 14 18 15 5 5 5 / 3 5 17 5 / 8 5 8 2.5 12 2.5 12 5
  tray: 2 11 5 4 15 4 18 11 18 16.5 2 16.5 2 11 / 2 11 7 11 8 13 12 13 13 11 18 11
  video: 1.5 5 12.5 5 12.5 15 1.5 15 1.5 5 / 12.5 9 18.5 5.5 18.5 14.5 12.5 11 12.5 9
  wand.and.stars: 3 17 12 8 / 15 2 15 6 / 13 4 17 4 / 6 3 6 6 / 4.5 4.5 7.5 4.5 / 16 11 16 14 / 14.5 12.5 \
  17.5 12.5
  wifi: ~ 2 8 6 5 10 4 14 5 18 8 / ~ 5.5 12 8 10 12 10 14.5 12 / o 10 15.5 1
  xmark: 4 4 16 16 / 16 4 4 16
  """

private let digitLines: [Character: Substring] = [
  "0": "' 0 0 2.4 0 2.4 4.8 0 4.8 0 0", "1": "' 0.3 1 1.4 0 1.4 4.8",
  "3": "' 0 0 2.4 0 1 2 2.2 2.6 2.2 4.2 1.2 4.8 0 4.4",
  "4": "' 1.8 4.8 1.8 0 0 3.2 2.4 3.2", "5": "' 2.4 0 0.2 0 0 2.2 1.6 2 2.4 3.2 1.6 4.8 0 4.6",
  "6": "' 2 0 0.2 2.6 0 4 1.2 4.8 2.4 3.8 1.6 2.4 0.2 2.8", "7": "' 0 0 2.4 0 0.8 4.8",
  "9": "' 0.4 4.8 2.2 2.2 2.4 0.8 1.2 0 0 1 0.8 2.4 2.2 2",
]

let symbolLines: [Substring: Substring] = Dictionary(
  uniqueKeysWithValues: symbolTable.split(separator: "\n").compactMap { line in
    line.firstIndex(of: ":").map { (line[..<$0], line[line.index(after: $0)...].drop { $0 == " " }) }
  })
