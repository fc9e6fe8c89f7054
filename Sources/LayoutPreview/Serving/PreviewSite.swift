import LayoutDraw

/// What is served of a file: the page, and what it asks for.
public enum PreviewSite {
  public typealias Work = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> HTTPResponse

  /// Work that waits only for its like, so that the picture waits for none of the rest.
  public enum Lane: Sendable, CaseIterable {
    case pictures, words
    /// What may take longest: of it only what was asked for last is done.
    case sizes
  }

  /// How a request is answered.
  public enum Answer: Sendable {
    case now(HTTPResponse)
    /// With work that any thread of a lane may do; it may stop once it is cancelled.
    case after(Lane, Work)
    /// When the file has a later version than this, or after some seconds.
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
        .json(oneRun(isCancelled: isCancelled) { file.layoutBreakpoints(PreviewRequest(query: request.query)) })
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

  /// What is said of a file's version.
  public static func version(of file: PreviewedFile) -> HTTPResponse {
    .json(Array("{\"version\":\(file.version)}".utf8))
  }
}
