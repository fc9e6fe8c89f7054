import Diagnostics
import Encoding
import LayoutModel

extension Canvas {
  /// The preferred label of the canvas, which can be part of a file's name: its name, or its size if it has none
  /// (`320x480`, `fit`, `768x1024-rtl`).
  ///
  /// - Parameter namesDirection: whether a named canvas from right to left gets `-rtl`, since several directions share
  ///   its name.
  func label(namesDirection: Bool) -> String {
    let isRightToLeft = direction == .rightToLeft
    let part = fileNamePart(name ?? "")
    if !part.isEmpty { return namesDirection && isRightToLeft ? part + "-rtl" : part }
    let (width, height) = (width.map(shortest) ?? "fit", height.map(shortest) ?? "fit")
    let size = width == "fit" && height == "fit" ? "fit" : "\(width)x\(height)"
    return isRightToLeft ? size + "-rtl" : size
  }
}

/// The labels, each with a number appended if it repeats an earlier one: `phone-2`. Upper and lower case count as the
/// same, since some disks do not distinguish them.
func unique(_ labels: [String]) -> [String] {
  var taken: Set<String> = []
  return labels.map { wanted in
    var label = wanted
    var number = 2
    while !taken.insert(label.lowercased()).inserted {
      label = "\(wanted)-\(number)"
      number += 1
    }
    return label
  }
}

/// A name with `-` for each character that has a meaning in a path, a shell or a terminal, or that another system
/// forbids in file names.
private func fileNamePart(_ name: String) -> String {
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.value >= 0x20 && scalar.value != 0x7f && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    part.append(isSafe && printable(String(scalar)) == String(scalar) ? scalar : "-")
  }
  return String(part)
}
