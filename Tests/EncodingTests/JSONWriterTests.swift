import Encoding
import Testing

struct JSONWriterTests {
  @Test func membersKeepTheirOrder() {
    var json = JSONWriter()
    json.object { json in
      json.member("b", 1)
      json.member("a", nil as String?)
      json.key("list")
      json.array([1.5, 2]) { json, number in json.write(number) }
    }
    #expect(text(json.finish()) == #"{"b": 1, "a": null, "list": [1.5, 2]}"# + "\n")
  }

  /// Numbers have up to 16 digits, and infinity and NaN, which JSON cannot express, are written as `null`.
  @Test(
    arguments: [
      (0, "0"), (0.5, "0.5"), (-1.125, "-1.125"), (0.0004, "0.0004"), (-0.0625, "-0.0625"),
      (1.0 / 3, "0.3333333333333333"), (99_999_999_999.5, "99999999999.5"), (1e11, "100000000000"),
      (-1e11, "-100000000000"), (1e20, "1e+20"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, written: String) {
    var json = JSONWriter()
    json.write(number)
    #expect(text(json.finish()) == written + "\n")
  }

  @Test func shapes() {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("text", "a")
      json.member("flags", [1, 20, 300, 4000, 50000, -6])
      json.member("none", [Int]())
      json.member("yes", true)
      json.member("no", false)
      json.member("ratio", 0.25 as Double?)
      json.member("count", nil as Int?)
      json.object("inner", .compact) { json in
        json.member("a", 1)
        json.member("b", 2)
        json.array("c", ["x", "y"], .compact) { json, text in json.write(text) }
      }
      json.object("some", of: 5) { json, five in json.member("five", five) }
      json.object("nothing", of: nil as Int?) { json, five in json.member("five", five) }
      json.objects("rows", 1...2, .lines) { json, row in json.member("row", row) }
      json.objects("cells", 1...2, of: .compact) { json, cell in json.member("cell", cell) }
      json.values("mixed", .lines) { json in
        json.write(1)
        json.write(true)
        json.values { json in
          json.write(2)
          json.write("b")
        }
        json.object(.lines) { json in json.member("deep", -0.5) }
      }
    }
    let expected = """
      {
        "text": "a",
        "flags": [1,20,300,4000,50000,-6],
        "none": [],
        "yes": true,
        "no": false,
        "ratio": 0.25,
        "count": null,
        "inner": {"a":1,"b":2,"c":["x","y"]},
        "some": {"five": 5},
        "nothing": null,
        "rows": [
          {"row": 1},
          {"row": 2}
        ],
        "cells": [{"cell":1}, {"cell":2}],
        "mixed": [
          1,
          true,
          [2, "b"],
          {
            "deep": -0.5
          }
        ]
      }

      """
    #expect(text(json.finish()) == expected)
  }

  @Test(arguments: [
    0, 7, 9, 10, 99, 100, 999, 9999, 10_000, -1, -7, 1000, -99_999_999, 100_000_000, 12_345_678_901_234_567,
    -12_345_678_901_234_567, .max, .min,
  ])
  func integers(_ number: Int) {
    var json = JSONWriter()
    json.write(number)
    #expect(text(json.finish()) == "\(number)\n")
  }

  @Test func aThingALineIsIndentedByItsLines() {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.key("rows")
      json.array([1, 2], .lines) { json, row in
        json.object { json in json.member("row", row) }
      }
      json.key("none")
      json.array([Int](), .lines) { json, row in json.write(row) }
    }
    let expected = """
      {
        "rows": [
          {"row": 1},
          {"row": 2}
        ],
        "none": []
      }

      """
    #expect(text(json.finish()) == expected)
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    ("quote \" and \\", #""quote \" and \\""#),
    ("line\nbreak\ttab\rreturn", #""line\nbreak\ttab\rreturn""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("a\u{1F} ~\u{7E}", "\"a\\u001f ~~\""), ("é\u{BF}–\u{2030}", "\"é\u{BF}–\u{2030}\""),
    ("größe 大 👩‍👩‍👧", #""größe 大 👩‍👩‍👧""#),
    ("\u{80}\u{9F}\u{A0}\u{2027}", "\"\\u0080\\u009f\u{A0}\u{2027}\""),
    ("\u{2028}\u{202E}-\u{2066}\u{2069}", #""\u2028\u202e-\u2066\u2069""#),
    ("\u{202F}\u{2065}\u{206A}→", "\"\u{202F}\u{2065}\u{206A}→\""),
  ])
  func stringsAreEscaped(string: String, expected: String) {
    var json = JSONWriter()
    json.write(string)
    #expect(text(json.finish()) == expected + "\n")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func valuesThatJSONLacksAreNull(number: Double) {
    var json = JSONWriter()
    json.write(number)
    #expect(text(json.finish()) == "null\n")
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
