/// Why verifications are not parts of one.
public enum MergeError: Error, Equatable, Sendable {
  case nothing
  /// One is of all layouts or of another split.
  case notOneSplit
  case missing([Shard])
  case twice(Shard)
  case differentReferences([String])
}

extension MergeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing: "there is nothing to merge"
    case .notOneSplit: "these are not the parts of one 'verify --shard'"
    case .missing(let shards):
      "\(shards.count == 1 ? "part" : "parts") \(shards.map(\.text).joined(separator: ", ")) "
        + "\(shards.count == 1 ? "is" : "are") missing"
    case .twice(let shard): "part \(shard.text) is there twice"
    case .differentReferences(let folders):
      "the parts have different references: \(folders.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}

extension Verification {
  /// The parts of one verification as a whole, whatever their order.
  public init(merging parts: [Verification]) throws(MergeError) {
    // 1. All parts of one split, each once.
    guard let first = parts.first else { throw .nothing }
    let count = first.shard?.count ?? 1
    var seen: Set<Int> = []
    for part in parts {
      guard part.shard?.count ?? 1 == count else { throw .notOneSplit }
      guard let shard = part.shard ?? Shard(number: 1, of: 1) else { continue }
      guard seen.insert(shard.number).inserted else { throw .twice(shard) }
    }
    let missing = (1...count).filter { !seen.contains($0) }.compactMap { Shard(number: $0, of: count) }
    if !missing.isEmpty { throw .missing(missing) }
    // 2. Against the same references.
    let folders = parts.map(\.references)
    if let other = folders.first(where: { $0 != first.references }) {
      throw .differentReferences([first.references, other])
    }
    // 3. Their cases.
    self.init(references: first.references, cases: parts.flatMap(\.cases))
    arrange()
  }
}
