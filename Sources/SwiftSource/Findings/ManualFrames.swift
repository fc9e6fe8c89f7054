import LayoutModel

extension Evaluator {
  /// Returns the statements that set the frames of views that have no constraints. A frame of zero is not listed: it is a
  /// placeholder for the frame that something else gives the view.
  func statementsThatSetFrames(of objects: [Object], in layout: Layout) -> [UnreadStatement] {
    let constrained = Set(layout.constraints.flatMap { $0.items.map(\.view) })
    let views = objects.indices.dropFirst().filter { index in
      let object = objects[index]
      guard isView(object), !object.isOutlet, !object.hasSnap, !layout.views[index].isArranged,
        !isPlacedByContainer(object), object.parent?.fields["documentView"]?.object !== object
      else { return false }
      let isTranslated = object.fields[maskName].map { $0.bool == true } ?? true
      return isTranslated || !constrained.contains(ViewID(index))
    }.map { objects[$0] }
    if views.isEmpty { return [] }
    var found: [UnreadStatement] = []
    func add(_ view: Object, _ place: Place) {
      let name = (view.propertyName ?? view.localName).map { "'\($0)'" } ?? "a view"
      found.append(UnreadStatement(place: place, reason: "it sets the frame of \(name)"))
    }
    // A local variable names a view only in the function that makes the view.
    var function = Place.none
    let walker = CodeWalker()
    walker.onExpression = { expression in
      switch expression.kind {
      case .assign(_, let target, let value):
        guard !value.isZero, let name = target.nameOfFramedView else { return }
        let view = views.last {
          $0.propertyName == name || $0.localName == name && function.contains($0.place)
        }
        if let view { add(view, expression.place) }
      case .call(_, let arguments):
        guard arguments.contains(where: { $0.label == "frame" && !$0.value.isZero }) else { return }
        if let view = views.first(where: { $0.place == expression.place }) { add(view, expression.place) }
      default: break
      }
    }
    for code in ownTypes.sorted().flatMap({ program.parsedDeclarations(of: $0) }) {
      for member in code.functions {
        function = member.place
        member.body.map(walker.walk)
      }
      for variable in code.variables {
        function = variable.place
        walker.walk(variable)
      }
    }
    return found
  }
}

extension Expression {
  /// Indicates whether the expression is a zero value, such as `.zero`, `CGRect.zero` or `CGRect()`.
  fileprivate var isZero: Bool {
    switch kind {
    case .implicitMember("zero"), .member(_, "zero"): true
    case .call(_, let arguments): arguments.isEmpty && ["CGRect", "NSRect", "init"].contains(calledName)
    default: false
    }
  }

  /// If the expression is a view's frame or a part of the frame, the view's name: `label` for `self.label.frame.size`;
  /// otherwise, `nil`.
  fileprivate var nameOfFramedView: String? {
    guard case .member(let base, let member) = withoutChain.kind else { return nil }
    switch member {
    case "frame", "bounds", "center":
      switch base.withoutOptional.kind {
      case .name(let name), .member(_, let name): return name
      default: return nil
      }
    case "size", "origin", "width", "height", "x", "y": return base.nameOfFramedView
    default: return nil
    }
  }

  private var withoutOptional: Expression {
    switch kind {
    case .chain(let inner), .unwrap(let inner): inner.withoutOptional
    default: self
    }
  }
}
