import LayoutReview
import Testing

struct ShardTests {
  private func parts(of names: [String], count: Int) throws -> [[String]] {
    try (1...count).map { try #require(Shard(number: $0, of: count)).names(of: names) }
  }

  private let names = (0..<1000).map { "screens/layout-\($0)" }

  @Test(arguments: [1, 2, 3, 7, 8, 100])
  func everyNameIsInOnePart(count: Int) throws {
    let parts = try parts(of: names, count: count)
    #expect(parts.flatMap { $0 }.sorted() == names.sorted())
    #expect(parts.allSatisfy { $0.count <= (names.count + count - 1) / count })
  }

  @Test func theOrderOfTheListDecidesNothing() throws {
    let (one, other) = (try parts(of: names, count: 8), try parts(of: names.reversed(), count: 8))
    #expect(one == other.map { $0.reversed() })
  }

  @Test func aNewNameMovesFewOthers() throws {
    let before = try parts(of: names, count: 8)
    let after = try parts(of: names + ["screens/new"], count: 8)
    let moved = zip(before, after).reduce(0) { $0 + Set($1.0).subtracting($1.1).count }
    #expect(moved <= 40)
  }

  /// Different builds of the program may verify the parts of one run, so the distribution of the names among the parts
  /// must never change.
  @Test func theSplitNeverChanges() throws {
    #expect(
      try parts(of: ["a", "b", "c", "d", "e"], count: 2) == [["b", "c"], ["a", "d", "e"]])
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3", "-1/2", "1/100000", "", "1//2", "/1/2", "1/2/"])
  func invalidParts(text: String) { #expect(Shard(text) == nil) }

  @Test func aPartReadsAsItIsWritten() { #expect(Shard("2/8")?.text == "2/8") }

  @Test func whatIsInNoListFallsToOnePart() throws {
    for name in names.prefix(100) {
      #expect((1...8).count { Shard(number: $0, of: 8)?.owns(name) == true } == 1)
    }
  }
}
