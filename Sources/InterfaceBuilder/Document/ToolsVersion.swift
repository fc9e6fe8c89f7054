/// The version of Xcode's tools that saved a document.
struct ToolsVersion: Equatable {
  /// The number as in `toolsVersion="22505"`; 0 where there is none.
  var number: Double
  /// Indicates whether the tools were a beta: all betas have the version 32700.99.
  var isBeta: Bool

  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ".")
    isBeta = parts.starts(with: ["32700", "99"])
    // A beta's file states the version of the coming release only for the plug-in on which it depends. That version is
    // not read; 22685 is used for all betas.
    number = isBeta ? 22_685 : parts.first.flatMap { Double($0) } ?? 0
    if !number.isFinite || number < 0 { number = 0 }
  }

  /// Indicates whether roots have a safe area that affects their margins: since Xcode 9.
  var knowsSafeAreas: Bool { number >= 13_000 }
}
