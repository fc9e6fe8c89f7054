import LayoutReview
import Testing

struct MergingTests {
  private func part(_ shard: String?, _ name: String, references: String = "s") -> Verification {
    Verification(
      references: references, shard: shard.flatMap { Shard($0) },
      cases: [VerifiedCase(name: name, layout: nil)])
  }

  @Test func partsMakeAWholeInAnyOrder() throws {
    let whole = try Verification(merging: [part("2/3", "b"), part("3/3", "a"), part("1/3", "c")])
    #expect(whole.cases.map(\.name) == ["a", "b", "c"] && whole.shard == nil)
  }

  @Test func aMissingPartIsReportedByNumber() throws {
    let two = try [2, 4].map { try #require(Shard(number: $0, of: 4)) }
    #expect(throws: MergeError.missing(two)) {
      try Verification(merging: [part("3/4", "a"), part("1/4", "b")])
    }
    #expect("\(MergeError.missing(two))" == "parts 2/4, 4/4 are missing")
  }

  @Test func whatDoesNotBelongTogether() throws {
    #expect(throws: MergeError.nothing) { try Verification(merging: []) }
    #expect(throws: MergeError.notOneSplit) {
      try Verification(merging: [part("1/2", "a"), part("2/3", "b")])
    }
    #expect(throws: MergeError.notOneSplit) { try Verification(merging: [part("1/2", "a"), part(nil, "b")]) }
    #expect(throws: MergeError.twice(try #require(Shard("1/2")))) {
      try Verification(merging: [part("1/2", "a"), part("1/2", "b")])
    }
    #expect(throws: MergeError.differentReferences(["s", "t"])) {
      try Verification(merging: [part("1/2", "a"), part("2/2", "b", references: "t")])
    }
  }
}
