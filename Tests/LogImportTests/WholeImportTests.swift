import ApprovedText
import FixedAdvance
import LayoutDraw
import Testing

/// Compares the whole layouts that are made from logs, including their comments and findings, with recorded texts.
@Suite struct WholeImportTests {
  static let collections: [(String, [LogCase])] = [
    ("real logs", RealLogs.all), ("damaged logs", EntryTests.damaged + StructureTests.pastes),
    ("views and owners", ViewTests.trees + StructureTests.owners + StructureTests.parts),
  ]

  @Test(arguments: collections.indices)
  func layouts(_ collection: Int) throws {
    let (name, cases) = Self.collections[collection]
    let texts = cases.map { example in
      let log = imported(example.entry)
      let findings = log.diagnostics.map { finding in
        let line = finding.span.map { "\(log.source.location(at: $0.start).line)" } ?? "-"
        return
          "\(line) \(finding.severity) \(finding.code): \(finding.message)\(finding.help.map { " / \($0)" } ?? "")\n"
      }
      return "—— \(example.testDescription), entries \(log.count)\n\(log.text)\(findings.joined())"
    }
    #expect(try difference(of: texts.joined(separator: "\n"), fromReference: name) == nil)
  }
}
