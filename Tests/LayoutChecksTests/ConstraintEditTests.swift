import Diagnostics
import FixedAdvance
import LayoutLanguage
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutChecks

@Suite struct ConstraintEditTests {
  enum Change: Sendable {
    case priority(Double)
    case relation(Relation)
    case constant(Double, insteadOf: Double)
  }

  @Test(
    arguments: [
      ("a.left >= b.right + 8", .relation(.equal), ["a.left == b.right + 8"]),
      ("a.left = b.right + 8", .relation(.lessOrEqual), ["a.left <= b.right + 8"]),
      ("a.left >= b.right + 8", .priority(999), ["a.left >= b.right + 8 ~ 999"]),
      ("a.width = 30 ~ 700", .priority(500), ["a.width = 30 ~ 500"]),
      ("a.width = 30 \"name\"", .priority(999.5), ["a.width = 30 ~ 999.5 \"name\""]),
      ("a.left >= b.right + 8", .constant(5, insteadOf: 8), ["a.left >= b.right + 5"]),
      ("a.left >= b.right - 8", .constant(-5, insteadOf: -8), ["a.left >= b.right - 5"]),
      ("a.left >= b.right + 8", .constant(5, insteadOf: 9), []),
      ("a.width = pad", .constant(5, insteadOf: 9), ["a.width = 5"]),
      ("[a(>=30)]", .relation(.equal), ["[a(==30)]"]), ("[a(>=30@700)]", .priority(500), ["[a(>=30@500)]"]),
      ("[a(>=30)]", .constant(5, insteadOf: 30), ["[a(>=5)]", "[a(5)]", "[a(-5-)]"]),
      ("a: w = 30", .priority(999), []),
      ("a.left >= b.right + 2.5", .constant(5, insteadOf: 2.5), ["a.left >= b.right + 5"]),
      ("a.left >= b.right + 2.5", .constant(5, insteadOf: 2), []),
      ("[a]-8-[b]", .relation(.greaterOrEqual), ["[a]>=-8-[b]", "[a]-(>=8)-[b]"]),
      ("[a]-8-[b]", .priority(500), ["[a]-8-@500[b]", "[a]-(8@500)-[b]"]),
      ("[a]-[b]", .relation(.lessOrEqual), ["[a]<=-[b]", "[a]-(<=8)-[b]"]),
      ("[a]-[b]", .constant(5, insteadOf: 8), ["[a]-5-[b]"]),
      ("[a]-(>=8)-[b]", .constant(5, insteadOf: 8), ["[a]-(>=5)-[b]", "[a]-(5)-[b]", "[a]-(-5-)-[b]"]),
      ("[a(30)]", .relation(.lessOrEqual), ["[a(<=30)]", "[a((<=30))]", "[a(-(<=30)-)]"]),
    ] as [(String, Change, [String])])
  func edited(line: String, change: Change, lines: [String]) throws {
    let head = "canvas 100x50\nlet pad = 9\nview a\nview b\n"
    let source = SourceText(name: "t", text: head + line)
    let constraint = try #require(
      try solve(source, measuring: FixedAdvanceMeasurer()).canvases[0].layout.layout.constraints.first)
    let writer = ConstraintEdits(source: source, words: SourceWords(source), constraint: constraint)
    let edits =
      switch change {
      case .priority(let priority): writer.edits(priority: priority)
      case .relation(let relation): writer.edits(relation: relation)
      case .constant(let constant, let old): writer.edits(constant: constant, insteadOf: old)
      }
    let found = edits.map { String(decoding: source.applying($0).utf8, as: UTF8.self).dropFirst(head.count) }
    #expect(found.map(String.init) == lines)
  }
}
