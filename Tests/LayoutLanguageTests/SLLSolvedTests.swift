import Diagnostics
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutLanguage

/// The constraints mean what COSLayout's documentation says: they are solved and compared with an evaluator
/// that knows rules only.
@Suite struct SLLSolvedTests {
  private static let superview = (width: 200.0, height: 130.0)

  @Test(arguments: 0..<300)
  func randomRules(seed: Int) {
    var random = SLLRandom(seed: UInt64(seed))
    let rules = SLLRandomRules(count: 1 + random.below(9), superview: Self.superview, using: &random)
    let text = rules.text.joined(separator: ", ")
    let model = SLLEvaluatorModel(superview: Self.superview, assignments: rules.assignments)
    let frame = solvedFrame(of: text)
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

  /// The badge's frame, on a canvas of the superview's size.
  private func solvedFrame(of text: String) -> Rect {
    let reading = SLLReading(text)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning }, "\(text)")
    let canvas = Canvas(width: Self.superview.width, height: Self.superview.height)
    let solved = solve(reading.layout(on: canvas), on: canvas, measuring: FixedAdvanceMeasurer())
    #expect(solved.conflicts.isEmpty, "\(text)")
    return solved.frames[2]
  }
}
