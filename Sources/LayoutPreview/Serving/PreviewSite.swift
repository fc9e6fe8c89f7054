import LayoutDraw

/// Answers requests for a file's preview page, and for the data that the page loads.
public enum PreviewSite {
  public typealias Work = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> HTTPResponse

  /// A queue of requests with its own threads, so that pictures do not wait for slower work.
  public enum Lane: Sendable, CaseIterable {
    case pictures, words
    /// Slow searches for the sizes at which a layout's behavior changes; a new search cancels the earlier ones.
    case sizes
  }

  /// A response to a request, or the event that the server must wait for before it can respond.
  public enum Answer: Sendable {
    case now(HTTPResponse)
    /// The answer is computed by a thread of the given queue.
    case after(Lane, Work)
    /// The answer is sent when the file has a later version, or after a time limit of some seconds if the file does not
    /// change.
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

  /// Returns the answer to a request for the file's version.
  public static func version(of file: PreviewedFile) -> HTTPResponse {
    .json(Array("{\"version\":\(file.version)}".utf8))
  }
}
