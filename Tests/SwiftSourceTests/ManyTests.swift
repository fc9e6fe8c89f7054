import Diagnostics
import Testing

@testable import SwiftSource

/// The work for many views and classes in a file, in counts and not in time.
struct ManyTests {
  @Test(arguments: [
    ("all different", ["a", "b"], ["a", "b"]), ("equal", ["a", "a", "b", "a"], ["a", "a2", "b", "a3"]),
    ("a number that was given", ["a", "a2", "a", "a"], ["a", "a2", "a3", "a4"]),
    ("a number that was given later", ["a", "a", "a2", "a"], ["a", "a2", "a22", "a3"]),
  ])
  func names(_ name: String, wanted: [String], given: [String]) {
    var names = UniqueNames()
    #expect(wanted.map { names.name($0) } == given, "\(name)")
  }

  @Test func equalNamesTakeLinearWork() {
    var names = UniqueNames()
    for _ in 0..<1000 { _ = names.name("label") }
    #expect(names.name("label") == "label1001")
    #expect(names.tries <= 1001)
  }

  /// Each class of a file is evaluated with its superclasses, so their number is limited.
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
