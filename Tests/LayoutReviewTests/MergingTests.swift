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

  /// Each line of the hashed text has a file's name, a zero byte, and the hash of the file's bytes.
  @Test(
    "hash of files",
    arguments: [
      ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (["a "], "84a0bc84a8906a8501a34e9aedb06be93452d06bc32b71d61f0b334cd5559d9b"),
      (["a"], "4fda62f3a9acd95ccb0bec810698352a1dcb730ff58ae7a5b9e6d274a38d8f65"),
      (["a x", "b "], "66f6f488ca774c93a81c723db016adbe3f34419be86201b777d6a4c7ca32d8a7"),
    ] as [([String], String)])
  func hash(files: [String], expected: String) {
    // An entry without a space represents a file that cannot be read.
    let files = files.map { file -> (name: String, bytes: [UInt8]?) in
      let parts = file.split(separator: " ", omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? Array(parts[1].utf8) : nil)
    }
    #expect(VerificationScope.hash(of: files) == expected)
  }
}
