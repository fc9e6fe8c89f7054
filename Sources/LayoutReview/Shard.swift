/// A part of work that is split over several machines, such as `2/8` for the second of eight parts.
public struct Shard: Sendable, Hashable {
  /// The number of the part, from 1.
  public var number: Int
  /// The number of parts.
  public var count: Int

  /// Creates part `number` of `count` parts; `nil` if `count` is not in 1...10,000 or `number` is not in 1...`count`.
  public init?(number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Reads a part such as `2/8`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// The shard as it is written on the command line, such as `2/8`.
  public var text: String { "\(number)/\(count)" }

  /// Returns the names in this part of the work, in the order of `all`, which must be the same on every machine.
  ///
  /// The names are distributed by rendezvous hashing (Thaler and Ravishankar 1998) with bounded loads (Mirrokni, Thorup
  /// and Zadimoghaddam 2018), so a new name moves few other names to another part.
  ///
  /// - Complexity: O(*n* log *n* + *n* *p*) for *n* names and *p* parts.
  public func names(of all: [String]) -> [String] {
    let limit = (all.count + count - 1) / count
    var loads = [Int](repeating: 0, count: count)
    var chosen: Set<Int> = []
    let order = all.indices.map { (hash: stableHash(all[$0]), index: $0) }.sorted {
      $0.hash == $1.hash
        ? all[$0.index].utf8.lexicographicallyPrecedes(all[$1.index].utf8) : $0.hash < $1.hash
    }
    for entry in order {
      var best: (weight: UInt64, part: Int)?
      for part in 0..<count where loads[part] < limit {
        let weight = mixed(entry.hash &+ UInt64(part) &* 0x9E37_79B9_7F4A_7C15)
        if best.map({ weight > $0.weight }) ?? true { best = (weight, part) }
      }
      guard let part = best?.part else { break }
      loads[part] += 1
      if part == number - 1 { chosen.insert(entry.index) }
    }
    return all.indices.filter(chosen.contains).map { all[$0] }
  }

  /// Returns whether this part is responsible for a name that `names(of:)` does not cover, such as the name of a
  /// reference file without a layout.
  public func owns(_ name: String) -> Bool { mixed(stableHash(name)) % UInt64(count) == UInt64(number - 1) }
}

/// Returns the FNV-1a hash, which is equal on every machine, unlike Swift's `hashValue`.
private func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}

/// Makes each input bit affect all bits of the result, as the last step of SplitMix64 does.
private func mixed(_ hash: UInt64) -> UInt64 {
  var value = hash
  value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
  return value ^ value >> 31
}
