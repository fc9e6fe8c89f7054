/// Returns a picture's file name without the extension, such as `out-iPad~dark@2x` for the stem `out@2x`.
///
/// - Parameters:
///   - stem: the requested name, including folders.
///   - label: the label of the canvas, if there are several canvases.
///   - isDark: whether the picture is the dark one of a light and a dark picture.
public func pictureStem(_ stem: String, label: String?, isDark: Bool) -> String {
  let scale = displayScale(of: stem)
  return stem.dropLast(scale.count) + (label.map { "-\($0)" } ?? "") + (isDark ? darkMark : "") + scale
}

/// Returns the name of a dark picture without `~dark`, such as `out@2x` for `out~dark@2x`; `nil` for names without
/// `~dark`.
package func lightStem(_ stem: String) -> String? {
  let scale = displayScale(of: stem)
  let rest = stem.dropLast(scale.count)
  return rest.hasSuffix(darkMark) ? rest.dropLast(darkMark.count) + scale : nil
}

private let darkMark = "~dark"

private func displayScale(of stem: String) -> String {
  ["@1x", "@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
}
