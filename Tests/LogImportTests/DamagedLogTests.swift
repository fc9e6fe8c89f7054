import Diagnostics
import LayoutDraw
import LogImport
import Testing

/// Logs that were cut, shuffled and doubled byte by byte: whatever is left, the layout is one that can be read.
struct DamagedLogTests {
  @Test(arguments: 1...60)
  func damaged(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var bytes = Array(RealLogs.all.map(\.entry).joined(separator: "\n").utf8)
    let start = random.next(bytes.count)
    bytes = Array(bytes[start..<min(bytes.count, start + 4000)])
    for _ in 0..<(1 + random.next(40)) { damage(&bytes, &random) }
    let source = SourceText(name: "log.txt", utf8: bytes)
    let log = importLog(source, as: "log.layout", measuring: FixedAdvanceMeasurer())
    guard let layout = log.layout else {
      #expect(log.hasErrors)
      return
    }
    let parsed = read(layout)
    #expect(parsed.diagnostics.filter { $0.severity == .error } == [], "seed \(seed)")
    #expect(formatted(layout) == String(decoding: layout.utf8, as: UTF8.self), "seed \(seed)")
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
    guard bytes.count > 2 else { return }
    let place = random.next(bytes.count)
    let end = min(bytes.count, place + 1 + random.next(30))
    switch random.next(6) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.next(bytes.count))
    case 2: bytes[place] = UInt8(random.next(256))
    case 3: bytes.swapAt(place, random.next(bytes.count))
    case 4: bytes[place..<end].reverse()
    default: bytes.insert(contentsOf: Array("'|\"<>[]():0x.=-&9\n".utf8).shuffled(using: &random), at: place)
    }
  }

  /// The work of ten times the text is about ten times the work, counted in what was read: nothing is dropped.
  @Test func manyLogs() {
    let text = (1...300).map { number in
      "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 A:0x2.width == \(number)>\n<NSLayoutConstraint:0x2 A:0x2.width == 0>\n"
    }
    let log = imported(text.joined())
    #expect(log.count == 300)
    #expect(log.findings == ["too-many-logs"])
    #expect(log.statements.count == 2 * mostLogs)
  }

  @Test func manyUnreadableLines() {
    let log = imported(String(repeating: "<NSLayoutConstraint:0x1 A:0x2.width == ?>\n", count: 1500))
    #expect(log.diagnostics.filter { $0.code == "log-unread" }.count == 1000)
    #expect(log.findings.suffix(1) == ["too-many-diagnostics"])
  }
}

/// SplitMix64, so that a failure can be repeated by its seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
