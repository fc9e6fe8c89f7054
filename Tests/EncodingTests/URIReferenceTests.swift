import Encoding
import Testing

/// The bytes of a path that are not escaped in a URI: the unreserved characters of RFC 3986, and the slash.
@Suite struct URIReferenceTests {
  @Test(
    arguments: [
      ("azAZ09-._~/", "azAZ09-._~/"), ("@`[{/:", "%40%60%5B%7B/%3A"), ("a b", "a%20b"), ("a%b", "a%25b"),
      ("\n", "%0A"), ("é", "%C3%A9"), ("", ""),
    ])
  func encoded(path: String, uri: String) { #expect(uriReference(path) == uri) }
}
