import Diagnostics

/// What the reader has to say about a document, gathered while it goes on.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ finding: Finding, at element: XMLElement) {
    diagnostics.append(finding.diagnostic(at: element))
  }
}

/// Something in a document that could not be read, or that Xcode itself has marked.
enum Finding {
  /// An element where views stand that is none that is known; it is taken for a plain view.
  case unknownElement
  /// A view without a frame, whose place is then left to its constraints.
  case noFrame
  /// An id that another view or guide has already.
  case repeatedID
  /// An id that no view or guide of the scene has.
  case unknownItem(String)
  case unknownAttribute(String)
  /// A number that is none, and what was taken instead.
  case badNumber(attribute: String, taken: Double)
  /// Two attributes that cannot be tied together.
  case mismatchedAttributes(String, String)
  case misplaced
  case ambiguous
  case fixedFrame
  /// A `systemSpacing` and the like.
  case unsupported(String)
}

extension Finding {
  fileprivate func diagnostic(at element: XMLElement) -> Diagnostic {
    let subject = "<\(element.name)>" + (element["id"].map { " \($0)" } ?? "")
    return Diagnostic(.warning, code: code, message(subject), at: element.span)
  }

  private var code: String {
    switch self {
    case .unknownElement: "unknown-element"
    case .noFrame: "no-frame"
    case .repeatedID: "repeated-id"
    case .unknownItem: "unknown-item"
    case .unknownAttribute: "unknown-attribute"
    case .badNumber: "bad-number"
    case .mismatchedAttributes: "mismatched-attributes"
    case .misplaced: "misplaced"
    case .ambiguous: "marked-ambiguous"
    case .fixedFrame: "fixed-frame"
    case .unsupported: "unsupported"
    }
  }

  private func message(_ subject: String) -> String {
    switch self {
    case .unknownElement: "\(subject) is not a supported element; it is treated as a plain view"
    case .noFrame: "\(subject) has no frame; only constraints place it"
    case .repeatedID: "\(subject) repeats an id; references use the first"
    case .unknownItem(let id):
      "\(subject) refers to '\(id)', which is not a view or guide of this scene; it is left out"
    case .unknownAttribute(let name):
      "\(subject) ties '\(name)', which is not an attribute that is known; it is left out"
    case .badNumber(let attribute, let taken):
      "\(subject) has a \(attribute) that is not a number; \(taken == taken.rounded() ? String(Int(taken)) : String(taken)) is taken"
    case .mismatchedAttributes(let first, let second):
      "\(subject) ties \(first) to \(second), which cannot be; it is left out"
    case .misplaced: "\(subject) is marked as misplaced: its saved frame is not what its constraints say"
    case .ambiguous: "\(subject) is marked as ambiguous by Xcode"
    case .fixedFrame: "\(subject) has a fixed frame in place of constraints"
    case .unsupported(let what): "\(subject) uses \(what), which is not supported"
    }
  }
}
