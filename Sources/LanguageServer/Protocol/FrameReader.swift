/// Splits a stream into messages (Language Server Protocol 3.17, “Base Protocol”); after a broken message, it continues
/// at the next header.
public struct FrameReader: Sendable {
  public enum Frame: Sendable, Equatable {
    case message([UInt8])
    /// Headers that are too long, or whose `Content-Length` is missing, invalid or too large.
    case broken
  }

  private static let largestMessage = 512 << 20
  private static let largestHeader = 1 << 13

  private var bytes: [UInt8] = []
  private var offset = 0
  /// The number of bytes still to be skipped, in a message that is too large.
  private var toSkip = 0

  public init() {}

  public mutating func append(_ new: some Collection<UInt8>) {
    let skipped = min(toSkip, new.count)
    toSkip -= skipped
    if offset > 1 << 16, offset * 2 > bytes.count {
      bytes.removeFirst(offset)
      offset = 0
    }
    bytes += new.dropFirst(skipped)
  }

  /// Removes and returns the next frame; `nil` until all of its bytes have been appended.
  public mutating func next() -> Frame? {
    guard let (length, body) = headers() else {
      if bytes.count - offset > Self.largestHeader {
        offset = bytes.count
        return .broken
      }
      return nil
    }
    guard let length, length <= Self.largestMessage else {
      offset = body
      if let length { skip(length) }
      return .broken
    }
    guard bytes.count - body >= length else { return nil }
    offset = body + length
    return .message(Array(bytes[body..<body + length]))
  }

  private mutating func skip(_ length: Int) {
    let here = min(length, bytes.count - offset)
    offset += here
    toSkip = length - here
  }

  /// Returns the length in the headers (`nil` if it is missing or invalid) and the start of the body; `nil` until the
  /// headers are complete.
  private func headers() -> (length: Int?, body: Int)? {
    var length: Int?
    var isFirst = true
    var start = offset
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = end + 1
      if line.isEmpty {
        if isFirst { continue }
        return (length, start)
      }
      isFirst = false
      if let written = contentLength(line) { length = written }
    }
    return nil
  }

  private func contentLength(_ line: ArraySlice<UInt8>) -> Int? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    let digits = parts[1].drop { $0 == " " }
    guard let length = Int(digits), length >= 0 else { return nil }
    return length
  }
}

/// Returns the message with its header.
public func framed(_ message: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
}
