import Foundation
import LinearOracle
import Testing

/// The number of random layouts of each kind, from the environment variable `LAYOUTDRAW_SEEDS` or 40 by default.
let layoutSeedCount = ProcessInfo.processInfo.environment["LAYOUTDRAW_SEEDS"].flatMap { UInt64($0) } ?? 40

private let kinds = [
  ModelOptions(description: "few lines", lines: 1...4),
  ModelOptions(description: "many lines", lines: 6...12, required: 50),
  ModelOptions(description: "over-constrained", views: 1...2, lines: 6...12, required: 90),
  ModelOptions(description: "weak", views: 2...3, lines: 6...12, required: 15),
  ModelOptions(description: "more views", views: 3...5, lines: 8...12),
]

@Suite struct ModelTests {
  @Test(arguments: kinds) func agreesWithTheDefinition(_ options: ModelOptions) {
    for seed in 0..<layoutSeedCount {
      var random = SplitMix64(seed: seed)
      let model = ModelLayout(options, &random)
      if let failure = failure(of: model, { disagreement(on: $0) }) {
        Issue.record("\(options), seed \(seed): \(failure)")
        return
      }
    }
  }

  /// A value may differ from the exact value by a millionth.
  @Test func millionthsBesideMillions() {
    let options = ModelOptions(
      description: "millionths", lines: 2...10, required: 40, lengths: [1e-6, 1e-6, 0.001, 1, 8, 1000, 1e6],
      factors: [1, 0.001, 1000])
    for seed in 0..<layoutSeedCount {
      var random = SplitMix64(seed: seed)
      let model = ModelLayout(options, &random)
      if let failure = failure(of: model, { disagreement(on: $0, least: 2e-6) }) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}

func failure(of model: ModelLayout, _ complaint: (ModelLayout) -> String?) -> String? {
  guard complaint(model) != nil else { return nil }
  let least = model.shrunk { complaint($0) != nil }
  return "\(complaint(least) ?? "")\n\(least.text)"
}

extension ModelLayout {
  func shrunk(while fails: (ModelLayout) -> Bool) -> ModelLayout {
    var least = self
    for index in lines.indices.reversed() {
      var fewer = least
      fewer.lines.remove(at: index)
      if fails(fewer) { least = fewer }
    }
    return least
  }
}
