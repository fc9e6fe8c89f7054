import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

/// What the rules of a text came to, in a file with these views:
///
///     view (the root)
///       header
///       badge
///       card
///         inner
///           deep
///
/// Every line is a statement in `block`'s block; `NAME: …` is about NAME. The metrics are
/// gap = 12, zero = 0 and big = 1e300.
struct SLLReading {
  var constraints: [Constraint]
  var diagnostics: [Diagnostic]
  private var context: NotationContext
  var views: [View] { context.views }

  init(_ text: String, in block: String = "badge", splitLines: Bool = true) {
    let source = SourceText(name: "test.layout", text: text)
    context = SLLReading.context(source)
    let enclosing = context.viewNames[block]!
    var rules = SLLRules()
    let whole = SourceSpan(start: 0, end: source.utf8.count)
    let spans = splitLines ? source.lineStarts.indices.map(source.lineSpan) : [whole]
    for span in spans {
      let statement = Statement(span: span, enclosing: enclosing)
      guard SLLRules.claims(statement, in: source) else {
        Issue.record("not claimed as rules: \(source[span])")
        continue
      }
      rules.read(statement, in: context)
    }
    rules.finish(in: context)
    constraints = context.constraints
    diagnostics = context.diagnostics
  }

  static func context(_ source: SourceText) -> NotationContext {
    let tree: [(name: String, parent: Int?)] = [
      ("view", nil), ("header", 0), ("badge", 0), ("card", 0), ("inner", 3), ("deep", 4),
    ]
    let views = tree.map { View(name: $0.name, kind: .view, parent: $0.parent.map(ViewID.init)) }
    let names = tree.indices.map { (tree[$0].name, ViewID($0)) }
    return NotationContext(
      source: source, views: views, viewNames: Dictionary(uniqueKeysWithValues: names),
      metrics: ["gap": 12, "zero": 0, "big": 1e300])
  }

  /// Each constraint in one line, as a person would write it.
  var lines: [String] { constraints.map(line) }

  private func line(_ constraint: Constraint) -> String {
    let priority = constraint.priority == Priority.required ? "" : " @\(number(constraint.priority))"
    let relation = constraint.relation.rawValue
    switch constraint.form {
    case .items(let first, nil, _, let constant):
      return "\(name(first)) \(relation) \(number(constant))\(priority)"
    case .items(let first, let second?, let multiplier, let constant):
      let factor = multiplier == 1 ? "" : "\(number(multiplier)) * "
      let rest = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
      return "\(name(first)) \(relation) \(factor)\(name(second))\(rest)\(priority)"
    case .terms(let terms, let constant):
      let sum = terms.enumerated().map { index, term in
        let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : index == 0 ? "" : " + "
        let size = abs(term.coefficient)
        return sign + (size == 1 ? "" : "\(number(size)) * ") + name(term.item)
      }
      return sum.joined() + " \(relation) \(number(constant))\(priority)"
    }
  }

  private func name(_ item: Item) -> String {
    "\(context.views[item.view.index].name!).\(item.attribute.rawValue)"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : String(value)
  }
}

/// Rules and the constraints they come to; the rules are the case's name.
struct SLLCase: CustomTestStringConvertible, Sendable {
  var rules: String
  var block: String
  var expected: [String]

  init(_ rules: String, in block: String = "badge", _ expected: String...) {
    self.rules = rules
    self.block = block
    self.expected = expected
  }

  var testDescription: String { rules }

  /// Holds that the rules are read without a word and come to the constraints.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let reading = SLLReading(rules, in: block)
    #expect(reading.lines == expected, sourceLocation: sourceLocation)
    #expect(reading.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  }
}

/// A text with markers (1️⃣, 2️⃣ …) at the places that diagnostics are to point at.
struct SLLMarkedText {
  var text: String
  /// UTF-8 offsets, in the order of the markers' numbers.
  var places: [Int]

  init(_ marked: String) {
    var text = ""
    var found: [(number: Int, offset: Int)] = []
    for character in marked {
      if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 3,
        let number = character.unicodeScalars.last?.value == 0x20E3 ? Int(String(scalar)) : nil
      {
        found.append((number, text.utf8.count))
      } else {
        text.append(character)
      }
    }
    self.text = text
    places = found.sorted { $0.number < $1.number }.map(\.offset)
  }
}
