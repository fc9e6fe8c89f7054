/// Text as it stands in XML, between tags as well as in quoted attributes. Characters that XML 1.0
/// does not allow (control characters, surrogates, U+FFFE, U+FFFF) are left out.
package func escapeXML(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
    case "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
