import LayoutDraw

/// The resources of a file: the page, and the data that it requests.
public enum PreviewSite {
  public typealias Work = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> HTTPResponse

  /// A queue of work of one type, so that pictures need not wait for other work.
  public enum Lane: Sendable, CaseIterable {
    case pictures, words
    /// Slow work, of which only the last request is served.
    case sizes
  }

  /// The way in which a request is answered.
  public enum Answer: Sendable {
    case now(HTTPResponse)
    /// The answer is the result of work on any thread of a lane; the work may stop once it is canceled.
    case after(Lane, Work)
    /// The answer waits until the file has a later version than this, or for some seconds.
    case whenLater(than: Int)
  }

  public static func answer(_ request: HTTPRequest, of file: PreviewedFile) -> Answer {
    guard request.isForThisMachine, request.isFromOwnPage else { return .now(HTTPResponse(.forbidden)) }
    guard request.method == "GET" else { return .now(HTTPResponse(.methodNotAllowed)) }
    switch request.path {
    case "/":
      return .now(HTTPResponse(.ok, contentType: "text/html; charset=utf-8", Array(previewPage.utf8)))
    case "/picture":
      return .after(.pictures) { _ in .json(oneRun { file.picture(PreviewRequest(query: request.query)) }) }
    case "/sizes":
      return .after(.sizes) { isCancelled in
        .json(
          oneRun(isCancelled: isCancelled) { file.layoutBreakpoints(PreviewRequest(query: request.query)) })
      }
    case "/diagnostics":
      return .after(.words) { _ in .json(oneRun { file.diagnostics() }) }
    case "/explanation":
      return .after(.words) { _ in
        .json(
          oneRun {
            file.explanation(of: request.value(of: "view") ?? "", canvas: request.value(of: "canvas"))
          })
      }
    case "/version":
      let known = request.value(of: "after").flatMap { Int($0) } ?? 0
      return file.version > known ? .now(version(of: file)) : .whenLater(than: known)
    default: return .now(HTTPResponse(.notFound))
    }
  }

  /// The answer about a file's version.
  public static func version(of file: PreviewedFile) -> HTTPResponse {
    .json(Array("{\"version\":\(file.version)}".utf8))
  }
}
