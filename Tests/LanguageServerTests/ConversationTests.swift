import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("A conversation with an editor")
struct ConversationTests {
  private static let conflict = """
    canvas 300x200
    view card {
        box a
        box b
        |-[a(120)]-[b]-|
        V:|-[a(40)]-|
        V:|-[b]-|
        b.width = 180‸ "wide"
    }
    card.left = 20
    card.width = 260
    """

  @Test("A document of Swift source is left to Swift's own server")
  func swiftSource() {
    var editor = Editor("import UIKit\nview.frame = bounds", uri: "file:///tmp/A.swift")
    #expect(editor.publications().isEmpty)
  }

  @Test("Diagnostics are published once for many changes, with the version that they are about")
  func publishes() {
    var editor = Editor("label a\nemail.left = 3")
    #expect(editor.publications().count == 1)
    editor.change(to: "label a\na.lef = 3", version: 2)
    editor.change(to: "label a\na.left = a.right * 0", version: 3)
    editor.change(to: "label email\n\nemial.left = 3", version: 4)
    let published = editor.publications()
    #expect(published.count == 1)
    #expect(published.first?["version"]?.number == 4)
    #expect(published.first?["uri"]?.string == Editor.uri)
    let diagnostics = published.first?["diagnostics"]?.array ?? []
    #expect(diagnostics.first?["code"]?.string == "unknown-view")
    #expect(diagnostics.first?["severity"]?.number == 1)
    #expect(diagnostics.first?["message"]?.string == "no view is named 'emial'; did you mean 'email'?")
    #expect(Editor.place(diagnostics.first) == "2:0-5")
    #expect(editor.publications().isEmpty)
  }

  @Test("Conflicts, ambiguities and what rules find are diagnostics, too")
  func solves() {
    var editor = Editor(Self.conflict)
    let published = editor.publications().first?["diagnostics"]?.array ?? []
    #expect(published.contains { $0["code"]?.string == "conflict" && $0["severity"]?.number == 1 })
    #expect(
      published.contains { $0["code"]?.string == "ambiguous" && $0["severity"]?.number == 2 }, "\(published)")
    let conflict = published.first { $0["code"]?.string == "conflict" }
    #expect(conflict?["relatedInformation"]?.array?.isEmpty == false)
    editor.change(to: "canvas 100x100\nbox a\n|-[a]-|\nV:|-[a]-|", version: 2)
    #expect(editor.publications().first?["diagnostics"]?.array == [])
  }

  @Test("A closed document has no diagnostics, and is not asked about")
  func closes() {
    var editor = Editor("label ‸a\nemail.left = 3")
    editor.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"}}")
    #expect(editor.publications().first?["diagnostics"]?.array == [])
    #expect(editor.ask("hover")["code"]?.number == -32602)
  }

  @Test("Hovering over a view shows its frame and the reasons")
  func hovers() {
    var editor = Editor(
      "canvas 320x100\nlet gap = 20\nbox sa‸ve\n|-g‸ap-[save]-|\nV:|[save]|\nsave.wid‸th <= 500")
    let view = editor.ask("hover")["contents"]?["value"]?.string ?? ""
    #expect(view.hasPrefix("**save**: box  \nx 20, y 0, 292 × 100"))
    #expect(
      view.contains("100  \nwidth = canvas − 28, from 28 to 528  \nheight = canvas height\n\n"), "\(view)")
    #expect(view.contains("save.width is 292 = canvas 320 - inset 20 - inset 8"))
    #expect(view.contains("a.layout:4:2: save.leading == view.leading + 20"))
    #expect(editor.ask("hover", at: 1)["contents"]?["value"]?.string == "**gap** = 20")
    let width = editor.ask("hover", at: 2)["contents"]?["value"]?.string ?? ""
    #expect(width.hasPrefix("```text\nsave.width is 292"))
    #expect(width.contains("\n    canvas width +1: save.width +1"))
  }

  @Test("Formatting changes only the lines from the first to the last that are not canonical")
  func formats() {
    let text = "canvas 100x100\nbox a\nview b   {\na.left=3\n}\n|-[a]-|\n"
    var editor = Editor(text)
    let edits = editor.request(
      "textDocument/formatting", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"options\":{}}")
    #expect(edits.array?.count == 1)
    #expect(Editor.place(edits.array?.first) == "2:0-0")
    #expect(editor.applying(edits) == "canvas 100x100\nbox a\nview b {\n    a.left = 3\n}\n|-[a]-|\n")
    editor.change(to: "box a", version: 2)
    let same = editor.request(
      "textDocument/formatting", "{\"textDocument\":{\"uri\":\"\(Editor.uri)\"},\"options\":{}}")
    #expect(editor.applying(same) == "box a\n")
  }

  @Test("Quick fixes of a conflict end it")
  func fixesConflict() throws {
    var editor = Editor(Self.conflict)
    let fixes = editor.fixes()
    #expect(!fixes.isEmpty)
    let before = try solve(SourceText(name: "", text: editor.text))
    #expect(before.canvases[0].layout.conflicts.count == 1)
    for fix in fixes {
      let after = try solve(SourceText(name: "", text: fix.text))
      #expect(!after.hasErrors && after.canvases[0].layout.conflicts.isEmpty, "\(fix.title)\n\(fix.text)")
    }
    #expect(fixes.contains { $0.text.contains("b.width = 180 ~ 999 \"wide\"") })
    #expect(fixes.contains { $0.text.contains("|-[a(120@999)]-[b]") })
    #expect(fixes.first?.title == "Lower the priority of line 11 to 999: 'card' grows to 324")
  }

  @Test("Quick fixes of an ambiguity determine the views")
  func fixesAmbiguity() throws {
    var editor = Editor(
      "canvas 300x100\nbox ‸left\nbox right\n|-[left]-[right]-|\nV:|-[left]-|\nV:|-[right]-|")
    let fixes = editor.fixes()
    #expect(!fixes.isEmpty)
    for fix in fixes {
      let after = try solve(SourceText(name: "", text: fix.text))
      #expect(after.canvases[0].layout.status == .solved, "\(fix.title)\n\(fix.text)")
    }
  }

  static let spellings: [(text: String, fixed: String)] = [
    ("canvas 100x50\nbox a‸ compression 1000 750\nV:|[a]|\n|-48-[a]-48-|", "box a compression 999 750"),
    ("canvas 100x50\nbox ‸a\nV:|[a]|\n|[a(80)]-30-|", "|[a(80)]-(30@999)-|"),
    ("canvas 100x50\nlet wide = 80\nbox ‸a\nV:|[a]|\n|[a(wide)]-30-|", "|[a(wide@999)]-30-|"),
    (
      "canvas 100x50\nbox ‸a\nV:|[a]|\na.left = 0\na.right = superview.right\na.width = 80 ~ required",
      "~ 999"
    ),
    ("canvas 100x50\nlet g = 20\nbox a\nV:|[a]|\na: ll = g\na.left = 50", "a: ll = 50\n"),
    ("canvas 100x50\nbox a\nV:|[a]|\na: ll = 3, maxw = 20\na.width = 80", "maxw = 80"),
    ("canvas 100x50\nbox ‸a\nV:|[a]|\na.left = 0\na.width = 80\na.width == 70 // late", "a.width = 80\n"),
  ]

  @Test("Fixes are written in the notation of the line that they change", arguments: spellings)
  func fixesAreSpelled(_ test: (text: String, fixed: String)) throws {
    var editor = Editor("‸" + test.text.filter { $0 != "‸" } + "‸")
    let fixes = editor.fixes(from: 0, to: 1)
    #expect(fixes.contains { $0.text.contains(test.fixed) }, "\(fixes)")
    for fix in fixes {
      let after = try solve(SourceText(name: "", text: fix.text))
      #expect(!after.hasErrors && after.canvases[0].layout.conflicts.isEmpty, "\(fix.title)")
    }
  }

  @Test("Views that tie in hugging get a priority on their line")
  func fixesTie() {
    var editor = Editor("canvas 300x100\nlabel ‸a \"a\" font 12\nlabel b\n|-[a]-[b]-|\nV:|-[a]\nV:|-[b]")
    #expect(editor.fixes().map(\.title) == ["Add 'hugging 251' to 'a'"])
    #expect(editor.fixes().first?.text.contains("label a \"a\" font 12 hugging 251\n") == true)
  }

  @Test("Quick fixes of errors are what their messages suggest")
  func fixesSpelling() {
    var editor = Editor("label email\nlabel name\n|-[emi‸al]-[name]-|\nname.left = email.lef")
    #expect(editor.fixes().map(\.title) == ["Write 'email'"])
    #expect(
      editor.fixes().first?.text == "label email\nlabel name\n|-[email]-[name]-|\nname.left = email.lef")
    var equation = Editor("label a\na.left = 20 ‸+ superview.left")
    #expect(equation.fixes().first?.text == "label a\na.left = superview.left + 20")
  }

  @Test("No fix is offered where nothing is wrong")
  func fixesNothing() {
    var editor = Editor("canvas 100x100\nbox ‸a\n|-[a]-|\nV:|-[a]-|")
    #expect(editor.fixes().isEmpty)
  }
}
