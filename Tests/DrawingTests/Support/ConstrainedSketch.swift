import Diagnostics
import LayoutModel

@testable import Drawing

extension Sketch {
  /// Returns a random sketch with random constraints, which the frames may violate.
  static func constrained(seed: UInt64) -> Sketch {
    var sketch = random(seed: seed)
    var random = SeededRandom(seed: seed &+ 1000)
    let views = sketch.solved.layout.views.indices.map(ViewID.init)
    for view in views.dropFirst() {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        sketch.solved.layout.constraints.append(.random(about: view, among: views, using: &random))
      }
      for axis in Axis.allCases where Int.random(in: 0...3, using: &random) == 0 {
        sketch.solved.intrinsicSizes[view.index][axis] = Double.random(in: 0...200, using: &random)
      }
      sketch.solved.layout.views[view.index].margins = Margins(
        top: Double.random(in: 0...20, using: &random), leading: 8, bottom: 0, trailing: 8)
    }
    return sketch
  }
}

extension Constraint {
  fileprivate static func random(
    about view: ViewID, among views: [ViewID], using random: inout SeededRandom
  ) -> Constraint {
    let attribute = Attribute.allCases.randomElement(using: &random)!
    let others = Attribute.allCases.filter { $0.axis == attribute.axis && $0.isSize == attribute.isSize }
    let second = Item(views.randomElement(using: &random)!, others.randomElement(using: &random)!)
    let first = Item(view, attribute)
    let constant = Double.random(in: -20...20, using: &random)
    let form: Form =
      switch Int.random(in: 0...5, using: &random) {
      case 0 where attribute.isSize: .items(first: first, second: nil, multiplier: 1, constant: constant)
      case 1: .terms([Term(1, first), Term(-2, second)], constant: constant)
      case 2: .terms([], constant: 0)
      default: .items(first: first, second: second, multiplier: 1, constant: constant)
      }
    return Constraint(
      form, Relation.allCases.randomElement(using: &random)!,
      priority: Bool.random(using: &random) ? Priority.required : 750,
      identifier: Int.random(in: 0...3, using: &random) == 0 ? "a name for it" : nil, notation: .equation,
      span: SourceSpan(start: 0, end: 0))
  }
}
