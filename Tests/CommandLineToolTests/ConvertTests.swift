import Foundation
import Testing

struct ConvertTests {
  @Test func printsTheOtherNotation() throws {
    let outcome = try Program().run("convert", "-e", "|-[a]-8-[b(>=50)]", "--to", "equations")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        canvas fit

        box a
        box b

        a.leading == view.leadingMargin
        b.leading == a.trailing + 8
        b.width >= 50

        """)
    #expect(outcome.errors.isEmpty)
  }

  @Test func unexpressedConstraintsAreListed() throws {
    let program = try Program()
    try program.write("view a\na.centerX = superview.centerX\n", to: "a.layout")
    let outcome = try program.run("convert", "a.layout", "--to", "vfl", "-o", "b.layout")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "a.layout:2:1: note: the Visual Format Language cannot express this constraint on centerX; written as an equation [not-in-notation]"
      ))
    #expect(
      String(decoding: try program.read("b.layout"), as: UTF8.self).hasSuffix("\na.centerX == view.centerX\n")
    )
  }

  @Test func commentsAreWarnings() throws {
    let text = "guide g\nview a\na.left = g.leftMargin\n"
    #expect(try Program().run("convert", "-", "--to", "uikit", input: text).status == 0)
    let strict = try Program().run("convert", "-", "--to", "uikit", "--strict", input: text)
    #expect(strict.status == 1)
    #expect(
      strict.errors.contains(
        "warning: NSLayoutAnchor cannot express the margins of a guide; kept only in a comment"))
  }

  @Test func otherSystems() throws {
    let program = try Program()
    try program.write(try InterfaceFile.account(), to: "a.storyboard")
    let window = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><!-- http://example.com --><objects><window id="w">
      <view key="contentView" id="r"><rect key="frame" x="0" y="0" width="90" height="60"/><subviews>
      <box title="Network" id="b"><rect key="frame" x="8" y="8" width="74" height="44"/></box>
      </subviews></view></window></objects></document>
      """
    try program.write(window, to: "w.xib")
    func errors(_ name: String, _ target: String) throws -> String {
      try program.run("convert", name, "--to", target).errors
    }
    for target in ["uikit", "snapkit"] {
      #expect(try errors("w.xib", target).contains("[for-macos]\nhelp: for AppKit code, use '--to appkit'"))
    }
    #expect(try errors("w.xib", "appkit") == "")
    let login = try program.run("convert", "a.storyboard", "--canvas", "login", "--to", "appkit")
    #expect(login.errors.contains("[for-ios]"))
    let bar = try program.run(
      "convert", "-", "--to", "appkit", input: "navbar n \"News\"\nswitch s on\n")
    #expect(
      bar.errors.contains(
        "note: AppKit has no counterpart to 'navbar', so a plain view is used; the appearance may differ"
      ))
    #expect(!bar.errors.contains("switch"))
  }

  @Test func convertedFilesAreClean() throws {
    let program = try Program()
    try program.write(try InterfaceFile.account(), to: "a.storyboard")
    try program.write(ImportLogTests.log, to: "log.txt")
    for scene in ["login", "profile"] {
      let outcome = try program.run(
        "convert", "a.storyboard", "--canvas", scene, "--to", "layout", "-o", "\(scene).layout")
      #expect(outcome.status == 0)
    }
    #expect(try program.run("import-log", "log.txt", "-o", "log.layout").status == 0)
    let found = try program.run("check", "login.layout", "profile.layout", "log.layout")
    for rule in ["no-effect", "truncated-text", "unused-ignore"] {
      #expect(!(found.text + found.errors).contains("[\(rule)]"), "\(found)")
    }
    #expect(found.text.contains("[conflict]") || found.errors.contains("[conflict]"))
  }

  @Test func failures() throws {
    let program = try Program()
    try program.write("view a\n", to: "a.layout")
    #expect(try program.run("convert", "-", "--to", "vfl", input: "a.lft = 3").status == 2)
    #expect(try program.run("convert", "missing.layout", "--to", "vfl").status == 2)
    #expect(try program.run("convert", "a.layout", "--to", "vfl", "-o", "a.layout").status == 2)
    #expect(try program.run("convert", "a.layout").status == 64)
    let unknown = try program.run("convert", "a.layout", "--to", "css")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("equations"))
    #expect(try program.run("convert", "--help").text.contains("uikit      UIKit code with NSLayoutAnchor"))
  }

  @Test(arguments: ["swift", "uikit", "snapkit"])
  func commentsAndMetricsInCode(target: String) throws {
    let text = "// Ours\n// draw: --theme dark\nlet gap = 4  // points\nview a\na.left = gap\n"
    let outcome = try Program().run("convert", "-", "--to", target, input: text)
    #expect(outcome.text.hasPrefix("// Ours\nimport ") && !outcome.text.contains("draw:"))
    #expect(outcome.errors.contains("<stdin>:2:1: note: this comment is dropped"))
    #expect(outcome.errors.contains("<stdin>:3:14: note: this comment is dropped"))
    #expect(outcome.errors.contains("the metric 'gap' is replaced"))
  }

  @Test(arguments: ["equations", "vfl", "sll"])
  func commentsAndMetrics(target: String) throws {
    let program = try Program()
    try program.write(
      """
      // A card.
      // draw: --canvas-sizes 100x50,200x50
      let gap = 12
      view a
      |-gap-[a]-|  // the card
      V:|-[a]-|
      // draw: --show sizes

      """, to: "a.layout")
    let outcome = try program.run("convert", "a.layout", "--to", target)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix(
        "// A card.\n// draw: --canvas-sizes 100x50,200x50\n// draw: --show sizes\ncanvas"), "\(outcome.text)"
    )
    #expect(
      outcome.errors.contains(
        "a.layout:3:5: note: the metric 'gap' is replaced by its value, 12"))
    #expect(outcome.errors.contains("a.layout:5:14: note: this comment is dropped"), "\(outcome.errors)")
    try program.write(outcome.text, to: "b.layout")
    let (a, b) = (
      try program.run("a.layout", "-f", "json", "-o", "-"),
      try program.run("b.layout", "-f", "json", "-o", "-")
    )
    #expect(a.text.components(separatedBy: "\"width\": 200").count > 1)
    #expect(
      a.text.components(separatedBy: "\"frame\"").count == b.text.components(separatedBy: "\"frame\"").count)
  }
}
