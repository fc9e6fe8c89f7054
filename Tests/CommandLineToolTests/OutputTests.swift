import Foundation
import LayoutDraw
import Testing

private let layout = "canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n"
private let twoCanvases = "canvas 40x30\ncanvas \"iPad\" 50x40\nview a\n|-[a]-|\nV:|-[a]-|\n"

struct OutputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(layout, to: "a.layout")
  }

  private static let starts = ["png": "\u{89}PNG", "svg": "<", "pdf": "%PDF", "json": "{"]

  @Test(arguments: OutputFormat.all.map(\.name))
  func extensionChoosesTheFormat(format: String) throws {
    let start = try #require(Self.starts[format]).unicodeScalars.map { UInt8($0.value) }
    let outcome = try program.run("a.layout", "-o", "out.\(format)")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty && outcome.text.isEmpty)
    #expect(try program.read("out.\(format)").starts(with: start))
    #expect(try program.files() == ["a.layout", "out.\(format)"])
  }

  @Test func withoutOutputBesideTheInput() throws {
    try program.write(layout, to: "dir/b.layout")
    #expect(try program.run("dir/b.layout").status == 0)
    #expect(try program.files(in: "dir") == ["b.layout", "b.png"])
    #expect(try program.run("dir/b.layout", "-f", "json").status == 0)
    #expect(try program.files(in: "dir") == ["b.json", "b.layout", "b.png"])
  }

  @Test func formatOptionBeatsTheExtension() throws {
    #expect(try program.run("a.layout", "-o", "out.txt", "-f", "json").status == 0)
    #expect(try program.read("out.txt").starts(with: Data("{".utf8)))
  }

  @Test func standardOutputHoldsNothingElse() throws {
    let outcome = try program.run("a.layout", "-o", "-")
    #expect(outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try program.run("a.layout", "-o", "same.png").status == 0)
    #expect(try program.read("same.png") == outcome.output)
  }

  @Test func standardInputIsWrittenToStandardOutput() throws {
    let outcome = try program.run("-", "-f", "json", input: layout)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains(#""file": "<stdin>""#))
    #expect(try program.files() == ["a.layout"])
  }

  @Test func statementsAreALayout() throws {
    let outcome = try program.run("-e", "|-[a]-[b]-|", "-e", "a.height = 20", "-f", "json", "-o", "-")
    #expect(outcome.text.contains(#""file": "<expression>""#))
    #expect(outcome.text.contains(#""name": "b""#))
    #expect(try program.run("-e", "|-[a]-|", "-o", "line.png").status == 0)
    #expect(try program.files() == ["a.layout", "line.png"])
  }

  @Test func oneImageACanvas() throws {
    try program.write(twoCanvases, to: "two.layout")
    #expect(try program.run("two.layout", "-o", "out.png").status == 0)
    #expect(try program.files() == ["a.layout", "out-40x30.png", "out-iPad.png", "two.layout"])
  }

  @Test func onePickedCanvas() throws {
    try program.write(twoCanvases, to: "two.layout")
    #expect(try program.run("two.layout", "-o", "out.png", "--canvas", "iPad").status == 0)
    #expect(try program.run("two.layout", "--canvas", "40x30").status == 0)
    #expect(try program.files() == ["a.layout", "out.png", "two-40x30.png", "two.layout"])
    let outcome = try program.run("two.layout", "-o", "never.png", "--canvas", "ipad")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "two.layout: error: no canvas is named 'ipad'; the known names are '40x30', 'iPad' [unknown-canvas]\n"
    )
  }

  @Test func severalCanvasesDoNotFitIntoStandardOutput() throws {
    try program.write(twoCanvases, to: "two.layout")
    let outcome = try program.run("two.layout", "-f", "png", "-o", "-")
    #expect(outcome.status == 2)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains("--canvas"))
  }

  @Test(arguments: [
    ("the default", "", [], 80), ("of the file", " scale 3", [], 120),
    ("of the command line", " scale 3", ["--scale", "1"], 40),
  ])
  func pixels(name: String, property: String, arguments: [String], width: Int) throws {
    try program.write("canvas 40x30\(property)\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "s.layout")
    _ = try program.run(["s.layout"] + arguments)
    let png = try program.read("s.png")
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
  }

  @Test func anOutputFileIsReplacedAndKeepsItsPermissions() throws {
    try program.write("old", to: "out.png")
    let path = program.folder.appending(path: "out.png").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try program.run("a.layout", "-o", "out.png").status == 0)
    #expect(try program.read("out.png").count > 8)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? Int) == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try program.write("", to: "dir/keep")
    for (link, target) in [("link.png", "dir/real.png"), ("second.png", "link.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: program.folder.appending(path: link).path, withDestinationPath: target)
    }
    #expect(try program.run("a.layout", "-o", "second.png").status == 0)
    #expect(try program.files(in: "dir") == ["keep", "real.png"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: program.folder.appending(path: "second.png").path) == "link.png")
  }

  @Test func aPipeIsWrittenStraightTo() throws {
    let outcome = try program.run("a.layout", "-f", "json", "-o", "/dev/stdout")
    #expect(outcome.status == 0)
    #expect(try program.run("a.layout", "-o", "/dev/null").status == 0)
    #expect(try program.files() == ["a.layout"])
  }

  @Test(arguments: [
    ("draw a.layout -f svg -o a.svg", "--canvas c5"), ("check a.layout", nil),
    ("sizes a.layout --widths 9...11", nil), ("explain a.layout v1.left", nil),
    ("convert a.layout --to equations", nil),
  ])
  func canvasesThatAreTooMany(command: String, choice: String?) throws {
    let program = try Program()
    let canvases = (0..<250).map { "canvas \"c\($0)\" 10x10\n" }.joined()
    let words = canvases + (0..<2_001).map { "view v\($0)\n" }.joined()
    try program.write(words, to: "a.layout")
    let all = try program.run(command.split(separator: " ").map(String.init))
    #expect(all.status == 2 && all.errors.contains("[many-canvases]"), "\(all.errors)")
    guard let choice else { return }
    let one = try program.run((command + " " + choice).split(separator: " ").map(String.init))
    #expect(one.status == 0, "\(one.errors)")
  }
}
