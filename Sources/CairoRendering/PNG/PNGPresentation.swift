/// The orientation and proportions of a PNG file's pixels (PNG specification, third edition, sections 11.3.4.3 and
/// 11.3.4.6).
public struct PNGPresentation: Sendable, Equatable {
  /// The orientation as an Exif number, such as 1 for an upright picture and 6 for one that must be turned clockwise by
  /// 90 degrees.
  public var orientation = 1
  /// The width of a pixel divided by its height.
  public var aspect = 1.0

  public init() {}
}

extension PNGFile {
  /// The orientation and the pixels' aspect ratio. A file that does not specify them is upright and has square pixels.
  public var presentation: PNGPresentation {
    var presentation = PNGPresentation()
    if let exif = chunks.first(where: { $0.name == "eXIf" }) {
      presentation.orientation = orientation(in: bytes[exif.content]) ?? 1
    }
    if let chunk = chunks.first(where: { $0.name == "pHYs" }), chunk.content.count == 9 {
      let (x, y) = (
        Self.number(in: bytes, at: chunk.content.lowerBound),
        Self.number(in: bytes, at: chunk.content.lowerBound + 4)
      )
      // Divide y by x, because more pixels per horizontal unit make each pixel narrower.
      if x > 0, y > 0, x != y { presentation.aspect = Double(y) / Double(x) }
    }
    return presentation
  }
}

/// Returns the orientation in the first directory of an Exif block (CIPA DC-008, section 4.6.4); `nil` if it is missing
/// or invalid.
private func orientation(in exif: ArraySlice<UInt8>) -> Int? {
  let isLittle = exif.starts(with: [0x49, 0x49, 0x2A, 0])
  guard isLittle || exif.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
  func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= exif.count - count else { return nil }
    let bytes = exif.dropFirst(offset).prefix(count)
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }
  guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
  for entry in 0..<count {
    let start = directory + 2 + 12 * entry
    guard let tag = number(at: start, 2) else { return nil }
    guard tag == 274, let value = number(at: start + 8, 2) else { continue }
    return (1...8).contains(value) ? value : nil
  }
  return nil
}
