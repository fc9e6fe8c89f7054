/// The parts of an HTTP request that the preview needs (RFC 9112).
public struct HTTPRequest: Sendable, Equatable {
  public var method: String
  public var path: String
  /// The names and values in the URL's query, with an empty value for a name without `=`.
  public var query: [(name: String, value: String)]
  /// The value of the `Host` header; `nil` if there is none or more than one.
  public var host: String?
  /// The values of the `Origin` headers, which name the site of the requesting page.
  public var origins: [String] = []
  public var fetchSites: [String] = []

  static let longestLine = 8 << 10
  static let longestHead = 32 << 10

  /// The state of a request being received.
  public enum RequestProgress: Sendable, Equatable {
    case partial
    case whole(HTTPRequest)
    /// The request is invalid, and the server answers it with this status.
    case refused(HTTPStatus)
  }

  /// Returns the state of a request from the bytes received so far. Only the first `longestHead` bytes are examined.
  public static func arrival(of received: [UInt8]) -> RequestProgress {
    let head = received.prefix(longestHead)
    guard let lineEnd = head.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      return head.count >= longestLine ? .refused(.uriTooLong) : .partial
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = lineEnd + 1
    while let end = head[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = withoutReturn(head[start..<end])
      if line.isEmpty {
        return HTTPRequest(line: withoutReturn(head[..<lineEnd]), headers: lines).map(RequestProgress.whole)
          ?? .refused(.badRequest)
      }
      lines.append(line)
      start = end + 1
    }
    return head.count >= longestHead ? .refused(.headersTooLarge) : .partial
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  private init?(line: ArraySlice<UInt8>, headers: [ArraySlice<UInt8>]) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: "HTTP/1.".utf8), words[1].first == UInt8(ascii: "/"),
      let method = String(validating: words[0], as: UTF8.self)
    else { return nil }
    let parts = words[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = unescaped(parts[0], plusIsBlank: false) else { return nil }
    (self.method, self.path, query) = (method, path, [])
    for pair in parts.count > 1 ? parts[1].split(separator: UInt8(ascii: "&")) : [] {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = unescaped(sides[0], plusIsBlank: true),
        let value = unescaped(sides.count > 1 ? sides[1] : [], plusIsBlank: true)
      else { return nil }
      query.append((name, value))
    }
    var hosts: [String] = []
    for header in headers {
      guard let colon = header.firstIndex(of: UInt8(ascii: ":")), colon > header.startIndex,
        let name = String(validating: header[..<colon], as: UTF8.self)
      else { return nil }
      let start = header[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      let value = String(
        decoding: start.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed(), as: UTF8.self)
      switch name.lowercased() {
      case "host": hosts.append(value)
      case "origin": origins.append(value)
      case "sec-fetch-site": fetchSites.append(value)
      default: break
      }
    }
    host = hosts.count == 1 ? hosts[0] : nil
  }

  public func value(of name: String) -> String? { query.first { $0.name == name }?.value }

  public static func == (a: HTTPRequest, b: HTTPRequest) -> Bool {
    a.method == b.method && a.path == b.path && a.host == b.host && a.origins == b.origins
      && a.fetchSites == b.fetchSites
      && a.query.elementsEqual(b.query) { $0 == $1 }
  }
}

extension HTTPRequest {
  /// Indicates whether the `Host` header names this machine. Other requests are rejected, because they may come from
  /// foreign sites whose names resolve to this machine (DNS rebinding).
  var isForThisMachine: Bool {
    guard let host else { return false }
    let name = host.lowercased()
    return ["127.0.0.1", "localhost", "[::1]"].contains { own in
      guard name.hasPrefix(own) else { return false }
      let rest = name.dropFirst(own.count)
      return rest.isEmpty
        || rest.first == ":" && UInt16(rest.dropFirst()) != nil && rest.dropFirst().allSatisfy(\.isNumber)
    }
  }
}

extension HTTPRequest {
  /// Indicates whether the request comes from the preview's own page or from outside any page, such as the address bar.
  var isFromOwnPage: Bool {
    fetchSites.allSatisfy { ["same-origin", "none"].contains($0.lowercased()) }
      && origins.allSatisfy { $0.lowercased() == "http://\(host?.lowercased() ?? "")" }
  }
}

/// Returns the text with its percent escapes decoded and, if `plusIsBlank` is true, each `+` replaced with a space;
/// `nil` if an escape is invalid or the result is not UTF-8.
private func unescaped(_ text: ArraySlice<UInt8>, plusIsBlank: Bool) -> String? {
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.first != UInt8(ascii: "+")
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    case UInt8(ascii: "+") where plusIsBlank: bytes.append(0x20)
    default: bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}
