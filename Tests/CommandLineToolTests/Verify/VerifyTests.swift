import Foundation
import Testing

struct VerifyTests {
  private let program: Program
  private static let layout = "canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n"

  init() throws {
    program = try Program()
    try program.write(Self.layout, to: "Samples/a.layout")
    try program.write(Self.layout.replacing("40x30", with: "50x30"), to: "Samples/b/c.layout")
    _ = try program.run("verify", "--record", "all")
  }

  enum Change: String, CaseIterable {
    case noReferences, emptyReferences, oneMissing, orphan, stale, corrupt, empty, brokenLayout, noLayouts
    case failedAssertion
  }

  @Test(arguments: Change.allCases)
  func mustNotPass(_ change: Change) throws {
    #expect(try program.run("verify").status == 0)
    let files = FileManager.default
    let snapshots = program.folder.appending(path: "Snapshots")
    var status: Int32 = 1
    var printed = ""
    switch change {
    case .noReferences:
      try files.removeItem(at: snapshots)
      printed = "there are no references yet: 'layoutdraw verify --record missing' writes them\n"
    case .emptyReferences:
      for file in ["a.png", "a.json", "b"] { try files.removeItem(at: snapshots.appending(path: file)) }
      printed = "2 missing"
    case .oneMissing:
      try files.removeItem(at: snapshots.appending(path: "b/c.json"))
      printed = "b/c.json: this reference does not exist yet [missing]"
    case .orphan:
      try program.write("", to: "Snapshots/b/d.png")
      printed = "Snapshots/b/d.png: error: no layout produces this reference anymore [orphaned]"
    case .stale:
      try program.write("", to: "Snapshots/a-tablet.png")
      printed = "[stale]"
    case .corrupt:
      try program.read("Snapshots/a.png").dropLast(30).write(to: snapshots.appending(path: "a.png"))
      (status, printed) = (2, "this file cannot be read as a PNG picture")
    case .empty:
      try program.write("", to: "Snapshots/a.png")
      (status, printed) = (2, "this file cannot be read as a PNG picture")
    case .brokenLayout:
      try program.write("view a\n[a", to: "Samples/a.layout")
      (status, printed) = (2, "a.layout:2:")
    case .noLayouts:
      for file in ["a.layout", "b/c.layout"] {
        try files.removeItem(at: program.folder.appending(path: "Samples/\(file)"))
      }
      (status, printed) = (2, "there are no layouts in this folder")
    case .failedAssertion:
      try program.write(Self.layout + "assert a.width >= 100\n", to: "Samples/a.layout")
      printed = "[assertion]\n5 | assert a.width >= 100\n  | ^~~~~~~~~~~~~~~~~~~~~\n"
    }
    let outcome = try program.run("verify")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(printed), "\(outcome.errors)")
    // The failed run must not write files that make the next run pass.
    #expect(try program.run("verify").status == status)
  }

  @Test(arguments: [
    ("never", ["a.json", "b"], ["a.png"]), ("missing", ["a.json", "a.png", "b"], ["a.png"]),
    ("failed", ["a.json", "a.png", "b"], []), ("all", ["a.json", "a.png", "b"], []),
  ])
  func recording(policy: String, files: [String], differing: [String]) throws {
    try FileManager.default.removeItem(at: program.folder.appending(path: "Snapshots/a.png"))
    try program.write(Self.layout.replacing("40x30", with: "60x30"), to: "Samples/b/c.layout")
    let before = try program.read("Snapshots/b/c.png")
    let outcome = try program.run("verify", "--record", policy)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("references were recorded") == (policy != "never"))
    #expect(
      outcome.errors.contains("warning: a.png: recorded as a new reference [missing]") == (policy != "never"))
    let count =
      ["never": "1 different, 1 missing", "missing": "1 different, 1 recorded"][policy] ?? "2 recorded"
    #expect(outcome.errors.contains("0 of 2 as expected, \(count)\n"), "\(outcome.errors)")
    #expect(try program.files(in: "Snapshots") == files)
    #expect(try (program.read("Snapshots/b/c.png") == before) == !differing.isEmpty)
    if differing.isEmpty { #expect(try program.run("verify", "--record", policy).status == 0) }
  }

  @Test(arguments: ["b/c", "b/c.layout", "./Samples/b/c.layout", "Samples/b/c.layout", "b", "b/c.png"])
  func acceptedByName(_ name: String) throws {
    try program.write(Self.layout.replacing("40x30", with: "60x30"), to: "Samples/b/c.layout")
    #expect(try program.run("verify").status == 1)
    let outcome = try program.run("accept", name)
    #expect(outcome.text.contains("accepted Snapshots/b/c.png"), "\(outcome.errors)")
  }

  @Test func aPairIsRecordedAcceptedAndPruned() throws {
    try program.write("// draw: --dark-pair\n" + Self.layout, to: "Samples/a.layout")
    #expect(try program.run("verify", "Samples/a.layout").errors.contains("a~dark.png"))
    #expect(try program.run("accept", "a").text.contains("accepted Snapshots/a~dark.png"))
    #expect(try program.run("verify").errors == "3 of 3 as expected\n")
    #expect(try program.run("Samples/a.layout", "--no-metadata").status == 0)
    #expect(try program.read("Samples/a~dark.png") == program.read("Snapshots/a~dark.png"))
    try program.write(Self.layout, to: "Samples/a.layout")
    let outcome = try program.run("verify", "Samples/a.layout")
    #expect(
      outcome.status == 1 && outcome.errors.contains("Snapshots/a~dark.png: error"), "\(outcome.errors)")
    #expect(outcome.errors.contains("[stale]"))
    #expect(try program.run("accept", "--prune").text == "removed Snapshots/a~dark.png\n")
    #expect(try program.run("verify").status == 0)
  }

  @Test func aPartOfTheLayouts() throws {
    try program.write("", to: "Snapshots/b/orphan.png")
    #expect(try program.run("verify", "Samples/a.layout").status == 0)
    #expect(try program.run("verify", "Samples/b").status == 1)
    #expect(try program.run("verify", "./Samples//b/c.layout").status == 0)
    #expect(
      try program.run("verify", program.folder.path + "/Samples/a.layout").errors == "1 of 1 as expected\n")
  }

  @Test func foldersOfOtherNames() throws {
    try program.write(Self.layout, to: "Layouts/x/a.layout")
    #expect(
      try program.run("verify", "Layouts", "--references", "Shots/of", "--record", "missing").status == 1)
    #expect(try program.files(in: "Shots/of/x") == ["a.json", "a.png"])
    #expect(try program.run("verify", "Layouts", "--references", "Shots/of").status == 0)
    #expect(
      try program.run("verify", "Layouts/x/a.layout", "--root", "Layouts", "--references", "Shots/of").status
        == 0)
  }

  @Test func onlyTheRequestedKinds() throws {
    try program.write("{}", to: "Snapshots/a.json")
    #expect(try program.run("verify", "--formats", "png").status == 0)
    #expect(try program.run("verify", "--formats", "png,json").status == 1)
    #expect(try program.run("verify", "--formats", "svg").errors.contains("2 missing"))
  }

  @Test func aPipeSeesNoProgress() throws {
    #expect(try program.run("verify").errors == "2 of 2 as expected\n")
  }

  @Test(arguments: [
    ("an unknown folder", ["verify", "nowhere"], 2, "nowhere: error: cannot read this file"),
    ("no such part", ["verify", "--shard", "3/2"], 64, "for the second of eight parts, write 2/8"),
    ("no such kind", ["verify", "--formats", "gif"], 64, "gif"),
    ("nothing named", ["accept"], 64, "--all"),
    ("all and some", ["accept", "--all", "a"], 64, "not both"),
    ("an unknown name", ["accept", "nothing"], 2, "choose from 'a', 'b/c'"),
    ("no verify before", ["accept", "--all", "--out-dir", "other"], 2, "run 'layoutdraw verify' first"),
    ("no parts", ["merge-reports", "nowhere"], 2, "nowhere/report.json: error"),
  ])
  func wrongUsage(name: String, arguments: [String], status: Int32, message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
