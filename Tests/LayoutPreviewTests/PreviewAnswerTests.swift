import LayoutDraw
import Testing

@testable import LayoutPreview

@Suite struct PreviewAnswerTests {
  private static let text = """
    canvas "phone" 320x100
    canvas "tablet" 768x200
    view card {
        view inner
    }
    view other
    |-20-[card(100)]-[other]-|
    V:|-[card]-|
    V:|-[other]-|
    inner.left = 5
    card.width = 90 "narrow"
    """

  private static func file(_ text: String = text) -> PreviewedFile {
    var file = PreviewedFile(name: "a.layout")
    file.take(Array(text.utf8))
    return file
  }

  private static func row(_ answer: JSONValue, _ name: String, _ index: Int) -> [JSONValue]? {
    answer[name]?.array.flatMap { $0.indices.contains(index) ? $0[index].array : nil }
  }

  @Test func viewsAndConstraints() throws {
    let answer = try #require(JSONValue(Self.file().picture(PreviewRequest())))
    func number(_ value: Double) -> JSONValue { .number(value) }
    let names = answer["views"]?.array?.compactMap { $0.array?.first?.string }
    #expect(names == ["card", "inner", "other"])
    // Each view is an array of its name, its kind, its superview's name, 1 if the view is ambiguous (otherwise 0), and
    // its frame.
    #expect(
      Self.row(answer, "views", 0)
        == [.string("card"), .string("view"), .string("view")] + [0, 20, 8, 100, 84].map(number))
    let inner = Self.row(answer, "views", 1)
    #expect(inner?.prefix(3) == [.string("inner"), .string("view"), .string("card")])
    #expect(inner?[3] == .number(1) && inner?[4] == .number(25))
    #expect(
      Self.row(answer, "views", 2)
        == [.string("other"), .string("view"), .string("view")] + [0, 128, 8, 184, 84].map(number))
    // Each constraint is an array of its line, its text, 1 if a conflict left it out (otherwise 0), and the indices of
    // its views in `views`. The root has no index, since `views` does not contain it.
    let cases: [(text: String, numbers: [Double])] = [
      ("card.width == 100", [7, 0, 0]), ("card.width == 90 \"narrow\"", [11, 1, 0]),
      ("other.leading == card.trailing + 8", [7, 0, 2, 0]), ("card.top == view.topMargin", [8, 0, 0]),
      ("inner.left == card.left + 5", [10, 0, 1, 0]),
    ]
    let rows = answer["constraints"]?.array?.compactMap(\.array) ?? []
    for (text, numbers) in cases {
      let row = rows.first { $0.contains(.string(text)) }
      #expect(row?.compactMap(\.number) == numbers, "\(text)")
    }
    #expect(answer["status"]?.string == "conflict")
  }

  @Test(arguments: [("phone", 320, 100), ("tablet", 768, 200)] as [(String, Double, Double)])
  func theCanvasLiesInThePicture(label: String, width: Double, height: Double) throws {
    let request = PreviewRequest(query: [("canvas", label)])
    let answer = try #require(JSONValue(Self.file().picture(request)))
    func side(_ frame: String, _ name: String) throws -> Double {
      try #require(answer[frame]?[name]?.number)
    }
    #expect(try side("picture", "x") == 0 && side("picture", "y") == 0)
    #expect(try side("canvasFrame", "width") == width && side("canvasFrame", "height") == height)
    #expect(try side("canvasFrame", "x") > 0 && side("canvasFrame", "y") > 0)
    #expect(try side("picture", "width") > width + side("canvasFrame", "x"))
    #expect(try side("picture", "height") > height + side("canvasFrame", "y"))
  }

  @Test(
    arguments: [
      ("320", 320), ("12.5", 12.5), ("0", 0), ("-5", 0), ("20000", 20_000), ("20001", 20_000),
      ("1e9", 20_000),
      ("nan", nil), ("inf", nil), ("-inf", nil), ("x", nil), ("", nil),
    ] as [(String, Double?)])
  func lengths(value: String, length: Double?) {
    let width = PreviewRequest(query: [("width", value)])
    #expect(width.width == length && width.height == nil && width.settings.isEmpty)
    let height = PreviewRequest(query: [("height", value)])
    #expect(height.height == length && height.width == nil && height.canvas == nil)
  }

  @Test func onlySettingsOfThePictureAreTaken() {
    let request = PreviewRequest(query: [
      ("theme", "dark"), ("canvas", "a"), ("format", "png"), ("canvas", "b"), ("show", "sizes"), ("", "x"),
    ])
    #expect(request.canvas == "b")
    #expect(request.settings.map(\.name) == ["theme", "show"])
    #expect(request.settings.map(\.value) == ["dark", "sizes"])
  }

  private enum Event: Sendable { case good, other, bad, gone, locked }

  private static let histories: [(events: [Event], version: Int, isStale: Bool)] = [
    ([], 0, true), ([.good], 1, false), ([.bad], 1, true), ([.gone], 1, true), ([.good, .good], 1, false),
    ([.good, .other], 2, false), ([.good, .bad], 2, true), ([.bad, .bad], 1, true),
    ([.good, .gone], 2, true), ([.good, .gone, .gone], 2, true), ([.good, .gone, .locked], 3, true),
    ([.good, .gone, .good], 3, false), ([.good, .gone, .bad], 3, true), ([.bad, .good], 2, false),
  ]

  @Test(arguments: histories.indices) func history(_ index: Int) throws {
    let (events, version, isStale) = Self.histories[index]
    var file = PreviewedFile(name: "a.layout")
    for event in events {
      switch event {
      case .good: file.take(Array("canvas 30x20\nview a\n".utf8))
      case .other: file.take(Array("canvas 30x20\nview b\n".utf8))
      case .bad: file.take(Array("label\n".utf8))
      case .gone: file.fail("the file is gone")
      case .locked: file.fail("the file is locked")
      }
    }
    #expect(file.version == version && file.isStale == isStale, "\(events)")
    #expect(file.isUnreadable == (events.last == .gone || events.last == .locked), "\(events)")
    let answer = try #require(JSONValue(file.picture(PreviewRequest())))
    #expect((answer["svg"]?.string != nil) == (events.contains(.good)), "\(events)")
  }

  @Test func anUnreadableFileIsADiagnostic() throws {
    var file = Self.file("canvas 30x20\nview a { tt = ll = 2; w = h = 5 }\n")
    file.fail("the file is gone")
    let found = try #require(JSONValue(file.diagnostics())?["diagnostics"]?.array)
    #expect(found.map { $0["code"]?.string } == ["unreadable-file"])
    #expect(found.first?["severity"]?.string == "error" && found.first?["line"] == .null)
    #expect(found.first?["message"]?.string == "the file is gone")
  }

  @Test func aFileThatWasNeverReadIsADiagnostic() throws {
    var file = PreviewedFile(name: "a.layout")
    #expect(JSONValue(file.diagnostics())?["diagnostics"]?.array == [])
    file.fail("this is not a regular file")
    let found = try #require(JSONValue(file.diagnostics())?["diagnostics"]?.array)
    #expect(found.map { $0["code"]?.string } == ["unreadable-file"])
    #expect(found.first?["message"]?.string == "this is not a regular file")
    #expect(found.first?["severity"]?.string == "error" && found.first?["line"] == .null)
  }

  @Test func diagnosticsHaveTheirPlaces() throws {
    let found = try #require(JSONValue(Self.file().diagnostics())?["diagnostics"]?.array)
    let conflict = found.first { $0["code"]?.string == "conflict" }
    #expect(conflict?["severity"]?.string == "error")
    #expect(conflict?["line"]?.number == 11 && conflict?["column"]?.number == 1)
    let open = found.first { $0["code"]?.string == "ambiguous" }
    #expect(open?["severity"]?.string == "warning" && open?["help"]?.string?.contains("inner") == true)
    #expect(open?["line"]?.number == 4 && open?["column"]?.number == 10)
    let setting = Self.file("// draw: --theme nonsense\nview a\n")
    let wrong = JSONValue(setting.diagnostics())?["diagnostics"]?.array?.first {
      $0["message"]?.string?.contains("nonsense") == true
    }
    #expect(wrong?["line"]?.number == 1)
  }

  @Test(
    arguments: [
      (nil, "other.width is 184"), ("phone", "other.width is 184"), ("tablet", "other.width is 632"),
      ("nowhere", nil),
    ] as [(String?, String?)])
  func explanations(canvas: String?, sentence: String?) {
    let text = JSONValue(Self.file().explanation(of: "other", canvas: canvas))?["text"]?.string
    #expect((text == nil) == (sentence == nil))
    if let sentence { #expect(text?.contains(sentence) == true, "\(text ?? "")") }
  }

  @Test func sizesOfACanvasThatFits() throws {
    let file = Self.file("canvas 200xfit\nview a\n|-50-[a]-50-|\nV:|[a(20)]|\n")
    let answer = try #require(JSONValue(file.layoutBreakpoints(PreviewRequest())))
    #expect(answer["version"]?.number == 1 && answer["height"]?.array == [])
    let widths = try #require(answer["width"]?.array)
    #expect(!widths.isEmpty && widths.allSatisfy { $0["at"]?.number == 100 })
    let high = try #require(JSONValue(file.layoutBreakpoints(PreviewRequest(query: [("height", "15")]))))
    #expect(high["height"]?.array?.contains { $0["at"]?.number == 20 } == true)
    let low = try #require(JSONValue(file.layoutBreakpoints(PreviewRequest(query: [("width", "40")]))))
    #expect(low["width"]?.array == [], "100 is more than twice 40")
  }

  // MARK: - Requests

  private func request(_ head: String) -> HTTPRequest? {
    guard case .whole(let request) = HTTPRequest.arrival(of: Array(head.utf8)) else { return nil }
    return request
  }

  /// The newest version is 2. If `after` is at least the newest version, the server waits for a later version before it
  /// answers. Otherwise, it answers at once.
  @Test(
    arguments: [
      ("", nil), ("?after=0", nil), ("?after=1", nil), ("?after=2", 2), ("?after=3", 3), ("?after=x", nil),
      ("?after=-1", nil), ("?after=", nil), ("?before=2", nil),
    ] as [(String, Int?)])
  func versions(query: String, waitsFor: Int?) throws {
    var file = Self.file()
    file.fail("the file is gone")
    let asked = try #require(request("GET /version\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    switch PreviewSite.answer(asked, of: file) {
    case .now(let response): #expect(waitsFor == nil && response == .json(Array("{\"version\":2}".utf8)))
    case .whenLater(let version): #expect(version == waitsFor)
    case .after: Issue.record("no thread is needed")
    }
  }

  @Test func aFileThatWasNeverReadIsAwaited() throws {
    let asked = try #require(request("GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    guard case .whenLater(0) = PreviewSite.answer(asked, of: PreviewedFile(name: "b.layout")) else {
      Issue.record("the version 0 is none")
      return
    }
  }

  @Test(arguments: [
    ("a line that goes on", 8_191, false, false, "partial"),
    ("a line that goes on", 8_192, false, false, "414"),
    ("a line", 8_192, true, false, "partial"), ("a line", 8_193, true, false, "414"),
    ("headers that go on", 32_767, true, true, "partial"), ("headers that go on", 32_768, true, true, "431"),
  ])
  func limits(name: String, count: Int, hasLine: Bool, hasHeaders: Bool, result: String) {
    var head = "GET /?"
    if hasHeaders { head += " HTTP/1.1\r\nX: " }
    head += String(repeating: "x", count: count - head.utf8.count - (hasLine && !hasHeaders ? 1 : 0))
    if hasLine, !hasHeaders { head += "\n" }
    #expect(head.utf8.count == count)
    switch HTTPRequest.arrival(of: Array(head.utf8)) {
    case .partial: #expect(result == "partial", "\(name)")
    case .whole: Issue.record("the head does not end")
    case .refused(let status): #expect(status.rawValue.hasPrefix(result), "\(name)")
    }
  }

  @Test(arguments: [(32_768, true), (32_769, false)]) func wholeHeads(count: Int, isWhole: Bool) {
    let (start, end) = ("GET / HTTP/1.1\r\nX: ", "\r\n\r\n")
    let rest = count - start.utf8.count - end.utf8.count
    let head = Array((start + String(repeating: "a", count: rest) + end).utf8)
    if isWhole {
      #expect(HTTPRequest.arrival(of: head + Array("more".utf8)) == HTTPRequest.arrival(of: head))
      #expect(request(String(decoding: head, as: UTF8.self)) != nil)
    } else {
      #expect(HTTPRequest.arrival(of: head) == .refused(.headersTooLarge))
    }
  }

  static let heads: [(lines: [String], host: String?)] = [
    (["GET / HTTP/1.1", "Host: localhost"], "localhost"), (["GET / HTTP/1.0", "Host:a"], "a"),
    (["GET / HTTP/1.1", "hOST: \t a b \t "], "a b"), (["GET / HTTP/1.1", "X: a", "Host: b", "Y: c"], "b"),
    (["GET / HTTP/1.1", "Host:"], ""), (["GET / HTTP/1.1"], nil),
    (["GET / HTTP/1.1", "Host: a", "Host: a"], nil), (["GET / HTTP/2"], "-"), (["GET / HTTPS/1.1"], "-"),
    (["GET / HTTP/1.1", "Host localhost"], "-"), (["GET / HTTP/1.1", ": a"], "-"),
    (["GET / HTTP/1.1", "H: a", "x"], "-"), (["GET /%4 HTTP/1.1"], "-"), (["GET /% HTTP/1.1"], "-"),
    (["GET /?a=%4 HTTP/1.1"], "-"), (["GET /?%4=a HTTP/1.1"], "-"), (["GET /%41 HTTP/1.1"], nil),
  ]

  @Test(arguments: heads) func head(lines: [String], host: String?) {
    for ending in ["\r\n", "\n"] {
      let found = request(lines.joined(separator: ending) + ending + ending)
      #expect((found == nil) == (host == "-"), "\(lines)")
      if let found { #expect(found.host == host, "\(lines)") }
    }
  }

  @Test func theFirstValueOfANameCounts() throws {
    let asked = try #require(request("GET /a?x=1&y=2&x=3&z HTTP/1.1\r\n\r\n"))
    #expect(asked.value(of: "x") == "1" && asked.value(of: "y") == "2")
    #expect(asked.value(of: "z") == "" && asked.value(of: "a") == nil)
  }
}
