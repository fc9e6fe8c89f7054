import CPango

/// The widths that parts of a paragraph would have if shaped alone, computed without shaping them.
///
/// HarfBuzz marks glyphs before which a cut would change other glyphs (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`). Between two
/// unmarked boundaries, a part has the same glyphs as in the paragraph, unless its font or script depends on preceding
/// characters.
struct PartWidths: Sendable {
  private struct Run {
    var range: Range<Int>
    var unitsPerEm: Double
  }

  private let runs: [Run]
  /// For each scalar, the sum of the advances before it, in units of the font. Whole numbers avoid rounding errors.
  private let units: [Int]
  private let isSafe: [Bool]
  /// Indicates, for each scalar, whether it has a script, unlike a blank or a digit; empty for ASCII.
  private let hasScript: [Bool]
  /// For each scalar, the language that it implies for ideographs in the same text: Japanese for kana, Korean for
  /// Hangul, otherwise `nil`. Ideographs are drawn in the forms of this language. The array is empty if all elements
  /// would be `nil`.
  private let languages: [String?]
  private let language: String

  /// Prepares the widths for a paragraph that was shaped as a whole. Returns `nil` for right-to-left text, and for text
  /// whose letters may join with letters in another run (a part of the line with one font), such as Mongolian text.
  /// Also returns `nil` for a character of more than `longestCharacter` scalars.
  init?(_ scalars: [Unicode.Scalar], _ offsets: [Int32], _ shaped: ShapedLine, of text: String) {
    let isASCII = offsets.count == Int(offsets[offsets.count - 1]) + 1
    if isASCII {
      (hasScript, languages, language) = ([], [], "")
    } else {
      if text.contains(where: { $0.unicodeScalars.count > longestCharacter }) { return nil }
      let functions = hb_unicode_funcs_get_default()
      var hasScript: [Bool] = []
      hasScript.reserveCapacity(scalars.count)
      for scalar in scalars {
        let script = hb_unicode_script(functions, scalar.value)
        if script == HB_SCRIPT_MONGOLIAN || script == HB_SCRIPT_PHAGS_PA { return nil }
        hasScript.append(
          script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN)
      }
      self.hasScript = hasScript
      let languages = scalars.map(languageOfIdeographs(beside:))
      language = languageOfIdeographs(in: text)
      self.languages = languages.contains { $0 != nil } ? languages : []
    }
    var boundaryOf = [Int32](repeating: -1, count: Int(offsets[offsets.count - 1]) + 1)
    for (index, offset) in offsets.enumerated() { boundaryOf[Int(offset)] = Int32(index) }
    var advances = [Int](repeating: 0, count: offsets.count)
    var isSafe = [Bool](repeating: false, count: offsets.count)
    var runs: [Run] = []
    for run in shaped.runs {
      if run.isRightToLeft { return nil }
      let range = Int(boundaryOf[run.range.lowerBound])..<Int(boundaryOf[run.range.upperBound])
      for glyph in run.glyphs { isSafe[Int(boundaryOf[glyph.cluster])] = true }
      for glyph in run.glyphs {
        let boundary = Int(boundaryOf[glyph.cluster])
        advances[boundary] += Int((glyph.advance * run.face.unitsPerEm).rounded())
        if !glyph.isSafeToCutBefore { isSafe[boundary] = false }
      }
      (isSafe[range.lowerBound], isSafe[range.upperBound]) = (true, true)
      runs.append(Run(range: range, unitsPerEm: run.face.unitsPerEm))
    }
    guard !runs.isEmpty, runs[0].range.lowerBound == 0, runs[runs.count - 1].range.upperBound == scalars.count
    else { return nil }
    var sum = 0
    units = advances.map { advance in
      defer { sum += advance }
      return sum
    }
    (self.isSafe, self.runs) = (isSafe, runs)
  }

  /// Returns the width, in ems, of the part of the text between two boundaries of scalars; `nil` if the width can only
  /// be found by shaping the part, for example because a ligature crosses one of its ends. Cost: constant for ASCII,
  /// otherwise linear in the part's length.
  func width(of range: Range<Int>) -> Double? {
    if range.isEmpty { return 0 }
    guard isSafe[range.lowerBound], isSafe[range.upperBound],
      hasScript.isEmpty || hasScript[range.lowerBound],
      languages.isEmpty || languages[range].lazy.compactMap(\.self).first == language
    else { return nil }
    // Adds widths in the same order as `shapeLine`, so the rounded sums are equal.
    var width = 0.0
    for run in runs[firstRun(at: range.lowerBound)...] where run.range.lowerBound < range.upperBound {
      let part = run.range.clamped(to: range)
      width += Double(units[part.upperBound] - units[part.lowerBound]) / run.unitsPerEm
      if run.range.upperBound >= range.upperBound { break }
    }
    return width
  }

  private func firstRun(at scalar: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].range.lowerBound <= scalar { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
