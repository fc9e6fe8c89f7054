/// The name of a picture without extension: `out-iPad`, `out~dark`, `out-iPad~dark@2x`.
///
/// - Parameters:
///   - stem: the stem with its folders; a display scale at its end stays there, since DocC puts the appearance before
///     it.
///   - label: the label of the canvas, where there are several.
///   - isDark: whether it is the dark one of a pair.
public func pictureStem(_ stem: String, label: String?, isDark: Bool) -> String {
  let scale = displayScale(of: stem)
  return stem.dropLast(scale.count) + (label.map { "-\($0)" } ?? "") + (isDark ? darkMark : "") + scale
}

/// A picture's stem without the mark of a dark one; `nil` where it has none.
package func lightStem(_ stem: String) -> String? {
  let scale = displayScale(of: stem)
  let rest = stem.dropLast(scale.count)
  return rest.hasSuffix(darkMark) ? rest.dropLast(darkMark.count) + scale : nil
}

private let darkMark = "~dark"

private func displayScale(of stem: String) -> String {
  ["@1x", "@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
}
