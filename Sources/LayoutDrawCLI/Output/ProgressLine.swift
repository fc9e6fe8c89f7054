/// A line on a terminal that says how far long work has come: `412 of 1000 verified, screens/sign-in`.
///
/// It comes only after a second, goes before anything else is printed, and is never seen in a pipe.
struct ProgressLine {
  /// What the work does to each thing: `verified`.
  private let verb: String
  private let count: Int
  private let isOn: Bool
  private let clock: () -> UInt64
  private let write: (String) -> Void
  private let start: UInt64
  private var done = 0
  private var lastShown: UInt64?
  private var isVisible = false

  private static let firstAfter: UInt64 = 1000
  private static let every: UInt64 = 100
  /// Narrower than any terminal, so that it stays one line.
  private static let width = 78

  /// - Parameters:
  ///   - clock: in milliseconds.
  ///   - write: takes what goes to the terminal.
  init(
    _ verb: String, of count: Int, isOn: Bool = ProgressLine.isWanted,
    clock: @escaping () -> UInt64 = { System.milliseconds },
    write: @escaping (String) -> Void = { try? System.writeAll($0.utf8, to: 2) }
  ) {
    (self.verb, self.count, self.isOn, self.clock, self.write) = (verb, count, isOn, clock, write)
    start = isOn ? clock() : 0
  }

  static var isWanted: Bool { System.isTerminal(2) && System.environment("TERM") != "dumb" }

  /// One more thing is done.
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

  /// Takes the line away, before something else is printed and at the end.
  mutating func clear() {
    if isVisible { write("\r\u{1B}[K") }
    isVisible = false
  }
}
