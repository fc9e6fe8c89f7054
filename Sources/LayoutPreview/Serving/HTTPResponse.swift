/// The status of an HTTP response (RFC 9110, section 15).
public enum HTTPStatus: String, Sendable {
  case ok = "200 OK"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case conflict = "409 Conflict"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case timeout = "408 Request Timeout"
  case uriTooLong = "414 URI Too Long"
  case headersTooLarge = "431 Request Header Fields Too Large"
}

/// An HTTP response. The server closes the connection after sending it.
public struct HTTPResponse: Sendable, Equatable {
  public var status: HTTPStatus
  public var contentType: String?
  public var body: [UInt8]

  public init(_ status: HTTPStatus, contentType: String? = nil, _ body: [UInt8] = []) {
    (self.status, self.contentType, self.body) = (status, contentType, body)
  }

  /// The content security policy: the page may request data only from this server, and no site may frame the page.
  private static let policy =
    "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static func json(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(.ok, contentType: "application/json", body)
  }

  public var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
    if let contentType { head += "Content-Type: \(contentType)\r\n" }
    head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    head += "Content-Security-Policy: \(Self.policy)\r\nCross-Origin-Resource-Policy: same-origin\r\n"
    head += "Referrer-Policy: no-referrer\r\n\r\n"
    return Array(head.utf8) + body
  }
}
