import Foundation
import Testing

/// `accept` reads results that may come from a stranger, so it may change only the project's references.
struct UntrustedReportTests {
  private let program: Program
  private static let layout = "canvas 40x40\nview x\n|-[x]-|\nV:|-[x]-|\n"

  private static let verified = Result {
    let program = try Program()
    for name in ["a", "b"] { try program.write(layout, to: "project/Samples/\(name).layout") }
    _ = try run(program, ["verify", "--record", "missing"])
    try program.write(layout.replacing("view x", with: "view x fill red"), to: "project/Samples/a.layout")
    try program.write("", to: "project/Snapshots/orphan.png")
    try program.write("keep", to: "home/victim.png")
    #expect(try run(program, ["verify"]).status == 1)
    return program
  }

  init() throws { program = try Program(like: Self.verified) }

  private static func run(_ program: Program, _ arguments: [String]) throws -> Program.Outcome {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try program.shell("cd project && \"$LAYOUTDRAW\" \(words)")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome { try Self.run(program, arguments) }

  private var report: String {
    get throws { String(decoding: try program.read("project/layoutdraw-results/report.json"), as: UTF8.self) }
  }

  private func forge(_ old: String, _ new: String) throws {
    let text = try report
    #expect(text.contains(old), "\(old) is not in \(text)")
    try program.write(text.replacing(old, with: new), to: "project/layoutdraw-results/report.json")
  }

  private func state() throws -> String {
    try program.shell(
      "find . -path ./project/layoutdraw-results -prune -o -type f -exec sha256sum {} + | sort"
    ).text
  }

  @Test func whatIsMeantIsAccepted() throws {
    let outcome = try run("accept", "--all", "--prune")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "accepted Snapshots/a.png\nremoved Snapshots/orphan.png\n", "\(outcome.text)")
    #expect(try run("verify").status == 0)
    #expect(try run("accept", "--all").text == "nothing to do\n")
  }

  @Test(arguments: [
    ("absolute references", #""references": "Snapshots""#, #""references": "HOME""#),
    ("references beside", #""references": "Snapshots""#, #""references": "../home""#),
    ("another folder of ours", #""references": "Snapshots""#, #""references": "Samples""#),
    ("layouts elsewhere", #""root": "Samples""#, #""root": "../home""#),
    ("absolute layouts", #""root": "Samples""#, #""root": "/""#),
    ("a path upward", #""path": "a.png""#, #""path": "../a.png""#),
    ("an absolute path", #""path": "a.png""#, #""path": "/tmp/a.png""#),
    ("a hidden one", #""path": "a.png""#, #""path": ".ssh/a.png""#),
    ("another extension", #""path": "a.png""#, #""path": "a.sh""#),
    ("a path with NUL", #""path": "a.png""#, #""path": "a\u0000.png""#),
    (
      "a layout that made it not", #""path": "orphan.png", "status": "orphaned""#,
      #""path": "b.png", "status": "orphaned""#
    ),
    ("no layout", #""layout": {"name": "a""#, #""layout": {"name": "nobody""#),
    ("a name upward", #""layout": {"name": "a""#, #""layout": {"name": "../Samples/a""#),
  ])
  func forged(name: String, old: String, new: String) throws {
    try forge(old, new.replacing("HOME", with: program.folder.appending(path: "home").path))
    let before = try state()
    let outcome = try run("accept", "--all", "--prune")
    #expect(outcome.status == 2, "\(name): \(outcome.errors)")
    let after = try state()
    let honest = name == "no layout" || name.hasPrefix("a layout")
    if !honest { #expect(after == before, "\(name)") }
    #expect(try program.read("home/victim.png") == Data("keep".utf8))
    #expect(try program.files(in: "home") == ["victim.png"])
    #expect(try program.files(in: "project/Snapshots").contains("b.png"), "\(name)")
  }

  @Test(arguments: ["a", "orphan"]) func aLinkThatLeadsOut(file: String) throws {
    _ = try program.shell(
      "cd project && mv Snapshots/\(file).png ../home/ && ln -s ../../home/\(file).png Snapshots/")
    let before = try state()
    let outcome = try run("accept", "\(file).png", "--prune")
    #expect(outcome.status == 2 && outcome.errors.contains("[leads-out]"), "\(outcome)")
    #expect(try state() == before)
  }

  @Test func foldersThatLeadOut() throws {
    try program.write(Self.layout, to: "project/Samples/sub/c.layout")
    #expect(try run("verify").status == 1)
    _ = try program.shell("ln -s ../../home project/Snapshots/sub")
    let outcome = try run("accept", "--all")
    #expect(outcome.status == 2 && outcome.errors.contains("[leads-out]"), "\(outcome.errors)")
    #expect(try program.files(in: "home") == ["victim.png"])
    // A link to a folder outside of the project is followed only if `--references` names the link.
    _ = try program.shell(
      "cd project && rm Snapshots/sub && mv Snapshots ../elsewhere && ln -s ../elsewhere Snapshots")
    let before = try state()
    #expect(try run("accept", "a").status == 2)
    #expect(try state() == before)
    #expect(try run("accept", "a", "--references", "Snapshots").status == 0)
  }

  @Test func resultsThatLeadOut() throws {
    _ = try program.shell(
      "cd project/layoutdraw-results && rm -r actual && ln -s ../../home actual && cp expected/a.png actual/")
    #expect(try run("accept", "--all").status == 2)
    #expect(try run("verify").status == 2)
    #expect(try program.files(in: "home") == ["a.png", "victim.png"])
  }

  @Test(arguments: ["Samples/a.layout", "Snapshots/a.png"]) func whatHasChangedSince(file: String) throws {
    let bytes = try program.read("project/\(file)")
    try (bytes + Data("\n".utf8)).write(to: program.folder.appending(path: "project/\(file)"))
    let before = try state()
    let outcome = try run("accept", "a")
    #expect(outcome.status == 2 && outcome.errors.contains("[changed-since]"), "\(outcome.errors)")
    #expect(try state() == before)
  }

  @Test func aReferenceThatCameSince() throws {
    try program.write(Self.layout, to: "project/Samples/new.layout")
    #expect(try run("verify").status == 1)
    try program.write("mine", to: "project/Snapshots/new.json")
    let outcome = try run("accept", "new")
    #expect(
      outcome.status == 2 && outcome.errors.contains("Snapshots/new.json: error: this file has changed"))
    #expect(try program.read("project/Snapshots/new.json") == Data("mine".utf8))
  }

  @Test func filesThatAreNotPictures() throws {
    try program.write("#!/bin/sh\n", to: "project/layoutdraw-results/actual/a.png")
    let outcome = try run("accept", "a")
    #expect(outcome.status == 2 && outcome.errors.contains("its content is not PNG"), "\(outcome.errors)")
  }

  @Test func aPartIsNotReadThroughLinks() throws {
    _ = try run("verify", "--shard", "1/1", "--out-dir", "part")
    _ = try program.shell(
      "cd project/part/actual && echo secret > ../../../home/secret.png && ln -sf ../../../home/secret.png a.png"
    )
    let outcome = try run("merge-reports", "part", "--report", "r.html")
    #expect(outcome.status == 2 && outcome.errors.contains("[leads-out]"), "\(outcome.errors)")
    #expect(try !program.files(in: "project").contains("r.html"))
  }

  @Test(arguments: [
    "Snapshots/a.png", "Snapshots/a.json", "Snapshots/other.png", "layoutdraw-results/report.json",
  ])
  func aPipeInTheWay(path: String) throws {
    _ = try program.shell("cd project && rm -f \(path) && mkfifo \(path)")
    for arguments in [["verify"], ["verify", "--record", "all"], ["accept", "--all", "--prune"]] {
      let words = arguments.joined(separator: " ")
      let outcome = try program.shell("cd project && timeout 20 \"$LAYOUTDRAW\" \(words)")
      #expect(outcome.status == 2, "\(words): \(outcome.errors)")
    }
  }

  @Test func aPrivateFileStaysSo() throws {
    let file = program.folder.appending(path: "a.png")
    try Data().write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    _ = try program.shell("umask 000; \"$LAYOUTDRAW\" project/Samples/a.layout -o a.png")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func controlCharactersReachNobody() throws {
    let name = "x\u{1B}[31my\u{7}\u{9B}z"
    try program.write(
      "canvas 40x40\nlabel x \"\u{1B}]0;owned\u{7}\"\n|-[nobody]-|\n", to: "project/Samples/\(name).layout")
    try program.write(Self.layout, to: "project/Samples/\(name)2.layout")
    let reports = [
      "--report", "r.html", "--junit", "j.xml", "--sarif", "s.json", "--markdown", "m.md", "--reg", "g.json",
      "--github",
    ]
    var printed: [(String, Data)] = []
    func keep(_ what: String, _ outcome: Program.Outcome) {
      printed.append((what, outcome.output + Data(outcome.errors.utf8)))
    }
    keep("verify", try program.run(["verify", "--root", "project/Samples", "project/Samples"] + reports))
    for file in ["r.html", "j.xml", "s.json", "m.md", "g.json"] {
      printed.append((file, try program.read(file)))
    }
    for command in [
      ["check"], ["check", "--format", "github"], ["check", "--format", "sarif"],
      ["check", "--format", "json"],
      ["explain"], ["constraints"], ["format", "--check"], ["convert", "--to", "uikit"], ["diff"],
      ["metadata"],
      ["-o", "/dev/null", "-f", "png"],
    ] {
      for name in [name, name + "2"] {
        let file = "project/Samples/\(name).layout"
        let rest =
          command == ["explain"]
          ? [file, "x.left"] : command == ["diff"] ? [file, "project/Samples/a.layout"] : [file]
        keep("\(command)", try program.run(command + rest))
      }
    }
    for (what, bytes) in printed {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x9B }, "\(what)")
    }
  }
}
