import Foundation
import Testing

private let layout = """
  canvas 220x100
  let pad = 8
  button save "Save"
  button cancel "Cancel"
  |-pad-[save]-8-[cancel]
  V:|-pad-[save]
  cancel.top = save.top

  """

struct DiffCommandTests {
  private let program: Program

  private static let drawn = Result {
    let program = try Program()
    try program.write(layout, to: "old.layout")
    try program.write(layout.replacingOccurrences(of: "pad = 8", with: "pad = 16"), to: "new.layout")
    for name in ["old", "new"] { _ = try program.run("\(name).layout") }
    return program
  }

  init() throws { program = try Program(like: Self.drawn) }

  @Test(arguments: [
    ["old.png", "old.png"], ["old.layout", "old.layout"], ["old.png", "old.layout"],
    ["old.layout", "old.png"],
  ])
  func sameIsQuiet(files: [String]) throws {
    let outcome = try program.run(["diff"] + files)
    #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.errors.isEmpty)
  }

  @Test func betweenLayoutsTheLineIsReported() throws {
    let outcome = try program.run("diff", "old.layout", "new.layout")
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("new.layout: ") && lines[0].contains(" differ from old.layout, by at most "))
    #expect(
      lines.suffix(2) == [
        "'save' moved 8 right and 8 down: line 2, 'pad' 8 → 16", "  'cancel' followed",
      ])
  }

  @Test func betweenPicturesTheViewsAreReported() throws {
    let outcome = try program.run("diff", "old.png", "new.png")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("'save' moved 8 right and 8 down (declared on line 3)\n"))
    _ = try program.run("new.layout", "--no-metadata", "-o", "silent.png")
    let silent = try program.run("diff", "old.png", "silent.png")
    #expect(silent.status == 1 && !silent.text.contains("save"))
  }

  @Test func aLayoutIsDrawnAtThePicturesScale() throws {
    _ = try program.run("old.layout", "--scale", "3", "-o", "three.png")
    #expect(try program.run("diff", "three.png", "old.layout").status == 0)
    #expect(try program.run("diff", "old.layout", "three.png").status == 0)
    let other = try program.run("diff", "old.layout", "three.png", "--scale", "1")
    #expect(other.status == 1)
    #expect(
      other.text == """
        three.png is 660x300 pixels, old.layout is 220x100
        no view moved: both pictures come from the same source, drawn with different scales, settings or fonts

        """)
  }

  @Test func oneDimensionMore() throws {
    try program.write(layout.replacingOccurrences(of: "220x100", with: "220x100.5"), to: "taller.layout")
    let outcome = try program.run(
      "diff", "old.layout", "taller.layout", "--max-diff-ratio", "1", "--threshold", "1")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("taller.layout is 440x201 pixels, old.layout is 440x200\n"))
    #expect(
      outcome.text.contains("the canvas is 220x100.5 instead of 220x100"))
  }

  @Test func jsonForPrograms() throws {
    let outcome = try program.run("diff", "old.layout", "new.layout", "-f", "json")
    #expect(outcome.status == 1)
    let root = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(root["verdict"] as? String == "different")
    let picture = try #require((root["pictures"] as? [[String: Any]])?.first)
    #expect((picture["count"] as? Int ?? 0) > 100)
    let changes = try #require(root["changes"] as? [String: Any])
    let parts = (changes["edits"] as? [[String: Any]])?.first?["parts"] as? [[String: Any]]
    #expect(parts?.first?["metric"] as? String == "pad" && parts?.first?["line"] as? Int == 2)
    let same = try program.run("diff", "old.png", "old.png", "-f", "json")
    #expect(same.status == 0 && same.text.contains(#""verdict": "same""#))
  }

  @Test(arguments: ["side-by-side", "overlay", "blink", "difference"])
  func pictures(style: String) throws {
    let outcome = try program.run(
      "diff", "old.layout", "new.layout", "-o", "diff.png", "--style", style)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let picture = try program.read("diff.png")
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    _ = try program.run("diff", "old.layout", "new.layout", "-o", "again.png", "--style", style)
    #expect(try program.read("again.png") == picture)
    let width = picture[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(style == "side-by-side" ? width > 440 : width == 440)
    #expect((picture.range(of: Data("acTL".utf8)) != nil) == (style == "blink"))
  }

  @Test func severalCanvases() throws {
    let two = "canvas \"iPad\" 200x120\n" + layout
    try program.write(two, to: "two.layout")
    try program.write(two.replacingOccurrences(of: "pad = 8", with: "pad = 9"), to: "other.layout")
    let outcome = try program.run("diff", "two.layout", "other.layout", "-o", "diff.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("other.layout (iPad): ") && outcome.text.contains("other.layout (220x100): "))
    #expect(try program.files().filter { $0.hasPrefix("diff") } == ["diff-220x100.png", "diff-iPad.png"])
    // The metadata of `old.png` names a canvas, so only this canvas is compared.
    #expect(try program.run("diff", "old.png", "two.layout").status == 0)
    let missing = try program.run("diff", "two.layout", "old.layout")
    #expect(missing.status == 1 && missing.text.contains("old.layout (iPad): only in two.layout"))
    _ = try program.run("old.layout", "--no-metadata", "-o", "silent.png")
    let unclear = try program.run("diff", "silent.png", "two.layout")
    #expect(unclear.status == 2 && unclear.errors.contains("--canvas NAME chooses one"))
    #expect(try program.run("diff", "silent.png", "two.layout", "--canvas", "220x100").status == 0)
  }

  @Test(arguments: [
    "64 old.png", "64 old.png new.png --threshold 2", "64 old.png new.png --max-diff-pixels=-1",
    "64 old.png new.png --max-diff-ratio 1.5", "64 old.png new.png --ignore 1,2,3",
    "64 old.png new.png --ignore 1,2,0,4", "64 old.png new.png -o d.svg",
    "64 old.png new.png -o - -f json", "64 - -", "2 old.png missing.png", "2 old.png .",
    "2 old.png old.svg", "2 old.png new.png --ignore-view none",
    "2 old.png new.png --ignore 0,0,9999,9999", "2 old.png new.png -o new.png",
    "2 old.layout new.layout --canvas none",
  ])
  func trouble(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    try program.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "old.svg")
    let before = try program.read("new.png")
    let outcome = try program.run(["diff"] + words.dropFirst())
    #expect(String(outcome.status) == words[0] && !outcome.errors.isEmpty)
    #expect(try program.read("new.png") == before)
  }

  @Test func twoLargePicturesAreNotKeptInMemory() throws {
    for (name, width) in [("a", 9), ("b", 800)] {
      try program.write("canvas 9000x900\nview x { ll = tt = h = 9, w = \(width) }\n", to: "\(name).layout")
    }
    let outcome = try program.run("diff", "a.layout", "b.layout")
    // At the default scale of 2, the picture would have more pixels than the limit of 25 million.
    #expect(outcome.status == 2 && outcome.errors.contains("the largest --scale that fits is 1.756"))
    #expect(try program.run("diff", "a.layout", "b.layout", "--scale", "0.1").status == 1)
  }

  @Test func aLayoutWithErrorsIsTrouble() throws {
    try program.write("canvas 220x100\nbutton save\n|-[sav]-|\n", to: "wrong.layout")
    let outcome = try program.run("diff", "old.layout", "wrong.layout", "-o", "diff.png")
    #expect(outcome.status == 2 && outcome.errors.contains("wrong.layout:3:4: error:"))
    #expect(try !program.files().contains("diff.png"))
  }

  @Test func streams() throws {
    #expect(try program.shell("\"$LAYOUTDRAW\" diff - old.png < old.png").status == 0)
    #expect(try program.shell("\"$LAYOUTDRAW\" diff old.png - < new.layout").status == 1)
    let outcome = try program.run("diff", "old.png", "new.png", "-o", "-")
    #expect(outcome.status == 1 && outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(outcome.errors.hasPrefix("new.png: "))
  }

  @Test func theHelpNamesEveryStyle() throws {
    let help = try program.run("diff", "--help").text
    for style in ["side-by-side", "overlay", "blink", "difference"] { #expect(help.contains("  \(style) ")) }
  }

  /// The numbers of pixels depend on the rendering, and are not compared.
  @Test func theManualsExample() throws {
    let example = manualFolder.appending(path: "Examples/comparing")
    let manual = try documentationPages().map(\.text).joined()
    let outcome = try program.shell("cd '\(example.path)' && \"$LAYOUTDRAW\" diff old.layout new.layout")
    #expect(outcome.status == 1)
    let (first, rest) = (
      outcome.text.split(separator: "\n")[0], outcome.text.split(separator: "\n").suffix(3)
    )
    #expect(first.hasPrefix("new.layout: ") && first.hasSuffix(", in 2 regions"))
    #expect(manual.contains(rest.joined(separator: "\n") + "\n"))
  }
}
