import CPango

/// Computes the width of a part of a shaped paragraph without shaping that part again. This is not possible if HarfBuzz
/// forbids a cut at either end of the part (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`).
struct PartWidths: Sendable {
  private struct Run {
    var range: Range<Int>
    var unitsPerEm: Double
  }

  private let runs: [Run]
  /// For each scalar, the sum of the advances before it, in whole units of the font to avoid rounding errors.
  private let units: [Int]
  private let isSafe: [Bool]
  /// Indicates, for each scalar, whether it belongs to a script; `false` for blanks and digits. Empty for ASCII text.
  private let hasScript: [Bool]
  /// The language that each scalar implies for the ideographs of its line: `ja` for kana, `ko` for Hangul, otherwise
  /// `nil`. Empty if all languages are `nil`.
  private let languages: [String?]
  private let language: String

  /// Fails for right-to-left text, for Mongolian and Phags-pa, whose letters may join across fonts, and for characters
  /// with more than `longestCharacter` scalars. Also fails if no font is installed.
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

  /// Returns the width of a range of scalars, in ems; `nil` if only shaping can find it, as for a part of a ligature.
  func width(of range: Range<Int>) -> Double? {
    if range.isEmpty { return 0 }
    guard isSafe[range.lowerBound], isSafe[range.upperBound],
      hasScript.isEmpty || hasScript[range.lowerBound],
      languages.isEmpty || languages[range].lazy.compactMap(\.self).first == language
    else { return nil }
    // Add the widths in the same order as `shapeLine`, so that the rounded sums are equal.
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
