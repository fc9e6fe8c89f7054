import Platform

/// A line on a terminal with the progress of long work: `412 of 1000 verified, screens/sign-in`.
///
/// The line appears only after a second, disappears before anything else is printed, and is never written to a pipe.
struct ProgressLine {
  /// The verb for finished items: `verified`.
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
  /// The greatest number of characters: more would fill a second line of a terminal with 80 columns.
  private static let width = 78

  /// Creates the line.
  ///
  /// - Parameters:
  ///   - clock: the time in milliseconds.
  ///   - write: writes to the terminal.
  init(
    _ verb: String, of count: Int, isOn: Bool = ProgressLine.isWanted,
    clock: @escaping () -> Int = milliseconds,
    write: @escaping (String) -> Void = { try? System.writeAll($0.utf8, to: 2) }
  ) {
    (self.verb, self.count, self.isOn, self.clock, self.write) = (verb, count, isOn, clock, write)
    start = isOn ? clock() : 0
  }

  static var isWanted: Bool { System.isTerminal(2) && System.environment("TERM") != "dumb" }

  /// Counts a finished item.
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

  /// Removes the line, before a message is printed and at the end.
  mutating func clear() {
    if isVisible { write("\r\u{1B}[K") }
    isVisible = false
  }
}
