import Diagnostics
import Encoding
import LayoutModel

extension Layout {
  /// A label for each canvas: its name, or its size where it has none (`320x480`, `fit`, `768x1024-rtl`).
  ///
  /// Labels can be part of a file's name, and no two are the same, not even on a disk that does not tell
  /// upper from lower case: what would repeat one before it gets a number.
  public var canvasLabels: [String] { unique(canvases.map { $0.label(tellsDirection: false) }) }
}

extension Canvas {
  /// What it would like to be called; a name may stand for several directions.
  func label(tellsDirection: Bool) -> String {
    let isRightToLeft = direction == .rightToLeft
    let part = fileNamePart(name ?? "")
    if !part.isEmpty { return tellsDirection && isRightToLeft ? part + "-rtl" : part }
    let (width, height) = (width.map(shortest) ?? "fit", height.map(shortest) ?? "fit")
    let size = width == "fit" && height == "fit" ? "fit" : "\(width)x\(height)"
    return isRightToLeft ? size + "-rtl" : size
  }
}

/// The same labels, with a number behind those that repeat one before them.
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

/// A name without what a path, a shell or another system's disk reads as something else.
private func fileNamePart(_ name: String) -> String {
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.value >= 0x20 && scalar.value != 0x7f && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    // What acts on who reads a name is none of a file's either.
    part.append(isSafe && printable(String(scalar)) == String(scalar) ? scalar : "-")
  }
  return String(part)
}
