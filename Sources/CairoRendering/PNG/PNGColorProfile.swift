/// The color information of a PNG file (PNG specification, third edition, section 11.3.2); empty if the file has no
/// color information, or only an `sRGB` chunk.
public struct PNGColorProfile: Sendable, Equatable {
  private var parts: [Part] = []

  private struct Part: Sendable, Equatable {
    var name: String
    var content: [UInt8]
  }

  public init() {}

  /// Returns the names of the chunks that differ, such as `gAMA`.
  public func differences(from other: PNGColorProfile) -> [String] {
    let names = Set((parts + other.parts).map(\.name)).sorted()
    return names.filter { name in
      parts.filter { $0.name == name } != other.parts.filter { $0.name == name }
    }
  }
}

extension PNGFile {
  private static let colorChunks: Set = [
    "iCCP", "gAMA", "cHRM", "cICP", "mDCV", "mDCv", "cLLI", "cLLi", "sRGB",
  ]

  /// The file's color information, which can be compared with another file's.
  public var colorProfile: PNGColorProfile {
    let named = chunks.filter { Self.colorChunks.contains($0.name) }
    guard named.contains(where: { $0.name != "sRGB" }) else { return PNGColorProfile() }
    return PNGColorProfile(parts: named.map { ($0.name, Array(bytes[$0.content])) })
  }
}

extension PNGColorProfile {
  fileprivate init(parts: [(name: String, content: [UInt8])]) {
    self.parts = parts.sorted { $0.name < $1.name }.map { name, content in
      Part(name: name, content: name == "iCCP" ? Self.profile(in: content) ?? content : content)
    }
  }

  private static func profile(in chunk: [UInt8]) -> [UInt8]? {
    guard let end = chunk.firstIndex(of: 0), end + 2 <= chunk.count, chunk[end + 1] == 0,
      case .bytes(let profile) = inflated(chunk[(end + 2)...], limit: 4 << 20)
    else { return nil }
    return profile
  }
}
