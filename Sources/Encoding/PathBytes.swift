// Names of files as the system reads them: by bytes. To Swift, "/" before a combining mark is another character, and two
// names are equal where they differ only in how Unicode composes their characters.

extension String {
  /// Returns whether its first bytes are those of another text.
  public func starts(withBytesOf start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Returns whether its last bytes are those of another text.
  public func ends(withBytesOf end: String) -> Bool { utf8.suffix(end.utf8.count).elementsEqual(end.utf8) }

  /// Returns whether it has the same bytes as another text.
  public func isSame(bytesOf other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The parts of a path between its slashes, but for empty ones.
  public var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// What stands before and behind the last of a character of ASCII; `nil` where there is none.
  public func split(atLast character: Unicode.Scalar) -> (before: String, behind: String)? {
    guard let place = utf8.lastIndex(of: UInt8(ascii: character)) else { return nil }
    return (String(self[..<place]), String(self[utf8.index(after: place)...]))
  }
}

extension Sequence<String> {
  /// In the order of their bytes, which is the same for all names of files, whatever letters they have.
  public func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
