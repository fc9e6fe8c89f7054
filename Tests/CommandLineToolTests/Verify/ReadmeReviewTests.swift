import Foundation
import Testing

struct ReadmeReviewTests {
  private let program: Program

  init() throws {
    program = try Program()
    for name in ["one", "two", "three"] {
      try program.write("canvas 60x40\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "Samples/cards/\(name).layout")
    }
    // The manual's commands call the program by its name alone, so link to it from a folder for `PATH`.
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: program.folder.appending(path: "bin/layoutdraw"), withDestinationURL: Program.executable)
  }

  @Test(.enabled(if: Tool.isNeeded("parallel"), "GNU parallel is not here; .ci/run installs it"))
  func gnuParallel() throws {
    let script = try Self.block("sh", with: "parallel --sshlogin")
    // GNU parallel silently loses jobs if SHELL is not set.
    let ssh = """
      #!/bin/sh
      export SHELL=/bin/sh
      echo "$@" >>"$HOME/ssh.log"
      shift
      [ "$1" = -- ] && shift
      exec sh -c "$*"

      """
    try program.write(ssh, to: "bin/ssh")
    let setup =
      "export PATH=\"$PWD/bin:$PATH\" HOME=\"$PWD\" SHELL=/bin/sh PARALLEL_SSH=\"$PWD/bin/ssh\"; chmod +x bin/ssh\n"
    _ = try program.shell(setup + "layoutdraw verify --record missing")
    let passing = try program.shell(setup + "mkdir -p .parallel; touch .parallel/will-cite\n" + script)
    #expect(passing.status == 0, "\(passing.errors)")
    #expect(try program.files(in: "parts") == (1...8).map(String.init))
    #expect(try program.read("report.html").count > 1000)
    let calls = String(decoding: try program.read("ssh.log"), as: UTF8.self)
    #expect(calls.contains("build1 ") && calls.contains("build2 "))
    try program.write("{}", to: "Snapshots/cards/orphan.json")
    let failing = try program.shell(setup + script)
    #expect(failing.status == 1)
    #expect(failing.errors.contains("3 of 4 as expected, 1 orphaned"))
  }

  @Test(.enabled(if: Tool.isNeeded("ninja"), "Ninja is not here; .ci/run installs it"))
  func ninjaDrawsWhatChanged() throws {
    try program.write(try Self.block("ninja", with: "rule draw"), to: "build.ninja")
    let setup = "export PATH=\"$PWD/bin:$PATH\"\n"
    #expect(try program.shell(setup + "ninja").text.contains("[2/2]"))
    #expect(try program.shell(setup + "ninja").text.contains("no work to do"))
    let date = Date(timeIntervalSinceNow: 10)
    let layout = program.folder.appending(path: "Samples/cards/one.layout").path
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: layout)
    let again = try program.shell(setup + "ninja -v")
    #expect(again.text.contains("one.layout") && !again.text.contains("two.layout"), "\(again.text)")
  }

  #if os(Linux)  // On macOS, sed -i has another syntax.
    @Test func thePullRequest() throws {
      let cards = manualFolder.appending(path: "Examples/reviewing/cards")
      for place in ["Samples", "main/Samples"] {
        let folder = program.folder.appending(path: place)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: cards, to: folder.appending(path: "cards"))
      }
      var missing: [Substring] = []
      let lines = try Self.block("", with: "layoutdraw verify --base").split(separator: "\n")
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("$ ") {
          #expect(missing == [], "the manual does not say all of it")
          let script = "export PATH=\"$PWD/bin:$PATH\"; \(line.dropFirst(2))"
          let outcome = try program.shell(script)
          missing = (outcome.errors + outcome.text).split(separator: "\n")
        } else if line == "..." {
          missing = Array(missing.drop { $0 != lines[index + 1] })
        } else {
          #expect(missing.first == line)
          missing = Array(missing.dropFirst())
        }
      }
      #expect(missing == [])
      let after = try program.shell("export PATH=\"$PWD/bin:$PATH\"; layoutdraw verify")
      #expect(after.status == 1 && after.errors.contains("2 of 3 as expected, 1 different"))
    }
  #endif

  private static func block(_ language: String, with text: String) throws -> String {
    let parts = try documentationPages().map(\.text).joined().components(separatedBy: "\n```")
    let block = try #require(parts.first { $0.hasPrefix(language + "\n") && $0.contains(text) })
    return String(block.dropFirst(language.count + 1)) + "\n"
  }
}

enum Tool {
  static func isNeeded(_ name: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["LAYOUTDRAW_REQUIRE_TOOLS"] != nil
      || (environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
  }
}
