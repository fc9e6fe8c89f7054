import Diagnostics
import Testing

@testable import SwiftSource

struct ManyTests {
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
