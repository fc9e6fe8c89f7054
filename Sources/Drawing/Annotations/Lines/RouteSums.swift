internal import Encoding
internal import Graphics
internal import LayoutModel

// A constraint with a weighted sum of items is drawn if the sum is a distance, such as that of `-(10%)-` in VFL, or a
// comparison of two distances, such as those of two `~` in a line. Other sums are listed with the annotations that are
// left out.

extension AttributePlaces {
  /// Returns the routes of a bar along the distance in a sum, or the positions of a badge in each of two distances.
  func routes(ofSum form: Constraint.Form) -> (routes: [[Point]], look: ConstraintLine.Look)? {
    if let distance = Distance(form) { return locationRoutes(distance.from, distance.to) }
    guard let ends = endsOfEqualDistances(form) else { return nil }
    let axis = ends[0].attribute.axis
    let spans = ends.compactMap { frame(of: $0.view).map(axis.other.span) }
    let places = ends.compactMap(coordinate).sorted()
    guard spans.count == 4, places.count == 4 else { return nil }
    let shared = spans.dropFirst().reduce(spans[0]) { $0.intersection($1) }
    let room = shared.length >= 0 ? shared : spans[0]
    let middles = [(places[0] + places[1]) / 2, (places[2] + places[3]) / 2]
    let routes = Self.levels.map { part in middles.map { axis.point($0, at: room.at(part)) } }
    return (routes, .badges(axis))
  }

  /// Returns the words beside the line of a sum, such as `10%` or `≥ 0.5 × b.width + 4`; `nil` if there is nothing to
  /// write.
  func words(ofSum form: Constraint.Form, _ sign: String) -> String? {
    guard let distance = Distance(form) else { return sign }
    let views = [distance.from.view, distance.to.view]
    var words = distance.sizes.map { term in
      let superview = views.compactMap { $0 == term.item.view ? nil : solved.layout[$0].parent }.first
      return term.item.view == superview
        ? figure(term.coefficient * 100) + "%"
        : figure(term.coefficient) + " × " + solved.layout.text(of: term.item)
    }.joined(separator: " + ")
    if distance.constant != 0 {
      words += (distance.constant < 0 ? " − " : words.isEmpty ? "" : " + ") + figure(abs(distance.constant))
    }
    if sign == "=" { return words.isEmpty ? nil : words }
    return words.isEmpty ? sign : "\(sign) \(words)"
  }

  /// Returns the ends of two distances that a sum compares; `nil` if the sum is something else.
  private func endsOfEqualDistances(_ form: Constraint.Form) -> [Item]? {
    guard case .terms(let terms, constant: 0) = form, let axis = terms.first?.item.attribute.axis,
      terms.allSatisfy({ !$0.item.attribute.isSize && $0.item.attribute.axis == axis })
    else { return nil }
    let counts = terms.map { abs($0.coefficient) }
    guard counts.allSatisfy({ $0 == 1 || $0 == 2 }), counts.reduce(0, +) == 4 else { return nil }
    return zip(terms, counts).flatMap { [Item](repeating: $0.item, count: Int($1)) }
  }
}

/// A sum that states the distance between two places: `to - from == sizes + constant`.
private struct Distance {
  var from: Item
  var to: Item
  var sizes: [Constraint.Term]
  var constant: Double

  init?(_ form: Constraint.Form) {
    guard case .terms(let terms, let constant) = form else { return nil }
    let locations = terms.filter { !$0.item.attribute.isSize }
    guard locations.count == 2, let to = locations.first(where: { $0.coefficient == 1 }),
      let from = locations.first(where: { $0.coefficient == -1 }),
      to.item.attribute.axis == from.item.attribute.axis
    else { return nil }
    (self.from, self.to, self.constant) = (from.item, to.item, constant)
    sizes = terms.filter(\.item.attribute.isSize).map { Constraint.Term(-$0.coefficient, $0.item) }
  }
}
