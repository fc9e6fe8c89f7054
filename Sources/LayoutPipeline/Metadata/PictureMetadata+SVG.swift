import CairoRendering

extension PictureMetadata {
  /// Reads the metadata from an SVG file that layoutdraw wrote; `nil` if the file has no metadata.
  ///
  /// Cost: linear in the file's size.
  ///
  /// - Throws: an error if the metadata is longer than `longestPictureText`.
  public init?(svg file: [UInt8]) throws(PictureTextTooLong) {
    guard file.starts(with: "<svg ".utf8), let start = end(of: "<metadata>", in: file[...]),
      let end = start.firstRange(of: Array("</metadata>".utf8))
    else { return nil }
    let text = start[..<end.lowerBound]
    guard text.count <= longestPictureText else { throw PictureTextTooLong() }
    self.init(json: unescaped(text))
  }

  /// Reads the metadata from a PNG or SVG file; `nil` if the file has no metadata.
  ///
  /// - Throws: an error if the metadata is longer than `longestPictureText`.
  public init?(picture file: [UInt8]) throws(PictureTextTooLong) {
    if PNGFile.isStart(of: file) { try self.init(png: file) } else { try self.init(svg: file) }
  }
}

private func end(of text: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  bytes.firstRange(of: Array(text.utf8)).map { bytes[$0.upperBound...] }
}

private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
  let entities: [(String, UInt8)] = [("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22)]
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var rest = text
  while let byte = rest.first {
    if byte == 0x26, let entity = entities.first(where: { rest.starts(with: $0.0.utf8) }) {
      result.append(entity.1)
      rest = rest.dropFirst(entity.0.utf8.count)
    } else {
      result.append(byte)
      rest = rest.dropFirst()
    }
  }
  return result
}
