import Diagnostics
import Testing

@testable import SwiftSource

/// Limits on the work for a file with many views and classes. The test counts superclasses instead of measuring time.
struct ManyTests {
  /// Each class of a file is evaluated with all its superclasses, so the length of a chain of superclasses is limited.
  @Test func superclassesAreLimited() {
    let classes = (1...60).map { "class Q\($0): Q\($0 - 1) {}\n" }.joined()
    let program = Program(
      SourceText(name: "Main.swift", text: "class Q0: UIView {}\n" + classes), HeldFiles(texts: [:]))
    program.parse(0)
    func count(_ name: String) -> Int {
      Evaluator(program: program, main: name, assumed: [:], after: 0, of: 1000).ownTypes.count
    }
    #expect(count("Q60") == Evaluator.superclassLimit && count("Q20") == 21)
  }
}
