import Foundation
import LinearOracle
import LinearSolver
import Testing

/// The solver's fuzzer starts from the hard problems, stored as the bytes that it reads: a line of the corpus each, with its
/// name.
@Suite struct FuzzCorpusTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fuzz/Corpus/SolverFuzz.txt")

  @Test(arguments: hardProblems) func isWhatTheDecoderReads(_ hard: HardProblem) throws {
    let bytes = try #require(ProblemDecoder.encode(hard.problem))
    // 0: plain numbers follow.
    let line = "\(hard.testDescription) \(Data([0] + bytes).base64EncodedString())"
    let lines = try String(contentsOf: Self.corpus, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == line }, "the line of Tests/Fuzz/Corpus/SolverFuzz.txt is: \(line)")
  }
}
