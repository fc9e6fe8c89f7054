import Testing

@testable import Encoding

struct JSONValueTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("[false,true]", .array([.bool(false), .bool(true)])),
    ("-12.5e1", .number(-125)), ("0", .number(0)),
    ("\"a\\n\\u00e9\\ud83d\\ude00\\/\"", .string("a\né😀/")),
    ("[1,[ ],\"x\"]", .array([.number(1), .array([]), .string("x")])),
    ("{ \"a\" : {} , \"b\":[null] }", .object(["a": .object([:]), "b": .array([.null])])),
  ])
  func reads(text: String, value: JSONValue) { #expect(JSONValue(Array(text.utf8)) == value) }

  @Test(arguments: [
    "", " ", "nul", "nan", "inf", "0x10", "+1", "1 2", "[1,]", "[1 2]", "{1:2}", "{\"a\"}", "{\"a\":1,}",
    "{\"a\" 1}", "{\"a\":}", "{\"a\":1 \"b\":2}", "{", "true false", "tru", "fals",
    "\"a",
    "\"\\x\"", "\"\\u12\"", "\"\\u123", "\"\\u12g4\"", "\"\\udc00\"", "\"\\ud800\\ue000\"", "\"\\", "-", "-a",
    ".5", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\u{1}\"", "]", "--1", "[",
  ])
  func refuses(text: String) { #expect(JSONValue(Array(text.utf8)) == nil) }

  @Test func escapes() {
    let text = #""\"\\\/\b\f\n\r\t\u0041\ud7ff\ue000\ud800\udc00\udbff\udfff""#
    let read = "\"\\/\u{8}\u{C}\n\r\tA\u{D7FF}\u{E000}\u{10000}\u{10FFFF}"
    #expect(JSONValue(Array(text.utf8)) == .string(read))
    #expect(JSONValue(Array("\"\u{1F}\"".utf8)) == nil)
    #expect(JSONValue(Array("\" \u{7F}\"".utf8)) == .string(" \u{7F}"))
  }

  @Test func properties() {
    let text = #"{"a": [1], "b": "x", "c": true, "d": -2.5, "e": null, "a": [1, 2]}"#
    let value = JSONValue(Array((" \t\r\n" + text + " \t\r\n").utf8))
    #expect(value?["a"]?.array == [.number(1), .number(2)])
    #expect(value?["b"]?.string == "x" && value?["c"]?.bool == true && value?["d"]?.number == -2.5)
    #expect(value?["e"] == .null && value?["f"] == nil && value?["b"]?["a"] == nil)
    for other in [value, value?["e"]] {
      #expect(other?.array == nil && other?.string == nil && other?.bool == nil && other?.number == nil)
    }
  }

  @Test func nestingAndBadBytesAreRefusedNotCrashedOn() {
    #expect(JSONValue([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) == nil)
    #expect(JSONValue([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]) == nil)
    func nested(_ depth: Int) -> JSONValue? {
      JSONValue(Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8))
    }
    // A value may be nested in at most 100 other values. In `nested(101)`, 100 arrays contain the innermost array.
    #expect(nested(101) != nil && nested(102) == nil)
    let objects = { String(repeating: "{\"a\":", count: $0) + "1" + String(repeating: "}", count: $0) }
    #expect(JSONValue(Array(objects(100).utf8)) != nil && JSONValue(Array(objects(101).utf8)) == nil)
  }
}
