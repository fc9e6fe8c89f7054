import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import Testing

func solved(_ text: String, canvas: Int = 0) -> SolvedLayout {
  let parsed = parse(SourceText(name: "test.layout", text: text))
  for diagnostic in parsed.diagnostics where diagnostic.code != "unused-property" {
    Issue.record("\(diagnostic.message) in:\n\(text)")
  }
  return solve(parsed.layout, on: parsed.layout.canvases[canvas], measuring: FixedAdvanceMeasurer())
}

extension SolvedLayout {
  /// The frame of a view as `[x, y, width, height]`, rounded to a millionth.
  func frame(_ name: String) -> [Double] {
    guard let index = layout.views.firstIndex(where: { $0.name == name }) else { return [] }
    let frame = frames[index]
    return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 + 0 }
  }

  /// The ambiguous values with their ranges, as `name.value lower upper`, in file order.
  var openness: [String] {
    zip(layout.views, ambiguities).flatMap { view, open in
      open.map { "\(view.name ?? "root").\($0.value) \(text($0.range.lower)) \(text($0.range.upper))" }
    }
  }

  /// The line numbers of each conflict's constraints. The left-out constraint is in brackets, and a constraint that is
  /// not in the file is shown as `-`.
  var conflictLines: [String] {
    conflicts.map { conflict in
      conflict.members.enumerated().map { index, member in
        let line = line(of: member).map(String.init) ?? "-"
        return index == conflict.dropped ? "[\(line)]" : line
      }.joined(separator: " ")
    }
  }

  private func line(of member: ConstraintOrigin) -> Int? {
    switch member {
    case .written(let index): layout.source.location(at: layout.constraints[index].span.start).line
    case .intrinsicSize(let view, _): layout[view].span.map { layout.source.location(at: $0.start).line }
    case .nonNegativeSize, .nonNegativeContent, .canvasSize: nil
    }
  }

  private func text(_ bound: Double?) -> String {
    bound.map { String(Int(($0).rounded())) } ?? "none"
  }
}

struct FrameCase: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var frames: [String: [Double]]

  init(_ name: String, _ text: String, _ frames: [String: [Double]]) {
    self.name = name
    self.text = text
    self.frames = frames
  }

  var testDescription: String { name }

  func check() {
    let solution = solved(text)
    #expect(solution.conflicts.isEmpty)
    for (view, expected) in frames.sorted(by: { $0.key < $1.key }) {
      #expect(solution.frame(view) == expected, "\(view) of \(name)")
    }
  }
}
