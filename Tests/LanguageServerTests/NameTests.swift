import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("Names in an editor")
struct NameTests {
  private static let text = """
    canvas 320x200 as page
    let gap = 12
    let wide = gap * 2
    label title "title"
    view card {
        label na‸me hugging gap
        |-[na‸me]-g‸ap-|
        tt = %bt(ti‸tle)
    }
    |-[title(==card,>=gap)]-(wide)-|
    V:|-[title]-gap-[card]  alignAllLeft
    name.left = title.left + gap ~ 750 "name"
    assert inside name card
    card.bottom = pa‸ge.bottom // title
    """

  static let definitions = [(0, "5:10-14"), (1, "5:10-14"), (2, "1:4-7"), (3, "3:6-11"), (4, "0:18-22")]

  @Test("go to the line that declares them", arguments: definitions)
  func definition(_ test: (cursor: Int, place: String)) {
    var editor = Editor(Self.text)
    #expect(Editor.place(editor.ask("definition", at: test.cursor)) == test.place)
  }

  @Test("are found everywhere except in strings, comments and words of the language")
  func references() {
    var editor = Editor(Self.text)
    let title = editor.ask("references", at: 3, ",\"context\":{\"includeDeclaration\":true}")
    #expect(
      title.array?.map { Editor.place($0) } == [
        "3:6-11", "7:13-18", "9:3-8", "10:5-10", "11:12-17",
      ])
    let uses = editor.ask("references", at: 3, ",\"context\":{\"includeDeclaration\":false}")
    #expect(uses.array?.count == 4)
    #expect(editor.ask("documentHighlight", at: 2).array?.count == 7)
  }

  @Test("are renamed everywhere at once")
  func rename() {
    var editor = Editor(Self.text)
    let answer = editor.ask("rename", at: 2, ",\"newName\":\"space\"")
    let renamed = editor.applying(answer["changes"]?[Editor.uri])
    #expect(renamed.contains("let space = 12\nlet wide = space * 2"))
    #expect(renamed.contains("label name hugging space"))
    #expect(renamed.contains("|-[name]-space-|"))
    #expect(renamed.contains("[title(==card,>=space)]"))
    #expect(renamed.contains("+ space ~ 750"))
    #expect(!renamed.contains("gap"))
  }

  static let refusals = [
    ("superview", "'superview' is a reserved word and cannot be a view's name"),
    ("card", "'card' is already taken"),
    ("3d", "'3d' is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"),
    ("", "'' is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"),
  ]

  @Test("are not renamed to invalid names", arguments: refusals)
  func refuses(_ test: (name: String, message: String)) {
    var editor = Editor(Self.text)
    let answer = editor.ask("rename", at: 3, ",\"newName\":\"\(test.name)\"")
    #expect(answer["message"]?.string == test.message)
  }

  @Test("A view of a range is not renamed, since the layout would change")
  func range() {
    var editor = Editor("box v1\nbox v‸2\nbox v3\n|-[v1..3]")
    let answer = editor.ask("rename", at: 0, ",\"newName\":\"w\"")
    #expect(answer["message"]?.string?.hasPrefix("renaming to 'w' would change the layout") == true)
  }

  @Test("Preparing to rename marks the word, and nothing where there is no name")
  func preparation() {
    var editor = Editor("label ti‸tle font 12 bo‸ld")
    #expect(Editor.place(editor.ask("prepareRename")) == "0:6-11")
    #expect(editor.ask("prepareRename", at: 1) == .null)
  }

  @Test("Positions count UTF-16 code units, in every line ending")
  func positions() {
    for ending in ["\n", "\r\n"] {
      var editor = Editor("label a \"👩‍👩‍👧é\" hugging ga‸p\(ending)let gap = 251")
      #expect(Editor.place(editor.ask("definition")) == "1:4-7")
      #expect(Editor.place(editor.ask("prepareRename")) == "0:28-31")
    }
  }
}
