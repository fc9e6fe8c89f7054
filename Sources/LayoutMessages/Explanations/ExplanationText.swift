package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  package func lines(of explanation: Explanation) -> [String] {
    [headline(explanation)]
      + section("because", explanation.chain, most: 40) { text(of: $0, holds: true) }
      + section("gave way", explanation.gaveWay, most: 8, text: gaveWay)
      + section("closest to their limit", explanation.slack, most: 5) {
        "\(text(of: $0.reason)), \(number($0.points)) to spare"
      }
  }

  /// Returns the first line of an explanation, such as `b.width is 132 = 'card' 260 - 'a' 120 - gap 8`.
  private func headline(_ explanation: Explanation) -> String {
    let item = explanation.item
    var line = "\(layout.name(of: item.view)).\(item.attribute.rawValue) is \(number(explanation.value))"
    if let range = explanation.range {
      return line + " here, but \(text(of: range)) (ambiguous)"
    }
    var sum = SumText()
    for part in explanation.parts {
      let size = abs(part.multiplier)
      let factor = size == 1 ? "" : "\(number(size)) × "
      sum.add(
        factor + layout.name(of: part.quantity) + " " + number(part.constant), size * part.constant,
        isTakenAway: part.multiplier < 0)
    }
    if explanation.offset != 0, !sum.isEmpty {
      sum.add(number(abs(explanation.offset)), abs(explanation.offset), isTakenAway: explanation.offset < 0)
    }
    if explanation.parts.count > 1 || explanation.offset != 0
      || explanation.parts.contains(where: { $0.multiplier != 1 })
    {
      line += sum.isEmpty ? "" : " = \(sum.text())"
    }
    return line
  }

  private func gaveWay(_ distance: Explanation.Distance) -> String {
    let isLeftOut = conflicts.contains { conflict in
      guard case .written(let index) = distance.reason else { return false }
      return conflict.members[conflict.dropped] == .written(index)
    }
    return
      "\(text(of: distance.reason)), by \(number(distance.points))\(isLeftOut ? " (left out because of a conflict)" : "")"
  }
}

package func section<Entry>(
  _ title: String, _ entries: [Entry], most: Int, text: (Entry) -> String
) -> [String] {
  guard !entries.isEmpty else { return [] }
  let lines = ["  \(title)"] + entries.prefix(most).map { "    \(text($0))" }
  return entries.count > most ? lines + ["    and \(entries.count - most) more"] : lines
}
