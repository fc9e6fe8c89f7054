import FixedAdvance
import LayoutDraw
import Testing

/// Real logs are read completely, and their conflicts are found again and reported.
struct RealLogTests {
  @Test(arguments: RealLogs.all)
  func realLog(_ example: LogCase) throws {
    let log = imported(example.entry)
    let isComplete = example.statement != "none"
    #expect(log.problems == (isComplete ? [] : ["log-without-conflict 1"]))
    #expect(log.count == 1)
    let layout = try #require(log.layout)
    let solved = try solve(layout, measuring: FixedAdvanceMeasurer())
    #expect(solved.reading == [])
    #expect(solved.canvases[0].layout.conflicts.count == (isComplete ? 1 : 0))
    guard isComplete, !example.statement.isEmpty else { return }
    let reported =
      solved.problems(measuring: FixedAdvanceMeasurer()).first { $0.code == "conflict" }?.message ?? ""
    #expect(reported.hasPrefix(example.statement), "\(reported)")
  }
}
