import LayoutModel

/// What a reply may use of the file around the pasted code.
struct PastedSurroundings {
  /// By name: a view's line without its block, and what its block holds, for those that may move into a stack's.
  var declarations: (String) -> ConvertedLine?
  var hasView: (String) -> Bool
  var metrics: Set<String>
  /// What the standard space is on an axis.
  var spacing: PerAxis<Double>
  /// The view in whose block the code stands; where it stands in none, the first that the file declares.
  var viewAtHand: String?
}

/// Reads the statements of one piece of pasted code and puts together what they are here.
///
/// It gives up on the whole piece where it meets a constraint that it cannot say; what says nothing about a
/// layout, such as `translatesAutoresizingMaskIntoConstraints`, is passed over.
struct PastedReader {
  struct UnreadableCode: Error {}

  /// What the code comes to, in its order.
  enum Output: Equatable {
    case equation(PastedEquation)
    case line(String)
  }

  let surroundings: PastedSurroundings
  /// Paths that the code gave a name to, such as `let safe = view.safeAreaLayoutGuide`.
  var aliases: [String: [String]] = [:]
  var lets: [String] = []
  var outputs: [Output] = []
  /// The outputs of constraints that the code gave a name to.
  var namedConstraints: [String: Range<Int>] = [:]
  /// Views that the code makes, in its order.
  var views: [PastedView] = []
  /// Views of the file that moved into a stack's block.
  var movedViews: [String] = []
  /// Names that the file has not and the code did not make.
  var unknownViews: [String] = []
  /// Indicates whether SwiftUI's own views were made.
  var usedNames: Set<String> = []
  private var depth = 0

  init(_ surroundings: PastedSurroundings, aliases: [String: [String]] = [:]) {
    self.surroundings = surroundings
    self.aliases = aliases
  }

  /// The lines of the reply; empty where the code says nothing that a layout needs.
  mutating func reply(to statements: [PastedStatement]) throws(UnreadableCode) -> [ConvertedLine] {
    try read(statements)
    var lines = lets.map { ConvertedLine($0) }
    lines += try declarations()
    for output in outputs {
      switch output {
      case .line(let text): lines.append(ConvertedLine(text))
      case .equation(let equation):
        guard let text = equation.text else { throw UnreadableCode() }
        lines.append(ConvertedLine(text))
      }
    }
    return lines
  }

  // MARK: - Statements

  mutating func read(_ statements: [PastedStatement]) throws(UnreadableCode) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 40 else { throw UnreadableCode() }
    for statement in statements {
      switch statement {
      case .block(let inner): try read(inner)
      case .definition(let name, let value): try define(name, value)
      case .assignment(let left, let value): try assign(left, value)
      case .expression(let expression): try read(expression)
      }
    }
  }

  private mutating func define(_ name: String, _ value: PastedExpression?) throws(UnreadableCode) {
    guard let value else { return }
    let start = outputs.count
    if try readConstraints(value) {
      namedConstraints[name] = start..<outputs.count
    } else if try defineView(name, value) {
      return
    } else if let number = number(value) {
      if !surroundings.metrics.contains(name) { lets.append("let \(name) = \(number.text)") }
    } else if let path = value.path {
      aliases[name] = resolved(path)
    }
  }

  private mutating func assign(_ left: PastedExpression, _ value: PastedExpression) throws(UnreadableCode) {
    if case .member(let base?, let property) = left {
      if property == "isActive" || property == "active" {
        guard value != .name("false"), value != .name("NO") else { return }
        // A constraint that has a name was written down where it got it.
        if base.path.map({ namedConstraints[$0.last ?? ""] != nil }) != true { try mustRead(base) }
        return
      }
      if let name = base.path?.last, let range = namedConstraints[name] {
        return change(range, property, to: value)
      }
      if let name = base.path?.last(where: { $0 != "layer" }) {
        return try setProperty(property, of: name, to: value)
      }
    }
    // `constraint = a.topAnchor.constraint(…)`
    if let name = left.path?.last { try define(name, value) }
  }

  /// A constraint's priority or identifier.
  private mutating func change(_ range: Range<Int>, _ property: String, to value: PastedExpression) {
    for index in range {
      guard case .equation(var equation) = outputs[index] else { continue }
      if property == "priority" { equation.priority = priority(value) }
      if property == "identifier", case .string(let text) = value { equation.identifier = text }
      outputs[index] = .equation(equation)
    }
  }

  private mutating func read(_ expression: PastedExpression) throws(UnreadableCode) {
    if try readConstraints(expression) { return }
    if try readStackCall(expression) { return }
    if let view = try swiftUIView(expression) {
      views.append(view)
      return
    }
    // `[a, b].forEach { $0.isActive = true }`, `super.viewDidLoad()`, `view.addSubview(a)`
    if let call = expression.memberCall, call.name == "forEach", let base = call.base {
      _ = try readConstraints(base)
    }
  }

  private mutating func mustRead(_ expression: PastedExpression) throws(UnreadableCode) {
    guard try readConstraints(expression) else { throw UnreadableCode() }
  }

  // MARK: - Names

  /// A path without what was given a name on the way.
  func resolved(_ path: [String]) -> [String] {
    var path = path
    if path.first == "self", path.count > 1 { path.removeFirst() }
    if let first = path.first, let alias = aliases[first] { path.replaceSubrange(0..<1, with: alias) }
    return path
  }

  /// What `self.view`, `a`, `cell.contentView` and `a.superview!` are called here.
  mutating func view(_ path: some BidirectionalCollection<String>) -> PastedViewName {
    guard let name = path.last(where: { $0 != "snp" }), name != "self" else { return .superview }
    if name == "superview" { return .superview }
    if surroundings.hasView(name) || views.contains(where: { $0.name == name }) { return .named(name) }
    if namesOfSuperviews.contains(name) { return .superview }
    if !unknownViews.contains(name) { unknownViews.append(name) }
    return .named(name)
  }
}

private let namesOfSuperviews: Set<String> = ["view", "contentView", "super"]
