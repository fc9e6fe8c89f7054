/// What is served of a file: the page, and what it asks for.
public enum PreviewSite {
  /// How a request is answered.
  public enum Answer: Sendable {
    case now(HTTPResponse)
    /// With work that any thread may do.
    case after(@Sendable () -> HTTPResponse)
    /// When the file has a later version than this, or after some seconds.
    case whenLater(than: Int)
  }

  public static func answer(_ request: HTTPRequest, of file: PreviewedFile) -> Answer {
    guard request.isForThisMachine else { return .now(HTTPResponse(.forbidden)) }
    guard request.method == "GET" else { return .now(HTTPResponse(.methodNotAllowed)) }
    switch request.path {
    case "/":
      return .now(HTTPResponse(.ok, contentType: "text/html; charset=utf-8", Array(previewPage.utf8)))
    case "/picture": return .after { .json(file.picture(PreviewRequest(query: request.query))) }
    case "/sizes": return .after { .json(file.criticalSizes(PreviewRequest(query: request.query))) }
    case "/diagnostics": return .after { .json(file.diagnostics()) }
    case "/explanation":
      return .after {
        .json(file.explanation(of: request.value(of: "view") ?? "", canvas: request.value(of: "canvas")))
      }
    case "/version":
      let known = request.value(of: "after").flatMap { Int($0) } ?? 0
      return file.version > known ? .now(version(of: file)) : .whenLater(than: known)
    default: return .now(HTTPResponse(.notFound))
    }
  }

  /// What is said of a file's version.
  public static func version(of file: PreviewedFile) -> HTTPResponse {
    .json(Array("{\"version\":\(file.version)}".utf8))
  }
}
