struct ToolsVersion: Equatable {
  /// The number in `toolsVersion="22505"`; 0 if a file has no such attribute.
  var number: Double
  /// True for a beta of Xcode. All betas have the version 32700.99.
  var isBeta: Bool

  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ".")
    isBeta = parts.starts(with: ["32700", "99"])
    // A beta does not save its own version, so version 22685 is assumed.
    number = isBeta ? 22_685 : parts.first.flatMap { Double($0) } ?? 0
    if !number.isFinite || number < 0 { number = 0 }
  }

  /// True for files of Xcode 9 and later, where the safe area affects the root's margins.
  var knowsSafeAreas: Bool { number >= 13_000 }
}
