import Testing

@testable import Encoding

struct Base64Tests {
  /// The examples of RFC 4648, and bytes that become `+` and `/`.
  @Test(
    arguments: [
      ([], ""), ([102], "Zg=="), ([102, 111], "Zm8="), ([102, 111, 111], "Zm9v"),
      ([102, 111, 111, 98], "Zm9vYg=="),
      ([102, 111, 111, 98, 97], "Zm9vYmE="), ([102, 111, 111, 98, 97, 114], "Zm9vYmFy"),
      ([251, 255, 191], "+/+/"),
    ] as [([UInt8], String)])
  func encoded(bytes: [UInt8], text: String) { #expect(base64(bytes) == text) }
}
