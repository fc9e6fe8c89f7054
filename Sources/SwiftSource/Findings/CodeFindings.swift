import Diagnostics
import LayoutModel

extension Evaluator {
  /// Returns the mistakes in the code, but only those that exist no matter what skipped code does and what the unknown
  /// values are.
  func codeFindings() -> [SourceCoverage.Finding] {
    let passedOver = skipped.map { program.text($0.place) }
    func mayHappenElsewhere(_ word: String) -> Bool { passedOver.contains { $0.contains(word) } }
    let active = constraints.filter { $0.isActive && $0.reason == nil }.sorted { $0.order < $1.order }
    var found: [SourceCoverage.Finding] = []
    // 1. Find constraints that are never activated.
    if hasUnknownActivations == nil, exhaustion == nil {
      let inactive = constraints.filter { constraint in
        !constraint.isActive && !constraint.wasActive && !constraint.isSnap && !constraint.hasEscaped
          && isOfClass(constraint) && !(constraint.localName.map(mayHappenElsewhere) ?? false)
      }
      let held = inactive.isEmpty ? [] : heldConstraints()
      for constraint in inactive where !held.contains(ObjectIdentifier(constraint)) {
        found.append(
          finding(
            .neverActivated, "the constraint on '\(name(constraint.first))' is created but never activated",
            constraint))
      }
    }
    // 2. Find constraints between views that had no common superview on activation.
    var detached: Set<ObjectIdentifier> = []
    for constraint in constraints where isOfClass(constraint) {
      // Report only the first constraint that connects a separate view tree to other views, since its activation
      // already crashes the app.
      guard let view = constraint.detachedView, detached.insert(ObjectIdentifier(view)).inserted else {
        continue
      }
      let isLate = view.parent != nil
      found.append(
        finding(
          .noCommonSuperview,
          "'\(givenName(of: constraint.first.object))' and '\(givenName(of: constraint.second!.object))' have no common superview\(isLate ? " yet" : ""), as '\(givenName(of: view))' is \(isLate ? "only added to a superview later" : "never added to a superview"): activating this constraint crashes the app",
          constraint))
    }
    // 3. Find views that have constraints but whose autoresizing masks are still translated into constraints.
    if exhaustion == nil {
      var seen: Set<ObjectIdentifier> = []
      for constraint in active where isOfClass(constraint) {
        let view = constraint.first.object
        guard constraint.first.guide == nil, keepsMask(view), seen.insert(ObjectIdentifier(view)).inserted,
          !mayHappen(
            to: view, { $0.name == maskName || $0.isArgument && $0.name.contains("ArrangedSubview") })
        else { continue }
        found.append(
          finding(
            .autoresizingMask,
            "'\(givenName(of: view))' is placed by constraints, but its 'translatesAutoresizingMaskIntoConstraints' is never set to false",
            constraint))
      }
    }
    // 4. Find constraints that repeat an earlier constraint.
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
    // Report equal findings once, since a loop may make several constraints at the same position.
    var reported: Set<SourceCoverage.Finding> = []
    return found.filter { reported.insert($0).inserted }
  }

  private func finding(
    _ kind: SourceCoverage.Finding.Kind, _ message: String, _ constraint: ConstraintObject
  ) -> SourceCoverage.Finding {
    SourceCoverage.Finding(
      kind: kind, message: message,
      span: SourceSpan(start: Int(constraint.call.start), end: Int(constraint.call.end)))
  }

  private func name(_ anchor: Anchor) -> String {
    "\(givenName(of: anchor.object)).\(anchor.attribute.rawValue)"
  }

  private func isOfClass(_ constraint: ConstraintObject) -> Bool {
    constraint.call.file == 0 && program.types[main]!.place.contains(constraint.call)
      || constraint.call.file == 0
        && program.parsedDeclarations(of: main).contains { $0.place.contains(constraint.call) }
  }

  /// Returns the names of the private properties that the code never reads, except to access the constant, priority or
  /// identifier of a constraint that they store.
  private func propertiesNeverUsed() -> Set<String> {
    // 1. Count the uses of each name in the file.
    func word(_ expression: Expression) -> String? {
      switch expression.kind {
      case .name(let word), .member(_, let word): word
      case .chain(let inner), .unwrap(let inner): word(inner)
      default: nil
      }
    }
    var uses: [String: Int] = [:]
    let walker = CodeWalker()
    walker.onExpression = { expression in
      switch expression.kind {
      case .name(let word): uses[word, default: 0] += 1
      case .member(let base, let member):
        uses[member, default: 0] += 1
        if ["constant", "priority", "identifier"].contains(member), let word = word(base) {
          uses[word, default: 0] -= 1
        }
      case .assign("=", let target, _): if let word = word(target) { uses[word, default: 0] -= 1 }
      default: break
      }
    }
    let file = program.parse(0)
    for type in file.types {
      for variable in type.variables { walker.walk(variable) }
      // When `deinit` runs, the view is no longer shown.
      for function in type.functions where function.name != "deinit" { function.body.map(walker.walk) }
    }
    for function in file.functions { function.body.map(walker.walk) }
    // 2. Find the private properties without uses.
    var seen: Set<String> = []
    var names: Set<String> = []
    for variable in program.parsedDeclarations(of: main).flatMap(\.variables)
    where seen.insert(variable.name).inserted {
      let isOwn = variable.isPrivate && variable.place.file == 0 && variable.observers.isEmpty
      if isOwn, uses[variable.name, default: 0] == 0 { names.insert(variable.name) }
    }
    return names
  }

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
    let unused = propertiesNeverUsed()
    for object in objects where !(object is ConstraintObject) {
      for (name, value) in object.fields where object !== subject || !unused.contains(name) { add(value) }
    }
    statics.values.forEach(add)
    return held
  }

  func top(of object: Object) -> Object {
    var view = object
    while let parent = view.parent { view = parent }
    return view
  }

  /// Returns whether all superviews of a view are known.
  func isPlaced(_ object: Object) -> Bool {
    let holder = top(of: object).holder
    if let holder, holder.isDeclaredOnly || holder.hasEscaped || holder.isOutlet { return false }
    return !object.hasEscaped && !top(of: object).isOutlet && !top(of: object).isDeclaredOnly
      && !top(of: object).hasEscaped
      && (top(of: object) === root || object.parent == nil || isView(top(of: object)))
  }

  /// Returns whether a view's autoresizing mask is certainly still translated into constraints, although the code sets
  /// no mask.
  private func keepsMask(_ view: Object) -> Bool {
    guard view !== root, isView(view), view.fields["autoresizingMask"] == nil, !view.isOutlet,
      !view.isDeclaredOnly, !view.hasSnap, !view.hasEscaped,
      view.propertyName != "view", view.parent != nil
    else { return false }
    if let mask = view.fields[maskName], mask.bool != true { return false }
    if view.parent!.arranged.contains(where: { $0 === view }) || isPlacedByContainer(view) { return false }
    // A library's class may turn off its autoresizing mask itself, so check that the view's class and all of its
    // superclasses are from the sources, UIKit or AppKit.
    return superclasses(of: view.type).allSatisfy { program.types[$0] != nil || nativeSuperclass[$0] != nil }
  }
}

let maskName = "translatesAutoresizingMaskIntoConstraints"
