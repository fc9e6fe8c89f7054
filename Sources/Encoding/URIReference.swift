/// A path as a URI reference, percent-encoded where RFC 3986 requires it.
package func uriReference(_ path: String) -> String {
  var uri = ""
  for byte in path.utf8 {
    let isPlain =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~/".utf8.contains(byte)
    if isPlain {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return uri
}
