import Platform

/// Pango's functions for line breaks and text direction (`pango-break.h`, `pango-bidi-type.h`). The library is loaded
/// only when needed, because loading is slow.
struct PangoLibrary: Sendable {
  static var shared: PangoLibrary? {
    lock { wasAsked = true }
    return library
  }

  static var isMissing: Bool { lock({ wasAsked }) && library == nil }

  private static let library = PangoLibrary()
  private static let lock = Lock()
  nonisolated(unsafe) private static var wasAsked = false

  private typealias FindLanguage = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias FindBreaks =
    @convention(c) (
      UnsafePointer<CChar>, CInt, CInt, OpaquePointer?, UnsafeMutablePointer<UInt32>, CInt
    ) -> Void
  private typealias FindLevels =
    @convention(c) (
      UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CInt>
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let findLanguage: FindLanguage
  private let findBreaks: FindBreaks
  private let findLevels: FindLevels
  private let free: Free

  private static let fileNames = [
    "libpango-1.0.so.0", "libpango-1.0.0.dylib", "/opt/homebrew/lib/libpango-1.0.0.dylib",
    "/usr/local/lib/libpango-1.0.0.dylib",
  ]

  private init?() {
    var library: UnsafeMutableRawPointer?
    for name in Self.fileNames where library == nil { library = dlopen(name, RTLD_NOW | RTLD_LOCAL) }
    // `dlsym` also finds functions of libraries that Pango loads, such as `g_free`.
    guard let library, let language = dlsym(library, "pango_language_from_string"),
      let breaks = dlsym(library, "pango_get_log_attrs"),
      let levels = dlsym(library, "pango_log2vis_get_embedding_levels"), let free = dlsym(library, "g_free")
    else { return nil }
    findLanguage = unsafeBitCast(language, to: FindLanguage.self)
    findBreaks = unsafeBitCast(breaks, to: FindBreaks.self)
    findLevels = unsafeBitCast(levels, to: FindLevels.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  struct Break {
    /// The bits of `PangoLogAttr` in the order of its declaration.
    fileprivate var attributes: UInt32

    var endsLine: Bool { attributes & 1 != 0 }
    /// Indicates whether a cursor can be placed at the boundary.
    var endsCharacter: Bool { attributes & 1 << 4 != 0 }
  }

  /// Returns the properties of each boundary between scalars. Pango's cost grows quadratically with the length, so a
  /// long text is split into parts. It is split only between two ASCII letters; a text without such a place stays
  /// whole.
  func breaks(of text: String) -> [Break] {
    var text = text
    return text.withUTF8 { bytes in
      let language = findLanguage("en")
      var breaks: [Break] = []
      var start = 0
      repeat {
        let end = Self.innerBoundary(of: bytes, from: start + Self.partLength)
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        var attributes = [UInt32](repeating: 0, count: part.count { $0 & 0xC0 != 0x80 } + 1)
        part.withMemoryRebound(to: CChar.self) { characters in
          // The pointer of an empty text may be null, which Pango does not accept.
          guard let base = characters.baseAddress else { return }
          findBreaks(base, CInt(part.count), -1, language, &attributes, CInt(attributes.count))
        }
        if start > 0 {
          // A long text is split between letters, where a cursor can be placed (bit 4 of `PangoLogAttr`) but no line
          // can break.
          breaks[breaks.count - 1] = Break(attributes: 1 << 4)
          attributes.removeFirst()
        }
        breaks += attributes.map { Break(attributes: UInt32(littleEndian: $0)) }
        start = end
      } while start < bytes.count
      return breaks
    }
  }

  /// The minimum length, in bytes, of the parts into which a long text is split for Pango. Only the last part may be
  /// shorter.
  private static let partLength = 2_000

  /// Returns the first place between two ASCII letters, at `offset` or later; if there is none, the end of the text.
  private static func innerBoundary(of bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    var place = offset
    while place < bytes.count {
      if isLetter(bytes[place - 1]), isLetter(bytes[place]) { return place }
      place += 1
    }
    return bytes.count
  }

  /// Returns the bidirectional embedding level of each scalar, and the paragraph's direction.
  func levels(of text: String) -> (levels: [UInt8], isRightToLeft: Bool) {
    let weakLeftToRight: CInt = 4
    var direction = weakLeftToRight
    let count = text.unicodeScalars.count
    guard let found = findLevels(text, CInt(text.utf8.count), &direction) else {
      return ([UInt8](repeating: 0, count: count), false)
    }
    defer { free(found) }
    // 1 is `PANGO_DIRECTION_RTL`, and 5 is `PANGO_DIRECTION_WEAK_RTL`.
    return (Array(UnsafeBufferPointer(start: found, count: count)), direction == 1 || direction == 5)
  }
}
