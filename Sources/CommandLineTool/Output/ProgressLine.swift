import Platform

/// A progress message such as `412 of 1000 verified, screens/sign-in`, shown only if the work takes longer than a
/// second.
struct ProgressLine {
  private let verb: String
  private let count: Int
  private let isOn: Bool
  private let clock: () -> Int
  private let write: (String) -> Void
  private let start: Int
  private var done = 0
  private var lastShown: Int?
  private var isVisible = false

  private static let firstAfter: Int = 1000
  private static let every: Int = 100
  /// The largest number of columns in a message, so that it fits on one line of a terminal with 80 columns.
  private static let width = 78

  init(
    _ verb: String, of count: Int, isOn: Bool = ProgressLine.isWanted,
    clock: @escaping () -> Int = milliseconds,
    write: @escaping (String) -> Void = { try? System.writeAll($0.utf8, to: 2) }
  ) {
    (self.verb, self.count, self.isOn, self.clock, self.write) = (verb, count, isOn, clock, write)
    start = isOn ? clock() : 0
  }

  static var isWanted: Bool { System.isTerminal(2) && System.environment("TERM") != "dumb" }

  mutating func advance(_ name: String) {
    done += 1
    guard isOn else { return }
    let now = clock()
    guard now - start >= Self.firstAfter, now - (lastShown ?? 0) >= Self.every, done < count else { return }
    let text = "\(done) of \(count) \(verb), \(name)"
    write(
      "\r\u{1B}[K"
        + text.unicodeScalars.prefix(Self.width).map { $0.value < 0x20 ? "?" : String($0) }.joined())
    lastShown = now
    isVisible = true
  }

  mutating func clear() {
    if isVisible { write("\r\u{1B}[K") }
    isVisible = false
  }
}
