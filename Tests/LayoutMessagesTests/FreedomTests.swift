import Diagnostics
import LayoutPipeline
import Testing

@Suite struct FreedomTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reported: [String]
  }

  static let cases = [
    Case(
      testDescription: "two views in a row take turns", text: "|-[a]-[b]-|\nV:|-[a(20)]\nV:|-[b(20)]",
      reported: [
        "'a' and 'b' are ambiguous: 'a' gets wider as 'b' moves right and gets narrower (the width of 'a' may be 0 to 276)",
        "to pin them, add '[a(==b)]'",
      ]),
    Case(
      testDescription: "in equations, where the file is in equations",
      text:
        "a.left = 8\nb.left = a.right + 8\nb.right = 292\na.top = 8\nb.top = 8\na.height = 20\nb.height = 20",
      reported: [
        "'a' and 'b' are ambiguous: 'a' gets wider as 'b' moves right and gets narrower (the width of 'a' may be 0 to 576)",
        "to pin them, add 'a.width = b.width'",
      ]),
    Case(
      testDescription: "one view, one size",
      text: "a.left = 5\na.top = 3\na.height = 20\nb.top = 0\nb.left = 0\nb.right = 0\nb.height = 1",
      reported: [
        "'a' is ambiguous: width may be 0 or more", "to pin it, add 'a.trailing = superview.trailing - 5'",
      ]),
    Case(
      testDescription: "SLL's rules", text: "a: h = 20, w = 10, tt = 0\nb: tt = ll = 0, w = h = 5",
      reported: ["'a' is ambiguous: x may be anything", "to pin it, add 'a: ll = 0'"]),
    Case(
      testDescription: "all that follows moves alike",
      text: "[a(10)]-[b(10)]-[c(10)]\nV:|[a(9)]\nV:|[b(9)]\nV:|[c(9)]",
      reported: [
        "'a', 'b' and 'c' are ambiguous: 'a', 'b' and 'c' move right together (the x of 'a' may be anything)",
        "to pin them, add '|[a]'",
      ]),
    Case(
      testDescription: "an inequality of the file that becomes an equation",
      text: "|-20-[a(30)]\nV:|[a(9)]\n[b(10)]\nV:|[b(9)]\nb.left >= a.right + 8",
      reported: [
        "'b' is ambiguous: x may be 58 or more", "to pin it, write == in 'b.left >= a.right + 8' (line 8)",
      ]),

    Case(
      testDescription: "the open width of a scroll's content",
      text:
        "a.left = 0\na.top = 0\na.width = 9\na.height = 9\nb.left = 0\nb.top = 0\nb.width = 9\nb.height = 9\n"
        + "scroll s {\n  tt = ll = 0, w = h = 90\n  view v {\n    view w { tt = ll = 0, w = h = 5 }\n    V:|[w]|\n    |[w]|\n  }\n"
        + "  V:|-[v]-|\n  v.trailing = superview.trailing - 8\n}",
      reported: [
        "'v' and 'w' are ambiguous: 'v' and 'w' move right together (the x of 'v' may be -13 or more)",
        "to pin them, add 's.content.width = s.width'",
      ]),

    Case(
      testDescription: "centers that move together",
      text: "|-[a(9)]-[b(9)] alignAllCenterY\nV:[a(5)]\nV:[b(20)]",
      reported: [
        "'a' and 'b' are ambiguous: 'a' and 'b' move down together (the y of 'a' may be anything)",
        "to pin them, add 'a.centerY = superview.centerY'",
      ]),
    Case(
      testDescription: "a margin behind as before", text: "|-[a]\nV:|[a(9)]\nHV:|[b(9)]",
      reported: ["'a' is ambiguous: width may be 0 or more", "to pin it, add '[a]-|'"]),
    Case(
      testDescription: "no size of 0", text: "|-20-[a]\nV:|[a(9)]\nHV:|[b(9)]",
      reported: ["'a' is ambiguous: width may be 0 or more", "to pin it, add '[a]-20-|'"]),
    Case(
      testDescription: "views without constraints", text: "",
      reported: [
        "'a' and 'b' are ambiguous: no constraint determines where or how large they are",
        "to pin them, add 'a.leading = superview.leading', and 'a.trailing = superview.trailing', and 'a.top = superview.top', and 'a.bottom = superview.bottom', and 4 more like these",
      ]),
  ]

  @Test(arguments: cases) func reported(_ c: Case) throws {
    let views = c.text.contains("[c") ? ["a", "b", "c"] : ["a", "b"]
    let text = "canvas 300x100\n" + views.map { "view \($0)\n" }.joined() + c.text + "\n"
    #expect(try lines(text) == c.reported)
  }

  struct Group: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var views: String
    var text: String
    var reported: [String]

    init(_ name: String, _ views: String, _ text: String, _ reported: String...) {
      (testDescription, self.views, self.text, self.reported) = (name, views, text, reported)
    }
  }

  private static let followers =
    "a.left = 0\nb.left = a.right\nb.width = 5\nc.left = 0\nc.width = a.width\nd.left = 0\n"
    + "d.width = a.width * -1 + 300\n"

  private static let tied =
    "these constraints have the same priority (500), so that any of them may be broken: "

  static let groups: [Group] = [
    Group(
      "four names", "abcd", "[a(9)][b(9)][c(9)][d(9)]",
      "'a', 'b', 'c' and 'd': 'a', 'b', 'c' and 'd' move right together (the x of 'a' may be anything)"),
    Group(
      "five names", "abcde", "[a(9)][b(9)][c(9)][d(9)][e(9)]",
      "'a', 'b', 'c' and 2 more: 'a', 'b', 'c' and 2 more move right together "
        + "(the x of 'a' may be anything)"),
    Group(
      "two views that get wider", "ab", "a.left = 0\nb.right = a.right\nb.left = 0",
      "'a' and 'b': 'a' and 'b' get wider together (the width of 'a' may be 0 or more)"),
    Group(
      "three followers", "abcd", followers,
      "'a', 'b', 'c' and 'd': 'a' gets wider as 'b' moves right, 'c' gets wider and 'd' gets narrower "
        + "(the width of 'a' may be 0 to 300)"
    ),
    Group(
      "four followers", "abcde", followers + "e.right = d.right\ne.width = 4",
      "'a', 'b', 'c' and 2 more: 'a' gets wider as 'b' moves right, 'c' gets wider, 'd' gets narrower "
        + "and other views move or change size (the width of 'a' may be 0 to 300)"
    ),
    Group(
      "a follower at the other side", "abd",
      followers.replacing("c.left = 0\nc.width = a.width\n", with: "")
        .replacing("d.left = 0", with: "d.right = superview.right"),
      "'a', 'b' and 'd': 'a' gets wider as 'b' moves right and 'd' moves right and gets narrower "
        + "(the width of 'a' may be 0 to 300)"
    ),
    Group(
      "three ways", "abcd", "|[a][b][c][d]|",
      "'a', 'b', 'c' and 'd': 'a' gets wider as 'b' and 'c' move right and 'd' moves right and gets narrower "
        + "(the width of 'a' may be 0 to 300); 'b' gets wider as 'c' moves right and 'd' moves right and gets "
        + "narrower (the width of 'b' may be 0 to 300); 'c' gets wider as 'd' moves right and gets narrower "
        + "(the width of 'c' may be 0 to 300)"
    ),
    Group(
      "priorities of two bounds", "a", "a.left = 0\na.width >= 50 ~ 500\na.width <= 30 ~ 500",
      "'a' is ambiguous: width may be 30 to 50",
      tied + "'a.width >= 50 ~ 500', 'a.width <= 30 ~ 500'"
    ),
    Group(
      "priorities of four widths", "a",
      "a.left = 0\na.width = 50 ~ 500\na.width = 60 ~ 500\na.width = 70 ~ 500\na.width = 80 ~ 500",
      "'a' is ambiguous: width may be 60 to 70",
      tied + "'a.width == 50 ~ 500', 'a.width == 60 ~ 500', 'a.width == 70 ~ 500' and 1 more"
    ),
  ]

  @Test(arguments: groups, [false, true]) func groupsInWords(_ group: Group, isVertical: Bool) throws {
    var (text, reported) = (group.text, group.reported)
    if isVertical {
      for (old, new) in [
        ("left", "top"), ("right", "bottom"), ("width", "height"), ("moves bottom", "moves down"),
        ("move bottom", "move down"), ("wider", "taller"), ("narrower", "shorter"), ("x of", "y of"),
      ] {
        text.replace(old, with: new)
        for index in reported.indices { reported[index].replace(old, with: new) }
      }
      text = text.split(separator: "\n").map { $0.contains("[") ? "V:\($0)" : String($0) }.joined(
        separator: "\n")
    }
    let views = group.views.map { "view \($0) { \(isVertical ? "ll = 0, w = 5" : "tt = 0, h = 5") }\n" }
    let found = try lines("canvas 300x300\n\(views.joined())\(text)\n")
    #expect(found.prefix(reported.count).map { $0.replacing(" are ambiguous", with: "") } == reported)
  }

  @Test(arguments: [(5, "1 more way"), (6, "2 more ways"), (8, "4 more ways")])
  func waysThatAreOnlyCounted(views: Int, words: String) throws {
    let names = (1...views).map { "v\($0)" }
    let text = names.map { "view \($0) { tt = 0, h = 5 }\n" }.joined()
    let row = names.map { "[\($0)]" }.joined()
    let found = try lines("canvas 300x100\n\(text)|\(row)|\n")
    #expect(found.first?.hasSuffix("; and they can move or change size in \(words)") == true, "\(found)")
  }

  @Test(arguments: [
    (
      "view a size 5x5\nview b size 5x5", "'a' and 'b' are ambiguous: no constraint determines where they are"
    ),
    (
      "view a size 5x5\nview b size 5x-",
      "'a' and 'b' are ambiguous: no constraint determines where or how large they are"
    ),
    (
      "view a size 5x5\nview b size -x5",
      "'a' and 'b' are ambiguous: no constraint determines where or how large they are"
    ),
    ("view a size 5x5", "'a' is ambiguous: no constraint determines where it is"),
    ("view a", "'a' is ambiguous: no constraint determines where or how large it is"),
    (
      "view a\nview b\nview c\nview d\nview e",
      "'a', 'b', 'c' and 2 more are ambiguous: no constraint determines where or how large they are"
    ),
  ])
  func viewsWithoutConstraints(views: String, message: String) throws {
    #expect(try lines("canvas 300x100\n\(views)\n").first == message)
  }

  @Test func viewsWithoutConstraintsAreReportedTogether() throws {
    let found = try lines(
      "canvas 300x100\nview a { ll = tt = 0, h = 5 }\nview b size 5x5\nview c { ll = tt = 0, h = 5 }\n"
        + "view d size 5x5\n"
    )
    #expect(
      Set(found.filter { !$0.hasPrefix("to pin") }) == [
        "'b' and 'd' are ambiguous: no constraint determines where they are",
        "'a' is ambiguous: width may be 0 or more", "'c' is ambiguous: width may be 0 or more",
      ])
  }

  @Test func viewsThatAreOnlyCounted() throws {
    let found = try lines("canvas 300x100\n" + (0..<251).map { "view v\($0)\n" }.joined())
    let open = "x may be anything, y may be anything, width may be 0 or more, height may be 0 or more"
    #expect(
      found == (0..<20).map { "'v\($0)' is ambiguous: \(open)" } + [
        "231 more views are ambiguous; -f json lists them all"
      ])
  }

  @Test func `labels with equal hugging are named`() throws {
    let text =
      "canvas 300x100\nlabel a \"Aa\" size 20x10\nlabel b \"Bb\" size 30x10\n|-[a]-[b]-|\nV:|-[a]\nV:|-[b]\n"
    #expect(
      try lines(text) == [
        "'a' and 'b' are ambiguous: 'a' gets wider as 'b' moves right and gets narrower (the width of 'a' may be 20 to 246)",
        "'a' and 'b' have equal content hugging (250), so that either may stretch",
        "to pin them, add 'hugging 251' to 'a'",
      ])
  }

  @Test(
    "the priority that is raised is that of the view that must not give way",
    arguments: [
      ("switch a", "label b \"one two three four\" lines 0", "compression 751", "a"),
      ("label a \"one two three four\" lines 0", "switch b", "compression 751", "b"),
      ("label a \"one two three four\"", "label b \"one two three four\" lines 0", "compression 751", "a"),
      ("button a \"A\"", "label b \"B\"", "hugging 251", "a"),
      ("label a \"A\"", "switch b", "hugging 251", "b"),
      ("switch a", "image b size 9x9", "hugging 251", "a"),
    ])
  func tie(first: String, second: String, property: String, view: String) throws {
    let text = "canvas 100x100\n\(first)\n\(second)\n|-[a]-[b]-|\nV:|-[a]\nV:|-[b]\n"
    let reported = try lines(text)
    #expect(reported.contains("to pin them, add '\(property)' to '\(view)'"), "\(reported)")
  }

  @Test(arguments: [
    (
      "inner.left == s.left + 8\ninner.right <= s.right - 8\nV:|[inner(500)]|",
      "'inner' is ambiguous: width may be 0 or more"
    ),
    (
      "inner.left >= s.left\ninner.right == s.right\ninner.width == 40\nV:|[inner(500)]|",
      "'inner' is ambiguous: x may be 0 or more"
    ),
    (
      "inner.top == s.top\ninner.bottom <= s.bottom\n|[inner(500)]|",
      "'inner' is ambiguous: height may be 0 or more"
    ),
  ])
  func `an inequality with the content of a scroll view`(constraints: String, reported: String) throws {
    let text = "canvas 300x400\nscroll s {\n    view inner\n}\n|[s]|\nV:|[s]|\n" + constraints + "\n"
    #expect(try lines(text).contains(reported))
  }

  @Test(arguments: ["[a(==b)]", "a.width = b.width"]) func `a pin removes the freedom`(pin: String) throws {
    let text = "canvas 300x100\nview a\nview b\n|-[a]-[b]-|\nV:|-[a(20)]\nV:|-[b(20)]\n"
    #expect(try lines(text + pin + "\n").isEmpty)
  }

  @Test func `hundreds of open views are reported in a few lines`() throws {
    let views = (0..<900).map { "view v\($0) size 20x10\n" }.joined()
    #expect(try lines("canvas 100x100\n" + views).count < 45)
  }

  private func lines(_ text: String) throws -> [String] {
    let file = try solve(SourceText(name: "t", text: text))
    #expect(!file.hasErrors)
    return file.problems().flatMap { reported in
      [reported.message] + reported.notes.map(\.message) + (reported.help.map { [$0] } ?? [])
    }
  }
}
