final class SkippedCode {
  let place: Place
  let reason: String
  let statements: [Statement]
  /// Indicates whether the program may run the code while it makes the view.
  let mayRun: Bool

  init(place: Place, reason: String, statements: [Statement], mayRun: Bool) {
    (self.place, self.reason, self.statements, self.mayRun) = (place, reason, statements, mayRun)
  }

  /// An effect of code on a view: the code sets a property, calls a method, or passes the view to a function.
  struct Effect {
    var name: String
    /// The name of the view; `nil` if the view is not known, as for `$0` or an element of a list.
    var subject: String?
    var isArgument = false
  }

  private(set) lazy var effects = makeEffects()

  private func makeEffects() -> [Effect] {
    var found: [Effect] = []
    var locals: Set<String> = []
    func subjects(_ expression: Expression) -> [String?] {
      switch expression.kind {
      case .name(let name): return [name.first == "$" || locals.contains(name) ? nil : name]
      case .member(_, let name): return [name]
      case .chain(let inner), .unwrap(let inner), .cast(let inner, _, _): return subjects(inner)
      case .array(let elements): return elements.flatMap(subjects)
      case .element, .call: return [nil]
      default: return []
      }
    }
    let walker = CodeWalker()
    walker.onStatement = { statement in
      if case .loop(let pattern, _, _, _) = statement.kind { locals.formUnion(pattern.names) }
    }
    walker.onExpression = { expression in
      switch expression.kind {
      case .closure(let code): locals.formUnion(code.parameters.map(\.name))
      case .assign(_, let target, _):
        if case .member(let base, let name) = target.kind {
          found += subjects(base).map { Effect(name: name, subject: $0) }
        }
      case .call(let callee, let arguments):
        guard let name = expression.calledName else { return }
        if case .member(let base, _) = callee.withoutChain.kind {
          found += subjects(base).map { Effect(name: name, subject: $0) }
        }
        for argument in arguments {
          found += subjects(argument.value).map { Effect(name: name, subject: $0, isArgument: true) }
        }
      default: break
      }
    }
    walker.walk(statements)
    return found
  }
}

extension Evaluator {
  /// Returns whether skipped code may have an effect that `isMeant` accepts, either on the view or on an unknown view,
  /// such as `$0`.
  func mayHappen(to view: Object, _ isMeant: (SkippedCode.Effect) -> Bool) -> Bool {
    let names = [view.propertyName, view.localName].compactMap { $0 }
    return skipped.contains { code in
      code.mayRun
        && code.effects.contains { effect in
          if let subject = effect.subject {
            guard names.contains(subject) else { return false }
            // If the sources declare a function with the effect's name, or the name suggests layout code, the function
            // may do anything to the view.
            return isMeant(effect) || mayDoMore(effect)
          }
          return isMeant(effect)
        }
    }
  }

  private func mayDoMore(_ effect: SkippedCode.Effect) -> Bool {
    program.isMemberDeclared(effect.name) || Self.soundsLikeLayout(effect.name)
  }

  /// Returns `nil` if a constraint's items are, or may be, in the same view tree. Otherwise, returns the topmost view
  /// of the first item's tree or, if that tree contains the root view, of the second item's tree.
  func detachedView(of constraint: ConstraintObject) -> Object? {
    guard let second = constraint.second, !hasUnknownSubviews, exhaustion == nil else { return nil }
    let items = [constraint.first.object, second.object]
    let tops = items.map(top)
    guard tops[0] !== tops[1], items.allSatisfy(isPlaced) else { return nil }
    let detached = tops.filter { $0 !== root }
    let mayBeAdded = detached.contains { view in
      mayHappen(to: view) { effect in
        effect.isArgument && ["Subview", "LayoutGuide", "addView"].contains { effect.name.contains($0) }
      }
    }
    return mayBeAdded ? nil : detached.first
  }
}
