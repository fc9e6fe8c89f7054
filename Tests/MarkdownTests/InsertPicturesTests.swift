import CCMark
import Diagnostics
import Markdown
import Testing

@Suite struct InsertPicturesTests {
  @Test(
    "after",
    arguments: [
      ("```layout\n```", "```layout\n```\n\n![A](a.svg)\n"),
      ("```layout\n```\n", "```layout\n```\n\n![A](a.svg)\n"),
      ("```layout\n```\n\ntext", "```layout\n```\n\n![A](a.svg)\n\ntext"),
      ("```layout\n```\ntext", "```layout\n```\n\n![A](a.svg)\n\ntext"),
      ("> ```layout\n> ```\ntext", "> ```layout\n> ```\n>\n> ![A](a.svg)\n>\ntext"),
      ("- ```layout\n  ```\n- b", "- ```layout\n  ```\n\n  ![A](a.svg)\n\n- b"),
      ("10. > ```layout\n    > ```", "10. > ```layout\n    > ```\n    >\n    > ![A](a.svg)\n"),
      ("```layout\r\n```\r\n", "```layout\r\n```\r\n\r\n![A](a.svg)\r\n"),
      ("```layout\n```\n\n![B](b.svg)\\\n*old*\ntext", "```layout\n```\n\n![B](b.svg)\\\n*old*\ntext"),
      ("```layout\n```\n\n![B](b.svg)\\\n*old*\n\ntext", "```layout\n```\n\n![A](a.svg)\n\ntext"),
      ("```layout\n```\n![B](b.svg)", "```layout\n```\n![A](a.svg)"),
      ("> ```layout\n> ```\n> ![B](b.svg)", "> ```layout\n> ```\n> ![A](a.svg)"),
      ("```layout\nopen", "```layout\nopen"),
      (
        "\u{FEFF}a\n```layout\n```\nb\n~~~vfl\n~~~\n",
        "\u{FEFF}a\n```layout\n```\n\n![A](a.svg)\n\nb\n~~~vfl\n~~~\n\n![A](a.svg)\n"
      ), ("```layout\n```\n\t\ntext", "```layout\n```\n\n![A](a.svg)\n\t\ntext"),
      ("> ```layout\n> ```\n>\n> text", "> ```layout\n> ```\n>\n> ![A](a.svg)\n>\n> text"),
      ("no fence\n", "no fence\n"),
    ])
  func after(_ text: String, _ expected: String) {
    let inserted = insertPictures(text, place: .after)
    // If a picture shares its paragraph with other text, it does not belong to the fence, so it is kept and a new
    // picture is inserted before it.
    let isOthers = expected.contains("*old*")
    #expect(inserted == (isOthers ? "```layout\n```\n\n![A](a.svg)\n\n![B](b.svg)\\\n*old*\ntext" : expected))
  }

  @Test(
    "instead",
    arguments: [
      ("```layout\n```", "![A](a.svg)"), ("text\n```layout\nx\n```\ntext", "text\n\n![A](a.svg)\n\ntext"),
      ("# T\n\n```layout\n```\n\n![B](b.svg)\n\ntext", "# T\n\n![A](a.svg)\n\ntext"),
      ("- ```layout\n  x\n  ```\n- b", "- ![A](a.svg)\n\n- b"),
      ("> text\n> ```layout\n> ```\n> text", "> text\n>\n> ![A](a.svg)\n>\n> text"),
      ("```layout\n```\n[r]: x\n\n![B](b.svg)", "![A](a.svg)\n\n[r]: x\n\n![B](b.svg)"),
    ])
  func instead(_ text: String, _ expected: String) {
    #expect(insertPictures(text, place: .instead) == expected)
  }

  @Test func `text in a picture's line is escaped`() {
    let pictures = [
      MarkdownPicture(path: "my pics/a(1)é.svg", alternative: "a [b] *c*\nd"),
      MarkdownPicture(path: "b.png", alternative: "\"x\" <y> & z", width: 320),
    ]
    let text = document("~~~layout\n~~~").text(
      with: [PictureBlock(pictures, caption: " 1_2_ ")], ownsPictures: [false], place: .instead)
    #expect(
      String(decoding: text, as: UTF8.self) == #"""
        ![a \[b\] \*c\* d](my%20pics/a%281%29%C3%A9.svg)
        <img src="b.png" width="320" alt="&quot;x&quot; &lt;y&gt; &amp; z">\
        *1\_2\_*
        """#)
    #expect(decodedLink("my%20pics/a%281%29%C3%A9.svg") == "my pics/a(1)é.svg")
    #expect(decodedLink("a%zz%4") == "a%zz%4")
  }

  @Test(
    arguments: [
      ("azAZ09-._~/", "azAZ09-._~/"), ("@[`{/:", "%40%5B%60%7B/%3A"), ("a b\n#", "a%20b%0A%23"),
      ("é", "%C3%A9"),
      ("\t", "%09"), ("\u{F}", "%0F"), ("\u{10}", "%10"),
    ])
  func `links are encoded`(_ path: String, _ link: String) {
    #expect(encodedLink(path) == link)
    #expect(decodedLink(link) == path)
    #expect(decodedLink(link + "#only-dark") == path)
  }

  @Test(arguments: [
    "![x](a%20b.svg)", "![x](a%20b.svg#only-dark)", "<img src=\"a%20b.svg\">",
    "<source srcset=\"a%20b.svg\">",
    "```{image} a%20b.svg\n", "```{figure} a%20b.svg\n", "![y](c.svg) ![x](a%20b.svg)",
  ])
  func `places of links`(_ text: String) throws {
    let span = try #require(linkPlace(ofPicture: "a b.svg", in: Array(text.utf8)))
    #expect(String(decoding: Array(text.utf8)[span.start..<span.end], as: UTF8.self) == "a%20b.svg")
    #expect(linkPlace(ofPicture: "a b.sv", in: Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      (Site.mkdocs, "plain", "a-b=plain"), (.pandoc, "", "a-b=\"\""), (.pandoc, "!x", "a-b=!x"),
      (.pandoc, "x y", "a-b=\"x y\""), (.pandoc, "x'y", "a-b=\"x'y\""), (.pandoc, "x=y", "a-b=\"x=y\""),
      (.pandoc, "{x", "a-b=\"{x\""), (.pandoc, "x}", "a-b=\"x}\""), (.pandoc, "x\"y", "a-b=\"x\\\"y\""),
    ])
  func `values are quoted where they must be`(_ site: Site, _ value: String, _ expected: String) throws {
    var info = try #require(document("~~~layout a-b=x\n~~~").fences.first).info
    info.attributes[0].value = value
    let written = site == .mkdocs ? expected.replacing("-", with: "_") : expected
    #expect(site.spelling(of: info) == "{.layout \(written)}")
  }

  @Test(
    "sites",
    arguments: [
      (Site.commonmark, "<img src=\"a.svg\" width=\"160\" alt=\"An &quot;A&quot;\">\\\n*Fig\\_1*"),
      (.github, "<img src=\"a.svg\" width=\"160\" alt=\"An &quot;A&quot;\">\\\n*Fig\\_1*"),
      (.mkdocs, "![An \"A\"](a.svg){ width=160 }  \n*Fig\\_1*"),
      (.sphinx, "```{figure} a.svg\n:alt: An \"A\"\n:width: 160px\n\nFig\\_1\n```"),
      (.pandoc, "![Fig\\_1](a.svg){width=160px alt=\"An \\\"A\\\"\"}"),
      (.docc, "![An \"A\"](a.svg)  \n*Fig\\_1*"),
    ])
  func sites(_ site: Site, _ expected: String) {
    let picture = MarkdownPicture(path: "a.svg", alternative: "An \"A\"", width: 160)
    expect(PictureBlock([picture], caption: "Fig_1", for: site), writes: expected, links: ["a.svg"])
  }

  @Test(
    "Texts that look like syntax",
    arguments: [
      (Site.mkdocs, "A & <b> ~|", "1. *c*", "![A &amp; &lt;b\\> ~|](a.svg){ width=160 }  \n*1. \\*c\\**"),
      (.pandoc, "A *b* `c` [d](e)", "1. c", "![1. c](a.svg){width=160px alt=\"A *b* `c` [d](e)\"}"),
      (
        .sphinx, "# of \"A\"", "1. c",
        "```{figure} a.svg\n:alt: \"# of \\\"A\\\"\"\n:width: 160px\n\n1\\. c\n```"
      ),
      (.sphinx, "sizes # 1", "- c", "```{figure} a.svg\n:alt: \"sizes # 1\"\n:width: 160px\n\n\\- c\n```"),
      (.sphinx, "a: b", "# c", "```{figure} a.svg\n:alt: \"a: b\"\n:width: 160px\n\n\\# c\n```"),
    ])
  func marks(_ site: Site, _ alternative: String, _ caption: String, _ expected: String) {
    let picture = MarkdownPicture(path: "a.svg", alternative: alternative, width: 160)
    expect(PictureBlock([picture], caption: caption, for: site), writes: expected, links: ["a.svg"])
  }

  @Test func `several HTML elements with a caption are a paragraph`() {
    let pictures = ["a.svg", "b.svg"].map { MarkdownPicture(path: $0, alternative: "A", width: 160) }
    expect(
      PictureBlock(pictures, caption: "C"),
      writes:
        "<img src=\"a.svg\" width=\"160\" alt=\"A\">\\\n<img src=\"b.svg\" width=\"160\" alt=\"A\">\\\n*C*",
      links: ["a.svg", "b.svg"])
  }

  @Test(
    "light and dark",
    arguments: [
      (
        Site.commonmark,
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark.svg\"><img src=\"a.svg\" alt=\"A\"></picture>",
        ["a~dark.svg", "a.svg"]
      ),
      (
        .mkdocs, "![A](a.svg#only-light)\n![A](a~dark.svg#only-dark)",
        ["a.svg#only-light", "a~dark.svg#only-dark"]
      ),
      (
        .sphinx,
        "```{image} a.svg\n:alt: A\n:class: only-light\n```\n```{image} a~dark.svg\n:alt: A\n:class: only-dark\n```",
        ["a.svg", "a~dark.svg"]
      ),
      (.pandoc, "![](a.svg){alt=\"A\"}", ["a.svg"]), (.docc, "![A](a.svg)", ["a.svg"]),
    ])
  func pairs(_ site: Site, _ expected: String, _ links: [String]) {
    let picture = MarkdownPicture(path: "a.svg", darkPath: "a~dark.svg", alternative: "A")
    expect(PictureBlock([picture], for: site), writes: expected, links: links)
  }

  @Test func `a plain picture of Sphinx is Markdown`() {
    let picture = MarkdownPicture(path: "a.svg", alternative: "A")
    expect(PictureBlock([picture], for: .sphinx), writes: "![A](a.svg)", links: ["a.svg"])
  }

  private func expect(_ block: PictureBlock, writes expected: String, links: [String]) {
    let text = "> ~~~layout\n> x\n> ~~~\n\ntext\n"
    func inserted(_ text: String) -> String {
      let document = document(text)
      return String(
        decoding: document.text(with: [block], ownsPictures: [true], place: .after), as: UTF8.self)
    }
    let once = inserted(text)
    let quoted = expected.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(
      separator: "\n")
    #expect(once == "> ~~~layout\n> x\n> ~~~\n>\n\(quoted)\n\ntext\n")
    #expect(document(once).fences.map(\.pictures?.links) == [links])
    #expect(inserted(once) == once)
    for link in links {
      #expect(linkPlace(ofPicture: decodedLink(link), in: Array(once.utf8)) != nil)
    }
  }

  @Test(arguments: 0..<400) func `pictures are inserted once`(seed: Int) {
    var random = Random(seed: UInt64(seed) + 1)
    let text = random.document()
    let before = document(text)
    let once = insertPictures(text, place: .after)
    let after = document(once)
    #expect(after.fences.map(\.content.utf8) == before.fences.map(\.content.utf8), "\(text)")
    for (index, fence) in after.fences.enumerated() where fence.isClosed {
      #expect(fence.pictures?.links == ["a.svg"], "fence \(index) of\n\(once)")
    }
    #expect(insertPictures(once, place: .after) == once, "\(text)")
    #expect(code(once) == code(text), "\(text)")
    let alone = insertPictures(text, place: .instead)
    #expect(document(alone).fences.allSatisfy { !$0.isClosed }, "\(text)")
    #expect(insertPictures(once, place: .instead).count <= once.utf8.count)
  }

  private func insertPictures(_ text: String, place: PicturePlace) -> String {
    let document = document(text)
    let block = PictureBlock([MarkdownPicture(path: "a.svg", alternative: "A")])
    let inserted = document.text(
      with: document.fences.map { _ in block }, ownsPictures: document.fences.map { _ in true }, place: place)
    return String(decoding: inserted, as: UTF8.self)
  }

  private func code(_ text: String) -> [String] {
    guard let root = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_node_free(root) }
    let nodes = cmark_iter_new(root)
    defer { cmark_iter_free(nodes) }
    var found: [String] = []
    while true {
      let event = cmark_iter_next(nodes)
      if event == CMARK_EVENT_DONE { return found }
      let node = cmark_iter_get_node(nodes)
      if event == CMARK_EVENT_ENTER, cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK {
        found.append(String(cString: cmark_node_get_literal(node)))
      }
    }
  }
}

/// Random documents with nested blocks, some of them malformed.
private struct Random {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private static let lines = [
    "", "", "text", "- item", "> quote", "  ", "# title", "```layout", "```", "~~~vfl", "~~~", "```swift",
    "    code", "1. one", "   more", "![B](b.svg)", "*caption*", "<div>", "<!--", "-->", "> ```layout", "> a",
    "> ```", "- ```layout", "  a", "  ```", "\tx", ">", "---", "[r]: u", "> - ```vfl", ">   a", ">   ```",
    "<img src=\"b.svg\" alt=\"\">",
  ]

  mutating func document() -> String {
    let ending = next(8) == 0 ? "\r\n" : "\n"
    let lines = (0..<(2 + next(14))).map { _ in Self.lines[next(Self.lines.count)] }
    return lines.joined(separator: ending) + (next(3) == 0 ? "" : ending)
  }
}
