import CPNG
import Drawing

/// The keyword of the metadata in a PNG.
public let pngMetadataKeyword = "layoutdraw"

/// Appends metadata as two texts (PNG specification, section 11.3.4.5): the name of the program, and compressed JSON.
func append(_ metadata: SceneMetadata, to file: inout PNGChunks) {
  appendText("Software", Array(metadata.creator.utf8), isCompressed: false, to: &file)
  appendText(pngMetadataKeyword, metadata.json, isCompressed: true, to: &file)
}

private func appendText(_ keyword: String, _ text: [UInt8], isCompressed: Bool, to file: inout PNGChunks) {
  file.append("iTXt") { chunk in
    // The first zero ends the keyword. The last three zeros are the compression method, an empty language, and an empty
    // translated keyword.
    chunk.append(Array(keyword.utf8) + [0, isCompressed ? 1 : 0, 0, 0, 0])
    chunk.append(isCompressed ? zlibStream(text) : text)
  }
}

/// The largest text, in bytes, that is read from a picture. The limit is necessary because a small file may contain a
/// huge compressed text.
public let longestPictureText = 4 << 20

/// The error for a picture that contains a text longer than `longestPictureText` bytes.
public struct PictureTextTooLong: Error, Equatable, Sendable {
  public init() {}
}

extension PNGFile {
  /// Returns the text of the first valid `iTXt` chunk that has the given keyword; `nil` if the file has none.
  ///
  /// - Throws: an error if the text is longer than 4 MB.
  public func text(_ keyword: String) throws(PictureTextTooLong) -> [UInt8]? {
    for chunk in chunks where chunk.name == "iTXt" {
      switch carriedText(in: bytes[chunk.content], keyword) {
      case nil, .corrupt: continue
      case .bytes(let text): return text
      case .tooLong: throw PictureTextTooLong()
      }
    }
    return nil
  }
}

private func carriedText(in chunk: ArraySlice<UInt8>, _ keyword: String) -> Inflated? {
  let prefix = Array(keyword.utf8) + [0]
  guard chunk.starts(with: prefix) else { return nil }
  let rest = chunk.dropFirst(prefix.count)
  guard rest.count >= 2, let isCompressed = rest.first, rest[rest.startIndex + 1] == 0 else { return nil }
  var text = rest.dropFirst(2)
  for _ in 0..<2 {
    guard let end = text.firstIndex(of: 0) else { return nil }
    text = text[(end + 1)...]
  }
  if isCompressed != 0 { return inflated(text, limit: longestPictureText) }
  return text.count > longestPictureText ? .tooLong : .bytes(Array(text))
}
