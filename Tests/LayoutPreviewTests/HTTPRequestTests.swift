import LayoutPreview
import Testing

struct HTTPRequestTests {
  private func arrival(_ text: String) -> HTTPRequest.RequestProgress {
    HTTPRequest.arrival(of: Array(text.utf8))
  }

  private func request(_ target: String, host: String = "localhost") throws -> HTTPRequest {
    let found = arrival("GET \(target) HTTP/1.1\r\nHost: \(host)\r\nAccept: */*\r\n\r\n")
    guard case .whole(let request) = found else { throw Refused(arrival: found) }
    return request
  }

  private struct Refused: Error { var arrival: HTTPRequest.RequestProgress }

  @Test func theHeadOfARequest() throws {
    let request = try request("/picture?canvas=iPad+Pro&theme=dark&x%3Dy=%E2%82%AC&bare")
    #expect(request.method == "GET" && request.path == "/picture" && request.host == "localhost")
    #expect(request.query.map(\.name) == ["canvas", "theme", "x=y", "bare"])
    #expect(request.query.map(\.value) == ["iPad Pro", "dark", "€", ""])
    #expect(try self.request("/a%2Fb+c").path == "/a/b+c")
  }

  @Test func equality() throws {
    let one = try request("/a?x==y&=z")
    #expect(one.query.map(\.name) == ["x", ""] && one.query.map(\.value) == ["=y", "z"])
    #expect(try one == request("/a?x==y&=z"))
    #expect(try one != request("/b?x==y&=z") && one != request("/a?x==y&=w"))
    #expect(try one != request("/a?x==y&=z", host: "127.0.0.1"))
    let changes: [(inout HTTPRequest) -> Void] = [
      { $0.method = "POST" }, { $0.origins = ["http://localhost"] }, { $0.fetchSites = ["none"] },
      { $0.query[1].name = "q" },
    ]
    for change in changes {
      var other = one
      change(&other)
      #expect(other != one)
    }
  }

  @Test func incompleteRequests() {
    for text in ["", "GET / HT", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n"] {
      #expect(arrival(text) == .partial, "\(text)")
    }
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let refusals: [(name: String, text: String, status: HTTPStatus)] = [
    ("a long line", "GET /picture?\(many("a=b&", 4000))", .uriTooLong),
    ("a line that never ends", many("x", 8192), .uriTooLong),
    ("a long header", "GET / HTTP/1.1\r\nX: \(many("a", 100_000))", .headersTooLarge),
    ("many headers", "GET / HTTP/1.1\r\n\(many("X: a\r\n", 9000))", .headersTooLarge),
    ("no version", "GET /\r\n\r\n", .badRequest), ("no path", "GET x HTTP/1.1\r\n\r\n", .badRequest),
    ("two blanks", "GET  / HTTP/1.1\r\n\r\n", .badRequest),
    ("a blank at the end", "GET / HTTP/1.1 \r\n\r\n", .badRequest),
    ("a blank at the start", " GET / HTTP/1.1\r\n\r\n", .badRequest),
    ("four words", "GET / x HTTP/1.1\r\n\r\n", .badRequest),
    ("a broken escape", "GET /%4 HTTP/1.1\r\n\r\n", .badRequest),
    ("a sign in an escape", "GET /%+4 HTTP/1.1\r\n\r\n", .badRequest),
    ("no UTF-8", "GET /%FF HTTP/1.1\r\n\r\n", .badRequest),
    ("a header without a name", "GET / HTTP/1.1\r\n: x\r\n\r\n", .badRequest),
  ]

  @Test(arguments: refusals)
  func refused(name: String, text: String, status: HTTPStatus) {
    #expect(arrival(text) == .refused(status), "\(name)")
  }

  @Test(arguments: [
    ("localhost", true), ("LOCALHOST:8765", true), ("127.0.0.1", true), ("127.0.0.1:1", true),
    ("[::1]", true),
    ("[::1]:8765", true), ("[::1].evil.com", false), ("[::1]:80.evil.com", false),
    ("localhost.evil.com", false),
    ("127.0.0.1.evil.com", false), ("evil.com", false), ("localhost:", false), ("localhost:+80", false),
    ("localhost:99999", false), ("localhost@evil.com", false), ("[::2]", false), ("", false),
    ("localhost.", false),
  ])
  func hosts(host: String, isOurs: Bool) throws {
    let file = PreviewedFile(name: "a.layout")
    guard case .now(let response) = PreviewSite.answer(try request("/", host: host), of: file) else {
      Issue.record("no page")
      return
    }
    #expect(response.status == (isOurs ? .ok : .forbidden), "\(host)")
  }

  @Test func twoHostsAreInvalid() throws {
    let both = arrival("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.com\r\n\r\n")
    guard case .whole(let request) = both else { throw Refused(arrival: both) }
    #expect(request.host == nil)
  }

  /// A request must name this machine in exactly one `Host` header.
  @Test(arguments: [
    ("Host: localhost\r\n", HTTPStatus.ok), ("", .forbidden), ("Accept: */*\r\n", .forbidden),
    ("Host: localhost\r\nHost: localhost\r\n", .forbidden),
  ])
  func hostHeaders(headers: String, status: HTTPStatus) throws {
    let found = arrival("GET / HTTP/1.1\r\n\(headers)\r\n")
    guard case .whole(let request) = found else { throw Refused(arrival: found) }
    guard case .now(let response) = PreviewSite.answer(request, of: PreviewedFile(name: "a")) else {
      Issue.record("no page")
      return
    }
    #expect(response.status == status)
  }

  @Test func onlyReadingIsAnswered() throws {
    var post = try request("/")
    post.method = "POST"
    guard case .now(let response) = PreviewSite.answer(post, of: PreviewedFile(name: "a")) else { return }
    #expect(response.status == .methodNotAllowed)
  }
}
