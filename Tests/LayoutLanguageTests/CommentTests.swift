import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct CommentTests {
  /// `+` marks a comment that is alone on its line.
  @Test(
    "comments",
    arguments: [
      ("", []), ("view a", []), ("// x", ["0+// x"]), ("//", ["0+//"]), ("view a // x y", ["0 // x y"]),
      ("view a//", ["0 //"]), (" \t// x", ["0+// x"]),
      ("// a\r\nview b // c\r\n// d", ["0+// a", "1 // c", "2+// d"]),
      ("\n\n  //x\n", ["2+//x"]), ("let a = 4 / 2", []), ("let a = 4 / / 2", []), ("let a = 4 /", []),
      ("/", []),
      ("label a \"http://x\"", []), ("label a \"http://x\" // y", ["0 // y"]), ("// a // b", ["0+// a // b"]),
      ("/// x", ["0+/// x"]), ("a/b//c", ["0 //c"]),
    ] as [(String, [String])])
  func comments(_ text: String, _ expected: [String]) {
    let source = SourceText(name: "a", text: text)
    let found = source.comments.map { "\($0.line)\($0.isAlone ? "+" : " ")\(source[$0.span])" }
    #expect(found == expected)
  }

  private static func logLine(behind lines: Int = 0, blanks: Int = 0) -> String {
    String(repeating: "\n", count: lines) + String(repeating: " ", count: blanks) + "LayoutConstraint:0x1"
  }

  /// Only the first 100 lines are searched, and only the first 2000 bytes of a line.
  @Test(
    "an Xcode log in comments",
    arguments: [
      ("in the first line", "// <NSLayoutConstraint:0x600 …>", 0),
      ("in a later line", "let a = 1\n// Unable to simultaneously satisfy constraints.\n", 1),
      ("in line 100", logLine(behind: 99), 99), ("in line 101", logLine(behind: 100), nil),
      ("up to byte 2000", logLine(blanks: 1_981), 0), ("after byte 2000", logLine(blanks: 1_982), nil),
      ("up to byte 2000 of a later line", logLine(behind: 5, blanks: 1_981), 5),
      ("without an address", "// LayoutConstraint: none", nil), ("empty", "", nil),
    ] as [(String, String, Int?)])
  func logs(_ name: String, _ text: String, _ line: Int?) {
    let source = SourceText(name: "a.swift", text: text)
    let found = xcodeLogInComments(of: source)
    #expect(found?.code == line.map { _ in "xcode-log" }, "\(name)")
    #expect(found?.span == line.map(source.lineSpan), "\(name)")
    #expect(found.map { $0.help?.contains("'layoutdraw import-log'") == true } != false, "\(name)")
  }

  @Test(
    "pictures instead of layouts",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG"), ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"),
      (Array("%PDF-1.7\n".utf8), "PDF"), ([0xFF, 0xD8, 0x20], nil), ([0x89, 0x50, 0x4E, 0x46], nil),
      (Array("%PDF\n".utf8), nil),
    ] as [([UInt8], String?)])
  func pictures(_ bytes: [UInt8], _ format: String?) {
    let reported = parse(SourceText(name: "", utf8: bytes)).diagnostics.map(\.message)
    #expect(
      reported.contains("this is a \(format ?? "") picture, not the text of a layout") == (format != nil))
    #expect(format == nil || reported.count == 1)
  }
}
