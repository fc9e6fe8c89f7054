import Diagnostics
import Encoding
import LayoutModel

extension Canvas {
  /// The preferred label: its name, or its size where it has none (`320x480`, `fit`, `768x1024-rtl`); a name may be
  /// shared by several directions. It can be part of a file's name.
  func label(namesDirection: Bool) -> String {
    let isRightToLeft = direction == .rightToLeft
    let part = fileNamePart(name ?? "")
    if !part.isEmpty { return namesDirection && isRightToLeft ? part + "-rtl" : part }
    let (width, height) = (width.map(shortest) ?? "fit", height.map(shortest) ?? "fit")
    let size = width == "fit" && height == "fit" ? "fit" : "\(width)x\(height)"
    return isRightToLeft ? size + "-rtl" : size
  }
}

/// The labels with a number after those that repeat an earlier one, even on a case-insensitive disk.
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
    // Characters that affect a terminal do not belong in a file's name, either.
    part.append(isSafe && printable(String(scalar)) == String(scalar) ? scalar : "-")
  }
  return String(part)
}
