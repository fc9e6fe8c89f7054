import Testing

@testable import Encoding

struct JSONValueTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-12.5e1", .number(-125)), ("0", .number(0)),
    ("\"a\\n\\u00e9\\ud83d\\ude00\\/\"", .string("a\né😀/")),
    ("[1,[ ],\"x\"]", .array([.number(1), .array([]), .string("x")])),
    ("{ \"a\" : {} , \"b\":[null] }", .object(["a": .object([:]), "b": .array([.null])])),
  ])
  func reads(text: String, value: JSONValue) { #expect(JSONValue(Array(text.utf8)) == value) }

  @Test(arguments: [
    "", " ", "nul", "nan", "inf", "0x10", "+1", "1 2", "[1,]", "[1 2]", "{1:2}", "{\"a\"}", "{\"a\":1,}",
    "\"a",
    "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\u{1}\"", "]", "--1", "[",
  ])
  func refuses(text: String) { #expect(JSONValue(Array(text.utf8)) == nil) }

  @Test func nestingAndBadBytesAreRefusedNotCrashedOn() {
    #expect(JSONValue([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) == nil)
    #expect(JSONValue([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]) == nil)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(JSONValue(Array(deep.utf8)) != nil)
  }
}
