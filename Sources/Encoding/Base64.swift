/// Encodes bytes as base64 (RFC 4648, section 4), with padding. Cost: linear.
package func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let length = (bytes.count + 2) / 3 * 4
  return String(unsafeUninitializedCapacity: length) { text in
    var place = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = min(3, bytes.count - start)
      var bits = UInt32(bytes[start]) << 16
      if rest > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
      if rest > 2 { bits |= UInt32(bytes[start + 2]) }
      for digit in 0..<4 {
        let isPadding = digit > rest
        text[place] = isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * digit) & 63)]
        place += 1
      }
    }
    return length
  }
}
