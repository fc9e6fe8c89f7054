import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutLanguage

/// Solved frames are compared with `SLLEvaluatorModel`, which computes frames from the rules alone.
@Suite struct SLLSolvedTests {
  @Test(arguments: 0..<300)
  func onTheRoot(seed: Int) {
    let superview = (width: 200.0, height: 130.0)
    var random = SLLRandom(seed: UInt64(seed))
    let rules = SLLRandomRules(count: 1 + random.below(9), superview: superview, using: &random)
    let text = rules.text.joined(separator: ", ")
    let canvas = Canvas(width: superview.width, height: superview.height)
    check(rules, on: superview, solvedFrames(of: text, in: "badge", on: canvas)[2])
  }

  @Test(arguments: 0..<300)
  func nested(seed: Int) {
    let header = Rect(x: 30, y: 5, width: 60, height: 40)
    let card = Rect(x: 17, y: 23, width: 200, height: 130)
    let canvas = Canvas(width: 333, height: 222)
    let others = [
      ("header", header.offset(x: -card.x, y: -card.y)), ("card", card.offset(x: -card.x, y: -card.y)),
      ("view", Rect(x: -card.x, y: -card.y, width: 333, height: 222)),
    ]
    var random = SLLRandom(seed: UInt64(seed))
    let rules = SLLRandomRules(
      count: 1 + random.below(9), superview: (card.width, card.height), others: others, using: &random)
    let fixed = [pinned(ViewID(1), to: header), pinned(ViewID(3), to: card)].flatMap(\.self)
    let text = rules.text.joined(separator: ", ")
    let frames = solvedFrames(of: text, in: "inner", on: canvas, with: fixed)
    check(rules, on: (card.width, card.height), frames[4].offset(x: -card.x, y: -card.y))
  }

  private func check(_ rules: SLLRandomRules, on superview: (width: Double, height: Double), _ frame: Rect) {
    let text = rules.text.joined(separator: ", ")
    let model = SLLEvaluatorModel(superview: superview, assignments: rules.assignments)
    let horizontal = model.frame(vertical: false)
    let vertical = model.frame(vertical: true)
    for (name, expected, actual) in [
      ("x", horizontal.origin, frame.x), ("width", horizontal.size, frame.width),
      ("y", vertical.origin, frame.y), ("height", vertical.size, frame.height),
    ] {
      guard let expected else { continue }
      #expect(abs(expected - actual) < 1e-6, "\(name) of \(text)")
    }
  }

  private func solvedFrames(
    of text: String, in block: String, on canvas: Canvas, with fixed: [Constraint] = []
  ) -> [Rect] {
    let reading = SLLReading(text, in: block, on: [canvas])
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning }, "\(text)")
    var layout = reading.layout(on: canvas)
    layout.constraints += fixed
    let solved = solve(layout, on: canvas, measuring: FixedAdvanceMeasurer())
    #expect(solved.conflicts.isEmpty, "\(text)")
    return solved.frames
  }

  private func pinned(_ view: ViewID, to frame: Rect) -> [Constraint] {
    [(Attribute.left, frame.x), (.top, frame.y), (.width, frame.width), (.height, frame.height)].map {
      attribute, value in
      Constraint(
        .items(
          first: Item(view, attribute), second: attribute.isSize ? nil : Item(.root, attribute),
          multiplier: 1,
          constant: value), .equal, notation: .equation, span: SourceSpan(start: 0, end: 0))
    }
  }
}
