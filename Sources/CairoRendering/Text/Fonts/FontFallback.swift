import CPango

/// Returns the font for a character and all its combining marks.
func face(
  for character: Character, script: hb_script_t, ideographs: String, _ fonts: FontChoice
) -> FontFace? {
  let isEmoji = isEmoji(character)
  var missing: Unicode.Scalar?
  for scalar in character.unicodeScalars where !isInvisible(scalar) {
    if isEmoji || fonts.primary?.glyph(scalar) == nil {
      missing = scalar
      break
    }
  }
  guard let missing else { return fonts.primary }
  let language = isEmoji ? "" : language(of: script, ideographs: ideographs)
  let request = FallbackFonts.FontRequest(language: language, isEmoji: isEmoji, weight: fonts.weight)
  return fonts.fallback(missing, request) ?? fonts.primary
}

/// Returns whether a character is a colored emoji, by default or because U+FE0F or U+20E3 follows.
private func isEmoji(_ character: Character) -> Bool {
  var scalars = character.unicodeScalars.makeIterator()
  guard let first = scalars.next(), first.value > 0x7F || character.unicodeScalars.count > 1 else {
    return false
  }
  let second = scalars.next()
  if second == "\u{FE0E}" { return false }
  if first.properties.isEmojiPresentation { return true }
  return first.properties.isEmoji && (second == "\u{FE0F}" || second == "\u{20E3}")
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isDefaultIgnorableCodePoint
}

/// Returns a language whose fonts support the script; empty if any font with the script's characters will do.
private func language(of script: hb_script_t, ideographs: String) -> String {
  switch script {
  case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: ideographs
  case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: "ja"
  case HB_SCRIPT_HANGUL: "ko"
  case HB_SCRIPT_ARABIC: "ar"
  case HB_SCRIPT_HEBREW: "he"
  case HB_SCRIPT_THAI: "th"
  case HB_SCRIPT_DEVANAGARI: "hi"
  case HB_SCRIPT_BENGALI: "bn"
  case HB_SCRIPT_TAMIL: "ta"
  case HB_SCRIPT_TELUGU: "te"
  case HB_SCRIPT_GEORGIAN: "ka"
  case HB_SCRIPT_ARMENIAN: "hy"
  default: ""
  }
}

/// Returns the language for a line's ideographs. The line's first kana or Hangul decides: `ja` for kana, `ko` for
/// Hangul. Without either, the language is `zh-cn`.
func languageOfIdeographs(in line: String) -> String {
  line.unicodeScalars.lazy.compactMap(languageOfIdeographs(beside:)).first ?? "zh-cn"
}

func languageOfIdeographs(beside scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x3040...0x30FF, 0xFF66...0xFF9F: "ja"
  case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: "ko"
  default: nil
  }
}
