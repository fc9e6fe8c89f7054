public import Diagnostics

/// A picture as a document shows it.
public struct MarkdownPicture: Sendable, Equatable {
  /// From the document's folder, with `/` between folders; nothing is escaped.
  public var path: String
  public var alternative: String
  /// In CSS pixels, for pictures whose own size is another; `nil` shows them in their own.
  public var width: Int?

  public init(path: String, alternative: String, width: Int? = nil) {
    self.path = path
    self.alternative = alternative
    self.width = width
  }
}

/// The pictures of one fence, each in a line, and what is written below them.
public struct PictureBlock: Sendable, Equatable {
  public var pictures: [MarkdownPicture]
  public var caption: String?

  public init(_ pictures: [MarkdownPicture], caption: String? = nil) {
    self.pictures = pictures
    self.caption = caption
  }

  /// Without line endings; never empty, as long as there are pictures.
  var lines: [String] {
    var lines = pictures.map { picture in
      guard let width = picture.width else {
        return "![\(escaped(picture.alternative))](\(encodedLink(picture.path)))"
      }
      let alternative = escapedForHTML(oneLine(picture.alternative))
      return "<img src=\"\(encodedLink(picture.path))\" width=\"\(width)\" alt=\"\(alternative)\">"
    }
    if let caption = caption.map(oneLine), !caption.isEmpty, !lines.isEmpty {
      // A hard line break, as CommonMark has it.
      lines[lines.count - 1] += "\\"
      lines.append("*\(escaped(caption))*")
    }
    return lines
  }
}

/// A path as a link destination: percent-encoded but for what RFC 3986 leaves unreserved, and `/`.
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

/// Where a text shows a picture, as `![…](path)` or `<img src="path"`; `nil` where it does not.
public func linkPlace(ofPicture path: String, in text: [UInt8]) -> SourceSpan? {
  for (before, behind) in [("](", ")"), ("src=\"", "\"")] {
    let link = Array((before + encodedLink(path) + behind).utf8)
    guard let start = firstPlace(of: link, in: text[...], from: 0) else { continue }
    return SourceSpan(start: start + before.utf8.count, end: start + link.count - behind.utf8.count)
  }
  return nil
}

/// The path of a link destination; what is not a valid encoding stays as it is.
public func decodedLink(_ link: String) -> String {
  var bytes: [UInt8] = []
  var rest = Array(link.utf8)[...]
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

/// Text in which Markdown finds no markup.
private func escaped(_ text: String) -> String {
  var result = ""
  for character in oneLine(text) {
    if "\\`*_[]<>&!|~".contains(character) { result.append("\\") }
    result.append(character)
  }
  return result
}

private func escapedForHTML(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
  return result
}

/// Words with one blank between them, and nothing that terminals act on.
private func oneLine(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return String(
    String.UnicodeScalarView(words.unicodeScalars.filter { $0.properties.generalCategory != .control }))
}
