import Foundation
import Testing

struct MarkdownFileTests {
  private let program: Program
  private static let layout = "canvas 60x40\nview a\n|-[a]-|\nV:|-[a]-|\n"

  init() throws {
    program = try Program()
    try program.write(Self.layout, to: "docs/layouts/one.layout")
    try program.write(
      Self.layout.replacing("60x40", with: "80x40"), to: "docs/layouts/two words.layout")
  }

  private func run(_ page: String, _ arguments: String...) throws -> Program.Outcome {
    try program.write(page, to: "docs/page.md")
    return try program.run(["markdown", "--in-place", "--images", "docs/images", "docs/page.md"] + arguments)
  }

  private func page() throws -> String { String(decoding: try program.read("docs/page.md"), as: UTF8.self) }

  @Test func aComment() throws {
    let comment = "<!-- layout src=layouts/one.layout name=one alt=\"The first\" width=120 -->"
    let outcome = try run("Text\n\n\(comment)\nMore text\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let woven = """
      Text

      \(comment)

      <img src="images/one.svg" width="120" alt="The first">

      More text

      """
    #expect(try page() == woven)
    #expect(try program.files(in: "docs/images") == ["one.svg"])
    let picture = try program.read("docs/images/one.svg")
    #expect(try run(woven).status == 0)
    #expect(try page() == woven)
    #expect(try program.read("docs/images/one.svg") == picture)
    #expect(try program.run("markdown", "--check", "--images", "docs/images", "docs/page.md").status == 0)
    try program.write(Self.layout.replacing("60x40", with: "90x40"), to: "docs/layouts/one.layout")
    let check = try program.run("markdown", "--check", "--images", "docs/images", "docs/page.md")
    #expect(check.status == 1)
    #expect(check.errors.contains("docs/page.md:3:1: error: 'docs/images/one.svg' is out of date"))
    #expect(try run(woven).status == 0)
    #expect(try page() == woven)
    #expect(try program.read("docs/images/one.svg") != picture)
  }

  @Test func severalFilesAreListedTogether() throws {
    let outcome = try run(
      """
      <!-- layout name=both caption="Two of them"
           src=layouts/one.layout alt="The first"
           src="layouts/two words.layout" alt="The second" -->

      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try page().hasSuffix(
        """
        -->

        ![The first](images/both-one.svg)
        ![The second](images/both-two%20words.svg)\\
        *Two of them*

        """))
    #expect(try program.files(in: "docs/images") == ["both-one.svg", "both-two words.svg"])
  }

  @Test func aFence() throws {
    #expect(try run("```layout src=layouts/one.layout name=one\n```\n").status == 0)
    #expect(try page().contains("](images/one.svg)"))
  }

  @Test func instead() throws {
    try program.write("# A\n\n<!-- layout src=layouts/one.layout alt=One -->\n", to: "docs/page.md")
    let outcome = try program.run("markdown", "docs/page.md", "--instead", "-o", "out.md")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(String(decoding: try program.read("out.md"), as: UTF8.self) == "# A\n\n![One](page-1.svg)\n")
  }

  @Test func problemsAreReportedAtTheirFile() throws {
    try program.write(Self.layout + "a.width = 10\n", to: "docs/layouts/one.layout")
    let reported = try run("<!-- layout src=layouts/one.layout -->\n")
    #expect(reported.status == 1)
    #expect(reported.errors.hasPrefix("docs/layouts/one.layout:5:1: error: 'a.width == 10' was left out"))
    let meant = try run("<!-- layout problems src=layouts/one.layout -->\n")
    #expect(meant.status == 0 && meant.errors.isEmpty, "\(meant.errors)")
  }

  @Test(arguments: [
    (
      "src=none.layout", 2,
      "docs/page.md:1:13: error: 'docs/none.layout': cannot read this file: No such file"
    ),
    ("src=layouts", 2, "docs/page.md:1:13: error: 'docs/layouts' does not end in .layout, so it is not read"),
    ("src=layouts/bad.layout", 2, "docs/layouts/bad.layout:2:1: error:"),
    (
      "src=layouts/one.layout width=0", 2,
      "docs/page.md:1:36: error: 'width' must be a whole number of pixels"
    ),
    (
      "src=layouts/one.layout src=layouts/../layouts/one.layout", 2,
      "error: the pictures of another layout in this fence already have the name"
    ),
    (
      "src=layouts/one.layout canvas=tablet", 2, "docs/layouts/one.layout: error: no canvas is named 'tablet'"
    ),
    ("name=q", 2, "docs/page.md:1:1: error: this comment does not name a layout; write 'src=FILE.layout'"),
    ("src=layouts/one.layout colour=red", 2, "error: a fence has no option 'colour'"),
  ])
  func whatIsWrong(attributes: String, status: Int32, message: String) throws {
    try program.write("view a\nnobody.left = 3\n", to: "docs/layouts/bad.layout")
    let page = "<!-- layout \(attributes) -->\n"
    let outcome = try run(page)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try self.page() == page)
    #expect(try program.files(in: "docs") == ["layouts", "page.md"])
  }

  /// A class such as `.wide` may be meant for the page's style sheet, so the class is not reported.
  @Test(arguments: [
    ("layout plain name=a", ""), ("layout name=a dark-pair", ""), ("layout {name=a .wide}", ""),
    (
      "layout name=a foo",
      ":1:18: warning: a fence has no option 'foo'; the options without a value are ignore, problems,"
    ),
    ("layout {name=a foo}", ":1:19: warning: a fence has no option 'foo'"),
    ("layout name=a theme", ":1:18: warning: 'theme' needs a value: theme=…"),
  ])
  func words(info: String, message: String) throws {
    let outcome = try run("```\(info)\n|[a(9)]\nV:|[a(9)]\n```\n")
    #expect(outcome.status == 0)
    #expect(message.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(message), "\(outcome.errors)")
    let page = try self.page()
    #expect(page.contains("![") || page.contains("<picture>"), "\(page)")
    #expect(info.contains("dark") == (try program.files(in: "docs/images").contains { $0.contains("dark") }))
  }

  /// Some file systems treat the composed and the decomposed form of a name as the same name.
  @Test func nothingIsWrittenIfTwoPicturesHaveOneName() throws {
    let fences = ["caf\u{E9}", "cafe\u{301}"].map { "```layout name=\($0)\n|[a(9)]\nV:|[a(9)]\n```\n" }
    let page = fences.joined(separator: "\n")
    let outcome = try run(page)
    #expect(outcome.status == 2 && !outcome.errors.isEmpty)
    #expect(try Array(self.page().utf8) == Array(page.utf8))
    #expect(try program.files(in: "docs") == ["layouts", "page.md"])
  }

  @Test func aFenceWithAFileHasNoLayoutOfItsOwn() throws {
    let outcome = try run("```layout src=layouts/one.layout\n[a]\n```\n")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("docs/page.md:1:1: error: a fence with 'src=' cannot also contain a layout"))
  }

  /// A page may come from a stranger, so messages must not reveal the content of other files.
  @Test(arguments: [
    ("/etc/passwd", "so it is not read"), ("../secret.txt", "so it is not read"),
    ("layouts/link.layout", "so it is not read"), ("../outside.layout", "is outside"),
    ("layouts/out.layout", "is outside"), ("ROOT/outside.layout", "is outside"),
    ("../gone.layout", "is outside"),
  ])
  func unknownPages(source: String, message: String) throws {
    try program.write("secret secret\n", to: "secret.txt")
    try program.write(Self.layout, to: "outside.layout")
    _ = try program.shell(
      "ln -s ../../secret.txt docs/layouts/link.layout && ln -s ../../outside.layout docs/layouts/out.layout")
    let source = source.replacing("ROOT", with: program.folder.path)
    let outcome = try run("<!-- layout src=\(source) name=x -->\n")
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(
      !outcome.errors.contains("secret secret") && !outcome.errors.contains("root:"), "\(outcome.errors)")
    if message.hasPrefix("does"), !source.contains("gone") {
      #expect(try run("<!-- layout src=\(source) name=x -->\n", "--allow-outside").status == 0)
    }
  }

  @Test(arguments: [
    ("mkdocs.yml", [], "![A](form.svg){ width=160 }"), ("docs/conf.py", [], "```{image} form.svg"),
    ("docs/conf.py", ["--site", "pandoc"], "![](form.svg){width=160px alt=\"A\"}"),
    ("other.yml", [], "<img src=\"form.svg\" width=\"160\" alt=\"A\">"),
  ])
  func sites(marker: String, options: [String], expected: String) throws {
    try program.write("", to: marker)
    try program.write("```{.layout name=form width=160 alt=A}\n|-[a]-|\n```\n", to: "docs/page.md")
    let outcome = try program.run(["markdown", "--in-place", "docs/page.md"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try page().contains(expected))
  }

  @Test func `no fence is skipped silently`() throws {
    try program.write("", to: "mkdocs.yml")
    let outcome = try run("```layout name=form\n|-[a]-|\n```\n\n```Layout\n|-[a]-|\n```\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("docs/page.md:1:1: warning: MkDocs does not recognize this line"))
    #expect(outcome.errors.contains("help: write ```{.layout name=form}\n"))
    #expect(
      outcome.errors.contains("docs/page.md:7:1: warning: this looks like a layout fence") == false)
    #expect(outcome.errors.contains("docs/page.md:5:1: warning: this looks like a layout fence"))
    #expect(
      try !program.run("markdown", "--in-place", "--site", "github", "docs/page.md").errors.contains("GitHub")
    )
  }

  @Test func `a folder with pictures for light and dark pages`() throws {
    for path in ["docs/a.md", "docs/sub/b.markdown"] {
      try program.write("```layout\n|-[a]-|\n```\n", to: path)
    }
    try program.write("no page", to: "docs/note.txt")
    let outcome = try program.run("markdown", "--in-place", "--dark-pair", "docs")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try program.files(in: "docs/sub") == ["b-1.svg", "b-1~dark.svg", "b.markdown"])
    #expect(try program.run("markdown", "--check", "--themes", "light,dark", "docs").status == 0)
    let again = try program.run("markdown", "--in-place", "docs")
    #expect(again.errors.contains("no fence draws 'docs/a-1~dark.svg' anymore"), "\(again.errors)")
    #expect(
      try program.run("markdown", "--in-place", "docs/layouts").errors.contains("there is no Markdown file"))
    #expect(try program.run("markdown", "--in-place", "--themes", "dark", "docs").status == 64)
  }

  @Test func `a conflict is in the alternative text`() throws {
    _ = try run(
      "```layout problems\ncanvas 90x40\nview a { tt = bb = ll = 0 }\na.width = 10\na.width = 20\n```\n")
    #expect(try page().contains("with a conflict: "))
  }
}
