import Foundation
import LayoutDraw
import SwiftSource
import Testing

struct MarkdownCommandTests {
  private let program: Program

  private static let guide = """
    # Guide

    ```layout alt="A name" caption="Figure 1"
    canvas 120x60
    label a "Name"
    |-[a]-|
    V:|-[a]
    ```

    > ```vfl
    > |-[one]-[two]-|
    > ```

    ```layout name=both
    canvas "phone" 60x40
    canvas "tablet" 90x40
    view x { tt = ll = rr = bb = 5 }
    ```

    ```layout ignore
    |-[not a layout
    ```

    """

  init() throws {
    program = try Program()
    try program.write(Self.guide, to: "guide.md")
  }

  @Test func inPlace() throws {
    let outcome = try program.run("markdown", "--in-place", "--images", "a b/pics", "guide.md")
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.text.isEmpty)
    let expected = Self.guide
      .replacing(
        "V:|-[a]\n```\n", with: "V:|-[a]\n```\n\n![A name](a%20b/pics/guide-1.svg)\\\n*Figure 1*\n"
      )
      .replacing(
        "> ```\n\n",
        with: "> ```\n>\n> ![Layout of 2 views on a 131.81 × 34.57 canvas](a%20b/pics/guide-2.svg)\n\n"
      )
      .replacing(
        "bb = 5 }\n```\n",
        with: """
          bb = 5 }
          ```

          ![Layout of 1 view on the canvas “phone”, 60 × 40](a%20b/pics/both-phone.svg)
          ![Layout of 1 view on the canvas “tablet”, 90 × 40](a%20b/pics/both-tablet.svg)

          """)
    #expect(try text("guide.md") == expected)
    #expect(
      try program.files(in: "a b/pics") == [
        "both-phone.svg", "both-tablet.svg", "guide-1.svg", "guide-2.svg",
      ])
  }

  @Test func aSecondRunChangesNothing() throws {
    try inPlace("guide.md")
    let before = try stamps()
    try inPlace("guide.md")
    #expect(try stamps() == before)
    #expect(try program.run("markdown", "--check", "guide.md").status == 0)
    #expect(try stamps() == before)
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    try inPlace("guide.md")
    let before = try stamps()
    try edit("guide.md") {
      $0.replacing("[one]-[two]", with: "[one]-[three]").replacing("# Guide", with: "Hello\n")
    }
    let check = try program.run("markdown", "--check", "guide.md")
    #expect(check.status == 1)
    #expect(check.errors.contains("guide.md:14:3: error: 'guide-2.svg' is out of date"))
    #expect(check.errors.contains("[stale-document]"))
    #expect(try stamps().filter { $0.key != "guide.md" } == before.filter { $0.key != "guide.md" })
    try inPlace("guide.md")
    let changed = try stamps().filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["guide-2.svg", "guide.md"])
  }

  @Test func numbersStay() throws {
    try inPlace("guide.md")
    try edit("guide.md") { "```layout\n|[new]|\n```\n" + $0 }
    try inPlace("guide.md")
    let links = try text("guide.md").matches(of: /\((.*?)\.svg\)/).map { String($0.1) }
    #expect(links == ["guide-3", "guide-1", "guide-2", "both-phone", "both-tablet"])
  }

  /// The file name of the author's own picture may contain a number or the name of a fence, like those of the pictures
  /// that layoutdraw draws. Such a picture must be kept.
  @Test(arguments: ["own-1.svg", "own-2024.svg", "form.svg", "form-photo.svg"])
  func ownPictureBelowFence(name: String) throws {
    try program.write("<svg>photo</svg>", to: name)
    let option = name.hasPrefix("form-") ? " name=form" : ""
    try program.write("```layout\(option)\n|-[a]-|\n```\n\n![Mine](\(name))\n", to: "own.md")
    try inPlace("own.md")
    #expect(try text(name) == "<svg>photo</svg>")
    #expect(try text("own.md").hasSuffix("\n\n![Mine](\(name))\n"))
    let page = try text("own.md")
    try inPlace("own.md")
    #expect(try text("own.md") == page)
  }

  @Test(arguments: [
    "rm guide-1.svg", "head -c 200 guide-1.svg > x; mv x guide-1.svg", "cp guide-2.svg guide-1.svg",
  ])
  func damagedPictures(damage: String) throws {
    try inPlace("guide.md")
    let before = try program.read("guide-1.svg")
    #expect(try program.shell(damage).status == 0)
    let check = try program.run("markdown", "--check", "guide.md")
    #expect(check.status == 1)
    #expect(check.errors.contains("guide.md:3:1: error: ") && check.errors.contains("[stale-picture]"))
    try inPlace("guide.md")
    #expect(try program.read("guide-1.svg") == before)
  }

  @Test func somebodyElsesPictureStays() throws {
    for name in ["guide-1.svg", "mine.svg"] { try program.write("<svg>photo</svg>", to: name) }
    try edit("guide.md") { $0 + "\n```layout name=mine\n|[x]|\n```\n" }
    let outcome = try program.run("markdown", "--in-place", "guide.md")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'mine.svg' already exists, and layoutdraw did not draw it"))
    try edit("guide.md") { $0.replacing("name=mine", with: "name=other") }
    try inPlace("guide.md")
    #expect(try text("guide.md").contains("(guide-2.svg)\\\n*Figure 1*"))
    #expect(try text("guide-1.svg") == "<svg>photo</svg>")
  }

  @Test func instead() throws {
    try inPlace("guide.md")
    let before = try text("guide.md")
    let outcome = try program.run(
      "markdown", "guide.md", "--instead", "-f", "png", "--images", "png", "-o", "page.md")
    #expect(outcome.status == 0)
    #expect(
      try text("page.md") == """
        # Guide

        <img src="png/guide-1.png" width="120" alt="A name">\\
        *Figure 1*

        > <img src="png/guide-2.png" width="132" alt="Layout of 2 views on a 131.81 × 34.57 canvas">

        <img src="png/both-phone.png" width="60" alt="Layout of 1 view on the canvas “phone”, 60 × 40">
        <img src="png/both-tablet.png" width="90" alt="Layout of 1 view on the canvas “tablet”, 90 × 40">

        ```layout ignore
        |-[not a layout
        ```

        """)
    #expect(try text("guide.md") == before)
    #expect(try decodePNG([UInt8](program.read("png/guide-1.png"))).width == 240)
    #expect(
      try program.run(
        "markdown", "guide.md", "--instead", "-f", "png", "--images", "png", "-o", "page.md", "--check"
      )
      .status == 0)
  }

  @Test func standardStreams() throws {
    let outcome = try program.run(
      ["markdown", "-", "-o", "-", "--images", "pics"], input: "> ```vfl\n> canvas 9x9\n> |[a]|\n> ```\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        > ```vfl
        > canvas 9x9
        > |[a]|
        > ```
        >
        > ![Layout of 1 view on a 9 × 9 canvas](pics/layout-1.svg)

        """)
    #expect(try program.files(in: "pics") == ["layout-1.svg"])
  }

  @Test func errors() throws {
    try program.write(
      "```layout nam=x\n|[a]|\n```\n\n> - ```layout\n>   |-[a-|\n>   ```\n\n```layout\n[a(5)]\n[a(6)]\n```\n\n```layout\n|[a]|",
      to: "bad.md")
    let outcome = try program.run("markdown", "--in-place", "bad.md")
    #expect(outcome.status == 2)
    for expected in [
      "bad.md:1:11: error: a fence has no option 'nam'; the options with a value are alt, ",
      "bad.md:6:9: error: ", "6 | >   |-[a-|\n  |         ^",
      "bad.md:11:4: error: 'a.width == 6' was left out",
      "help: remove line 11, as line 10 also sets the width of 'a'",
      "bad.md:14:1: error: the fence is not closed",
    ] {
      #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }
    #expect(try program.files() == ["bad.md", "guide.md"])
  }

  @Test func conflictsAreDrawnAndReported() throws {
    try program.write("```vfl\n[a(5)]\n[a(6)]\n```\n", to: "odd.md")
    let outcome = try program.run("markdown", "--in-place", "odd.md")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("odd.md:3:4: error: 'a.width == 6' was left out"))
    #expect(try program.files().contains("odd-1.svg"))
  }

  private func page(_ fences: [(info: String, view: String)]) -> String {
    fences.map { "```layout\($0.info)\nview \($0.view) { tt = ll = 5, w = h = 9 }\n```\n" }.joined(
      separator: "\n")
  }

  @Test(arguments: [false, true])
  func movedAndRemoved(isInPlace: Bool) throws {
    let arguments =
      ["markdown", "p.md", "--images", "pics"] + (isInPlace ? ["--in-place"] : ["-o", "out.md"])
    try program.write(page([("", "a"), ("", "b"), ("", "c"), (" name=old", "d")]), to: "p.md")
    #expect(try program.run(arguments).status == 0)
    let pictures = try ["1", "2", "3"].map { try program.read("pics/p-\($0).svg") }
    try program.write(page([("", "new"), ("", "c"), ("", "b")]), to: "p.md")
    let outcome = try program.run(arguments)
    #expect(outcome.errors == "")
    #expect(try program.files(in: "pics") == ["old.svg", "p-1.svg", "p-2.svg", "p-3.svg"])
    #expect(try program.read("pics/p-2.svg") == pictures[1] && program.read("pics/p-3.svg") == pictures[2])
    let text = String(decoding: try program.read(isInPlace ? "p.md" : "out.md"), as: UTF8.self)
    #expect(text.matches(of: /p-\d/).map { String($0.output) } == ["p-1", "p-3", "p-2"])

    try program.write(page([("", "c")]), to: "p.md")
    let reported = try program.run(arguments)
    #expect(reported.status == 0 && reported.errors.contains("note: no fence draws 'pics/p-1.svg' anymore"))
    #expect(try program.files(in: "pics").count == 4)
    #expect(try program.run(arguments + ["--prune"]).errors == "")
    #expect(try program.files(in: "pics") == ["old.svg", "p-3.svg"])
  }

  @Test func leftLine() throws {
    try program.write(page([("", "a"), ("", "b")]), to: "p.md")
    #expect(try program.run("markdown", "--in-place", "p.md").status == 0)
    let whole = String(decoding: try program.read("p.md"), as: UTF8.self)
    try program.write(String(whole[try #require(whole.range(of: "\n![")).lowerBound...]), to: "p.md")
    let check = try program.run("markdown", "--check", "p.md")
    #expect(check.status == 1 && check.errors.contains("error: no fence draws 'p-1.svg' anymore"))
    let kept = try program.run("markdown", "--in-place", "--prune", "p.md")
    #expect(kept.status == 0 && kept.errors.hasPrefix("p.md:2:"))
    #expect(try program.files().contains("p-1.svg"))
  }

  @Test func pruningSparesOthers() throws {
    try program.write(page([("", "a")]), to: "p-1.md")
    try program.write("<svg/>", to: "p-2.svg")
    #expect(try program.run("markdown", "--in-place", "p-1.md").status == 0)
    try program.write(page([(" name=a", "a")]), to: "p.md")
    #expect(try program.run("markdown", "--in-place", "p.md").status == 0)
    try program.write(
      String(decoding: try program.read("p.md"), as: UTF8.self).replacing("name=a", with: "name=b"),
      to: "p.md")
    #expect(try program.run("markdown", "--in-place", "--prune", "p.md").errors == "")
    #expect(try program.files().filter { $0.hasSuffix(".svg") } == ["b.svg", "p-1-1.svg", "p-2.svg"])
    #expect(try program.run("markdown", "--check", "--prune", "p.md").status == 64)
  }

  @Test func pruningSparesPicturesOfOtherPages() throws {
    try program.write(page([(" name=a", "a")]), to: "p.md")
    try program.write("![See](a.svg)\n", to: "other.md")
    #expect(try program.run("markdown", "--in-place", "p.md").status == 0)
    try program.write("```layout name=b\n|[a]|\n```\n\n![A](a.svg)\n", to: "p.md")
    #expect(try program.run("markdown", "--in-place", "--prune", "p.md").errors == "")
    #expect(try program.files().filter { $0.hasSuffix(".svg") } == ["a.svg", "b.svg"])
  }

  @Test func openQuotationMark() throws {
    try program.write("```layout alt=\"x name=form\n|[a]|\n```\n", to: "p.md")
    let outcome = try program.run("markdown", "--in-place", "p.md")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "p.md:1:11: error: the quotation mark after 'alt=' is not closed [fence-option]"))
  }

  @Test func settings() throws {
    func drawn(_ fence: String, _ arguments: String...) throws -> Data {
      try program.write("```layout name=x \(fence)\ncanvas 20x20\n|[a]|\nV:|[a]|\n```\n", to: "x.md")
      #expect(try program.run(["markdown", "--in-place", "x.md"] + arguments).status == 0)
      return try program.read("x.svg")
    }
    let light = try drawn("")
    let dark = try drawn("theme=dark")
    #expect(light != dark)
    #expect(try drawn("", "--theme", "dark") == dark)
    #expect(try drawn("theme=dark", "--theme", "light").replacingStamp(from: light) == light)
    #expect(try drawn("") == light)
  }

  @Test(arguments: [
    ["guide.md"], ["--in-place"], ["--in-place", "-o", "a.md", "guide.md"],
    ["--in-place", "--check", "guide.md"],
    ["guide.md", "guide.md", "-o", "a.md"], ["--instead", "--in-place", "guide.md"], ["--in-place", "-"],
    ["--check", "-o", "-", "guide.md"], ["guide.md", "-o", "a.md", "-f", "pdf"],
  ])
  func wrongUsage(arguments: [String]) throws {
    #expect(try program.run(["markdown"] + arguments).status == 64)
    #expect(try program.files() == ["guide.md"])
  }

  @Test func redrawing() throws {
    try inPlace("guide.md")
    let before = try stamps()
    #expect(try program.run("markdown", "--in-place", "--redraw", "guide.md").status == 0)
    let changed = try stamps().filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["both-phone.svg", "both-tablet.svg", "guide-1.svg", "guide-2.svg"])
  }

  @Test func ownPictures() throws {
    let catalog = "Sources/LayoutDraw/LayoutDraw.docc"
    for (name, text) in try documentationPages() {
      try program.write(text, to: name == "README.md" ? name : "\(catalog)/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      at: program.folder.appending(path: "Samples"),
      withDestinationURL: packageFolder.appending(path: "Samples"))
    let commands = """
      "$LAYOUTDRAW" markdown --in-place --images \(catalog) README.md &&
      cd \(catalog) && "$LAYOUTDRAW" markdown --in-place --allow-outside *.md
      """
    let outcome = try program.shell(commands)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let help = "run the commands for pictures in Contributing.md"
    for (name, text) in try documentationPages() {
      let path = name == "README.md" ? name : "\(catalog)/\(name)"
      #expect(String(decoding: try program.read(path), as: UTF8.self) == text, "\(path): \(help)")
    }
    let drawn = try program.files(in: catalog).filter { $0.hasSuffix(".svg") }
    // `profile-card.svg` is drawn by `layoutdraw-swift`, not by these commands.
    let kept = try FileManager.default.contentsOfDirectory(atPath: manualFolder.path).filter {
      $0.hasSuffix(".svg") && $0 != "profile-card.svg"
    }
    #expect(drawn == kept.sorted() && drawn.contains("tour.svg"))
    for picture in drawn {
      let expected = try Data(contentsOf: manualFolder.appending(path: picture))
      #expect(try program.read("\(catalog)/\(picture)") == expected, "\(picture): \(help)")
    }
  }

  @Test(
    "A code block may name Swift source", .enabled(if: canReadSwift, "built without the trait SwiftSource"),
    arguments: ["pages/a.md", "pages"], ["Badge.swift", "\"The badge.swift\""])
  func swiftSource(input: String, file: String) throws {
    let name = file.replacingOccurrences(of: "\"", with: "")
    try program.write(
      PreviewTests.badge.replacingOccurrences(of: "Sizes.badge", with: "30"), to: "pages/\(name)")
    try program.write("```layout src=\(file) alt=\"A dot\"\n```\n", to: "pages/a.md")
    try inPlace(input)
    #expect(try text("pages/a.md") == "```layout src=\(file) alt=\"A dot\"\n```\n\n![A dot](a-1.svg)\n")
    #expect(try text("pages/a-1.svg").contains("<svg"))
    #expect(try program.run("markdown", "--check", input).status == 0)
    try edit("pages/\(name)") { $0.replacing("constant: 12", with: "constant: 16") }
    let stale = try program.run("markdown", "--check", input)
    #expect(stale.status == 1 && stale.errors.contains("[stale-picture]"), "\(stale.errors)")
  }

  @Test("A page from standard input cannot be read twice, and the message names the program for Swift")
  func swiftSourceOfStandardInput() throws {
    try program.write("", to: "A.swift")
    let outcome = try program.run(
      "markdown", "-", "-o", "-", input: "```layout src=A.swift\n```\n")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("run 'layoutdraw-swift' with the same arguments to read it"),
      "\(outcome.errors)")
  }

  private func inPlace(_ path: String) throws {
    let outcome = try program.run("markdown", "--in-place", path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try program.read(path), as: UTF8.self)
  }

  private func edit(_ path: String, _ change: (String) -> String) throws {
    try program.write(change(try text(path)), to: path)
  }

  /// Returns each file's inode, which changes if the file is written again.
  private func stamps() throws -> [String: Int] {
    var stamps: [String: Int] = [:]
    for name in try program.files() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: program.folder.appending(path: name).path)
      stamps[name] = attributes[.systemFileNumber] as? Int
    }
    return stamps
  }
}

extension Data {
  fileprivate func replacingStamp(from other: Data) -> Data {
    let hash = /"sha256":"[0-9a-f]*"/
    let (own, others) = (String(decoding: self, as: UTF8.self), String(decoding: other, as: UTF8.self))
    guard let wanted = others.firstMatch(of: hash) else { return self }
    return Data(own.replacing(hash, with: wanted.0).utf8)
  }
}
