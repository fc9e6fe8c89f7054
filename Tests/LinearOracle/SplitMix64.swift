/// Sebastiano Vigna's random number generator SplitMix64, which returns equal numbers for equal seeds on all platforms.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension SplitMix64 {
  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns `true` with a probability of `percent` percent.
  package mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  package mutating func pick<T>(_ choices: [T]) -> T { choices[int(0...choices.count - 1)] }
}
