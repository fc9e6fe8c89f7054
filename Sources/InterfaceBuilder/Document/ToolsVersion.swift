struct ToolsVersion: Equatable {
  /// The number in `toolsVersion="22505"`; 0 if a file has no such attribute.
  var number: Double
  /// Indicates whether a beta of Xcode, which writes the version 32700.99, saved the file.
  var isBeta: Bool

  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ".")
    isBeta = parts.starts(with: ["32700", "99"])
    // A beta does not save its own version, so version 22685 is assumed.
    number = isBeta ? 22_685 : parts.first.flatMap { Double($0) } ?? 0
    if !number.isFinite || number < 0 { number = 0 }
  }

  /// Indicates whether the file is from Xcode 9 or later, where the safe area affects the root's margins.
  var knowsSafeAreas: Bool { number >= 13_000 }
}
