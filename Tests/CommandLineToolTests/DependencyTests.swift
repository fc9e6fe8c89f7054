import Foundation
import Testing

@testable import CommandLineTool

struct DependencyTests {
  private let program: Program

  init() throws {
    program = try Program()
    for name in ["a", "b"] {
      try program.write("canvas 40x30\nview \(name)\n|-[\(name)]-|\nV:|-[\(name)]-|\n", to: "\(name).layout")
    }
  }

  @Test(arguments: [
    ("a.png", "a.png"), ("in dir/a.png", "in\\ dir/a.png"), ("#1.png", "\\#1.png"), ("a$b", "a$$b"),
    ("c:d", "c\\:d"), ("a\\ b", "a\\\\\\ b"), ("a\\b", "a\\b"), ("a\\\\#", "a\\\\\\\\\\#"), ("é", "é"),
  ])
  func names(path: String, expected: String) throws {
    #expect(try makeName(path) == expected)
  }

  @Test(arguments: ["a;b", "a=b", "a%b", "a|b", "a\tb", "a\nb"]) func namesThatMakeLacks(path: String) {
    #expect(throws: FileError.self) { try makeName(path) }
  }

  @Test func aRuleForEachInput() throws {
    try program.write("canvas \"x\" 9x9\ncanvas \"y\" 8x8\nview c", to: "c.layout")
    #expect(try program.run("a.layout", "c.layout", "--out-dir", ".", "--depfile", "all.d").status == 0)
    let lines = try rules("all.d")
    #expect(lines.prefix(2).map { $0.split(separator: ":")[0] } == ["a.png", "c-x.png c-y.png"])
    #expect(lines[0].hasPrefix("a.png: a.layout /"))
    #expect(lines[1].hasPrefix("c-x.png c-y.png: c.layout /"))
    // Make does not fail if a font is removed, because each font has a rule without prerequisites.
    let fonts = lines[0].split(separator: " ").dropFirst(2)
    #expect(!fonts.isEmpty)
    #expect(lines.dropFirst(2) == fonts.map { "\($0):" }[...])
  }

  @Test func unwrittenConstraintsHaveNoRule() throws {
    #expect(try program.run("a.layout", "none.layout", "--out-dir", ".", "--depfile", "all.d").status == 2)
    #expect(try rules("all.d")[0].hasPrefix("a.png: a.layout"))
    #expect(try !rules("all.d").joined().contains("none"))
    #expect(try program.run("none.layout", "-o", "none.png", "--depfile", "none.d").status == 2)
    #expect(try program.files() == ["a.layout", "a.png", "all.d", "b.layout"])
  }

  @Test func mistakes() throws {
    #expect(try program.run("a.layout", "-o", "-", "--depfile", "a.d").status == 64)
    #expect(try program.run("a.layout", "--depfile", "a.layout").errors.contains("[output-is-input]"))
    #expect(try program.run("a.layout", "--depfile", "a.png").errors.contains("[same-output]"))
    #expect(try !program.files().contains("a.png"), "nothing is written before all outputs are claimed")
    #expect(try program.run("a.layout", "-o", "o.png", "--depfile", "b.layout").status == 2)
    #expect(try program.files() == ["a.layout", "b.layout"])
    let outcome = try program.run("a.layout", "-o", "a=b.png", "--depfile", "a.d")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a.d: error: Make cannot use the name 'a=b.png'"))
  }

  @Test(.enabled(if: isInstalled("make"))) func makeDrawsWhatChanged() throws {
    try program.write("canvas 9x9\nview c", to: "#1 of $2.layout")
    try program.write(
      """
      all: a.png b.png \\#1\\ of\\ $$2.png
      %.png: %.layout
      \t@"$(LAYOUTDRAW)" '$<' -o '$@' --depfile '$@.d'; echo drawn '$<'
      -include a.png.d b.png.d \\#1\\ of\\ $$2.png.d

      """, to: "Makefile")
    try check(build: "make -s")
  }

  @Test(.enabled(if: isInstalled("ninja"))) func ninjaDrawsWhatChanged() throws {
    try program.write("canvas 9x9\nview c", to: "#1 of $2.layout")
    try program.write(
      """
      rule draw
        command = "$$LAYOUTDRAW" $in -o $out --depfile $out.d && echo drawn $in
        depfile = $out.d
      build a.png: draw a.layout
      build b.png: draw b.layout
      build #1$ of$ $$2.png: draw #1$ of$ $$2.layout

      """, to: "build.ninja")
    try check(build: "ninja")
  }

  private func check(build: String) throws {
    #expect(try program.run("a.layout", "-o", "a.png", "--depfile", "fonts.d").status == 0)
    let fonts = try rules("fonts.d")[0].split(separator: " ").dropFirst(2).joined(separator: " ")
    let prepare = "mkdir fonts && cp -p \(fonts) fonts && rm a.png fonts.d && "
    let environment = "export LAYOUTDRAW_FONT_DIR=\"$PWD/fonts\"; "
    func drawn(after change: String) throws -> [String] {
      let outcome = try program.shell(environment + change + build)
      #expect(outcome.status == 0, "\(outcome.errors) \(outcome.text)")
      let lines = outcome.text.split(separator: "\n").filter { $0.hasPrefix("drawn ") }
      return lines.map { $0.dropFirst(6).filter { $0 != "'" } }.sorted()
    }
    #expect(try drawn(after: prepare) == ["#1 of $2.layout", "a.layout", "b.layout"])
    #expect(try drawn(after: "") == [])
    #expect(try drawn(after: "sleep 1; touch b.layout; ") == ["b.layout"])
    #expect(try drawn(after: "sleep 1; touch '#1 of $2.layout'; ") == ["#1 of $2.layout"])
    #expect(try drawn(after: "sleep 1; touch fonts/*; ") == ["#1 of $2.layout", "a.layout", "b.layout"])
  }

  private func rules(_ path: String) throws -> [String] {
    String(decoding: try program.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
