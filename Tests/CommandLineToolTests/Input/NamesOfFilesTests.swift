import Foundation
import Testing

struct NamesOfFilesTests {
  private static let layout = "canvas 40x40\nview x\n|-[x]-|\nV:|-[x]-|\n"
  private let program: Program

  init() throws { program = try Program() }

  /// Makes the files with a shell, since Foundation converts names to composed characters.
  private func make(_ paths: String...) throws {
    for path in paths {
      let outcome = try program.shell(
        "f=$(printf '\(path)'); mkdir -p \"$(dirname \"$f\")\"; printf '\(Self.layout.replacing("\n", with: "\\n"))' > \"$f\""
      )
      #expect(outcome.status == 0)
    }
  }

  @Test(arguments: [
    ["Samples/caf\\303\\251.layout", "Samples/cafe\\314\\201.layout"],
    ["Samples/caf\\303\\251/a.layout", "Samples/cafe\\314\\201/a.layout"],
    ["Samples/\\341\\204\\200\\341\\205\\241.layout", "Samples/\\352\\260\\200.layout"],
  ])
  func bothNormalForms(paths: [String]) throws {
    for path in paths { try make(path) }
    let outcome = try program.run("verify", "--record", "missing")
    #expect(outcome.status == 2 && outcome.errors.contains("[same-name]"), "\(outcome.errors)")
    let drawn = try program.shell(
      "$LAYOUTDRAW Samples/*.layout Samples/*/*.layout --out-dir out; test $? -ne 0")
    #expect(drawn.status == 0)
  }

  @Test func bothNormalFormsOfAReference() throws {
    try make("Samples/caf\\303\\251.layout")
    _ = try program.run("verify", "--record", "missing")
    #expect(try program.run("verify").status == 0)
    _ = try program.shell("cp Snapshots/*.png \"$(printf 'Snapshots/cafe\\314\\201.png')\"")
    #expect(try program.run("verify").status == 2)
  }

  /// `accept` refuses to write a file whose name differs from the name of an existing file only in its Unicode
  /// normalization form.
  @Test func acceptedInOneNormalForm() throws {
    try make("Samples/caf\\303\\251.layout")
    _ = try program.shell("mkdir Snapshots; printf x > \"$(printf 'Snapshots/cafe\\314\\201.png')\"")
    #expect(try program.run("verify").status != 0)
    let outcome = try program.run("accept", "--all")
    #expect(outcome.status == 2 && outcome.errors.contains("[same-name]"), "\(outcome.errors)")
    #expect(try program.shell("ls Snapshots/*.png | wc -l").text.contains("1"))
  }

  @Test func otherLetters() throws {
    try make("Samples/a.layout", "Samples/a.LAYOUT", "Samples/B.Xib")
    try program.write("bogus bogus\n", to: "Samples/a.LAYOUT")
    for command in ["verify", "check Samples", "draw Samples --out-dir out", "format --check Samples"] {
      let outcome = try program.run(command.split(separator: " ").map(String.init))
      #expect(outcome.status == 2 && outcome.errors.contains("a.LAYOUT:1:1"), "\(command): \(outcome.errors)")
    }
  }

  @Test func hiddenLayoutsAreNamed() throws {
    try make("Samples/a.layout", "Samples/.b.layout", "Samples/.c/d.LAYOUT", "Samples/.git/e.layout")
    _ = try program.run("verify", "--record", "missing")
    for command in [["verify"], ["check", "Samples"]] {
      let outcome = try program.run(command)
      #expect(outcome.status == 0)
      let reported = outcome.errors.split(separator: "\n").filter { $0.contains("[passed-over]") }
      #expect(reported.map { $0.prefix { $0 != ":" } } == ["Samples/.b.layout", "Samples/.c"])
    }
  }

  @Test(arguments: ["\\314\\201x.layout", "\\314\\201x/y.layout", "a/\\314\\201.layout"])
  func marksBehindASlash(path: String) throws {
    try make(path)
    let outcome = try program.shell(
      "mkdir w; cd w; f=$(printf '../\(path)'); $LAYOUTDRAW \"$f\" --out-dir out; echo $?; find . -name '*.png'"
    )
    #expect(outcome.text.utf8.starts(with: "0\n./out/".utf8), "\(outcome)")
    #expect(
      try program.shell("f=$(printf '\(path)'); $LAYOUTDRAW verify --references refs --record missing \"$f\"")
        .status == 1)
  }
}
