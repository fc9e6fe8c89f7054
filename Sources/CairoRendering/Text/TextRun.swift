import CPango

/// A stretch of a line in one font, script and direction.
struct TextRun {
  /// The range of the run in the line, in UTF-8 offsets.
  var range: Range<Int>
  /// The font; `nil` if no font is installed.
  var face: FontFace?
  /// The bidirectional embedding level, which is odd for right-to-left text.
  var level: UInt8
  var script: hb_script_t
}

struct FontChoice {
  var primary: FontFace?
  var fallback: (Unicode.Scalar, FallbackFonts.FontRequest) -> FontFace?
  var weight: Float
}

/// Splits a line into runs of one font, script and direction, in logical order. Cost: linear in the line's length.
func textRuns(of line: String, _ fonts: FontChoice) -> [TextRun] {
  let length = line.utf8.count
  if length == 0 { return [] }
  if line.bytesSatisfy({ $0 < 0x80 }) {
    return [TextRun(range: 0..<length, face: fonts.primary, level: 0, script: HB_SCRIPT_LATIN)]
  }
  let levels = bidiLevels(of: line).levels
  let scripts = resolvedScripts(of: line)
  let cjk = languageOfIdeographs(in: line)

  var runs: [TextRun] = []
  var offset = 0
  var scalarIndex = 0
  for character in line {
    let first = scalarIndex
    let start = offset
    scalarIndex += character.unicodeScalars.count
    offset += character.utf8.count
    if scalarIndex - first > longestCharacter {
      let face = face(for: character, script: scripts[first], ideographs: cjk, fonts)
      let whole = TextRun(
        range: start..<offset, face: face, level: levels.isEmpty ? 0 : levels[first], script: scripts[first])
      runs += pieces(of: whole, character)
      continue
    }
    let script = scripts[first]
    let face = face(for: character, script: script, ideographs: cjk, fonts)
    let level = levels.isEmpty ? 0 : levels[first]
    if let last = runs.last, last.face === face, last.level == level, last.script == script {
      runs[runs.count - 1].range = last.range.lowerBound..<offset
    } else {
      runs.append(TextRun(range: start..<offset, face: face, level: level, script: script))
    }
  }
  return runs
}

/// The largest number of scalars in a character that is shaped as a whole. Longer characters are split, because the
/// cost of shaping a character is quadratic in its length.
let longestCharacter = 128

private func pieces(of run: TextRun, _ character: Character) -> [TextRun] {
  var pieces: [TextRun] = []
  var (start, end, count) = (run.range.lowerBound, run.range.lowerBound, 0)
  for scalar in character.unicodeScalars {
    end += UTF8.width(scalar)
    count += 1
    guard count % longestCharacter == 0 || end == run.range.upperBound else { continue }
    var piece = run
    piece.range = start..<end
    pieces.append(piece)
    start = end
  }
  return pieces
}

/// Orders runs from left to right (rule L2 of Unicode's bidirectional algorithm, UAX #9).
func visualOrder(_ runs: [TextRun]) -> [TextRun] {
  guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
  var runs = runs
  for level in stride(from: highest, to: 0, by: -1) {
    var start = 0
    while start < runs.count {
      if runs[start].level < level {
        start += 1
        continue
      }
      var end = start
      while end < runs.count, runs[end].level >= level { end += 1 }
      runs[start..<end].reverse()
      start = end
    }
  }
  return runs
}

/// Returns the embedding level of each scalar (empty if all are 0), and the direction of the text.
func bidiLevels(of text: String) -> (levels: [UInt8], isRightToLeft: Bool) {
  // U+0590, the first right-to-left character, begins with the byte D6.
  if text.bytesSatisfy({ $0 < 0xD6 }) { return ([], false) }
  guard text.unicodeScalars.contains(where: mayChangeDirection) else { return ([], false) }
  return PangoLibrary.shared?.levels(of: text) ?? ([], false)
}

private func mayChangeDirection(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x590: false
  case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
  case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns the script of each scalar. A character without its own script, such as a blank, a digit or a mark, gets the
/// script of the letter before it. At the start of the text, it gets the script of the first letter.
private func resolvedScripts(of text: String) -> [hb_script_t] {
  let functions = hb_unicode_funcs_get_default()
  var scripts: [hb_script_t] = []
  scripts.reserveCapacity(text.utf8.count)
  var current: hb_script_t?
  for scalar in text.unicodeScalars {
    let script = hb_unicode_script(functions, scalar.value)
    let isOfNone =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    if isOfNone {
      scripts.append(current ?? HB_SCRIPT_COMMON)
      continue
    }
    if current == nil { scripts = scripts.map { _ in script } }
    current = script
    scripts.append(script)
  }
  return scripts
}
