import CPango

/// Finds fonts for characters that Inter lacks, regardless of the user's fontconfig rules and locale. Not thread-safe.
final class FallbackFonts {
  struct FontRequest: Hashable {
    /// The language, such as `ja`, whose fonts and regional forms are preferred; empty for no preference.
    var language: String
    var isEmoji: Bool
    /// The weight on OpenType's scale, from 1 to 1000.
    var weight: Float
  }

  private let folders: [String]
  private lazy var configuration = Self.configuration(folders: folders)
  private var orders: [FontRequest: [Candidate]] = [:]
  private var faces: [FaceKey: FontFace?] = [:]

  init(folders: [String]) { self.folders = folders }

  deinit {
    for set in sets { FcFontSetDestroy(set) }
  }

  private var sets: [UnsafeMutablePointer<FcFontSet>] = []

  func face(for scalar: Unicode.Scalar, _ request: FontRequest) -> FontFace? {
    for candidate in order(of: request) where FcCharSetHasChar(candidate.characters, scalar.value) != 0 {
      if let face = face(candidate.key), face.glyph(scalar) != nil { return face }
    }
    return nil
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var weight: Float?
  }

  private struct Candidate {
    var key: FaceKey
    /// The characters for which the font has a glyph; the pointer is valid until fontconfig's font set is destroyed.
    var characters: OpaquePointer
  }

  private func face(_ key: FaceKey) -> FontFace? {
    if let known = faces[key] { return known }
    let face = FontFace(path: key.path, index: key.index, weight: key.weight)
    faces[key] = .some(face)
    return face
  }

  var usedFiles: [String] { faces.values.compactMap { $0?.path } }

  /// Returns all fonts that HarfBuzz can use, starting with the best one for `request`.
  private func order(of request: FontRequest) -> [Candidate] {
    if let known = orders[request] { return known }
    var candidates: [Candidate] = []
    if let configuration, let set = sorted(for: request, configuration) {
      sets.append(set)
      for index in 0..<Int(set.pointee.nfont) {
        if let pattern = set.pointee.fonts[index], let candidate = candidate(pattern, request) {
          candidates.append(candidate)
        }
      }
    }
    orders[request] = candidates
    return candidates
  }

  private func sorted(for request: FontRequest, _ configuration: OpaquePointer) -> UnsafeMutablePointer<
    FcFontSet
  >? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if request.isEmoji {
      for family in Self.emojiFamilies { FcPatternAddString(pattern, FC_FAMILY, family) }
      FcPatternAddBool(pattern, FC_COLOR, 1)
    }
    for family in Self.sansFamilies {
      // With a weak binding, the family has a lower priority than the language.
      family.withCString { name in
        name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { name in
          var value = FcValue()
          value.type = FcTypeString
          value.u.s = name
          FcPatternAddWeak(pattern, FC_FAMILY, value, 1)
        }
      }
    }
    // Without a language, fontconfig would use the locale.
    FcPatternAddString(pattern, FC_LANG, request.language.isEmpty ? "en" : request.language)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(CInt(request.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddInteger(pattern, FC_SPACING, FC_PROPORTIONAL)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return FcFontSort(configuration, pattern, 0, nil, &result)
  }

  private func candidate(_ pattern: OpaquePointer, _ request: FontRequest) -> Candidate? {
    guard let path = string(pattern, FC_FILE), let format = string(pattern, FC_FONTFORMAT),
      format == "TrueType" || format == "CFF"
    else { return nil }
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
    else { return nil }
    var isColor: FcBool = 0
    _ = FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
    if isColor != 0, !request.isEmoji { return nil }
    var index: CInt = 0
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper 16 bits of Fontconfig's index are nonzero for a named instance of a variable font. The requested weight
    // is used instead of the instance's own weight.
    let isVariable = index >> 16 != 0
    return Candidate(
      key: FaceKey(path: path, index: Int(index & 0xFFFF), weight: isVariable ? request.weight : nil),
      characters: characters)
  }

  private func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}

extension FallbackFonts {
  private static let emojiFamilies = [
    "Noto Color Emoji", "Apple Color Emoji", "Twitter Color Emoji", "Twemoji", "Noto Emoji",
  ]

  private static let sansFamilies = [
    "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans Arabic", "Noto Sans Hebrew",
    "DejaVu Sans", "Liberation Sans", "Helvetica Neue", "Helvetica", "Arial Unicode MS", "Arial",
    "PingFang SC", "WenQuanYi Micro Hei", "Droid Sans Fallback", "Noto Sans Symbols",
    "Noto Sans Symbols2", "Symbola", "FreeSans",
  ]

  private static func configuration(folders: [String]) -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let caches = [
      "<cachedir>/var/cache/fontconfig</cachedir>", "<cachedir>/opt/homebrew/var/cache/fontconfig</cachedir>",
      "<cachedir>/usr/local/var/cache/fontconfig</cachedir>",
      "<cachedir prefix=\"xdg\">fontconfig</cachedir>",
    ]
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
      + folders.map { "<dir>\(escapeXML($0))</dir>" }.joined() + caches.joined() + "</fontconfig>"
    guard FcConfigParseAndLoadFromMemory(configuration, text, 0) != 0,
      FcConfigBuildFonts(configuration) != 0
    else { return nil }
    return configuration
  }
}
