import Diagnostics
import LayoutMessages
import LayoutModel

extension Layout {
  func placeLine(_ view: View) -> SourceLine {
    let place = superviewName(of: view).map { " in \($0)" } ?? ""
    return SourceLine(
      number: line(of: view), text: "\(view.className ?? view.kind.rawValue) \(view.name ?? "")\(place)")
  }

  func propertyLine(_ view: View, comparedWith other: View) -> SourceLine {
    let (own, others) = (view.nonDefaultProperties, other.nonDefaultProperties)
    let differing = Set(
      own.filter { !others.contains($0) }.map(\.name) + others.filter { !own.contains($0) }.map(\.name))
    // Other changes usually also change the size that Xcode saves, so a changed size is reported only if nothing else
    // differs.
    let reported = differing.count > 1 ? differing.subtracting(["saved size"]) : differing
    let words = own.filter { reported.contains($0.name) }.map(\.text)
    return SourceLine(
      number: line(of: view),
      text: "\(view.name ?? ""): " + (words.isEmpty ? "nothing" : words.joined(separator: ", ")))
  }

  func constraintLine(_ index: Int) -> SourceLine {
    SourceLine(
      number: source.lineIndex(at: constraints[index].span.start) + 1, text: text(of: constraints[index]))
  }

  func canvasLine(_ other: Layout) -> SourceLine {
    let others = other.canvases[0].nonDefaultProperties
    let words = canvases[0].nonDefaultProperties.filter { !others.contains($0) }.map(\.text)
    return SourceLine(number: line(of: views[0]), text: "scene: " + words.joined(separator: ", "))
  }

  /// The constraints in file order, without those of stacks. Each has Xcode's id and a counter (`aB1-c2-D3e 1`),
  /// because several constraints can have the same id.
  var constraintsByID: [(id: String, index: Int)] {
    var counts: [String: Int] = [:]
    return constraints.indices.filter { constraints[$0].notation != .stack }.map { index in
      let id = identifier(at: constraints[index].span)
      counts[id, default: 0] += 1
      return ("\(id) \(counts[id]!)", index)
    }
  }

  private func identifier(at span: SourceSpan) -> String {
    let tag = source[span]
    guard let start = tag.firstRange(of: " id=\"")?.upperBound else { return "" }
    return String(tag[start...].prefix { $0 != "\"" })
  }

  private func line(of view: View) -> Int { view.span.map { source.lineIndex(at: $0.start) + 1 } ?? 1 }
}
