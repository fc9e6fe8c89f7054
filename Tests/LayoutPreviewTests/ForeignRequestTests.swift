import LayoutDraw
import Testing

@testable import LayoutPreview

struct ForeignRequestTests {
  private func status(_ headers: [String], path: String = "/picture") throws -> HTTPStatus? {
    let text = (["GET \(path) HTTP/1.1", "Host: localhost:8080"] + headers + ["", ""]).joined(
      separator: "\r\n")
    guard case .whole(let request) = HTTPRequest.arrival(of: Array(text.utf8)) else { return .badRequest }
    var file = PreviewedFile(name: "a.layout")
    file.take(Array("view a\n|-[a]-|\n".utf8))
    guard case .now(let response) = PreviewSite.answer(request, of: file) else { return nil }
    return response.status
  }

  @Test(arguments: [
    (["Origin: http://evil.example"], true), (["Sec-Fetch-Site: cross-site"], true), (["Origin: null"], true),
    (["Sec-Fetch-Site: same-site"], true), (["sec-fetch-site:CROSS-SITE"], true),
    (["Origin: http://localhost:9090"], true), (["Origin: https://localhost:8080"], true),
    (["Origin: http://localhost:8080", "Origin: http://evil.example"], true),
    (["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"], true),
    ([], false), (["Origin: http://localhost:8080"], false), (["Sec-Fetch-Site: none"], false),
    (["Sec-Fetch-Site: same-origin", "Origin: http://LOCALHOST:8080"], false),
  ])
  func getNothing(headers: [String], isRefused: Bool) throws {
    for path in ["/", "/picture", "/sizes", "/diagnostics", "/version?after=0", "/explanation?view=a"] {
      #expect((try status(headers, path: path) == .forbidden) == isRefused, "\(path)")
    }
  }

  @Test func thePageMayAskOnlyThisServer() {
    let head = String(decoding: HTTPResponse(.ok).bytes, as: UTF8.self)
    #expect(head.contains("\r\nContent-Security-Policy: default-src 'none'; connect-src 'self';"))
    #expect(head.contains("frame-ancestors 'none'"))
  }

  @Test func sizesAreALaneOfTheirOwn() throws {
    var file = PreviewedFile(name: "a.layout")
    file.take(
      Array(
        "canvas 300x300\nlabel a \"\(String(repeating: "words and ", count: 200))\" lines 0\n|-[a]-|\n".utf8))
    var request = HTTPRequest.arrival(of: Array("GET /sizes HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    guard case .whole(let sizes) = request,
      case .after(.sizes, let work) = PreviewSite.answer(sizes, of: file)
    else { return #expect(Bool(false)) }
    #expect(String(decoding: work { true }.body, as: UTF8.self).contains("\"width\":[]"))
    #expect(!String(decoding: work { false }.body, as: UTF8.self).contains("\"width\":[]"))
    request = HTTPRequest.arrival(of: Array("GET /picture HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    guard case .whole(let picture) = request,
      case .after(.pictures, _) = PreviewSite.answer(picture, of: file)
    else { return #expect(Bool(false)) }
  }
}
