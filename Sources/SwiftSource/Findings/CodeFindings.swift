import Diagnostics
import LayoutModel

extension Evaluator {
  /// The mistakes that the source alone proves, in the order of places. Where something unknown could make the code
  /// right, nothing is reported.
  func codeFindings() -> [SourceCoverage.Finding] {
    let passedOver = skipped.map { program.text($0.place) }
    func mayHappenElsewhere(_ word: String) -> Bool { passedOver.contains { $0.contains(word) } }
    let active = constraints.filter { $0.isActive && $0.reason == nil }.sorted { $0.order < $1.order }
    var found: [SourceCoverage.Finding] = []
    // 1. Find constraints that are made and never activated.
    if hasUnknownActivations == nil, exhaustion == nil {
      let held = heldConstraints()
      for constraint in constraints
      where !constraint.isActive && !constraint.wasActive && !constraint.isSnap && !constraint.hasEscaped
        && isOfClass(constraint) && !(constraint.localName.map(mayHappenElsewhere) ?? false)
        && !held.contains(ObjectIdentifier(constraint))
      {
        found.append(
          finding(
            .neverActivated, "the constraint on '\(name(constraint.first))' is made but never activated",
            constraint))
      }
    }
    // 2. Find constraints between views that have no superview in common.
    if !hasUnknownSubviews, exhaustion == nil, !mayHappenElsewhere("Subview"),
      !mayHappenElsewhere("LayoutGuide")
    {
      for constraint in active where isOfClass(constraint) {
        guard let second = constraint.second, isPlaced(constraint.first.object), isPlaced(second.object),
          top(of: constraint.first.object) !== top(of: second.object)
        else { continue }
        found.append(
          finding(
            .noCommonSuperview,
            "'\(name(constraint.first))' and '\(name(second))' have no superview in common\(missing(constraint)): activating this constraint crashes",
            constraint))
      }
    }
    // 3. Find views that keep the constraints of their autoresizing masks.
    if !mayHappenElsewhere("translatesAutoresizingMask"), exhaustion == nil {
      var seen: Set<ObjectIdentifier> = []
      for constraint in active where isOfClass(constraint) {
        let view = constraint.first.object
        guard constraint.first.guide == nil, keepsMask(view), seen.insert(ObjectIdentifier(view)).inserted
        else { continue }
        found.append(
          finding(
            .autoresizingMask,
            "'\(givenName(of: view))' is placed by constraints, but its 'translatesAutoresizingMaskIntoConstraints' is never set to false",
            constraint))
      }
    }
    // 4. Find constraints that are made twice.
    var known: [String: ConstraintObject] = [:]
    for constraint in active where isOfClass(constraint) {
      let second =
        constraint.second.map { "\($0.object.number).\($0.guide?.rawValue ?? "").\($0.attribute.rawValue)" }
        ?? ""
      let key =
        "\(constraint.first.object.number).\(constraint.first.guide?.rawValue ?? "").\(constraint.first.attribute.rawValue) \(constraint.relation.rawValue) \(second) \(constraint.multiplier) \(constraint.constant) \(constraint.priority)"
      if let first = known[key] {
        let line = program.line(first.call.file, first.call.start)
        found.append(
          finding(
            .givenTwice, "this constraint on '\(name(constraint.first))' repeats the one in line \(line)",
            constraint))
      } else {
        known[key] = constraint
      }
    }
    return found
  }

  private func finding(
    _ kind: SourceCoverage.Finding.Kind, _ message: String, _ constraint: ConstraintObject
  ) -> SourceCoverage.Finding {
    SourceCoverage.Finding(
      kind: kind, message: message,
      span: SourceSpan(start: Int(constraint.call.start), end: Int(constraint.call.end)))
  }

  /// The views of a constraint that are not added to any other, in words.
  private func missing(_ constraint: ConstraintObject) -> String {
    let views: [Object] = [constraint.first.object, constraint.second!.object].filter {
      $0.parent == nil && $0 !== root
    }
    guard let view = views.first else { return "" }
    return ", as '\(givenName(of: view))' is never added to one"
  }

  private func name(_ anchor: Anchor) -> String {
    "\(givenName(of: anchor.object)).\(anchor.attribute.rawValue)"
  }

  /// Returns whether it was made by the class itself, in the file that is read.
  private func isOfClass(_ constraint: ConstraintObject) -> Bool {
    constraint.call.file == 0 && program.types[main]!.place.contains(constraint.call)
      || constraint.call.file == 0
        && program.parsedDeclarations(of: main).contains { $0.place.contains(constraint.call) }
  }

  /// The constraints in properties of any object, which other code may activate.
  private func heldConstraints() -> Set<ObjectIdentifier> {
    var held: Set<ObjectIdentifier> = []
    func add(_ value: Value) {
      switch value {
      case .object(let object): if object is ConstraintObject { held.insert(ObjectIdentifier(object)) }
      case .array(let values): values.forEach(add)
      case .dictionary(let pairs):
        for pair in pairs { add(pair.value) }
      case .tuple(let parts):
        for part in parts { add(part.value) }
      case .structure(let structure): structure.fields.values.forEach(add)
      default: break
      }
    }
    for object in objects where !(object is ConstraintObject) { object.fields.values.forEach(add) }
    statics.values.forEach(add)
    return held
  }

  private func top(of object: Object) -> Object {
    var view = object
    while let parent = view.parent { view = parent }
    return view
  }

  /// Returns whether the place of a view in the tree is known: no unknown code may have added it somewhere.
  private func isPlaced(_ object: Object) -> Bool {
    !object.hasEscaped && !top(of: object).isOutlet && !top(of: object).isDeclaredOnly
      && !top(of: object).hasEscaped
      && (top(of: object) === root || object.parent == nil || isView(top(of: object)))
  }

  /// Returns whether a view that the class has made itself still has its mask.
  private func keepsMask(_ view: Object) -> Bool {
    guard view !== root, isView(view), !view.isOutlet, !view.isDeclaredOnly, !view.hasSnap, !view.hasEscaped,
      view.propertyName != "view", view.parent != nil
    else { return false }
    if let mask = view.fields[maskName], mask.bool != true { return false }
    if view.parent!.arranged.contains(where: { $0 === view }) { return false }
    // A class of a library may turn the mask off itself.
    return superclasses(of: view.type).allSatisfy { program.types[$0] != nil || nativeSuperclass[$0] != nil }
  }
}

let maskName = "translatesAutoresizingMaskIntoConstraints"
