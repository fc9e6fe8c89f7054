import Diagnostics

struct Findings {
  fileprivate(set) var diagnostics: [Diagnostic] = []
  private var firstFixedView: (index: Int, subject: String)?
  private var fixedViewCount = 0

  mutating func add(_ finding: Finding, at element: XMLElement) {
    diagnostics.append(
      Diagnostic(
        .warning, code: finding.code, "\(subject(element)) \(finding.predicate)", at: element.span))
  }

  /// Reports a view with a fixed frame. Fixed frames are usual in macOS files, so one note counts all of them there.
  mutating func addFixedFrame(at element: XMLElement, _ platform: InterfaceDocument.Platform) {
    if platform == .uiKit { return add(.fixedFrame, at: element) }
    fixedViewCount += 1
    guard let first = firstFixedView else {
      firstFixedView = (diagnostics.count, subject(element))
      return diagnostics.append(
        Diagnostic(
          .note, code: Finding.fixedFrame.code, "\(subject(element)) \(Finding.fixedFrame.predicate)",
          at: element.span))
    }
    let others = fixedViewCount == 2 ? "another view" : "\(fixedViewCount - 1) other views"
    diagnostics[first.index].message =
      "\(first.subject) and \(others) have fixed frames instead of constraints"
  }

  private func subject(_ element: XMLElement) -> String {
    "<\(element.name)>" + (element["id"].map { " \($0)" } ?? "")
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
  static let badFrame = Finding(
    "no-frame", "has a saved frame whose numbers cannot be read; only its constraints determine its frame")
  static let repeatedID = Finding("repeated-id", "repeats an id; references to this id use the first element")
  static let misplaced = Finding(
    "misplaced", "is marked as misplaced: its saved frame does not match its constraints")
  static let ambiguous = Finding("marked-ambiguous", "is marked as ambiguous by Xcode")
  fileprivate static let fixedFrame = Finding("fixed-frame", "has a fixed frame instead of constraints")

  static func unknownItem(_ id: String) -> Finding {
    Finding(
      "unknown-item",
      "refers to '\(id)', which is not a view or guide of this scene; the constraint is left out")
  }

  static func unknownAttribute(_ name: String) -> Finding {
    Finding("unknown-attribute", "uses '\(name)', which is not a known attribute; the constraint is left out")
  }

  static func noAttribute(_ name: String) -> Finding {
    Finding("unknown-attribute", "has no \(name); the constraint is left out")
  }

  static func badNumber(attribute: String, taken: Double) -> Finding {
    Finding("bad-number", "has a \(attribute) that is not a number; \(short(taken)) is used")
  }

  static func badPriority(_ priority: Double, taken: Double) -> Finding {
    Finding(
      "bad-number",
      "has the priority \(short(priority)), which is not from 1 to 1000; \(short(taken)) is used")
  }

  static let zeroMultiplier = Finding(
    "bad-number",
    "has a multiplier of 0 or a division by 0, which is not possible; the constraint is left out")

  static func unknownValue(_ attribute: String, _ value: String, taken: String) -> Finding {
    Finding("unknown-value", "has the \(attribute) '\(value)', which is not known; \(taken) is used")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
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
