import Foundation
import LinearOracle
import LinearSolver
import Testing

/// The solver's fuzzer starts from the hard problems, stored as the bytes that it reads.
@Suite struct FuzzCorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fuzz/Corpus/SolverFuzz")

  @Test(arguments: hardProblems) func isWhatTheDecoderReads(_ hard: HardProblem) throws {
    let bytes = try #require(ProblemDecoder.encode(hard.problem))
    // 0: plain numbers follow.
    let expected = Data([0] + bytes)
    let file = Self.folder.appending(path: hard.testDescription)
    if ProcessInfo.processInfo.environment["LAYOUTDRAW_RECORD"] != nil {
      try expected.write(to: file)
      Issue.record("recorded \(hard.testDescription)")
    }
    #expect(try Data(contentsOf: file) == expected, "LAYOUTDRAW_RECORD=1 swift test --filter FuzzCorpus")
  }
}
