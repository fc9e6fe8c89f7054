import Foundation
import Testing

struct DiffGoldenTests {
  private let program: Program

  private static let layout = """
    canvas 100x80
    view card fill #336699
    view badge fill #ff8800 corner 6
    label note "Note"
    card: tt = ll = 10, w = 50, h = 40
    badge: tt = 10, ll = 70, w = 20, h = 20
    note.left = 8
    note.top = 56

    """

  private static let drawn = Result {
    let program = try Program()
    try program.write(layout, to: "a.layout")
    _ = try program.run("a.layout")
    return program
  }

  init() throws { program = try Program(like: Self.drawn) }

  private func diff(_ from: String, _ to: String, _ options: String...) throws -> Int32 {
    let other = Self.layout.replacingOccurrences(of: from, with: to)
    #expect(other != Self.layout)
    try program.write(other, to: "b.layout")
    _ = try program.run("b.layout")
    let layouts = try program.run(["diff", "a.layout", "b.layout"] + options).status
    let pictures = try program.run(["diff", "a.png", "b.png"] + options).status
    #expect(layouts == pictures)
    return pictures
  }

  @Test func aFillOffByOne() throws {
    #expect(try diff("#336699", "#336698") == 1)
    #expect(try diff("#336699", "#336698", "--ignore-antialiasing") == 1)
    #expect(try diff("#336699", "#336698", "--threshold", "0.1") == 0)
    #expect(try diff("#336699", "#336698", "--ignore-view", "card") == 0)
    #expect(try diff("#336699", "#336698", "--ignore-view", "badge") == 1)
  }

  @Test(arguments: ["w = 50, h = 40", "tt = ll = 10"]) func movedByHalfAPixel(from: String) throws {
    // At scale 2, half a pixel is a quarter of a point.
    let to = from.replacingOccurrences(of: "10", with: "10.25").replacingOccurrences(of: "50", with: "50.25")
    #expect(try diff(from, to) == 1)
    #expect(try diff(from, to, "--ignore-antialiasing") == 1)
    #expect(try diff(from, to, "--threshold", "0.05") == 1)
  }

  @Test func anIgnoredRegionThatTouches() throws {
    #expect(try diff("ll = 10, w = 50", "ll = 10, w = 52", "--ignore", "0,0,120,160") == 1)
    #expect(try diff("ll = 10, w = 50", "ll = 10, w = 52", "--ignore", "30,0,94,160") == 0)
  }

  @Test func asManyAsAllowed() throws {
    let outcome = try program.run("diff", "a.png", "a.png", "-f", "json", "--max-diff-pixels", "0")
    #expect(outcome.status == 0)
    #expect(try diff("#336699", "#336698", "--max-diff-pixels", "10") == 1)
    #expect(try diff("#336699", "#336698", "--max-diff-pixels", "100000") == 0)
    #expect(try diff("#336699", "#336698", "--max-diff-ratio", "0.01") == 1)
    #expect(try diff("#336699", "#336698", "--max-diff-ratio", "0.5") == 0)
  }

  @Test func theViewAroundADifferenceIsNamed() throws {
    _ = try diff("#ff8800", "#ff8801")
    let outcome = try program.run("diff", "a.png", "b.png")
    #expect(outcome.text.contains(" in 'badge'\n"))
    #expect(outcome.text.hasSuffix("\nno view was moved, added or removed\n"))
    #expect(try program.run("diff", "a.png", "b.png", "-f", "json").text.contains(#""view": "badge""#))
  }

  @Test func toleratedPixelsAreReported() throws {
    _ = try diff("#336699", "#336698")
    let outcome = try program.run("diff", "a.png", "b.png", "--threshold", "0.1")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("b.png: the same as a.png, except for "))
    #expect(outcome.text.contains(" within the threshold of 0.1\n"))
  }

  @Test func truncatedAndCorruptPicturesAreTrouble() throws {
    let whole = try program.read("a.png")
    for length in [0, 8, 20, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: program.folder.appending(path: "cut.png"))
      for files in [["a.png", "cut.png"], ["cut.png", "cut.png"]] {
        let outcome = try program.run(["diff"] + files + ["--max-diff-ratio", "1"])
        #expect(outcome.status == 2 && outcome.errors.contains("cut.png: error:"), "\(length): \(files)")
      }
    }
    for place in stride(from: 8, to: whole.count, by: whole.count / 6) {
      var corrupt = whole
      corrupt[place] ^= 0x40
      try corrupt.write(to: program.folder.appending(path: "corrupt.png"))
      for files in [["a.png", "corrupt.png"], ["corrupt.png", "corrupt.png"]] {
        #expect(try program.run(["diff"] + files).status == 2, "byte \(place)")
      }
    }
  }
}
