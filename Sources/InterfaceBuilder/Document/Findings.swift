import Diagnostics

/// What the reader has to say about a document, gathered while it goes on.
struct Findings {
  fileprivate(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ finding: Finding, at element: XMLElement) {
    let subject = "<\(element.name)>" + (element["id"].map { " \($0)" } ?? "")
    diagnostics.append(
      Diagnostic(.warning, code: finding.code, "\(subject) \(finding.predicate)", at: element.span))
  }
}

extension Findings {
  /// A document of menus and objects alone is in order.
  mutating func addNoViews(_ root: XMLElement) {
    diagnostics.append(
      Diagnostic(
        .note, code: "no-views", "this document holds no view, so there is nothing to lay out", at: root.span)
    )
  }
}

/// Something in a document that could not be read, or that Xcode itself has marked.
struct Finding {
  fileprivate var code: String
  /// What follows the element's name.
  fileprivate var predicate: String

  private init(_ code: String, _ predicate: String) { (self.code, self.predicate) = (code, predicate) }

  /// An element where views stand that is none that is known.
  static let unknownElement = Finding(
    "unknown-element", "is not a supported element; it is treated as a plain view")
  static let noFrame = Finding("no-frame", "has no frame; only constraints place it")
  /// An id that another view or guide has already.
  static let repeatedID = Finding("repeated-id", "repeats an id; references use the first")
  static let misplaced = Finding(
    "misplaced", "is marked as misplaced: its saved frame is not what its constraints say")
  static let ambiguous = Finding("marked-ambiguous", "is marked as ambiguous by Xcode")
  static let fixedFrame = Finding("fixed-frame", "has a fixed frame in place of constraints")

  static func unknownItem(_ id: String) -> Finding {
    Finding(
      "unknown-item", "refers to '\(id)', which is not a view or guide of this scene; it is left out")
  }

  static func unknownAttribute(_ name: String) -> Finding {
    Finding("unknown-attribute", "ties '\(name)', which is not an attribute that is known; it is left out")
  }

  /// A number that is none, and what was taken instead.
  static func badNumber(attribute: String, taken: Double) -> Finding {
    let number = taken == taken.rounded() ? String(Int(taken)) : String(taken)
    return Finding("bad-number", "has a \(attribute) that is not a number; \(number) is taken")
  }

  /// Two attributes that cannot be tied together.
  static func mismatchedAttributes(_ first: String, _ second: String) -> Finding {
    Finding("mismatched-attributes", "ties \(first) to \(second), which cannot be; it is left out")
  }

  /// A `systemSpacing` and the like.
  static func unsupported(_ what: String) -> Finding {
    Finding("unsupported", "uses \(what), which is not supported")
  }
}
