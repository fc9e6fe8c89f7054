import Foundation
import Testing

struct SeveralInputsTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("", to: "out/keep")
    for name in ["a", "b", "c", "d"] {
      try program.write("canvas 40x30\nview \(name)\n", to: "\(name).layout")
    }
  }

  @Test(arguments: ["1", "3", "64", "9223372036854775807"])
  func aBadFileDoesNotStopTheOthers(jobs: String) throws {
    try program.write("canvas 40x30\nview a\n|-[b]-|\n", to: "b.layout")
    let outcome = try program.run(
      "a.layout", "b.layout", "missing.layout", "c.layout", "d.layout", "--out-dir", "out", "-j", jobs)
    #expect(outcome.status == 2)
    #expect(try program.files(in: "out") == ["a.png", "c.png", "d.png", "keep"])
    let files = outcome.errors.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^[a-z]+\.layout/)?.output
    }
    var inOrder: [Substring] = []
    for file in files where inOrder.last != file { inOrder.append(file) }
    #expect(inOrder == ["a.layout", "b.layout", "missing.layout", "c.layout", "d.layout"])
  }

  @Test func oneJSONEach() throws {
    let outcome = try program.run("a.layout", "b.layout", "--out-dir", "out", "-f", "json", "-j", "2")
    #expect(outcome.status == 0)
    #expect(try program.files(in: "out") == ["a.json", "b.json", "keep"])
  }

  @Test func twoInputsForOneOutputAreAnError() throws {
    try program.write("canvas 40x30\nview other\n", to: "x/a.layout")
    let outcome = try program.run("a.layout", "x/a.layout", "c.layout", "--out-dir", "out")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "out/a.png: error: the results of 'a.layout', 'x/a.layout' would overwrite each other here"))
    #expect(try program.files(in: "out") == ["c.png", "keep"])
  }

  @Test(arguments: ["new", "new/a/b/", "./out/more"]) func theFolderIsMade(folder: String) throws {
    let outcome = try program.run("a.layout", "b.layout", "--out-dir", folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try program.files(in: folder) == ["a.png", "b.png"])
  }

  @Test func withoutAFolderEachBesideItself() throws {
    #expect(try program.run("a.layout", "b.layout").status == 0)
    #expect(try program.files().filter { $0.hasSuffix(".png") } == ["a.png", "b.png"])
  }
}
