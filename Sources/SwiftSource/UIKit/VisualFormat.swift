import Diagnostics
import LayoutLanguage
import LayoutModel

extension Evaluator {
  func visualFormat(_ arguments: [CallArgument], at place: Place) -> Value {
    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    guard let format = value("withVisualFormat")?.string else {
      return notKnown(place, value("withVisualFormat")?.unknown?.reason ?? "its format is not known")
    }
    guard case .dictionary(let pairs)? = value("views") else {
      return notKnown(place, value("views")?.unknown?.reason ?? "its views are not known")
    }
    var objects: [Object] = []
    var views = [View(name: nil, kind: .view, parent: nil)]
    for (key, view) in pairs {
      guard let name = key.string, let object = view.object else { continue }
      objects.append(object)
      views.append(View(name: name, kind: .view, parent: .root))
    }
    var metrics: [String: Double] = [:]
    if case .dictionary(let given)? = value("metrics") {
      for (key, metric) in given {
        guard let name = key.string else { continue }
        guard let number = metric.number else {
          return notKnown(place, metric.unknown?.reason ?? "the metric '\(name)' is not known")
        }
        metrics[name] = number
      }
    }
    let options = (value("options")?.array ?? [value("options") ?? .null]).compactMap(\.caseName)
    let read = readVisualFormat(
      ([format] + options).joined(separator: " "), views: views, metrics: metrics)
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      return notKnown(place, "its format is not valid: \(error.message)")
    }
    let named = read.constraints.flatMap(\.items).lazy.map(\.view).first { $0 != .root }
    // A format such as `[a]` makes no constraints.
    guard let first = named.map({ objects[$0.index - 1] }) else { return .array([]) }
    let superview = first.parent ?? root!
    func anchor(_ item: Item) -> Anchor {
      Anchor(
        object: item.view == .root ? superview : objects[item.view.index - 1], guide: item.guide,
        attribute: item.attribute)
    }
    /// In AppKit code, replaces an anchor at a margin by the anchor at the edge, and returns the standard distance from
    /// this edge, 20 or -20 points. Otherwise, returns 0.
    func leaveMargin(_ anchor: inout Anchor) -> Double {
      guard isMac, anchor.attribute.isMargin else { return 0 }
      anchor.attribute = anchor.attribute.withoutMargin
      return anchor.attribute.isStart ? 20 : -20
    }
    return .array(
      read.constraints.compactMap { constraint in
        guard case .items(let item, let other, let multiplier, let constant) = constraint.form else {
          return nil
        }
        var (first, second) = (anchor(item), other.map(anchor))
        let distance = (second.map { _ in leaveMargin(&second!) } ?? 0) - leaveMargin(&first)
        let made = makeConstraint(first, constraint.relation, second, at: place)
        (made.multiplier, made.constant, made.priority) = (
          multiplier, constant + distance, constraint.priority
        )
        return .object(made)
      })
  }
}
