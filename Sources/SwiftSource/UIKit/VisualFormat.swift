import Diagnostics
import LayoutLanguage
import LayoutModel

extension Evaluator {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`: the language's own reader reads the format.
  func visualFormat(_ arguments: [CallArgument], at place: Place) -> Value {
    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    guard let format = value("withVisualFormat")?.string else {
      return notKnown(place, value("withVisualFormat")?.unknown?.reason ?? "its format is not known")
    }
    guard case .dictionary(let pairs)? = value("views") else {
      return notKnown(place, value("views")?.unknown?.reason ?? "its views are not known")
    }
    var views: [String: Object] = [:]
    for (key, view) in pairs { if let name = key.string, let object = view.object { views[name] = object } }
    var text = "canvas 320x480 as superview_\n"
    for name in views.keys.sorted() { text += "view \(name)\n" }
    if case .dictionary(let metrics)? = value("metrics") {
      for (key, metric) in metrics {
        guard let name = key.string else { continue }
        guard let number = metric.number else {
          return notKnown(place, metric.unknown?.reason ?? "the metric '\(name)' is not known")
        }
        text += "let \(name) = \(number)\n"
      }
    }
    var options = ""
    let given = value("options")
    for option in given?.array ?? [given ?? .null] {
      if let name = option.caseName { options += "  \(name)" }
    }
    let hasOrientation = format.hasPrefix("H:") || format.hasPrefix("V:")
    text += (hasOrientation ? "" : "H:") + format + options + "\n"
    let parsed = parse(SourceText(name: "format", text: text))
    if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
      return notKnown(place, "its format is not valid: \(error.message)")
    }
    let layout = parsed.layout
    let first = views.sorted { $0.key < $1.key }.first {
      layout.views.contains { $0.name == $0.name } && format.contains("[\($0.key)")
    }?.value
    guard let superview = first?.parent ?? first.flatMap({ _ in root }) else {
      return notKnown(place, "its views are not known")
    }
    func anchor(_ item: Item) -> Anchor? {
      let object = item.view == .root ? superview : layout[item.view].name.flatMap { views[$0] }
      return object.map {
        Anchor(
          object: $0, guide: item.guide.flatMap { GuideKind(rawValue: $0.rawValue) },
          attribute: item.attribute)
      }
    }
    var made: [Value] = []
    for constraint in layout.constraints {
      guard case .items(let item, let other, let multiplier, let constant) = constraint.form,
        let first = anchor(item)
      else { continue }
      let object = makeConstraint(first, constraint.relation, other.flatMap(anchor), at: place)
      (object.multiplier, object.constant, object.priority) = (multiplier, constant, constraint.priority)
      made.append(.object(object))
    }
    return .array(made)
  }
}
