import Foundation
import Testing

@testable import CommandLineTool

struct ProgressLineTests {
  private func written(each: Int, isOn: Bool = true, name: String = "a.layout") -> [String] {
    var now: Int = 5
    var lines: [String] = []
    var progress = ProgressLine(
      "drawn", of: 10, isOn: isOn, clock: { now }, write: { lines.append($0) })
    for _ in 0..<10 {
      now += each
      progress.advance(name)
    }
    progress.clear()
    return lines
  }

  private let cleared = "\r\u{1B}[K"

  @Test func workBelowASecondIsSilent() { #expect(written(each: 99) == []) }

  @Test func workAboveASecondShowsItsProgressAndRemovesIt() {
    #expect(
      written(each: 300)
        == (4...9).map { cleared + "\($0) of 10 drawn, a.layout" } + [cleared])
  }

  @Test func notFasterThanItCanBeRead() {
    var now: Int = 0
    var count = 0
    var progress = ProgressLine("drawn", of: 10_000, isOn: true, clock: { now }, write: { _ in count += 1 })
    for _ in 0..<5000 {
      now += 1
      progress.advance("a")
    }
    #expect(count == 41)
  }

  @Test func elsewhereThanOnATerminalItIsSilent() { #expect(written(each: 3000, isOn: false) == []) }

  @Test func itStaysOneLineWhateverTheName() {
    let line = written(each: 500, name: "a\nb\u{1B}" + String(repeating: "x", count: 200))[0]
    #expect(line.dropFirst(cleared.unicodeScalars.count - 1).count <= 80)
    #expect(!line.dropFirst(3).contains("\n") && line.unicodeScalars.filter { $0.value == 0x1B }.count == 1)
  }

  #if os(Linux)
    @Test(arguments: [(0.0, false), (1.5, true)])
    func onATerminal(seconds: Double, isSeen: Bool) throws {
      let program = try Program()
      for name in ["b", "c"] { try program.write("canvas 40x30\n", to: "\(name).layout") }
      let outcome = try program.shell(
        """
        (sleep \(seconds); echo "canvas 40x30") | (
          exec 3<&0
          TERM=xterm script -qec '"$LAYOUTDRAW" /dev/fd/3 b.layout c.layout -f json --out-dir . -j 1' typescript >/dev/null </dev/null
        )
        """)
      #expect(outcome.status == 0)
      let output = String(decoding: try program.read("typescript"), as: UTF8.self)
      #expect(output.contains("1 of 3 drawn, /dev/fd/3") == isSeen, "\(output)")
    }
  #endif
}
