import Foundation
import Testing

struct OutputsAndInputsTests {
  private static let layout = "canvas 40x40\nview x\n|-[x]-|\nV:|-[x]-|\n"
  private static let options = ["--report", "--junit", "--sarif", "--markdown", "--reg"]

  private static let recorded = Result {
    let program = try Program()
    for name in ["a", "actual/b"] { try program.write(layout, to: "Samples/\(name).layout") }
    try program.write(layout, to: "Before/a.layout")
    _ = try program.run("verify", "--record", "missing")
    for part in 1...2 {
      #expect(try program.run("verify", "--shard", "\(part)/2", "--out-dir", "p/\(part)").status == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appending(path: "link.html").path, withDestinationPath: "Samples/a.layout")
    try FileManager.default.linkItem(
      at: program.folder.appending(path: "Snapshots/a.png"), to: program.folder.appending(path: "hard.html"))
    return program
  }

  private let program: Program

  init() throws { program = try Program(like: Self.recorded) }

  @Test(arguments: [
    "verify --references=", "verify --out-dir", "verify --report", "verify --root", "verify --base=",
    "accept --all --prune --references", "Samples/a.layout -o", "Samples/a.layout --out-dir=",
    "markdown --in-place --images", "merge-reports p/1 p/2 --out-dir",
  ])
  func emptyPaths(command: String) throws {
    try program.write("{}", to: "report.json")
    try program.write("{}", to: "package.json")
    let files = try program.files()
    var arguments = command.split(separator: " ").map(String.init)
    if !command.hasSuffix("=") { arguments.append("") }
    #expect(try program.run(arguments).status == 64)
    #expect(try program.files() == files)
    for path in ["report.json", "package.json"] { #expect(try program.read(path) == Data("{}".utf8)) }
  }

  @Test(arguments: [".", "coverage"], ["verify", "merge-reports p/1 p/2"])
  func reportOfAnotherProgram(folder: String, command: String) throws {
    try program.write("{\"mine\": 1}", to: "\(folder)/report.json")
    let outcome = try program.run(
      command.split(separator: " ").map(String.init) + ["--out-dir", folder])
    #expect(
      outcome.status == 2 && outcome.errors.contains("report.json: error:")
        && outcome.errors.contains("[unwritable-file]"), "\(outcome.errors)")
    #expect(try program.read("\(folder)/report.json") == Data("{\"mine\": 1}".utf8))
  }

  @Test(arguments: options, ["actual", "expected", "difference", ".gitignore", "report.json"])
  func reportInPlaceOfAResult(option: String, name: String) throws {
    let outcome = try program.run("verify", option, "layoutdraw-results/\(name)")
    #expect(outcome.status == 2 && outcome.errors.contains("[same-output]"), "\(outcome.errors)")
    #expect(try program.run("verify").status == 0)
  }

  private func bytes() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
    var found: [String: Data] = [:]
    for path in paths where ["Samples", "Snapshots", "Before", "p"].contains(where: { path.hasPrefix($0) }) {
      found[path] = try? program.read(path)
    }
    return found
  }

  private static let targets = [
    "Samples/a.layout", "Samples/new.layout", "Samples/NEW.XIB", "Snapshots/a.png", "Snapshots/a.json",
    "Snapshots/actual/b.png", "Snapshots/new.svg", "link.html",
  ]

  @Test(arguments: options, targets) func reports(option: String, target: String) throws {
    let before = try bytes()
    let outcome = try program.run("verify", option, target)
    #expect(outcome.status == 2 && outcome.errors.contains("[output-is-input]"), "\(outcome.errors)")
    let wrong = try program.run("verify", option, target, "--bogus")
    #expect(wrong.status == 64)
    let merged = try program.run("merge-reports", "p/1", "p/2", option, target)
    #expect(merged.status == 2 && merged.errors.contains("[output-is-input]"), "\(merged.errors)")
    #expect(try bytes() == before)
  }

  @Test(arguments: [("r.md", "--markdown"), ("r.XML", "--junit"), ("r.sarif", "--sarif")])
  func aPageWithTheNameOfAnotherFormat(path: String, option: String) throws {
    let outcome = try program.run("verify", "--report", path)
    #expect(outcome.status == 64 && outcome.errors.contains("\(option) to write"), "\(outcome.errors)")
    #expect(try !program.files().contains(path))
  }

  @Test(arguments: [
    ["--base", "Before", "--report", "Before/a.layout"], ["--out-dir", "Snapshots"],
    ["--out-dir", "Snapshots/deep"], ["--references", "layoutdraw-results/actual"],
    ["--report", "r.html", "--junit", "r.html"],
  ])
  func otherWays(arguments: [String]) throws {
    let before = try bytes()
    let outcome = try program.run(["verify"] + arguments)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(try bytes() == before)
  }

  @Test func partsAreInputs() throws {
    let before = try bytes()
    for option in Self.options {
      #expect(try program.run("merge-reports", "p/1", "p/2", option, "p/1/report.json").status == 2)
    }
    for folder in ["p/1", "./p//2/"] {
      let outcome = try program.run("merge-reports", "p/1", "p/2", "--out-dir", folder)
      #expect(outcome.status == 2 && outcome.errors.contains("[output-is-input]"), "\(outcome.errors)")
    }
    #expect(try bytes() == before)
  }

  @Test func linksToReferences() throws {
    let before = try bytes()
    _ = try program.run("verify", "--report", "hard.html")
    #expect(try bytes() == before)
  }

  /// A report must not be written through a link in the folder of references.
  @Test(arguments: [
    "verify --junit Snapshots/new.png",
    "merge-reports layoutdraw-results --out-dir m --reg Snapshots/new.png",
  ])
  func linksAtReferences(command: String) throws {
    _ = try program.run("verify")
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appending(path: "Snapshots/new.png").path, withDestinationPath: "../outside")
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.errors.contains("Snapshots/new.png: error"), "\(outcome.errors)")
    #expect(try !program.files().contains("outside"))
  }

  @Test func onlyReportsOfOursAreStale() throws {
    try program.write("precious", to: "notes.html")
    #expect(try program.run("verify", "--report", "old.html", "--reg", "old.json").status == 0)
    try program.write("bogus\n", to: "Samples/a.layout")
    try FileManager.default.removeItem(at: program.folder.appending(path: "Samples"))
    let outcome = try program.run(
      "verify", "Samples", "--report", "notes.html", "--junit", "old.html", "--reg", "old.json")
    #expect(outcome.status == 2)
    #expect(try String(decoding: program.read("notes.html"), as: UTF8.self) == "precious")
    #expect(try !program.files().contains("old.json"))
  }

  @Test(arguments: [
    "draw Samples/a.layout -f png -o Samples/actual/b.layout",
    "draw Samples/a.layout -f json -o Samples/new.layout",
    "draw Samples/a.layout -o o.png --depfile Samples/actual/b.layout",
    "sizes Samples/a.layout --widths 9...99 -o Before/a.layout",
    "draw Samples/a.layout -f svg -o link.html", "markdown page.md -o Samples/a.layout",
    "verify --reg layoutdraw-results/report.json", "verify --report ./layoutdraw-results//report.json",
    "verify --report layoutdraw-results/actual/a.png",
    "merge-reports p/1 p/2 --reg layoutdraw-results/report.json",
  ])
  func layoutsAndResults(command: String) throws {
    try program.write("# Page\n", to: "page.md")
    let before = try bytes()
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == (command.hasPrefix("sizes") ? 64 : 2), "\(outcome.errors)")
    #expect(try bytes() == before)
  }

  @Test(arguments: [
    ("format --in-place Samples", "Samples/x.layout", "outside/x.layout"),
    ("markdown --in-place docs", "docs/p.md", "outside/p.md"),
    ("markdown --in-place docs", "docs/sub", "outside"),
    ("draw Samples", "Samples/sub", "outside"), ("draw Samples", "Samples/a.png", "outside/p.md"),
  ])
  func inPlace(command: String, link: String, target: String) throws {
    try program.write("view a\n|-[a]-|\n   V:|-[a]-|\n", to: "outside/x.layout")
    try program.write("```layout name=form\n|-[a]-|\n```\n", to: "outside/p.md")
    try program.write("# Page\n", to: "docs/q.md")
    let url = program.folder.appending(path: link)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: program.folder.appending(path: target).path)
    let outside = {
      try program.files(in: "outside").map {
        try $0 + String(decoding: program.read("outside/\($0)"), as: UTF8.self)
      }
    }
    let before = try outside()
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.errors.contains("[leads-out]"), "\(outcome.errors)")
    #expect(try outside() == before)
    if command.hasPrefix("format") {
      #expect(try program.run("format", "--in-place", link).status == 0)
      #expect(try outside() != before)
    }
  }

  @Test(arguments: [
    ("verify --record failed", "Snapshots/a.json", "outside/precious"),
    ("verify --record missing", "Snapshots/sub", "outside"),
    ("draw Samples --out-dir Snapshots", "Snapshots/a.png", "outside/precious"),
    ("markdown --in-place --images Snapshots page.md", "Snapshots/form.svg", "outside/new.svg"),
    ("accept --all", "Snapshots/a.json", "outside/precious"),
  ])
  func nothingOutside(command: String, link: String, target: String) throws {
    try program.write("precious", to: "outside/precious")
    try program.write(Self.layout, to: "Samples/sub/c.layout")
    try program.write("```layout name=form\n|-[a]-|\n```\n", to: "page.md")
    let url = program.folder.appending(path: link)
    try? FileManager.default.removeItem(at: url)
    _ = try program.run("verify")
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: program.folder.appending(path: target).path)
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(try program.files(in: "outside") == ["precious"])
    #expect(try String(decoding: program.read("outside/precious"), as: UTF8.self) == "precious")
  }

  @Test func whatAKilledRunLeft() throws {
    // The name of a temporary file contains the number of the process that wrote it. No process has the number
    // 99999999.
    for folder in ["Snapshots", "."] { try program.write("half", to: "\(folder)/.layoutdraw-99999999-0") }
    #expect(try program.run("verify", "--record", "missing").status == 0)
    #expect(try !program.files(in: "Snapshots").contains(".layoutdraw-99999999-0"))
    #expect(try program.run("Samples/a.layout", "-o", "a.png").status == 0)
    #expect(try !program.files().contains(".layoutdraw-99999999-0"))
    // Even without differences, `verify` removes old temporary files from these folders.
    let results = ["actual", "expected", "difference/deep"].map { "layoutdraw-results/\($0)" }
    for folder in results { try program.write("half", to: "\(folder)/.layoutdraw-99999999-0") }
    #expect(try program.run("verify").status == 0)
    for folder in results { #expect(try !program.files(in: folder).contains(".layoutdraw-99999999-0")) }
  }
}
