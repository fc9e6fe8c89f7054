public import Diagnostics

/// Returns a path as a link, with all characters percent-encoded except `/` and RFC 3986's unreserved characters.
public func encodedLink(_ path: String) -> String {
  var link = ""
  for byte in path.utf8 {
    let character = Unicode.Scalar(byte)
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": link.unicodeScalars.append(character)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      link += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return link
}

/// Returns the path that a link refers to, with percent-encoding decoded and without the part from `#` on.
public func decodedLink(_ link: String) -> String {
  var bytes: [UInt8] = []
  var rest = Array(link.utf8).prefix { $0 != UInt8(ascii: "#") }
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2,
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns the position of a link to a picture in a Markdown text; `nil` if there is none.
public func linkPlace(ofPicture path: String, in text: [UInt8]) -> SourceSpan? {
  for (before, behind) in [
    ("](", ")"), ("](", "#only-"), ("src=\"", "\""), ("srcset=\"", "\""), ("{image} ", "\n"),
    ("{figure} ", "\n"),
  ] {
    let link = Array((before + encodedLink(path) + behind).utf8)
    guard let start = firstPlace(of: link, in: text[...], from: 0) else { continue }
    return SourceSpan(start: start + before.utf8.count, end: start + link.count - behind.utf8.count)
  }
  return nil
}
