import Diagnostics
import FixedAdvance
import LayoutDraw
import LinearOracle
import LogImport
import Testing

/// A layout that is imported from a damaged log can always be read.
struct DamagedLogTests {
  @Test(arguments: 1...20)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = Array(RealLogs.all.map(\.entry).joined(separator: "\n").utf8)
    let start = random.int(0...bytes.count - 1)
    bytes = Array(bytes[start..<min(bytes.count, start + 4000)])
    for _ in 0..<random.int(1...40) { damage(&bytes, &random) }
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

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard bytes.count > 2 else { return }
    let place = random.int(0...bytes.count - 1)
    let end = min(bytes.count, place + random.int(1...30))
    switch random.int(0...5) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.int(0...bytes.count - 1))
    case 2: bytes[place] = UInt8(random.int(0...255))
    case 3: bytes.swapAt(place, random.int(0...bytes.count - 1))
    case 4: bytes[place..<end].reverse()
    default: bytes.insert(contentsOf: Array("'|\"<>[]():0x.=-&9\n".utf8).shuffled(using: &random), at: place)
    }
  }

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
