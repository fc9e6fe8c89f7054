extension Layout {
  /// A label for each canvas: its name, or its size where it has none (`320x480`, `fit`, `768x1024-rtl`).
  ///
  /// Labels can be part of a file's name, and no two are the same, not even on a disk that does not tell
  /// upper from lower case: what would repeat one before it gets a number.
  public var canvasLabels: [String] {
    var taken: Set<String> = []
    return canvases.map { canvas in
      let wanted = fileNamePart(canvas.name ?? "").isEmpty ? sizeLabel(canvas) : fileNamePart(canvas.name!)
      var label = wanted
      var number = 2
      while !taken.insert(label.lowercased()).inserted {
        label = "\(wanted)-\(number)"
        number += 1
      }
      return label
    }
  }
}

private func sizeLabel(_ canvas: Canvas) -> String {
  let width = canvas.width.map(shortest) ?? "fit"
  let height = canvas.height.map(shortest) ?? "fit"
  let size = width == "fit" && height == "fit" ? "fit" : "\(width)x\(height)"
  return canvas.direction == .rightToLeft ? size + "-rtl" : size
}

/// A name without what a path, a shell or another system's disk reads as something else.
private func fileNamePart(_ name: String) -> String {
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe =
      scalar.value >= 0x20 && scalar.value != 0x7f && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    part.append(isSafe ? scalar : "-")
  }
  return String(part)
}
