import Encoding
import Testing

@Suite struct URIReferenceTests {
  @Test(
    arguments: [
      ("azAZ09-._~/", "azAZ09-._~/"), ("@`[{/:", "%40%60%5B%7B/%3A"), ("a b", "a%20b"), ("a%b", "a%25b"),
      ("\n", "%0A"), ("é", "%C3%A9"), ("", ""),
    ])
  func encoded(path: String, uri: String) { #expect(uriReference(path) == uri) }
}
