import Testing

@testable import CommandLineTool

struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./b", "a/b"), (".", "."), ("./", "."), ("", "."), ("/", "/"),
    ("//a/", "/a"), ("../a", "../a"), ("a/../b", "a/../b"),
  ])
  func tidying(path: String, tidy: String) { #expect(tidied(path) == tidy) }

  @Test(arguments: [
    ("a/b", ".", "a/b"), ("a/b", "a", "b"), ("a/b", "a/b", "."), ("a/b", "c/d", "../../a/b"),
    ("a/b", "a/c", "../b"), ("../a", "b", "../../a"), ("../a", "../b", "../a"), (".", "a", ".."),
    ("/a/b", "/a", "b"), ("/a/b", "/c", "../a/b"), ("/a", "b", "/a"), ("ab", "a", "../ab"),
    ("a", "../b", nil), ("a", "/b", nil),
  ])
  func fromAFolder(path: String, folder: String, relative: String?) {
    #expect(relativePath(path, from: folder) == relative)
  }

  @Test func reportsLinkToTheResults() throws {
    let program = try Program()
    try program.write("canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "Samples/a.layout")
    let outcome = try program.run(
      "verify", "--markdown", "out/m.md", "--reg", "out/deep/reg.json", "--junit", "j.xml", "--github")
    #expect(outcome.status == 1)
    let text = { (path: String) in String(decoding: try program.read(path), as: UTF8.self) }
    #expect(try text("out/m.md").contains("src=\"../layoutdraw-results/actual/a.png\""))
    #expect(try text("out/deep/reg.json").contains("\"actualDir\": \"../../layoutdraw-results/actual\""))
    #expect(try text("j.xml").contains("[[ATTACHMENT|layoutdraw-results/actual/a.png]]"))
    #expect(
      outcome.text
        == "::error file=Samples/a.layout,title=missing::a.png: this reference does not exist yet; also affected: json\n"
    )
  }
}
