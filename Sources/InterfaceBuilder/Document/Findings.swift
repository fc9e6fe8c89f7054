import Diagnostics

struct Findings {
  fileprivate(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ finding: Finding, at element: XMLElement) {
    let subject = "<\(element.name)>" + (element["id"].map { " \($0)" } ?? "")
    diagnostics.append(
      Diagnostic(.warning, code: finding.code, "\(subject) \(finding.predicate)", at: element.span))
  }
}

extension Findings {
  mutating func addNoViews(_ root: XMLElement) {
    diagnostics.append(
      Diagnostic(
        .note, code: "no-views", "this document has no view, so there is nothing to lay out", at: root.span)
    )
  }
}

struct Finding {
  fileprivate var code: String
  fileprivate var predicate: String

  private init(_ code: String, _ predicate: String) { (self.code, self.predicate) = (code, predicate) }

  static let unknownElement = Finding(
    "unknown-element", "is not a supported element; it is treated as a plain view")
  static let noFrame = Finding("no-frame", "has no saved frame; only its constraints determine its frame")
  static let repeatedID = Finding("repeated-id", "repeats an id; references to this id use the first element")
  static let misplaced = Finding(
    "misplaced", "is marked as misplaced: its saved frame does not match its constraints")
  static let ambiguous = Finding("marked-ambiguous", "is marked as ambiguous by Xcode")
  static let fixedFrame = Finding("fixed-frame", "has a fixed frame instead of constraints")

  static func unknownItem(_ id: String) -> Finding {
    Finding(
      "unknown-item",
      "refers to '\(id)', which is not a view or guide of this scene; the constraint is left out")
  }

  static func unknownAttribute(_ name: String) -> Finding {
    Finding("unknown-attribute", "uses '\(name)', which is not a known attribute; the constraint is left out")
  }

  static func badNumber(attribute: String, taken: Double) -> Finding {
    let number = taken == taken.rounded() ? String(Int(taken)) : String(taken)
    return Finding("bad-number", "has a \(attribute) that is not a number; \(number) is used")
  }

  static func mismatchedAttributes(_ first: String, _ second: String) -> Finding {
    Finding(
      "mismatched-attributes",
      "relates \(first) to \(second), which is not possible; the constraint is left out")
  }

  static func unsupported(_ what: String) -> Finding {
    Finding("unsupported", "uses \(what), which is not supported")
  }
}
