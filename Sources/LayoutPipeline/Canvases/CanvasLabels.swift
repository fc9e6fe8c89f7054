import Diagnostics
import Encoding
import LayoutModel

extension Canvas {
  /// Returns the canvas's label for use in a file name: its name or size, such as `768x1024-rtl`. Labels may repeat.
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

/// Returns the labels with a number after each repeated one: `phone-2`. Case is ignored, as on some disks.
func unique(_ labels: [String]) -> [String] {
  var names = UniqueNames(separator: "-", ignoresCase: true)
  return labels.map { names.name($0) }
}

/// Returns a name with `-` for each character that is special in a path, shell or terminal, or forbidden in some file
/// systems.
private func fileNamePart(_ name: String) -> String {
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.value >= 0x20 && scalar.value != 0x7f && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    part.append(isSafe && printable(String(scalar)) == String(scalar) ? scalar : "-")
  }
  return String(part)
}
