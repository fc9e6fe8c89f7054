import LayoutDraw

/// A message from an editor (JSON-RPC 2.0).
struct Message {
  var method: String
  /// The id; `nil` for a notification, which gets no answer.
  var id: MessageID?
  var parameters: JSONValue
}

enum MessageID: Equatable {
  case number(Double)
  case string(String)

  init?(_ value: JSONValue?) {
    switch value {
    case .number(let number)?: self = .number(number)
    case .string(let text)?: self = .string(text)
    default: return nil
    }
  }
}

struct RequestError: Error, Equatable {
  var code: Int
  var message: String

  static let notJSON = RequestError(code: -32700, message: "this is not valid JSON")
  static let brokenHeader = RequestError(
    code: -32700, message: "the header has no valid Content-Length")
  static let noRequest = RequestError(code: -32600, message: "this is not a valid request")
  static let notInitialized = RequestError(code: -32002, message: "the first request must be 'initialize'")
  static let isShutDown = RequestError(code: -32600, message: "the server was shut down")

  static func unknownMethod(_ name: String) -> RequestError {
    RequestError(code: -32601, message: "there is no method '\(name)'")
  }

  static func invalidParameters(_ message: String) -> RequestError {
    RequestError(code: -32602, message: message)
  }

  /// Returns the error with which to answer a valid request that cannot be fulfilled.
  static func failed(_ message: String) -> RequestError { RequestError(code: -32803, message: message) }
}

extension Message {
  init(_ value: JSONValue) throws(RequestError) {
    guard case .object = value, let method = value["method"]?.string else { throw .noRequest }
    self.method = method
    id = MessageID(value["id"])
    parameters = value["params"] ?? .null
  }
}
