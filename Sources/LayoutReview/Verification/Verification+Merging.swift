/// The reasons why verifications cannot be merged.
public enum MergeError: Error, Equatable, Sendable {
  /// There are no verifications to merge.
  case nothing
  /// The verifications are not the parts of one `verify --shard` run.
  case notOneSplit
  /// These parts of the verification, such as `2/8`, are missing.
  case missing([Shard])
  /// This part of the verification, such as `2/8`, is given twice.
  case twice(Shard)
  /// The parts were compared with different folders of references. The associated value names two of these folders.
  case differentReferences([String])
  /// The parts were verified with different settings or inputs. The associated value names the settings and inputs that
  /// differ.
  case notAlike([String])
  /// The parts verified fewer layouts than the project has.
  case incomplete(found: Int, of: Int)
}

extension MergeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing: "there is nothing to merge"
    case .notOneSplit: "these are not the parts of one 'verify --shard' run"
    case .missing(let shards):
      "\(shards.count == 1 ? "part" : "parts") \(shards.map(\.text).joined(separator: ", ")) "
        + "\(shards.count == 1 ? "is" : "are") missing"
    case .twice(let shard): "part \(shard.text) occurs twice"
    case .differentReferences(let folders):
      "the parts were verified with different folders of references: \(folders.map { "'\($0)'" }.joined(separator: ", "))"
    case .notAlike(let what):
      "the parts are from different verifications, which differ in: \(what.joined(separator: ", "))"
    case .incomplete(let found, let count):
      "\(found == 1 ? "1 layout was" : "\(found) layouts were") verified, but the project has \(count)"
    }
  }
}

extension Verification {
  /// Merges the parts of one verification, in any order.
  public init(merging parts: [Verification]) throws(MergeError) {
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
    let folders = parts.map(\.references)
    if let other = folders.first(where: { $0 != first.references }) {
      throw .differentReferences([first.references, other])
    }
    for part in parts {
      let differences = part.scope.differences(from: first.scope)
      if !differences.isEmpty { throw .notAlike(differences) }
    }
    self.init(references: first.references, scope: first.scope, cases: parts.flatMap(\.cases))
    scope.references = ""
    let layouts = Set(cases.compactMap(\.layout?.name))
    guard !cases.isEmpty, layouts.count == scope.layoutCount else {
      throw .incomplete(found: layouts.count, of: scope.layoutCount)
    }
    arrange()
  }
}
