/// Which version of Xcode's tools saved a document.
struct ToolsVersion: Equatable {
  /// As in `toolsVersion="22505"`; 0 where the file does not say.
  var number: Double
  /// Indicates whether it was one of those builds that call themselves 32700.99.
  var isBeta: Bool

  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ".")
    isBeta = parts.starts(with: ["32700", "99"])
    // Betas write the version of the release that they led to only in the plug-in that they depend on.
    number = isBeta ? 22_685 : parts.first.flatMap { Double($0) } ?? 0
    if !number.isFinite || number < 0 { number = 0 }
  }

  /// Indicates whether roots have a safe area and margins that know it: since Xcode 9.
  var knowsSafeAreas: Bool { number >= 13_000 }
}
