import Diagnostics
import Encoding
import LayoutModel

extension Canvas {
  /// Returns the canvas's name or size for use in file names, such as `768x1024-rtl`.
  ///
  /// - Parameter namesDirection: whether the label of a named right-to-left canvas ends in `-rtl`.
  func label(namesDirection: Bool) -> String {
    let isRightToLeft = direction == .rightToLeft
    let part = fileNamePart(name ?? "")
    if !part.isEmpty { return namesDirection && isRightToLeft ? part + "-rtl" : part }
    let (width, height) = (width.map(shortest) ?? "fit", height.map(shortest) ?? "fit")
    let size = width == "fit" && height == "fit" ? "fit" : "\(width)x\(height)"
    return isRightToLeft ? size + "-rtl" : size
  }
}

/// Returns the labels, and adds a number, as in `phone-2`, to each label that repeats an earlier one. Labels that
/// differ only in case count as equal.
func unique(_ labels: [String]) -> [String] {
  var names = UniqueNames(separator: "-", ignoresCase: true)
  return labels.map { names.name($0) }
}

/// Returns a name with `-` instead of each character that is unsafe in a file name or a terminal.
private func fileNamePart(_ name: String) -> String {
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.value >= 0x20 && scalar.value != 0x7f && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    part.append(isSafe && printable(String(scalar)) == String(scalar) ? scalar : "-")
  }
  return String(part)
}
