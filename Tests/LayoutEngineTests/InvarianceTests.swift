import Graphics
import LayoutModel
import LinearOracle
import Testing

private let kinds = [
  ModelOptions(description: "small", views: 1...4, lines: 2...10),
  ModelOptions(description: "large", views: 8...20, lines: 10...60, required: 20, isFixed: true),
]

/// The result does not depend on names, on unrelated lines or, without conflicts, on the order of lines.
@Suite struct InvarianceTests {
  @Test(arguments: kinds) func sameInAnyOrderOfLines(_ options: ModelOptions) {
    check(options) { model, random in
      let original = solved(model.text)
      // In a conflict, the solver leaves out the constraint that is last in the file.
      guard original.conflicts.isEmpty else { return nil }
      var shuffled = model
      shuffled.lines.shuffle(using: &random)
      return difference(original, solved(shuffled.text)).map { "\($0), as\n\(shuffled.text)\nbut not as" }
    }
  }

  @Test(arguments: kinds) func sameWithViewsRenamed(_ options: ModelOptions) {
    check(options) { model, random in
      var names = model.views.indices.dropFirst().map { "view_\($0)" }
      names.shuffle(using: &random)
      let renamed = model.text.replacing(#/\bv(\d+)\b/#) { names[Int($0.1)! - 1] }
      let (a, b) = (solved(model.text), solved(renamed))
      let isSame = a.frames == b.frames && a.ambiguities == b.ambiguities && a.conflicts == b.conflicts
      return isSame ? nil : "otherwise as\n\(renamed)\n"
    }
  }

  @Test(arguments: kinds) func sameBesideAnother(_ options: ModelOptions) {
    check(options) { model, random in
      guard !model.size.contains(nil) else { return nil }
      var other = ModelLayout(options, &random)
      other.size = model.size
      other.isRightToLeft = model.isRightToLeft
      let rest = other.text.replacing(#/\bv(\d+)\b/#) { "w\($0.1)" }.split(separator: "\n").dropFirst()
      let (a, b) = (solved(model.text), solved(model.text + rest.joined(separator: "\n")))
      let count = model.views.count
      let ours = b.conflicts.filter { $0.members.allSatisfy { isAbout($0, model) } }
      var part = b
      part.frames = Array(b.frames.prefix(count))
      part.ambiguities = Array(b.ambiguities.prefix(count))
      if a.conflicts != ours {
        return "conflicts \(b.conflictLines) beside\n\(rest.joined(separator: "\n"))\n"
      }
      part.conflicts = ours
      return difference(a, part).map { "\($0), beside\n\(rest.joined(separator: "\n"))\n" }
    }
  }

  @Test(arguments: kinds) func mirroredRightToLeft(_ options: ModelOptions) {
    var options = options
    options.isDirectional = true
    check(options) { model, _ in
      var other = model
      other.isRightToLeft.toggle()
      let (a, b) = (solved(model.text), solved(other.text))
      if a.conflicts != b.conflicts { return "conflicts \(a.conflictLines), then \(b.conflictLines)" }
      for (index, (frame, mirrored)) in zip(a.frames, b.frames).enumerated() {
        let expected = Rect(
          x: a.size.width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
        if !isSame(expected, mirrored) { return "frame \(index): \(frame), then \(mirrored)" }
      }
      return nil
    }
  }
}

private func check(_ options: ModelOptions, _ complaint: (ModelLayout, inout SplitMix64) -> String?) {
  for seed in 0..<(layoutSeedCount + 4) / 5 {
    var random = SplitMix64(seed: seed)
    let found = failure(of: ModelLayout(options, &random)) { model in
      var random = SplitMix64(seed: seed &+ 1_000_000)
      return complaint(model, &random)
    }
    if let found {
      Issue.record("\(options), seed \(seed): \(found)")
      return
    }
  }
}

private func isAbout(_ member: ConstraintOrigin, _ model: ModelLayout) -> Bool {
  switch member {
  case .written(let index): index < model.lines.reduce(0) { $0 + $1.rows.count }
  case .intrinsicSize(let view, _), .nonNegativeSize(let view, _), .nonNegativeContent(let view, _):
    view.index < model.views.count
  case .canvasSize: true
  }
}

private func difference(_ a: SolvedLayout, _ b: SolvedLayout) -> String? {
  if a.conflicts.count != b.conflicts.count { return "conflicts \(a.conflictLines), then \(b.conflictLines)" }
  if a.openness != b.openness { return "open \(a.openness), then \(b.openness)" }
  for (index, (x, y)) in zip(a.frames, b.frames).enumerated() where !isSame(x, y) {
    return "frame \(index): \(x), then \(y)"
  }
  return nil
}

private func isSame(_ a: Rect, _ b: Rect) -> Bool {
  zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy {
    abs($0 - $1) <= 1e-6 * max(1, abs($0))
  }
}
