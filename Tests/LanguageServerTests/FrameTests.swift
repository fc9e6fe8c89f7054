import Testing

@testable import LanguageServer

@Suite("Frames of the Language Server Protocol")
struct FrameTests {
  private func frames(_ text: String, chunk: Int = .max) -> [String] {
    var reader = FrameReader()
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let frame = reader.next() {
        switch frame {
        case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .broken: found.append("broken")
        }
      }
    }
    return found
  }

  static let cases: [(name: String, input: String, frames: [String])] = [
    ("one", "Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("two", "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("further headers", "Content-Type: a\r\nContent-Length: 2\r\nX: y\r\n\r\n{}", ["{}"]),
    ("case and blanks", "content-length:   2\r\n\r\n{}", ["{}"]),
    ("bare line breaks", "Content-Length: 2\n\n{}", ["{}"]),
    ("length in bytes, not characters", "Content-Length: 5\r\n\r\n\"né\"", ["\"né\""]),
    ("empty lines before", "\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("empty message", "Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1", ["", "1"]),
    ("not yet whole", "Content-Length: 5\r\n\r\n{}", []),
    ("no length", "X: y\r\n\r\nContent-Length: 2\r\n\r\n{}", ["broken", "{}"]),
    ("negative length", "Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}", ["broken", "{}"]),
    (
      "length beyond Int", "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
      ["broken", "{}"]
    ),
    ("not a number", "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", ["broken", "{}"]),
    ("too large", "Content-Length: 9999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["broken"]),
  ]

  @Test("are cut at their length, wherever chunks end", arguments: cases)
  func cut(_ test: (name: String, input: String, frames: [String])) {
    for chunk in [1, 2, 3, 7, .max] { #expect(frames(test.input, chunk: chunk) == test.frames) }
  }

  @Test("Endless headers are abandoned, and the next message is found")
  func endlessHeader() {
    let garbage = String(repeating: "x", count: 10_000)
    #expect(frames(garbage) == ["broken"])
    #expect(frames(garbage + "\r\n\r\nContent-Length: 2\r\n\r\n{}", chunk: 10_000) == ["broken", "{}"])
  }

  @Test("Headers of 8,192 bytes are not too long", arguments: [(8_192, false), (8_193, true)])
  func longestHeader(_ count: Int, _ isBroken: Bool) {
    #expect(frames(String(repeating: "x", count: count)) == (isBroken ? ["broken"] : []))
  }

  @Test("Messages far into a stream are read")
  func longStream() {
    let message = "{" + String(repeating: " ", count: 40_000) + "}"
    let text = String(decoding: framed(Array(message.utf8)), as: UTF8.self)
    #expect(frames(String(repeating: text, count: 5), chunk: 30_000) == Array(repeating: message, count: 5))
  }

  @Test("A framed message is read back")
  func roundTrip() {
    var reader = FrameReader()
    reader.append(framed(Array("{\"é\":1}".utf8)))
    #expect(reader.next() == .message(Array("{\"é\":1}".utf8)))
    #expect(reader.next() == nil)
  }
}
