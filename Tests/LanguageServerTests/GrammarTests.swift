import Foundation
import LayoutDraw
import Testing

@testable import LanguageServer

@Suite("The TextMate grammar")
struct GrammarTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CommandLineTool/Documentation/layout.tmLanguage.json")

  private static func read() throws -> (text: String, patterns: [String]) {
    let data = try Data(contentsOf: file)
    let value = try #require(JSONValue(Array(data)))
    var patterns: [String] = []
    collect(value, &patterns)
    return (String(decoding: data, as: UTF8.self), patterns)
  }

  private static func collect(_ value: JSONValue, _ patterns: inout [String]) {
    switch value {
    case .object(let members):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        if ["match", "begin", "end"].contains(key), let pattern = member.string { patterns.append(pattern) }
        collect(member, &patterns)
      }
    case .array(let elements): for element in elements { collect(element, &patterns) }
    default: break
    }
  }

  static let lists: [(name: String, words: [String])] = [
    ("kinds", LanguageWords.kinds), ("properties", LanguageWords.properties),
    ("canvas", LanguageWords.canvasProperties), ("weights", LanguageWords.fontWeights + ["none"]),
    ("attributes", LanguageWords.attributes), ("priorities", LanguageWords.priorities),
    ("orientations", LanguageWords.orientations), ("options", LanguageWords.options),
    ("rules", LanguageWords.rules), ("specifiers", LanguageWords.specifiers),
    ("assertions", LanguageWords.assertedProperties),
  ]

  @Test("has the words of the language, each list whole and in one pattern", arguments: lists)
  func words(_ list: (name: String, words: [String])) throws {
    let patterns = try Self.read().patterns
    let wanted = "(" + list.words.joined(separator: "|") + ")"
    #expect(patterns.contains { $0.contains(wanted) }, "no pattern has \(wanted)")
  }

  @Test("has every word that a statement begins with")
  func directives() throws {
    let patterns = try Self.read().patterns.joined(separator: " ")
    for word in LanguageWords.directives { #expect(patterns.contains(word), "\(word)") }
  }

  @Test("has patterns that can be read")
  func compiles() throws {
    for pattern in try Self.read().patterns {
      #expect(throws: Never.self, "\(pattern)") { try NSRegularExpression(pattern: pattern) }
    }
  }

  static let matches: [(line: String, words: [String])] = [
    ("label title \"Sign in\" font 24 bold", ["label title", "font", "24", "bold"]),
    ("submit.width = superview.width * 0.5 \"half\"", ["submit.width", "superview.width", "0.5"]),
    ("|-[title(>=20@750)]-|  alignAllCenterY", ["[title", "20", "750", "alignAllCenterY"]),
    ("view badge { tt = rr = 5, w = h = 20 }", ["view badge", "tt", "rr", "w", "h"]),
    ("body: ll = %bt(header) + H:50%", ["ll", "bt", "H:", "50%"]),
    ("a.left = 3 ~ fittingSize", ["~ fittingSize"]),
  ]

  @Test("finds the words of a line", arguments: matches)
  func finds(_ test: (line: String, words: [String])) throws {
    let range = NSRange(test.line.startIndex..., in: test.line)
    var found: Set<String> = []
    for pattern in try Self.read().patterns {
      for match in try NSRegularExpression(pattern: pattern).matches(in: test.line, range: range) {
        for group in 0..<match.numberOfRanges {
          if let place = Range(match.range(at: group), in: test.line) {
            found.insert(String(test.line[place]))
          }
        }
      }
    }
    for word in test.words { #expect(found.contains(word), "\(word) in \(found.sorted())") }
  }
}
