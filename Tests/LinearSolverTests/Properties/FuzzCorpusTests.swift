import Foundation
import LinearOracle
import LinearSolver
import Testing

/// Each hard problem must have a line in the fuzzer's corpus, with the problem's name and its bytes in Base64.
@Suite struct FuzzCorpusTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fuzz/Corpus/SolverFuzz.txt")

  @Test(arguments: hardProblems) func isWhatTheDecoderReads(_ hard: HardProblem) throws {
    let bytes = try #require(ProblemDecoder.encode(hard.problem))
    let line = "\(hard.testDescription) \(Data([0] + bytes).base64EncodedString())"
    let lines = try String(contentsOf: Self.corpus, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == line }, "the line of Tests/Fuzz/Corpus/SolverFuzz.txt is: \(line)")
  }
}
