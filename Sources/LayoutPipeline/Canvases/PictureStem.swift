/// Returns the file name of a picture without its extension, such as `out-iPad~dark@2x`.
///
/// - Parameters:
///   - stem: the requested name with its folders. A scale such as `@2x` at its end stays at the end.
///   - label: the label of the canvas, if there are several.
///   - isDark: whether the picture is the dark one of a pair.
public func pictureStem(_ stem: String, label: String?, isDark: Bool) -> String {
  let scale = displayScale(of: stem)
  return stem.dropLast(scale.count) + (label.map { "-\($0)" } ?? "") + (isDark ? darkMark : "") + scale
}

/// Returns the stem of a dark picture without `~dark`; `nil` for other stems.
package func lightStem(_ stem: String) -> String? {
  let scale = displayScale(of: stem)
  let rest = stem.dropLast(scale.count)
  return rest.hasSuffix(darkMark) ? rest.dropLast(darkMark.count) + scale : nil
}

private let darkMark = "~dark"

private func displayScale(of stem: String) -> String {
  ["@1x", "@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
}
