import Foundation
import Testing

@Suite("--watch")
struct WatchTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "a.layout")
    try program.write("canvas 40x30\nview b\n|-[b]-|\nV:|-[b]-|\n", to: "b.layout")
  }

  private func wait(_ isSo: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<400 {
      if try isSo() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  private func text(_ path: String) -> String {
    (try? program.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("draws saved files again, and keeps the last good picture of a file with errors")
  func follows() throws {
    try program.write("", to: "log")
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["a.layout", "b.layout", "--out-dir", ".", "-f", "svg", "--watch"]
    process.currentDirectoryURL = program.folder
    process.standardError = try FileHandle(forWritingTo: program.folder.appending(path: "log"))
    try process.run()
    defer { process.end() }
    #expect(wait { text("log").hasSuffix("watching 2 files; press Ctrl-C to stop\n") })
    let (a, b) = (text("a.svg"), text("b.svg"))
    #expect(a.contains("width=\"40\"") && b.contains("width=\"40\""))

    try program.write("canvas 50x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "a.layout")
    #expect(wait { text("log").hasSuffix("drawn again: a.layout\n") })
    #expect(text("a.svg").contains("width=\"50\""))
    #expect(text("b.svg") == b)

    try program.write("canvas 60x30\nview a\n|-[x]-|\n", to: "a.layout")
    #expect(wait { text("log").contains("a.layout:3:4: error:") })
    #expect(text("a.svg").contains("width=\"50\""))

    // Many editors save to a new file, which then replaces the old one.
    try program.write("canvas 70x30\nview b\n|-[b]-|\nV:|-[b]-|\n", to: "new")
    #expect(
      rename(program.folder.appending(path: "new").path, program.folder.appending(path: "b.layout").path) == 0
    )
    #expect(wait { text("log").hasSuffix("drawn again: b.layout\n") })
    #expect(text("b.svg").contains("width=\"70\""))
  }

  @Test("is for files: other inputs, and standard output, are wrong usage")
  func usage() throws {
    #expect(try program.run("-", "--watch").status == 64)
    #expect(try program.run("-e", "|[a]|", "--watch", "-o", "a.png").status == 64)
    #expect(try program.run("a.layout", "--watch", "-o", "-").status == 64)
  }

  @Test("reports when a file is gone, and when it is back")
  func goneAndBack() throws {
    try program.write("", to: "log")
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["a.layout", "--out-dir", ".", "-f", "svg", "--watch"]
    process.currentDirectoryURL = program.folder
    process.standardError = try FileHandle(forWritingTo: program.folder.appending(path: "log"))
    try process.run()
    defer { process.end() }
    #expect(wait { text("log").hasSuffix("press Ctrl-C to stop\n") })
    let (here, away) = (program.folder.appending(path: "a.layout"), program.folder.appending(path: "away"))
    try FileManager.default.moveItem(at: here, to: away)
    #expect(wait { text("log").hasSuffix("a.layout is gone; it will be drawn again when it is back\n") })
    try FileManager.default.moveItem(at: away, to: here)
    #expect(wait { text("log").hasSuffix("a.layout is back\ndrawn again: a.layout\n") }, "\(text("log"))")
  }
}
