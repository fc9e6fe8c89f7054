import Encoding
import Graphics
package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Returns an explanation of a failed assertion, such as `save.width is 38, 6 short of 44`.
  package func text(of finding: FailedAssertion.Finding, against form: Assertion.Form) -> String {
    switch (finding, form) {
    case (.comparison(let found, let wanted, let origin), .comparison(let first, _, let second, let m, let c)):
      let right = layout.rightSide(second, multiplier: m, constant: c)
      return comparison(first, found, wanted, origin, right: right)
    case (.place(let overhang), .property(.inside(let view, let other), _)):
      guard let sides = overhang.words else { return "\(name(view)) lies inside \(name(other))" }
      return "\(name(view)) sticks out of \(name(other)) by \(sides)"
    case (.shared(let size), .property(.apart(let view, let other), let isNegated)):
      let pair = "\(name(view)) and \(name(other))"
      if isNegated {
        let distance = max(-size.width, -size.height)
        return distance > leastSeen
          ? "\(pair) are \(number(distance)) apart" : "\(pair) touch but do not overlap"
      }
      return "\(pair) overlap by \(number(size.width)) x \(number(size.height))"
    case (.fit(let fit), .property(.truncated(let view), _)):
      return "the text of \(name(view)) \(fit.words)"
    case (.openness(let open), .property(.ambiguous(let view), _)):
      return open.isEmpty ? "\(name(view)) is not ambiguous" : "\(name(view)) is ambiguous: \(text(of: open))"
    default: preconditionFailure("a finding must be of the same kind as its assertion")
    }
  }

  private func comparison(
    _ item: Item, _ found: Double, _ wanted: Double, _ origin: FailedAssertion.Origin, right: String
  ) -> String {
    var place = ""
    var sum = " (\(right))"
    switch origin {
    case .size: if Double(right) != nil { sum = "" }
    case .superview(let other):
      place = " from \(layout.name(of: other))"
      sum = ""
    case .edge(let view, let isRight):
      if view != .root { place = " in \(name(view))" }
      if isRight { place += " from the right" }
    }
    let difference = "\(number(abs(found - wanted))) \(found < wanted ? "short of" : "over")"
    return "\(layout.name(of: item)) is \(number(found))\(place), \(difference) \(number(wanted))\(sum)"
  }

  private func name(_ view: ViewID) -> String { "'\(layout.name(of: view))'" }
}

extension Overhang {
  /// The lengths by which a view sticks out: `12 at the left and 3 at the top`; `nil` if nothing sticks out.
  package var words: String? {
    let sides = [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
    let out = sides.filter { $0.1 > leastSeen }.map { "\(number($0.1)) at the \($0.0)" }
    return out.isEmpty ? nil : listed(out)
  }
}

extension TextFit {
  /// The predicate of a sentence about a view's text, such as `is truncated`.
  package var words: String {
    switch self {
    case .fits: "is not truncated"
    // Mention the two widths only if they still differ after rounding.
    case .cutShort(let needed?, let width) where number(needed) != number(width):
      "is truncated: it needs \(number(needed)) points, but has \(number(width))"
    case .cutShort: "is truncated"
    case .tooTall(let textHeight, let height):
      "is \(number(textHeight)) points tall, but the view is only \(number(height))"
    }
  }
}
