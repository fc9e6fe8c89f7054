import FlyingFox
import Foundation
import LayoutPreview

/// What is served: the page, and what it asks for.
func addRoutes(of preview: Preview, to server: HTTPServer) async {
  await server.appendRoute("GET /") { request in
    answer(request) { (.html, Data(previewPage.utf8)) }
  }
  await server.appendRoute("GET /picture") { request in
    let file = await preview.file
    let wanted = PreviewRequest(query: request.query.map { ($0.name, $0.value) })
    return answer(request) { (.json, Data(file.picture(wanted))) }
  }
  await server.appendRoute("GET /diagnostics") { request in
    let file = await preview.file
    return answer(request) { (.json, Data(file.diagnostics())) }
  }
  await server.appendRoute("GET /explanation") { request in
    let file = await preview.file
    return answer(request) {
      (.json, Data(file.explanation(of: request.query["view"] ?? "", canvas: request.query["canvas"])))
    }
  }
  await server.appendRoute("GET /version") { request in
    let version = await preview.version(after: request.query["after"].flatMap { Int($0) } ?? 0)
    return answer(request) { (.json, Data("{\"version\":\(version)}".utf8)) }
  }
}

private enum Kind: String {
  case html = "text/html; charset=utf-8"
  case json = "application/json"
}

/// Answers a request that names this machine. A page from elsewhere whose name was made to lead here names another one,
/// and is told nothing.
private func answer(_ request: HTTPRequest, _ body: () -> (Kind, Data)) -> HTTPResponse {
  guard isOurs(request.headers[.host]) else { return HTTPResponse(statusCode: .forbidden) }
  let (kind, data) = body()
  return HTTPResponse(
    statusCode: .ok,
    headers: [
      .contentType: kind.rawValue, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ], body: data)
}

private func isOurs(_ host: String?) -> Bool {
  guard let host else { return false }
  let name = host.hasPrefix("[") ? host[...] : host.prefix { $0 != ":" }
  return name == "127.0.0.1" || name == "localhost" || name.hasPrefix("[::1]")
}
