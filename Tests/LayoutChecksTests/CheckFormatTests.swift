import Diagnostics
import LayoutChecks
import LayoutPipeline
import Testing

@Suite struct CheckFormatTests {
  private static let reports: [CheckReport] = {
    let source = SourceText(name: "a b,c:%.layout", text: "canvas 10x10\nview é { tt = ll = 0 }\n")
    return [
      CheckReport(
        source: source,
        diagnostics: [
          Diagnostic(
            .warning, code: "overlap", "50% of\nit", at: SourceSpan(start: 18, end: 20),
            notes: [Diagnostic.Note("here", at: SourceSpan(start: 0, end: 6))], help: "move it"),
          Diagnostic(.note, code: "no-effect", "not determined", at: nil),
        ])
    ]
  }()

  private func written(_ name: String) throws -> String {
    let format = try #require(checkFormats.first { $0.name == name })
    return String(decoding: format.write(Self.reports), as: UTF8.self)
  }

  @Test func github() throws {
    #expect(
      try written("github") == """
        ::warning file=a b%2Cc%3A%25.layout,line=2,col=6,endColumn=7,title=overlap::50%25 of%0Ait%0Ahelp: move it
        ::notice file=a b%2Cc%3A%25.layout,title=no-effect::not determined

        """)
  }

  /// A carriage return would end the line that GitHub reads as a command, so it is escaped.
  @Test func carriageReturnForGitHub() throws {
    let source = SourceText(name: "a.layout", text: "")
    let report = CheckReport(
      source: source, diagnostics: [Diagnostic(.error, code: "conflict", "a\rb", at: nil)])
    let format = try #require(checkFormats.first { $0.name == "github" })
    #expect(
      String(decoding: format.write([report]), as: UTF8.self)
        == "::error file=a.layout,title=conflict::a%0Db\n")
  }

  @Test func json() throws {
    #expect(
      try written("json") == """
        {
          "schema": 1,
          "files": [
            {
              "file": "a b,c:%.layout",
              "diagnostics": [
                {"severity": "warning", "code": "overlap", "message": "50% of\\nit", "line": 2, "column": 6, "endLine": 2, "endColumn": 7, "help": "move it", "notes": [{"message": "here", "line": 1, "column": 1}]},
                {"severity": "note", "code": "no-effect", "message": "not determined", "line": null, "column": null, "endLine": null, "endColumn": null, "help": null, "notes": []}
              ]
            }
          ]
        }

        """)
  }

  @Test func sarif() throws {
    let text = try written("sarif")
    #expect(text.contains("\"version\": \"2.1.0\""))
    for rule in checkRules {
      #expect(text.contains("{\"id\": \"\(rule.name)\", \"shortDescription\": {\"text\": "))
    }
    let place = "{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \"a%20b%2Cc%3A%25.layout\"}"
    #expect(
      text.contains(
        "{\"ruleId\": \"overlap\", \"level\": \"warning\", \"message\": {\"text\": \"50% of\\nit\\nhelp: move it\"}, "
          + "\"locations\": [\(place), \"region\": "
          + "{\"startLine\": 2, \"startColumn\": 6, \"endLine\": 2, \"endColumn\": 7}}}]"))
    #expect(
      text.contains(
        "{\"ruleId\": \"no-effect\", \"level\": \"note\", \"message\": {\"text\": \"not determined\"}, \"locations\": [\(place)}}]}"
      ))
  }
}
