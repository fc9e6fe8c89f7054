import Diagnostics
import Testing

@Suite struct BisectionTests {
  @Test(
    arguments: [
      ([], 5, 0), ([5], 5, 0), ([4], 5, 1), ([1, 3, 5, 7], 0, 0), ([1, 3, 5, 7], 5, 2), ([1, 3, 5, 7], 6, 3),
      ([1, 3, 5, 7], 8, 4), ([2, 2, 2, 9], 2, 0), ([2, 2, 2, 9], 3, 3),
    ] as [([Int], Int, Int)])
  func firstThatIsAsLarge(numbers: [Int], least: Int, expected: Int) {
    #expect(numbers.indices.partitioningIndex { numbers[$0] >= least } == expected)
  }
}
