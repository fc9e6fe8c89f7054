import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

/// The constraints and diagnostics that result from reading SLL rules in the block of one view.
struct SLLReading {
  private let context: NotationContext
  var constraints: [Constraint] { context.constraints }
  var diagnostics: [Diagnostic] { context.diagnostics }

  init(_ text: String, in block: String = "badge", on canvases: [Canvas] = [], splitLines: Bool = true) {
    let source = SourceText(name: "test.layout", text: text)
    context = SLLReading.context(source)
    context.canvases = canvases
    let enclosing = context.viewNames[block]!
    var rules = SLLRules()
    let whole = SourceSpan(start: 0, end: source.utf8.count)
    let spans = splitLines ? source.lineStarts.indices.map(source.lineSpan) : [whole]
    for span in spans {
      let statement = Statement(span: span, enclosing: enclosing)
      guard SLLRules.claims(statement, at: context.cursor(at: span)) else {
        Issue.record("not claimed as rules: \(source[span])")
        continue
      }
      rules.read(statement, in: context)
    }
    rules.finish(in: context)
  }

  static func context(_ source: SourceText) -> NotationContext {
    let tree: [(name: String, parent: Int?)] = [
      ("view", nil), ("header", 0), ("badge", 0), ("card", 0), ("inner", 3), ("deep", 4),
    ]
    let views = tree.map { View(name: $0.name, kind: .view, parent: $0.parent.map(ViewID.init)) }
    let names = tree.indices.map { (tree[$0].name, ViewID($0)) }
    return NotationContext(
      source: source, views: views, viewNames: Dictionary(uniqueKeysWithValues: names),
      metrics: ["gap": 12, "zero": 0, "big": 1e300])
  }

  func layout(on canvas: Canvas = Canvas()) -> Layout {
    Layout(source: context.source, canvases: [canvas], views: context.views, constraints: context.constraints)
  }

  var lines: [String] {
    let layout = layout()
    return layout.constraints.map(layout.normalForm)
  }
}

struct SLLCase: CustomTestStringConvertible, Sendable {
  var rules: String
  var block: String
  var expected: [String]

  init(_ rules: String, in block: String = "badge", _ expected: String...) {
    self.rules = rules
    self.block = block
    self.expected = expected
  }

  var testDescription: String { rules }

  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let reading = SLLReading(rules, in: block)
    #expect(reading.lines == expected, sourceLocation: sourceLocation)
    #expect(reading.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  }
}
