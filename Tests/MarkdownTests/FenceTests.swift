import Diagnostics
import Markdown
import Testing

@Suite struct FenceTests {
  @Test(
    "fences",
    arguments: [
      ("```layout\na\nb\n```", ["a\nb\n"]),
      ("~~~~ layout\n```\n~~~~\n", ["```\n"]),
      ("text\n```vfl\n[a]\n```\ntext", ["[a]\n"]),
      ("> ```layout\n> a\n> ```", ["a\n"]),
      ("- ```layout\n  a\n\n   b\n  ```\n- c", ["a\n\n b\n"]),
      ("1. x\n\n   ```layout\n   a\n   ```\n> - ```layout\n>   b\n>   ```", ["a\n", "b\n"]),
      ("  ```layout\n  a\n b\n```", ["a\nb\n"]),
      ("```layout\r\na\r\n```\r\n", ["a\n"]),
      ("```layout\ra\r```\r", ["a\n"]),
      ("\u{FEFF}```layout\na\n```", ["a\n"]),
      ("```layout\n```", [""]),
      ("```layout\nnever closed", ["never closed\n"]),
      ("```swift\na\n```\n\n```\nb\n```\n```layouts\nc\n```", []),
      ("``` \na\n```\n\n~~~ \t\nb\n~~~", []),
      ("    ```layout\n    a\n    ```", []),
      ("<!--\n```layout\na\n```\n-->", []),
      ("````\n```layout\na\n```\n````", []),
      ("`` ```layout a``` ``", []),
      ("> ```layout\n> a\n> ```\n\n<pre>\n```layout\nb\n```\n</pre>", ["a\n"]),
    ])
  func content(_ text: String, _ expected: [String]) {
    #expect(document(text).fences.map { String(decoding: $0.content.utf8, as: UTF8.self) } == expected)
  }

  @Test(
    "comments",
    arguments: [
      ("<!-- layout src=a.layout -->", ["a.layout 1:1"]),
      ("text\n\n<!--layout src=\"a b.layout\"-->\n\ntext", ["a b.layout 3:1"]),
      ("  <!-- vfl\n  alt='x'\n  src=a\n-->  \ntext", ["a 1:3"]),
      ("> <!-- layout src=a -->\n> text", ["a 1:3"]),
      ("- x\n\n  <!-- layout src=a -->\n- <!-- layout src=b -->", ["a 3:3", "b 4:3"]),
      ("<!-- layout src=a -->\r\n<!-- layout src=b -->\r\n", ["a 1:1", "b 2:1"]),
      ("\u{FEFF}<!-- layout src=a -->", ["a 1:1"]),
      ("<!-- layout name=q -->", [" 1:1"]),
      ("<!-- layout of this=that page -->\n\n<!-- layout -->\n\n<!-- html src=a -->\n\n<layout src=a>", []),
      ("text <!-- layout src=a -->", []),
      ("<!-- layout src=a --> text", []),
      ("<!-- layout src=a", []),
      ("> <!-- layout src=a\n\n-->", []),
      ("    <!-- layout src=a -->", []),
      ("```html\n<!-- layout src=a -->\n```", []),
      ("<div>\n<!-- layout src=a -->\n</div>", []),
    ])
  func comments(_ text: String, _ expected: [String]) {
    let document = document(text)
    let found = document.fences.map { fence in
      let place = document.source.location(at: fence.opening.start)
      return "\(fence.info.attributes.first { $0.name == "src" }?.value ?? "") \(place.line):\(place.column)"
    }
    #expect(found == expected)
    #expect(document.fences.allSatisfy { $0.isClosed && $0.content.utf8.isEmpty })
  }

  @Test(
    "places",
    arguments: [
      ("```layout\nx\n  x\n```", ["2:1", "3:3"]),
      ("text\n\n> - ```layout\n>   x\n>     axé x\n>   ```", ["4:5", "5:8", "5:11"]),
      ("   ```layout\n   x\n x\n     x\n   ```", ["2:4", "3:2", "4:6"]),
      ("- a\n\n  ```layout\n\tx\n  ```", ["4:2"]),
      ("```layout\r\nx\r\n\r\nx\r\n```", ["2:1", "4:1"]),
      ("\u{FEFF}```layout\nx\n```", ["2:1"]),
    ])
  func places(_ text: String, _ expected: [String]) throws {
    let document = document(text)
    let content = try #require(document.fences.first).content
    let places = content.utf8.indices.filter { content.utf8[$0] == UInt8(ascii: "x") }.map { offset in
      let location = document.source.location(
        at: content.place(of: SourceSpan(start: offset, end: offset)).start)
      return "\(location.line):\(location.column)"
    }
    #expect(places == expected)
  }

  @Test(
    "closed or not",
    arguments: [
      ("```layout\na\n```", true), ("```layout\n```", true), ("```layout\na\n```   \n\ntext", true),
      ("> ```layout\n> a\n> ```\ntext", true), ("```layout\na\n`````", true),
      ("```layout\na\n```\t", true), ("```layout\na\n``` \t ", true), ("```layout\na\n```\tb", false),
      ("```layout", false), ("```layout\na", false), ("```layout\na\n\n", false),
      ("````layout\na\n```", false), ("```layout\na\n~~~", false), ("> ```layout\n> a\ntext", false),
      ("> ```layout\n> a\n```\nb\n```", false), ("- ```layout\n  a\n- b", false),
    ])
  func isClosed(_ text: String, _ expected: Bool) {
    #expect(document(text).fences.map(\.isClosed) == [expected])
  }

  @Test(
    "pictures below",
    arguments: [
      ("![a](b.svg)", ["b.svg"]), ("![a](b.svg)\n![c](<d e.svg>)\\\n*caption*", ["b.svg", "d e.svg"]),
      ("<img src=\"a%20b.png\" width=\"3\" alt=\"\">", ["a%20b.png"]),
      ("<img src=\"a.png\" width=\"3\" alt=\"\">\\\n*caption*", ["a.png"]),
      ("<img src=\"a.png\" alt=\"\">\n<img src=\"b.png\" alt=\"\">", ["a.png", "b.png"]),
      ("[ref]: x\n\n![a](b.svg)", ["b.svg"]),
      ("![a](b.svg){width=3}", ["b.svg"]), ("![a](b.svg){width=3", nil), ("![a](b.svg)width=3}", nil),
      ("![a](b.svg) and text", nil), ("text ![a](b.svg)", nil), ("*caption* ![a](b.svg)", nil), ("text", nil),
      ("![a](b.svg){w=3}![c](d.svg)", ["b.svg", "d.svg"]), ("![a](b.svg)w=3![c](d.svg)", nil),
      ("![a](b.svg)<b>", nil), ("![a](b.svg)<img src=\"c.svg\">", ["b.svg", "c.svg"]),
      (
        "<picture>\n<source media=\"x\" srcset=\"a.svg\">\n<img src=\"b.svg\">\n</picture>",
        ["a.svg", "b.svg"]
      ),
      ("<picture>\n<source media=\"x\">\n<img src=\"b.svg\">\n</picture>", nil),
      ("<picture>\n<source media=\"x\" srcset=\"a.svg>\n</picture>", nil), ("# ![a](b.svg)", nil),
      ("<b>", nil), ("[link](b.svg)", nil), ("> ![a](b.svg)", nil), ("text\n\n![a](b.svg)", nil),
    ])
  func pictures(_ text: String, _ expected: [String]?) throws {
    #expect(document("```layout\n```\n\n\(text)\n").fences.map(\.pictures?.links) == [expected])
  }

  @Test(
    "info",
    arguments: [
      ("layout", []), ("layout  ", []), ("layout alt=form", ["alt=form"]),
      ("layout alt=\"a b\" caption='Say \"x\"' name=c", ["alt=a b", "caption=Say \"x\"", "name=c"]),
      (#"layout alt="a \"b\" \\ c""#, [#"alt=a "b" \ c"#]),
      (#"layout alt="a\b\"#, [#"alt=a\b\"#]), (#"layout alt='a\'b\"c' x"#, [#"alt=a'b\"c"#, "x"]),
      ("layout alt=\"open", ["alt=open"]),
      ("layout alt=", ["alt="]), ("layout ignore alt=é", ["alt=é", "ignore"]),
      ("layout {1,3} =x", ["{1,3}", "=x"]),
      ("layout\talt=a", ["alt=a"]), ("layout a=b=c", ["a=b=c"]),
    ])
  func info(_ text: String, _ expected: [String]) throws {
    let info = try #require(document("~~~\(text)\n~~~").fences.first).info
    #expect(info.language == "layout")
    #expect(info.attributes.map { "\($0.name)=\($0.value)" } + info.words.map(\.text) == expected)
  }

  @Test(
    "spellings",
    arguments: [
      ("layout name=form", FenceInfo.Spelling.words, ["name=form"]),
      ("{.layout name=form}", .braces, ["name=form"]),
      ("{ .layout .problems #id name=\"a b\" }", .braces, ["name=a b", "problems"]),
      ("layout {name=form}", .languageAndBraces, ["name=form"]),
      ("layout{name=form .ignore}", .languageAndBraces, ["name=form", "ignore"]),
      ("layout {}", .languageAndBraces, []), ("layout {", .words, ["{"]),
      ("layout {name=form", .words, ["{name=form"]),
    ])
  func spellings(_ text: String, _ spelling: FenceInfo.Spelling, _ expected: [String]) throws {
    let info = try #require(document("~~~\(text)\n~~~").fences.first).info
    #expect(info.language == "layout" && info.spelling == spelling)
    #expect(info.attributes.map { "\($0.name)=\($0.value)" } + info.words.map(\.text) == expected)
  }

  @Test(
    "places of options",
    arguments: [
      (
        "> ~~~layout alt=\"a b\" ignore c='d'  \n> x\n> ~~~", "~~~layout alt=\"a b\" ignore c='d'  ",
        ["alt=\"a b\"", "c='d'", "ignore"]
      ),
      (
        "- ``` {.layout .x #y z=\"\\\"\" .w}\n  ```", "``` {.layout .x #y z=\"\\\"\" .w}",
        ["z=\"\\\"\"", ".x", ".w"]
      ),
      (
        "text\n\n <!--\tlayout src=a.layout b\n-->", "<!--\tlayout src=a.layout b\n-->",
        ["src=a.layout", "b"]
      ),
    ])
  func placesOfOptions(_ text: String, _ opening: String, _ options: [String]) throws {
    let document = document(text)
    let fence = try #require(document.fences.first)
    func words(_ span: SourceSpan) -> String {
      String(decoding: document.source.utf8[span.start..<span.end], as: UTF8.self)
    }
    #expect(words(fence.opening) == opening)
    #expect((fence.info.attributes.map(\.span) + fence.info.words.map(\.span)).map(words) == options)
    #expect(fence.info.words.map(\.isClass) == fence.info.words.map { words($0.span).hasPrefix(".") })
  }

  @Test(
    "what looks like a fence",
    arguments: [
      ("{layout}", true), ("Layout", true), ("layout,name=a", true), ("{.layout name=a", true),
      ("{=vfl}", true),
      ("layout: name=a", true), ("layout name=a", false), ("layouts", false), ("layout-engine", false),
      ("swift layout", false),
      ("{.swift .layout}", false), ("", false),
    ])
  func lookalikes(_ text: String, _ isOne: Bool) {
    let document = document("~~~ \(text)\nlayout\n~~~\n\n    layout\n")
    #expect(
      document.lookalikes.map { String(decoding: document.source.utf8[$0.start..<$0.end], as: UTF8.self) }
        == (isOne ? ["~~~ \(text)"] : []))
  }

  @Test(
    "sites",
    arguments: [
      (Site.mkdocs, "layout", "layout", true), (.mkdocs, "layout name=a", "{.layout name=a}", false),
      (.mkdocs, "{.layout name=a}", "{.layout name=a}", true),
      (.mkdocs, "layout {name=\"a b\" .ignore}", "{.layout .ignore name=\"a b\"}", false),
      (.mkdocs, "{.layout canvas-sizes=1x1}", "{.layout canvas_sizes=1x1}", false),
      (.pandoc, "layout ignore", "{.layout .ignore}", false),
      (.pandoc, "layout", "layout", true), (.pandoc, "layout {}", "layout", false),
      (.pandoc, "{.layout canvas-sizes=1x1}", "", true),
      (.sphinx, "{.layout name=a}", "layout name=a", false), (.sphinx, "layout {name=a}", "", true),
      (.github, "layout name=a", "", true), (.docc, "{.layout}", "layout", false),
    ])
  func sites(_ site: Site, _ text: String, _ spelling: String, _ keeps: Bool) throws {
    let info = try #require(document("~~~\(text)\n~~~").fences.first).info
    #expect(site.keeps(info) == keeps)
    if !spelling.isEmpty { #expect(site.spelling(of: info) == spelling) }
    let reported = try #require(document("~~~\(site.spelling(of: info))\n~~~").fences.first).info
    #expect(site.keeps(reported) && reported.words.map(\.text) == info.words.map(\.text))
    #expect(reported.attributes.map(\.value) == info.attributes.map(\.value))
  }

  @Test func `any bytes are a document`() {
    for bytes in [
      [], [0xFF, 0xFE], Array("```layout\n".utf8) + [0, 0xFF, 10], [UInt8](repeating: 0x3E, count: 20_000),
    ] {
      let document = MarkdownDocument(SourceText(name: "", utf8: bytes), languages: ["layout"])
      #expect(document.fences.count <= 1)
      let blocks = document.fences.map { _ in PictureBlock?.none }
      #expect(
        document.text(with: blocks, ownsPictures: blocks.map { _ in true }, place: .after) == bytes)
    }
  }
}

func document(_ text: String) -> MarkdownDocument {
  MarkdownDocument(SourceText(name: "test.md", text: text), languages: ["layout", "vfl"])
}
