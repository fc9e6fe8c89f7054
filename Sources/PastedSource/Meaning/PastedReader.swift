package import LayoutModel

package struct PasteContext {
  var hasView: (String) -> Bool
  var hasMetric: (String) -> Bool
  var isReserved: (String) -> Bool
  var spacing: PerAxis<Double>
  /// The name of the view whose block contains the pasted code. If the code is outside of all blocks, this is the name
  /// of the first view in the file.
  var defaultView: String?

  package init(
    hasView: @escaping (String) -> Bool, hasMetric: @escaping (String) -> Bool,
    isReserved: @escaping (String) -> Bool, spacing: PerAxis<Double>, defaultView: String?
  ) {
    (self.hasView, self.hasMetric, self.isReserved) = (hasView, hasMetric, isReserved)
    (self.spacing, self.defaultView) = (spacing, defaultView)
  }
}

/// Reads the statements of one piece of pasted code, and collects the constraints, metrics and views that they define.
package struct PastedReader {
  typealias UnreadableCode = PastedParser.UnreadableCode

  enum Output: Equatable {
    case constraint(PastedConstraint)
    case line(String)
  }

  let surroundings: PasteContext
  /// The path for each alias, such as `view.safeAreaLayoutGuide` for `let safe = view.safeAreaLayoutGuide`.
  package private(set) var aliases: [String: [String]]
  /// The metrics that the pasted code uses or defines, as in `let gap = 8`, except those that the layout file defines.
  package private(set) var metrics: [(name: String, text: String)] = []
  private var metricNames: Set<String> = []
  private(set) var outputs: [Output] = []
  /// For each name that the code gives to constraints, as in `let top = a.topAnchor.constraint(…)`, the range of these
  /// constraints in `outputs`.
  private(set) var namedConstraints: [String: Range<Int>] = [:]
  /// The text that belongs at the end of a constraint's line: the priority (`~ 200`) or identifier (`"name"`) that the
  /// code assigns to a constraint that is defined elsewhere.
  package private(set) var ending: String?
  package internal(set) var views: [CreatedView] = []
  private var places: [String: Int] = [:]
  private var namedViews: [String] = []
  var memberNames: Set<String> = []
  private var knownNames: Set<String> = []
  /// The beginnings of the statements and list elements that could not be read.
  package private(set) var unread: [String] = []
  /// Indicates whether the code contains more than constraints: a view, or the body of a type, function or condition.
  package var isProgram: Bool { hasBlocks || !views.isEmpty }
  private var hasBlocks = false
  private var usedNames = UniqueNames()
  private var use = ConstraintUse()

  package init(_ surroundings: PasteContext, aliases: [String: [String]]) {
    (self.surroundings, self.aliases) = (surroundings, aliases)
  }

  package var lines: [String] {
    // Leave out named constraints that are never activated. Code without an activation is only a part of a program.
    let inactive = use.hasActivation ? namedConstraints.filter { !use.uses($0.key) }.map(\.value) : []
    return outputs.indices.compactMap { index in
      if inactive.contains(where: { $0.contains(index) }) { return nil }
      return switch outputs[index] {
      case .line(let text): text
      case .constraint(let constraint): constraint.text
      }
    }
  }

  package mutating func read(_ statements: [PastedStatement]) {
    use.add(statements)
    readAll(statements)
  }

  private mutating func readAll(_ statements: [PastedStatement]) {
    for statement in statements {
      attempt(statement) { reader throws(UnreadableCode) in
        switch statement.content {
        case .block(let inner):
          reader.hasBlocks = true
          reader.readAll(inner)
        case .definition(let name, let value?): try reader.define(name, value)
        case .definition(_, nil): break
        case .assignment(let left, let value): try reader.assign(left, value)
        case .expression(let expression): try reader.read(expression)
        case .unread: throw UnreadableCode()
        }
      }
    }
  }

  /// Calls `read` to read a statement or list element. After an error, removes what `read` has added to `outputs`, and
  /// adds the statement to `unread`.
  mutating func attempt(
    _ statement: PastedStatement, _ read: (inout PastedReader) throws(UnreadableCode) -> Void
  ) {
    let count = outputs.count
    do throws(UnreadableCode) { try read(&self) } catch {
      outputs.removeLast(outputs.count - count)
      unread.append(statement.text)
    }
  }

  mutating func add(_ constraint: PastedConstraint) throws(UnreadableCode) {
    guard constraint.text != nil else { throw UnreadableCode() }
    outputs.append(.constraint(constraint))
  }

  mutating func add(_ line: String) { outputs.append(.line(line)) }

  private mutating func define(_ name: String, _ value: PastedExpression) throws(UnreadableCode) {
    let start = outputs.count
    if try readConstraints(value) {
      namedConstraints[name] = start..<outputs.count
    } else if try defineView(name, value) {
      return
    } else if let number = number(value) {
      addMetric(name, number.text)
    } else if let path = value.path {
      aliases[name] = resolved(path)
    }
  }

  private mutating func assign(_ left: PastedExpression, _ value: PastedExpression) throws(UnreadableCode) {
    if case .member(let base?, let property) = left, base != .name("self") {
      let name = base.path?.last { $0 != "layer" }
      let range = name.flatMap { namedConstraints[$0] }
      switch (property, value) {
      // A constraint with a name was already added at its definition, so there is nothing to do. A constraint without a
      // name that is set to inactive is left out.
      case ("isActive", _) where range != nil || value == .name("false"),
        ("active", _) where range != nil || value == .name("NO"):
        return
      case ("isActive", _), ("active", _): guard try readConstraints(base) else { throw UnreadableCode() }
      case ("priority", _) where range != nil: setPriority(value, of: range ?? 0..<0)
      case ("identifier", .string(let text)) where range != nil:
        change(range ?? 0..<0) { $0.identifier = text }
      case ("priority", _): ending = priority(value).map { "~ \($0)" } ?? ending
      case ("identifier", .string(let text)): ending = spelled(text)
      default: if let name { try setProperty(property, of: name, to: value) }
      }
    } else if let name = left.path?.last {
      // The statement assigns to a variable, as in `constraint = a.topAnchor.constraint(…)`.
      try define(name, value)
    }
  }

  mutating func setPriority(_ expression: PastedExpression, of range: Range<Int>) {
    let priority = priority(expression)
    change(range) { $0.priority = priority }
  }

  private mutating func change(_ range: Range<Int>, _ change: (inout PastedConstraint) -> Void) {
    for index in range {
      guard case .constraint(var constraint) = outputs[index] else { continue }
      change(&constraint)
      outputs[index] = .constraint(constraint)
    }
  }

  private mutating func read(_ expression: PastedExpression) throws(UnreadableCode) {
    if try readConstraints(expression) { return }
    if try readViewCall(expression) { return }
    // Other expressions have no effect on the layout, except `[a, b].forEach { $0.isActive = true }`, which activates
    // constraints.
    if let call = expression.memberCall, call.name == "forEach", let base = call.base {
      _ = try readConstraints(base)
    }
  }

  // MARK: - Names

  /// Returns the path without `self` at its start. If the path then begins with an alias, the alias is replaced with
  /// its path.
  func resolved(_ path: [String]) -> [String] {
    var path = path
    if path.first == "self", path.count > 1 { path.removeFirst() }
    if let first = path.first, let alias = aliases[first] { path.replaceSubrange(0..<1, with: alias) }
    return path
  }

  /// Returns the view for a path such as `self.view`, `a`, `cell.contentView` or `a.superview!`.
  mutating func view(_ path: some BidirectionalCollection<String>) -> PastedViewName {
    guard let name = path.last(where: { $0 != "snp" }), name != "self", name != "superview" else {
      return .superview
    }
    if surroundings.hasView(name) || places[name] != nil { return .named(name) }
    if ["view", "contentView", "super"].contains(name) { return .superview }
    if knownNames.insert(name).inserted { namedViews.append(name) }
    return .named(name)
  }

  package var unknownViews: [String] { namedViews.filter { places[$0] == nil && !memberNames.contains($0) } }

  package func index(of name: String) -> Int? { places[name] }

  /// Adds a view, or replaces the view with the same name, and returns the view's index in `views`.
  mutating func add(_ view: CreatedView) -> Int {
    let name = view.view.name ?? ""
    let place = places[name] ?? views.count
    if place < views.count { views[place] = view } else { views.append(view) }
    places[name] = place
    return place
  }

  mutating func rename(_ place: Int, to name: String) {
    places[views[place].view.name ?? ""] = nil
    views[place].view.name = name
    places[name] = place
  }

  mutating func addMetric(_ name: String, _ text: String) {
    if !surroundings.hasMetric(name), metricNames.insert(name).inserted { metrics.append((name, text)) }
  }

  mutating func freeName(_ name: String) -> String {
    usedNames.name(name) { [surroundings] free in
      !surroundings.hasView(free) && !surroundings.isReserved(free) && !surroundings.hasMetric(free)
    }
  }
}
