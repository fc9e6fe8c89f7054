import Foundation
import Testing

@testable import CairoRendering

/// Pairs of different pictures that earlier versions reported as equal.
struct FalsePassTests {
  private let program: Program
  private static let layout = "canvas 40x40\nview x\n|-[x]-|\nV:|-[x]-|\n"
  private static let other = layout.replacing("view x", with: "view x fill red")

  init() throws { program = try Program() }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: program.folder.appending(path: path))
  }

  @Test(arguments: ["z.PNG", "z.Json", "z.png"]) func orphans(name: String) throws {
    try program.write(Self.layout, to: "Samples/a.layout")
    _ = try program.run("verify", "--record", "missing")
    try write([UInt8](program.read("Snapshots/a.png")), to: "Snapshots/\(name)")
    let outcome = try program.run("verify")
    #expect(outcome.status == 1 && outcome.errors.contains("Snapshots/\(name)"), "\(outcome.errors)")
  }

  @Test(arguments: ["check Samples", "verify"]) func skippedSwiftFilesAreNamed(command: String) throws {
    try program.write(Self.layout, to: "Samples/a.layout")
    _ = try program.run("verify", "--record", "missing")
    for name in ["B.swift", "C.SWIFT"] { try program.write("class C {}\n", to: "Samples/\(name)") }
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 0 && outcome.errors.contains("2 Swift files"), "\(outcome.errors)")
  }

  private static func gray(_ level: Int, depth: Int = 8, _ chunks: [(String, [UInt8])] = []) -> [UInt8] {
    var rows: [UInt8] = []
    for _ in 0..<4 {
      rows.append(0)
      for _ in 0..<4 { rows += depth == 16 ? [UInt8(level >> 8), UInt8(level & 255)] : [UInt8(level)] }
    }
    var file = PNGChunks()
    file.append("IHDR") { $0.append([0, 0, 0, 4, 0, 0, 0, 4, UInt8(depth), 0, 0, 0, 0]) }
    for (name, content) in chunks where name < "fd" { file.append(name) { $0.append(content) } }
    file.append("IDAT") { $0.append(zlibStream(rows)) }
    for (name, content) in chunks where name >= "fd" { file.append(name) { $0.append(content) } }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private static func animated(_ second: UInt8) -> [UInt8] {
    let control: (UInt8) -> [UInt8] = {
      [0, 0, 0, $0, 0, 0, 0, 4, 0, 0, 0, 4] + [UInt8](repeating: 0, count: 8) + [0, 1, 0, 10, 0, 0]
    }
    let pixels = zlibStream([UInt8]((0..<4).flatMap { _ in [0] + [UInt8](repeating: second, count: 4) }))
    var file = PNGChunks()
    file.append("IHDR") { $0.append([0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0]) }
    file.append("acTL") { $0.append([0, 0, 0, 2, 0, 0, 0, 0]) }
    file.append("fcTL") { $0.append(control(0)) }
    file.append("IDAT") {
      $0.append(zlibStream([UInt8]((0..<4).flatMap { _ in [0, 9, 9, 9, 9] as [UInt8] })))
    }
    file.append("fcTL") { $0.append(control(1)) }
    file.append("fdAT") { $0.append([0, 0, 0, 2] + pixels) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private static let gamma: [(String, [UInt8])] = [("gAMA", [0, 0, 0xB1, 0x8F])]

  static let pairs: [(name: String, old: [UInt8], new: [UInt8], status: Int32, message: String)] = [
    ("low bytes", gray(0x0A00, depth: 16), gray(0x0A64, depth: 16), 1, "by at most 0.39/255"),
    ("8 against 16 bits", gray(0x0A), gray(0x0A64, depth: 16), 1, "by at most 0.35/255"),
    ("8 against the same in 16 bits", gray(0x0A), gray(0x0A0A, depth: 16), 0, ""),
    ("second frames", animated(1), animated(2), 1, "first differ at frame 2"),
    ("an animation against a picture", gray(9), animated(9), 1, "b.png is animated, a.png is not"),
    ("a gamma", gray(9), gray(9, gamma), 1, "have different color information (gAMA)"),
    ("a code of colors", gray(9), gray(9, [("cICP", [9, 16, 0, 1])]), 1, "(cICP)"),
    ("two gammas", gray(9, [("gAMA", [0, 1, 0, 0])]), gray(9, gamma), 1, "(gAMA)"),
    ("sRGB against nothing", gray(9), gray(9, [("sRGB", [0])]), 0, ""),
    (
      "what cannot be decoded", Array(gray(9).prefix(60)), Array(gray(9).prefix(60)), 2,
      "cannot be read as a PNG picture"
    ),
  ]

  @Test(arguments: pairs.indices) func pictures(index: Int) throws {
    let pair = Self.pairs[index]
    try write(pair.old, to: "a.png")
    try write(pair.new, to: "b.png")
    let outcome = try program.run("diff", "a.png", "b.png")
    #expect(outcome.status == pair.status, "\(pair.name)")
    #expect(
      (outcome.text + outcome.errors).contains(pair.message) || pair.message.isEmpty,
      "\(pair.name): \(outcome)")
    let json = try program.run("diff", "a.png", "b.png", "-f", "json")
    #expect(json.status == pair.status, "\(pair.name)")
    if pair.status == 1 { #expect(json.text.contains(#""verdict": "different""#), "\(pair.name)") }
    #expect(try program.run("diff", "b.png", "b.png").status == (pair.status == 2 ? 2 : 0), "\(pair.name)")
  }

  @Test func profilesPassWhereThatIsRequested() throws {
    try write(Self.gray(9), to: "a.png")
    try write(Self.gray(9, Self.gamma), to: "b.png")
    let outcome = try program.run("diff", "a.png", "b.png", "--ignore-profiles")
    #expect(outcome.status == 0 && outcome.text.contains("(gAMA), which is ignored\n"), "\(outcome.text)")
    try write(Self.gray(8, Self.gamma), to: "b.png")
    #expect(try program.run("diff", "a.png", "b.png", "--ignore-profiles").status == 1)
  }

  private static let recorded = Result {
    let program = try Program()
    try program.write(layout, to: "Samples/a.layout")
    _ = try program.run("verify", "--record", "missing")
    #expect(try program.run("verify", "--shard", "1/1", "--out-dir", "p").status == 0)
    return program
  }

  private static let merged = Result {
    let program = try Program()
    for name in ["a", "b"] { try program.write(layout, to: "Samples/\(name).layout") }
    _ = try program.run("verify", "--record", "missing")
    for part in 1...2 {
      #expect(try program.run("verify", "--shard", "\(part)/2", "--out-dir", "p/\(part)").status == 0)
    }
    #expect(try program.run("merge-reports", "p/1", "p/2", "--out-dir", "m").status == 0)
    return program
  }

  private func record(_ layouts: [String: String] = ["a": layout]) throws {
    for (name, text) in layouts { try program.write(text, to: "Samples/\(name).layout") }
    _ = try program.run("verify", "--record", "missing")
    #expect(try program.run("verify").status == 0)
  }

  @Test func aReferenceOfAnotherGamma() throws {
    try record()
    let file = try PNGFile([UInt8](program.read("Snapshots/a.png")))
    var other = PNGChunks()
    for chunk in file.chunks {
      other.append(chunk.name) { $0.append(Array(file.bytes[chunk.content])) }
      if chunk.name == "IHDR" { other.append("gAMA") { $0.append(Self.gamma[0].1) } }
    }
    try write(other.bytes, to: "Snapshots/a.png")
    let outcome = try program.run("verify")
    #expect(outcome.status == 1 && outcome.errors.contains("(gAMA)"), "\(outcome.errors)")
    #expect(try program.run("verify", "--ignore-profiles").status == 0)
  }

  @Test(arguments: [
    ["--ignore", "0,0,540,500"], ["--ignore", "0,0,40,500", "--ignore", "40,0,500,500"],
    ["--ignore", "0,0,500,7", "--ignore", "0,7,9,900", "--ignore", "9,7,900,900"],
    [
      "--ignore-view", "x", "--ignore", "0,0,18,500", "--ignore", "60,0,30,500", "--ignore", "0,0,500,18",
      "--ignore", "0,60,500,30",
    ],
    ["--ignore-view", "x", "--ignore-view", "all"],
  ])
  func whatIsIgnoredWholly(options: [String]) throws {
    let layout =
      Self.layout.replacing("view x", with: "view x unnamed")
      + "view all unnamed\n|[all]|\nV:|[all]|\nZ:|[all][x]|\n"
    try record(["a": layout])
    for text in [layout, layout.replacing("view x", with: "view x fill red")] {
      try program.write(text, to: "Samples/a.layout")
      let outcome = try program.run(["verify"] + options)
      #expect(
        outcome.status == 2 && outcome.errors.contains("the whole picture is ignored"), "\(outcome.errors)")
      #expect(try program.run(["diff", "Samples/a.layout", "Samples/a.layout"] + options).status == 2)
    }
  }

  @Test func layoutsThatCannotBeRead() throws {
    try record()
    let link = program.folder.appending(path: "Samples/b.layout").path
    for target in ["nowhere.layout", "b.layout"] {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let outcome = try program.run("verify")
      #expect(
        outcome.status == 2 && outcome.errors.contains("Samples/b.layout: error: "), "\(outcome.errors)")
      try FileManager.default.removeItem(atPath: link)
    }
    #expect(try program.shell("mkfifo Samples/b.layout").status == 0)
    let pipe = try program.run("verify")
    #expect(
      pipe.status == 2 && pipe.errors.contains("Samples/b.layout: error: this is a pipe"), "\(pipe.errors)")
    try FileManager.default.removeItem(atPath: link)
    _ = try program.shell("ln -s . Samples/again")
    #expect(try program.run("verify").status == 0)
    if getuid() != 0 {
      _ = try program.shell("mkdir Samples/closed && chmod 444 Samples/closed")
      #expect(try program.run("verify").status == 2)
      _ = try program.shell("chmod 755 Samples/closed")
    }
  }

  @Test(arguments: [
    ("no layouts", "rm Samples/*.layout", "", Int32(2)), ("wrong usage", "", "--shard 9/2", 64),
    ("no such option", "", "--bogus", 64),
    ("a broken layout", "echo '[a' | tee Samples/a.layout > Samples/b.layout", "", 2),
    ("an option without a value", "", "--base", 64),
  ])
  func aPartThatCameToNothing(name: String, change: String, options: String, status: Int32) throws {
    let program = try Program(like: Self.merged)
    let outcome = try program.shell(
      "\(change.isEmpty ? ":" : change); \"$LAYOUTDRAW\" verify --shard 1/2 --out-dir p/1 \(options)")
    #expect(outcome.status == status, "\(name): \(outcome.errors)")
    #expect(try program.run("merge-reports", "p/1", "p/2", "--out-dir", "m").status == 2, "\(name)")
    // The report of an earlier merge must be removed.
    #expect(try !program.files(in: "m").contains("report.json"), "\(name)")
  }

  @Test func reportsOfAnEarlierRun() throws {
    try record()
    #expect(try program.run("verify", "--junit", "j.xml", "--markdown", "c.md").status == 0)
    try program.write("[a", to: "Samples/a.layout")
    _ = try program.run("verify", "nowhere", "--junit", "j.xml", "--markdown", "c.md")
    #expect(try Set(program.files()).isDisjoint(with: ["j.xml", "c.md"]))
  }

  @Test(arguments: [
    ("scope", "Samples/a", "Samples/b", ""), ("formats", "Samples", "Samples", "--formats png"),
    ("tolerances", "Samples", "Samples", "--threshold 0.5"),
    ("tolerances", "Samples", "Samples", "--ignore 0,0,1,1"),
    ("references", "Samples", "Samples", "--references Other"),
  ])
  func partsThatAreNotOfOneVerification(what: String, first: String, second: String, option: String) throws {
    try record(["a/oa": Self.layout, "b/ob": Self.layout])
    _ = try program.shell("cp -r Snapshots Other")
    for (part, scope) in [(1, first), (2, second)] {
      let options = part == 2 ? option.split(separator: " ").map(String.init) : []
      _ = try program.run(["verify", scope, "--shard", "\(part)/2", "--out-dir", "p/\(part)"] + options)
    }
    let outcome = try program.run("merge-reports", "p/1", "p/2", "--out-dir", "m")
    #expect(outcome.status == 2, "\(what): \(outcome.errors)")
  }

  @Test(arguments: [("a source", "Samples/a/oa.layout"), ("a reference", "Snapshots/b/ob.json")])
  func partsOfDifferentStates(name: String, file: String) throws {
    try record(["a/oa": Self.layout, "b/ob": Self.layout])
    _ = try program.run("verify", "--shard", "1/2", "--out-dir", "p/1")
    try program.write(String(decoding: program.read(file), as: UTF8.self) + "\n", to: file)
    _ = try program.run("verify", "--shard", "2/2", "--out-dir", "p/2")
    #expect(try program.run("merge-reports", "p/1", "p/2").status == 2)
  }

  @Test(arguments: [
    (#""shard": "1/1""#, #""shard": "x""#), (#""shard": "1/1""#, #""shard": "0/1""#),
    (#""shard": "1/1""#, #""shard": 1"#),
    (#""path": "a.png""#, #""path": "b.png""#),
    (#""path": "a.png""#, #""path": "../a.png""#), (#""path": "a.png""#, #""path": "a.sh""#),
    (#""name": "a""#, #""name": "/a""#), (#""name": "a""#, #""name": "a\u0000""#),
    (#""layouts": 1"#, #""layouts": 2"#),
  ])
  func aReportThatWasChanged(old: String, new: String) throws {
    let program = try Program(like: Self.recorded)
    let text = String(decoding: try program.read("p/report.json"), as: UTF8.self)
    #expect(text.contains(old))
    try program.write(text.replacing(old, with: new), to: "q/report.json")
    let outcome = try program.run("merge-reports", "q", "--out-dir", "m")
    #expect(outcome.status == 2, "\(outcome.errors)")
  }

  @Test func aReportOfNothing() throws {
    let program = try Program(like: Self.recorded)
    let text = String(decoding: try program.read("p/report.json"), as: UTF8.self)
    let start = try #require(text.range(of: #""cases": ["#)).upperBound
    for layouts in ["0", "1"] {
      let empty =
        String(String(text[..<start]).replacing("\"layouts\": 1", with: "\"layouts\": \(layouts)")) + "]}\n"
      try program.write(empty, to: "q/report.json")
      #expect(try program.run("merge-reports", "q", "--out-dir", "m").status == 2)
    }
  }
}
