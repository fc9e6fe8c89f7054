struct PNGRowHeader {
  let width: Int
  let height: Int
  let pixelBytes: Int
  /// The color of each palette index or gray level, with red in the lowest byte; empty for RGB and RGBA pixels.
  var colors: [UInt32] = []
  var colorCount = 256

  var rowBytes: Int { width * pixelBytes + 1 }

  init?(_ file: PNGFile) {
    (width, height) = file.size
    let header = file.bytes[file.chunks[0].content]
    let (depth, type) = (header[header.startIndex + 8], header[header.startIndex + 9])
    guard width > 0, height > 0, depth == 8, header.suffix(3).elementsEqual([0, 0, 0]),
      let pixelBytes = [0: 1, 2: 3, 3: 1, 6: 4][type],
      Self.isPlain(file.chunks.map(\.name), isPalette: type == 3)
    else { return nil }
    self.pixelBytes = pixelBytes
    if type == 0 { colors = (0..<256).map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 } }
    if type == 3 {
      guard let palette = file.chunks.first(where: { $0.name == "PLTE" })?.content, palette.count % 3 == 0,
        1...256 ~= palette.count / 3
      else { return nil }
      colorCount = palette.count / 3
      colors = (0..<256).map { index in
        guard index < colorCount else { return 0 }
        let bytes = file.bytes[(palette.lowerBound + 3 * index)...].prefix(3)
        return bytes.reversed().reduce(0xFF) { $0 << 8 | UInt32($1) }
      }
      if let alphas = file.chunks.first(where: { $0.name == "tRNS" })?.content {
        guard alphas.count <= colorCount else { return nil }
        for (index, place) in alphas.enumerated() {
          colors[index] = colors[index] & 0xFF_FFFF | UInt32(file.bytes[place]) << 24
        }
      }
    }
  }

  private static func isPlain(_ names: [String], isPalette: Bool) -> Bool {
    var hasPixels = false
    var last = ""
    for name in names.dropFirst() {
      switch name {
      case "PLTE", "tRNS":
        if !isPalette || hasPixels || names.count(where: { $0 == name }) > 1 { return false }
      case "IDAT":
        if hasPixels, last != "IDAT" { return false }
        hasPixels = true
      case "IEND": break
      // A decoder may ignore a chunk whose name begins with a lowercase letter. A file with any other unknown chunk is
      // left to libpng.
      default: if name.utf8.first.map({ $0 & 32 == 0 }) ?? true { return false }
      }
      last = name
    }
    return hasPixels
  }
}
