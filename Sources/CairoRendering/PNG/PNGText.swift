import CPNG
import Drawing

/// The keyword under which a PNG file carries a scene's metadata.
public let pngMetadataKeyword = "layoutdraw"

/// Appends what a picture carries for machines as international text (PNG specification, section 11.3.4.5):
/// `Software`, and compressed under our own keyword.
func append(_ metadata: SceneMetadata, to file: inout PNGChunks) {
  appendText("Software", Array(metadata.creator.utf8), isCompressed: false, to: &file)
  appendText(pngMetadataKeyword, metadata.json, isCompressed: true, to: &file)
}

private func appendText(_ keyword: String, _ text: [UInt8], isCompressed: Bool, to file: inout PNGChunks) {
  file.append("iTXt") { chunk in
    // The keyword, whether and how it is compressed, its language, its translation.
    chunk.append(Array(keyword.utf8) + [0, isCompressed ? 1 : 0, 0, 0, 0])
    chunk.append(isCompressed ? zlibStream(text) : text)
  }
}

/// The text that a PNG file carries in an `iTXt` chunk of a keyword: the first one's, as UTF-8.
///
/// Pixels are not looked at. Linear in the file's size.
/// - Returns: `nil` where the file is no PNG, has no such text, or is corrupt up to there, and for text of more than
///   256 MB.
public func pngText(_ keyword: String, in file: [UInt8]) -> [UInt8]? {
  guard file.starts(with: PNGChunks.signature) else { return nil }
  var at = PNGChunks.signature.count
  while at + 12 <= file.count {
    let length = Int(bigEndian(file, at: at))
    guard length <= file.count - at - 12 else { return nil }
    let chunk = Array(file[at + 4..<at + 8 + length])
    at += 12 + length
    guard chunk.starts(with: "iTXt".utf8) else { continue }
    var checksum = CRC32()
    checksum.add(chunk)
    guard checksum.value == bigEndian(file, at: at - 4) else { return nil }
    if let text = text(of: chunk[4...], keyword) { return text }
  }
  return nil
}

extension PNGFile {
  /// The text that it carries under a keyword; see `pngText`.
  public func text(_ keyword: String) -> [UInt8]? {
    chunks.lazy.filter { $0.name == "iTXt" }.compactMap {
      CairoRendering.text(of: bytes[$0.content], keyword)
    }.first
  }
}

/// A chunk's text, where it has the keyword.
private func text(of chunk: ArraySlice<UInt8>, _ keyword: String) -> [UInt8]? {
  let prefix = Array(keyword.utf8) + [0]
  guard chunk.starts(with: prefix) else { return nil }
  let rest = chunk.dropFirst(prefix.count)
  guard rest.count >= 2, let isCompressed = rest.first, rest[rest.startIndex + 1] == 0 else { return nil }
  // Language and translated keyword.
  var text = rest.dropFirst(2)
  for _ in 0..<2 {
    guard let end = text.firstIndex(of: 0) else { return nil }
    text = text[(end + 1)...]
  }
  return isCompressed == 0 ? Array(text) : inflated(Array(text))
}

/// What a zlib stream holds.
private func inflated(_ stream: [UInt8]) -> [UInt8]? {
  var capacity = max(1024, 4 * stream.count)
  while capacity <= 256 << 20 {
    var status = Z_OK
    let text = [UInt8](unsafeUninitializedCapacity: capacity) { target, initialized in
      var count = uLongf(capacity)
      status = uncompress(target.baseAddress, &count, stream, uLong(stream.count))
      initialized = status == Z_OK ? Int(count) : 0
    }
    if status != Z_BUF_ERROR { return status == Z_OK ? text : nil }
    capacity *= 4
  }
  return nil
}

private func bigEndian(_ bytes: [UInt8], at start: Int) -> UInt32 {
  bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
}
