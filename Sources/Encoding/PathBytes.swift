// File names are compared as bytes, because Swift considers strings with different Unicode compositions equal.

extension String {
  /// Returns whether the text starts with the bytes of `start`.
  public func starts(withBytesOf start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Returns whether the text ends with the bytes of `end`.
  public func ends(withBytesOf end: String) -> Bool { utf8.suffix(end.utf8.count).elementsEqual(end.utf8) }

  /// Returns whether the text has the same bytes as `other`.
  public func isSame(bytesOf other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The parts of a path between slashes, without empty parts.
  public var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Returns the text before and after the last occurrence of an ASCII character; `nil` if the character does not
  /// occur.
  public func split(atLast character: Unicode.Scalar) -> (before: String, behind: String)? {
    guard let place = utf8.lastIndex(of: UInt8(ascii: character)) else { return nil }
    return (String(self[..<place]), String(self[utf8.index(after: place)...]))
  }
}

extension Sequence<String> {
  /// Returns the strings, sorted by their UTF-8 bytes.
  public func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
